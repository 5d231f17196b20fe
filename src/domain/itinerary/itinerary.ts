// Types of an itinerary that was read: each field with the piece of the source it came from, sure or not.

/** `from` is shown beside the field; what is not sure must be looked at before it is used. */
export type ReadValue<T> = { value: T; sure: boolean; from: string }

export type ReadPlace = { name: string; time: string | null }
export type ReadFlight = { number: string; departs: string | null; arrives: string | null }
export type ReadDeparture = { date: string; adult?: number; child?: number; baby?: number }
export type Meal = 'breakfast' | 'lunch' | 'dinner'
export type Age = 'adult' | 'child' | 'baby'

export type ReadDay = {
  day: ReadValue<number>
  date?: ReadValue<string>
  places: ReadValue<ReadPlace>[]
  /** Null: the source says there is none. */
  meals: Partial<Record<Meal, ReadValue<string | null>>>
  hotel?: ReadValue<string>
  flights: ReadValue<ReadFlight>[]
  /** The source's text of the day, line by line. */
  text: string[]
}

/**
 * A line of the source: its number, and the days it belongs to. A line above or behind the days belongs to none.
 */
export type SourceLine = { at: number; text: string; days: readonly number[] }

export type ReadTrip = {
  /** Every line of its part of the source. All trips together have every line there is, each once. */
  lines: SourceLine[]
  title?: ReadValue<string>
  nights?: ReadValue<number>
  days?: ReadValue<number>
  schedule: ReadDay[]
  included: ReadValue<string>[]
  not_included: ReadValue<string>[]
  prices: Partial<Record<Age | 'single', ReadValue<number>>>
  departures: ReadValue<ReadDeparture>[]
  weekdays?: ReadValue<string[]>
  minimum?: ReadValue<number>
  shopping?: ReadValue<number>
  guide_fee?: ReadValue<string>
  alert?: ReadValue<number>
  airline?: ReadValue<string>
  meeting_point?: ReadValue<string>
}

export const markSure = <T>(value: T, from: string): ReadValue<T> => ({ value, sure: true, from })
export const markUnsure = <T>(value: T, from: string): ReadValue<T> => ({ value, sure: false, from })

/**
 * A cell holds lines. A paragraph is a row of one cell outside of any table. `above`: by column, the text of
 * a cell that began in a row above and reaches down to this row.
 */
export type Row = { cells: string[][]; table: number | null; heading: boolean; above?: string[][] }

/**
 * The result of every reader of a format. `dropped`: what was left out, to be shown to staff. `ignored`:
 * lines that are not about the trip, or that are too many; nothing is read from them.
 */
export type Source = { rows: Row[]; dropped: DroppedContent[]; ignored: string[] }
export type DroppedContent = 'script' | 'style' | 'picture' | 'frame'
