// What is bought besides: the price of a room alone, options, and the papers a traveller is asked for.
import { X } from '#ui/icons.ts'
import { Field } from '../kit/field.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { useOffice } from '../kit/use-words.ts'
import { Both } from './both.tsx'
import type { PartProps } from './parts.tsx'
import { Small } from './small.tsx'
import { useWrong } from './use-draft.ts'

export function ExtrasPart({ content, change }: PartProps) {
  const words = useOffice('trips')
  const { single_supplement, file_request } = content
  return (
    <div className="grid gap-4">
      <div className="max-w-60">
        <Field
          label={words.fields.single_supplement}
          type="number"
          {...limitsOf('trip.saveDraft', 'content.single_supplement')}
          step={1_000}
          value={single_supplement}
          error={useWrong('single_supplement')}
          onChange={({ target }) => change({ single_supplement: Number(target.value) })}
        />
      </div>
      <Options {...{ content, change }} />
      <Both
        field="file_request"
        label={words.fields.file_request}
        value={file_request}
        onChange={(next) => change({ file_request: next })}
      />
    </div>
  )
}

type Option = PartProps['content']['options'][number]

/** With an empty one below the last, which becomes an option when it is typed into. */
function Options({ content: { options }, change }: PartProps) {
  const words = useOffice('trips')
  const rows = [...options, { option_id: '', name: { ko: '', en: '' }, price: 0 }]
  const put = (at: number, option: Option) => {
    const option_id = option.option_id || `option-${crypto.randomUUID().slice(0, 8)}`
    change({ options: [...options.slice(0, at), { ...option, option_id }, ...options.slice(at + 1)] })
  }
  return (
    <fieldset className="grid min-w-0 gap-2" data-field="options">
      <legend className="mb-1 font-medium text-15">{words.fields.options}</legend>
      {rows.map((option, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option gets its name when it is typed
        <div key={at} className="grid grid-cols-[minmax(0,1fr)_8rem_2.25rem] items-start gap-1">
          <OneOption {...{ option, at }} onChange={(next) => put(at, next)} />
          {at < options.length && (
            <Small
              name={words.removeLine(words.fields.options, at + 1)}
              onClick={() => change({ options: options.toSpliced(at, 1) })}
            >
              <X size={18} />
            </Small>
          )}
        </div>
      ))}
    </fieldset>
  )
}

type OneProps = { option: Option; at: number; onChange: (option: Option) => void }

function OneOption({ option, at, onChange }: OneProps) {
  const words = useOffice('trips')
  const label = words.lineOf(words.fields.options, at + 1)
  return (
    <>
      <Both
        field={`options.${at}`}
        of={`options.${at}.name`}
        label={label}
        value={option.name}
        quiet
        onChange={(name) => onChange({ ...option, name })}
      />
      <input
        type="number"
        {...limitsOf('trip.saveDraft', 'content.options.price')}
        step={1_000}
        className="box text-right tabular-nums"
        aria-label={`${label} ${words.fields.optionPrice}`}
        value={option.price || ''}
        placeholder={words.fields.optionPrice}
        onChange={({ target }) => onChange({ ...option, price: Number(target.value) })}
      />
    </>
  )
}
