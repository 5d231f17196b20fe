// Staff confirm that money arrived: for one or more bookings, from bank lines, or by hand with a reason.
// Locks: lines by id, then bookings by id, then what payment locks. Decision 79
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { findSecondPersonSum } from '#domain/agency/rules/money-rules.server.ts'
import { type BookingRow, getBookingForStaff, normalizeBookingNumber } from '#domain/booking/find.server.ts'
import { prolongHold } from '#domain/booking/hold.server.ts'
import { countAsReal } from '#domain/booking/test-bookings.server.ts'
import { checkShareTransfers, selectOpenAgreements } from '#domain/payment/share-payment.server.ts'
import { checkTransfers, recordTransfers } from '#domain/payment/transfer.server.ts'
import { refuse } from '#errors.ts'
import type { AgencyContext, TxContext } from '#platform/wire/request-context.ts'

/** `id`: null for work that no logged-in person does. */
export type BankContext = TxContext & { staff: { id: number | null; name: string } }
/**
 * A part that no bank line shows has a reason. `share`: whose share of the booking it pays. `surplus`: what of it
 * the booking does not owe, and goes back.
 */
type ConfirmedPart = {
  booking_id: string
  amount: number
  line?: number
  reason?: string
  share?: number
  surplus?: number
}
type LockedPart = {
  id: number
  booking: BookingRow
  amount: number
  share: number | null
  surplus: number
}

export async function confirmParts(
  ctx: BankContext,
  parts: readonly ConfirmedPart[],
): Promise<{ is_waiting: boolean }> {
  const lines = await lockOpenLines(ctx, parts)
  const bookings = await lockBookings(
    ctx,
    parts.map(({ booking_id }) => booking_id),
  )
  const pairs = parts.flatMap((part) => {
    const booking = bookings.get(toKey(part.booking_id))
    return booking ? [{ ...part, booking }] : []
  })
  for (const [booking, list] of groupByBooking(pairs)) {
    checkTransfers(
      booking,
      list.map(({ amount, share = null, surplus = 0 }) => ({ amount, share, surplus })),
    )
    await checkShareTransfers(ctx, booking, list)
  }
  await refuseWhileAgreementAwaited(
    ctx,
    pairs.map(({ booking }) => booking.id),
  )
  for (const { line, booking } of pairs) if (line !== undefined) await countAsReal(ctx, booking.id) // real money came
  const is_waiting = await needsSecondPerson(ctx, { pairs, lines })
  const matches = await insertMatches(ctx, pairs)
  if (is_waiting) for (const booking of bookings.values()) await prolongHold(ctx, booking)
  else await recordParts(ctx, matches)
  return { is_waiting }
}

const toKey = (typed: string) => normalizeBookingNumber(typed.trim().toUpperCase())
const sumOf = (parts: readonly { amount: number }[]) => parts.reduce((all, { amount }) => all + amount, 0)

/** Of two who confirm the same line the second waits here, and is told that nothing is left of it. */
async function lockOpenLines({ db, travel_agency }: AgencyContext, parts: readonly ConfirmedPart[]) {
  const wanted = new Map<number, number>()
  for (const { line, amount } of parts)
    if (line !== undefined) wanted.set(line, (wanted.get(line) ?? 0) + amount)
  if (wanted.size === 0) return []
  const lines = await db
    .selectFrom('bank_line')
    .select(['id', 'amount', 'matched', 'aside'])
    .where('travel_agency', '=', travel_agency)
    .where('id', 'in', [...wanted.keys()])
    .orderBy('id')
    .forUpdate()
    .execute()
  if (lines.length < wanted.size) refuse('LINE_NOT_FOUND')
  for (const { id, amount, matched, aside } of lines)
    if (aside !== null || amount - matched < (wanted.get(id) ?? 0)) refuse('LINE_TAKEN')
  return lines
}

/** Locks all bookings before anything is written, so that no departure is locked between two of them. */
async function lockBookings(ctx: AgencyContext, numbers: readonly string[]) {
  const known = await ctx.db
    .selectFrom('booking')
    .select(['id', 'booking_id'])
    .where('travel_agency', '=', ctx.travel_agency)
    .where('booking_id', 'in', numbers.map(toKey))
    .orderBy('id')
    .execute()
  const bookings = new Map<string, BookingRow>()
  for (const { booking_id } of known)
    bookings.set(booking_id, await getBookingForStaff(ctx, booking_id, 'lock'))
  if (numbers.some((number) => !bookings.has(toKey(number)))) refuse('BOOKING_NOT_FOUND')
  return bookings
}

/** Refuses to confirm the same money once more. The caller has locked the bookings. */
async function refuseWhileAgreementAwaited(ctx: AgencyContext, bookings: number[]) {
  if (await selectOpenAgreements(ctx, bookings).executeTakeFirst()) refuse('AGREEMENT_AWAITED')
}

type Confirmation = {
  pairs: readonly { booking: BookingRow; amount: number }[]
  lines: readonly { amount: number }[]
}

