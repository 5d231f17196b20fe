// The departures of a trip, a row each: typed, made by rule, repriced, and saved in one call.
import { useState } from 'react'
import { Link, useLoaderData, useParams } from 'react-router'
import { weekdayOf } from '#plain/month.ts'
import { X } from '#ui/icons.ts'
import { NumberInput } from '#ui/number-field.tsx'
import { useSay } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { Heading } from '../kit/heading.tsx'
import { Problem } from '../kit/problem.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import type { Loading } from '../page.ts'
import { ByRule } from './by-rule.tsx'
import { changedPrice } from './changed-price.ts'
import { Small } from './small.tsx'
import { type Row, type Sheet, useSheet } from './use-sheet.ts'

export const loader = ({ api, params }: Loading) => api.trip.departures({ package_code: params.code ?? '' })

export default function DeparturesPage() {
  const found = useLoaderData<typeof loader>()
  const { code = '' } = useParams()
  // What was saved is loaded anew, with its revisions.
  const key = found.list.map(({ departure_date, revision }) => `${departure_date}${revision}`).join()
  return <DepartureSheet key={key} package_code={code} found={found} />
}

const columns = ['adult_price', 'child_price', 'baby_price', 'seats', 'minimum'] as const
const prices = ['adult_price', 'child_price', 'baby_price'] as const

type Props = { package_code: string; found: Awaited<ReturnType<typeof loader>> }

function DepartureSheet({ package_code, found }: Props) {
  const words = useOffice('trips')
  const say = useSay()
  const api = useApi()
  const tell = useTell()
  const { agency = '' } = useParams()
  const sheet = useSheet(found.list)
  const { rows, changed, removed } = sheet
  const { save, saving, problem, wrong } = useSave()
  const count = changed.length + removed.length
  async function send(): Promise<void> {
    const isDone = await save((sending) =>
      api.trip.saveDepartures(
        {
          package_code,
          removed: [...removed],
          rows: changed.map(
            ({ departure_id, taken: _taken, bookings: _bookings, state: _state, ...row }) => ({
              ...row,
              departure_id: departure_id || null,
            }),
          ),
        },
        sending,
      ),
    )
    if (isDone) tell(words.savedSheet(count))
  }
  const wrongAt = (row: Row, column: string) => {
    const at = changed.indexOf(row)
    return at === -1 ? undefined : (wrong[`rows.${at}.${column}`] ?? wrong[`rows.${at}`])
  }
  const wrongCells = Object.keys(wrong).length
  const sum = (of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0)
  return (
    <>
      <Heading
        title={say(found.page_title)}
        lead={words.sheetLead(
          rows.length,
          sum(({ seats }) => seats),
          sum(({ taken }) => taken),
        )}
      >
        <Link to={`/${agency}/trips/${package_code}`} className="act">
          {words.edit}
        </Link>
        <button type="button" className="act" disabled={count === 0} onClick={sheet.reset}>
          {words.undoAll}
        </button>
        <button
          type="button"
          className="act-main"
          disabled={saving || count === 0}
          onClick={() => void send()}
        >
          {words.saveSheet(count)}
        </button>
      </Heading>
      <Problem>{wrongCells > 0 ? words.wrongCells(wrongCells) : problem}</Problem>
      <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-3">
          {rows.length === 0 ? (
            <p className="panel p-6 text-center text-15 text-soft">{words.noDepartures}</p>
          ) : (
            <Rows sheet={sheet} wrongAt={wrongAt} />
          )}
        </div>
        <div className="grid gap-3">
          <ByRule
            package_code={package_code}
            today={found.today}
            last={rows.at(-1)}
            taken={rows}
            onAdd={sheet.add}
          />
          {rows.length > 0 && <Reprice sheet={sheet} />}
          <p className="text-13 text-soft">{words.keepsPrice}</p>
        </div>
      </div>
    </>
  )
}

type RowsProps = { sheet: Sheet; wrongAt: (row: Row, column: string) => string | undefined }

