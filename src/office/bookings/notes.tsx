// What staff tell each other about a booking.
import { useApi } from '#office/api.ts'
import { NotesPanel } from '#office/kit/notes-panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { BookingDetails } from './load-booking.ts'

export function Notes({ booking: { booking_id, notes } }: BookingDetails) {
  const words = useText('bookings')
  const api = useApi()
  return (
    <NotesPanel
      words={words}
      notes={notes}
      call={({ booking }) => booking.addNote}
      toInput={({ text }) => ({ booking_id, text })}
      send={(input, sending) => api.booking.addNote(input, sending)}
    />
  )
}
