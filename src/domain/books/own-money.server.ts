// The part of the money in the bank that is the agency's own: today, and in thirty days.
import { sql } from 'kysely'
import { isBookingUnderWay } from '#domain/booking/progress-conditions.server.ts'
import { isTestBooking } from '#domain/booking/test-bookings.server.ts'
import { billRest, isBillOpen } from '#domain/supplier/bill-rest.server.ts'
import { bookLimits, ownMoneyDays } from '#limits/books.ts'
import { seoulToday, startOfSeoulDay } from '#platform/db/seoul.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { sumByAge } from './payables.server.ts'
import { settleDepartures } from './settle-departures.server.ts'
import { type CostLine, estimateWon } from './settlement.ts'
import { isTripOver } from './settlements.server.ts'

/**
 * The balance of each account after its last line, in or out. Of several lines at one time the last is the
 * one whose balance no other line continues.
 */
export async function readBalance({ db, travel_agency }: AgencyContext) {
  const isOfAccount = sql`l.travel_agency = a.travel_agency and l.account = a.account and l.balance is not null`
  const newest = sql`order by l.booked_on desc, l.booked_time desc fetch first 1 rows with ties`
  const { rows } = await sql<{ balance: number | null; balance_on: string | null }>`
    select sum(l.balance)::bigint as balance, min(l.booked_on) as balance_on
    from bank_layout a, lateral (
      with lines as materialized (
        (select l.booked_on, l.booked_time, l.id, l.balance, l.balance - l.amount as balance_before
        from bank_line l where ${isOfAccount} ${newest})
        union all
        (select l.booked_on, l.booked_time, l.id, l.balance, l.balance + l.amount
        from bank_withdrawal l where ${isOfAccount} ${newest})
      )
      select l.booked_on, l.balance from lines l
      order by l.booked_on desc, l.booked_time desc,
        exists (select from lines o where o.balance_before = l.balance and o.booked_on = l.booked_on
          and o.booked_time = l.booked_time), l.id desc
      limit 1
    ) l
    where a.travel_agency = ${travel_agency}`.execute(db)
  return rows[0] ?? { balance: null, balance_on: null }
}

