// One flight of a template: its way, airline, number, airports and times.
import type { Flights } from '#domain/catalog/flights.ts'
import { Field, Select } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { IconButton } from '#office/kit/icon-button.tsx'
import { useText } from '#office/kit/use-text.ts'
import { X } from '#ui/icons.ts'
import type { Bind } from '#web/use-form.ts'

type Leg = Flights[number]
const directions = ['out', 'back'] as const

type LegFieldsProps = {
  at: number
  leg: Leg
  bind: Bind
  onChange: (part: Partial<Leg>) => void
  onRemove: () => void
}

export function LegFields({ at, onRemove, ...fields }: LegFieldsProps) {
  const words = useText('prices')
  return (
    <fieldset className="grid gap-2 rounded-input bg-wash p-3">
      <legend className="sr-only">{words.leg(at + 1)}</legend>
      <div className="flex items-center justify-between font-medium text-13">
        {words.leg(at + 1)}
        <IconButton name={words.removeLeg(at + 1)} onClick={onRemove}>
          <X size={16} />
        </IconButton>
      </div>
      <div className="grid grid-cols-2 gap-2 tablet:grid-cols-4">
        <FlightFields at={at} {...fields} />
        <RouteFields at={at} {...fields} />
      </div>
    </fieldset>
  )
}

type LegPartProps = Omit<LegFieldsProps, 'onRemove'>

function useLegFieldProps({ at, bind }: Pick<LegFieldsProps, 'at' | 'bind'>) {
  const words = useText('prices')
  const { legFields: names } = words
  return (field: keyof typeof names) => ({
    ...bind(`flights.${at}.${field}`, ...(field === 'airline' ? [`flights.${at}.airline.ko`] : [])),
    label: names[field],
    'aria-label': words.legField(at + 1, names[field]),
  })
}

function FlightFields({ at, leg: { way, airline, number, days }, bind, onChange }: LegPartProps) {
  const words = useText('prices')
  const getFieldProps = useLegFieldProps({ at, bind })
  return (
    <>
      <Select
        {...getFieldProps('way')}
        choices={directions.map((value) => ({ value, name: words.ways[value] }))}
        value={way}
        onChange={({ target }) =>
          onChange({ way: directions.find((each) => each === target.value) ?? 'out' })
        }
      />
      <Field
        {...getFieldProps('airline')}
        value={airline.ko || airline.en}
        {...getFieldLimits('departure.saveFlightTemplate', 'flights.airline.ko')}
        onChange={({ target }) =>
          onChange({ airline: { ko: target.value, en: airline.ko ? airline.en : '' } })
        }
        required
      />
      <Field
        {...getFieldProps('number')}
        placeholder="OZ755"
        value={number}
        {...getFieldLimits('departure.saveFlightTemplate', 'flights.number')}
        onChange={({ target }) => onChange({ number: target.value })}
        required
      />
      <Field
        {...getFieldProps('days')}
        type="number"
        {...getFieldLimits('departure.saveFlightTemplate', 'flights.days')}
        value={days}
        onChange={({ target }) => onChange({ days: Number(target.value) })}
      />
    </>
  )
}

function RouteFields({ at, leg, bind, onChange }: LegPartProps) {
  const getFieldProps = useLegFieldProps({ at, bind })
  return (
    <>
      {(['from', 'to'] as const).map((field) => (
        <Field
          key={field}
          {...getFieldProps(field)}
          placeholder={field === 'from' ? 'ICN' : 'DAD'}
          value={leg[field]}
          {...getFieldLimits('departure.saveFlightTemplate', `flights.${field}`)}
          onChange={({ target }) => onChange({ [field]: target.value.toUpperCase() })}
          required
        />
      ))}
      {(['departs', 'arrives'] as const).map((field) => (
        <Field
          key={field}
          {...getFieldProps(field)}
          type="time"
          value={leg[field]}
          onChange={({ target }) => onChange({ [field]: target.value })}
          required
        />
      ))}
    </>
  )
}
