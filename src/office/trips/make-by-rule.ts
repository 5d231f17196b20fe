// Departures by a rule: weekdays of a period, prices by season, with holidays or without.
import type { Flights } from '#domain/catalog/flights.ts'
import { tripLimits } from '#limits/trade.ts'
import { dayAfter } from '#plain/days.ts'
import { weekdayOf } from '#plain/month.ts'
import { changedPrice } from './changed-price.ts'
import { type NumberColumn, prices } from './sheet-cells.ts'
import type { Row } from './sheet-row.ts'

type Price = (typeof prices)[number]
export type Values = Record<NumberColumn, number>
export type Season = { from: string; until: string } & Record<Price, number>
export type Rule = {
  package_code: string
  from: string
  until: string
  on: readonly number[]
  values: Values
  /** Where two have a day, the later one in the list rules it. */
  seasons: readonly Season[]
  holidays: 'like others' | 'left out' | 'priced'
  /** As people change a price, where holidays are priced. */
  holidayChange: string
  flights: Flights
}

/** One that is there already stays as it is. */
export function rowsByRule(rule: Rule, holidays: ReadonlySet<string>, there: readonly Row[]): Row[] {
  const departure_time = rule.flights[0]?.departs ?? null
  const known = new Set(
    there
      .filter((row) => row.departure_time === departure_time && row.package_code === rule.package_code)
      .map(({ departure_date }) => departure_date),
  )
  return daysFrom(rule.from, rule.until)
    .filter((day) => rule.on.includes(weekdayOf(day)))
    .filter((day) => !(rule.holidays === 'left out' && holidays.has(day)) && !known.has(day))
    .map((departure_date) => ({
      ...freshRow(rule.package_code, departure_date),
      ...rule.values,
      ...pricesOn(departure_date, rule, holidays),
      departure_time,
      flights: rule.flights,
    }))
}

function pricesOn(day: string, { values, seasons, ...rule }: Rule, holidays: ReadonlySet<string>) {
  const season = seasons.findLast(({ from, until }) => from <= day && day <= until)
  const change =
    rule.holidays === 'priced' && holidays.has(day) ? changedPrice(rule.holidayChange) : undefined
  return Object.fromEntries(
    prices.map((price) => {
      const plain = (season ?? values)[price]
      return [price, change ? change(plain) : plain]
    }),
  )
}

function daysFrom(from: string, until: string): string[] {
  if (!from || !until || until < from) return []
  const days: string[] = []
  for (let day = from; day <= until && days.length < tripLimits.rows; day = dayAfter(day, 1)) days.push(day)
  return days
}

/** It gets its number when it is saved. */
export const freshRow = (package_code: string, departure_date: string): Row => ({
  key: crypto.randomUUID(),
  odd: {},
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
export function childrenFrom({ adult_price, child_price, baby_price }: Record<Price, number>) {
  const thousand = (won: number) => Math.round(won / 1_000) * 1_000
  return {
    child_price: child_price || thousand(adult_price * 0.9),
    baby_price: baby_price || thousand(adult_price * 0.1),
  }
}

type Before = { [Column in NumberColumn]?: number | null }

/** `last`: what departures of the trip cost so far, or what its itinerary said. */
export const firstRule = (package_code: string, today: string, last: Before | null): Rule => ({
  package_code,
  from: dayAfter(today, 30),
  until: dayAfter(today, 30),
  on: [],
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
