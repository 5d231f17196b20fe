// A labelled input of a form, with its hint, and what is wrong or right with it.
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

type Input = InputHTMLAttributes<HTMLInputElement>
type Shown = Omit<Input, 'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'type'>

/** `button` stands inside the input, at its end. `control`: an input of another kind in its place. */
export type FieldProps = Input & {
  label: string
  hint?: string
  error?: string
  good?: string
  button?: ReactNode
  control?: (input: Shown) => ReactNode
}

export function Field({ label, hint, error, good, button, control, ...input }: FieldProps) {
  const id = useId()
  const colour = error ? 'text-bad' : good ? 'text-good' : 'text-soft'
  const shown = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': `${id}-help`,
    className: `field ${button ? 'pr-13' : ''}`,
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-15">
        {label}
      </label>
      <div className="relative">
        {control ? control({ ...input, ...shown }) : <input {...input} {...shown} />}
        {button && <span className="absolute inset-y-0 right-0.5 flex items-center">{button}</span>}
      </div>
      <p
        id={`${id}-help`}
        role={error ? 'alert' : good ? 'status' : undefined}
        className={`text-13 empty:hidden ${colour}`}
      >
        {error ?? good ?? hint}
      </p>
    </div>
  )
}
