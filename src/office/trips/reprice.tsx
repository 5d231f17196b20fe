// Changes chosen cells by what is typed: +5%, -30000, =1290000, or on some weekdays alone: 금·토 +30,000.
import { useState } from 'react'
import { weekdayOf } from '#plain/month.ts'
import type { areaOf } from '../kit/cells.ts'
import { Field } from '../kit/field.tsx'
import { useOffice } from '../kit/use-words.ts'
import { changeTyped } from './changed-price.ts'
import { columnKeys, isNumberColumn, isPrice, type NumberColumn, prices } from './sheet-cells.ts'
import type { Row } from './use-sheet.ts'

type Area = ReturnType<typeof areaOf> | undefined
type Part = (row: Row) => Partial<Row> | undefined
type Props = {
  /** None: it is for every price. */
  cells: number
  onChange: (change: (area: Area, rows: readonly Row[]) => Part) => void
}

export function Reprice({ cells, onChange }: Props) {
  const words = useOffice('sheet')
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  return (
    <form
      className="flex grow items-end gap-2 tablet:grow-0"
      onSubmit={(event) => {
        event.preventDefault()
        const found = changeTyped(typed)
        setWrong(found === undefined)
        if (found === undefined) return
        onChange((area, rows) => changing(found, cells > 0 ? area : undefined, rows))
        setTyped('')
      }}
    >
      <div className="grow tablet:w-72">
        <Field
          label={cells > 0 ? words.change(cells) : words.changeAll}
          placeholder={words.changeHint}
          error={isWrong ? words.wrongChange : undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <button type="submit" className="act">
        {words.apply}
      </button>
    </form>
  )
}

type Typed = NonNullable<ReturnType<typeof changeTyped>>

function changing({ on, change }: Typed, area: Area, rows: readonly Row[]): Part {
  const keys = new Set((area ? rows.slice(area.top, area.bottom + 1) : rows).map(({ key }) => key))
  const columns: readonly NumberColumn[] = area
    ? columnKeys.slice(area.left, area.right + 1).filter(isNumberColumn)
    : prices
  return (row) =>
    keys.has(row.key) && (on === undefined || on.includes(weekdayOf(row.departure_date)))
      ? Object.fromEntries(columns.map((key) => [key, change(row[key], isPrice(key) ? undefined : 1)]))
      : undefined
}
