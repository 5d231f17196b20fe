// Close-ups that every trip has beside its sights: a table, a bed, a seat, somebody to look out with.
import type { DemoAgency, DemoPackage } from './demo-types.ts'
import { findNature, type SceneNature } from './scene-nature.ts'
import { closeUpNames, type SceneName } from './scenes/scene-names.ts'

export type CloseUp = { name: SceneName; seed: number; nature: SceneNature; key: string }

/** Two tables of one country are laid differently, and so are two rooms. */
const layings = 2

/** In turn, so that trips beside each other begin with another. */
export function listCloseUps(agency: DemoAgency, trip: DemoPackage, at: number): CloseUp[] {
  const turn = at % closeUpNames.length
  return [...closeUpNames.slice(turn), ...closeUpNames.slice(0, turn)]
    .filter((name) => name !== trip.scene && (name !== 'guest-room' || trip.nights > 0))
    .map((name) => {
      const nature = findNature(agency, trip, name)
      const seed = 90 + (at % layings)
      return { name, seed, nature, key: JSON.stringify([name, seed, nature]) }
    })
}
