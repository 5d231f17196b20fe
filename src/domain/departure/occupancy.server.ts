// Departures to come, under way or over: seats taken, paid and due; a page and all sums in one statement.
import { type RawBuilder, sql } from 'kysely'
import { findTextAccount } from '#domain/agency/keys/text-account.server.ts'
import { missingPassports } from '#domain/booking/pending-work.server.ts'
import {
  isBookingCancelling,
  isBookingFirm,
  isBookingKept,
  isBookingOpen,
} from '#domain/booking/progress-conditions.server.ts'
import { pickReach } from '#domain/booking/reach.server.ts'
import { hasTitleLetters } from '#domain/catalog/trip-row.server.ts'
import { refuse } from '#errors.ts'
import { soonDays } from '#limits/display.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { In, Out } from '#platform/wire/call.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { isReservedUntilCertain } from './confirm-departure.server.ts'
import type { occupancyCalls } from './occupancy-office-calls.ts'
import { getOfficeDepartureState, type OccupancyState } from './states.ts'

type Occupancy = Out<typeof occupancyCalls.list>['list'][number]
type OccupancyRow = Omit<Occupancy, 'state'> & { is_over: boolean }
type OccupancyTotals = { total: number; taken: number; seats: number; confirmed: number }

/** Conditions on the departure `o` with its seats `s`. In TypeScript: getOfficeDepartureState; a test compares them. */
const stateConditions: Record<OccupancyState, RawBuilder<unknown>> = {
  current: sql`(coalesce(s.taken, 0) > 0 or o.departure_date <= ${seoulToday} + ${soonDays}::int)`,
  short: sql`s.confirmed is null and o.cancelled is null and coalesce(s.taken, 0) < o.minimum`,
  reached: sql`s.confirmed is null and o.cancelled is null and coalesce(s.taken, 0) >= o.minimum`,
  confirmed: sql`s.confirmed is not null and o.cancelled is null`,
  full: sql`o.cancelled is null and o.closed_yn = 'N' and coalesce(s.taken, 0) >= o.seats
    and o.departure_date > ${seoulToday}`,
  closed: sql`o.cancelled is null and o.closed_yn = 'Y' and o.departure_date > ${seoulToday}`,
  cancelled: sql`o.cancelled is not null`,
  on_way: sql`o.cancelled is null and coalesce(s.taken, 0) > 0 and o.departure_date <= ${seoulToday}
    and o.departure_date + p.days > ${seoulToday}`,
  past: sql`o.cancelled is null and coalesce(s.taken, 0) > 0 and o.departure_date + p.days <= ${seoulToday}`,
}

/** Departures that have left are listed apart; those that are back are listed from the latest. */
const hasLeft = (state: OccupancyState | undefined) => state === 'on_way' || state === 'past'

/** The money is summed for the departures of the page alone, by the index of a departure's open bookings. */
function selectOccupancy(
  travel_agency: number,
  {
    where,
    counted = isBookingOpen,
    isLatestFirst = false,
    limit,
    offset,
  }: {
    where: RawBuilder<unknown>[]
    /** Bookings whose money is summed; once a departure has left, completed ones count, too. */
    counted?: RawBuilder<boolean>
    isLatestFirst?: boolean
    limit: number
    offset: number
  },
) {
  const day = sql.raw(isLatestFirst ? 'departure_date desc' : 'departure_date')
  return sql<OccupancyRow & { sums: OccupancyTotals; departure_id: number | null }>`
    with d as (
      select o.departure_id, o.package_code, p.page_title, o.departure_date, o.departure_date + p.days - 1 as return_date,
        o.departure_date - ${seoulToday} as days_left, o.departure_date + p.days <= ${seoulToday} as is_over, o.seats, o.minimum, coalesce(s.taken, 0) as taken,
        s.confirmed is not null as is_confirmed, o.cancelled is not null as is_cancelled, o.closed_yn, o.revision
      from departure o
      join package p on p.travel_agency = o.travel_agency and p.package_code = o.package_code
      left join departure_seat s on s.travel_agency = o.travel_agency and s.departure_id = o.departure_id
      where o.travel_agency = ${travel_agency} and ${sql.join(where, sql` and `)}
    )
    select sums.*, page.*, coalesce(m.bookings, 0)::int as bookings, coalesce(m.total, 0)::bigint as total, coalesce(m.paid, 0)::bigint as paid,
      coalesce(m.payable, 0)::bigint as payable, coalesce(m.paid_seats, 0)::int as paid_seats, coalesce(m.reserved_seats, 0)::int as reserved_seats,
      (select count(*) from waiting w where w.travel_agency = ${travel_agency} and w.departure_id = page.departure_id
        and w.state in ('waiting', 'offered'))::int as waiting_parties
    from (select json_build_object('total', count(*), 'taken', coalesce(sum(taken), 0), 'seats', coalesce(sum(seats), 0),
      'confirmed', count(*) filter (where is_confirmed)) as sums from d) sums
    left join lateral (select * from d order by ${day}, package_code, departure_id limit ${limit} offset ${offset}) page on true
    left join lateral (
      select count(*) as bookings, sum(b.total) as total, sum(b.paid) as paid, sum(b.payable) as payable,
        sum(b.adult + b.child) filter (where ${isBookingFirm}) as paid_seats,
        sum(b.adult + b.child) filter (where ${isReservedUntilCertain}) as reserved_seats
      from booking_money b
      where b.travel_agency = ${travel_agency} and b.departure_id = page.departure_id and ${counted}
    ) m on true
    order by page.${day}, page.package_code, page.departure_id`
}

