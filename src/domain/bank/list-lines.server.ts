// Lines that wait, with what each is probably for; lines that fit nothing; bookings that can be paid.

import { sql } from 'kysely'
import { normalizeName } from '#domain/booking/normalize-name.ts'
import { toDigits } from '#lib/phone.ts'
import { bankLimits } from '#limits/books.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { findClosedBookings, listNamedClosedBookings } from './closed-bookings.server.ts'
import { countToAgree } from './list-matches.server.ts'
import type { OpenBooking, OpenLine } from './match-index.ts'
import type { bankOfficeCalls } from './office-calls.ts'
import { proposeMatches } from './propose-matches.ts'
import { namesSomebody, proposeReturns } from './propose-returns.ts'
import { type BookingRow, selectBookings } from './select-bookings.server.ts'

/** The lines `l` of the bank that belong to no booking yet, or not whole. */
export const fromOpenLines = (travel_agency: number) => sql`bank_line l
  where l.travel_agency = ${travel_agency} and l.matched < l.amount and l.aside is null`

type LineRow = OpenLine & { account: string; booked_time: string; rest: number }

/** Matched against all that is open, so that several lines for one booking are seen together. */
const mostMatched = 5_000

/**
 * The bookings a transfer may be for, whichever way was chosen: those that wait for a payment, those that owe on
 * top of what was paid, and those whose fee is above it. The newest, in the order they were made.
 */
async function listOpenBookings({ db, travel_agency }: AgencyContext): Promise<BookingRow[]> {
  const select = (condition: ReturnType<typeof sql>) => selectBookings(travel_agency, condition)
  const { rows } = await sql<BookingRow>`
    ${select(sql`b.progress = 'waiting_for_payment' and b.payable > 0`)}
    union all ${select(sql`b.due > 0`)} union all ${select(sql`b.claim > 0`)}
    order by id desc limit ${bankLimits.bookings}`.execute(db)
  return rows.toReversed()
}

async function listOpenLines({ db, travel_agency }: AgencyContext): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select l.id, l.account, l.booked_on, l.booked_time, l.amount, l.amount - l.matched as rest, l.payer, l.memo
    from ${fromOpenLines(travel_agency)}
    order by l.booked_on, l.id limit ${mostMatched}`.execute(db)
  return rows
}

export async function readOpenRows(ctx: AgencyContext) {
  return { lines: await listOpenLines(ctx), bookings: await listOpenBookings(ctx) }
}
type OpenRows = Awaited<ReturnType<typeof readOpenRows>>

/** Proposals for each line. No transaction is open, so nobody waits for a connection meanwhile. */
export const proposeForRows = ({ lines, bookings }: OpenRows) =>
  proposeMatches(
    lines.map((line) => ({ ...line, amount: line.rest })),
    bookings.map(toOpenBooking),
  )

const toOpenBooking = (booking: BookingRow): OpenBooking => ({ ...booking, title: booking.page_title.ko })

/** Shows the first lines, and only the bookings that these are proposed for. */
export async function describeOpenLines(ctx: ManualTxContext<StaffCtx>) {
  const rows = await ctx.transaction(readOpenRows)
  const { lines } = rows
  const proposed = proposeForRows(rows)
  const first = lines.slice(0, bankLimits.shown).map((line) => ({ ...line, amount: line.rest }))
  const unmatched = first.filter((_, at) => !proposed[at]?.proposals.some(namesSomebody))
  const closed = await ctx.transaction((tx) => listNamedClosedBookings(tx, unmatched))
  const returned = proposeReturns(unmatched, closed.map(toOpenBooking))
  const bookings = [...rows.bookings, ...closed]
  const byId = new Map(bookings.map((booking) => [booking.id, booking]))
  const named = new Set<BookingRow>()
  const shown = lines.slice(0, bankLimits.shown).map((line, at) => ({
    ...line,
    is_ambiguous: proposed[at]?.isAmbiguous ?? false,
    proposals: [...(returned.get(line.id) ?? []), ...(proposed[at]?.proposals ?? [])].map((proposal) => ({
      ...proposal,
      parts: proposal.parts.flatMap(({ booking, ...part }) => {
        const found = byId.get(booking)
        if (!found) return []
        named.add(found)
        return [{ ...part, booking_id: found.booking_id }]
      }),
    })),
  }))
  const to_agree = await ctx.transaction(countToAgree)
  return { total: lines.length, to_agree, lines: shown, bookings: [...named] }
}

const mostFound = 10

export async function findPayableBookings(
  ctx: AgencyContext,
  { q }: In<typeof bankOfficeCalls.findBookings>,
) {
  const [letters, digits] = [normalizeName(q), toDigits(q)]
  const number = q.replace(/[\s-]/g, '').toUpperCase()
  const bookings = (await listOpenBookings(ctx)).filter(
    ({ name, travellers, contact, booking_id }) =>
      [name, ...travellers].some((each) => normalizeName(each).includes(letters)) ||
      (digits.length >= 3 && toDigits(contact).includes(digits)) ||
      (number.length >= 3 && booking_id.includes(number)),
  )
  const open = bookings.slice(0, mostFound)
  const closed = await findClosedBookings(ctx, { q, limit: mostFound - open.length })
  return { bookings: [...open, ...closed] }
}

type AsideRow = LineRow & { aside: string; aside_by: string; aside_reason: string }

export const listAsideLines = (
  { db, travel_agency }: AgencyContext,
  paging: In<typeof bankOfficeCalls.asideLines>,
) =>
  listPage(
    db,
    sql<AsideRow>`
      select id, account, booked_on, booked_time, amount, amount - matched as rest, payer, memo, aside, aside_by, aside_reason
      from bank_line where travel_agency = ${travel_agency} and aside is not null`,
    sql`booked_on desc, id desc`,
    paging,
  )
