// A departure that the agency cancels: what each booking gets back, and cancelling them. Decision 46
import { z } from 'zod'
import { Progress } from '#domain/booking/calls.ts'
import { departureCancellationReasons } from '#domain/booking/cancellation-reasons.ts'
import { DepartureId } from '#domain/catalog/package-code.ts'
import { choiceLimits } from '#limits/trade.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { Day, line, Won } from '#platform/wire/shapes.ts'

const DepartureRef = z.object({ departure_id: DepartureId })

export const cancelDepartureCalls = {
  /**
   * The refund of each booking, by which way, and what the agency owes on top. `seen`: a mark for this state.
   */
  departureCancelPreview: call({
    method: 'GET',
    path: '/api/office/filling/cancel',
    takes: 'query',
    may: 'change bookings',
    input: DepartureRef.extend({ reason: z.enum(departureCancellationReasons) }),
    output: z.object({
      told: Day,
      seen: z.string(),
      list: z.array(
        z.object({
          booking_id: z.string(),
          name: z.string(),
          progress: Progress,
          people: z.int(),
          paid: Won,
          by_gateway: Won,
          by_transfer: Won,
          compensation: Won,
          /** Other dates that have room for all of it. */
          others: z.int(),
          /**
           * A payment is being confirmed right now. The booking is cancelled as soon as the gateway has
           * answered.
           */
          is_paying: z.boolean(),
        }),
      ),
    }),
    refuses: ['DEPARTURE_NOT_FOUND', 'DEPARTURE_CANCELLED', 'NOT_CANCELLABLE'],
  }),
  /** Nothing is written if anything has changed since the preview. A cancellation cannot be undone. */
  cancelDeparture: call({
    method: 'POST',
    path: '/api/office/filling/cancel',
    takes: 'json',
    may: 'change bookings',
    proof: true,
    tx: 'own',
    input: DepartureRef.extend({
      reason: z.enum(departureCancellationReasons),
      note: line(500).min(1),
      seen: line(100).min(1),
      /** How long customers who have paid may choose another date. */
      wait_hours: z.int().min(0).max(choiceLimits.most_hours).default(choiceLimits.hours),
    }),
    output: z.object({ bookings: z.int() }),
    refuses: [
      'DEPARTURE_NOT_FOUND',
      'DEPARTURE_CANCELLED',
      'DAY_IS_OVER',
      'NOT_CANCELLABLE',
      'CHANGED_MEANWHILE',
      'PACKAGE_UNAVAILABLE',
      ...idempotencyRefusals,
    ],
  }),
}
