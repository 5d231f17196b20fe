// The books of a departure as they are now: the sums of its ledger, its costs, and how it would settle.
import { sql } from 'kysely'
import { splitPrice } from '#domain/booking/price-split.ts'
import { underWayProgress } from '#domain/booking/progress.ts'
import { isTestBooking } from '#domain/booking/test-bookings.server.ts'
import { billRest, payableBill } from '#domain/supplier/bill-rest.server.ts'
import { refuse } from '#errors.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { type Closed, findClosed, listCorrections } from './closed-books.server.ts'
import { listClosingConcerns } from './closing-concerns.server.ts'
import { listShopTotals } from './costs.server.ts'
import type { booksOfficeCalls as calls } from './office-calls.ts'
import { settleNow } from './settle-departures.server.ts'
import { calculateBreakEven } from './settlement.ts'
import { isTripOver } from './settlements.server.ts'
import { listOpenSlips } from './slips.server.ts'

export async function readBookedDeparture({ db, travel_agency }: AgencyContext, departure_id: number) {
  const departure = await db
    .selectFrom('departure as d')
    .innerJoin('package as p', (on) =>
      on.onRef('p.travel_agency', '=', 'd.travel_agency').onRef('p.package_code', '=', 'd.package_code'),
    )
    .select(['d.departure_id', 'd.package_code', 'p.page_title', 'd.departure_date', 'd.adult_price'])
    .select([
      sql<string>`d.departure_date + p.days - 1`.as('return_date'),
      sql<boolean>`d.cancelled is not null`.as('is_cancelled'),
      isTripOver.as('is_over'),
    ])
    .where('d.travel_agency', '=', travel_agency)
    .where('d.departure_id', '=', departure_id)
    .executeTakeFirst()
  return departure ?? refuse('DEPARTURE_NOT_FOUND')
}

export async function readBooks(ctx: AgencyContext, { departure_id }: In<typeof calls.departure>) {
  const departure = await readBookedDeparture(ctx, departure_id)
  const settled = await settleNow(ctx, departure_id)
  const { costs } = settled
  const rests = new Map((await listRests(ctx, departure_id)).map(({ id, ...rest }) => [id, rest]))
  const payments = await listPayments(ctx, departure_id)
  return {
    ...departure,
    ...settled,
    break_even: costs.length === 0 ? null : calculateBreakEven(departure.adult_price, costs),
    costs: costs.map((cost) => ({
      ...cost,
      is_late: cost.correction !== null,
      ...(rests.get(cost.id) ?? { left: 0, is_paid_from_advance: false }),
      payments: payments.filter((each) => each.cost === cost.id),
    })),
    proposed_fee: await sumCommissions(ctx, departure_id),
    concerns: await listClosingConcerns(ctx, settled),
    slips: await listOpenSlips(ctx, departure_id),
    closed: toClosedBooks(await findClosed(ctx, departure_id)),
    corrections: await listCorrections(ctx, departure_id),
    suppliers: await listOpenSuppliers(ctx),
    copy_from: await findCopySource(ctx, departure),
    shops: await listShopTotals(ctx, departure_id),
  }
}

/**
 * Commissions of bookings that travel, or have travelled. One without a commission is the agency's own as a
 * whole. Decision 90
 */
async function sumCommissions({ db, travel_agency }: AgencyContext, departure_id: number) {
  const bookings = await db
    .selectFrom('booking')
    .select(['adult', 'child', 'baby', 'price_lines', 'total', 'price_split'])
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .where('progress', 'in', [...underWayProgress, 'travel_completed'])
    .where(sql<boolean>`not ${isTestBooking(travel_agency, sql`booking.id`)}`)
    .execute()
  if (bookings.every(({ price_split }) => price_split === null)) return null
  return bookings.reduce((sum, booking) => sum + (splitPrice(booking)?.commission ?? booking.total), 0)
}

const toClosedBooks = (closed: Closed | undefined) =>
  closed
    ? {
        by_name: closed.by_name,
        at: closed.at,
        figures: closed.figures,
        income: closed.income,
        cost: closed.cost,
      }
    : null

const listRests = ({ db, travel_agency }: AgencyContext, departure_id: number) =>
  db
    .selectFrom('cost_line as c')
    .select(['c.id', billRest.as('left')])
    .select(sql<boolean>`coalesce(${payableBill} < c.bill_won, false)`.as('is_paid_from_advance'))
    .where('c.travel_agency', '=', travel_agency)
    .where('c.departure_id', '=', departure_id)
    .execute()

const listPayments = ({ db, travel_agency }: AgencyContext, departure_id: number) =>
  db
    .selectFrom('cost_payment as p')
    .innerJoin('cost_line as c', (on) =>
      on.onRef('c.travel_agency', '=', 'p.travel_agency').onRef('c.id', '=', 'p.cost'),
    )
    .select(['p.id', 'p.cost', 'p.amount', 'p.paid_on', 'p.reason', 'p.by_name'])
    .select(['p.undone', 'p.undone_by', 'p.undone_reason'])
    .select(sql<boolean>`p.withdrawal is not null`.as('is_from_line'))
    .where('c.travel_agency', '=', travel_agency)
    .where('c.departure_id', '=', departure_id)
    .orderBy('p.id')
    .execute()

const listOpenSuppliers = ({ db, travel_agency }: AgencyContext) =>
  db
    .selectFrom('supplier')
    .select(['id', 'name'])
    .where('travel_agency', '=', travel_agency)
    .where('ended', 'is', null)
    .orderBy('name')
    .execute()

async function findCopySource(
  { db, travel_agency }: AgencyContext,
  {
    departure_id,
    package_code,
    departure_date,
  }: { departure_id: number; package_code: string; departure_date: string },
) {
  const { rows } = await sql<{ departure_id: number; departure_date: string; lines: number }>`
    select d.departure_id, d.departure_date, count(*)::int as lines
    from departure d
    join cost_line c on c.travel_agency = d.travel_agency and c.departure_id = d.departure_id and c.kind <> 'commission'
      and c.slip is null and c.correction is null
    where d.travel_agency = ${travel_agency} and d.package_code = ${package_code} and d.departure_id <> ${departure_id}
    group by d.departure_id, d.departure_date
    order by d.departure_date > ${departure_date}::date, abs(d.departure_date - ${departure_date}::date), d.departure_id
    limit 1`.execute(db)
  return rows[0] ?? null
}

/** Calculated by the price of an adult; departures without costs are left out. */
export async function listBreakEven(
  { db, travel_agency }: AgencyContext,
  { departures }: In<typeof calls.breakEven>,
) {
  const rows = await db
    .selectFrom('departure as d')
    .innerJoin('cost_line as c', (on) =>
      on.onRef('c.travel_agency', '=', 'd.travel_agency').onRef('c.departure_id', '=', 'd.departure_id'),
    )
    .select([
      'd.departure_id',
      'd.adult_price',
      'c.basis',
      'c.estimate',
      'c.currency',
      'c.rate',
      'c.kind',
      'c.slip',
    ])
    .where('d.travel_agency', '=', travel_agency)
    .where(sql<boolean>`d.departure_id = any (${departures}::bigint[])`)
    .execute()
  const byDeparture = Map.groupBy(rows, ({ departure_id }) => departure_id)
  return {
    list: [...byDeparture].map(([departure_id, costs]) => ({
      departure_id,
      break_even: calculateBreakEven(costs[0]?.adult_price ?? 0, costs),
    })),
  }
}
