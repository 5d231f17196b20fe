// Changes chosen cells by what is typed: +5%, +3만, =1290000, or on some weekdays alone: 금·토 +30,000.
import { useState } from 'react'
import { getWeekday } from '#lib/month.ts'
import { type CellArea, type CellSelection, countCells, toArea } from '#office/kit/cells.ts'
import { Field } from '#office/kit/field.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useForm } from '#web/use-form.ts'
import { parseWeekdayPriceChange } from './parse-price-change.ts'
import {
  columnKeys,
  isNumberColumn,
  isPriceColumn,
  type NumberColumn,
  priceColumns,
} from './price-grid-cells.ts'
import type { Row } from './price-grid-row.ts'
import type { PriceGridState } from './use-price-grid.ts'

type Props = {
  chosen: CellSelection | undefined
  /** The rows that are shown. */
  rows: readonly Row[]
  onChange: PriceGridState['change']
}

/** Changes the chosen rows. Where none is chosen, the button says how many rows it is about to change. */
export function Reprice({ chosen, rows, onChange }: Props) {
  const words = useText('prices')
  const [text, setText] = useState('')
  const area = chosen && countCells(toArea(chosen)) > 1 ? toArea(chosen) : undefined
  const change = parseWeekdayPriceChange(text)
  const repricing = change && prepareRepricing(change, area, rows)

  const { submit, bind } = useForm({
    validate: () => (repricing ? {} : { change: words.wrongChange }),
    send: async () => {
      if (repricing) onChange(repricing.change)
      setText('')
    },
  })
  return (
    <form className="flex grow items-end gap-2 tablet:grow-0" onSubmit={submit}>
      <div className="grow tablet:w-72">
        <Field
          {...bind('change')}
          label={area ? words.change(countCells(area)) : words.changeAll}
          placeholder={words.changeHint}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <button type="submit" className="button-secondary">
        {area ? words.apply : words.applyTo(repricing?.rows ?? rows.length)}
      </button>
    </form>
  )
}

type WeekdayPriceChange = NonNullable<ReturnType<typeof parseWeekdayPriceChange>>
/** `rows`: how many it changes. */
type Repricing = { rows: number; change: (row: Row) => Partial<Row> | undefined }

function prepareRepricing(
  { on, change }: WeekdayPriceChange,
  area: CellArea | undefined,
  rows: readonly Row[],
): Repricing {
  const changed = (area ? rows.slice(area.top, area.bottom + 1) : rows).filter(
    ({ departure_date }) => on === undefined || on.includes(getWeekday(departure_date)),
  )
  const keys = new Set(changed.map(({ key }) => key))
  const columns: readonly NumberColumn[] = area
    ? columnKeys.slice(area.left, area.right + 1).filter(isNumberColumn)
    : priceColumns
  return {
    rows: keys.size,
    change: (row) =>
      keys.has(row.key)
        ? Object.fromEntries(
            columns.map((key) => [key, change(row[key], isPriceColumn(key) ? undefined : 1)]),
          )
        : undefined,
  }
}
