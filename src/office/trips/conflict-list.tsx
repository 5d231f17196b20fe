// What somebody else saved beside what was typed here; a press takes one of the two.
import { useText } from '#office/kit/use-text.ts'
import { toColumnKey } from './price-grid-cells.ts'
import type { Conflict } from './price-grid-conflicts.ts'
import type { Row } from './price-grid-row.ts'
import type { PriceGridState } from './use-price-grid.ts'
import { formatCell } from './use-price-grid-columns.ts'

export function ConflictList({ priceGrid }: { priceGrid: PriceGridState }) {
  const words = useText('prices')
  return (
    <section aria-labelledby="conflicts-title" className="panel grid gap-3 border-warn/40 p-4">
      <div>
        <h2 id="conflicts-title" className="text-16 text-warn">
          {words.conflicts}
        </h2>
        <p className="text-13 text-soft">{words.conflictsLead}</p>
      </div>
      <ul className="grid max-h-96 gap-3 overflow-y-auto">
        {priceGrid.conflicts.map((conflict, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell may be in conflict twice
          <li key={at} className="grid gap-1">
            <ConflictRow conflict={conflict} onTake={(by) => priceGrid.resolve(conflict, by)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Props = { conflict: Conflict; onTake: (by: 'mine' | 'theirs') => void }

function ConflictRow({ conflict, onTake }: Props) {
  const words = useText('prices')
  const { column, mine, theirs } = conflict
  const day = mine?.departure_date ?? theirs?.departure_date ?? ''
  const name = column ? `${day} ${words.columns[toColumnKey(column)]}` : day
  const format = (row: Row | undefined) => {
    if (!row) return words.takenOut
    return column
      ? formatCell(row, toColumnKey(column), words)
      : `${words.columns.adult_price} ${formatCell(row, 'adult_price', words)}`
  }
  return (
    <>
      <b className="font-semibold text-13 tabular-nums">{name}</b>
      <div className="grid grid-cols-2 gap-2">
        <ConflictChoice
          title={words.theirs}
          value={format(theirs)}
          take={words.takeTheirs(name)}
          onTake={() => onTake('theirs')}
        />
        <ConflictChoice
          title={words.mine}
          value={format(mine)}
          take={words.takeMine(name)}
          onTake={() => onTake('mine')}
        />
      </div>
    </>
  )
}

type ConflictChoiceProps = { title: string; value: string; take: string; onTake: () => void }

const ConflictChoice = ({ title, value, take, onTake }: ConflictChoiceProps) => (
  <button type="button" className="button-secondary grid justify-items-start px-3 py-1" onClick={onTake}>
    <span className="text-13 text-soft">{title}</span>
    <span className="tabular-nums">{value}</span>
    <span className="sr-only">{take}</span>
  </button>
)
