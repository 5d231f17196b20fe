// The worksheets beside the ledger in a month's file: groups, VAT, day closes, payables, with totals.
import { sql } from 'kysely'
import { type Language, localize } from '#i18n/language.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import type { Cell, ExportWorksheet } from '#platform/export/export-file.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { type DayClose, listDayCloses } from './day-closes.server.ts'
import { calculateDayDifference, dayDifferences, listDayDifferences } from './day-differences.ts'
import { monthGroups } from './days-office-calls.ts'
import { SettlementFigures } from './figures.ts'
import { toMarginWorksheet } from './margin-worksheet.ts'
import { selectMonthLedger } from './month.server.ts'
import { toMonthDays } from './month-days.ts'
import { readMonthFacts } from './month-facts.server.ts'
import { selectPaidCosts } from './paid-costs.server.ts'
import { listPurchaseWorksheet } from './purchase-worksheet.server.ts'
import { toDayStart } from './read-day-figures.server.ts'
import { correctSums } from './settlement.ts'
import { addTotal } from './worksheet-total.ts'

type LedgerText = ReturnType<typeof getOfficeTextIn>['ledger']
type Facts = Awaited<ReturnType<typeof readMonthFacts>>

/** The sums come before the ledger they are of. */
export async function listMonthWorksheets(
  ctx: AgencyContext,
  month: string,
  language: Language,
): Promise<{ before: ExportWorksheet[]; more: ExportWorksheet[] }> {
  const { ledger: words, books } = getOfficeTextIn(language)
  const facts = await readMonthFacts(ctx, month, language)
  const kinds = await sumKinds(ctx, month)
  const costs = await sumCosts(ctx, month)
  const vat = await listVat(ctx, month)
  return {
    before: [toGroupWorksheet(facts, { kinds, costs }, words)],
    more: [
      {
        name: words.worksheets.vat,
        titles: Object.values(words.worksheets.vatColumns),
        rows: addTotal(
          vat.map(({ departure_date, page_title, vat_base, is_closed_here, ...sums }) => [
            { day: departure_date },
            page_title && localize(page_title, language),
            books.vat.bases[vat_base],
            is_closed_here ? words.worksheets.settlementClosed : words.worksheets.settlementCorrected,
            ...Object.values(sums),
          ]),
          words.worksheets.total,
        ),
      },
      toDayWorksheet(await listDayCloses(ctx, month), words),
      await listPurchaseWorksheet(ctx, month, words),
      toPayableWorksheet(facts, words),
      toAdvanceWorksheet(facts, words),
      toMarginWorksheet(facts, words),
    ],
  }
}

type KindSum = { kind: keyof LedgerText['kinds']; received: number; returned: number }

async function sumKinds({ db, travel_agency }: AgencyContext, month: string): Promise<KindSum[]> {
  const { rows } = await sql<KindSum>`
    select kind, sum(received)::bigint as received, sum(returned)::bigint as returned
    from (${selectMonthLedger(travel_agency, month)}) l group by kind order by kind`.execute(db)
  return rows
}

/** Payments of costs, and those that were taken back. */
async function sumCosts({ db, travel_agency }: AgencyContext, month: string): Promise<KindSum[]> {
  const { from, to } = toMonthDays(month)
  const { rows } = await sql<KindSum>`
    select case when is_undo then 'cost_undone' else 'cost' end as kind, 0 as received, sum(moved)::bigint as returned
    from (${selectPaidCosts(travel_agency, from, to)}) m group by is_undo order by is_undo`.execute(db)
  return rows
}

type GroupSums = { kinds: readonly KindSum[]; costs: readonly KindSum[] }

/** Costs belong to no customer: they are in each group, so that each sums up to the ledger. */
function toGroupWorksheet(
  { groups }: Facts,
  { kinds, costs }: GroupSums,
  words: LedgerText,
): ExportWorksheet {
  const { worksheets } = words
  const toNamed = ({ kind, ...sums }: KindSum) => ({ name: words.kinds[kind], ...sums })
  const toRows = (title: string, rows: readonly { name: string; received: number; returned: number }[]) =>
    addTotal(
      [...rows, ...costs.map(toNamed)].map(({ name, received, returned }) => [
        title,
        name,
        received,
        returned,
        received - returned,
      ]),
      title,
    ).map((row, at, all) => (at === all.length - 1 ? [title, worksheets.total, ...row.slice(2)] : row))
  return {
    name: worksheets.groups,
    titles: Object.values(worksheets.group),
    rows: [
      ...toRows(worksheets.byKind, kinds.map(toNamed)),
      ...monthGroups.flatMap((each) =>
        toRows(
          words.groups[each],
          groups.filter(({ group }) => group === each),
        ),
      ),
    ],
  }
}