/**
 * A second person is needed once the owner's sum is reached by this confirmation, by one of its lines, or by
 * all that one person has confirmed for one of its bookings. So splitting a sum gains nothing.
 */
async function needsSecondPerson(ctx: AgencyContext, { pairs, lines }: Confirmation): Promise<boolean> {
  const from = await findSecondPersonSum(ctx)
  if (from === null) return false
  const sums = [sumOf(pairs), ...lines.map(({ amount }) => amount)]
  for (const [{ id }, list] of groupByBooking(pairs)) sums.push(sumOf(list) + (await sumAlone(ctx, id)))
  return sums.some((sum) => sum >= from)
}

/** The sum that one person alone has confirmed for the booking. */
async function sumAlone({ db, travel_agency }: AgencyContext, booking: number): Promise<number> {
  const { sum } = await db
    .selectFrom('bank_match')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .where('undone', 'is', null)
    .where('agreed', 'is', null)
    .executeTakeFirstOrThrow()
  return sum
}

async function insertMatches(
  { db, travel_agency, staff }: BankContext,
  parts: readonly (ConfirmedPart & { booking: BookingRow })[],
): Promise<LockedPart[]> {
  const confirmation = randomUUID()
  const by = { by_staff: staff.id, by_name: staff.name }
  const matches: LockedPart[] = []
  for (const { line, reason, booking, ...sums } of parts) {
    const { amount, share = null, surplus = 0 } = sums
    const money = { amount, share, surplus }
    const { id } = await db
      .insertInto('bank_match')
      .values({ travel_agency, confirmation, line, reason, booking: booking.id, ...money, ...by })
      .returning('id')
      .executeTakeFirstOrThrow()
    matches.push({ id, booking, ...money })
  }
  return matches
}

const groupByBooking = <Part extends { booking: BookingRow }>(parts: readonly Part[]) =>
  Map.groupBy(parts, ({ booking }) => booking)

/** Writes the ledger, in the order of departures, and names its rows in the matches. */
async function recordParts(ctx: BankContext, parts: readonly LockedPart[]): Promise<void> {
  const groups = [...groupByBooking(parts)].toSorted(
    ([one], [other]) => one.departure_id - other.departure_id || one.id - other.id,
  )
  for (const [booking, list] of groups) {
    const entries = await recordTransfers(ctx, booking, list)
    for (const [at, { id }] of list.entries())
      await ctx.db
        .updateTable('bank_match')
        .set({ ledger: entries[at] })
        .where('travel_agency', '=', ctx.travel_agency)
        .where('id', '=', id)
        .execute()
  }
}

/** A second person agrees to the money. It is recorded as if it were confirmed now. */
export async function agreeToParts(
  ctx: BankContext,
  confirmation: string,
): Promise<{ booking_id: string; amount: number }> {
  const { db, travel_agency, staff } = ctx
  const waiting = await lockConfirmation(ctx, confirmation)
  if (waiting.length === 0) refuse('NOT_FOUND')
  if (waiting.some(({ ledger, undone }) => ledger !== null || undone !== null)) refuse('CONFIRMATION_OVER')
  if (waiting.some(({ by_staff }) => by_staff !== null && by_staff === staff.id)) refuse('SAME_PERSON')
  const bookings = await lockBookings(
    ctx,
    waiting.map(({ booking_id }) => booking_id),
  )
  const parts = waiting.flatMap(({ id, amount, share, surplus, booking_id }) => {
    const booking = bookings.get(booking_id)
    return booking ? [{ id, amount, share, surplus, booking }] : []
  })
  // its share may have been paid by card meanwhile
  for (const [booking, list] of groupByBooking(parts)) await checkShareTransfers(ctx, booking, list)
  await recordParts(ctx, parts)
  await db
    .updateTable('bank_match')
    .set({ agreed_by: staff.name, agreed: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('confirmation', '=', confirmation)
    .execute()
  return { booking_id: waiting[0]?.booking_id ?? '', amount: sumOf(parts) }
}

/** Locks the lines before anything else, as everywhere, and then reads the parts again. */
async function lockConfirmation({ db, travel_agency }: AgencyContext, confirmation: string) {
  await sql`
    select l.id from bank_line l
    where l.travel_agency = ${travel_agency} and l.id in (
      select m.line from bank_match m where m.travel_agency = ${travel_agency} and m.confirmation = ${confirmation})
    order by l.id for update`.execute(db)
  return db
    .selectFrom('bank_match as m')
    .innerJoin('booking as b', (on) =>
      on.onRef('b.travel_agency', '=', 'm.travel_agency').onRef('b.id', '=', 'm.booking'),
    )
    .select([
      'm.id',
      'm.amount',
      'm.share',
      'm.surplus',
      'm.ledger',
      'm.undone',
      'm.by_staff',
      'b.booking_id',
    ])
    .where('m.travel_agency', '=', travel_agency)
    .where('m.confirmation', '=', confirmation)
    .orderBy('m.id')
    .forUpdate('m')
    .execute()
}
