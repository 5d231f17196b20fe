// Compensation to a customer because the agency cancelled: a debt of its own kind. Decision 29
// The gateway gives back no more than was paid, so it is sent by transfer and written down by staff.

import { getBookingForStaff } from '#domain/booking/find.server.ts'
import type { StaffActor } from '#domain/booking/history.server.ts'
import { refuse } from '#errors.ts'
import { notify } from '#platform/notify.server.ts'
import type { TxContext } from '#platform/wire/request-context.ts'
import { saveLedgerEntry } from './ledger.server.ts'
import { markAccountUsed } from './payout-account.server.ts'

type StaffActionContext = TxContext & StaffActor

/** Adds to what is owed to the customer. The caller has locked the booking's row. */
export async function recordCompensationOwed(
  ctx: StaffActionContext,
  booking: number,
  amount: number,
): Promise<void> {
  if (amount > 0)
    await saveLedgerEntry(ctx, { booking, kind: 'compensation', amount, method: 'compensation' })
}

/** Records that it was sent. `amount`: the sum on the screen, which is compared with what is owed now. */
export async function payCompensation(
  ctx: StaffActionContext,
  number: string,
  amount: number,
): Promise<void> {
  const { id, compensation_owed: owed } = await getBookingForStaff(ctx, number, 'lock')
  if (owed <= 0) refuse('NOTHING_OWED')
  if (amount !== owed) refuse('PAYMENT_MISMATCH')
  await saveLedgerEntry(ctx, { booking: id, kind: 'compensation_paid', amount, method: 'bank_transfer' })
  await markAccountUsed(ctx, { booking: id, share: null })
  await notify(ctx, 'booking-compensated', { ref: id, amount })
}