/** Settlements count in the month in which they were closed, and each correction in its own. */
async function listVat({ db, travel_agency }: AgencyContext, month: string) {
  const { from, to } = toMonthDays(month)
  const inMonth = (at: ReturnType<typeof sql>) =>
    sql`${at} >= ${toDayStart(from)} and ${at} < ${toDayStart(to)}`
  const { rows } = await sql<VatRow>`
    select s.departure_date, s.page_title, s.figures, ${inMonth(sql`s.at`)} as is_closed_here,
      coalesce(sum(c.amount) filter (where c.at < ${toDayStart(from)}), 0)::bigint as before,
      coalesce(sum(c.amount) filter (where ${inMonth(sql`c.at`)}), 0)::bigint as here
    from settlement s
    left join settlement_correction c on c.travel_agency = s.travel_agency and c.departure_id = s.departure_id
      and c.side = 'income'
    where s.travel_agency = ${travel_agency} and s.at < ${toDayStart(to)}
    group by s.travel_agency, s.departure_id
    having ${inMonth(sql`s.at`)} or bool_or(${inMonth(sql`c.at`)})
    order by s.departure_date, s.departure_id`.execute(db)
  return rows.map(({ figures, before, here, ...about }) => {
    const closed = SettlementFigures.parse(figures)
    const correct = (amount: number) => correctSums(closed, [{ side: 'income', amount }])
    const [now, then] = [correct(before + here), about.is_closed_here ? undefined : correct(before)]
    return {
      ...about,
      vat_base: closed.vat_base,
      vat_of: now.vat_of - (then?.vat_of ?? 0),
      supply: now.supply - (then?.supply ?? 0),
      vat: now.vat - (then?.vat ?? 0),
    }
  })
}

type VatRow = {
  departure_date: string
  page_title: { ko: string; en: string } | null
  figures: unknown
  is_closed_here: boolean
  before: number
  here: number
}

const dayParts = [
  'gateway_in',
  'gateway_out',
  'transfer_in',
  'transfer_out',
  'ledger',
  'costs_paid',
  'bank_in',
  'bank_out',
] as const

function toDayWorksheet(
  days: readonly DayClose[],
  { worksheets, parts, differences, day }: LedgerText,
): ExportWorksheet {
  const rows = days.map(({ day, figures, by_name, gateway_settled, corrected, since }): Cell[] => {
    const named = new Map(listDayDifferences(figures))
    return [
      { day },
      by_name ?? worksheets.open,
      ...dayParts.map((part) => figures[part]),
      calculateDayDifference(figures),
      ...dayDifferences.map((name) => named.get(name) ?? 0),
      gateway_settled,
      corrected,
      since,
    ]
  })
  return {
    name: worksheets.days,
    titles: [
      day,
      worksheets.closedBy,
      ...dayParts.map((part) => parts[part]),
      differences.sum,
      ...dayDifferences.map((name) => differences[name]),
      worksheets.settled,
      worksheets.corrections,
      worksheets.since,
    ],
    rows: addTotal(rows, worksheets.total),
  }
}

const toPayableWorksheet = ({ payables }: Facts, { worksheets }: LedgerText): ExportWorksheet => ({
  name: worksheets.payables,
  titles: Object.values(worksheets.payable),
  rows: addTotal(
    payables.map(
      ({ due_on, supplier_name, what, page_title, departure_date, bill_won, paid, is_estimated }) => [
        due_on === null ? null : { day: due_on },
        supplier_name,
        what,
        page_title,
        { day: departure_date },
        is_estimated ? worksheets.estimated : worksheets.billed,
        bill_won,
        paid,
        Math.max(0, bill_won - paid),
      ],
    ),
    worksheets.total,
  ),
})

const toAdvanceWorksheet = ({ advances }: Facts, { worksheets }: LedgerText): ExportWorksheet => ({
  name: worksheets.advances,
  titles: Object.values(worksheets.advance),
  rows: addTotal(
    advances.map(({ departure_date, page_title, bookings, received }) => [
      { day: departure_date },
      page_title,
      bookings,
      received,
    ]),
    worksheets.total,
  ),
})
