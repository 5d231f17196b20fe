// The sheet of departures, of one trip or of all in a month: typed, filled, pasted, saved in one call.
import { type ReactNode, useCallback, useState } from 'react'
import { Problem } from '#ui/problem.tsx'
import { areaOf, type Chosen } from '../kit/cells.ts'
import { Grid } from '../kit/grid.tsx'
import { Heading } from '../kit/heading.tsx'
import { useOffice } from '../kit/use-words.ts'
import { ConfirmPrices } from './confirm-prices.tsx'
import { Reprice } from './reprice.tsx'
import { type ColumnKey, columnKeys, isNumberColumn, isWordInNumber } from './sheet-cells.ts'
import { nameOf, useEdges } from './sheet-edges.tsx'
import type { Found, Row, Template } from './sheet-row.ts'
import { Conflicts } from './show-conflicts.tsx'
import { ToMend } from './to-mend.tsx'
import { Unsaved } from './unsaved.tsx'
import { useColumns, usePlans } from './use-columns.ts'
import { type Sheet, useSheet } from './use-sheet.ts'
import { useSheetSave } from './use-sheet-save.ts'
import { useSheetWrite } from './use-sheet-write.ts'

type Props = {
  title: string
  lead: string
  found: Found
  templates: readonly Template[]
  /** Where one trip is shown: rows can be added to it. */
  package_code?: string
  /** Rows of these are shown. */
  month?: string | undefined
  read: () => Promise<Found>
  links?: ReactNode
  /** Above the sheet, at its left. */
  choosing: ReactNode
  empty: ReactNode
  /** At the side, below what is to be saved. */
  beside?: (sheet: Sheet, chosenRows: ReadonlySet<string>) => ReactNode
}

const gridId = 'departures'
/** A row is seen whole on a desk: the side is narrow there, or below where rows name their trip, too. */
const besideOne = 'desktop:grid-cols-[minmax(0,1fr)_15rem] min-[1600px]:grid-cols-[minmax(0,1fr)_20rem]'
const besideMany = 'min-[1700px]:grid-cols-[minmax(0,1fr)_20rem]'

export function DepartureSheet(props: Props) {
  const { title, lead, found, package_code, month, read, links, beside } = props
  const words = useOffice('sheet')
  const sheet = useSheet(found.list)
  const [chosen, setChosen] = useState<Chosen>()
  const { send, saving, problem, wrongs, wrongAt, isMerged, doubtful, endAsking } = useSheetSave(sheet, read)
  const rows = month ? sheet.rows.filter((row) => row.departure_date.startsWith(month)) : sheet.rows
  const inArea = rowsIn(chosen, rows)
  const count = sheet.changed.length + sheet.removed.length

  function goTo(key: string, column: ColumnKey): void {
    const at = { row: rows.findIndex((row) => row.key === key), column: columnKeys.indexOf(column) }
    if (at.row < 0) return
    setChosen({ from: at, to: at })
    document.getElementById(gridId)?.focus()
  }

  return (
    <>
      <Heading title={title} lead={lead} isWide>
        {links}
        <Saving {...{ sheet, saving, count }} onSave={() => void send()} />
      </Heading>
      <Problem>{problem}</Problem>
      {isMerged && (
        <p role="alert" className="mb-3 text-15 text-warn">
          {words.mergedMeanwhile}
        </p>
      )}
      <div className={`grid grid-cols-1 items-start gap-4 ${package_code ? besideOne : besideMany}`}>
        <Cells {...props} {...{ sheet, rows, wrongAt, chosen }} onChoose={setChosen} />
        <div className="grid gap-3">
          {sheet.conflicts.length > 0 && <Conflicts sheet={sheet} />}
          {wrongs.length > 0 && <ToMend wrongs={wrongs} onGo={goTo} />}
          {count > 0 && <Unsaved sheet={sheet} />}
          {beside?.(sheet, new Set(inArea.map(({ key }) => key)))}
          <p className="text-13 text-soft">{words.keepsPrice}</p>
        </div>
      </div>
      {doubtful.length > 0 && (
        <ConfirmPrices doubtful={doubtful} onSave={() => void send({ isSure: true })} onClose={endAsking} />
      )}
    </>
  )
}

const rowsIn = (chosen: Chosen | undefined, rows: readonly Row[]) =>
  chosen ? rows.slice(areaOf(chosen).top, areaOf(chosen).bottom + 1) : []

