// The offer for the entered choices: the departure with its current seats, and the price.
import { useState } from 'react'
import { priceParty } from '#domain/booking/price.ts'
import type { PackageInfo } from '#domain/catalog/package.ts'
import { findChosenDeparture } from '#storefront/departure/departures-by-day.ts'
import { listDiscountsToday } from '#storefront/departure/discounts-today.ts'
import { type DepartureSeats, type SeatsById, useSeats } from '#storefront/departure/use-seats.ts'
import type { ReserveForm } from './form.ts'
import { type DiscountCodeState, useDiscountCode } from './use-discount-code.ts'

export type TripOffer = {
  seats: SeatsById | undefined
  /** The seats of the chosen departure; undefined while they are not known. */
  departureSeats: DepartureSeats | undefined
  departure: DepartureSeats | PackageInfo['departures'][number] | undefined
  bill: ReturnType<typeof priceParty> | undefined
  code: DiscountCodeState
  isOpen: boolean
  /** How many leave on the chosen day. */
  choices: number
}

/** `refresh`: for when seats or prices have changed meanwhile. */
export function useOffer(info: PackageInfo, form: ReserveForm): TripOffer & { refresh: () => void } {
  const [refreshCount, setRefreshCount] = useState(0)
  const { departure_date: date, departure_id, party, single_rooms } = form
  const seats = useSeats(info.package_code, refreshCount)
  // The page may be cached longer than a departure is open, so the current ones count.
  const departures: NonNullable<TripOffer['departure']>[] = seats ? [...seats.values()] : info.departures
  const departure = findChosenDeparture(departures, { date, departure_id }, seats)
  const departureSeats = departure && seats?.get(departure.departure_id)
  const options = info.options.filter(({ option_id }) => form.options.includes(option_id))
  const { single_supplement } = info
  const code = useDiscountCode(info.package_code, form.discount_code)
  const discounts = [...listDiscountsToday(info, { date, party }), ...(code.discount ? [code.discount] : [])]
  const bill =
    departure && priceParty({ prices: departure, party, single_rooms, single_supplement, options, discounts })
  const isOpen = departure !== undefined && departureSeats?.state !== 'closed'
  const choices = departures.filter(({ departure_date }) => departure_date === date).length
  return {
    seats,
    departureSeats,
    departure,
    bill,
    code,
    isOpen,
    choices,
    refresh: () => setRefreshCount((before) => before + 1),
  }
}
