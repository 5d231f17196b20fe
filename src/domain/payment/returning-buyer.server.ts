// Who comes back from the pay window: the browser that opened it, the holder, or another one. §6, §7
// In another browser, a mailed code is needed.
import { sql } from 'kysely'
import { hasHeldBooking } from '#domain/booking/find.server.ts'
import { sendBookingCode } from '#domain/booking/look-up.server.ts'
import { isEnded } from '#domain/booking/progress.ts'
import { refuse } from '#errors.ts'
import { payingLimits, rateLimits } from '#limits/access.ts'
import { withGuessLimit } from '#platform/rate-limit.server.ts'
import { listSignedValues } from '#platform/signed-cookies.server.ts'
import type { AgencyContext, Ctx, ManualTxContext } from '#platform/wire/request-context.ts'
import { payWindowCookie } from './create-attempt.server.ts'

/**
 * Knowing the return address is not enough. Without holding the booking, the browser that opened the window
 * gets the pass once, soon after, and not after its holder has returned. `claimed`: when, in milliseconds.
 */
export async function identifyReturningBuyer(ctx: Ctx, booking_id: string, orderId: string) {
  const { db, travel_agency } = ctx
  const { progress, member_id } = await db
    .selectFrom('booking')
    .select(['progress', 'member_id'])
    .where('travel_agency', '=', travel_agency)
    .where('booking_id', '=', booking_id)
    .executeTakeFirstOrThrow()
  const isHolder = await hasHeldBooking(ctx, booking_id)
  const isSameBrowser = listSignedValues(ctx, payWindowCookie).some(({ subject }) => subject === orderId)
  const canClaim = !isHolder && isSameBrowser && member_id === null && !isEnded(progress)
  if (!isHolder && !canClaim) return { progress, isHolder, claimed: undefined }
  const given = await db
    .updateTable('payment_try')
    .set({ pass_given: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('order_id', '=', orderId)
    .where('pass_given', 'is', null)
    .where('opened', '>', sql<string>`now() - make_interval(secs => ${payingLimits.lives_s})`)
    .returning('pass_given')
    .executeTakeFirst()
  const claimed = canClaim && given?.pass_given ? Date.parse(given.pass_given) : undefined
  return { progress, isHolder, claimed }
}

/** The booking becomes somebody else's: no window that was opened before gives its pass. */
export async function endPassClaims({ db, travel_agency }: AgencyContext, booking: number): Promise<void> {
  await db
    .updateTable('payment_try')
    .set({ pass_given: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .where('pass_given', 'is', null)
    .execute()
}

/** Mails a code when the customer returns in another browser than the one that opened the window. */
export async function askReturnCode(
  ctx: ManualTxContext<Ctx>,
  { orderId, paymentKey }: { orderId: string; paymentKey: string },
) {
  const booking = await withGuessLimit(
    ctx,
    { ...rateLimits.lookUpFrom, forgives: false },
    [ctx.network],
    () =>
      ctx.transaction(({ db, travel_agency }) =>
        db
          .selectFrom('payment_try as t')
          .innerJoin('booking as b', (on) =>
            on.onRef('b.travel_agency', '=', 't.travel_agency').onRef('b.id', '=', 't.booking'),
          )
          .select(['b.id', 'b.member_id', 'b.email', 'b.language'])
          .where('t.travel_agency', '=', travel_agency)
          .where('t.order_id', '=', orderId)
          .where('t.payment_key', '=', paymentKey)
          .executeTakeFirst(),
      ),
  )
  await sendBookingCode(ctx, booking ?? refuse('BOOKING_NOT_FOUND'))
  return {}
}
