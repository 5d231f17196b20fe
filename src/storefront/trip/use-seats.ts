// Seats come after the page, from a call that is never kept; the calendar stays usable with prices alone.
import { startTransition, useContext, useEffect, useState } from 'react'
import type { catalogCalls } from '#domain/catalog/calls.ts'
import type { Out } from '#platform/wire/call.ts'
import { ApiContext } from '#storefront/api.ts'

/** With the prices of this moment. */
export type Seats = Out<typeof catalogCalls.departures>['list'][number]
export type SeatsByDate = Map<string, Seats>

/** `asked`: raised to ask again. */
export function useSeats(package_code: string, asked = 0): SeatsByDate | undefined {
  const api = useContext(ApiContext)
  const [seats, setSeats] = useState<SeatsByDate>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another asked, another look
  useEffect(() => {
    let here = true
    api?.catalog
      .departures({ package_code })
      .then(({ list }) => {
        if (here)
          startTransition(() =>
            setSeats(new Map(list.map((departure) => [departure.departure_date, departure]))),
          )
      })
      .catch(() => {})
    return () => {
      here = false
    }
  }, [api, package_code, asked])
  return seats
}
