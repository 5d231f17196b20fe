// A labelled input of a form, with its hint, and what is wrong or right with it.
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

/** `button` stands inside the input, at its end. */
export type FieldProps = InputHTMLAttributes<HTMLInputElement> & { label: string; hint?: string; error?: string; good?: string; button?: ReactNode }

export function Field({ label, hint, error, good, button, ...input }: FieldProps) {
  const id = useId()
  const colour = error ? 'text-bad' : good ? 'text-good' : 'text-soft'
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-15">
        {label}
      </label>
      <div className="relative">
        <input {...input} id={id} aria-invalid={error ? true : undefined} aria-describedby={`${id}-help`} className={`field ${button ? 'pr-13' : ''}`} />
        {button && <span className="absolute inset-y-0 right-0.5 flex items-center">{button}</span>}
      </div>
      <p id={`${id}-help`} role={error ? 'alert' : good ? 'status' : undefined} className={`text-13 empty:hidden ${colour}`}>
        {error ?? good ?? hint}
      </p>
    </div>
  )
}
