// Links to one booking, by staff or mail: to pay for it or what is due, to open it, to say where money goes.
// The code is short enough to be read out. Decision 28

import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { bankAccountOf } from '#domain/agency/bank-account.server.ts'
import { amountDueOf, payableOf } from '#domain/booking/balance.ts'
import { ofNumber, ofStaff } from '#domain/booking/find.server.ts'
import { inFours } from '#domain/booking/number.ts'
import { givePass } from '#domain/booking/pass.server.ts'
import { bookingIsUnderWay } from '#domain/booking/under-way.server.ts'
import { offerBy, wasOffer } from '#domain/booking/waiting.server.ts'
import { takeConsents } from '#domain/booking/write.server.ts'
import { keepConsents, proofsInForce } from '#domain/consent/consents.server.ts'
import { maskName } from '#domain/member/mask-name.ts'
import { openPaymentOf } from '#domain/payment/open.server.ts'
import { isOwing } from '#domain/payment/owing.server.ts'
import { owedByTransfer } from '#domain/payment/payouts.server.ts'
import { refuse } from '#errors.ts'
import { proofSeconds, tryLimits } from '#limits/access.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { newNumber } from '#platform/numbers.server.ts'
import { withTries } from '#platform/tries.server.ts'
import type { Ctx, InAgency, Own, StaffCtx } from '#platform/wire/asking.ts'
import { backOf } from './back.server.ts'
import { shownOffer } from './offer.server.ts'

/**
 * `due`: pays what a paid trip now costs more. `back`: the customer gives an account, or chooses another
 * date, and then pays if that date costs more.
 */
type LinkKind = 'pay' | 'due' | 'open' | 'back'
type Linking = Pick<Ctx, 'db' | 'travel_agency' | 'keyFor'>

/** `by_name`: who of staff hands it over; null when it is mailed. The code is shown once. */
export async function issueBookingLink(
  { db, travel_agency, keyFor }: Linking,
  { booking, kind, by_name }: { booking: number; kind: LinkKind; by_name: string | null },
): Promise<{ code: string; expires: string | null }> {
  const code = newNumber()
  const { expires } = await db
    .insertInto('booking_link')
    .values({
      travel_agency,
      booking,
      kind,
      by_name,
      token_hash: keyedHashOf({ travel_agency, keyFor }, code),
      expires: kind === 'open' ? sql<string>`now() + make_interval(secs => ${proofSeconds.openLink})` : null,
    })
    .returning('expires')
    .executeTakeFirstOrThrow()
  return { code, expires }
}

// A thief of the table could try out all codes of twelve symbols against a plain hash. A keyed hash needs our
// secret.
export const keyedHashOf = ({ travel_agency, keyFor }: Omit<Linking, 'db'>, code: string) =>
  createHmac('sha256', keyFor('booking link'))
    .update(JSON.stringify([travel_agency, code]))
    .digest('base64url')

export async function handPayLink(ctx: StaffCtx, { booking_id }: { booking_id: string }) {
  const booking = await ofStaff(ctx, booking_id, 'lock')
  const { id, booking_id: number, progress, held_until, departure_date } = booking
  if (amountDueOf(booking) > 0)
    return hand(ctx, {
      id,
      number,
      kind: 'due',
      until: new Date(`${departure_date}T00:00+09:00`).toISOString(),
    })
  if (progress !== 'waiting_for_payment' || held_until === null) refuse('WRONG_PROGRESS')
  return hand(ctx, { id, number, kind: 'pay', until: held_until })
}

/**
 * For a customer who is owed money by transfer. The link is mailed, and shown so that staff can read it out.
 */
export async function askAccount(ctx: StaffCtx, { booking_id }: { booking_id: string }) {
  const booking = await ofStaff(ctx, booking_id, 'lock')
  const { refund, compensation } = await owedByTransfer(ctx, booking)
  if (refund === 0 && compensation === 0) refuse('NOTHING_OWED')
  const { travel_agency, later } = ctx
  const isMailed = booking.email !== ''
  if (isMailed) await later('send-mail', { travel_agency, kind: 'account-asked', ref: booking.id })
  const { until: _, ...handed } = await hand(ctx, {
    id: booking.id,
    number: booking.booking_id,
    kind: 'back',
  })
  return { ...handed, is_mailed: isMailed }
}

