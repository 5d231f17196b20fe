// The cells of a grid that cannot be saved as they are, each with its reason; a press leads to it.
import { useText } from './use-text.ts'

const maxShown = 30

/** Without a column it is about the whole row, which may be gone from the grid. */
export type CellError = {
  rowName: string
  columnName: string | undefined
  sentence: string
  onSelect: () => void
}

export function CellErrorList({ cellErrors }: { cellErrors: readonly CellError[] }) {
  const { cells: words } = useText('kit')
  if (cellErrors.length === 0) return null
  return (
    <section aria-labelledby="to-mend" className="panel grid gap-2 border-bad/40 p-4">
      <h2 id="to-mend" className="text-16 text-bad">
        {words.title}
      </h2>
      <ul className="grid max-h-64 gap-2 overflow-y-auto text-13">
        {cellErrors.slice(0, maxShown).map(({ rowName, columnName, sentence, onSelect }) => (
          <li key={`${rowName} ${columnName} ${sentence}`}>
            {columnName === undefined ? (
              <b className="font-semibold tabular-nums">{rowName}</b>
            ) : (
              <button
                type="button"
                className="min-h-6 font-semibold text-brand-700 tabular-nums underline"
                onClick={onSelect}
              >
                {rowName} {columnName}
              </button>
            )}
            <span className="block">{sentence}</span>
          </li>
        ))}
      </ul>
      {cellErrors.length > maxShown && (
        <p className="text-13 text-soft">{words.more(cellErrors.length - maxShown)}</p>
      )}
    </section>
  )
}
