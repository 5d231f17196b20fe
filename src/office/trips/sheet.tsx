// The sheet of departures, of one trip or of all in a month: typed, filled, pasted, saved in one call.
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { Link, useParams } from 'react-router'
import { dayAfter } from '#plain/days.ts'
import { X } from '#ui/icons.ts'
import { useSay } from '#web/session.tsx'
import { areaOf, type Chosen, cellsIn, type Write } from '../kit/cells.ts'
import { charactersOf, Grid } from '../kit/grid.tsx'
import { Heading } from '../kit/heading.tsx'
import { Problem } from '../kit/problem.tsx'
import { useOffice } from '../kit/use-words.ts'
import { freshRow } from './make-by-rule.ts'
import { Reprice } from './reprice.tsx'
import { type ColumnKey, columnKeys, leavingOf, textOf, typedInto } from './sheet-cells.ts'
import { Small } from './small.tsx'
import { ToMend } from './to-mend.tsx'
import { Unsaved } from './unsaved.tsx'
import { useColumns, usePlans } from './use-columns.ts'
import { type Found, type Row, type Sheet, type Template, useSheet } from './use-sheet.ts'
import { useSheetSave } from './use-sheet-save.ts'

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
  empty: string
  /** At the side, below what is to be saved. */
  beside?: (sheet: Sheet, chosenRows: ReadonlySet<string>) => ReactNode
}

const gridId = 'departures'

