// What can be had for what is entered: the departure with its seats of this moment, and what it costs.
import { useState } from 'react'
import { price } from '#domain/booking/price.ts'
import type { PackageInfo } from '#domain/catalog/calls.ts'
import { type Seats, type SeatsByDate, useSeats } from '#storefront/trip/use-seats.ts'
import type { Form } from './form.ts'

export type Offer = {
  seats: SeatsByDate | undefined
  /** Of the chosen day; undefined while they are not known. */
  here: Seats | undefined
  departure: Seats | PackageInfo['departures'][number] | undefined
  bill: ReturnType<typeof price> | undefined
  isOpen: boolean
}

/** `lookAgain`: seats or prices have changed meanwhile. */
export function useOffer(info: PackageInfo, form: Form): Offer & { lookAgain: () => void } {
  const [times, setTimes] = useState(0)
  const { departure_date, party, single_rooms } = form
  const seats = useSeats(info.package_code, times)
  const here = seats?.get(departure_date)
  const departure = here ?? info.departures.find((each) => each.departure_date === departure_date)
  const options = info.options.filter(({ option_id }) => form.options.includes(option_id))
  const { single_supplement } = info
  const bill = departure && price({ prices: departure, party, single_rooms, single_supplement, options })
  const isOpen = departure !== undefined && here?.state !== 'closed'
  return { seats, here, departure, bill, isOpen, lookAgain: () => setTimes((before) => before + 1) }
}
