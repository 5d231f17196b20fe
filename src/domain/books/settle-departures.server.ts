// Settles departures as of today: the sums of their ledgers and their costs, for all of them at once.
import { sql } from 'kysely'
import { isBookingFirm } from '#domain/booking/progress-conditions.server.ts'
import { isTestBooking } from '#domain/booking/test-bookings.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { calculateSettlement, type LedgerSums } from './settlement.ts'

const isOneOf = (departures: readonly number[]) => sql<boolean>`= any (${departures}::bigint[])`

type LedgerRow = Omit<LedgerSums, 'to_refund' | 'cancel_fees'> & { of_cancelled: number }

/** A compensation that is owed is no money yet; one that was paid is. */
async function sumLedgers({ db, travel_agency }: AgencyContext, departures: readonly number[]) {
  const { rows } = await sql<LedgerRow & { departure_id: number }>`
    select b.departure_id, coalesce(sum(l.amount) filter (where l.kind = 'payment'), 0)::bigint as received,
      coalesce(sum(l.amount) filter (where l.kind = 'refund'), 0)::bigint as refunded,
      coalesce(sum(l.amount) filter (where l.kind = 'payment_undone'), 0)::bigint as undone,
      coalesce(sum(l.amount) filter (where l.kind = 'compensation_paid'), 0)::bigint as compensated,
      coalesce(sum(case l.kind when 'payment' then l.amount else -l.amount end) filter (
        where b.progress in ('cancel_requested', 'cancel_completed') and l.kind in ('payment', 'refund', 'payment_undone')
      ), 0)::bigint as of_cancelled
    from booking b join ledger l on l.travel_agency = b.travel_agency and l.booking = b.id
    where b.travel_agency = ${travel_agency} and b.departure_id ${isOneOf(departures)}
      and not ${isTestBooking(travel_agency, sql`b.id`)}
    group by b.departure_id`.execute(db)
  return new Map(rows.map(({ departure_id, ...sums }) => [departure_id, sums]))
}

type RefundRow = { departure_id: number; to_refund: number; to_cancelled: number }

/**
 * Refunds still to be sent are the customers' money: of a booking that is being cancelled, only the fee is
 * income.
 */
async function sumRefundsToSend({ db, travel_agency }: AgencyContext, departures: readonly number[]) {
  const { rows } = await sql<RefundRow>`
    select b.departure_id, sum(b.owed_back)::bigint as to_refund, coalesce(sum(b.owed_back) filter (
      where b.progress in ('cancel_requested', 'cancel_completed')), 0)::bigint as to_cancelled
    from booking_money b
    where b.travel_agency = ${travel_agency} and b.departure_id ${isOneOf(departures)} and b.owed_back > 0
      and not ${isTestBooking(travel_agency, sql`b.id`)}
    group by b.departure_id`.execute(db)
  return new Map(rows.map((row) => [row.departure_id, row]))
}

/** Travellers, also after the trip, who need a seat. */
async function countHeads({ db, travel_agency }: AgencyContext, departures: readonly number[]) {
  const { rows } = await sql<{ departure_id: number; heads: number }>`
    select b.departure_id, sum(b.adult + b.child)::int as heads from booking b
    where b.travel_agency = ${travel_agency} and b.departure_id ${isOneOf(departures)}
      and ${isBookingFirm} and not ${isTestBooking(travel_agency, sql`b.id`)}
    group by b.departure_id`.execute(db)
  return new Map(rows.map(({ departure_id, heads }) => [departure_id, heads]))
}

const listCosts = ({ db, travel_agency }: AgencyContext, departures: readonly number[]) =>
  db
    .selectFrom('cost_line as c')
    .leftJoin('supplier as s', (on) =>
      on.onRef('s.travel_agency', '=', 'c.travel_agency').onRef('s.id', '=', 'c.supplier'),
    )
    .leftJoin('guide_slip as g', (on) =>
      on.onRef('g.travel_agency', '=', 'c.travel_agency').onRef('g.id', '=', 'c.slip'),
    )
    .selectAll('c')
    .select([
      's.name as supplier_name',
      sql<string | null>`case when g.picture is not null then g.id end`.as('slip_picture'),
    ])
    .where('c.travel_agency', '=', travel_agency)
    .where(sql<boolean>`c.departure_id ${isOneOf(departures)}`)
    .orderBy('c.id')
    .execute()

async function listVatChoices({ db, travel_agency }: AgencyContext, departures: readonly number[]) {
  const rows = await db
    .selectFrom('open_books')
    .select(['departure_id', 'vat_base', 'fee', 'cancel_fees_taxed', 'revision'])
    .where('travel_agency', '=', travel_agency)
    .where(sql<boolean>`departure_id ${isOneOf(departures)}`)
    .execute()
  return new Map(rows.map(({ departure_id, ...choice }) => [departure_id, choice]))
}

const noMoney: LedgerRow = { received: 0, refunded: 0, undone: 0, compensated: 0, of_cancelled: 0 }
const noRefunds = { to_refund: 0, to_cancelled: 0 }
const noChoice = { vat_base: 'whole' as const, fee: 0, cancel_fees_taxed: true, revision: 0 }

/** The answer has each departure's choice for VAT, in the order that is asked for. */
export async function settleDepartures(ctx: AgencyContext, departures: readonly number[]) {
  const ledgers = await sumLedgers(ctx, departures)
  const refunds = await sumRefundsToSend(ctx, departures)
  const heads = await countHeads(ctx, departures)
  const costs = Map.groupBy(await listCosts(ctx, departures), ({ departure_id }) => departure_id)
  const choices = await listVatChoices(ctx, departures)
  return departures.map((departure_id) => {
    const { revision, ...choice } = choices.get(departure_id) ?? noChoice
    const own = costs.get(departure_id) ?? []
    const { of_cancelled, ...ledger } = ledgers.get(departure_id) ?? noMoney
    const { to_refund, to_cancelled } = refunds.get(departure_id) ?? noRefunds
    const now = calculateSettlement({
      ...ledger,
      to_refund,
      cancel_fees: of_cancelled - to_cancelled,
      heads: heads.get(departure_id) ?? 0,
      costs: own,
      ...choice,
    })
    return { departure_id, costs: own, fee: choice.fee, revision, now }
  })
}

export async function settleNow(ctx: AgencyContext, departure_id: number) {
  const [settled] = await settleDepartures(ctx, [departure_id])
  if (!settled) throw new Error('each departure is answered')
  return settled
}
