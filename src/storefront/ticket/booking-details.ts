// A booking as its page, its ticket and the parts of the page show it.
import type { bookingCalls } from '#domain/booking/calls.ts'
import type { Out } from '#platform/wire/call.ts'

export type BookingDetails = Out<typeof bookingCalls.info>
