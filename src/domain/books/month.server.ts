// The ledger of a month by trip, person, channel and category, in one statement; and its days.
import { type RawBuilder, sql } from 'kysely'
import { isTestBooking } from '#domain/booking/test-bookings.server.ts'
import type { Language } from '#i18n/language.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import { readToday, toSeoulDay } from '#platform/db/seoul.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'
import { listAdvances, sumAdvances } from './advances.server.ts'
import { type daysCalls as calls, monthGroups } from './days-office-calls.ts'
import { toMonthDays } from './month-days.ts'
import { sumPaidCosts } from './paid-costs.server.ts'
import { toDayStart } from './read-day-figures.server.ts'

type MonthGroup = (typeof monthGroups)[number]
export type GroupRow = { group: MonthGroup | 'all'; name: string; received: number; returned: number }

/** Of the row `l` of the ledger: what came in, and what went back. */
export const ledgerSides = sql`case when l.kind = 'payment' then l.amount else 0 end as received,
  case when l.kind = 'payment' then 0 else l.amount end as returned`

/** Rows of the ledger in the month that are money: a compensation that is owed is none yet. */
export const selectMonthLedger = (travel_agency: number, month: string) => {
  const { from, to } = toMonthDays(month)
  return sql`
    select l.id, l.at, l.kind, l.amount, l.method, l.transaction_id, l.booking, l.by_name, l.page_title, l.departure_date,
      ${ledgerSides}
    from ledger l where l.travel_agency = ${travel_agency} and l.at >= ${toDayStart(from)} and l.at < ${toDayStart(to)}
      and l.kind <> 'compensation' and not ${isTestBooking(travel_agency, sql`l.booking`)}`
}

export async function readMonth(ctx: StaffCtx, input: In<typeof calls.month>) {
  const month = input.month ?? (await readToday(ctx.db)).slice(0, 7)
  const { from, to } = toMonthDays(month)
  const rows = await sumMonth(ctx, month, ctx.staff.language)
  const all = rows.find(({ group }) => group === 'all')
  return {
    month,
    received: all?.received ?? 0,
    returned: all?.returned ?? 0,
    costs_paid: await sumPaidCosts(ctx, from, to),
    advances: sumAdvances(await listAdvances(ctx, month)),
    groups: monthGroups.map((group) => ({ group, rows: rows.filter((row) => row.group === group) })),
    days: await listDays(ctx, month),
  }
}

/**
 * The groups of a booking `b` as columns, and what they are joined from. The staff member who made it is first in its
 * history; other bookings were made on the site.
 */
export function nameGroups(language: Language) {
  const { channels, online } = getOfficeTextIn(language).ledger
  const inLanguage = (column: RawBuilder<unknown>) =>
    sql`coalesce(nullif(${column} ->> ${language}, ''), nullif(${column} ->> 'ko', ''), ${column} ->> 'en')`
  return {
    inLanguage,
    columns: sql`${inLanguage(sql`t.tour_category_name`)} as category, coalesce(h.by_name, ${online}) as person,
      coalesce(${inLanguage(sql`s.store_name`)}, case when b.proved_by = 'staff' then ${channels.staff}
        when b.member_id is not null then ${channels.member} else ${channels.guest} end) as channel`,
    joins: sql`left join package p on p.travel_agency = b.travel_agency and p.package_code = b.package_code
      left join tour_category t on t.travel_agency = p.travel_agency and t.tour_category_id = p.tour_category_id
      left join shop s on s.travel_agency = b.travel_agency and s.store_id = b.store_id
      left join lateral (
        select h.by_name from booking_history h where h.travel_agency = b.travel_agency and h.booking = b.id
        order by h.seq limit 1
      ) h on true`,
  }
}

export async function sumMonth(
  { db, travel_agency }: AgencyContext,
  month: string,
  language: Language,
): Promise<GroupRow[]> {
  const { inLanguage, columns, joins } = nameGroups(language)
  const { rows } = await sql<GroupRow>`
    with entries as (
      select l.received, l.returned, ${inLanguage(sql`coalesce(l.page_title, b.page_title)`)} as trip, ${columns}
      from (${selectMonthLedger(travel_agency, month)}) l
      join booking b on b.travel_agency = ${travel_agency} and b.id = l.booking
      ${joins}
    )
    select case grouping(trip, person, channel, category) when 7 then 'trip' when 11 then 'person' when 13 then 'channel'
        when 14 then 'category' else 'all' end as group,
      coalesce(trip, person, channel, category, '–') as name,
      coalesce(sum(received), 0)::bigint as received, coalesce(sum(returned), 0)::bigint as returned
    from entries group by grouping sets ((trip), (person), (channel), (category), ())
    order by 1, sum(received) desc nulls last, 2`.execute(db)
  return rows
}

/** The days with money, and those that were closed. */
async function listDays({ db, travel_agency }: AgencyContext, month: string) {
  const { from, to } = toMonthDays(month)
  const { rows } = await sql<{ day: string; ledger: number; is_closed: boolean }>`
    select coalesce(l.day, c.day) as day, coalesce(l.ledger, 0)::bigint as ledger, c.day is not null as is_closed
    from (
      select ${toSeoulDay(sql`at`)} as day, sum(received - returned) as ledger
      from (${selectMonthLedger(travel_agency, month)}) m group by 1
    ) l
    full join (
      select day from day_close where travel_agency = ${travel_agency} and day >= ${from}::date and day < ${to}::date
    ) c on c.day = l.day
    order by 1`.execute(db)
  return rows
}
