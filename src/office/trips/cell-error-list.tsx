// The cells that cannot be saved as they are, each with its reason; a press leads to it.
import { useText } from '../kit/use-text.ts'
import type { ColumnKey } from './price-grid-cells.ts'
import type { CellError } from './use-price-grid-save.ts'

const maxShown = 30

export function CellErrorList({
  cellErrors,
  onSelect,
}: {
  cellErrors: readonly CellError[]
  onSelect: (key: string, column: ColumnKey) => void
}) {
  const words = useText('prices')
  return (
    <section aria-labelledby="to-mend" className="panel grid gap-2 border-bad/40 p-4">
      <h2 id="to-mend" className="text-16 text-bad">
        {words.cellErrors}
      </h2>
      <ul className="grid max-h-64 gap-2 overflow-y-auto text-13">
        {cellErrors.slice(0, maxShown).map(({ row, column, sentence }) => (
          <li key={`${row.key} ${column}`}>
            {column === undefined ? (
              <b className="font-semibold tabular-nums">{row.departure_date}</b>
            ) : (
              <button
                type="button"
                className="min-h-6 font-semibold text-brand-700 tabular-nums underline"
                onClick={() => onSelect(row.key, column)}
              >
                {row.departure_date} {words.columns[column]}
              </button>
            )}
            <span className="block">{sentence}</span>
          </li>
        ))}
      </ul>
      {cellErrors.length > maxShown && (
        <p className="text-13 text-soft">{words.moreCells(cellErrors.length - maxShown)}</p>
      )}
    </section>
  )
}
