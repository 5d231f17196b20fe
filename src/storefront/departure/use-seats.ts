// Seats are loaded after the page and never cached; the calendar stays usable with prices alone.
import { useContext, useMemo } from 'react'
import type { departureCalls } from '#domain/departure/calls.ts'
import { previewParam } from '#lib/preview-param.ts'
import type { Out } from '#platform/wire/call.ts'
import { ApiContext } from '#storefront/api.ts'
import { useCall } from '#web/use-call.ts'

/** The seats with the prices of this moment. */
export type DepartureSeats = Out<typeof departureCalls.departures>['list'][number]
export type SeatsById = Map<number, DepartureSeats>

/** A trip that was never published has no known departures. */
const isPreview = () =>
  typeof location !== 'undefined' && new URLSearchParams(location.search).has(previewParam)

/** `refreshCount`: raised to ask again; until the new answer is there, the former one is used. */
export function useSeats(package_code: string, refreshCount = 0): SeatsById | undefined {
  const api = useContext(ApiContext)
  const { answer } = useCall(
    api && !isPreview() ? `${package_code} ${refreshCount}` : undefined,
    async () => api?.departure.departures({ package_code }),
    { keepsPrevious: true },
  )
  return useMemo(
    () => answer && new Map(answer.list.map((departure) => [departure.departure_id, departure])),
    [answer],
  )
}
