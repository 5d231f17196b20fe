// Staff book for somebody on the telephone, who agrees to the terms and pays with a link. Decision 28
import { ofStaff } from '#domain/booking/find.server.ts'
import { onceOnly } from '#platform/once-only.server.ts'
import type { Own, StaffCtx } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import type { reservationOfficeCalls } from './office-calls.ts'
import { book } from './reserve.server.ts'

export function bookForCaller(ctx: Own<StaffCtx>, asked: In<typeof reservationOfficeCalls.book>) {
  return onceOnly(ctx, 'office book', asked, async (inside) => {
    const { like, ...wanted } = asked
    const member_id = like === undefined ? null : (await ofStaff(inside, like)).member_id
    const receipt = await book(
      inside,
      { ...wanted, travellers: [], consents: null },
      { member_id, proof: 'staff' },
    )
    const { package_code, departure_date, party } = asked
    const { booking_id, total } = receipt
    inside.note({ subject: `booking ${booking_id}`, after: { package_code, departure_date, party, total } })
    return receipt
  })
}
