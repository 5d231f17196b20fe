// A labelled input of a form, with its hint, and what is wrong or right with it.
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { type About, Labelled } from './labelled.tsx'

type Input = InputHTMLAttributes<HTMLInputElement>
type Shown = Omit<Input, 'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'type'>

/** `button` stands inside the input, at its end. `control`: an input of another kind in its place. */
export type FieldProps = Input & About & { button?: ReactNode; control?: (input: Shown) => ReactNode }

export function Field({ label, hint, error, good, button, control, ...input }: FieldProps) {
  const className = `field ${button ? 'pr-13' : ''}`
  return (
    <Labelled {...{ label, hint, error, good }}>
      {(shown) => (
        <div className="relative">
          {control ? (
            control({ ...input, ...shown, className })
          ) : (
            <input {...input} {...shown} className={className} />
          )}
          {button && <span className="absolute inset-y-0 right-0.5 flex items-center">{button}</span>}
        </div>
      )}
    </Labelled>
  )
}

/** Several lines. */
export function Area({
  label,
  hint,
  error,
  ...area
}: Pick<About, 'label' | 'hint' | 'error'> & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Labelled {...{ label, hint, error }}>
      {(shown) => <textarea {...area} {...shown} className="field py-3" />}
    </Labelled>
  )
}
