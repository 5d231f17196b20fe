// What the office does about the money of a booking.

import { dueOf, owedTo } from '#domain/booking/balance.ts'
import { ofStaff } from '#domain/booking/find.server.ts'
import type { HandlersOf } from '#platform/wire/invoke.server.ts'
import { compensationOwed, payCompensation } from './compensation.server.ts'
import type { paymentOfficeCalls } from './office-calls.ts'
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
      due: dueOf(booking),
      compensation: await compensationOwed(ctx, booking.id),
      ...gateway,
    }
  },
  async confirmDeposit(ctx, { booking_id, amount }) {
    await confirmDeposit(ctx, booking_id, amount)
    ctx.note({ ...noted(booking_id), after: { amount } })
    return {}
  },
  async completeCancel(ctx, { booking_id }) {
    await completeCancel(ctx, booking_id)
    ctx.note({ ...noted(booking_id), before: 'cancel_requested', after: 'cancel_completed' })
    return {}
  },
  async payCompensation(ctx, { booking_id, amount }) {
    await payCompensation(ctx, booking_id, amount)
    ctx.note({ ...noted(booking_id), after: { amount } })
    return {}
  },
  async sendBack(ctx, { booking_id, amount }) {
    await sendBack(ctx, booking_id, amount)
    ctx.note({ ...noted(booking_id), after: { amount } })
    return {}
  },
}
