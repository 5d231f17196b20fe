// Seats come after the page, from a call that is never kept; the calendar stays usable with prices alone.
import { useContext, useEffect, useState } from 'react'
import type { DepartureState } from '#domain/catalog/calls.ts'
import { ApiContext } from '#storefront/api-context.ts'

export type Seats = { seats: number; seats_left: number; minimum: number; state: DepartureState }
export type SeatsByDate = Map<string, Seats>

export function useSeats(package_code: string): SeatsByDate | undefined {
  const api = useContext(ApiContext)
  const [seats, setSeats] = useState<SeatsByDate>()
  useEffect(() => {
    let here = true
    api?.catalog
      .departures({ package_code })
      .then(({ list }) => here && setSeats(new Map(list.map((departure) => [departure.departure_date, departure]))))
      .catch(() => {})
    return () => {
      here = false
    }
  }, [api, package_code])
  return seats
}
