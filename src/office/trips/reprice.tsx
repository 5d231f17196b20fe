// Changes chosen cells by what is typed: +5%, +3만, =1290000, or on some weekdays alone: 금·토 +30,000.
import { useState } from 'react'
import { weekdayOf } from '#plain/month.ts'
import { type Area, areaOf, type Chosen, cellsIn } from '../kit/cells.ts'
import { Field } from '../kit/field.tsx'
import { useOffice } from '../kit/use-words.ts'
import { changeTyped } from './changed-price.ts'
import { columnKeys, isNumberColumn, isPrice, type NumberColumn, prices } from './sheet-cells.ts'
import type { Row } from './sheet-row.ts'
import type { Sheet } from './use-sheet.ts'

type Props = {
  chosen: Chosen | undefined
  /** Those that are shown. */
  rows: readonly Row[]
  onChange: Sheet['change']
}

/** It changes what is chosen. Where nothing is, its button says how many rows it is about to change. */
export function Reprice({ chosen, rows, onChange }: Props) {
  const words = useOffice('sheet')
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const area = chosen && cellsIn(areaOf(chosen)) > 1 ? areaOf(chosen) : undefined
  const change = changeTyped(typed)
  const repricing = change && prepareRepricing(change, area, rows)

  function submit(): void {
    setWrong(repricing === undefined)
    if (!repricing) return
    onChange(repricing.change)
    setTyped('')
  }
  return (
    <form
      className="flex grow items-end gap-2 tablet:grow-0"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="grow tablet:w-72">
        <Field
          label={area ? words.change(cellsIn(area)) : words.changeAll}
          placeholder={words.changeHint}
          error={isWrong ? words.wrongChange : undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <button type="submit" className="act">
        {area ? words.apply : words.applyTo(repricing?.rows ?? rows.length)}
      </button>
    </form>
  )
}

type Typed = NonNullable<ReturnType<typeof changeTyped>>
/** `rows`: how many it changes. */
type Repricing = { rows: number; change: (row: Row) => Partial<Row> | undefined }

function prepareRepricing({ on, change }: Typed, area: Area | undefined, rows: readonly Row[]): Repricing {
  const changed = (area ? rows.slice(area.top, area.bottom + 1) : rows).filter(
    ({ departure_date }) => on === undefined || on.includes(weekdayOf(departure_date)),
  )
  const keys = new Set(changed.map(({ key }) => key))
  const columns: readonly NumberColumn[] = area
    ? columnKeys.slice(area.left, area.right + 1).filter(isNumberColumn)
    : prices
  return {
    rows: keys.size,
    change: (row) =>
      keys.has(row.key)
        ? Object.fromEntries(columns.map((key) => [key, change(row[key], isPrice(key) ? undefined : 1)]))
        : undefined,
  }
}