/** The gateway's takings of the last days, less returns: it has not paid them out yet. */
async function sumInTransit({ db, travel_agency }: AgencyContext): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(case when kind = 'payment' then amount else -amount end), 0)::bigint as sum from ledger
    where travel_agency = ${travel_agency} and gateway_key is not null and kind in ('payment', 'refund', 'payment_undone')
      and not ${isTestBooking(travel_agency, sql`ledger.booking`)} and at >= ${startOfSeoulDay(sql`${seoulToday} - ${bookLimits.gatewayPayoutDays}::int`)}`.execute(
    db,
  )
  return rows[0]?.sum ?? 0
}

type Running = { departure_id: number; ends_soon: boolean; heads: number; received: number; due: number }

/**
 * Departures whose trip is not over and has been paid for, by some at least. What a booking has paid too much is owed
 * to its customer and counted there.
 */
async function listRunning({ db, travel_agency }: AgencyContext): Promise<Running[]> {
  const { rows } = await sql<Running>`
    select b.departure_id, max(b.return_date) < ${seoulToday} + ${ownMoneyDays.soon}::int as ends_soon,
      coalesce(sum(b.adult + b.child) filter (where ${isBookingUnderWay}), 0)::int as heads,
      sum(b.paid - b.owed_back)::bigint as received, sum(b.due)::bigint as due
    from booking_money b
    where b.travel_agency = ${travel_agency} and b.departure_date > ${seoulToday} - ${ownMoneyDays.longestTrip}::int
      and b.return_date >= ${seoulToday}
      and not ${isTestBooking(travel_agency, sql`b.id`)} and (${isBookingUnderWay} or b.progress = 'waiting_for_payment' and b.paid > 0)
    group by b.departure_id`.execute(db)
  return rows
}

type RunningCost = Pick<CostLine, 'basis' | 'estimate' | 'currency' | 'rate'> & {
  departure_id: number
  paid: number
  is_billed: boolean
  rest: number
}

const listCostsOf = ({ db, travel_agency }: AgencyContext, departures: number[]): Promise<RunningCost[]> =>
  db
    .selectFrom('cost_line as c')
    .select(['c.departure_id', 'c.basis', 'c.estimate', 'c.currency', 'c.rate', 'c.paid'])
    .select([sql<boolean>`c.bill_won is not null`.as('is_billed'), billRest.as('rest')])
    .where('c.travel_agency', '=', travel_agency)
    .where(sql<boolean>`c.departure_id = any (${departures}::bigint[])`)
    .execute()

/** The sum includes refunds that the gateway was asked for: it takes them from what it pays out. */
async function sumOwed({ db, travel_agency }: AgencyContext, running: number[]) {
  const { rows } = await sql<{ owed_customers: number; owed_suppliers: number }>`
    select (select coalesce(sum(b.owed_back + b.compensation_owed), 0)::bigint from booking_money b
        where b.travel_agency = ${travel_agency} and (b.owed_back > 0 or b.compensation_owed > 0)
          and not ${isTestBooking(travel_agency, sql`b.id`)}) as owed_customers,
      (select coalesce(sum(${billRest}), 0)::bigint from cost_line c where c.travel_agency = ${travel_agency}
        and ${isBillOpen} and c.departure_id <> all (${running}::bigint[])) as owed_suppliers`.execute(db)
  return rows[0] ?? { owed_customers: 0, owed_suppliers: 0 }
}

/** Estimated costs of trips that are over, which suppliers have not billed yet. A cancelled one is not billed as it was estimated. */
async function sumUnbilled(ctx: AgencyContext, running: number[]): Promise<number> {
  const { rows } = await sql<{ departure_id: number }>`
    select distinct c.departure_id from cost_line c
    join departure d on d.travel_agency = c.travel_agency and d.departure_id = c.departure_id
    join package p on p.travel_agency = d.travel_agency and p.package_code = d.package_code
    where c.travel_agency = ${ctx.travel_agency} and c.bill_won is null and d.cancelled is null and ${isTripOver}
      and c.departure_id <> all (${running}::bigint[])`.execute(ctx.db)
  const departures = await settleDepartures(
    ctx,
    rows.map(({ departure_id }) => departure_id),
  )
  const lines = departures.flatMap(({ now }) => now.lines).filter(({ bill_won }) => bill_won === null)
  return lines.reduce((sum, { estimated }) => sum + estimated, 0)
}

/**
 * Money of trips under way is the customers' until the trip is over: of the balance it is taken off, less what was
 * paid for these trips already. In thirty days more trips are over; what is still to be paid for them, billed or
 * estimated, is taken off then.
 */
export async function readPosition(ctx: AgencyContext) {
  const running = await listRunning(ctx)
  const ids = running.map(({ departure_id }) => departure_id)
  const costs = Map.groupBy(await listCostsOf(ctx, ids), ({ departure_id }) => departure_id)
  const sumUp = (departures: readonly Running[]) =>
    departures.reduce(
      (sum, { departure_id, received }) => sum + received - sumPaid(costs.get(departure_id)),
      0,
    )
  const [soon, later] = [
    running.filter(({ ends_soon }) => ends_soon),
    running.filter(({ ends_soon }) => !ends_soon),
  ]
  const { balance, balance_on } = await readBalance(ctx)
  const in_transit = await sumInTransit(ctx)
  const owed = await sumOwed(ctx, ids)
  const owed_customers = owed.owed_customers
  const owed_suppliers = Math.max(0, owed.owed_suppliers + (await sumUnbilled(ctx, ids)))
  const coming = soon.reduce((sum, { due }) => sum + due, 0)
  const stillToPay = soon.reduce((sum, each) => sum + sumLeft(costs.get(each.departure_id), each.heads), 0)
  const toOwn = (held: number, suppliers: number, more: number) => ({
    balance,
    balance_on,
    in_transit,
    held,
    owed_customers,
    owed_suppliers: suppliers,
    own: balance === null ? null : balance + in_transit + more - held - owed_customers - suppliers,
  })
  return {
    ages: await sumByAge(ctx),
    today: toOwn(sumUp(running), owed_suppliers, 0),
    later: { ...toOwn(sumUp(later), owed_suppliers + stillToPay, coming), coming },
  }
}

const sumPaid = (costs: readonly RunningCost[] = []) => costs.reduce((sum, { paid }) => sum + paid, 0)
const sumLeft = (costs: readonly RunningCost[] = [], heads: number) =>
  costs.reduce(
    (sum, { is_billed, rest, ...cost }) => sum + (is_billed ? rest : Math.max(0, estimateWon(cost, heads))),
    0,
  )
