// Who comes back from the pay window: the browser that opened it, the holder, or another one. §6, §7
// In another browser, a mailed code is needed.
import { sql } from 'kysely'
import { isKnownTo } from '#domain/booking/find.server.ts'
import { mailCode } from '#domain/booking/look-up.server.ts'
import { isEnded } from '#domain/booking/progress.ts'
import { refuse } from '#errors.ts'
import { payingLimits, tryLimits } from '#limits/access.ts'
import { ticketsOf } from '#platform/tickets.server.ts'
import { withTries } from '#platform/tries.server.ts'
import type { Ctx, Own } from '#platform/wire/asking.ts'
import { windows } from './open.server.ts'

/**
 * Knowing the return address is not enough. Without holding the booking, the browser that opened the window
 * gets the pass once, soon after.
 */
export async function whoCameBack(ctx: Ctx, booking_id: string, orderId: string) {
  const { db, travel_agency } = ctx
  const { progress, member_id } = await db
    .selectFrom('booking')
    .select(['progress', 'member_id'])
    .where((eb) => eb.and({ travel_agency, booking_id }))
    .executeTakeFirstOrThrow()
  const isKnown = await isKnownTo(ctx, booking_id)
  const isHome = ticketsOf(ctx, windows).some(({ subject }) => subject === orderId)
  const mayClaim = !isKnown && isHome && member_id === null && !isEnded(progress)
  if (!mayClaim) return { progress, isKnown, isClaimed: false }
  const claimed = await db
    .updateTable('payment_try')
    .set({ pass_given: sql<string>`now()` })
    .where((eb) => eb.and({ travel_agency, order_id: orderId }))
    .where('pass_given', 'is', null)
    .where('opened', '>', sql<string>`now() - make_interval(secs => ${payingLimits.lives_s})`)
    .returning('order_id')
    .executeTakeFirst()
  return { progress, isKnown, isClaimed: claimed !== undefined }
}

/** Mails a code when the customer returns in another browser than the one that opened the window. */
export async function askReturnCode(
  ctx: Own<Ctx>,
  { orderId, paymentKey }: { orderId: string; paymentKey: string },
) {
  const booking = await withTries(ctx, { ...tryLimits.lookUpFrom, forgives: false }, [ctx.network], () =>
    ctx.within(({ db, travel_agency }) =>
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
  await mailCode(ctx, booking ?? refuse('BOOKING_NOT_FOUND'))
  return {}
}
