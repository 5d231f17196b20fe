// The price grid of one trip or of a month: typed, filled, pasted, saved in one call.
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { CellErrorList } from '#office/kit/cell-error-list.tsx'
import { type CellSelection, toArea } from '#office/kit/cells.ts'
import { Grid } from '#office/kit/grid.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'
import { ConflictList } from './conflict-list.tsx'
import { DepartureCards } from './departure-cards.tsx'
import { type ColumnKey, columnKeys, isNumberColumn, isWordInNumber } from './price-grid-cells.ts'
import type { DepartureList, Row, Template } from './price-grid-row.ts'
import { Reprice } from './reprice.tsx'
import { UnsavedChanges } from './unsaved-changes.tsx'
import { type PriceGridState, usePriceGrid } from './use-price-grid.ts'
import { useFlightPlans, usePriceGridColumns } from './use-price-grid-columns.ts'
import { usePriceGridSave } from './use-price-grid-save.ts'
import { usePriceGridWrite } from './use-price-grid-write.ts'
import { describeDeparture, useSideColumns } from './use-side-columns.tsx'

// Loaded when a price looks wrong.
const ConfirmPrices = lazy(() => import('./confirm-prices.tsx'))

type Props = {
  title: string
  lead: string
  departures: DepartureList
  templates: readonly Template[]
  /** Where one trip is shown: rows can be added to it. */
  package_code?: string
  /** Rows of these are shown. */
  month?: string | undefined
  read: () => Promise<DepartureList>
  links?: ReactNode
  /** Above the grid, at its left. */
  filters: ReactNode
  empty: ReactNode
  /** At the side, below what is to be saved. */
  renderSide?: (priceGrid: PriceGridState, chosenRows: ReadonlySet<string>) => ReactNode
}

const gridId = 'departures'
/** A row is seen whole on a desk: the side is narrow there, or below where rows name their trip, too. */
const oneTripLayout = 'desktop:grid-cols-[minmax(0,1fr)_15rem] min-[1600px]:grid-cols-[minmax(0,1fr)_20rem]'
const manyTripsLayout = 'min-[1700px]:grid-cols-[minmax(0,1fr)_20rem]'

export function PriceGrid(props: Props) {
  const { title, lead, departures, templates, package_code, month, read, links, filters, empty, renderSide } =
    props
  const words = useText('prices')
  const priceGrid = usePriceGrid(departures.list)
  const [chosen, setChosen] = useState<CellSelection>()
  const { send, saving, problem, cellErrors, getCellError, isMerged, doubtful, closeDoubtful } =
    usePriceGridSave(priceGrid, read)
  const rows = month ? priceGrid.rows.filter((row) => row.departure_date.startsWith(month)) : priceGrid.rows
  const selectedRows = listSelectedRows(chosen, rows)
  const count = priceGrid.changed.length + priceGrid.removed.length
  const columns = usePriceGridColumns(templates)
  const cellState = useCellState(priceGrid)
  const { before, after } = useSideColumns(departures, priceGrid.remove)
  const flightPlans = useFlightPlans(templates, departures)
  const { today } = departures
  const { write, addRow } = usePriceGridWrite({ priceGrid, rows, flightPlans, package_code, today })

  function goTo(key: string, column: ColumnKey): void {
    const at = { row: rows.findIndex((row) => row.key === key), column: columnKeys.indexOf(column) }
    if (at.row < 0) return
    setChosen({ from: at, to: at })
    document.getElementById(gridId)?.focus()
  }

  return (
    <>
      <PageHeader title={title} lead={lead}>
        {links}
        <SaveButtons priceGrid={priceGrid} saving={saving} count={count} onSave={() => void send()} />
      </PageHeader>
      <Problem>{problem}</Problem>
      {isMerged && (
        <p role="alert" className="mb-3 text-15 text-warn">
          {words.mergedMeanwhile}
        </p>
      )}
      <div className={`grid grid-cols-1 items-start gap-4 ${package_code ? oneTripLayout : manyTripsLayout}`}>
        <div className="grid min-w-0 grid-cols-1 gap-3">
          <div className="flex flex-wrap items-end justify-between gap-3">
            {filters}
            {rows.length > 0 && <Reprice chosen={chosen} rows={rows} onChange={priceGrid.change} />}
          </div>
          {rows.length === 0 ? (
            <div className="panel grid justify-items-center gap-3 p-6 text-center text-15">{empty}</div>
          ) : (
            <>
              <section aria-label={title} className="panel tablet:hidden">
                <DepartureCards
                  rows={rows}
                  columns={columns}
                  trips={package_code ? undefined : departures.trips}
                  cells={{ isChanged: cellState.isChanged, getError: getCellError }}
                  onWrite={write}
                />
              </section>
              <div className="min-w-0 max-tablet:hidden">
                <Grid
                  id={gridId}
                  label={title}
                  rows={rows}
                  getKey={({ key }) => key}
                  getRowName={describeDeparture}
                  columns={columns}
                  {...(package_code ? {} : { before })}
                  after={after}
                  getCellError={getCellError}
                  {...cellState}
                  chosen={chosen}
                  onChoose={setChosen}
                  onWrite={write}
                  onUndo={priceGrid.undo}
                  onRedo={priceGrid.redo}
                />
              </div>
            </>
          )}
          <PriceGridFooter
            chosen={selectedRows}
            remove={priceGrid.remove}
            onAdd={package_code ? addRow : undefined}
          />
        </div>
        <div className="grid gap-3">
          {priceGrid.conflicts.length > 0 && <ConflictList priceGrid={priceGrid} />}
          <CellErrorList
            cellErrors={cellErrors.map(({ row, column, sentence }) => ({
              rowName: row.departure_date,
              columnName: column && words.columns[column],
              sentence,
              onSelect: () => column && goTo(row.key, column),
            }))}
          />
          {count > 0 && <UnsavedChanges priceGrid={priceGrid} />}
          {renderSide?.(priceGrid, new Set(selectedRows.map(({ key }) => key)))}
          <p className="text-13 text-soft">{words.keepsPrice}</p>
        </div>
      </div>
      {doubtful.length > 0 && (
        <Suspense>
          <ConfirmPrices
            doubtful={doubtful}
            onSave={() => void send({ isSure: true })}
            onClose={closeDoubtful}
          />
        </Suspense>
      )}
    </>
  )
}

