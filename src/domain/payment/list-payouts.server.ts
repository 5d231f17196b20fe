// Money that goes back, in one list: by staff, through the gateway to a card, and through it to an account.
import { sql } from 'kysely'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { isRefundPending } from '#domain/booking/pending-refunds.server.ts'
import { maskEmail } from '#domain/member/mask-name.ts'
import { localize } from '#i18n/language.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import { getToday } from '#lib/format.ts'
import { refundListDays } from '#limits/display.ts'
import { daysAgo } from '#platform/db/days-ago.server.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { toDayCell } from '#platform/export/export-file.ts'
import { createListExport } from '#platform/export/list-export.server.ts'
import type { In, Out } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { selectBookingsOwed } from './money-owed.server.ts'
import type { paymentOfficeCalls } from './office-calls.ts'

type PayoutRow = Out<(typeof paymentOfficeCalls)['payouts']>['list'][number]
type StoredPayout = Omit<PayoutRow, 'email_masked'> & { id: number; email: string }

type PayoutFilters = Pick<In<(typeof paymentOfficeCalls)['payouts']>, 'account' | 'show'>

/** The longest wait first. It counts from the last event of the booking, or from when the gateway was asked. */
function selectPayouts(travel_agency: number, { account, show }: PayoutFilters) {
  const rows = show === 'open' ? selectOpen(travel_agency) : selectDone(travel_agency)
  const matching = sql<StoredPayout>`
    select p.*, b.booking_id, coalesce(nullif(h.name, ''), b.name) as name, case when p.share is null then b.email else coalesce(h.email, '') end as email,
      p.share is not null as is_share, b.page_title, b.departure_date, b.progress, coalesce(a.given, s.given) as account_given,
      (select max(l.reg_date) from booking_link l where l.travel_agency = ${travel_agency} and l.booking = p.id
        and l.kind = 'back' and l.share is not distinct from p.share and l.revoked is null) as account_asked
    from (${rows}) p
    join booking b on b.travel_agency = ${travel_agency} and b.id = p.id
    left join payout_account a on a.travel_agency = ${travel_agency} and a.booking = p.id and p.share is null
    left join share_payout_account s on s.travel_agency = ${travel_agency} and s.share = p.share
    left join booking_share h on h.travel_agency = ${travel_agency} and h.id = p.share
    where ${account === undefined ? sql`true` : sql`(a.id is not null or s.share is not null) = ${account === 'given'}`}`
  return { matching, order: show === 'open' ? sql`since, key` : sql`since desc, key` }
}

export async function listPayouts(
  { db, travel_agency }: AgencyContext,
  { page, page_size, ...filters }: In<(typeof paymentOfficeCalls)['payouts']>,
) {
  const { matching, order } = selectPayouts(travel_agency, filters)
  const { list, ...rest } = await listPage(db, matching, order, { page, page_size })
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from ${fromOpenPayouts(travel_agency)}`.execute(db)
  return {
    ...rest,
    to_do: counted[0]?.count ?? 0,
    list: list.map(({ email, ...each }) => ({ ...each, email_masked: maskEmail(email) })),
  }
}

/** What the list shows, as a file: a row has its own key, because a booking may have several. */
export function exportPayouts(
  ctx: ManualTxContext<StaffCtx>,
  { format, columns, ...filters }: In<(typeof paymentOfficeCalls)['exportPayouts']>,
) {
  const { language } = ctx.staff
  const { payouts: text } = getOfficeTextIn(language)
  const { columns: titles } = text
  return createListExport(
    ctx,
    { format, columns, ...filters },
    {
      name: `${text.title}-${getToday()}`,
      subject: 'payouts',
      listing: ({ travel_agency }) => {
        const { matching, order } = selectPayouts(travel_agency, filters)
        const rows = sql<Omit<StoredPayout, 'id'> & { id: string }>`
          select x.key as id, x.key, x.way, x.state, x.by_name, x.refund, x.compensation, x.since, x.booking_id, x.name,
            x.is_share, x.page_title, x.departure_date, x.account_given
          from (${matching}) x`
        return { matching: rows, order }
      },
      columns: {
        who: [
          { title: titles.who, cell: ({ booking_id }) => formatInFours(booking_id) },
          { title: text.customer, cell: ({ name }) => name },
        ],
        trip: [
          { title: titles.trip, cell: ({ page_title }) => localize(page_title, language) },
          { title: text.departure, cell: ({ departure_date }) => ({ day: departure_date }) },
        ],
        since: { title: titles.since, cell: ({ since }) => toDayCell(since) },
        refund: { title: titles.refund, cell: ({ refund }) => refund },
        compensation: { title: titles.compensation, cell: ({ compensation }) => compensation },
        sum: { title: titles.sum, cell: ({ refund, compensation }) => refund + compensation },
        state: [
          { title: text.way, cell: ({ way }) => text.ways[way] },
          { title: titles.state, cell: ({ state }) => text.states[state] },
          { title: text.by, cell: ({ by_name }) => by_name },
        ],
        account: {
          title: titles.account,
          cell: ({ account_given }) => text[account_given ? 'given' : 'none'],
        },
        acts: [],
      },
    },
  )
}

const selectGatewayRefunds = (travel_agency: number) => sql`
  select r.booking as id, 'refund ' || r.id as key, r.id as refund_id, t.way, r.state, r.by_name, r.code, t.share,
    r.amount as refund, 0::bigint as compensation, coalesce(r.settled, r.asked) as since
  from refund r
  join payment_try t on t.travel_agency = ${travel_agency} and t.order_id = r.order_id
  where r.travel_agency = ${travel_agency}`

const selectOpen = (travel_agency: number) => sql`
  select b.id, 'booking ' || b.id as key, null::bigint as refund_id, 'bank_transfer' as way, 'to_send' as state,
    null::text as by_name, null::text as code, null::bigint as share, b.refund, b.compensation_owed as compensation,
    (select max(h.at) from booking_history h where h.travel_agency = ${travel_agency} and h.booking = b.id) as since
  from (${selectBookingsOwed(travel_agency)}) b
  union all ${selectGatewayRefunds(travel_agency)} and ${isRefundPending}`

/** The open ones `p` that wait for staff or for the account of the customer. The gateway does the others. */
export const fromOpenPayouts = (travel_agency: number) => sql`(${selectOpen(travel_agency)}) p
  where p.state <> 'asked'`

/** Payouts that staff sent are in the ledger, with the name of who sent them. */
const selectDone = (travel_agency: number) => sql`
  ${selectGatewayRefunds(travel_agency)} and r.state in ('done', 'refused') and r.asked >= ${daysAgo(refundListDays)}
  union all select l.booking as id, 'ledger ' || l.id as key, null::bigint as refund_id, 'bank_transfer' as way, 'done' as state,
    l.by_name, null::text as code, case l.kind when 'refund' then l.share end as share, case l.kind when 'refund' then l.amount else 0 end as refund,
    case l.kind when 'refund' then 0 else l.amount end as compensation, l.at as since
  from ledger l where l.travel_agency = ${travel_agency} and l.kind in ('refund', 'compensation_paid')
    and l.method = 'bank_transfer' and l.at >= ${daysAgo(refundListDays)}`
