// The margin of a month by trip, person, channel and category: of departures that left in it and are over.
import { sql } from 'kysely'
import { isBookingFirm } from '#domain/booking/progress-conditions.server.ts'
import { isTestBooking } from '#domain/booking/test-bookings.server.ts'
import { type Language, localize } from '#i18n/language.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import { addDays } from '#lib/days.ts'
import { bookLimits } from '#limits/books.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'
import { type daysCalls as calls, monthGroups } from './days-office-calls.ts'
import { nameGroups } from './month.server.ts'
import { toMonthDays } from './month-days.ts'
import { divideMargin } from './month-margins.ts'
import { listOverheads } from './overheads.server.ts'
import { listSettlements } from './settlements.server.ts'

type BookedPart = {
  departure_id: number
  person: string
  channel: string
  heads: number
  income: number
}

export async function readMonthMargins(ctx: StaffCtx, input: In<typeof calls.monthMargins>) {
  const month = input.month ?? (await readToday(ctx.db)).slice(0, 7)
  const rows = await listMargins(ctx, month, ctx.staff.language)
  return {
    month,
    groups: monthGroups.map((group) => ({ group, rows: rows.filter((row) => row.group === group) })),
    overheads: await listOverheads(ctx, month),
  }
}

/**
 * Each group sums up to the list of settlements of these days, to the won. A departure without costs has no margin
 * yet.
 */
export async function listMargins(ctx: AgencyContext, month: string, language: Language) {
  const { rest } = getOfficeTextIn(language).ledger.margins
  const { from, to } = toMonthDays(month)
  const settlements = await listSettlements(ctx, {
    state: 'all',
    from,
    to: addDays(to, -1),
    page: 1,
    page_size: bookLimits.settlementRows,
  })
  const list = settlements.list.filter(({ margin }) => margin !== null)
  const departures = list.map(({ departure_id }) => departure_id)
  const parts = Map.groupBy(await listParts(ctx, departures, language), (part) => part.departure_id)
  const categories = await listCategories(ctx, departures, language)
  const shares = list.flatMap(({ departure_id, page_title, income, cost }) => {
    const trip = localize(page_title, language)
    const category = categories.get(departure_id) ?? '–'
    const booked = parts.get(departure_id) ?? []
    return divideMargin({ income, cost }, booked).map(({ part, ...sums }) => ({
      trip,
      category,
      person: part?.person ?? rest,
      channel: part?.channel ?? rest,
      ...sums,
    }))
  })
  return monthGroups
    .flatMap((group) =>
      [...Map.groupBy(shares, (share) => share[group])].map(([name, own]) => ({
        group,
        name,
        ...sumShares(own),
      })),
    )
    .sort((a, b) => b.margin - a.margin || (a.name < b.name ? -1 : 1))
}

type MarginSums = Record<'heads' | 'income' | 'cost', number>

function sumShares(shares: readonly MarginSums[]) {
  const sumOf = (key: keyof MarginSums) => shares.reduce((sum, each) => sum + each[key], 0)
  const [heads, income, cost] = [sumOf('heads'), sumOf('income'), sumOf('cost')]
  return { heads, income, cost, margin: income - cost }
}

/** Of each departure, by who booked and by which way: the travellers, and what they have brought in. */
async function listParts(
  { db, travel_agency }: AgencyContext,
  departures: readonly number[],
  language: Language,
): Promise<BookedPart[]> {
  const { columns, joins } = nameGroups(language)
  const { rows } = await sql<BookedPart>`
    select departure_id, person, channel, sum(heads)::int as heads, sum(income)::bigint as income from (
      select b.departure_id, ${columns}, case when ${isBookingFirm} then b.adult + b.child else 0 end as heads,
        coalesce((select sum(case l.kind when 'payment' then l.amount else -l.amount end) from ledger l
          where l.travel_agency = b.travel_agency and l.booking = b.id and l.kind <> 'compensation'), 0)
        - coalesce((select m.owed_back from booking_money m
          where m.travel_agency = b.travel_agency and m.id = b.id and m.owed_back > 0), 0) as income
      from booking b ${joins}
      where b.travel_agency = ${travel_agency} and b.departure_id = any (${departures}::bigint[])
        and not ${isTestBooking(travel_agency, sql`b.id`)}
    ) o
    where heads > 0 or income <> 0
    group by departure_id, person, channel order by departure_id, person, channel`.execute(db)
  return rows
}

async function listCategories(
  { db, travel_agency }: AgencyContext,
  departures: readonly number[],
  language: Language,
) {
  const { inLanguage } = nameGroups(language)
  const { rows } = await sql<{ departure_id: number; category: string | null }>`
    select d.departure_id, ${inLanguage(sql`t.tour_category_name`)} as category
    from departure d
    join package p on p.travel_agency = d.travel_agency and p.package_code = d.package_code
    join tour_category t on t.travel_agency = p.travel_agency and t.tour_category_id = p.tour_category_id
    where d.travel_agency = ${travel_agency} and d.departure_id = any (${departures}::bigint[])`.execute(db)
  return new Map(rows.map(({ departure_id, category }) => [departure_id, category]))
}
