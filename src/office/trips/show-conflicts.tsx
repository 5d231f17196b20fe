// What somebody else saved beside what was typed here; a press takes one of the two.
import { useOffice } from '../kit/use-words.ts'
import { columnOf } from './sheet-cells.ts'
import type { Conflict } from './sheet-conflicts.ts'
import type { Row } from './sheet-row.ts'
import { formatCell } from './use-columns.ts'
import type { Sheet } from './use-sheet.ts'

export function Conflicts({ sheet }: { sheet: Sheet }) {
  const words = useOffice('sheet')
  return (
    <section aria-labelledby="conflicts-title" className="panel grid gap-3 border-warn/40 p-4">
      <div>
        <h2 id="conflicts-title" className="text-16 text-warn">
          {words.conflicts}
        </h2>
        <p className="text-13 text-soft">{words.conflictsLead}</p>
      </div>
      <ul className="grid max-h-96 gap-3 overflow-y-auto">
        {sheet.conflicts.map((conflict, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell may be in conflict twice
          <li key={at} className="grid gap-1">
            <OneConflict conflict={conflict} onTake={(by) => sheet.settle(conflict, by)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Props = { conflict: Conflict; onTake: (by: 'mine' | 'theirs') => void }

function OneConflict({ conflict, onTake }: Props) {
  const words = useOffice('sheet')
  const { column, mine, theirs } = conflict
  const day = mine?.departure_date ?? theirs?.departure_date ?? ''
  const name = column ? `${day} ${words.columns[columnOf(column)]}` : day
  const shown = (row: Row | undefined) => {
    if (!row) return words.takenOut
    return column
      ? formatCell(row, columnOf(column), words)
      : `${words.columns.adult_price} ${formatCell(row, 'adult_price', words)}`
  }
  return (
    <>
      <b className="font-semibold text-13 tabular-nums">{name}</b>
      <div className="grid grid-cols-2 gap-2">
        <Side
          title={words.theirs}
          value={shown(theirs)}
          take={words.takeTheirs(name)}
          onTake={() => onTake('theirs')}
        />
        <Side
          title={words.mine}
          value={shown(mine)}
          take={words.takeMine(name)}
          onTake={() => onTake('mine')}
        />
      </div>
    </>
  )
}

type SideProps = { title: string; value: string; take: string; onTake: () => void }

const Side = ({ title, value, take, onTake }: SideProps) => (
  <button type="button" className="act grid justify-items-start px-3 py-1" onClick={onTake}>
    <span className="text-13 text-soft">{title}</span>
    <span className="tabular-nums">{value}</span>
    <span className="sr-only">{take}</span>
  </button>
)
