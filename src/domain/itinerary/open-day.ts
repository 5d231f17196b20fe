// A day while it is read.
import type { Read, ReadDay, ReadPlace } from './itinerary.ts'

/** While it is read: names as they come, the towns of its route, and when it begins with a landing. */
export type OpenDay = Omit<ReadDay, 'day' | 'places'> & {
  towns: Set<string>
  found: Read<ReadPlace>[]
  landed?: string
}

export const openDay = (): OpenDay => ({ meals: {}, flights: [], text: [], towns: new Set(), found: [] })
