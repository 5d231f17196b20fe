// Debts of customers, by booking: listed, reminded of, waived by the owner. Decision 78
import { sql } from 'kysely'
import { findTextAccount } from '#domain/agency/keys/text-account.server.ts'
import { calculateMoney } from '#domain/booking/booking-money.ts'
import type { Reach } from '#domain/booking/calls.ts'
import { getBookingForStaff } from '#domain/booking/find.server.ts'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { toLogSubject } from '#domain/booking/log-subject.server.ts'
import { isOverdue } from '#domain/booking/pending-work.server.ts'
import { findReach, pickReach } from '#domain/booking/reach.server.ts'
import { updateBooking } from '#domain/booking/write.server.ts'
import { maskContact } from '#domain/member/mask-name.ts'
import { refuse } from '#errors.ts'
import { localize } from '#i18n/language.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import { getToday } from '#lib/format.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import { createListExport } from '#platform/export/list-export.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { In, Out } from '#platform/wire/call.ts'
import type { ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { paymentOfficeCalls as calls } from './office-calls.ts'

type Receivable = Out<typeof calls.receivables>['list'][number]
type ReceivableRow = Omit<Receivable, 'contact_masked' | 'can_remind'> & {
  id: number
  contact: string
  email: string
}

/** The query has two halves, because each has an index of its own. */
const selectDebts = (travel_agency: number) => sql`
  select b.id, b.booking_id, b.name, b.contact, b.email, b.page_title, b.departure_date, b.progress, b.paid, b.due_by,
    case when ${isOverdue} then 'overdue' else 'later' end as kind, b.due as amount
  from booking_money b where b.travel_agency = ${travel_agency} and b.due > 0
  union all
  select b.id, b.booking_id, b.name, b.contact, b.email, b.page_title, b.departure_date, b.progress, b.paid, null::date,
    'claim', b.claim
  from booking_money b where b.travel_agency = ${travel_agency} and b.claim > 0`

/** The debt `r` is to be paid by now. */
const isDueNow = sql<boolean>`(r.kind <> 'later')`

export const fromDebtsDue = (travel_agency: number) =>
  sql`(${selectDebts(travel_agency)}) r where ${isDueNow}`

type ReceivableFilters = Pick<In<typeof calls.receivables>, 'kind'>

const selectReceivables = (travel_agency: number, { kind }: ReceivableFilters) => sql<ReceivableRow>`
  select r.*, coalesce(a.reminders, 0)::int as reminders, a.reminded_on from (${selectDebts(travel_agency)}) r
  left join lateral (
    select count(*) as reminders, max(a.day) as reminded_on from debt_reminder a
    where a.travel_agency = ${travel_agency} and a.booking = r.id
  ) a on true
  where ${kind === undefined ? sql`true` : sql`r.kind = ${kind}`}`
const receivableOrder = sql`kind <> 'overdue', coalesce(due_by, departure_date), id`

export async function listReceivables(
  ctx: StaffCtx,
  { page, page_size, ...filters }: In<typeof calls.receivables>,
) {
  const { db, travel_agency } = ctx
  const matching = selectReceivables(travel_agency, filters)
  const { list, ...rest } = await listPage(db, matching, receivableOrder, { page, page_size })
  const { rows } = await sql<{ sum: number; due_now: number }>`
    select coalesce(sum(amount), 0)::bigint as sum, (count(*) filter (where ${isDueNow}))::int as due_now
    from (${matching}) r`.execute(db)
  const today = await readToday(db)
  const account = await findTextAccount(ctx)
  return {
    ...rest,
    sum: rows[0]?.sum ?? 0,
    due_now: rows[0]?.due_now ?? 0,
    list: list.map(({ contact, email, ...each }) => ({
      ...each,
      contact_masked: maskContact(contact),
      can_remind:
        each.reminded_on !== today &&
        findReminder(each, pickReach({ contact, email }, account)) !== undefined,
    })),
  }
}

/** A cancellation fee has no link to pay it by; and a link alone is mailed, never texted. */
function findReminder({ progress, kind }: Pick<Receivable, 'progress' | 'kind'>, reached_by: Reach) {
  if (kind === 'claim' || reached_by === 'call') return undefined
  if (progress === 'deposit_paid') return 'balance-due' as const
  return reached_by === 'mail' ? ('pay-link' as const) : undefined
}

/** The row of the day is written first: two who press at once send one message. */
export function remindDebtor(ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.remindDebtor>) {
  return withIdempotencyKey(ctx, 'office remind debtor', input, async (txCtx) => {
    const { db, travel_agency } = txCtx
    const booking = await getBookingForStaff(txCtx, input.booking_id, 'lock')
    const { due } = calculateMoney(booking)
    if (due === 0) refuse('NOTHING_OWED')
    const occasion = findReminder(
      { progress: booking.progress, kind: 'later' },
      await findReach(ctx, booking),
    )
    const day = await readToday(db)
    const reminder = await db
      .insertInto('debt_reminder')
      .values({ travel_agency, booking: booking.id, day, amount: due, by_name: ctx.staff.name })
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst()
    if (!reminder) refuse('ASKED_TODAY')
    await notify(txCtx, occasion ?? refuse('CALL_INSTEAD'), { ref: booking.id })
    txCtx.logChange({ ...toLogSubject(booking.booking_id), after: { amount: due } })
    return {}
  })
}

export async function listReminders(ctx: StaffCtx, { booking_id }: In<typeof calls.reminders>) {
  const { id } = await getBookingForStaff(ctx, booking_id)
  const list = await ctx.db
    .selectFrom('debt_reminder')
    .select(['day', 'amount', 'by_name', 'at'])
    .where('travel_agency', '=', ctx.travel_agency)
    .where('booking', '=', id)
    .orderBy('day', 'desc')
    .execute()
  return { list }
}

export async function readDebtorContact(ctx: StaffCtx, { booking_id }: In<typeof calls.debtorContact>) {
  const { contact } = await getBookingForStaff(ctx, booking_id)
  ctx.logChange(toLogSubject(booking_id))
  return { contact }
}

export function exportReceivables(
  ctx: ManualTxContext<StaffCtx>,
  { format, columns, ...filters }: In<typeof calls.exportReceivables>,
) {
  const { language } = ctx.staff
  const { receivables: text } = getOfficeTextIn(language)
  const title = (key: keyof typeof text.columns) => text.columns[key]
  return createListExport(
    ctx,
    { format, columns, ...filters },
    {
      name: `${text.title}-${getToday()}`,
      subject: 'receivables',
      listing: ({ travel_agency }) => ({
        matching: selectReceivables(travel_agency, filters),
        order: receivableOrder,
      }),
      columns: {
        who: [
          { title: title('who'), cell: (row) => row.name },
          { title: text.contact, cell: (row) => maskContact(row.contact) },
          { title: text.number, cell: (row) => formatInFours(row.booking_id) },
        ],
        trip: [
          { title: text.departure, cell: (row) => ({ day: row.departure_date }) },
          { title: title('trip'), cell: (row) => localize(row.page_title, language) },
        ],
        kind: { title: title('kind'), cell: (row) => text.kinds[row.kind] },
        due: { title: title('due'), cell: ({ due_by }) => (due_by === null ? null : { day: due_by }) },
        paid: { title: title('paid'), cell: (row) => row.paid },
        amount: { title: title('amount'), cell: (row) => row.amount },
        acts: [
          { title: text.reminders, cell: (row) => row.reminders },
          {
            title: text.remindedOn,
            cell: ({ reminded_on }) => (reminded_on === null ? null : { day: reminded_on }),
          },
        ],
      },
    },
  )
}

/** The reason is in the history of the booking: the log keeps no words about a customer. */
export function waiveClaim(ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.waiveClaim>) {
  return withIdempotencyKey(ctx, 'office waive claim', input, async (txCtx) => {
    const booking = await getBookingForStaff(txCtx, input.booking_id, 'lock')
    const { claim } = calculateMoney(booking)
    if (claim === 0) refuse('NOTHING_OWED')
    if (claim !== input.amount) refuse('PAYMENT_MISMATCH')
    const { claim_waived } = booking
    await updateBooking(txCtx, booking, { claim_waived: claim_waived + claim, note: input.reason })
    txCtx.logChange({
      subject: `booking ${booking.booking_id}`,
      before: { claim },
      after: { waived: claim },
    })
    return {}
  })
}
