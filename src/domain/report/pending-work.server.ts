// Pending work: each kind by an index of its own, everything a person may see in one statement.
import { type RawBuilder, sql } from 'kysely'
import { describeTask } from '#domain/booking/call-tasks.server.ts'
import {
  hasMissingPassports,
  isTaskDueFor,
  isUpcomingTrip,
  selectExpiringPassports,
  travellerCount,
} from '#domain/booking/pending-work.server.ts'
import { isBookingOpen } from '#domain/booking/progress-conditions.server.ts'
import { findTestNumbers } from '#domain/booking/test-bookings.server.ts'
import { selectSettlements } from '#domain/books/settlements.server.ts'
import { paidSeats } from '#domain/departure/confirm-departure.server.ts'
import { maskContact } from '#domain/member/mask-name.ts'
import { selectMissingNotices } from '#domain/message/missing-notices.server.ts'
import { todayLimits } from '#limits/display.ts'
import { supplyLimits } from '#limits/trade.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { StaffCtx } from '#platform/wire/request-context.ts'
import { may } from '#roles.ts'
import { pendingWorkKinds } from './office-calls.ts'
import {
  bookingColumns,
  buildColumns,
  type PendingItem,
  type PendingSource,
} from './pending-columns.server.ts'
import { moneySources } from './pending-money.server.ts'

type PendingWorkKind = (typeof pendingWorkKinds)[number]

/** The supplier that the row `r` names, its departure and trip. */
const withSupplierAndDeparture = sql`
      join supplier s on s.travel_agency = r.travel_agency and s.id = r.supplier
      join departure d on d.travel_agency = r.travel_agency and d.departure_id = r.departure_id
      join package p on p.travel_agency = d.travel_agency and p.package_code = d.package_code`

const sources: Record<PendingWorkKind, PendingSource> = {
  ...moneySources,
  // Without bookings nothing is owed. Or it is confirmed, and rests on people who have not paid.
  departures: {
    permissions: ['bookings'],
    rows: (travel_agency) => sql`
      select ${buildColumns({
        ref: sql`d.departure_id`,
        page_title: sql`p.page_title`,
        departure_date: sql`d.departure_date`,
        count: sql`case when s.awaits_payment then ${paidSeats} else s.taken end`,
        of: sql`d.minimum`,
        is_ours: sql`s.awaits_payment`,
        by: sql`d.departure_date, d.package_code`,
      })}
      from departure d
      join departure_seat s on s.travel_agency = d.travel_agency and s.departure_id = d.departure_id
      join package p on p.travel_agency = d.travel_agency and p.package_code = d.package_code
      where d.travel_agency = ${travel_agency} and d.departure_date between ${seoulToday} and ${seoulToday} + ${sql.lit(todayLimits.minimumDays)}
        and (s.taken between 1 and d.minimum - 1 and s.confirmed is null or s.awaits_payment) and d.cancelled is null`,
  },
  // What customers ask staff to change, the oldest first.
  changes: {
    permissions: ['change bookings'],
    rows: (travel_agency) => sql`
      select ${buildColumns({ ...bookingColumns, at: sql`r.asked`, count: travellerCount, by: sql`r.asked, r.id` })}
      from change_request r join booking b on b.travel_agency = r.travel_agency and b.id = r.booking
      where r.travel_agency = ${travel_agency} and r.state = 'asked' and ${isBookingOpen} and b.departure_date >= ${seoulToday}`,
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
  // Where they meet, or who leads them: until somebody writes it down, customers are not told.
  notices: {
    permissions: ['change bookings'],
    rows: (travel_agency) => sql`
      select ${buildColumns({
        ref: sql`o.departure_id`,
        page_title: sql`o.page_title`,
        departure_date: sql`o.departure_date`,
        task: sql`o.missing`,
        due: sql`o.due`,
        by: sql`o.departure_date, o.departure_id`,
      })}
      from (${selectMissingNotices(travel_agency)}) o`,
  },
  // What can be given back for a few days more, and all that is held for a departure that does not go.
  allotments: {
    permissions: ['departures'],
    rows: (travel_agency) => sql`
      select ${buildColumns({
        ref: sql`r.departure_id`,
        name: sql`s.name`,
        page_title: sql`p.page_title`,
        departure_date: sql`d.departure_date`,
        count: sql`r.count`,
        task: sql`r.kind`,
        due: sql`r.release_on`,
        is_ours: sql`d.cancelled is not null`,
        by: sql`d.cancelled is null, r.release_on, r.id`,
      })}
      from allotment r
      ${withSupplierAndDeparture}
      where r.travel_agency = ${travel_agency} and r.outcome is null and d.departure_date >= ${seoulToday}
        and (r.release_on <= ${seoulToday} + ${sql.lit(supplyLimits.releaseDays)} or d.cancelled is not null)`,
  },
  supplier_answers: {
    permissions: ['departures'],
    rows: (travel_agency) => sql`
      select ${buildColumns({
        ref: sql`r.departure_id`,
        name: sql`s.name`,
        page_title: sql`p.page_title`,
        departure_date: sql`d.departure_date`,
        at: sql`r.answered`,
        count: sql`r.count`,
        is_ours: sql`r.can`,
        by: sql`r.answered, r.id`,
      })}
      from supplier_question r
      ${withSupplierAndDeparture}
      where r.travel_agency = ${travel_agency} and r.answered is not null and r.seen is null`,
  },
  // Trips that are over and not closed, while they are fresh: who never closes one is not told of years of them.
  settlements: {
    permissions: ['books'],
    rows: (travel_agency) => sql`
      select ${buildColumns({
        ref: sql`o.departure_id`,
        page_title: sql`o.page_title`,
        departure_date: sql`o.departure_date`,
        count: sql`o.missing`,
        task: sql`o.state`,
        is_ours: sql`o.is_cancelled`,
        by: sql`o.departure_date, o.departure_id`,
      })}
      from (${selectSettlements(travel_agency, [
        sql`d.departure_date between ${seoulToday} - 180 and ${seoulToday} + 365`,
        sql`case when d.cancelled is not null then d.cancelled > now() - make_interval(days => ${sql.lit(todayLimits.settlementDays)})
          else d.departure_date + p.days > ${seoulToday} - ${sql.lit(todayLimits.settlementDays)} end`,
      ])}) o where o.state <> 'closed'`,
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
  const tests = await findTestNumbers(
    ctx,
    kinds.flatMap(({ list }) => list.map(({ ref }) => ref)),
  )
  return kinds.map(({ list, ...kind }) => ({
    ...kind,
    list: list.map(({ contact, occasion, task, ...item }) => ({
      ...item,
      task: task && describeTask(ctx.staff.language, { text: task, occasion }),
      contact_masked: contact && maskContact(contact),
      is_test: tests.has(item.ref),
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
