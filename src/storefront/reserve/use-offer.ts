// What can be had for what is entered: the departure with its seats of this moment, and what it costs.
import { useState } from 'react'
import { price } from '#domain/booking/price.ts'
import type { PackageInfo } from '#domain/catalog/package.ts'
import { chosenOn } from '#storefront/trip/on-day.ts'
import { type Seats, type SeatsById, useSeats } from '#storefront/trip/use-seats.ts'
import type { Form } from './form.ts'

export type Offer = {
  seats: SeatsById | undefined
  /** Of the chosen departure; undefined while they are not known. */
  here: Seats | undefined
  departure: Seats | PackageInfo['departures'][number] | undefined
  bill: ReturnType<typeof price> | undefined
  isOpen: boolean
  /** How many leave on the chosen day. */
  choices: number
}

/** `lookAgain`: seats or prices have changed meanwhile. */
export function useOffer(info: PackageInfo, form: Form): Offer & { lookAgain: () => void } {
  const [times, setTimes] = useState(0)
  const { departure_date: date, departure_id, party, single_rooms } = form
  const seats = useSeats(info.package_code, times)
  // The page may be kept longer than a departure is open: those of this moment count.
  const ahead: NonNullable<Offer['departure']>[] = seats ? [...seats.values()] : info.departures
  const departure = chosenOn(ahead, { date, departure_id }, seats)
  const here = departure && seats?.get(departure.departure_id)
  const options = info.options.filter(({ option_id }) => form.options.includes(option_id))
  const { single_supplement } = info
  const bill = departure && price({ prices: departure, party, single_rooms, single_supplement, options })
  const isOpen = departure !== undefined && here?.state !== 'closed'
  const choices = ahead.filter(({ departure_date }) => departure_date === date).length
  return { seats, here, departure, bill, isOpen, choices, lookAgain: () => setTimes((before) => before + 1) }
}
