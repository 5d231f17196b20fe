// What waits for somebody, each kind by an index of its own, all that a person may see in one statement.
import { type RawBuilder, sql } from 'kysely'
import { isUnbalanced } from '#domain/booking/under-way.server.ts'
import {
  endingPassports,
  isDueFor,
  isStillToLeave,
  lacksPapers,
  people,
} from '#domain/booking/waits.server.ts'
import { owingBookings } from '#domain/payment/owing.server.ts'
import { todayLimits } from '#limits/shown.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { StaffCtx } from '#platform/wire/asking.ts'
import { type May, may } from '#roles.ts'
import { waitingKinds } from './office-calls.ts'

type WaitingKind = (typeof waitingKinds)[number]
type Item = {
  ref: string
  name: string | null
  page_title: { ko: string; en: string } | null
  departure_date: string | null
  at: string | null
  amount: number | null
  count: number | null
  of: number | null
  task: string | null
  task_id: number | null
  due: string | null
  is_ours: boolean | null
}
/** `mays`: one of these permissions is enough. `rows` selects the columns of an item and its sort key. */
type Source = { mays: readonly May[]; rows: (travel_agency: number, staff_id: number) => RawBuilder<unknown> }

const moment = (at: RawBuilder<unknown>) =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const nothing = sql`null::text`
const none = sql`null::bigint`

/** The columns of an item, in their order. */
const columns = (item: {
  ref: RawBuilder<unknown>
  name?: RawBuilder<unknown>
  page_title?: RawBuilder<unknown>
  departure_date?: RawBuilder<unknown>
  at?: RawBuilder<unknown>
  amount?: RawBuilder<unknown>
  count?: RawBuilder<unknown>
  of?: RawBuilder<unknown>
  task?: RawBuilder<unknown>
  task_id?: RawBuilder<unknown>
  due?: RawBuilder<unknown>
  is_ours?: RawBuilder<unknown>
  by: RawBuilder<unknown>
}) => sql`${item.ref}::text as ref, ${item.name ?? nothing} as name, ${item.page_title ?? sql`null::jsonb`} as page_title,
  ${item.departure_date ?? sql`null::date`} as departure_date, ${item.at ? moment(item.at) : nothing} as at,
  ${item.amount ?? none} as amount, ${item.count ?? none} as count, ${item.of ?? none} as of,
  ${item.task ?? nothing} as task, ${item.task_id ?? none} as task_id, ${item.due ?? sql`null::date`} as due,
  ${item.is_ours ?? sql`null::boolean`} as is_ours, row_number() over (order by ${item.by}) as place`

const ofBooking = {
  ref: sql`b.booking_id`,
  name: sql`b.name`,
  page_title: sql`b.page_title`,
  departure_date: sql`b.departure_date`,
  by: sql`b.departure_date, b.id`,
}

