// Every handler of the office, collected; does not compile if a call has none.

import { agencyOfficeHandlers } from '#domain/agency/office.server.ts'
import { boardOfficeHandlers } from '#domain/board/office.server.ts'
import { bookingOfficeHandlers } from '#domain/booking/office.server.ts'
import { categoryOfficeHandlers } from '#domain/category/office.server.ts'
import { documentOfficeHandlers } from '#domain/document/office.server.ts'
import { fillingHandlers } from '#domain/filling/office.server.ts'
import { paymentOfficeHandlers } from '#domain/payment/office.server.ts'
import { reportHandlers } from '#domain/report/office.server.ts'
import { reservationOfficeHandlers } from '#domain/reservation/office.server.ts'
import { reviewOfficeHandlers } from '#domain/review/office.server.ts'
import { staffHandlers } from '#domain/staff/office.server.ts'
import { tripOfficeHandlers } from '#domain/trip/office.server.ts'
import type { calls } from './calls.ts'

export const handlers = {
  staff: staffHandlers,
  booking: bookingOfficeHandlers,
  reservation: reservationOfficeHandlers,
  filling: fillingHandlers,
  payment: paymentOfficeHandlers,
  document: documentOfficeHandlers,
  board: boardOfficeHandlers,
  review: reviewOfficeHandlers,
  report: reportHandlers,
  trip: tripOfficeHandlers,
  category: categoryOfficeHandlers,
  agency: agencyOfficeHandlers,
} satisfies Record<keyof typeof calls, object>
