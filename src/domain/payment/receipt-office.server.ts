// Office handlers: cash receipts, and the ways to pay that the agency offers.
import { sql } from 'kysely'
import { readPayWays, savePayWays } from '#domain/agency/rules/pay-ways.server.ts'
import { lockBooking } from '#domain/booking/find.server.ts'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { refuse } from '#errors.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import { getToday } from '#lib/format.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { createListExport } from '#platform/export/list-export.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In, Out } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { receiptOfficeCalls } from './receipt-office-calls.ts'
import { readReceiptIdentity } from './receipt-wish.server.ts'
import { readReceiptSettings } from './receipts.server.ts'
import { selectReceipts } from './select-receipts.server.ts'

type ReceiptCalls = typeof receiptOfficeCalls
type ReceiptRow = Out<ReceiptCalls['receipts']>['list'][number]

type ReceiptFilters = Pick<In<ReceiptCalls['receipts']>, 'show'>

/** Receipts with the fewest days left come first; of those that are done the newest. */
function selectReceiptRows(travel_agency: number, { show }: ReceiptFilters) {
  const isShown =
    show === 'open'
      ? sql`c.state in ('waiting', 'asked', 'refused')`
      : sql`c.state in ('issued', 'registered') and c.amount > 0`
  const matching = sql<ReceiptRow>`
    select c.id, b.booking_id, b.name, c.kind, c.amount, c.through, c.state, c.issue_on, c.due_on,
      c.due_on - ${seoulToday} as days_left, c.issue_number, c.receipt_url, c.code, c.by_name,
      c.kind = 'issue' or p.receipt_key is not null as by_gateway,
      case when c.state = 'waiting' and c.kind = 'issue' then coalesce(s.purpose, case when l.share is null then w.purpose end, 'unnamed') else c.purpose end as purpose,
      case when c.state = 'waiting' and c.kind = 'issue' then coalesce(s.ending, case when l.share is null then w.ending end, '') else c.ending end as ending
    from cash_receipt c
    join booking b on b.travel_agency = c.travel_agency and b.id = c.booking
    left join receipt_wish w on w.travel_agency = c.travel_agency and w.booking = c.booking
    left join ledger l on l.travel_agency = c.travel_agency and l.id = c.ledger
    left join share_receipt_wish s on s.travel_agency = c.travel_agency and s.share = l.share
    left join cash_receipt p on p.travel_agency = c.travel_agency and p.id = c.cancels
    where c.travel_agency = ${travel_agency} and ${isShown}`
  return { matching, order: show === 'open' ? sql`due_on, id` : sql`id desc` }
}

export function listReceipts(
  { db, travel_agency }: AgencyContext,
  { page, page_size, ...filters }: In<ReceiptCalls['receipts']>,
) {
  const { matching, order } = selectReceiptRows(travel_agency, filters)
  return listPage(db, matching, order, { page, page_size })
}

/** What the list shows, as a file. */
export function exportReceipts(
  ctx: ManualTxContext<StaffCtx>,
  { format, columns, ...filters }: In<ReceiptCalls['exportReceipts']>,
) {
  const { receipts: text } = getOfficeTextIn(ctx.staff.language)
  const { columns: titles } = text
  return createListExport(
    ctx,
    { format, columns, ...filters },
    {
      name: `${text.title}-${getToday()}`,
      subject: 'receipts',
      listing: ({ travel_agency }) => selectReceiptRows(travel_agency, filters),
      columns: {
        who: [
          { title: titles.who, cell: ({ booking_id }) => formatInFours(booking_id) },
          { title: text.customer, cell: ({ name }) => name },
        ],
        kind: { title: titles.kind, cell: ({ kind }) => text.kinds[kind] },
        amount: { title: titles.amount, cell: ({ amount }) => amount },
        purpose: [
          { title: titles.purpose, cell: ({ purpose }) => text.purposes[purpose] },
          { title: text.ending, cell: ({ ending }) => ending },
        ],
        left: [
          { title: text.issueOn, cell: ({ issue_on }) => ({ day: issue_on }) },
          { title: titles.left, cell: ({ due_on }) => ({ day: due_on }) },
        ],
        state: [
          { title: titles.state, cell: ({ state }) => text.states[state] },
          { title: text.throughTitle, cell: ({ through }) => text.through[through] },
          { title: titles.number, cell: ({ issue_number }) => issue_number },
          { title: text.by, cell: ({ by_name }) => by_name },
        ],
        acts: [],
      },
    },
  )
}

