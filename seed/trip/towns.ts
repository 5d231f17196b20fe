// Every town the trips sleep in, found by its Korean name.
import type { Town } from './town.ts'
import { asianTowns } from './towns-asia.ts'
import { koreanTowns } from './towns-korea.ts'
import { westernTowns } from './towns-west.ts'

const towns: Record<string, Town> = { ...asianTowns, ...westernTowns, ...koreanTowns }

export function getTown(stop: string): Town {
  const town = towns[stop]
  if (!town) throw new Error(`No town for ${stop}`)
  return town
}