export async function listOccupancy(
  { db, travel_agency }: AgencyContext,
  { page, page_size, q, state, from, to }: In<typeof occupancyCalls.list>,
) {
  const letters = (q ?? '').replace(/\s/g, '').toLowerCase()
  const isLeft = hasLeft(state)
  const where = [
    isLeft
      ? sql`o.departure_date >= coalesce(${from ?? null}::date, '-infinity')`
      : sql`o.departure_date >= greatest(${from ?? null}::date, ${seoulToday})`,
    ...(to === undefined ? [] : [sql`o.departure_date <= ${to}::date`]),
    ...(state === undefined ? [] : [stateConditions[state]]),
    ...(letters === '' ? [] : [sql`(${hasTitleLetters(letters)} or lower(p.package_code) = ${letters})`]),
  ]
  const { rows } = await selectOccupancy(travel_agency, {
    where,
    ...(isLeft && { counted: isBookingKept }),
    isLatestFirst: state === 'past',
    limit: page_size,
    offset: (page - 1) * page_size,
  }).execute(db)
  const sums = rows[0]?.sums ?? { total: 0, taken: 0, seats: 0, confirmed: 0 }
  const found = rows.filter(({ departure_id }) => departure_id !== null)
  return { ...sums, page, page_size, list: found.map(addState) }
}

const addState = <R extends OccupancyRow>(row: R) => ({ ...row, state: getOfficeDepartureState(row) })

/** The occupancy of one departure, also when it is over. */
export async function getOccupancy(
  { db, travel_agency }: AgencyContext,
  departure_id: number,
): Promise<Occupancy> {
  const where = [sql`o.departure_id = ${departure_id}`]
  const selection = { where, counted: isBookingKept, limit: 1, offset: 0 }
  const [found] = (await selectOccupancy(travel_agency, selection).execute(db)).rows
  return found && found.departure_id !== null ? addState(found) : refuse('DEPARTURE_NOT_FOUND')
}

/**
 * The bookings of a departure, past or to come: those not cancelled, as they came, each with how its customer
 * is reached; and apart those whose cancellation was requested.
 */
export async function listDepartureBookings(
  ctx: Parameters<typeof findTextAccount>[0],
  departure_id: number,
) {
  const { db, travel_agency } = ctx
  const account = await findTextAccount(ctx)
  const rows = await db
    .selectFrom('booking as b')
    .select(['b.booking_id', 'b.name', 'b.progress', 'b.total', 'b.paid', 'b.email', 'b.contact'])
    .select([sql<number>`b.adult + b.child + b.baby`.as('people'), missingPassports.as('passports_missing')])
    .where('b.travel_agency', '=', travel_agency)
    .where('b.departure_id', '=', departure_id)
    .where(sql<boolean>`(${isBookingKept} or ${isBookingCancelling})`)
    .orderBy('b.id')
    .execute()
  const bookings = rows.map(({ email, contact, ...row }) => {
    const reached_by = pickReach({ email, contact }, account)
    return { ...row, has_email: email !== '', reached_by }
  })
  const { list = [], cancelling = [] } = Object.groupBy(bookings, ({ progress }) =>
    progress === 'cancel_requested' ? 'cancelling' : 'list',
  )
  return { list, cancelling }
}
