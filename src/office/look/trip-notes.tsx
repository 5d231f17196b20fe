// What the list of trips says of each trip beside its card: columns, and one number with an order by it.
import type { SiteLook } from '#domain/agency/look/look.ts'
import type { TripMeasure } from '#lib/home-section.ts'
import { homeLimits } from '#limits/display.ts'
import { CheckBox } from '#office/kit/check-box.tsx'
import { Field, Select } from '#office/kit/field.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import { FactList, pickNotes } from './fact-list.tsx'
import { PickedTrips } from './trips-fields.tsx'
import { WordsField } from './words-field.tsx'

type Notes = Pick<SiteLook['theme'], 'facts' | 'measure'>
type Props = { notes: Notes; onChange: (notes: Partial<Notes>) => void }
const empty = { ko: '', en: '' }

export default function TripNotes({ notes: { facts, measure }, onChange }: Props) {
  const { notes: words } = useText('look')
  const usual: TripMeasure = { label: empty, unit: empty, sort: empty, first: 'most', of: {} }
  return (
    <Panel title={words.title}>
      <p className="text-13 text-soft">{words.lead}</p>
      <FactList facts={facts} path="theme.facts" onChange={(next) => onChange({ facts: next })} />
      <CheckBox
        checked={measure !== undefined}
        onCheck={(isOn) => onChange({ measure: isOn ? usual : undefined })}
      >
        {words.measure}
      </CheckBox>
      {measure && <MeasureFields measure={measure} onChange={(next) => onChange({ measure: next })} />}
    </Panel>
  )
}

type MeasureProps = { measure: TripMeasure; onChange: (measure: TripMeasure) => void }

function MeasureFields({ measure, onChange }: MeasureProps) {
  const { notes: words } = useText('look')
  const { first, of } = measure
  return (
    <>
      {(['label', 'unit', 'sort'] as const).map((name) => (
        <WordsField
          key={name}
          label={words.measureFields[name]}
          value={measure[name]}
          path={`theme.measure.${name}`}
          onChange={(text) => onChange({ ...measure, [name]: text })}
        />
      ))}
      <Select
        label={words.first}
        choices={(['most', 'least'] as const).map((value) => ({ value, name: words.firsts[value] }))}
        value={first}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...measure, first: value === 'least' ? 'least' : 'most' })
        }
      />
      <PickedTrips
        codes={Object.keys(of)}
        most={homeLimits.notedTrips}
        onChange={(codes) => onChange({ ...measure, of: pickNotes(codes, of, 0) })}
      >
        {(code) => (
          <Field
            label={words.number}
            type="number"
            min={0}
            max={1_000_000}
            step="any"
            value={of[code] ?? 0}
            onChange={({ currentTarget }) =>
              onChange({ ...measure, of: { ...of, [code]: currentTarget.valueAsNumber || 0 } })
            }
          />
        )}
      </PickedTrips>
    </>
  )
}
