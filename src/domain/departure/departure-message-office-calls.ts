// A message to those who booked a departure, now or later; what its travellers must know before they leave.
import { z } from 'zod'
import { BookingNumber } from '#domain/booking/forms.ts'
import { DepartureId } from '#domain/catalog/package-code.ts'
import { pageSizes } from '#limits/display.ts'
import { messageLimits } from '#limits/trade.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { Id, line, Moment, Nothing, Revision, text, Words } from '#platform/wire/shapes.ts'

const writeCall = { method: 'POST', takes: 'json', may: 'change bookings' } as const

const noticeFields = {
  meeting_point: line(messageLimits.place),
  meeting_time: line(messageLimits.short),
  guide_name: line(messageLimits.short),
  guide_phone: line(messageLimits.short),
  emergency: text(messageLimits.note),
  revision: Revision,
}

export const departureMessageCalls = {
  /**
   * To everybody who has booked it, or to some. `to`: how many get it, by mail, by text or by a task to call
   * them. Advertising says that it is, and waits for the morning.
   */
  message: call({
    ...writeCall,
    path: '/api/office/filling/message',
    tx: 'own',
    input: z.object({
      departure_id: DepartureId,
      subject: line(messageLimits.subject).min(1),
      contents: text(messageLimits.contents).min(1),
      by: z.enum(['mail', 'text', 'both']).default('mail'),
      kind: z.enum(['service', 'ad']).default('service'),
      bookings: z.array(BookingNumber).min(1).max(pageSizes.most).optional(),
      send_at: Moment.optional(),
    }),
    output: z.object({ to: z.int() }),
    refuses: [
      'DEPARTURE_NOT_FOUND',
      'NOBODY_BOOKED',
      'UNKNOWN_VARIABLE',
      'TEXT_NEEDS_MOBILE',
      'TEXT_TOO_LONG',
      'SENDING_TIME_PASSED',
      'MESSAGE_TWICE',
      ...idempotencyRefusals,
    ],
  }),
  /** Withdraws a message whose time has not come. */
  withdrawMessage: call({
    ...writeCall,
    path: '/api/office/filling/message/withdraw',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND', 'MESSAGE_SENT_ALREADY'],
  }),
  notice: call({
    method: 'GET',
    takes: 'query',
    may: 'bookings',
    path: '/api/office/filling/notice',
    input: z.object({ departure_id: DepartureId }),
    output: z.object({ ...noticeFields, trip_meeting: Words.nullable() }),
    refuses: ['DEPARTURE_NOT_FOUND'],
  }),
  saveNotice: call({
    ...writeCall,
    method: 'PUT',
    path: '/api/office/filling/notice',
    input: z.object({ departure_id: DepartureId, ...noticeFields }),
    output: z.object({ revision: Revision }),
    refuses: ['DEPARTURE_NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
}
