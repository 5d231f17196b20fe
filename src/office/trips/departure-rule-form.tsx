// Departures by a rule: a period, weekdays, prices and seats, seasons, holidays and flights.
import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { addDays } from '#lib/days.ts'
import { Field, Select } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { useText } from '#office/kit/use-text.ts'
import { useForm } from '#web/use-form.ts'
import {
  createRowsByRule,
  createRule,
  type DepartureRule,
  type DepartureValues,
  fillChildPrices,
} from './departure-rule.ts'
import { parsePriceChange } from './parse-price-change.ts'
import { numberColumns } from './price-grid-cells.ts'
import type { DepartureList, Holiday, Row, Template } from './price-grid-row.ts'
import { Seasons } from './seasons.tsx'

// Loaded when somebody opens it.
const HolidaysDialog = lazy(() => import('./holidays-dialog.tsx'))

type Props = {
  departures: DepartureList
  /** New ones cost what the last of these does, or what the itinerary said the trip costs. */
  existing: readonly Row[]
  templates: readonly Template[]
  holidays: readonly Holiday[]
  onAdd: (rows: Row[]) => void
}

const holidayRules = ['like others', 'left out', 'priced'] as const

export default function DepartureRuleForm({ departures, existing, templates, holidays, onAdd }: Props) {
  const words = useText('prices')
  const { code = '' } = useParams()
  const { today, planned } = departures
  const [rule, setRule] = useState<DepartureRule>(() => createRule(code, today, existing.at(-1) ?? planned))
  const [isEditing, setEditing] = useState(false)
  const set = (part: Partial<DepartureRule>) => setRule((now) => ({ ...now, ...part }))
  const rows = createRowsByRule(rule, new Set(holidays.map(({ day }) => day)), existing)
  const isUnpriced = rule.values.adult_price < 1 || rule.seasons.some(({ adult_price }) => adult_price < 1)
  const isChangeInvalid = rule.holidays === 'priced' && parsePriceChange(rule.holidayChange) === undefined
  const { submit } = useForm({ send: async () => onAdd(rows) })
  return (
    <>
      <form className="panel grid gap-3 p-4" onSubmit={submit}>
        <h2 className="text-16">{words.rule}</h2>
        <p className="text-13 text-soft">{words.ruleLead}</p>
        <PeriodFields today={today} rule={rule} onChange={set} />
        <WeekdayFields weekdays={rule.weekdays} onChange={(weekdays) => set({ weekdays })} />
        <ValueFields values={rule.values} onChange={(values) => set({ values })} />
        <Seasons rule={rule} onChange={(seasons) => set({ seasons })} />
        <div className="grid items-end gap-2 min-[480px]:grid-cols-2 desktop:grid-cols-1">
          <HolidayFields rule={rule} isInvalid={isChangeInvalid} onChange={set} />
          <FlightTemplateSelect
            templates={templates}
            flights={rule.flights}
            onChange={(flights) => set({ flights })}
          />
        </div>
        <button
          type="button"
          className="button-secondary justify-self-start"
          onClick={() => setEditing(true)}
        >
          {words.editHolidays}
        </button>
        <button
          type="submit"
          className="button-primary"
          disabled={rows.length === 0 || isUnpriced || isChangeInvalid}
        >
          {words.addRule(rows.length)}
        </button>
      </form>
      {isEditing && (
        <Suspense>
          <HolidaysDialog holidays={holidays} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}

type RuleFieldsProps = { rule: DepartureRule; onChange: (part: Partial<DepartureRule>) => void }

function PeriodFields({ today, rule, onChange }: RuleFieldsProps & { today: string }) {
  const words = useText('prices')
  return (
    <div className="grid gap-2 [&>div]:min-w-0 min-[480px]:grid-cols-2 desktop:grid-cols-1">
      <Field
        type="date"
        label={words.from}
        min={addDays(today, 1)}
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

function WeekdayFields({
  weekdays,
  onChange,
}: {
  weekdays: readonly number[]
  onChange: (weekdays: number[]) => void
}) {
  const words = useText('prices')
  return (
    <fieldset className="grid gap-1">
      <legend className="font-medium text-13 text-soft">{words.onDays}</legend>
      <div className="grid grid-cols-7 gap-0.5">
        {words.weekdays.map((name, weekday) => (
          <label
            key={name}
            className="button-secondary min-w-0 cursor-pointer justify-center px-0 text-13 has-checked:border-brand-600 has-checked:bg-brand-50 has-focus-visible:outline-2 has-focus-visible:outline-brand-600"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={weekdays.includes(weekday)}
              onChange={() =>
                onChange(
                  weekdays.includes(weekday)
                    ? weekdays.filter((each) => each !== weekday)
                    : [...weekdays, weekday],
                )
              }
            />
            {name}
          </label>
        ))}
      </div>
      {weekdays.length === 0 && <p className="text-13 text-soft">{words.chooseDays}</p>}
      <button
        type="button"
        className="button-secondary justify-self-start"
        onClick={() => onChange(weekdays.length === 7 ? [] : [0, 1, 2, 3, 4, 5, 6])}
      >
        {weekdays.length === 7 ? words.noDays : words.everyDay}
      </button>
    </fieldset>
  )
}

function ValueFields({
  values,
  onChange,
}: {
  values: DepartureValues
  onChange: (values: DepartureValues) => void
}) {
  const words = useText('prices')
  return (
    <div className="grid grid-cols-2 gap-2">
      {numberColumns.map((column) => (
        <Field
          key={column}
          type="number"
          label={words.columns[column]}
          {...getFieldLimits('departure.saveDepartures', `rows.${column}`)}
          step={1}
          value={values[column] || ''}
          onChange={({ target }) => onChange({ ...values, [column]: Number(target.value) })}
          onBlur={() => column === 'adult_price' && onChange({ ...values, ...fillChildPrices(values) })}
        />
      ))}
    </div>
  )
}

function HolidayFields({ rule, isInvalid, onChange }: RuleFieldsProps & { isInvalid: boolean }) {
  const words = useText('prices')
  return (
    <>
      <Select
        label={words.holidays}
        choices={holidayRules.map((value) => ({ value, name: words.onHolidays[value] }))}
        value={rule.holidays}
        onChange={({ target }) =>
          onChange({ holidays: holidayRules.find((each) => each === target.value) ?? 'like others' })
        }
      />
      {rule.holidays === 'priced' && (
        <Field
          label={words.holidayChange}
          placeholder={words.changeHint}
          error={isInvalid && rule.holidayChange ? words.wrongChange : undefined}
          value={rule.holidayChange}
          onChange={({ target }) => onChange({ holidayChange: target.value })}
        />
      )}
    </>
  )
}

type FlightTemplateSelectProps = {
  templates: readonly Template[]
  flights: DepartureRule['flights']
  onChange: (flights: DepartureRule['flights']) => void
}

function FlightTemplateSelect({ templates, flights, onChange }: FlightTemplateSelectProps) {
  const words = useText('prices')
  return (
    <Select
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
