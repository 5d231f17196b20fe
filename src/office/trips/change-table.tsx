// What a file would change, and what is wrong with it: each line names sheet, row and column.
import type { Change } from '#domain/trip/compare.ts'
import type { Fault } from '#domain/trip/from-sheets.ts'
import type { SheetName } from '#domain/trip/sheets.ts'
import { useSay } from '#web/session.tsx'
import { Differing } from '../kit/differing.tsx'
import { useOffice } from '../kit/use-words.ts'

/** More than anybody reads; the rest is counted. */
const shown = 200

function useWhere() {
  const words = useOffice('exchange')
  return ({ sheet, row, column }: { sheet: SheetName; row: number | null; column: string | null }) => {
    const [name = '', language] = column?.split('.') ?? []
    const title = Object.entries(words.columns).find(([key]) => key === name)?.[1] ?? words.wholeRow
    const inLanguage = language === 'ko' || language === 'en' ? ` (${words.languages[language]})` : ''
    return `${row === null ? words.sheets[sheet] : words.rowOf(words.sheets[sheet], row)} · ${title}${inLanguage}`
  }
}

export function ChangeTable({ changes }: { changes: readonly Change[] }) {
  const words = useOffice('exchange')
  const where = useWhere()
  return (
    <Differing
      label={words.changes}
      heads={{ name: words.where, before: words.before, after: words.after }}
      lines={changes.slice(0, shown).map((change) => ({
        name: where(change),
        note: change.package_code,
        before: change.before,
        after: change.after,
      }))}
    >
      {changes.length > shown && <p className="text-13 text-soft">{words.more(changes.length - shown)}</p>}
    </Differing>
  )
}

export function FaultTable({ faults }: { faults: readonly Fault[] }) {
  const words = useOffice('exchange')
  const say = useSay()
  const where = useWhere()
  return (
    <ul className="grid max-h-[60vh] gap-2 overflow-auto">
      {faults.slice(0, shown).map((fault, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
        <li key={at} className="grid gap-0.5">
          <span className="font-medium">{where(fault)}</span>
          <span className="text-15 text-soft">
            {typeof fault.why === 'string' ? words.why[fault.why] : say(fault.why)}
          </span>
        </li>
      ))}
      {faults.length > shown && <li className="text-13 text-soft">{words.more(faults.length - shown)}</li>}
    </ul>
  )
}
