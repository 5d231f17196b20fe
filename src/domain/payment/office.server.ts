// What the office does about the money of a booking.

import { amountDueOf, owedTo } from '#domain/booking/balance.ts'
import { ofStaff } from '#domain/booking/find.server.ts'
import { onceOnly } from '#platform/once-only.server.ts'
import type { HandlersOf } from '#platform/wire/invoke.server.ts'
import { payCompensation } from './compensation.server.ts'
import type { paymentOfficeCalls } from './office-calls.ts'
import { listPayouts, sendPayout, showPayout } from './payouts.server.ts'
import { completeCancel, confirmDeposit, gatewayOf, sendBack } from './transfer.server.ts'

const noted = (booking_id: string) => ({ subject: `booking ${booking_id.replaceAll('-', '')}` })

export const paymentOfficeHandlers: HandlersOf<typeof paymentOfficeCalls> = {
  async ofBooking(ctx, { booking_id }) {
    const booking = await ofStaff(ctx, booking_id)
    const gateway = await gatewayOf(ctx, booking.id)
    const owed = gateway.refunds.some(({ state }) => state === 'asked') ? 0 : owedTo(booking)
    const isCancelling = booking.progress === 'cancel_requested'
    return {
      owed: isCancelling ? 0 : owed,
      for_cancel: isCancelling ? owed : 0,
      due: amountDueOf(booking),
      compensation: booking.compensation_owed,
      ...gateway,
    }
  },
  confirmDeposit: (ctx, asked) =>
    onceOnly(ctx, 'office deposit', asked, async (inside) => {
      const { booking_id, amount } = asked
      await confirmDeposit(inside, booking_id, amount)
      inside.note({ ...noted(booking_id), after: { amount } })
      return {}
    }),
  completeCancel: (ctx, asked) =>
    onceOnly(ctx, 'office complete cancel', asked, async (inside) => {
      await completeCancel(inside, asked.booking_id)
      inside.note({ ...noted(asked.booking_id), before: 'cancel_requested', after: 'cancel_completed' })
      return {}
    }),
  payCompensation: (ctx, asked) =>
    onceOnly(ctx, 'office compensation', asked, async (inside) => {
      const { booking_id, amount } = asked
      await payCompensation(inside, booking_id, amount)
      inside.note({ ...noted(booking_id), after: { amount } })
      return {}
    }),
  sendBack: (ctx, asked) =>
    onceOnly(ctx, 'office send back', asked, async (inside) => {
      const { booking_id, amount } = asked
      await sendBack(inside, booking_id, amount)
      inside.note({ ...noted(booking_id), after: { amount } })
      return {}
    }),
  payouts: listPayouts,
  payout: showPayout,
  sendPayout,
}
