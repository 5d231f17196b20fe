// What the agency owes a customer because the agency cancelled: a debt of its own kind. Decision 29
// The gateway gives back no more than was paid, so it is sent by transfer and written down by staff.

import { ofStaff } from '#domain/booking/find.server.ts'
import type { Acting } from '#domain/booking/history.server.ts'
import { refuse } from '#errors.ts'
import type { Working } from '#platform/wire/asking.ts'
import { noteUse } from './account.server.ts'
import { record } from './ledger.server.ts'

type Act = Working & Acting

/** Owed from now on. The caller holds the booking's row. */
export async function oweCompensation(ctx: Act, booking: number, amount: number): Promise<void> {
  if (amount > 0) await record(ctx, { booking, kind: 'compensation', amount, method: 'compensation' })
}

/** It was sent. `amount`: the sum on the screen, compared with what is owed now. */
export async function payCompensation(ctx: Act, number: string, amount: number): Promise<void> {
  const { travel_agency, later } = ctx
  const { id, compensation_owed: owed } = await ofStaff(ctx, number, 'lock')
  if (owed <= 0) refuse('NOTHING_OWED')
  if (amount !== owed) refuse('PAYMENT_MISMATCH')
  await record(ctx, { booking: id, kind: 'compensation_paid', amount, method: 'bank_transfer' })
  await noteUse(ctx, id)
  await later('send-mail', { travel_agency, kind: 'booking-compensated', ref: id, amount })
}
