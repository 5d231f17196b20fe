// What is left to do before a trip, what one needs for it and takes along: side by side where there is room.
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { PackingList } from './packing-list.tsx'
import { ToDoList } from './to-do-list.tsx'
import { TripPreparation } from './trip-preparation.tsx'

export function BeforeTrip({ booking, today }: { booking: BookingDetails; today: string }) {
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2">
      <ToDoList booking={booking} today={today} />
      <TripPreparation booking={booking} today={today} />
      <PackingList booking={booking} />
    </div>
  )
}