export async function describeReceiptIdentity(ctx: StaffCtx, { id }: { id: number }) {
  const receipt = await getReceipt(ctx, id)
  ctx.logChange({ subject: `booking ${receipt.booking_id}` })
  const { purpose, number } = await readReceiptIdentity(ctx, receipt)
  return { purpose, number }
}

async function getReceipt(agencyCtx: AgencyContext, id: number) {
  const receipt = await selectReceipts(agencyCtx)
    .select(['c.id', 'c.booking', 'c.kind', 'c.state', 'c.amount', 'b.booking_id', 'l.share'])
    .select('p.receipt_key as parent_key')
    .where('c.id', '=', id)
    .executeTakeFirst()
  return receipt ?? refuse('NOT_FOUND')
}

/**
 * The booking is locked, as for every change of its receipts. A receipt that is under way or done is left
 * alone.
 */
async function lockOpenReceipt(ctx: AgencyContext, id: number) {
  const { booking } = await getReceipt(ctx, id)
  await lockBooking(ctx, booking)
  const receipt = await getReceipt(ctx, id)
  if (receipt.state !== 'waiting' && receipt.state !== 'refused') refuse('CHANGED_MEANWHILE')
  return receipt
}

export function issueReceipt(ctx: ManualTxContext<StaffCtx>, input: In<ReceiptCalls['issueReceipt']>) {
  return withIdempotencyKey(ctx, 'office receipt issue', input, async (txCtx) => {
    const { db, travel_agency, enqueue, staff } = txCtx
    const { pays_online } = await readPayWays(txCtx)
    if (!pays_online) refuse('GATEWAY_KEYS_MISSING')
    const { id, booking_id, amount, kind, parent_key } = await lockOpenReceipt(txCtx, input.id)
    if (kind === 'cancel' && parent_key === null) refuse('RECEIPT_BY_HAND')
    await db
      .updateTable('cash_receipt')
      .set({
        state: 'waiting',
        through: 'toss',
        code: null,
        by_name: staff?.name,
        issue_on: sql<string>`least(issue_on, ${seoulToday})`,
      })
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .execute()
    await enqueue('cash-receipt', { travel_agency, receipt: id })
    txCtx.logChange({ subject: `booking ${booking_id}`, after: { amount } })
    return {}
  })
}

/** A receipt that staff issue in Hometax is registered at once. */
export function recordReceipt(ctx: ManualTxContext<StaffCtx>, input: In<ReceiptCalls['recordReceipt']>) {
  return withIdempotencyKey(ctx, 'office receipt record', input, async (txCtx) => {
    const { db, travel_agency, enqueue, staff } = txCtx
    const { id, booking, share, booking_id, amount } = await lockOpenReceipt(txCtx, input.id)
    const { purpose, ending } = await readReceiptIdentity(txCtx, { booking, share })
    const now = sql<string>`now()`
    await db
      .updateTable('cash_receipt')
      .set({
        state: 'registered',
        through: 'hometax',
        issue_number: input.issue_number,
        purpose,
        ending,
        code: null,
        by_name: staff?.name,
        issued: now,
        registered: now,
      })
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .execute()
    await enqueue('cash-receipts', { travel_agency, booking })
    txCtx.logChange({ subject: `booking ${booking_id}`, after: { amount, issue_number: input.issue_number } })
    return {}
  })
}

export async function describePaySettings(ctx: AgencyContext) {
  const { ways: offered, pay_ways, pays_online, has_account } = await readPayWays(ctx)
  const { receipts_from: _, ...receipts } = await readReceiptSettings(ctx)
  return { ways: pay_ways ?? offered, offered, pays_online, has_account, receipts }
}

export async function savePaySettings(
  ctx: StaffCtx,
  { ways, receipts }: In<ReceiptCalls['savePaySettings']>,
) {
  const { offered: _, ...before } = await describePaySettings(ctx)
  if (receipts.through === 'toss' && !before.pays_online) refuse('GATEWAY_KEYS_MISSING')
  await savePayWays(ctx, { ways: [...new Set(ways)], receipts })
  ctx.logChange({ subject: 'pay_settings', before, after: { ways, receipts } })
  return {}
}
