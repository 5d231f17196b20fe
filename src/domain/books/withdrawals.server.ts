// Withdrawals of the bank: the list of them, with what each paid, and those set aside.
import { sql } from 'kysely'
import { listUnnamedPayouts, namePayout, unnamePayout } from '#domain/bank/payout-withdrawals.server.ts'
import { bringWithdrawalBack, setWithdrawalAside } from '#domain/bank/withdrawals.server.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import { getToday } from '#lib/format.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { createListExport } from '#platform/export/list-export.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In, Out } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { withdrawalCalls as calls } from './withdrawal-office-calls.ts'

type BankWithdrawal = Out<typeof calls.withdrawalList>['list'][number]

/** True if the withdrawal `w` has these letters in its payee or memo, or this sum. */
export const hasWithdrawalText = (q: string) => {
  const letters = q.replace(/[\s,]/g, '').toLowerCase()
  return sql`(strpos(lower(replace(w.payee || w.memo, ' ', '')), ${letters}) > 0 or w.amount::text = ${letters})`
}

type WithdrawalFilters = Pick<In<typeof calls.withdrawalList>, 'q' | 'state'>

const selectWithdrawals = (
  travel_agency: number,
  { q, state = 'open' }: WithdrawalFilters,
) => sql<BankWithdrawal>`
    select o.*, p.departure_id, p.what, coalesce(p.paid_costs, 0) as paid_costs, coalesce(s.payouts, '[]') as payouts from (
      select w.id, w.account, w.booked_on, w.payee, w.memo, w.amount, w.amount - w.used as rest, w.aside_by, w.aside_reason,
        case when w.aside is not null then 'aside' when w.used < w.amount then 'open' else 'used' end as state
      from bank_withdrawal w
      where w.travel_agency = ${travel_agency} and ${q === undefined ? sql`true` : hasWithdrawalText(q)}
    ) o
    left join lateral (
      select c.departure_id, c.what, (count(*) over ())::int as paid_costs from cost_payment y
      join cost_line c on c.travel_agency = y.travel_agency and c.id = y.cost
      where y.travel_agency = ${travel_agency} and y.withdrawal = o.id and y.undone is null order by y.id limit 1
    ) p on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('ledger', p.ledger, 'booking_id', b.booking_id, 'name', b.name,
        'amount', p.amount) order by p.ledger) as payouts
      from payout_withdrawal p
      join ledger l on l.travel_agency = p.travel_agency and l.id = p.ledger
      join booking b on b.travel_agency = l.travel_agency and b.id = l.booking
      where p.travel_agency = ${travel_agency} and p.withdrawal = o.id
    ) s on true
    where ${state === 'all' ? sql`true` : sql`o.state = ${state}`}`
const withdrawalOrder = sql`booked_on desc, id desc`

export async function listBankWithdrawals(
  { db, travel_agency }: AgencyContext,
  { page, page_size, ...filters }: In<typeof calls.withdrawalList>,
) {
  const matching = selectWithdrawals(travel_agency, filters)
  const list = await listPage(db, matching, withdrawalOrder, { page, page_size })
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(o.rest), 0)::bigint as sum from (${matching}) o`.execute(db)
  return { ...list, sum: rows[0]?.sum ?? 0 }
}

/** What the list shows, as a file. */
export function exportWithdrawals(
  ctx: ManualTxContext<StaffCtx>,
  { format, columns, ...filters }: In<typeof calls.exportWithdrawals>,
) {
  const { withdrawals: text } = getOfficeTextIn(ctx.staff.language).payables
  return createListExport(
    ctx,
    { format, columns, ...filters },
    {
      name: `${text.title}-${getToday()}`,
      subject: 'withdrawals',
      listing: ({ travel_agency }) => ({
        matching: selectWithdrawals(travel_agency, filters),
        order: withdrawalOrder,
      }),
      columns: {
        payee: [
          { title: text.columns.payee, cell: ({ payee }) => payee },
          { title: text.memo, cell: ({ memo }) => memo },
          { title: text.account, cell: ({ account }) => account },
        ],
        when: { title: text.columns.when, cell: ({ booked_on }) => ({ day: booked_on }) },
        state: [
          { title: text.columns.state, cell: ({ state }) => text.states[state] },
          { title: text.usedFor, cell: (row) => describeUse(row, text.others) },
        ],
        amount: { title: text.columns.amount, cell: ({ amount }) => amount },
        rest: { title: text.columns.rest, cell: ({ rest }) => rest },
        acts: [],
      },
    },
  )
}

/** The first cost it paid, the customers it went to, or why it was set aside. */
function describeUse(row: BankWithdrawal, others: (costs: number) => string): string {
  const { what, paid_costs, payouts, aside_reason } = row
  const cost = paid_costs > 1 ? `${what} ${others(paid_costs - 1)}` : what
  return [cost, ...payouts.map(({ name }) => name), aside_reason].filter(Boolean).join(', ')
}

export const withdrawalHandlers = {
  unnamedPayouts: listUnnamedPayouts,
  namePayout: (ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.namePayout>) =>
    withIdempotencyKey(ctx, 'books name payout', input, async (txCtx) => {
      const { amount, booking_id } = await namePayout({ ...txCtx, staff: ctx.staff }, input)
      txCtx.logChange({ subject: `line ${input.withdrawal}`, after: { number: booking_id, amount } })
      return {}
    }),
  unnamePayout: (ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.unnamePayout>) =>
    withIdempotencyKey(ctx, 'books unname payout', input, async (txCtx) => {
      const { withdrawal, amount } = await unnamePayout(txCtx, input.ledger)
      txCtx.logChange({ subject: `line ${withdrawal}`, after: { amount: -amount } })
      return {}
    }),
  setWithdrawalAside: (ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.setWithdrawalAside>) =>
    withIdempotencyKey(ctx, 'books withdrawal aside', input, async (txCtx) => {
      await setWithdrawalAside({ ...txCtx, staff: ctx.staff }, input)
      txCtx.logChange({ subject: `line ${input.id}` })
      return {}
    }),
  bringWithdrawalBack: (ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.bringWithdrawalBack>) =>
    withIdempotencyKey(ctx, 'books withdrawal back', input, async (txCtx) => {
      await bringWithdrawalBack(txCtx, input.id)
      txCtx.logChange({ subject: `line ${input.id}` })
      return {}
    }),
}