/** A member's booking is opened by the member's log-in and nothing else. */
export async function handOpenLink(ctx: StaffCtx, { booking_id }: { booking_id: string }) {
  const { id, booking_id: number, member_id } = await ofStaff(ctx, booking_id, 'lock')
  if (member_id !== null) refuse('OPENED_BY_MEMBER')
  await endBookingLinks(ctx, id, ['open']) // one at a time
  return hand(ctx, { id, number, kind: 'open' })
}

async function hand(
  ctx: StaffCtx,
  { id, number, kind, until = '' }: { id: number; number: string; kind: LinkKind; until?: string },
) {
  const { code, expires } = await issueBookingLink(ctx, { booking: id, kind, by_name: ctx.staff.name })
  const site = `${await ctx.siteOrigin(ctx.travel_agency)}/go`
  ctx.note({ subject: `booking ${number}`, after: { link: kind } })
  return { address: `${site}#${code}`, site, code: inFours(code), until: expires ?? until }
}

export async function endBookingLinks(
  { db, travel_agency }: InAgency,
  booking: number,
  kinds: LinkKind[],
): Promise<void> {
  await db
    .updateTable('booking_link')
    .set({ revoked: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .where('kind', 'in', kinds)
    .where('spent', 'is', null)
    .where('revoked', 'is', null)
    .execute()
}

const isDue = sql<boolean>`(${bookingIsUnderWay} and b.paid < b.total + b.fees_kept and b.departure_date > ${seoulToday}
  and not exists (select from departure d where d.travel_agency = b.travel_agency and d.departure_id = b.departure_id and d.cancelled is not null))`

/**
 * An unknown, used or ended code, one of another agency, and one whose seats are no longer held get the same
 * refusal.
 */
async function findLink({ db, travel_agency, keyFor }: Linking, code: string) {
  return db
    .selectFrom('booking_link as l')
    .innerJoin('booking as b', (on) =>
      on.onRef('b.travel_agency', '=', 'l.travel_agency').onRef('b.id', '=', 'l.booking'),
    )
    .select(['l.id', 'b.booking_id', 'b.id as booking'])
    .select(sql<LinkKind>`case when l.kind = 'back' and ${isDue} then 'due' else l.kind end`.as('kind'))
    .where('l.travel_agency', '=', travel_agency)
    .where('l.token_hash', '=', keyedHashOf({ travel_agency, keyFor }, code))
    .where('l.revoked', 'is', null)
    .where('l.spent', 'is', null)
    .where(
      sql<boolean>`case l.kind
        when 'pay' then b.progress = 'waiting_for_payment' and b.held_until > now()
        when 'due' then ${isDue}
        when 'back' then ${isDue} or ${isOwing} or exists (
          select from departure_cancel_booking r where r.travel_agency = b.travel_agency and r.booking = b.id)
        else l.expires > now() and b.member_id is null end`,
    )
    .executeTakeFirst()
}

/**
 * Guessing gets slow, as in the look-up of bookings. A right code is looked for first: nobody guesses one of
 * twelve symbols, so wrong ones of others behind the same address keep its holder out of nothing.
 */
const guarded = async <T>(
  ctx: Own<Ctx>,
  find: (inside: Ctx) => Promise<T | undefined>,
): Promise<T | undefined> =>
  (await ctx.within(find)) ??
  withTries(ctx, { ...tryLimits.lookUpFrom, forgives: false }, [ctx.network], async () => undefined)

export async function linkOf(ctx: Own<Ctx>, typed: string) {
  const code = typed.replaceAll('-', '')
  const found = await guarded(ctx, (inside) => findLink(inside, code))
  return { code, ...(found ?? refuse('LINK_EXPIRED')) }
}

/** An offer of seats to somebody who waited: the same kind of code, but without a booking yet. */
export async function refuseUnknownOffer(ctx: Own<Ctx>, code: string): Promise<void> {
  if (!(await guarded(ctx, (inside) => wasOffer(inside, keyedHashOf(ctx, code))))) refuse('LINK_EXPIRED')
}

export const offerIn = async (ctx: Linking, code: string) =>
  (await offerBy(ctx, keyedHashOf(ctx, code))) ?? refuse('LINK_EXPIRED')

/** What the holder of the code sees. The only person in it is the booker, masked. */
export async function showLink(ctx: Own<Ctx>, { code: typed }: { code: string }) {
  const found = await guarded(ctx, async (inside) => {
    const link = await findLink(inside, typed)
    const offer = link ? undefined : await offerBy(inside, keyedHashOf(ctx, typed))
    return link || offer ? { link, offer } : undefined
  })
  const none = { pay: null, back: null, offer: null }
  const { link, offer } = found ?? refuse('LINK_EXPIRED')
  if (offer)
    return { ...none, kind: 'offer' as const, offer: await ctx.within((inside) => shownOffer(inside, offer)) }
  const { kind, booking_id } = link ?? refuse('LINK_EXPIRED')
  if (kind === 'open') return { ...none, kind }
  if (kind === 'back')
    return { ...none, kind, back: await ctx.within((inside) => backOf(inside, booking_id)) }
  return ctx.within(async (inside) => {
    const { name, page_title, departure_date, return_date, adult, child, baby, ...booking } = await ofNumber(
      inside,
      booking_id,
    )
    const { price_lines, total, held_until, pay_by, consents_due } = booking
    // The name is masked: number and full name together would open the booking's summary.
    const named = { booking_id, name: maskName(name) }
    const shown = { ...named, page_title, departure_date, return_date, price_lines, total, pay_by }
    const party = { adult, child, baby }
    const special = (await proofsInForce(inside, ['special'])).length > 0
    const account = pay_by === 'bank_transfer' && !consents_due ? await bankAccountOf(inside) : null
    const amount = payableOf(booking)
    const until = kind === 'pay' ? held_until : null
    return {
      ...none,
      kind: 'pay' as const,
      pay: { ...shown, amount, party, held_until: until, consents_due, special, bank_transfer: account },
    }
  })
}

type Agreeing = { consents: { special: boolean } }

/** Agreed once, however often it is sent. */
export async function agreeByLink(ctx: Own<Ctx>, { code, consents }: { code: string } & Agreeing) {
  const { booking_id, kind } = await linkOf(ctx, code)
  if (kind !== 'pay' && kind !== 'due') refuse('LINK_EXPIRED')
  await ctx.write((inside) => agree(inside, booking_id, consents))
  return showLink(ctx, { code })
}

/** The caller has shown that the booking is theirs. */
export async function agree(ctx: Ctx, booking_id: string, { special }: Agreeing['consents']): Promise<void> {
  const booking = await takeConsents(ctx, booking_id)
  if (!booking) return
  const proofs = await proofsInForce(ctx, ['tour', 'privacy', 'special'])
  if (!special && proofs.some(({ type }) => type === 'special')) refuse('CONSENT_REQUIRED')
  await keepConsents(ctx, { booking: booking.id, member_id: booking.member_id }, proofs)
}

/** Opens the payment window for the holder of the link. Returning from it gives no pass. */
export async function payByLink(ctx: Own<Ctx>, { code }: { code: string }) {
  const { booking_id, kind } = await linkOf(ctx, code)
  if (kind !== 'pay' && kind !== 'due') refuse('LINK_EXPIRED')
  const opened = await openPaymentOf(ctx, { booking_id }, (inside) => ofNumberLocked(inside, booking_id))
  const { gateway } = opened
  // Whoever has the link need not be the booker: number and full name together open the booking's summary.
  return { ...opened, gateway: gateway && { ...gateway, customer_name: maskName(gateway.customer_name) } }
}

export async function ofNumberLocked(ctx: Ctx, booking_id: string) {
  await ctx.db
    .selectFrom('booking')
    .select('id')
    .where('travel_agency', '=', ctx.travel_agency)
    .where('booking_id', '=', booking_id)
    .forUpdate()
    .execute()
  return ofNumber(ctx, booking_id)
}

/** Works once; a second use is refused. It gives the same pass as a mailed code. */
export async function openByLink(ctx: Own<Ctx>, { code }: { code: string }) {
  const { id, kind, booking_id } = await linkOf(ctx, code)
  if (kind !== 'open') refuse('LINK_EXPIRED')
  const spent = await ctx.write(({ db, travel_agency }) =>
    db
      .updateTable('booking_link')
      .set({ spent: sql<string>`now()` })
      .where((eb) => eb.and({ travel_agency, id }))
      .where('spent', 'is', null)
      .where('revoked', 'is', null)
      .returning('id')
      .executeTakeFirst(),
  )
  if (!spent) refuse('LINK_EXPIRED')
  givePass(ctx, booking_id)
  return { booking_id }
}
