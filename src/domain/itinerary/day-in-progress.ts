// A day while it is read.
import type { ReadDay, ReadPlace, ReadValue } from './itinerary.ts'
import { toTownKey } from './read-name.ts'

/** While it is read: names as they come, the towns of its route, and when it begins with a landing. */
export type DayInProgress = Omit<ReadDay, 'day' | 'places'> & {
  towns: Set<string>
  found: ReadValue<ReadPlace>[]
  landed?: string
}

export const createDay = (): DayInProgress => ({
  meals: {},
  flights: [],
  text: [],
  towns: new Set(),
  found: [],
})

/** A name that is only guessed to be a town does not count as a town of this day. */
export function addTowns(places: readonly ReadValue<ReadPlace>[], day: DayInProgress): void {
  day.found.push(...places)
  for (const { value, sure } of places) if (sure) day.towns.add(toTownKey(value.name))
}

export const finishDay = (
  day: ReadValue<number>,
  { towns: _, landed: __, found, ...rest }: DayInProgress,
): ReadDay => ({
  day,
  ...rest,
  places: mergePlaces(found),
})

/** One entry for each name, the first. A later mention can make it sure or add its time. */
function mergePlaces(places: readonly ReadValue<ReadPlace>[]): ReadValue<ReadPlace>[] {
  const byName = new Map<string, ReadValue<ReadPlace>>()
  for (const place of places) {
    const before = byName.get(toTownKey(place.value.name))
    if (!before) byName.set(toTownKey(place.value.name), { ...place, value: { ...place.value } })
    else {
      before.sure ||= place.sure
      before.value.time ??= place.value.time
    }
  }
  return [...byName.values()]
}
