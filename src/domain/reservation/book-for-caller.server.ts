// Staff book for somebody on the telephone, who agrees to the terms and pays with a link. Decision 28
import { getBookingForStaff } from '#domain/booking/find.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { reservationOfficeCalls } from './office-calls.ts'
import { createReservation } from './reserve.server.ts'

export function bookForCaller(ctx: ManualTxContext<StaffCtx>, input: In<typeof reservationOfficeCalls.book>) {
  return withIdempotencyKey(ctx, 'office book', input, async (txCtx) => {
    const { like, ...reservation } = input
    const member_id = like === undefined ? null : (await getBookingForStaff(txCtx, like)).member_id
    const receipt = await createReservation(
      txCtx,
      { ...reservation, travellers: [], consents: null },
      { member_id, proof: 'staff' },
    )
    const { package_code, departure_date, party } = input
    const { booking_id, total } = receipt
    txCtx.logChange({
      subject: `booking ${booking_id}`,
      after: { package_code, departure_date, party, total },
    })
    return receipt
  })
}
