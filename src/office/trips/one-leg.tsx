// One flight of a template: its way, airline, number, airports and times.
import type { Flights } from '#domain/catalog/flights.ts'
import { X } from '#ui/icons.ts'
import { Choose, Field } from '../kit/field.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { useOffice } from '../kit/use-words.ts'
import { Small } from './small.tsx'

type Leg = Flights[number]
const ways = ['out', 'back'] as const

type LegProps = {
  at: number
  leg: Leg
  wrong: Readonly<Record<string, string | undefined>>
  onChange: (part: Partial<Leg>) => void
  onRemove: () => void
}

export function OneLeg({ at, onRemove, ...fields }: LegProps) {
  const words = useOffice('sheet')
  return (
    <fieldset className="grid gap-2 rounded-input bg-wash p-3">
      <legend className="sr-only">{words.leg(at + 1)}</legend>
      <div className="flex items-center justify-between font-medium text-13">
        {words.leg(at + 1)}
        <Small name={words.removeLeg(at + 1)} onClick={onRemove}>
          <X size={16} />
        </Small>
      </div>
      <div className="grid grid-cols-2 gap-2 tablet:grid-cols-4">
        <Flight {...{ at, ...fields }} />
        <FromTo {...{ at, ...fields }} />
      </div>
    </fieldset>
  )
}

type FieldsProps = Omit<LegProps, 'onRemove'>

function useAbout({ at, wrong }: Pick<LegProps, 'at' | 'wrong'>) {
  const words = useOffice('sheet')
  const { legFields: names } = words
  return (field: keyof typeof names) => ({
    label: names[field],
    'aria-label': words.legField(at + 1, names[field]),
    error: wrong[`flights.${at}.${field}`],
  })
}

function Flight({ at, leg: { way, airline, number, days }, wrong, onChange }: FieldsProps) {
  const words = useOffice('sheet')
  const about = useAbout({ at, wrong })
  return (
    <>
      <Choose
        {...about('way')}
        choices={ways.map((value) => ({ value, name: words.ways[value] }))}
        value={way}
        onChange={({ target }) => onChange({ way: ways.find((each) => each === target.value) ?? 'out' })}
      />
      <Field
        {...about('airline')}
        value={airline.ko || airline.en}
        {...limitsOf('trip.saveFlightTemplate', 'flights.airline.ko')}
        onChange={({ target }) =>
          onChange({ airline: { ko: target.value, en: airline.ko ? airline.en : '' } })
        }
        required
      />
      <Field
        {...about('number')}
        placeholder="OZ755"
        value={number}
        {...limitsOf('trip.saveFlightTemplate', 'flights.number')}
        onChange={({ target }) => onChange({ number: target.value })}
        required
      />
      <Field
        {...about('days')}
        type="number"
        {...limitsOf('trip.saveFlightTemplate', 'flights.days')}
        value={days}
        onChange={({ target }) => onChange({ days: Number(target.value) })}
      />
    </>
  )
}

function FromTo({ at, leg, wrong, onChange }: FieldsProps) {
  const about = useAbout({ at, wrong })
  return (
    <>
      {(['from', 'to'] as const).map((field) => (
        <Field
          key={field}
          {...about(field)}
          placeholder={field === 'from' ? 'ICN' : 'DAD'}
          value={leg[field]}
          {...limitsOf('trip.saveFlightTemplate', `flights.${field}`)}
          onChange={({ target }) => onChange({ [field]: target.value.toUpperCase() })}
          required
        />
      ))}
      {(['departs', 'arrives'] as const).map((field) => (
        <Field
          key={field}
          {...about(field)}
          type="time"
          value={leg[field]}
          onChange={({ target }) => onChange({ [field]: target.value })}
          required
        />
      ))}
    </>
  )
}
