// Office handlers: the money of a booking.

import { calculateMoney } from '#domain/booking/booking-money.ts'
import { getBookingForStaff } from '#domain/booking/find.server.ts'
import { toLogSubject } from '#domain/booking/log-subject.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { payCompensation } from './compensation.server.ts'
import { exportPayouts, listPayouts } from './list-payouts.server.ts'
import type { paymentOfficeCalls } from './office-calls.ts'
import { calculateOwedByTransfer, describePayout, sendByTransfer, sendPayout } from './payouts.server.ts'
import {
  describePaySettings,
  describeReceiptIdentity,
  exportReceipts,
  issueReceipt,
  listReceipts,
  recordReceipt,
  savePaySettings,
} from './receipt-office.server.ts'
import { saveCallersReceiptWish } from './receipt-wish.server.ts'
import {
  exportReceivables,
  listReceivables,
  listReminders,
  readDebtorContact,
  remindDebtor,
  waiveClaim,
} from './receivables.server.ts'
import { loadGatewayHistory } from './refund.server.ts'
import { completeCancel, sendBack } from './transfer.server.ts'

export const paymentOfficeHandlers: Handlers<typeof paymentOfficeCalls> = {
  async ofBooking(ctx, { booking_id }) {
    const booking = await getBookingForStaff(ctx, booking_id)
    const { refund, compensation } = await calculateOwedByTransfer(ctx, booking)
    const { payable, due, due_by, claim } = calculateMoney(booking)
    const isCancelling = booking.progress === 'cancel_requested'
    return {
      owed: isCancelling ? 0 : refund,
      for_cancel: isCancelling ? refund : 0,
      payable,
      due,
      due_by,
      claim,
      claim_waived: booking.claim_waived,
      compensation,
      ...(await loadGatewayHistory(ctx, booking.id)),
    }
  },
  completeCancel: (ctx, input) =>
    withIdempotencyKey(ctx, 'office complete cancel', input, async (txCtx) => {
      await completeCancel(txCtx, input.booking_id)
      txCtx.logChange({
        ...toLogSubject(input.booking_id),
        before: 'cancel_requested',
        after: 'cancel_completed',
      })
      return {}
    }),
  payCompensation: (ctx, input) =>
    withIdempotencyKey(ctx, 'office compensation', input, async (txCtx) => {
      const { booking_id, amount } = input
      await payCompensation(txCtx, booking_id, amount)
      txCtx.logChange({ ...toLogSubject(booking_id), after: { amount } })
      return {}
    }),
  sendBack: (ctx, input) =>
    withIdempotencyKey(ctx, 'office send back', input, async (txCtx) => {
      const { booking_id, amount } = input
      await sendBack(txCtx, booking_id, amount)
      txCtx.logChange({ ...toLogSubject(booking_id), after: { amount } })
      return {}
    }),
  receivables: listReceivables,
  exportReceivables,
  remindDebtor,
  reminders: listReminders,
  debtorContact: readDebtorContact,
  waiveClaim,
  receipts: listReceipts,
  exportReceipts,
  receiptIdentity: describeReceiptIdentity,
  saveReceiptWish: saveCallersReceiptWish,
  issueReceipt,
  recordReceipt,
  paySettings: describePaySettings,
  savePaySettings,
  payouts: listPayouts,
  exportPayouts,
  sendByTransfer,
  payout: describePayout,
  sendPayout,
}
