// The worksheet of margins in a month's file.
import type { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import type { Cell, ExportWorksheet } from '#platform/export/export-file.ts'
import { monthGroups } from './days-office-calls.ts'
import type { readMonthFacts } from './month-facts.server.ts'
import { calculateMonthLeft } from './month-left.ts'
import { addTotal } from './worksheet-total.ts'

type LedgerText = ReturnType<typeof getOfficeTextIn>['ledger']
type Facts = Pick<Awaited<ReturnType<typeof readMonthFacts>>, 'margins' | 'overheads'>

/** Each group sums up to the same. Below them what the month leaves after rent, salaries and the like. */
export const toMarginWorksheet = (facts: Facts, words: LedgerText): ExportWorksheet => ({
  name: words.margins.title,
  titles: [words.worksheets.group.group, ...Object.values(words.margins.columns)],
  rows: [
    ...monthGroups.flatMap((group) => toGroupRows(facts, group, words)),
    ...toOverheadRows(facts, words),
  ],
})

function toGroupRows({ margins }: Facts, group: (typeof monthGroups)[number], words: LedgerText): Cell[][] {
  const rows = margins.filter((each) => each.group === group)
  if (rows.length === 0) return []
  const title = words.groups[group]
  return addTotal(
    rows.map(({ name, heads, income, cost, margin }) => [title, name, heads, income, cost, margin]),
    title,
  ).map((row, at) => (at === rows.length ? [title, words.worksheets.total, ...row.slice(2)] : row))
}

function toOverheadRows({ margins, overheads }: Facts, words: LedgerText): Cell[][] {
  if (overheads.length === 0) return []
  const { overheads: title, left } = words.margins
  return [
    ...overheads.map(({ what, sum }) => [title, what, null, null, sum, -sum]),
    [left, null, null, null, null, calculateMonthLeft({ margins, overheads })],
  ]
}
