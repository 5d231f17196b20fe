// Departures by a rule: weekdays of a period, prices by season, with holidays or without.
import type { Flights } from '#domain/catalog/flights.ts'
import { addDays } from '#lib/days.ts'
import { getWeekday } from '#lib/month.ts'
import { tripLimits } from '#limits/trip.ts'
import { parsePriceChange } from './parse-price-change.ts'
import { type NumberColumn, priceColumns } from './price-grid-cells.ts'
import type { Row } from './price-grid-row.ts'

type PriceColumn = (typeof priceColumns)[number]
export type DepartureValues = Record<NumberColumn, number>
export type Season = { from: string; until: string } & Record<PriceColumn, number>
export type DepartureRule = {
  package_code: string
  from: string
  until: string
  weekdays: readonly number[]
  values: DepartureValues
  /** Where two have a day, the later one in the list rules it. */
  seasons: readonly Season[]
  holidays: 'like others' | 'left out' | 'priced'
  /** As people change a price, where holidays are priced. */
  holidayChange: string
  flights: Flights
}

/** A departure that is there already stays as it is. */
export function createRowsByRule(
  rule: DepartureRule,
  holidays: ReadonlySet<string>,
  existing: readonly Row[],
): Row[] {
  const departure_time = rule.flights[0]?.departs ?? null
  const existingDays = new Set(
    existing
      .filter((row) => row.departure_time === departure_time && row.package_code === rule.package_code)
      .map(({ departure_date }) => departure_date),
  )
  return listDays(rule.from, rule.until)
    .filter((day) => rule.weekdays.includes(getWeekday(day)))
    .filter((day) => !(rule.holidays === 'left out' && holidays.has(day)) && !existingDays.has(day))
    .map((departure_date) => ({
      ...createRow(rule.package_code, departure_date),
      ...rule.values,
      ...getPricesOn(departure_date, rule, holidays),
      departure_time,
      flights: rule.flights,
    }))
}

function getPricesOn(
  day: string,
  { values, seasons, ...rule }: DepartureRule,
  holidays: ReadonlySet<string>,
) {
  const season = seasons.findLast(({ from, until }) => from <= day && day <= until)
  const change =
    rule.holidays === 'priced' && holidays.has(day) ? parsePriceChange(rule.holidayChange) : undefined
  return Object.fromEntries(
    priceColumns.map((price) => {
      const basePrice = (season ?? values)[price]
      return [price, change ? change(basePrice) : basePrice]
    }),
  )
}

function listDays(from: string, until: string): string[] {
  if (!from || !until || until < from) return []
  const days: string[] = []
  for (let day = from; day <= until && days.length < tripLimits.rows; day = addDays(day, 1)) days.push(day)
  return days
}

/** A new departure gets its number when it is saved. */
export const createRow = (package_code: string, departure_date: string): Row => ({
  key: crypto.randomUUID(),
  invalidTexts: {},
  tell_booked: false,
  departure_id: 0,
  package_code,
  departure_date,
  departure_time: null,
  flights: [],
  adult_price: 0,
  child_price: 0,
  baby_price: 0,
  seats: 20,
  minimum: 10,
  closed_yn: 'N',
  taken: 0,
  bookings: 0,
  revision: 0,
  state: 'recruiting',
})

/** What a child and an infant mostly pay, until somebody says otherwise. */
export function fillChildPrices({ adult_price, child_price, baby_price }: Record<PriceColumn, number>) {
  const roundToThousand = (won: number) => Math.round(won / 1_000) * 1_000
  return {
    child_price: child_price || roundToThousand(adult_price * 0.9),
    baby_price: baby_price || roundToThousand(adult_price * 0.1),
  }
}

type PreviousValues = { [Column in NumberColumn]?: number | null }

/** `last`: what departures of the trip cost so far, or what its itinerary said. */
export const createRule = (
  package_code: string,
  today: string,
  last: PreviousValues | null,
): DepartureRule => ({
  package_code,
  from: addDays(today, 30),
  until: addDays(today, 30),
  weekdays: [],
  values: {
    adult_price: last?.adult_price ?? 0,
    child_price: last?.child_price ?? 0,
    baby_price: last?.baby_price ?? 0,
    seats: last?.seats ?? 20,
    minimum: last?.minimum ?? 10,
  },
  seasons: [],
  holidays: 'like others',
  holidayChange: '',
  flights: [],
})
