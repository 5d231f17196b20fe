// A list of texts in both languages. There is always an empty line at its end: typing in it makes a new one.

import { emptyText, type LocalizedText } from '#i18n/language.ts'
import { useText } from '#office/kit/use-text.ts'
import { X } from '#ui/icons.ts'
import { BilingualField } from './bilingual-field.tsx'

type Props = {
  field: string
  label: string
  value: readonly LocalizedText[]
  onChange: (value: LocalizedText[]) => void
  suggest?: readonly LocalizedText[]
}

export function BilingualList({ field, label, value, onChange, suggest }: Props) {
  const words = useText('trips')
  return (
    <fieldset className="grid min-w-0 gap-2" data-field={field}>
      <legend className="mb-1 font-medium text-15">{label}</legend>
      {[...value, emptyText].map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
        <div key={at} className="grid grid-cols-[minmax(0,1fr)_2.25rem] items-start gap-1">
          <BilingualField
            field={`${field}.${at}`}
            label={words.lineLabel(label, at + 1)}
            value={line}
            {...(suggest && { suggest })}
            hidesLabel
            onChange={(next) => onChange([...value.slice(0, at), next, ...value.slice(at + 1)])}
          />
          {at < value.length && (
            <button
              type="button"
              className="icon-button mouse:size-9"
              aria-label={words.removeLine(label, at + 1)}
              onClick={() => onChange(value.toSpliced(at, 1))}
            >
              <X size={18} />
            </button>
          )}
        </div>
      ))}
    </fieldset>
  )
}
