// Departures by a rule: a period, weekdays, prices and seats.
import { useState } from 'react'
import { tripLimits } from '#limits.ts'
import { weekdayOf } from '#plain/month.ts'
import { Field } from '../kit/field.tsx'
import { useOffice } from '../kit/use-words.ts'
import type { Row } from './use-sheet.ts'

type Props = {
  package_code: string
  today: string
  /** New ones cost what the last one does. */
  last: Row | undefined
  taken: readonly Row[]
  onAdd: (rows: Row[]) => void
}

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const columns = ['adult_price', 'child_price', 'baby_price', 'seats', 'minimum'] as const
type Values = Record<(typeof columns)[number], number>

export function ByRule({ package_code, today, last, taken, onAdd }: Props) {
  const words = useOffice('trips')
  const [from, setFrom] = useState(dayAfter(today, 30))
  const [until, setUntil] = useState(dayAfter(today, 30))
  const [on, setOn] = useState<readonly number[]>([])
  const [values, setValues] = useState<Values>({
    adult_price: last?.adult_price ?? 0,
    child_price: last?.child_price ?? 0,
    baby_price: last?.baby_price ?? 0,
    seats: last?.seats ?? 20,
    minimum: last?.minimum ?? 10,
  })
  const known = new Set(taken.map(({ departure_date }) => departure_date))
  const days = daysBetween(from, until).filter(
    (day) => !known.has(day) && (on.length === 0 || on.includes(weekdayOf(day))),
  )
  const set = (column: (typeof columns)[number], typed: string) =>
    setValues((now) => ({ ...now, [column]: Number(typed) }))
  return (
    <form
      className="panel grid gap-3 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        onAdd(days.map((departure_date) => rowOf({ package_code, departure_date, ...values })))
      }}
    >
      <h2 className="text-16">{words.rule}</h2>
      <p className="text-13 text-soft">{words.ruleLead}</p>
      <div className="grid gap-2 [&>div]:min-w-0 min-[480px]:grid-cols-2 desktop:grid-cols-1">
        <Field
          type="date"
          label={words.from}
          min={dayAfter(today, 1)}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
          required
        />
        <Field
          type="date"
          label={words.until}
          min={from}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
          required
        />
      </div>
      <fieldset className="grid gap-1">
        <legend className="font-medium text-13 text-soft">{words.onDays}</legend>
        <div className="flex flex-wrap gap-1">
          {words.weekdays.map((name, weekday) => (
            <label
              key={name}
              className="act min-w-9 cursor-pointer px-2 has-checked:border-brand-600 has-checked:bg-brand-50 has-focus-visible:outline-2 has-focus-visible:outline-brand-600"
            >
              <input
                type="checkbox"
                className="sr-only"
                checked={on.includes(weekday)}
                onChange={() =>
                  setOn(on.includes(weekday) ? on.filter((each) => each !== weekday) : [...on, weekday])
                }
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-2 gap-2">
        {columns.map((column) => (
          <Field
            key={column}
            type="number"
            label={words.sheetColumns[column]}
            min={column === 'adult_price' || column === 'seats' ? 1 : 0}
            step={1}
            value={values[column] || ''}
            onChange={({ target }) => set(column, target.value)}
            onBlur={() => column === 'adult_price' && fillFrom()}
          />
        ))}
      </div>
      <button type="submit" className="act-main" disabled={days.length === 0 || values.adult_price < 1}>
        {words.addRule(days.length)}
      </button>
    </form>
  )

  /** What a child and an infant mostly pay, until somebody says otherwise. */
  function fillFrom(): void {
    const thousand = (won: number) => Math.round(won / 1_000) * 1_000
    setValues((now) => ({
      ...now,
      child_price: now.child_price || thousand(now.adult_price * 0.9),
      baby_price: now.baby_price || thousand(now.adult_price * 0.1),
    }))
  }
}

function daysBetween(from: string, until: string): string[] {
  if (!from || !until || until < from) return []
  const days: string[] = []
  for (let day = from; day <= until && days.length < tripLimits.rows; day = dayAfter(day, 1)) days.push(day)
  return days
}

/** It gets its number when it is saved. */
const rowOf = (given: Values & Pick<Row, 'package_code' | 'departure_date'>): Row => ({
  departure_id: 0,
  departure_time: null,
  flights: [],
  ...given,
  closed_yn: 'N',
  taken: 0,
  bookings: 0,
  revision: 0,
  state: 'recruiting',
})
