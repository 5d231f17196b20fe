// What a file would change, and what is wrong with it: each line names worksheet, row and column.

import type { Fault } from '#domain/trip/from-worksheets.ts'
import type { CellChange } from '#domain/trip/plan-import.ts'
import type { WorksheetName } from '#domain/trip/worksheets.ts'
import { DiffTable } from '#office/kit/diff-table.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useLocalized } from '#web/session.tsx'

/** More than anybody reads; the rest is counted. */
const maxShown = 200

function useDescribeCell() {
  const words = useText('imports')
  return ({ sheet, row, column }: { sheet: WorksheetName; row: number | null; column: string | null }) => {
    const [name = '', language] = column?.split('.') ?? []
    const title = Object.entries(words.columns).find(([key]) => key === name)?.[1] ?? words.wholeRow
    const inLanguage = language === 'ko' || language === 'en' ? ` (${words.languages[language]})` : ''
    return `${row === null ? words.worksheets[sheet] : words.rowName(words.worksheets[sheet], row)} · ${title}${inLanguage}`
  }
}

export function ChangeTable({ changes }: { changes: readonly CellChange[] }) {
  const words = useText('imports')
  const describeCell = useDescribeCell()
  return (
    <DiffTable
      label={words.changes}
      heads={{ name: words.where, before: words.before, after: words.after }}
      lines={changes.slice(0, maxShown).map((change) => ({
        name: describeCell(change),
        note: change.package_code,
        before: change.before,
        after: change.after,
      }))}
    >
      {changes.length > maxShown && (
        <p className="text-13 text-soft">{words.more(changes.length - maxShown)}</p>
      )}
    </DiffTable>
  )
}

export function FaultTable({ faults }: { faults: readonly Fault[] }) {
  const words = useText('imports')
  const localized = useLocalized()
  const describeCell = useDescribeCell()
  return (
    <ul className="grid max-h-[60vh] gap-2 overflow-auto">
      {faults.slice(0, maxShown).map((fault, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
        <li key={at} className="grid gap-0.5">
          <span className="font-medium">{describeCell(fault)}</span>
          <span className="text-15 text-soft">
            {typeof fault.why === 'string' ? words.why[fault.why] : localized(fault.why)}
          </span>
        </li>
      ))}
      {faults.length > maxShown && (
        <li className="text-13 text-soft">{words.more(faults.length - maxShown)}</li>
      )}
    </ul>
  )
}
