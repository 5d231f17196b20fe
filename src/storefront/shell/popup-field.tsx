// A labelled input of a popup form, with its hint and what is wrong with it.
import { type InputHTMLAttributes, useId } from 'react'

type Props = InputHTMLAttributes<HTMLInputElement> & { label: string; hint?: string; error?: string }

export function Field({ label, hint, error, ...input }: Props) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-15">
        {label}
      </label>
      <input {...input} id={id} aria-invalid={error ? true : undefined} aria-describedby={`${id}-help`} className="field" />
      <p id={`${id}-help`} role={error ? 'alert' : undefined} className={`text-13 empty:hidden ${error ? 'text-bad' : 'text-soft'}`}>
        {error ?? hint}
      </p>
    </div>
  )
}
