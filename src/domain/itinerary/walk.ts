// What is known while the units of a trip are walked through.
import type { Age, Read, ReadDay, ReadDeparture, ReadTrip } from './itinerary.ts'
import type { OpenDay } from './open-day.ts'
import type { Unit } from './units.ts'

type Section = 'included' | 'not_included' | 'price' | 'departures' | 'notes'
export type Walk = {
  trip: ReadTrip
  today: string
  day?: OpenDay | undefined
  days: { number: Read<number>; day: OpenDay }[]
  section?: Section | undefined
  /** The section had its text on its own line, so the lines below may or may not belong to it. */
  inline: boolean
  /** How the heading of the section and its first item begin; and whether a blank line has followed items. */
  bullets: { head: string; item?: string | undefined }
  wasBlank: boolean
  order: Age[]
  /** The days are told in sentences. */
  isTold: boolean
  hotel?: string
  /** The line that is read now is about something else than the day it stands in. */
  isAside: boolean
  /** The days each line of the source stands in. */
  daysOf: Map<Unit['lines'][number], number[]>
  /** What one day alone costs. */
  ownPrices: Read<ReadDeparture>[]
  /** Above the days. */
  flights: ReadDay['flights']
}

export const startWalk = (trip: ReadTrip, today: string): Walk => ({
  trip,
  today,
  days: [],
  inline: false,
  bullets: { head: '' },
  wasBlank: false,
  order: [],
  isTold: false,
  isAside: false,
  daysOf: new Map(),
  ownPrices: [],
  flights: [],
})