export function DepartureSheet(props: Props) {
  const { title, lead, found, templates, package_code, month, read, links, choosing, empty, beside } = props
  const words = useOffice('sheet')
  const sheet = useSheet(found.list)
  const [chosen, setChosen] = useState<Chosen>()
  const plans = usePlans(templates, found)
  const columns = useColumns(templates)
  const { send, saving, problem, wrongs, wrongAt, isMerged } = useSheetSave(sheet, read)
  const rows = month ? sheet.rows.filter((row) => row.departure_date.startsWith(month)) : sheet.rows
  const area = chosen && areaOf(chosen)
  const inArea = area ? rows.slice(area.top, area.bottom + 1) : []
  const chosenRows = new Set(inArea.map(({ key }) => key))
  const count = sheet.changed.length + sheet.removed.length
  const typed = { plans, closed: words.closedTyped, open: words.openTyped }
  const { isChanged, remove } = sheet
  const isChangedAt = useCallback(
    (row: Row, column: string) => isChangedIn(isChanged, row, column),
    [isChanged],
  )
  const before = useMemo(
    () => ({
      title: words.columns.trip,
      width: 24,
      cell: ({ package_code: code }: Row) => <TripLink code={code} found={found} />,
    }),
    [words, found],
  )
  const after = useMemo(
    () => ({
      heads: [
        { title: words.columns.taken, width: 6, isNumber: true },
        { title: words.columns.state, width: Math.max(...Object.values(words.states).map(charactersOf)) + 4 },
        { title: words.remove, isHidden: true, width: 5.5 },
      ],
      cells: (row: Row) => [
        row.taken,
        <State key="state" row={row} />,
        <Remove key="remove" {...{ row, remove }} />,
      ],
    }),
    [words, remove],
  )

  function write(writes: Write[]): void {
    const wanted = writes.filter(({ row, column, text }) => {
      const [there, key] = [rows[row], columnKeys[column]]
      return key !== undefined && (!there || textOf(there, key) !== text)
    })
    if (wanted.length === 0) return
    const byRow = Map.groupBy(wanted, ({ row }) => row)
    const written = (row: Row, at: number) => {
      let now = row
      for (const { column, text } of byRow.get(at) ?? []) {
        const key = columnKeys[column]
        if (key) now = { ...now, ...typedInto(now, key, text, typed) }
      }
      return now
    }
    const after = new Map(rows.map((row, at) => [row.key, byRow.has(at) ? written(row, at) : row]))
    const below = [...byRow.keys()]
      .filter((at) => at >= rows.length)
      .map((at) => written(like(rows.at(-1)), at))
    sheet.edit((now) => [...now.map((row) => after.get(row.key) ?? row), ...(package_code ? below : [])])
  }

  /** A row below the last is like it, on its day of the next week, until something else is typed. */
  function like(last: Row | undefined): Row {
    const day = last ? dayAfter(last.departure_date, 7) : dayAfter(found.today, 30)
    const fresh = freshRow(package_code ?? '', day)
    if (!last) return fresh
    const { adult_price, child_price, baby_price, seats, minimum, departure_time, flights } = last
    return { ...fresh, adult_price, child_price, baby_price, seats, minimum, departure_time, flights }
  }

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
        <button type="button" className="act" disabled={!sheet.canUndo} onClick={sheet.undo}>
          {words.undo}
        </button>
        <button type="button" className="act" disabled={!sheet.canRedo} onClick={sheet.redo}>
          {words.redo}
        </button>
        <button
          type="button"
          className="act-main"
          disabled={saving || count === 0}
          onClick={() => void send()}
        >
          {words.save(count)}
        </button>
      </Heading>
      <Problem>{problem}</Problem>
      {isMerged && (
        <p role="alert" className="mb-3 text-15 text-warn">
          {words.mergedMeanwhile}
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-3">
          <div className="flex flex-wrap items-end justify-between gap-3">
            {choosing}
            {rows.length > 0 && (
              <Reprice
                cells={area && cellsIn(area) > 1 ? cellsIn(area) : 0}
                onChange={(change) => sheet.change(change(area, rows))}
              />
            )}
          </div>
          {rows.length === 0 ? (
            <p className="panel p-6 text-center text-15 text-soft">{empty}</p>
          ) : (
            <Grid
              id={gridId}
              label={title}
              rows={rows}
              columns={columns}
              keyOf={({ key }) => key}
              nameOf={nameOf}
              wrongAt={wrongAt}
              isChanged={isChangedAt}
              chosen={chosen}
              onChoose={setChosen}
              onWrite={write}
              onUndo={sheet.undo}
              onRedo={sheet.redo}
              {...(package_code ? {} : { before })}
              after={after}
            />
          )}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-13 text-soft">
            {package_code && (
              <button
                type="button"
                className="act"
                onClick={() => sheet.edit((now) => [...now, like(now.at(-1))])}
              >
                {words.addOne}
              </button>
            )}
            {chosenRows.size > 1 && (
              <button
                type="button"
                className="act"
                onClick={() =>
                  sheet.remove(new Set(inArea.flatMap(({ key, taken }) => (taken > 0 ? [] : [key]))))
                }
              >
                {words.removeRows(chosenRows.size)}
              </button>
            )}
            <Keys />
          </div>
        </div>
        <div className="grid gap-3">
          {wrongs.length > 0 && <ToMend wrongs={wrongs} onGo={goTo} />}
          {count > 0 && <Unsaved sheet={sheet} />}
          {beside?.(sheet, chosenRows)}
          <p className="text-13 text-soft">{words.keepsPrice}</p>
        </div>
      </div>
    </>
  )
}

const nameOf = (row: Row) => [row.departure_date, leavingOf(row)].filter(Boolean).join(' ')

function isChangedIn(isChanged: Sheet['isChanged'], row: Row, column: string): boolean {
  if (row.odd[column] !== undefined) return true
  if (column === 'leaving') return isChanged(row, 'departure_time') || isChanged(row, 'flights')
  const stored = columnKeys.find((each) => each === column)
  return stored !== undefined && stored !== 'leaving' && isChanged(row, stored)
}

function TripLink({ code, found }: { code: string; found: Found }) {
  const say = useSay()
  const { agency = '' } = useParams()
  const title = found.trips.find(({ package_code }) => package_code === code)?.page_title
  return (
    <Link to={`/${agency}/trips/${code}/departures`} className="block truncate hover:underline">
      {title ? say(title) : code}
    </Link>
  )
}

const tones = {
  confirmed: 'good',
  few_left: 'warn',
  closed: 'bad',
  recruiting: undefined,
  past: undefined,
} as const

function State({ row }: { row: Row }) {
  const { states } = useOffice('sheet')
  const isNew = row.departure_id === 0
  return (
    <span className="badge" data-tone={isNew ? 'brand' : tones[row.state]}>
      {states[isNew ? 'fresh' : row.state]}
    </span>
  )
}

function Remove({ row, remove }: { row: Row; remove: Sheet['remove'] }) {
  const words = useOffice('sheet')
  return (
    <Small
      name={words.removeRow(nameOf(row))}
      isOff={row.taken > 0}
      onClick={() => remove(new Set([row.key]))}
    >
      <X size={18} />
    </Small>
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
