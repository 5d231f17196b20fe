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
import { selectSettlements } from '#domain/books/settlements.server.ts'
import { paidSeats } from '#domain/departure/confirm-departure.server.ts'
import { maskContact } from '#domain/member/mask-name.ts'
import { storageLimits } from '#limits/agency.ts'
import { officeCounts, todayLimits } from '#limits/display.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { selectStorageLimit } from '#platform/upload/storage.server.ts'
import type { StaffCtx } from '#platform/wire/request-context.ts'
import { may } from '#roles.ts'
import { departureSources } from './pending-departures.server.ts'
import { type PendingItem, type PendingKind, pendingKinds } from './pending-item.ts'
import { moneySources } from './pending-money.server.ts'
import {
  bookingFields,
  byDeparture,
  departureFields,
  formatMoment,
  type PendingSources,
  type StoredItem,
  selectItems,
} from './pending-source.server.ts'

const sources: PendingSources<PendingKind> = {
  ...moneySources,
  ...departureSources,
  limits: {
    permissions: ['bookings'],
    rows: (travel_agency) => ({
      item: { ref: sql`l.reached`, limit: sql`l.reached`, count: sql`l.count` },
      by: sql`l.reached`,
      from: sql`(
        select reached, count(*)::int from delayed_message where travel_agency = ${travel_agency} group by reached
        union all
        select 'storage', (100 * f.bytes / ${selectStorageLimit(travel_agency)})::int from stored_files f
        where f.travel_agency = ${travel_agency}
          and 100 * f.bytes >= ${selectStorageLimit(travel_agency)} * ${sql.lit(storageLimits.warnPercent)}) l`,
    }),
  },
  // Departures below their minimum that have bookings; or confirmed ones that rest on people who have not
  // paid.
  departures: {
    permissions: ['bookings'],
    rows: (travel_agency) => ({
      item: {
        ref: sql`d.departure_id::text`,
        page_title: sql`p.page_title`,
        departure_date: sql`d.departure_date`,
        people: sql`case when s.awaits_payment then ${paidSeats} else s.taken end`,
        minimum: sql`d.minimum`,
        awaits_payment: sql`s.awaits_payment`,
      },
      by: sql`d.departure_date, d.package_code`,
      from: sql`departure d
        join departure_seat s on s.travel_agency = d.travel_agency and s.departure_id = d.departure_id
        join package p on p.travel_agency = d.travel_agency and p.package_code = d.package_code
        where d.travel_agency = ${travel_agency} and d.departure_date between ${seoulToday} and ${seoulToday} + ${sql.lit(todayLimits.minimumDays)}
          and (s.taken between 1 and d.minimum - 1 and s.confirmed is null or s.awaits_payment) and d.cancelled is null`,
    }),
  },
  // Requests of customers for a change, the oldest first.
  changes: {
    permissions: ['change bookings'],
    rows: (travel_agency) => ({
      item: {
        ...bookingFields(travel_agency),
        people: travellerCount,
        asked: formatMoment(sql`r.asked`),
      },
      by: sql`r.asked, r.id`,
      from: sql`change_request r join booking b on b.travel_agency = r.travel_agency and b.id = r.booking
        where r.travel_agency = ${travel_agency} and r.state = 'asked' and ${isBookingOpen} and b.departure_date >= ${seoulToday}`,
    }),
  },
  papers: {
    permissions: ['bookings'],
    rows: (travel_agency) => ({
      item: {
        ...bookingFields(travel_agency),
        missing: sql`${travellerCount} - b.passports`,
        people: travellerCount,
      },
      by: byDeparture,
      from: sql`booking b where b.travel_agency = ${travel_agency} and ${hasMissingPassports}`,
    }),
  },
  passports: {
    permissions: ['passports'],
    rows: (travel_agency) => ({
      item: { ...bookingFields(travel_agency), expiring: sql`p.ending` },
      by: byDeparture,
      from: sql`(${selectExpiringPassports(travel_agency)}) p
        join booking b on b.travel_agency = ${travel_agency} and b.id = p.booking
        where ${isUpcomingTrip}`,
    }),
  },
  tasks: {
    permissions: ['bookings'],
    rows: (travel_agency, staff_id) => ({
      item: {
        ...bookingFields(travel_agency),
        task: sql`t.text`,
        task_id: sql`t.id`,
        due: sql`t.due`,
        occasion: sql`t.occasion`,
        contact: sql`case when t.occasion is not null then b.contact end`,
      },
      by: sql`t.due, t.id`,
      from: sql`booking_task t join booking b on b.travel_agency = t.travel_agency and b.id = t.booking
        where t.travel_agency = ${travel_agency} and ${isTaskDueFor(staff_id)}`,
    }),
  },
  // Trips that ended and are not closed, however long ago: the oldest first, and as many as a list of the office counts.
  settlements: {
    permissions: ['books'],
    rows: (travel_agency) => ({
      item: { ...departureFields, state: sql`o.state`, missing: sql`o.missing` },
      by: sql`o.departure_date, o.departure_id`,
      from: sql`(${selectSettlements(travel_agency, [sql`s.departure_id is null`])}
        order by d.departure_date, d.departure_id limit ${sql.lit(officeCounts.listed)}) o`,
    }),
  },
  questions: {
    permissions: ['questions'],
    rows: (travel_agency) => ({
      item: { ref: sql`q.id::text`, title: sql`q.title`, asked: formatMoment(sql`q.reg_date`) },
      by: sql`q.reg_date, q.id`,
      from: sql`post q where q.travel_agency = ${travel_agency} and q.type = 'QNA' and q.answer_date is null`,
    }),
  },
  // A consultation with a day of its own waits from that day on.
  consultations: {
    permissions: ['questions'],
    rows: (travel_agency) => ({
      item: {
        ref: sql`c.id::text`,
        name: sql`c.name`,
        page_title: sql`p.page_title`,
        asked: formatMoment(sql`c.reg_date`),
        due: sql`c.due`,
      },
      by: sql`c.due, c.reg_date, c.id`,
      from: sql`consult c left join package p on p.travel_agency = c.travel_agency and p.package_code = c.package_code
        where c.travel_agency = ${travel_agency} and c.state <> 'done'
          and (c.due is null or c.due <= ${seoulToday})`,
    }),
  },
  // Comments of customers under a quote that nobody answered yet.
  quotes: {
    permissions: ['change bookings'],
    rows: (travel_agency) => ({
      item: {
        ref: sql`q.id::text`,
        name: sql`q.name`,
        page_title: sql`jsonb_build_object('ko', q.content ->> 'title', 'en', q.content ->> 'title')`,
        changed: formatMoment(sql`q.changed`),
      },
      by: sql`q.changed, q.id`,
      from: sql`quote q where q.travel_agency = ${travel_agency} and q.state = 'commented'`,
    }),
  },
  reviews: {
    permissions: ['boards'],
    rows: (travel_agency) => ({
      item: {
        ref: sql`r.id::text`,
        contents: sql`left(r.contents, 60)`,
        page_title: sql`p.page_title`,
        stars: sql`r.stars`,
        written: formatMoment(sql`r.reg_date`),
      },
      by: sql`r.reg_date desc, r.id desc`,
      from: sql`review r join package p on p.travel_agency = r.travel_agency and p.package_code = r.package_code
        where r.travel_agency = ${travel_agency} and r.reply is null and r.hidden_yn = 'N'
          and r.reg_date > now() - make_interval(days => ${sql.lit(todayLimits.reviewDays)})`,
    }),
  },
}

