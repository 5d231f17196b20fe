// Pending work: each kind by an index of its own, everything a person may see in one statement.
import { type RawBuilder, sql } from 'kysely'
import { describeTask } from '#domain/booking/call-tasks.server.ts'
import {
  hasMissingPassports,
  isOverdue,
  isTaskDueFor,
  isUpcomingTrip,
  selectExpiringPassports,
  travellerCount,
} from '#domain/booking/pending-work.server.ts'
import { isBookingOpen } from '#domain/booking/progress-conditions.server.ts'
import { maskContact } from '#domain/member/mask-name.ts'
import { selectBookingsOwed } from '#domain/payment/money-owed.server.ts'
import { todayLimits } from '#limits/display.ts'
import { supplyLimits } from '#limits/trade.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { StaffCtx } from '#platform/wire/request-context.ts'
import { may, type Permission } from '#roles.ts'
import { pendingWorkKinds } from './office-calls.ts'

type PendingWorkKind = (typeof pendingWorkKinds)[number]
type PendingItem = {
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
  occasion: string | null
  contact: string | null
}
/** `permissions`: one of them is enough. `rows` selects the columns of an item and its sort key. */
type PendingSource = {
  permissions: readonly Permission[]
  rows: (travel_agency: number, staff_id: number) => RawBuilder<unknown>
}

const formatMoment = (at: RawBuilder<unknown>) =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const nullText = sql`null::text`
const nullNumber = sql`null::bigint`

/** The columns of an item, in their order. */
const buildColumns = (item: {
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
  occasion?: RawBuilder<unknown>
  contact?: RawBuilder<unknown>
  by: RawBuilder<unknown>
}) => sql`${item.ref}::text as ref, ${item.name ?? nullText} as name, ${item.page_title ?? sql`null::jsonb`} as page_title,
  ${item.departure_date ?? sql`null::date`} as departure_date, ${item.at ? formatMoment(item.at) : nullText} as at,
  ${item.amount ?? nullNumber} as amount, ${item.count ?? nullNumber} as count, ${item.of ?? nullNumber} as of,
  ${item.task ?? nullText} as task, ${item.task_id ?? nullNumber} as task_id, ${item.due ?? sql`null::date`} as due,
  ${item.is_ours ?? sql`null::boolean`} as is_ours, ${item.occasion ?? nullText} as occasion,
  ${item.contact ?? nullText} as contact, row_number() over (order by ${item.by}) as place`

const bookingColumns = {
  ref: sql`b.booking_id`,
  name: sql`b.name`,
  page_title: sql`b.page_title`,
  departure_date: sql`b.departure_date`,
  by: sql`b.departure_date, b.id`,
}

