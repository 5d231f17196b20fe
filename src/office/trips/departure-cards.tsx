// The price grid on a phone: its departures as a list, and a form for the one that is pressed.
import { type ChangeEvent, useState } from 'react'
import type { CellWrite } from '#office/kit/cells.ts'
import { Field, Select } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import type { GridColumn } from '#office/kit/grid-definition.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ChevronRight } from '#ui/icons.ts'
import { useLocalized } from '#web/session.tsx'
import { useForm } from '#web/use-form.ts'
import type { DepartureList, Row } from './price-grid-row.ts'
import { formatCell } from './use-price-grid-columns.ts'
import { describeDeparture, RowStateBadge } from './use-side-columns.tsx'

type Props = {
  rows: readonly Row[]
  columns: readonly GridColumn<Row>[]
  /** Where rows are of several trips, they are named. */
  trips: DepartureList['trips'] | undefined
  cells: {
    isChanged: (row: Row, column: string) => boolean
    getError: (row: Row, column: string) => string | undefined
  }
  onWrite: (writes: CellWrite[]) => void
}

/** So many departures are drawn at first. */
const shownFirst = 30

export function DepartureCards({ rows, columns, trips, cells, onWrite }: Props) {
  const words = useText('prices')
  const [edited, setEdited] = useState<string>()
  const [shown, setShown] = useState(shownFirst)
  const at = rows.findIndex(({ key }) => key === edited)
  const row = rows[at]
  return (
    <>
      <ul className="divide-y divide-line">
        {rows.slice(0, shown).map((each) => (
          <li key={each.key}>
            <DepartureCard
              row={each}
              trips={trips}
              isChanged={columns.some(({ key }) => cells.isChanged(each, key))}
              isWrong={columns.some(({ key }) => cells.getError(each, key) !== undefined)}
              onPress={() => setEdited(each.key)}
            />
          </li>
        ))}
      </ul>
      {rows.length > shown && (
        <button type="button" className="button-secondary m-3" onClick={() => setShown(shown + shownFirst)}>
          {words.showMore(rows.length - shown)}
        </button>
      )}
      {row && (
        <DepartureForm
          row={row}
          columns={columns}
          cells={cells}
          onClose={() => setEdited(undefined)}
          onWrite={(texts) => {
            onWrite(texts.map(({ column, text }) => ({ row: at, column, text, isTyped: true })))
            setEdited(undefined)
          }}
        />
      )}
    </>
  )
}

type DepartureCardProps = Pick<Props, 'trips'> & {
  row: Row
  isChanged: boolean
  isWrong: boolean
  onPress: () => void
}

function DepartureCard({ row, trips, isChanged, isWrong, onPress }: DepartureCardProps) {
  const words = useText('prices')
  const localized = useLocalized()
  const title = trips?.find(({ package_code }) => package_code === row.package_code)?.page_title
  return (
    <button
      type="button"
      data-changed={isChanged ? '' : undefined}
      className={`grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-2 px-3 py-2.5 text-left data-changed:bg-[oklch(0.975_0.025_75)] ${isWrong ? 'text-bad' : ''}`}
      onClick={onPress}
    >
      <span className="grid gap-0.5">
        {title && <span className="truncate font-semibold text-15">{localized(title)}</span>}
        <span className="flex flex-wrap items-center gap-x-2 text-15 tabular-nums">
          {formatCell(row, 'departure_date', words)}
          <RowStateBadge row={row} />
        </span>
        <span className="text-13 text-soft tabular-nums">
          {words.cardLine(formatCell(row, 'adult_price', words), row.taken, row.seats)}
        </span>
      </span>
      <ChevronRight size={18} className="text-soft" />
    </button>
  )
}

type DepartureFormProps = Pick<Props, 'columns' | 'cells'> & {
  row: Row
  onClose: () => void
  onWrite: (texts: { column: number; text: string }[]) => void
}

function DepartureForm({ row, columns, cells, onClose, onWrite }: DepartureFormProps) {
  const words = useText('prices')
  const [texts, setTexts] = useState(() => columns.map(({ text }) => text(row)))
  const changed = texts.flatMap((text, column) =>
    columns[column]?.text(row) === text ? [] : { column, text },
  )
  const { submit } = useForm({ send: async () => onWrite(changed) })
  return (
    <Dialog title={describeDeparture(row)} onClose={onClose}>
      <form className="grid grid-cols-2 gap-3" onSubmit={submit}>
        {columns.map((column, at) => (
          <CellField
            key={column.key}
            column={column}
            text={texts[at] ?? ''}
            error={cells.getError(row, column.key)}
            onWrite={(text) => setTexts(texts.with(at, text))}
          />
        ))}
        <div className="col-span-2">
          <FormActions submit={words.applyToRow} disabled={false} onClose={onClose} />
        </div>
      </form>
    </Dialog>
  )
}

type CellFieldProps = {
  column: GridColumn<Row>
  text: string
  error: string | undefined
  onWrite: (text: string) => void
}

function CellField({ column: { key, title, choices, isNumber }, text, error, onWrite }: CellFieldProps) {
  const field = {
    name: key,
    label: title,
    value: text,
    error,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onWrite(currentTarget.value),
  }
  if (choices) return <Select {...field} choices={choices} />
  if (key === 'departure_date') return <Field {...field} type="date" />
  return <Field {...field} inputMode={isNumber ? 'numeric' : 'text'} />
}
