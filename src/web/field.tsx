// A labelled input of a form, with its hint, and what is wrong or right with it.
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { type FieldTexts, LabelledControl } from './labelled-control.tsx'

type Input = InputHTMLAttributes<HTMLInputElement>
type InputAttributes = Omit<Input, 'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'type'>

/** `button` is inside the input, at its end. `control`: an input of another kind in its place. */
export type FieldProps = Input &
  FieldTexts & { button?: ReactNode; control?: (input: InputAttributes) => ReactNode }

export function Field({ label, hint, error, good, button, control, ...input }: FieldProps) {
  const className = `field ${button ? 'pr-13' : ''}`
  return (
    <LabelledControl label={label} hint={hint} error={error} good={good}>
      {(controlAttributes) => (
        <div className="relative">
          {control ? (
            control({ ...input, ...controlAttributes, className })
          ) : (
            <input {...input} {...controlAttributes} className={className} />
          )}
          {button && <span className="absolute inset-y-0 right-0.5 flex items-center">{button}</span>}
        </div>
      )}
    </LabelledControl>
  )
}

export function Textarea({
  label,
  hint,
  error,
  ...textareaProps
}: Pick<FieldTexts, 'label' | 'hint' | 'error'> & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <LabelledControl label={label} hint={hint} error={error}>
      {(controlAttributes) => <textarea {...textareaProps} {...controlAttributes} className="field py-3" />}
    </LabelledControl>
  )
}
