// Every handler of the office, collected; does not compile if a call has none.
import { bookingOfficeHandlers } from '#domain/booking/office.server.ts'
import { documentOfficeHandlers } from '#domain/document/office.server.ts'
import { paymentOfficeHandlers } from '#domain/payment/office.server.ts'
import { staffHandlers } from '#domain/staff/office.server.ts'
import type { calls } from './calls.ts'

export const handlers = {
  staff: staffHandlers,
  booking: bookingOfficeHandlers,
  payment: paymentOfficeHandlers,
  document: documentOfficeHandlers,
} satisfies Record<keyof typeof calls, object>
