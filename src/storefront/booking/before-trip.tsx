// The tasks before a trip, what one needs for it and takes along: side by side where there is room.
import type { ReactNode } from 'react'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { PackingList } from './packing-list.tsx'
import { PendingItems } from './pending-items.tsx'
import { TripPreparation } from './trip-preparation.tsx'

/** `hasPendingItems`: unless they are above the ticket. `children`: what follows the packing list. */
type Props = { booking: BookingDetails; today: string; hasPendingItems?: boolean; children?: ReactNode }

export function BeforeTrip({ booking, today, hasPendingItems = true, children }: Props) {
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] items-start gap-4 ${hasPendingItems ? 'tablet:grid-cols-2 tablet:grid-rows-[auto_1fr]' : ''}`}
    >
      {hasPendingItems && <PendingItems booking={booking} today={today} />}
      <div className={hasPendingItems ? 'tablet:col-start-2 tablet:row-span-2 tablet:row-start-1' : ''}>
        <TripPreparation booking={booking} today={today} />
      </div>
      <div className="grid gap-4">
        <PackingList booking={booking} today={today} />
        {children}
      </div>
    </div>
  )
}
