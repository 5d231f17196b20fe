// The state of reading while the units of a trip are walked through.

import type { DayInProgress } from './day-in-progress.ts'
import type { Age, ReadDay, ReadDeparture, ReadTrip, ReadValue } from './itinerary.ts'
import type { Unit } from './units.ts'

type TripSection = 'included' | 'not_included' | 'price' | 'departures' | 'notes'
export type ReadState = {
  trip: ReadTrip
  today: string
  day?: DayInProgress | undefined
  days: { number: ReadValue<number>; day: DayInProgress }[]
  section?: TripSection | undefined
  /** The section had its text on its own line, so the lines below may or may not belong to it. */
  inline: boolean
  /** How the heading of the section and its first item begin; and whether a blank line has followed items. */
  bullets: { head: string; item?: string | undefined }
  wasBlank: boolean
  order: Age[]
  /** The days are told in sentences. */
  isInSentences: boolean
  hotel?: string
  /** The line that is read now is not about the day it is in. */
  isOffTopic: boolean
  /** The days each line of the source is in. */
  daysByLine: Map<Unit['lines'][number], number[]>
  /** Prices of one day alone. */
  dayPrices: ReadValue<ReadDeparture>[]
  /** Flights that are listed above the days. */
  flights: ReadDay['flights']
}

export const createReadState = (trip: ReadTrip, today: string): ReadState => ({
  trip,
  today,
  days: [],
  inline: false,
  bullets: { head: '' },
  wasBlank: false,
  order: [],
  isInSentences: false,
  isOffTopic: false,
  daysByLine: new Map(),
  dayPrices: [],
  flights: [],
})
