// A day while it is read.
import type { Read, ReadDay, ReadPlace } from './itinerary.ts'
import { townKey } from './names.ts'

/** While it is read: names as they come, the towns of its route, and when it begins with a landing. */
export type OpenDay = Omit<ReadDay, 'day' | 'places'> & {
  towns: Set<string>
  found: Read<ReadPlace>[]
  landed?: string
}

export const openDay = (): OpenDay => ({ meals: {}, flights: [], text: [], towns: new Set(), found: [] })

/** A name that is only guessed to be a town does not count as a town of this day. */
export function addTowns(places: readonly Read<ReadPlace>[], day: OpenDay): void {
  day.found.push(...places)
  for (const { value, sure } of places) if (sure) day.towns.add(townKey(value.name))
}

export const closeDay = (day: Read<number>, { towns: _, landed: __, found, ...rest }: OpenDay): ReadDay => ({
  day,
  ...rest,
  places: joined(found),
})

/** One entry for each name, the first. A later mention can make it sure or add its time. */
function joined(places: readonly Read<ReadPlace>[]): Read<ReadPlace>[] {
  const byName = new Map<string, Read<ReadPlace>>()
  for (const place of places) {
    const before = byName.get(townKey(place.value.name))
    if (!before) byName.set(townKey(place.value.name), { ...place, value: { ...place.value } })
    else {
      before.sure ||= place.sure
      before.value.time ??= place.value.time
    }
  }
  return [...byName.values()]
}
