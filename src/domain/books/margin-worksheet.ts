// The worksheet of margins in a month's file.
import type { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import type { ExportWorksheet } from '#platform/export/export-file.ts'
import { monthGroups } from './days-office-calls.ts'
import type { readMonthFacts } from './month-facts.server.ts'
import { addTotal } from './worksheet-total.ts'

type LedgerText = ReturnType<typeof getOfficeTextIn>['ledger']
type Facts = Pick<Awaited<ReturnType<typeof readMonthFacts>>, 'margins'>

/** Each group sums up to the same. */
export const toMarginWorksheet = ({ margins }: Facts, words: LedgerText): ExportWorksheet => ({
  name: words.margins.title,
  titles: [words.worksheets.group.group, ...Object.values(words.margins.columns)],
  rows: monthGroups.flatMap((each) => {
    const rows = margins.filter(({ group }) => group === each)
    const title = words.groups[each]
    return rows.length === 0
      ? []
      : addTotal(
          rows.map(({ name, heads, income, cost, margin }) => [title, name, heads, income, cost, margin]),
          title,
        ).map((row, at) => (at === rows.length ? [title, words.worksheets.total, ...row.slice(2)] : row))
  }),
})
