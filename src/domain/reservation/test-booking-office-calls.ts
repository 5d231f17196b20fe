// Bookings made to try the site before it is public: what becomes of them.
import { z } from 'zod'
import { BookingIdInput } from '#domain/booking/office-calls.ts'
import { call } from '#platform/wire/call.ts'
import { Nothing } from '#platform/wire/shapes.ts'

export const testBookingCalls = {
  /**
   * The site becomes public, and its tests end with it: `remove_tests` removes all of them with their payments,
   * otherwise they count as real bookings.
   */
  publishSite: call({
    method: 'POST',
    path: '/api/office/opening',
    takes: 'json',
    may: 'company',
    proof: true,
    input: z.object({ remove_tests: z.boolean() }),
    output: z.object({ ended: z.int() }),
    refuses: ['SITE_NOT_READY', 'ALREADY_OPEN'],
  }),
  /** A customer reserved at the preview address, so the booking was no test. */
  countAsReal: call({
    method: 'POST',
    path: '/api/office/booking/real',
    takes: 'json',
    may: 'change bookings',
    input: BookingIdInput,
    output: Nothing,
    refuses: ['BOOKING_NOT_FOUND'],
  }),
}
