// By what a log entry names a booking.
import { normalizeBookingNumber } from './find.server.ts'

export const toLogSubject = (booking_id: string) => ({
  subject: `booking ${normalizeBookingNumber(booking_id)}`,
})
