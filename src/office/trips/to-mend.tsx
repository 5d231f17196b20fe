// The cells that cannot be saved as they are, each with its reason; a press leads to it.
import { useOffice } from '../kit/use-words.ts'
import type { ColumnKey } from './sheet-cells.ts'
import type { Wrong } from './use-sheet-save.ts'

const shownMost = 30

export function ToMend({
  wrongs,
  onGo,
}: {
  wrongs: readonly Wrong[]
  onGo: (key: string, column: ColumnKey) => void
}) {
  const words = useOffice('sheet')
  return (
    <section aria-labelledby="to-mend" className="panel grid gap-2 border-bad/40 p-4">
      <h2 id="to-mend" className="text-16 text-bad">
        {words.toMend}
      </h2>
      <ul className="grid max-h-64 gap-2 overflow-y-auto text-13">
        {wrongs.slice(0, shownMost).map(({ row, column, sentence }) => (
          <li key={`${row.key} ${column}`}>
            {column === undefined ? (
              <b className="font-semibold tabular-nums">{row.departure_date}</b>
            ) : (
              <button
                type="button"
                className="min-h-6 font-semibold text-brand-700 tabular-nums underline"
                onClick={() => onGo(row.key, column)}
              >
                {row.departure_date} {words.columns[column]}
              </button>
            )}
            <span className="block">{sentence}</span>
          </li>
        ))}
      </ul>
      {wrongs.length > shownMost && (
        <p className="text-13 text-soft">{words.moreCells(wrongs.length - shownMost)}</p>
      )}
    </section>
  )
}