type PendingWorkContext = Pick<StaffCtx, 'db' | 'travel_agency'> & {
  staff: Pick<StaffCtx['staff'], 'id' | 'roles' | 'language'>
}

const listVisibleKinds = ({ staff }: Pick<PendingWorkContext, 'staff'>) =>
  pendingKinds.filter((kind) => sources[kind].permissions.some((each) => may(staff.roles, each)))

const selectKind = ({ travel_agency, staff }: PendingWorkContext, kind: PendingKind) =>
  selectItems(kind, sources[kind].rows(travel_agency, staff.id))

/** Every kind of which something waits, with the first few of each. */
export async function listPendingWork(ctx: PendingWorkContext) {
  const parts = listVisibleKinds(ctx).map(
    (kind) => sql`
      select ${sql.lit(kind)} as kind, count(*)::int as total,
        jsonb_agg(item order by place) filter (where place <= ${sql.lit(todayLimits.shownEach)}) as list
      from (${selectKind(ctx, kind)}) i`,
  )
  const kinds = await listRows<{ kind: PendingKind; total: number; list: StoredItem[] }>(ctx, parts)
  return kinds.map(({ list, ...kind }) => ({ ...kind, list: list.map((item) => toItem(ctx, item)) }))
}

function toItem({ staff }: PendingWorkContext, item: StoredItem): PendingItem {
  if (item.kind !== 'tasks') return item
  const { contact, occasion, task, ...shown } = item
  return {
    ...shown,
    task: describeTask(staff.language, { text: task, occasion }),
    contact_masked: contact && maskContact(contact),
  }
}

export async function countPendingWork(ctx: PendingWorkContext) {
  const parts = listVisibleKinds(ctx).map(
    (kind) => sql`select ${sql.lit(kind)} as kind, count(*)::int as total from (${selectKind(ctx, kind)}) i`,
  )
  const kinds = await listRows<{ kind: PendingKind; total: number }>(ctx, parts)
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
