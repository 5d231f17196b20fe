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
  if (member_id !== null && (await isProvedAddress(ctx, email, member_id))) return
  const { hold_limits } = await ctx.dbOutsideTx
    .selectFrom('agency')
    .select('hold_limits')
    .where('travel_agency', '=', ctx.travel_agency)
    .executeTakeFirstOrThrow()
  // the operator has let this agency mail more than all together may
  const { each } = { ...unprovedLimits, ...hold_limits }
  if (each * unpaidAnHour.times > rateLimits.mailTypedForAll.free) return
  if ((await mayMailTyped(ctx, email)) || (await hasStoredAnswer(ctx, 'reserve'))) return
  refuse('PROOF_REQUIRED')
}

const isProvedAddress = (ctx: ManualTxContext<Ctx>, email: string, member_id: number): Promise<boolean> =>
  ctx.transaction(async ({ db, travel_agency }) => {
    const { address } = await db
      .selectFrom('agency as p')
      .select(selectVerifiedEmail(member_id).as('address'))
      .where('p.travel_agency', '=', travel_agency)
      .executeTakeFirstOrThrow()
    return address !== null && foldAddress(address) === foldAddress(email)
  })
