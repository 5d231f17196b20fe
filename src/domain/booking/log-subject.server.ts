// The name of a booking in a log entry.
import { normalizeBookingNumber } from './find.server.ts'

export const toLogSubject = (booking_id: string) => ({
  subject: `booking ${normalizeBookingNumber(booking_id)}`,
})
