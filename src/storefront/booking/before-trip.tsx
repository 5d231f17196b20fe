// What is left to do before a trip, and what one needs to leave: side by side where there is room.
import type { Booking } from './booking.ts'
import { GettingReady } from './getting-ready.tsx'
import { LeftToDo } from './left-to-do.tsx'

export default function BeforeTrip({ booking, today }: { booking: Booking; today: string }) {
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2">
      <LeftToDo booking={booking} today={today} />
      <GettingReady booking={booking} />
    </div>
  )
}
