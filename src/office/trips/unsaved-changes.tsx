// What saving the price grid would change, cell by cell, and which bookings keep their price.
import { formatNumber } from '#lib/format.ts'
import { getWeekday } from '#lib/month.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { useText } from '#office/kit/use-text.ts'
import { toColumnKey } from './price-grid-cells.ts'
import type { Row } from './price-grid-row.ts'
import type { CellChange, PriceGridState } from './use-price-grid.ts'
import { formatCell } from './use-price-grid-columns.ts'

const maxShown = 40

export function UnsavedChanges({ priceGrid }: { priceGrid: PriceGridState }) {
  const words = useText('prices')
  const { cells } = useText('kit')
  const { changes, removed } = priceGrid
  // A new row is one line, not nine; time and flights are one cell of the grid.
  const lines = changes.filter(({ before, column, row }) =>
    before
      ? column !== 'flights' || before.departure_time === row.departure_time
      : column === 'departure_date',
  )
  const booked = new Map(
    changes
      .filter(({ column, row }) => column.endsWith('price') && row.bookings > 0)
      .map(({ row }) => [row.key, row]),
  )
  return (
    <section aria-labelledby="unsaved-title" className="panel grid gap-3 p-4">
      <div>
        <h2 id="unsaved-title" className="text-16">
          {words.unsaved}
        </h2>
        <p role="status" className="text-13 text-soft">
          {words.unsavedCells(changes.length, removed.length)}
        </p>
      </div>
      <ul className="grid max-h-80 gap-1 overflow-y-auto text-13">
        {removed.map(({ key, departure_date }) => (
          <li key={key} className="flex justify-between gap-2 tabular-nums">
            {departure_date} <span className="text-bad">{words.takenOut}</span>
          </li>
        ))}
        {lines.slice(0, maxShown).map((change) => (
          <CellChangeLine key={`${change.row.key} ${change.column}`} {...change} />
        ))}
      </ul>
      {lines.length > maxShown && <p className="text-13 text-soft">{cells.more(lines.length - maxShown)}</p>}
      {changes
        .filter(({ column, row, before }) => column === 'departure_date' && before && row.bookings > 0)
        .map(({ row, before }) => (
          <label key={row.key} className="flex items-start gap-2 rounded-input bg-wash p-3 text-13">
            <input
              type="checkbox"
              className="mt-1"
              checked={row.tell_booked}
              onChange={({ target }) =>
                priceGrid.change(({ key }) => (key === row.key ? { tell_booked: target.checked } : undefined))
              }
            />
            {words.tellBooked(before?.departure_date ?? '', row.departure_date, row.bookings)}
          </label>
        ))}
      {booked.size > 0 && <OldPriceNotice booked={[...booked.values()]} />}
    </section>
  )
}

function CellChangeLine({ row, column: stored, before }: CellChange) {
  const words = useText('prices')
  const column = toColumnKey(stored)
  const format = (each: Row) => formatCell(each, column, words)
  const day = before?.departure_date ?? row.departure_date
  return (
    <li className="flex justify-between gap-2 tabular-nums">
      <span>
        {words.dayShown(day.slice(5), words.weekdays[getWeekday(day)] ?? '')}{' '}
        {before && words.columns[column]}
      </span>
      {before ? (
        <span>
          <s className="text-soft">{format(before)}</s> <b className="font-semibold">{format(row)}</b>
        </span>
      ) : (
        <span>
          <b className="font-semibold">{formatNumber(row.adult_price)}</b> {words.states.fresh}
        </span>
      )}
    </li>
  )
}

/** Whoever has booked is named by day, and found with one press. */
function OldPriceNotice({ booked }: { booked: Row[] }) {
  const words = useText('prices')
  const people = booked.reduce((all, { taken }) => all + taken, 0)
  return (
    <div className="grid gap-1 rounded-input bg-wash p-3 text-13">
      <p>{words.keepOldPrice(people)}</p>
      <ul className="grid gap-0.5">
        {booked.map(({ key, departure_date, bookings, taken }) => (
          <li key={key}>
            <OfficeLink
              to={`/bookings?from=${departure_date}&to=${departure_date}`}
              className="text-brand-700 underline"
            >
              {words.bookedOn(departure_date, bookings, taken)}
            </OfficeLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
