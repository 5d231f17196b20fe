// A labelled input of the office, with its hint or what is wrong with it.
import type { ComponentProps } from 'react'
import { LabelledControl } from '#web/labelled-control.tsx'
import { DateInput, MonthInput, TimeInput } from './date-input.tsx'
import { useInvalidField } from './use-invalid-field.ts'

type FieldProps = Pick<ComponentProps<typeof LabelledControl>, 'label' | 'hint'> & {
  error?: string | undefined
}
/** `shown`: the date or month that the screen shows while none is chosen. */
type InputProps = ComponentProps<'input'> & { shown?: string }

const labelClass = 'font-medium text-13 text-soft first-letter:uppercase'

export function Field({ label, hint, error, ...input }: FieldProps & InputProps) {
  const { fieldError, handlers } = useInvalidField()
  return (
    <LabelledControl label={label} hint={hint} error={error ?? fieldError} labelClass={labelClass}>
      {(inputProps) => {
        const Input = typedInputs[input.type ?? ''] ?? 'input'
        return <Input {...input} {...handlers} {...inputProps} className="form-control" />
      }}
    </LabelledControl>
  )
}

/** What browsers would write in their own language. */
const typedInputs: Readonly<Record<string, typeof DateInput>> = {
  date: DateInput,
  month: MonthInput,
  time: TimeInput,
}

/** A field of several lines. */
export function Textarea({ label, hint, error, ...input }: FieldProps & ComponentProps<'textarea'>) {
  const { fieldError, handlers } = useInvalidField()
  return (
    <LabelledControl label={label} hint={hint} error={error ?? fieldError} labelClass={labelClass}>
      {(inputProps) => <textarea {...input} {...handlers} {...inputProps} className="form-control py-2" />}
    </LabelledControl>
  )
}

type SelectChoice = { value: string; name: string }

export function Select({
  label,
  hint,
  error,
  choices,
  ...input
}: FieldProps & ComponentProps<'select'> & { choices: readonly SelectChoice[] }) {
  const { fieldError, handlers } = useInvalidField()
  return (
    <LabelledControl label={label} hint={hint} error={error ?? fieldError} labelClass={labelClass}>
      {(inputProps) => (
        <select {...input} {...handlers} {...inputProps} className="form-control">
          {choices.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </LabelledControl>
  )
}
