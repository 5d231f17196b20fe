// The shares of a booking, for its leader: dividing, taking back, reminding, and seeing who has paid.
import { sql } from 'kysely'
import { readPayWays } from '#domain/agency/rules/pay-ways.server.ts'
import { calculateMoney } from '#domain/booking/booking-money.ts'
import { type BookingRow, getOwnBooking } from '#domain/booking/find.server.ts'
import { holdForAccount } from '#domain/booking/hold.server.ts'
import { listTravellerSlots } from '#domain/booking/travellers.server.ts'
import { hasPayerLeft, paidByShare, shareRest } from '#domain/payment/share-payment.server.ts'
import { recheckVirtualAccounts } from '#domain/payment/virtual-account.server.ts'
import { refuse } from '#errors.ts'
import { foldAddress } from '#lib/fold-address.ts'
import { rateLimits } from '#limits/access.ts'
import { shareLimits } from '#limits/trade.ts'
import { daysAgo } from '#platform/db/days-ago.server.ts'
import { hasStoredAnswer, withIdempotencyKey } from '#platform/idempotency.server.ts'
import { notify } from '#platform/notify.server.ts'
import { createNumber } from '#platform/numbers.server.ts'
import { checkRateLimit, limitMailsToTyped } from '#platform/rate-limit.server.ts'
import type { In } from '#platform/wire/call.ts'
import { refuseAtField } from '#platform/wire/refuse-at-field.ts'
import type { AgencyContext, Ctx, ManualTxContext } from '#platform/wire/request-context.ts'
import { hashLinkCode } from './booking-link.server.ts'
import type { shareCalls } from './share-calls.ts'
import { deriveShareCode } from './share-link.server.ts'
import { describeGroup, remindMember } from './travel-group.server.ts'

type ShareCalls = typeof shareCalls
const isRemindable = sql<boolean>`(s.email <> '' and coalesce(s.reminded < now() - make_interval(secs => ${shareLimits.remind_s}), true))`

const selectShares = ({ db, travel_agency }: AgencyContext, booking: number) =>
  db
    .selectFrom('booking_share as s')
    .select(['s.id', 's.name', 's.email', 's.amount', 's.seed', 's.reminded', 's.traveller'])
    .select([paidByShare.as('paid'), shareRest.as('rest'), hasPayerLeft.as('has_left')])
    .select(isRemindable.as('can_remind'))
    .where('s.travel_agency', '=', travel_agency)
    .where('s.booking', '=', booking)
    .where('s.revoked', 'is', null)
    .orderBy('s.id')
    .execute()
type ShareRow = Awaited<ReturnType<typeof selectShares>>[number]

const calculateUndivided = (payable: number, shares: ShareRow[]) =>
  Math.max(0, payable - shares.reduce((sum, share) => sum + share.rest, 0))

export async function listShares(ctx: Ctx, input: In<ShareCalls['shares']>) {
  return describeShares(ctx, await getOwnBooking(ctx, input))
}

async function describeShares(ctx: Ctx, booking: BookingRow) {
  const shares = await selectShares(ctx, booking.id)
  const { payable_most: payable } = calculateMoney(booking)
  return {
    list: shares.map((share) => ({
      share_id: share.id,
      name: share.name,
      traveller: share.traveller,
      has_left: share.has_left,
      has_email: share.email !== '',
      amount: share.amount,
      paid: Math.max(0, share.paid),
      rest: share.rest,
      address: `${ctx.origin}/go#${deriveShareCode(ctx, share.seed)}`,
      reminded: share.reminded,
      can_remind: share.can_remind && payable > 0 && share.rest > 0,
    })),
    payable,
    undivided: calculateUndivided(payable, shares),
    group: await describeGroup(ctx, booking),
  }
}

/** The links are read anew, because the stored answer of a key is not encrypted. */
export async function addShares(
  ctx: ManualTxContext<Ctx>,
  { shares, ...input }: In<ShareCalls['addShares']>,
) {
  const emails = shares.map(({ email }) => email).filter((email) => email !== '')
  if (emails.length > 0 && !(await hasStoredAnswer(ctx, 'shares'))) {
    await ctx.transaction(async (txCtx) => checkNewShares(txCtx, await getOwnBooking(txCtx, input), shares))
    await countMails(ctx, emails)
  }
  await withIdempotencyKey(ctx, 'shares', { shares, ...input }, async (txCtx) => {
    const { db, travel_agency } = txCtx
    const booking = await getOwnBooking(txCtx, input, 'lock')
    await checkNewShares(txCtx, booking, shares)
    await refuseManyMails(txCtx, booking.id, emails.length)
    const slots = await listTravellerSlots(txCtx, booking)
    for (const { traveller: seq, ...share } of shares) {
      const traveller = slots.find((slot) => slot.traveller === seq)?.traveller ?? null
      const seed = createNumber()
      const token_hash = hashLinkCode(txCtx, deriveShareCode(txCtx, seed))
      const { id } = await db
        .insertInto('booking_share')
        .values({ travel_agency, booking: booking.id, ...share, traveller, seed, token_hash })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (share.email !== '') await sendReminder(txCtx, id)
    }
    await holdForShares(txCtx, booking)
    return {}
  })
  return ctx.transaction((txCtx) => listShares(txCtx, input))
}