type CellsProps = Pick<Props, 'title' | 'found' | 'templates' | 'package_code' | 'choosing' | 'empty'> & {
  sheet: Sheet
  rows: readonly Row[]
  wrongAt: (row: Row, column: string) => string | undefined
  chosen: Chosen | undefined
  onChoose: (chosen: Chosen) => void
}

/** The cells, with what is done to those that are chosen above and below them. */
function Cells(props: CellsProps) {
  const { title, found, templates, package_code, choosing, empty } = props
  const { sheet, rows, wrongAt, chosen, onChoose } = props
  const columns = useColumns(templates)
  const { before, after } = useEdges(found, sheet.remove)
  const plans = usePlans(templates, found)
  const { write, addOne } = useSheetWrite({ sheet, rows, plans, package_code, today: found.today })
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        {choosing}
        {rows.length > 0 && <Reprice chosen={chosen} rows={rows} onChange={sheet.change} />}
      </div>
      <SheetGrid
        {...{ title, empty, sheet, rows, columns, wrongAt, chosen, onChoose }}
        onWrite={write}
        {...(package_code ? {} : { before })}
        after={after}
      />
      <Below chosen={rowsIn(chosen, rows)} remove={sheet.remove} onAdd={package_code ? addOne : undefined} />
    </div>
  )
}

type SavingProps = { sheet: Sheet; saving: boolean; count: number; onSave: () => void }

function Saving({ sheet, saving, count, onSave }: SavingProps) {
  const words = useOffice('sheet')
  return (
    <>
      <button type="button" className="act" disabled={!sheet.canUndo} onClick={sheet.undo}>
        {words.undo}
      </button>
      <button type="button" className="act" disabled={!sheet.canRedo} onClick={sheet.redo}>
        {words.redo}
      </button>
      <button type="button" className="act-main" disabled={saving || count === 0} onClick={onSave}>
        {words.save(count)}
      </button>
    </>
  )
}

type GridProps = {
  title: string
  empty: ReactNode
  sheet: Sheet
  rows: readonly Row[]
} & Pick<
  Parameters<typeof Grid<Row>>[0],
  'columns' | 'wrongAt' | 'chosen' | 'onChoose' | 'onWrite' | 'before' | 'after'
>

function SheetGrid({ title, empty, sheet, rows, ...grid }: GridProps) {
  const { isChanged, undo, redo } = sheet
  const isChangedAt = useCallback(
    (row: Row, column: string) => isChangedIn(isChanged, row, column),
    [isChanged],
  )
  const { odd } = useOffice('sheet')
  const wrongWhileTyping = useCallback(
    (column: string, text: string) =>
      isNumberColumn(column) && isWordInNumber(text) ? odd.number(text) : undefined,
    [odd],
  )
  if (rows.length === 0)
    return <div className="panel grid justify-items-center gap-3 p-6 text-center text-15">{empty}</div>
  return (
    <Grid
      id={gridId}
      label={title}
      rows={rows}
      keyOf={({ key }) => key}
      nameOf={nameOf}
      isChanged={isChangedAt}
      wrongWhileTyping={wrongWhileTyping}
      onUndo={undo}
      onRedo={redo}
      {...grid}
    />
  )
}

type BelowProps = { chosen: readonly Row[]; remove: Sheet['remove']; onAdd: (() => void) | undefined }

function Below({ chosen, remove, onAdd }: BelowProps) {
  const words = useOffice('sheet')
  const free = chosen.filter(({ taken }) => taken === 0)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-13 text-soft">
      {onAdd && (
        <button type="button" className="act" onClick={onAdd}>
          {words.addOne}
        </button>
      )}
      {chosen.length > 1 && (
        <button type="button" className="act" onClick={() => remove(new Set(free.map(({ key }) => key)))}>
          {words.removeRows(chosen.length)}
        </button>
      )}
      <Keys />
    </div>
  )
}

const Keys = () => (
  <p className="hidden flex-wrap gap-x-4 gap-y-1 tablet:flex">
    {useOffice('sheet').keys.map(([key, does]) => (
      <span key={key}>
        <kbd className="rounded border border-line px-1.5">{key}</kbd> {does}
      </span>
    ))}
  </p>
)

function isChangedIn(isChanged: Sheet['isChanged'], row: Row, column: string): boolean {
  if (row.odd[column] !== undefined) return true
  if (column === 'leaving') return isChanged(row, 'departure_time') || isChanged(row, 'flights')
  const stored = columnKeys.find((each) => each === column)
  return stored !== undefined && stored !== 'leaving' && isChanged(row, stored)
}
