// The gateway's figures of a day: what it took and returned, what it pays out, its fee. Decision 96
import { sql } from 'kysely'
import { readAgencySecrets } from '#domain/agency/keys/secrets.server.ts'
import { isTestBooking } from '#domain/booking/test-bookings.server.ts'
import { addDays } from '#lib/days.ts'
import { formatDay } from '#lib/format.ts'
import { bookLimits } from '#limits/books.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import type { Settlement } from '#platform/integrations/toss-settlements.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { GatewayFigures } from './day-figures.ts'
import type { daysCalls as calls } from './days-office-calls.ts'
import { toDayStart } from './read-day-figures.server.ts'

const sumOf = (list: readonly Settlement[], part: 'amount' | 'fee' | 'payOutAmount') =>
  list.reduce((sum, each) => sum + each[part], 0)

/**
 * Null where the agency has no keys or the gateway does not answer. By its contract the gateway counts a
 * payment to a day, a week or a month, so the month that follows is asked for and the payments of the day are
 * picked.
 */
async function askGateway(ctx: ManualTxContext<StaffCtx>, day: string) {
  const { toss_secret_key: key } = await ctx.transaction(readAgencySecrets)
  if (!key) return null
  const { toss } = ctx.integrations
  const sold = await toss.listSettlements(key, {
    dateType: 'soldDate',
    startDate: day,
    endDate: addDays(day, bookLimits.settlementDays),
  })
  const paidOut = await toss.listSettlements(key, { dateType: 'paidOutDate', startDate: day, endDate: day })
  if (!sold || !paidOut) return null
  return { sold: sold.filter(({ at }) => at !== null && formatDay(at) === day), paidOut }
}
type GatewayDay = NonNullable<Awaited<ReturnType<typeof askGateway>>>

const toFigures = ({ sold, paidOut }: GatewayDay): GatewayFigures => ({
  sold: sumOf(sold, 'amount'),
  gross: sumOf(paidOut, 'amount'),
  fee: sumOf(paidOut, 'fee'),
  net: sumOf(paidOut, 'payOutAmount'),
})

/** The gateway's figures are beside those of the close; a day can be closed without them. */
export async function readGatewayFigures(ctx: ManualTxContext<StaffCtx>, day: string) {
  const answer = await askGateway(ctx, day)
  return answer && toFigures(answer)
}

type OrderSum = { order_id: string; booking_id: string; amount: number }

/** The ledger's sums through the gateway on the day, by order. */
async function sumOrders({ db, travel_agency }: AgencyContext, day: string): Promise<OrderSum[]> {
  const { rows } = await sql<OrderSum>`
    select l.order_id, b.booking_id,
      sum(case l.kind when 'payment' then l.amount else -l.amount end)::bigint as amount
    from ledger l join booking b on b.travel_agency = l.travel_agency and b.id = l.booking
    where l.travel_agency = ${travel_agency} and l.at >= ${toDayStart(day)} and l.at < ${toDayStart(day, 1)}
      and l.order_id is not null and l.kind in ('payment', 'refund', 'payment_undone')
      and not ${isTestBooking(travel_agency, sql`l.booking`)}
    group by l.order_id, b.booking_id`.execute(db)
  return rows
}

export async function compareGatewayDay(ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.gatewayDay>) {
  const { day, today } = await ctx.transaction(async ({ db }) => {
    const today = await readToday(db)
    return { today, day: input.day ?? today }
  })
  const answer = day > today ? null : await askGateway(ctx, day)
  if (!answer) return { day, figures: null, orders: [] }
  const ours = await ctx.transaction((txCtx) => sumOrders(txCtx, day))
  const theirs = Map.groupBy(answer.sold, ({ orderId }) => orderId)
  const known = new Set(ours.map(({ order_id }) => order_id))
  const orders = [
    ...ours.map(({ order_id, booking_id, amount }) => ({
      order_id,
      booking_id,
      ledger: amount,
      gateway: sumOf(theirs.get(order_id) ?? [], 'amount'),
    })),
    ...[...theirs]
      .filter(([order_id]) => !known.has(order_id))
      .map(([order_id, list]) => ({ order_id, booking_id: null, ledger: 0, gateway: sumOf(list, 'amount') })),
  ].filter(({ ledger, gateway }) => ledger !== gateway)
  return { day, figures: toFigures(answer), orders: orders.slice(0, bookLimits.orders) }
}