/** Asked before a mail is counted, so that only a booking of one's own uses them up, and again under its lock. */
async function checkNewShares(
  ctx: AgencyContext,
  booking: BookingRow,
  shares: readonly { amount: number }[],
): Promise<void> {
  const { payable_most: payable } = calculateMoney(booking)
  if (payable === 0) refuse('NOT_PAYABLE')
  if (booking.consents_due) refuse('CONSENT_REQUIRED')
  const there = await selectShares(ctx, booking.id)
  const sum = shares.reduce((all, { amount }) => all + amount, 0)
  if (sum > calculateUndivided(payable, there) || there.length + shares.length > shareLimits.most)
    refuseAtField('SHARES_TOO_LARGE', 'shares')
}

/** The addresses are typed by a stranger: they are counted for their network, and each mailbox. */
async function countMails(ctx: ManualTxContext<Ctx>, emails: string[]): Promise<void> {
  await checkRateLimit(ctx, rateLimits.shareMailsFrom, [ctx.network], emails.length)
  for (const mailbox of new Set(emails.map(foldAddress)))
    await checkRateLimit(ctx, rateLimits.shareMailTo, [mailbox])
  for (const email of emails) await limitMailsToTyped(ctx, email)
}

/** Shares that were taken back count, too. The booking is locked. */
async function refuseManyMails({ db, travel_agency }: AgencyContext, booking: number, more: number) {
  const { sent } = await db
    .selectFrom('booking_share')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .where('reminded', 'is not', null) // a hand-over empties the addresses
    .where('reg_date', '>', daysAgo(1))
    .executeTakeFirstOrThrow()
  if (more > 0 && Number(sent) + more > shareLimits.mails) refuse('TOO_MANY_TRIES')
}

/** Several people need longer to pay than the minutes that one is given. */
async function holdForShares(ctx: Ctx, booking: BookingRow): Promise<void> {
  if (booking.progress !== 'waiting_for_payment') return
  const { transfer_hours: hours } = await readPayWays(ctx)
  await holdForAccount(ctx, booking, { hours, pay_by: booking.pay_by })
}

export async function removeShare(ctx: Ctx, { share_id, ...input }: In<ShareCalls['removeShare']>) {
  const { db, travel_agency } = ctx
  const booking = await getOwnBooking(ctx, input, 'lock')
  const removed = await db
    .updateTable('booking_share')
    .set({ revoked: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', share_id)
    .where('booking', '=', booking.id)
    .where('revoked', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!removed) refuse('NOT_FOUND')
  await recheckVirtualAccounts(ctx, booking.id, { share: share_id })
  return describeShares(ctx, booking)
}

/**
 * The booking becomes somebody else's: nothing more is paid by its shares, and nobody is named in them. What
 * they have paid stays paid. The caller holds the booking's row.
 */
export async function endShares({ db, travel_agency }: AgencyContext, booking: number): Promise<void> {
  await db
    .updateTable('booking_share')
    .set({ name: '', email: '', revoked: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .execute()
}

/** The booking is locked, so that two presses send one mail each. */
export async function remindShares(ctx: Ctx, input: In<ShareCalls['remindShares']>) {
  const booking = await getOwnBooking(ctx, input, 'lock')
  const { list, group } = await describeShares(ctx, booking)
  const shares = list.filter(({ can_remind }) => can_remind)
  const members = group.members.filter(({ can_remind }) => can_remind)
  if (shares.length + members.length === 0) refuse('NOBODY_TO_REMIND')
  for (const { share_id } of shares) await sendReminder(ctx, share_id)
  for (const { member } of members) await remindMember(ctx, member)
  return describeShares(ctx, booking)
}

/** Marks the share as reminded and queues its mail, in one transaction. */
async function sendReminder(ctx: Ctx, id: number): Promise<void> {
  await ctx.db
    .updateTable('booking_share')
    .set({ reminded: sql<string>`now()` })
    .where('travel_agency', '=', ctx.travel_agency)
    .where('id', '=', id)
    .execute()
  await notify(ctx, 'share-asked', { ref: id })
}