function Rows({ sheet, wrongAt }: RowsProps) {
  const words = useOffice('trips')
  const { sheetColumns: titles } = words
  const { rows, picked } = sheet
  const isAll = picked.size === rows.length
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached to be scrolled
      tabIndex={0}
      aria-label={words.sheet}
      className="panel max-h-[75vh] overflow-auto"
    >
      <table className="rows [&_td]:px-1.5 [&_td]:py-1.5 [&_td]:align-middle [&_th]:px-1.5">
        <thead className="sticky top-0 z-10 bg-card">
          <tr>
            <th>
              <input
                type="checkbox"
                aria-label={words.pickAll}
                checked={isAll}
                onChange={() => sheet.pick(isAll ? [] : rows.map(({ departure_date }) => departure_date))}
              />
            </th>
            <th>{titles.day}</th>
            <th>{titles.weekday}</th>
            {columns.map((column) => (
              <th key={column} className="number">
                {titles[column]}
              </th>
            ))}
            <th className="number">{titles.taken}</th>
            <th>{titles.state}</th>
            <th>{words.close}</th>
            <th>
              <span className="sr-only">{words.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <OneRow key={row.departure_date} {...{ row, sheet, wrongAt }} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const tones = {
  confirmed: 'good',
  few_left: 'warn',
  closed: 'bad',
  recruiting: undefined,
  past: undefined,
} as const

function OneRow({ row, sheet, wrongAt }: RowsProps & { row: Row }) {
  const words = useOffice('trips')
  const { departure_date: day } = row
  const isNew = row.revision === 0
  const isChanged = sheet.changed.includes(row)
  const fault = wrongAt(row, 'departure_date')
  return (
    <tr className={isChanged ? 'bg-brand-50' : ''}>
      <td>
        <input
          type="checkbox"
          aria-label={words.pickOf(day)}
          checked={sheet.picked.has(day)}
          onChange={() => sheet.toggle(day)}
        />
      </td>
      <td className="whitespace-nowrap tabular-nums">
        {day}
        {fault && (
          <span role="alert" className="block text-13 text-bad">
            {fault}
          </span>
        )}
      </td>
      <td className="whitespace-nowrap">{words.weekdays[weekdayOf(day)]}</td>
      {columns.map((column) => {
        const error = wrongAt(row, column)
        return (
          <td key={column} className="number">
            <NumberInput
              mode="money"
              className="box min-h-9 w-26 px-2 text-right tabular-nums data-[narrow]:w-14"
              data-narrow={column.endsWith('price') ? undefined : ''}
              aria-label={words.cellOf(day, words.sheetColumns[column])}
              aria-invalid={error ? true : undefined}
              value={String(row[column])}
              most={9}
              onValue={(typed) => sheet.set(day, { [column]: Number(typed) })}
            />
            {error && (
              <span role="alert" className="block whitespace-normal text-13 text-bad">
                {error}
              </span>
            )}
          </td>
        )
      })}
      <td className="number text-soft">{row.taken}</td>
      <td>
        <span className="badge" data-tone={isNew ? 'brand' : tones[row.state]}>
          {words.departureStates[isNew ? 'fresh' : row.state]}
        </span>
      </td>
      <td>
        <input
          type="checkbox"
          aria-label={words.cellOf(day, words.close)}
          checked={row.closed_yn === 'Y'}
          onChange={({ target }) => sheet.set(day, { closed_yn: target.checked ? 'Y' : 'N' })}
        />
      </td>
      <td>
        <Small name={words.removeRow(day)} isOff={row.taken > 0} onClick={() => sheet.remove(day)}>
          <X size={18} />
        </Small>
      </td>
    </tr>
  )
}

/** `+5%`, `-30000` or a new price, for the chosen rows; for all of them where none is chosen. */
function Reprice({ sheet }: { sheet: Sheet }) {
  const words = useOffice('trips')
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  return (
    <form
      className="panel grid gap-3 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        const change = changedPrice(typed)
        setWrong(change === undefined)
        if (change === undefined) return
        sheet.setAll((row) => Object.fromEntries(prices.map((price) => [price, change(row[price])])))
        setTyped('')
      }}
    >
      <Field
        label={sheet.picked.size > 0 ? words.change : words.changeAll}
        hint={words.changeHint}
        error={isWrong ? words.wrongChange : undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit" className="act justify-self-start">
        {words.apply}
      </button>
    </form>
  )
}
