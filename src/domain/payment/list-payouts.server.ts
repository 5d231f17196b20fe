// Money that goes back, in one list: by staff, through the gateway to a card, and through it to an account.
import { sql } from 'kysely'
import { maskEmail } from '#domain/member/mask-name.ts'
import { refundListDays } from '#limits/display.ts'
import { daysAgo } from '#platform/db/days-ago.server.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import type { In, Out } from '#platform/wire/call.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { selectBookingsOwed } from './money-owed.server.ts'
import type { paymentOfficeCalls } from './office-calls.ts'

type PayoutRow = Out<(typeof paymentOfficeCalls)['payouts']>['list'][number]
type StoredPayout = Omit<PayoutRow, 'email_masked'> & { id: number; email: string }

/** The longest wait first. It counts from the last event of the booking, or from when the gateway was asked. */
export async function listPayouts(
  { db, travel_agency }: AgencyContext,
  { account, show, ...paging }: In<(typeof paymentOfficeCalls)['payouts']>,
) {
  const rows = show === 'open' ? selectOpen(travel_agency) : selectDone(travel_agency)
  const matching = sql<StoredPayout>`
    select p.*, b.booking_id, b.name, b.email, b.page_title, b.departure_date, b.progress, a.given as account_given,
      (select max(l.reg_date) from booking_link l where l.travel_agency = ${travel_agency} and l.booking = p.id
        and l.kind = 'back' and l.revoked is null) as account_asked
    from (${rows}) p
    join booking b on b.travel_agency = ${travel_agency} and b.id = p.id
    left join payout_account a on a.travel_agency = ${travel_agency} and a.booking = p.id
    where ${account === undefined ? sql`true` : sql`(a.id is not null) = ${account === 'given'}`}`
  const order = show === 'open' ? sql`since, key` : sql`since desc, key`
  const { list, ...rest } = await listPage(db, matching, order, paging)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from ${fromOpenPayouts(travel_agency)}`.execute(db)
  return {
    ...rest,
    to_do: counted[0]?.count ?? 0,
    list: list.map(({ email, ...each }) => ({ ...each, email_masked: maskEmail(email) })),
  }
}

const selectGatewayRefunds = (travel_agency: number) => sql`
  select r.booking as id, 'refund ' || r.id as key, r.id as refund_id, t.way, r.state, r.by_name, r.code,
    r.amount as refund, 0::bigint as compensation, coalesce(r.settled, r.asked) as since
  from refund r
  join payment_try t on t.travel_agency = ${travel_agency} and t.order_id = r.order_id
  where r.travel_agency = ${travel_agency}`

const selectOpen = (travel_agency: number) => sql`
  select b.id, 'booking ' || b.id as key, null::bigint as refund_id, 'bank_transfer' as way, 'to_send' as state,
    null::text as by_name, null::text as code, b.refund, b.compensation_owed as compensation,
    (select max(h.at) from booking_history h where h.travel_agency = ${travel_agency} and h.booking = b.id) as since
  from (${selectBookingsOwed(travel_agency)}) b
  union all ${selectGatewayRefunds(travel_agency)} and r.state in ('account_needed', 'asked')`

/** The open ones `p` that wait for staff or for the account of the customer. The gateway does the others. */
export const fromOpenPayouts = (travel_agency: number) => sql`(${selectOpen(travel_agency)}) p
  where p.state <> 'asked'`

/** Payouts that staff sent are in the ledger, with the name of who sent them. */
const selectDone = (travel_agency: number) => sql`
  ${selectGatewayRefunds(travel_agency)} and r.state in ('done', 'refused') and r.asked >= ${daysAgo(refundListDays)}
  union all select l.booking as id, 'ledger ' || l.id as key, null::bigint as refund_id, 'bank_transfer' as way, 'done' as state,
    l.by_name, null::text as code, case l.kind when 'refund' then l.amount else 0 end as refund,
    case l.kind when 'refund' then 0 else l.amount end as compensation, l.at as since
  from ledger l where l.travel_agency = ${travel_agency} and l.kind in ('refund', 'compensation_paid')
    and l.method = 'bank_transfer' and l.at >= ${daysAgo(refundListDays)}`