const listSelectedRows = (chosen: CellSelection | undefined, rows: readonly Row[]) =>
  chosen ? rows.slice(toArea(chosen).top, toArea(chosen).bottom + 1) : []

type SaveButtonsProps = { priceGrid: PriceGridState; saving: boolean; count: number; onSave: () => void }

function SaveButtons({ priceGrid, saving, count, onSave }: SaveButtonsProps) {
  const words = useText('prices')
  return (
    <>
      <button
        type="button"
        className="button-secondary"
        disabled={!priceGrid.canUndo}
        onClick={priceGrid.undo}
      >
        {words.undo}
      </button>
      <button
        type="button"
        className="button-secondary"
        disabled={!priceGrid.canRedo}
        onClick={priceGrid.redo}
      >
        {words.redo}
      </button>
      <button type="button" className="button-primary" disabled={saving || count === 0} onClick={onSave}>
        {words.save(count)}
      </button>
    </>
  )
}

type PriceGridFooterProps = {
  chosen: readonly Row[]
  remove: PriceGridState['remove']
  onAdd: (() => void) | undefined
}

function PriceGridFooter({ chosen, remove, onAdd }: PriceGridFooterProps) {
  const words = useText('prices')
  const removable = chosen.filter(({ taken }) => taken === 0)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-13 text-soft">
      {onAdd && (
        <button type="button" className="button-secondary" onClick={onAdd}>
          {words.addOne}
        </button>
      )}
      {chosen.length > 1 && (
        <button
          type="button"
          className="button-secondary"
          onClick={() => remove(new Set(removable.map(({ key }) => key)))}
        >
          {words.removeRows(chosen.length)}
        </button>
      )}
      <KeyHints />
    </div>
  )
}

const KeyHints = () => (
  <p className="hidden flex-wrap gap-x-4 gap-y-1 tablet:flex">
    {useText('prices').keys.map(([key, effect]) => (
      <span key={key}>
        <kbd className="rounded border border-line px-1.5">{key}</kbd> {effect}
      </span>
    ))}
  </p>
)

/** What the grid asks of a cell; the same from time to time, so that rows are not drawn again. */
function useCellState({ isChanged }: PriceGridState) {
  const { invalid } = useText('prices')
  const isChangedAt = useCallback(
    (row: Row, column: string) => isCellChanged(isChanged, row, column),
    [isChanged],
  )
  const getDraftError = useCallback(
    (column: string, text: string) =>
      isNumberColumn(column) && isWordInNumber(text) ? invalid.number(text) : undefined,
    [invalid],
  )
  return { isChanged: isChangedAt, getDraftError }
}

function isCellChanged(isChanged: PriceGridState['isChanged'], row: Row, column: string): boolean {
  if (row.invalidTexts[column] !== undefined) return true
  if (column === 'leaving') return isChanged(row, 'departure_time') || isChanged(row, 'flights')
  const stored = columnKeys.find((each) => each === column)
  return stored !== undefined && stored !== 'leaving' && isChanged(row, stored)
}