const sources: Record<PendingWorkKind, PendingSource> = {
  // Without bookings nothing is owed.
  departures: {
    permissions: ['bookings'],
    rows: (travel_agency) => sql`
      select ${buildColumns({
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
    permissions: ['money'],
    rows: (travel_agency) => sql`
      select ${buildColumns({ ...bookingColumns, at: sql`b.held_until`, amount: sql`b.payable`, count: travellerCount, by: sql`b.held_until, b.id` })}
      from booking_money b
      where b.travel_agency = ${travel_agency} and b.progress = 'waiting_for_payment' and b.pay_by = 'bank_transfer'
        and not b.reserved_free`,
  },
  // Money that came in and belongs to no booking yet, the oldest first.
  bank_lines: {
    permissions: ['money'],
    rows: (travel_agency) => sql`
      select ${buildColumns({ ref: sql`l.id`, name: sql`l.payer`, due: sql`l.booked_on`, amount: sql`l.amount - l.matched`, by: sql`l.booked_on, l.id` })}
      from bank_line l where l.travel_agency = ${travel_agency} and l.matched < l.amount and l.aside is null`,
  },
  // Confirmed by a colleague, above the sum from which a second person has to agree.
  agreements: {
    permissions: ['money'],
    rows: (travel_agency, staff_id) => sql`
      select ${buildColumns({ ...bookingColumns, at: sql`m.at`, amount: sql`m.amount`, by: sql`m.id` })}
      from bank_match m join booking b on b.travel_agency = m.travel_agency and b.id = m.booking
      where m.travel_agency = ${travel_agency} and m.ledger is null and m.undone is null
        and m.by_staff is distinct from ${staff_id}`,
  },
  cancels: {
    permissions: ['change bookings', 'money'],
    rows: (travel_agency) => sql`
      select ${buildColumns({ ...bookingColumns, amount: sql`b.refund_due`, count: travellerCount, is_ours: sql`b.cancel_reason is not null` })}
      from booking b where b.travel_agency = ${travel_agency} and b.progress = 'cancel_requested'`,
  },
  // What customers ask staff to change, the oldest first.
  changes: {
    permissions: ['change bookings'],
    rows: (travel_agency) => sql`
      select ${buildColumns({ ...bookingColumns, at: sql`r.asked`, count: travellerCount, by: sql`r.asked, r.id` })}
      from change_request r join booking b on b.travel_agency = r.travel_agency and b.id = r.booking
      where r.travel_agency = ${travel_agency} and r.state = 'asked' and ${isBookingOpen} and b.departure_date >= ${seoulToday}`,
  },
  // Trips that now cost more, because more people travel or the day changed, and balances whose day is over.
  dues: {
    permissions: ['change bookings', 'money'],
    rows: (travel_agency) => sql`
      select ${buildColumns({ ...bookingColumns, amount: sql`b.due`, count: travellerCount })}
      from booking_money b where b.travel_agency = ${travel_agency} and ${isOverdue}`,
  },
  // Everything to be sent except for cancellations, which are listed above: the gateway refused, it was paid
  // by transfer, or it is compensation.
  refunds: {
    permissions: ['money'],
    rows: (travel_agency) => sql`
      select ${buildColumns({ ...bookingColumns, amount: sql`b.refund + b.compensation_owed`, count: travellerCount })}
      from (${selectBookingsOwed(travel_agency)}) b where b.progress <> 'cancel_requested'`,
  },
  papers: {
    permissions: ['bookings'],
    rows: (travel_agency) => sql`
      select ${buildColumns({ ...bookingColumns, count: sql`${travellerCount} - b.passports`, of: travellerCount })}
      from booking b
      where b.travel_agency = ${travel_agency} and ${hasMissingPassports}`,
  },
  passports: {
    permissions: ['passports'],
    rows: (travel_agency) => sql`
      select ${buildColumns({ ...bookingColumns, count: sql`p.ending`, of: travellerCount })}
      from (${selectExpiringPassports(travel_agency)}) p
      join booking b on b.travel_agency = ${travel_agency} and b.id = p.booking
      where ${isUpcomingTrip}`,
  },
  tasks: {
    permissions: ['bookings'],
    rows: (travel_agency, staff_id) => sql`
      select ${buildColumns({
        ...bookingColumns,
        task: sql`t.text`,
        task_id: sql`t.id`,
        due: sql`t.due`,
        occasion: sql`t.occasion`,
        contact: sql`case when t.occasion is not null then b.contact end`,
        by: sql`t.due, t.id`,
      })}
      from booking_task t join booking b on b.travel_agency = t.travel_agency and b.id = t.booking
      where t.travel_agency = ${travel_agency} and ${isTaskDueFor(staff_id)}`,
  },
  // What can be given back for a few days more, and all that is held for a departure that does not go.
  allotments: {
    permissions: ['departures'],
    rows: (travel_agency) => sql`
      select ${buildColumns({
        ref: sql`a.departure_id`,
        name: sql`s.name`,
        page_title: sql`p.page_title`,
        departure_date: sql`d.departure_date`,
        count: sql`a.count`,
        task: sql`a.kind`,
        due: sql`a.release_on`,
        is_ours: sql`d.cancelled is not null`,
        by: sql`d.cancelled is null, a.release_on, a.id`,
      })}
      from allotment a
      join supplier s on s.travel_agency = a.travel_agency and s.id = a.supplier
      join departure d on d.travel_agency = a.travel_agency and d.departure_id = a.departure_id
      join package p on p.travel_agency = d.travel_agency and p.package_code = d.package_code
      where a.travel_agency = ${travel_agency} and a.outcome is null and d.departure_date >= ${seoulToday}
        and (a.release_on <= ${seoulToday} + ${sql.lit(supplyLimits.releaseDays)} or d.cancelled is not null)`,
  },
  supplier_answers: {
    permissions: ['departures'],
    rows: (travel_agency) => sql`
      select ${buildColumns({
        ref: sql`q.departure_id`,
        name: sql`s.name`,
        page_title: sql`p.page_title`,
        departure_date: sql`d.departure_date`,
        at: sql`q.answered`,
        count: sql`q.count`,
        is_ours: sql`q.can`,
        by: sql`q.answered, q.id`,
      })}
      from supplier_question q
      join supplier s on s.travel_agency = q.travel_agency and s.id = q.supplier
      join departure d on d.travel_agency = q.travel_agency and d.departure_id = q.departure_id
      join package p on p.travel_agency = d.travel_agency and p.package_code = d.package_code
      where q.travel_agency = ${travel_agency} and q.answered is not null and q.seen is null`,
  },
  questions: {
    permissions: ['questions'],
    rows: (travel_agency) => sql`
      select ${buildColumns({ ref: sql`q.id`, name: sql`q.title`, at: sql`q.reg_date`, by: sql`q.reg_date, q.id` })}
      from post q where q.travel_agency = ${travel_agency} and q.type = 'QNA' and q.answer_date is null`,
  },
  // With a day of its own it waits from that day on.
  consultations: {
    permissions: ['questions'],
    rows: (travel_agency) => sql`
      select ${buildColumns({ ref: sql`c.id`, name: sql`c.name`, page_title: sql`p.page_title`, at: sql`c.reg_date`, due: sql`c.due`, by: sql`c.due, c.reg_date, c.id` })}
      from consult c left join package p on p.travel_agency = c.travel_agency and p.package_code = c.package_code
      where c.travel_agency = ${travel_agency} and c.state <> 'done'
        and (c.due is null or c.due <= ${seoulToday})`,
  },
  // What customers wrote under a quote and nobody answered yet.
  quotes: {
    permissions: ['change bookings'],
    rows: (travel_agency) => sql`
      select ${buildColumns({ ref: sql`q.id`, name: sql`q.name`, page_title: sql`jsonb_build_object('ko', q.content ->> 'title', 'en', q.content ->> 'title')`, at: sql`q.changed`, due: sql`q.valid_until`, by: sql`q.changed, q.id` })}
      from quote q where q.travel_agency = ${travel_agency} and q.state = 'commented'`,
  },
  reviews: {
    permissions: ['boards'],
    rows: (travel_agency) => sql`
      select ${buildColumns({ ref: sql`r.id`, name: sql`left(r.contents, 60)`, page_title: sql`p.page_title`, at: sql`r.reg_date`, count: sql`r.stars`, by: sql`r.reg_date desc, r.id desc` })}
      from review r join package p on p.travel_agency = r.travel_agency and p.package_code = r.package_code
      where r.travel_agency = ${travel_agency} and r.reply is null and r.hidden_yn = 'N'
        and r.reg_date > now() - make_interval(days => ${sql.lit(todayLimits.reviewDays)})`,
  },
}

type PendingWorkContext = Pick<StaffCtx, 'db' | 'travel_agency'> & {
  staff: Pick<StaffCtx['staff'], 'id' | 'roles' | 'language'>
}

const listVisibleKinds = ({ staff }: Pick<PendingWorkContext, 'staff'>) =>
  pendingWorkKinds.filter((kind) => sources[kind].permissions.some((each) => may(staff.roles, each)))

/** Every kind of which something waits, with the first few of each. */
export async function listPendingWork(ctx: PendingWorkContext) {
  const parts = listVisibleKinds(ctx).map(
    (kind) => sql`
      select ${sql.lit(kind)} as kind, count(*)::int as total,
        jsonb_agg(to_jsonb(i) - 'place' order by place) filter (where place <= ${sql.lit(todayLimits.shownEach)}) as list
      from (${sources[kind].rows(ctx.travel_agency, ctx.staff.id)}) i`,
  )
  const kinds = await listRows<{ kind: PendingWorkKind; total: number; list: PendingItem[] }>(ctx, parts)
  return kinds.map(({ list, ...kind }) => ({
    ...kind,
    list: list.map(({ contact, occasion, task, ...item }) => ({
      ...item,
      task: task && describeTask(ctx.staff.language, { text: task, occasion }),
      contact_masked: contact && maskContact(contact),
    })),
  }))
}

/** The numbers alone. */
export async function countPendingWork(ctx: PendingWorkContext) {
  const parts = listVisibleKinds(ctx).map(
    (kind) =>
      sql`select ${sql.lit(kind)} as kind, count(*)::int as total from (${sources[kind].rows(ctx.travel_agency, ctx.staff.id)}) i`,
  )
  const kinds = await listRows<{ kind: PendingWorkKind; total: number }>(ctx, parts)
  return { total: kinds.reduce((sum, each) => sum + each.total, 0), kinds }
}

async function listRows<Row extends { total: number }>(
  { db }: Pick<PendingWorkContext, 'db'>,
  parts: RawBuilder<unknown>[],
): Promise<Row[]> {
  if (parts.length === 0) return []
  const { rows } = await sql<Row>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows.filter(({ total }) => total > 0)
}
