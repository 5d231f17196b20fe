// The input of one field of a trip, as the table of fields says what kind it is.
import { hasProperty, type NameWith, tripFields } from '#domain/catalog/trip-fields.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { CheckBox } from '#office/kit/check-box.tsx'
import { Field, Select } from '#office/kit/field.tsx'
import { findFieldLimits } from '#office/kit/field-limits.ts'
import { useFieldError } from '#office/kit/use-autosave.ts'
import { useText } from '#office/kit/use-text.ts'
import { BilingualField } from './bilingual-field.tsx'
import { BilingualList } from './bilingual-list.tsx'
import type { TripContent } from './use-trip-draft.ts'

export type SectionProps = { content: TripContent; change: (part: Partial<TripContent>) => void }

type Props = SectionProps & {
  name: NameWith<'kind', 'text' | 'lines' | 'optionalText' | 'number' | 'optionalNumber' | 'choice' | 'yesNo'>
  /** What was written in other trips. */
  suggest?: readonly LocalizedText[]
}

export function TripField({ name, content, change, suggest }: Props) {
  const words = useText('trips')
  const label = words.fields[name]
  if (hasProperty(name, 'kind', ['text', 'optionalText']))
    return (
      <BilingualField
        field={name}
        label={label}
        value={content[name]}
        onChange={(text) => change({ [name]: text })}
      />
    )
  if (hasProperty(name, 'kind', ['lines']))
    return (
      <BilingualList
        field={name}
        label={label}
        value={content[name]}
        {...(suggest && { suggest })}
        onChange={(lines) => change({ [name]: lines })}
      />
    )
  if (hasProperty(name, 'kind', ['number', 'optionalNumber']))
    return <NumberField name={name} content={content} change={change} />
  if (hasProperty(name, 'kind', ['choice']))
    return <ChoiceField name={name} content={content} change={change} />
  return (
    <CheckBox
      checked={content[name] === 'Y'}
      onCheck={(isChecked) => change({ [name]: isChecked ? 'Y' : 'N' })}
    >
      {label}
    </CheckBox>
  )
}

type FieldProps<K> = SectionProps & { name: NameWith<'kind', K> }

function NumberField({ name, content, change }: FieldProps<'number' | 'optionalNumber'>) {
  const words = useText('trips')
  const { step }: { kind: string; step?: number } = tripFields[name]
  const empty = hasProperty(name, 'kind', ['optionalNumber']) ? null : 0
  return (
    <div data-field={name}>
      <Field
        label={words.fields[name]}
        type="number"
        {...findFieldLimits('trip.saveDraft', `content.${name}`)}
        step={step}
        value={content[name] ?? ''}
        error={useFieldError(name)}
        onChange={({ target }) => change({ [name]: target.value === '' ? empty : Number(target.value) })}
      />
    </div>
  )
}

function ChoiceField({ name, content, change }: FieldProps<'choice'>) {
  const words = useText('trips')
  const labels: Record<string, string> = words.choices[name]
  return (
    <div data-field={name}>
      <Select
        label={words.fields[name]}
        value={content[name] ?? ''}
        error={useFieldError(name)}
        choices={Object.entries({ '': words.choose, ...labels }).map(([value, label]) => ({
          value,
          name: label,
        }))}
        onChange={({ target }) =>
          change({ [name]: tripFields[name].values.find((value) => value === target.value) ?? null })
        }
      />
    </div>
  )
}
