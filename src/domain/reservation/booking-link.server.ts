// Links to one booking, by staff or mail: to pay for it or what is due, to open it, to say where money goes.
// The code is short enough to be read out. Decision 28

import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { getBookingByNumber } from '#domain/booking/find.server.ts'
import { issueBookingPass } from '#domain/booking/pass.server.ts'
import { maskHolder } from '#domain/booking/virtual-account.server.ts'
import { clearConsentsDue } from '#domain/booking/write.server.ts'
import { listProofsInForce, saveConsents } from '#domain/consent/consents.server.ts'
import { findAnyOfferByToken, findOfferByToken } from '#domain/departure/offers.server.ts'
import { maskName } from '#domain/member/mask-name.ts'
import { createPaymentAttemptFor } from '#domain/payment/create-attempt.server.ts'
import { isAccountNeeded, isMoneyOwed } from '#domain/payment/money-owed.server.ts'
import { refuse } from '#errors.ts'
import { proofSeconds, rateLimits } from '#limits/access.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { createNumber } from '#platform/numbers.server.ts'
import { withGuessLimit } from '#platform/rate-limit.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, Ctx, ManualTxContext } from '#platform/wire/request-context.ts'
import { describeLinkPayment } from './describe-link-payment.server.ts'
import { describeRefund } from './describe-refund.server.ts'
import type { linkCalls } from './link-calls.ts'
import { describeOffer } from './offer.server.ts'
import {
  describeSharePayment,
  describeShareRefund,
  findShareByToken,
  findShareRefundByToken,
} from './share-link.server.ts'

/**
 * `due`: pays what a paid trip now costs more. `back`: the customer gives an account, or chooses another
 * date, and then pays if that date costs more.
 */
export type LinkKind = 'pay' | 'due' | 'open' | 'back'
type LinkContext = Pick<Ctx, 'db' | 'travel_agency' | 'keyFor'>

/**
 * `by_name`: who of staff hands it over; null when it is mailed. `share`: for whoever paid it, and not for the booker. The
 * code is shown once.
 */
export async function createBookingLink(
  { db, travel_agency, keyFor }: LinkContext,
  {
    booking,
    kind,
    by_name,
    share = null,
  }: { booking: number; kind: LinkKind; by_name: string | null; share?: number | null },
): Promise<{ code: string; expires: string | null }> {
  const code = createNumber()
  const { expires } = await db
    .insertInto('booking_link')
    .values({
      travel_agency,
      booking,
      kind,
      by_name,
      share,
      token_hash: hashLinkCode({ travel_agency, keyFor }, code),
      expires: kind === 'open' ? sql<string>`now() + make_interval(secs => ${proofSeconds.openLink})` : null,
    })
    .returning('expires')
    .executeTakeFirstOrThrow()
  return { code, expires }
}

// A thief of the table could try out all codes of twelve symbols against a plain hash. A keyed hash needs our
// secret.
export const hashLinkCode = ({ travel_agency, keyFor }: Omit<LinkContext, 'db'>, code: string) =>
  createHmac('sha256', keyFor('booking link'))
    .update(JSON.stringify([travel_agency, code]))
    .digest('base64url')