const sources: Record<WaitingKind, Source> = {
  // Without bookings nothing is owed.
  departures: {
    mays: ['bookings'],
    rows: (travel_agency) => sql`
      select ${columns({
        ref: sql`d.departure_id`,
        page_title: sql`p.page_title`,
        departure_date: sql`d.departure_date`,
        count: sql`s.taken`,
        of: sql`d.minimum`,
        by: sql`d.departure_date, d.package_code`,
      })}
      from departure d
      join departure_seat s on s.travel_agency = d.travel_agency and s.departure_id = d.departure_id
      join package p on p.travel_agency = d.travel_agency and p.package_code = d.package_code
      where d.travel_agency = ${travel_agency} and d.departure_date between ${seoulToday} and ${seoulToday} + ${sql.lit(todayLimits.minimumDays)}
        and s.taken between 1 and d.minimum - 1 and s.confirmed is null and d.cancelled is null`,
  },
  transfers: {
    mays: ['money'],
    rows: (travel_agency) => sql`
      select ${columns({ ...ofBooking, at: sql`b.held_until`, amount: sql`b.total`, count: people, by: sql`b.held_until, b.id` })}
      from booking b
      where b.travel_agency = ${travel_agency} and b.progress = 'waiting_for_payment' and b.pay_by = 'bank_transfer'`,
  },
  cancels: {
    mays: ['change bookings', 'money'],
    rows: (travel_agency) => sql`
      select ${columns({ ...ofBooking, amount: sql`b.refund_due`, count: people, is_ours: sql`b.cancel_reason is not null` })}
      from booking b where b.travel_agency = ${travel_agency} and b.progress = 'cancel_requested'`,
  },
  // Trips under way that now cost more, because more people travel or the day changed.
  dues: {
    mays: ['change bookings', 'money'],
    rows: (travel_agency) => sql`
      select ${columns({ ...ofBooking, amount: sql`b.total + b.fees_kept - b.paid`, count: people })}
      from booking b
      where b.travel_agency = ${travel_agency} and ${isUnbalanced} and b.paid < b.total + b.fees_kept`,
  },
  // Everything to be sent except for cancellations, which are listed above: the gateway refused, it was paid
  // by transfer, or it is compensation.
  refunds: {
    mays: ['money'],
    rows: (travel_agency) => sql`
      select ${columns({ ...ofBooking, amount: sql`b.back + b.compensation_owed`, count: people })}
      from (${owingBookings(travel_agency)}) b where b.progress <> 'cancel_requested'`,
  },
  papers: {
    mays: ['bookings'],
    rows: (travel_agency) => sql`
      select ${columns({ ...ofBooking, count: sql`${people} - b.passports`, of: people })}
      from booking b
      where b.travel_agency = ${travel_agency} and ${lacksPapers}`,
  },
  passports: {
    mays: ['passports'],
    rows: (travel_agency) => sql`
      select ${columns({ ...ofBooking, count: sql`p.ending`, of: people })}
      from (${endingPassports(travel_agency)}) p
      join booking b on b.travel_agency = ${travel_agency} and b.id = p.booking
      where ${isStillToLeave}`,
  },
  tasks: {
    mays: ['bookings'],
    rows: (travel_agency, staff_id) => sql`
      select ${columns({ ...ofBooking, task: sql`t.text`, task_id: sql`t.id`, due: sql`t.due`, by: sql`t.due, t.id` })}
      from booking_task t join booking b on b.travel_agency = t.travel_agency and b.id = t.booking
      where t.travel_agency = ${travel_agency} and ${isDueFor(staff_id)}`,
  },
  questions: {
    mays: ['questions'],
    rows: (travel_agency) => sql`
      select ${columns({ ref: sql`q.id`, name: sql`q.title`, at: sql`q.reg_date`, by: sql`q.reg_date, q.id` })}
      from post q where q.travel_agency = ${travel_agency} and q.type = 'QNA' and q.answer_date is null`,
  },
  consultations: {
    mays: ['questions'],
    rows: (travel_agency) => sql`
      select ${columns({ ref: sql`c.id`, name: sql`c.name`, page_title: sql`p.page_title`, at: sql`c.reg_date`, by: sql`c.reg_date, c.id` })}
      from consult c left join package p on p.travel_agency = c.travel_agency and p.package_code = c.package_code
      where c.travel_agency = ${travel_agency} and c.state <> 'done'`,
  },
  reviews: {
    mays: ['boards'],
    rows: (travel_agency) => sql`
      select ${columns({ ref: sql`r.id`, name: sql`left(r.contents, 60)`, page_title: sql`p.page_title`, at: sql`r.reg_date`, count: sql`r.stars`, by: sql`r.reg_date desc, r.id desc` })}
      from review r join package p on p.travel_agency = r.travel_agency and p.package_code = r.package_code
      where r.travel_agency = ${travel_agency} and r.reply is null and r.hidden_yn = 'N'
        and r.reg_date > now() - make_interval(days => ${sql.lit(todayLimits.reviewDays)})`,
  },
}

type Asking = Pick<StaffCtx, 'db' | 'travel_agency'> & { staff: Pick<StaffCtx['staff'], 'id' | 'roles'> }

const seenBy = ({ staff }: Pick<Asking, 'staff'>) =>
  waitingKinds.filter((kind) => sources[kind].mays.some((each) => may(staff.roles, each)))

/** Every kind of which something waits, with the first few of each. */
export async function whatWaits(ctx: Asking) {
  const parts = seenBy(ctx).map(
    (kind) => sql`
      select ${sql.lit(kind)} as kind, count(*)::int as total,
        jsonb_agg(to_jsonb(i) - 'place' order by place) filter (where place <= ${sql.lit(todayLimits.shownEach)}) as list
      from (${sources[kind].rows(ctx.travel_agency, ctx.staff.id)}) i`,
  )
  return rowsOf<{ kind: WaitingKind; total: number; list: Item[] }>(ctx, parts)
}

/** The numbers alone. */
export async function howMuchWaits(ctx: Asking) {
  const parts = seenBy(ctx).map(
    (kind) =>
      sql`select ${sql.lit(kind)} as kind, count(*)::int as total from (${sources[kind].rows(ctx.travel_agency, ctx.staff.id)}) i`,
  )
  const kinds = await rowsOf<{ kind: WaitingKind; total: number }>(ctx, parts)
  return { total: kinds.reduce((sum, each) => sum + each.total, 0), kinds }
}

async function rowsOf<Row extends { total: number }>(
  { db }: Pick<Asking, 'db'>,
  parts: RawBuilder<unknown>[],
): Promise<Row[]> {
  if (parts.length === 0) return []
  const { rows } = await sql<Row>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows.filter(({ total }) => total > 0)
}
