// Departures by a rule: a period, weekdays, prices and seats, seasons, holidays and flights.
import { useState } from 'react'
import { dayAfter } from '#plain/days.ts'
import { Choose, Field } from '../kit/field.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { useOffice } from '../kit/use-words.ts'
import { changedPrice } from './changed-price.ts'
import { EditHolidays } from './edit-holidays.tsx'
import { childrenFrom, firstRule, type Rule, rowsByRule, type Values } from './make-by-rule.ts'
import { Seasons } from './seasons.tsx'
import { numbers } from './sheet-cells.ts'
import type { Found, Holiday, Row, Template } from './sheet-row.ts'

type Props = {
  package_code: string
  today: string
  /** New ones cost what the last of these does, or what the itinerary said the trip costs. */
  there: readonly Row[]
  planned: Found['planned']
  templates: readonly Template[]
  holidays: readonly Holiday[]
  onAdd: (rows: Row[]) => void
}

const holidayWays = ['like others', 'left out', 'priced'] as const

export function ByRule({ package_code, today, there, planned, templates, holidays, onAdd }: Props) {
  const words = useOffice('sheet')
  const [rule, setRule] = useState<Rule>(() => firstRule(package_code, today, there.at(-1) ?? planned))
  const [isEditing, setEditing] = useState(false)
  const set = (part: Partial<Rule>) => setRule((now) => ({ ...now, ...part }))
  const rows = rowsByRule(rule, new Set(holidays.map(({ day }) => day)), there)
  const isUnpriced = rule.values.adult_price < 1 || rule.seasons.some(({ adult_price }) => adult_price < 1)
  const isOddChange = rule.holidays === 'priced' && changedPrice(rule.holidayChange) === undefined
  return (
    <>
      <form
        className="panel grid gap-3 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          onAdd(rows)
        }}
      >
        <h2 className="text-16">{words.rule}</h2>
        <p className="text-13 text-soft">{words.ruleLead}</p>
        <Period today={today} rule={rule} onChange={set} />
        <Weekdays on={rule.on} onChange={(on) => set({ on })} />
        <ValuesOf values={rule.values} onChange={(values) => set({ values })} />
        <Seasons rule={rule} onChange={(seasons) => set({ seasons })} />
        <div className="grid items-end gap-2 min-[480px]:grid-cols-2 desktop:grid-cols-1">
          <OnHolidays rule={rule} isOdd={isOddChange} onChange={set} />
          <FlightsOf templates={templates} flights={rule.flights} onChange={(flights) => set({ flights })} />
        </div>
        <button type="button" className="act justify-self-start" onClick={() => setEditing(true)}>
          {words.editHolidays}
        </button>
        <button type="submit" className="act-main" disabled={rows.length === 0 || isUnpriced || isOddChange}>
          {words.addRule(rows.length)}
        </button>
      </form>
      {isEditing && <EditHolidays holidays={holidays} onClose={() => setEditing(false)} />}
    </>
  )
}

type OfRule = { rule: Rule; onChange: (part: Partial<Rule>) => void }

function Period({ today, rule, onChange }: OfRule & { today: string }) {
  const words = useOffice('sheet')
  return (
    <div className="grid gap-2 [&>div]:min-w-0 min-[480px]:grid-cols-2 desktop:grid-cols-1">
      <Field
        type="date"
        label={words.from}
        min={dayAfter(today, 1)}
        value={rule.from}
        onChange={({ target }) => onChange({ from: target.value })}
        required
      />
      <Field
        type="date"
        label={words.until}
        min={rule.from}
        value={rule.until}
        onChange={({ target }) => onChange({ until: target.value })}
        required
      />
    </div>
  )
}

function Weekdays({ on, onChange }: { on: readonly number[]; onChange: (on: number[]) => void }) {
  const words = useOffice('sheet')
  return (
    <fieldset className="grid gap-1">
      <legend className="font-medium text-13 text-soft">{words.onDays}</legend>
      <div className="grid grid-cols-7 gap-0.5">
        {words.weekdays.map((name, weekday) => (
          <label
            key={name}
            className="act min-w-0 cursor-pointer justify-center px-0 text-13 has-checked:border-brand-600 has-checked:bg-brand-50 has-focus-visible:outline-2 has-focus-visible:outline-brand-600"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={on.includes(weekday)}
              onChange={() =>
                onChange(on.includes(weekday) ? on.filter((each) => each !== weekday) : [...on, weekday])
              }
            />
            {name}
          </label>
        ))}
      </div>
      {on.length === 0 && <p className="text-13 text-soft">{words.chooseDays}</p>}
      <button
        type="button"
        className="act justify-self-start"
        onClick={() => onChange(on.length === 7 ? [] : [0, 1, 2, 3, 4, 5, 6])}
      >
        {on.length === 7 ? words.noDays : words.everyDay}
      </button>
    </fieldset>
  )
}

function ValuesOf({ values, onChange }: { values: Values; onChange: (values: Values) => void }) {
  const words = useOffice('sheet')
  return (
    <div className="grid grid-cols-2 gap-2">
      {numbers.map((column) => (
        <Field
          key={column}
          type="number"
          label={words.columns[column]}
          {...limitsOf('trip.saveDepartures', `rows.${column}`)}
          step={1}
          value={values[column] || ''}
          onChange={({ target }) => onChange({ ...values, [column]: Number(target.value) })}
          onBlur={() => column === 'adult_price' && onChange({ ...values, ...childrenFrom(values) })}
        />
      ))}
    </div>
  )
}

function OnHolidays({ rule, isOdd, onChange }: OfRule & { isOdd: boolean }) {
  const words = useOffice('sheet')
  return (
    <>
      <Choose
        label={words.holidays}
        choices={holidayWays.map((value) => ({ value, name: words.onHolidays[value] }))}
        value={rule.holidays}
        onChange={({ target }) =>
          onChange({ holidays: holidayWays.find((way) => way === target.value) ?? 'like others' })
        }
      />
      {rule.holidays === 'priced' && (
        <Field
          label={words.holidayChange}
          placeholder={words.changeHint}
          error={isOdd && rule.holidayChange ? words.wrongChange : undefined}
          value={rule.holidayChange}
          onChange={({ target }) => onChange({ holidayChange: target.value })}
        />
      )}
    </>
  )
}

type FlightsProps = {
  templates: readonly Template[]
  flights: Rule['flights']
  onChange: (flights: Rule['flights']) => void
}

function FlightsOf({ templates, flights, onChange }: FlightsProps) {
  const words = useOffice('sheet')
  return (
    <Choose
      label={words.flights}
      choices={[
        { value: '', name: words.noFlights },
        ...templates.map(({ template_id, name }) => ({ value: String(template_id), name })),
      ]}
      value={templates.find((template) => template.flights === flights)?.template_id ?? ''}
      onChange={({ target }) =>
        onChange(templates.find(({ template_id }) => String(template_id) === target.value)?.flights ?? [])
      }
    />
  )
}