export async function revokeBookingLinks(
  { db, travel_agency }: AgencyContext,
  booking: number,
  kinds: LinkKind[],
): Promise<void> {
  await db
    .updateTable('booking_link')
    .set({ revoked: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .where('kind', 'in', kinds)
    .where('share', 'is', null)
    .where('spent', 'is', null)
    .where('revoked', 'is', null)
    .execute()
}

const isBalanceDue = sql<boolean>`(b.due > 0 and b.departure_date > ${seoulToday}
  and not exists (select from departure d where d.travel_agency = b.travel_agency and d.departure_id = b.departure_id and d.cancelled is not null))`

/**
 * An unknown, used or ended code, one of another agency, and one whose seats are no longer held get the same
 * refusal.
 */
async function findLink({ db, travel_agency, keyFor }: LinkContext, code: string) {
  return db
    .selectFrom('booking_link as l')
    .innerJoin('booking_money as b', (on) =>
      on.onRef('b.travel_agency', '=', 'l.travel_agency').onRef('b.id', '=', 'l.booking'),
    )
    .select(['l.id', 'b.booking_id', 'b.id as booking'])
    .select(
      sql<LinkKind>`case when l.kind = 'back' and ${isBalanceDue} then 'due' else l.kind end`.as('kind'),
    )
    .where('l.travel_agency', '=', travel_agency)
    .where('l.token_hash', '=', hashLinkCode({ travel_agency, keyFor }, code))
    .where('l.share', 'is', null)
    .where('l.revoked', 'is', null)
    .where('l.spent', 'is', null)
    .where(
      sql<boolean>`case l.kind
        when 'pay' then b.progress = 'waiting_for_payment' and (b.held_until > now() or b.reserved_free)
        when 'due' then ${isBalanceDue}
        when 'back' then ${isBalanceDue} or ${isMoneyOwed} or ${isAccountNeeded} or exists (
          select from departure_cancel_booking r where r.travel_agency = b.travel_agency and r.booking = b.id)
        else l.expires > now() and b.member_id is null end`,
    )
    .executeTakeFirst()
}

/**
 * Guessing gets slow, as in the look-up of bookings. The code is looked for before the limit: a code of
 * twelve symbols cannot be guessed, so wrong ones from the same address do not shut out its holder.
 */
const findWithGuessLimit = async <T>(
  ctx: ManualTxContext<Ctx>,
  find: (txCtx: Ctx) => Promise<T | undefined>,
): Promise<T | undefined> =>
  (await ctx.transaction(find)) ??
  withGuessLimit(ctx, { ...rateLimits.lookUpFrom, forgives: false }, [ctx.network], async () => undefined)

export async function getLink(ctx: ManualTxContext<Ctx>, typedCode: string) {
  const code = typedCode.replaceAll('-', '')
  const found = await findWithGuessLimit(ctx, (txCtx) => findLink(txCtx, code))
  return { code, ...(found ?? refuse('LINK_EXPIRED')) }
}

/** An offer of seats to somebody who waited: the same kind of code, but without a booking yet. */
export async function refuseUnknownOffer(ctx: ManualTxContext<Ctx>, code: string): Promise<void> {
  if (!(await findWithGuessLimit(ctx, (txCtx) => findAnyOfferByToken(txCtx, hashLinkCode(ctx, code)))))
    refuse('LINK_EXPIRED')
}

export const getOffer = async (ctx: LinkContext, code: string) =>
  (await findOfferByToken(ctx, hashLinkCode(ctx, code))) ?? refuse('LINK_EXPIRED')

/** The view for the holder of the code. The only person in it is the booker, masked. */
export async function showLink(ctx: ManualTxContext<Ctx>, { code: typedCode }: { code: string }) {
  const found = await findWithGuessLimit(ctx, async (txCtx) => {
    const link = await findLink(txCtx, typedCode)
    const hash = hashLinkCode(ctx, typedCode)
    const offer = link ? undefined : await findOfferByToken(txCtx, hash)
    const share = link || offer ? undefined : await findShareByToken(txCtx, hash)
    const refund = link || offer || share ? undefined : await findShareRefundByToken(txCtx, hash)
    return link || offer || share || refund ? { link, offer, share, refund } : undefined
  })
  const empty = { pay: null, back: null, offer: null }
  const { link, offer, share, refund } = found ?? refuse('LINK_EXPIRED')
  if (refund)
    return {
      ...empty,
      kind: 'back' as const,
      back: await ctx.transaction((txCtx) => describeShareRefund(txCtx, refund)),
    }
  if (share)
    return {
      ...empty,
      kind: 'share' as const,
      pay: await ctx.transaction((txCtx) => describeSharePayment(txCtx, share)),
    }
  if (offer)
    return {
      ...empty,
      kind: 'offer' as const,
      offer: await ctx.transaction((txCtx) => describeOffer(txCtx, offer)),
    }
  const { kind, booking_id } = link ?? refuse('LINK_EXPIRED')
  if (kind === 'open') return { ...empty, kind }
  if (kind === 'back')
    return { ...empty, kind, back: await ctx.transaction((txCtx) => describeRefund(txCtx, booking_id)) }
  const pay = await ctx.transaction((txCtx) => describeLinkPayment(txCtx, booking_id))
  return { ...empty, kind: 'pay' as const, pay: kind === 'pay' ? pay : { ...pay, held_until: null } }
}

type ConsentInput = { consents: { special: boolean } }

/** An agreement that is sent again is stored once. */
export async function agreeByLink(
  ctx: ManualTxContext<Ctx>,
  { code, consents }: { code: string } & ConsentInput,
) {
  const { booking_id, kind } = await getLink(ctx, code)
  if (kind !== 'pay' && kind !== 'due') refuse('LINK_EXPIRED')
  await ctx.finalTransaction((txCtx) => agree(txCtx, booking_id, consents))
  return showLink(ctx, { code })
}

/** The caller has shown that the booking is theirs. */
export async function agree(
  ctx: Ctx,
  booking_id: string,
  { special }: ConsentInput['consents'],
): Promise<void> {
  const booking = await clearConsentsDue(ctx, booking_id)
  if (!booking) return
  const proofs = await listProofsInForce(ctx, ['tour', 'privacy', 'special'])
  if (!special && proofs.some(({ type }) => type === 'special')) refuse('CONSENT_REQUIRED')
  await saveConsents(ctx, { booking: booking.id, member_id: booking.member_id }, proofs)
}

/** The sum that the holder of the link pays: a share, or what is asked for the whole booking. */
export async function getPayTarget(
  ctx: ManualTxContext<Ctx>,
  code: string,
): Promise<{ booking_id: string; share?: number }> {
  const share = await ctx.transaction((txCtx) => findShareByToken(txCtx, hashLinkCode(ctx, code)))
  if (share) return { booking_id: share.booking_id, share: share.id }
  const { booking_id, kind } = await getLink(ctx, code)
  if (kind !== 'pay' && kind !== 'due') refuse('LINK_EXPIRED')
  return { booking_id }
}

/** Opens the payment window for the holder of the link. Returning from it gives no pass. */
export async function payByLink(
  ctx: ManualTxContext<Ctx>,
  { code, ...chosen }: In<typeof linkCalls.payByLink>,
) {
  const target = await getPayTarget(ctx, code)
  const attempt = await createPaymentAttemptFor(ctx, { ...target, ...chosen }, (txCtx) =>
    getBookingByNumber(txCtx, target.booking_id, 'lock'),
  )
  const { gateway, virtual_account } = attempt
  // The holder of the link need not be the booker: number and full name together open the booking's summary.
  return {
    ...attempt,
    gateway: gateway && { ...gateway, customer_name: maskName(gateway.customer_name) },
    virtual_account: maskHolder(virtual_account),
  }
}

/** The link works once; a second use is refused. It gives the same pass as a mailed code. */
export async function openByLink(ctx: ManualTxContext<Ctx>, { code }: { code: string }) {
  const { id, kind, booking_id } = await getLink(ctx, code)
  if (kind !== 'open') refuse('LINK_EXPIRED')
  const spent = await ctx.finalTransaction(({ db, travel_agency }) =>
    db
      .updateTable('booking_link')
      .set({ spent: sql<string>`now()` })
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .where('spent', 'is', null)
      .where('revoked', 'is', null)
      .returning('id')
      .executeTakeFirst(),
  )
  if (!spent) refuse('LINK_EXPIRED')
  issueBookingPass(ctx, booking_id)
  return { booking_id }
}
