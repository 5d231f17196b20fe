// The next departure of a trip and its price in one line, where no card is: as it can still be booked.
import type { ReactNode } from 'react'
import { formatDatedPrice } from '#domain/catalog/format-trip-price.ts'
import { useText } from '#web/session.tsx'
import { type DatedTrip, useAvailabilityKey, useCardDeparture } from './availability.ts'

/** `children`: shown for a trip without a departure. */
export function NextDepartureLine({ trip, children }: { trip: DatedTrip; children?: ReactNode }) {
  const catalog = useText('catalog')
  const key = useAvailabilityKey(trip)
  const { availability, date, price } = useCardDeparture(trip)
  if (date === null || price === null) return children
  return (
    <span data-asked={key}>
      {availability === null ? catalog.allSold : formatDatedPrice(date, price, catalog)}
    </span>
  )
}
