// Mails of reservations to an address that anybody can type are few, at all agencies together. Decision 111
import { refuse } from '#errors.ts'
import { foldAddress } from '#lib/fold-address.ts'
import { rateLimits } from '#limits/access.ts'
import { unpaidAnHour, unprovedLimits } from '#limits/trade.ts'
import { hasStoredAnswer } from '#platform/idempotency.server.ts'
import { mayMailTyped } from '#platform/rate-limit.server.ts'
import type { Ctx, ManualTxContext } from '#platform/wire/request-context.ts'
import { selectVerifiedEmail } from './holds.server.ts'

/** Beyond it a code is asked for, which only the reader of that mailbox has. A repeated request sends nothing. */
export async function limitMailsOfReservation(
  ctx: ManualTxContext<Ctx>,
  email: string,
  member_id: number | null,
): Promise<void> {
  const { proved_address, hold_limits } = await ctx.transaction(({ db, travel_agency }) =>
    db
      .selectFrom('agency as p')
      .select(['p.hold_limits', selectVerifiedEmail(member_id).as('proved_address')])
      .where('p.travel_agency', '=', travel_agency)
      .executeTakeFirstOrThrow(),
  )
  if (proved_address && foldAddress(proved_address) === foldAddress(email)) return
  // the operator has let this agency mail more than all together may
  const { each } = { ...unprovedLimits, ...hold_limits }
  if (each * unpaidAnHour.times > rateLimits.mailTypedForAll.free) return
  if ((await mayMailTyped(ctx, email)) || (await hasStoredAnswer(ctx, 'reserve'))) return
  refuse('PROOF_REQUIRED')
}
