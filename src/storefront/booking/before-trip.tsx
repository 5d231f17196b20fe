// What is left to do before a trip, and what one needs for it: side by side where there is room.
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { ToDoList } from './to-do-list.tsx'
import { TripPreparation } from './trip-preparation.tsx'

export function BeforeTrip({ booking, today }: { booking: BookingDetails; today: string }) {
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2">
      <ToDoList booking={booking} today={today} />
      <TripPreparation booking={booking} />
    </div>
  )
}
