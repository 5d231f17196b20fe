// A label, the control it names, and under it a hint or what is wrong or right with it.
import { type ReactNode, useId } from 'react'

export type About = { label: string; hint?: string; error?: string; good?: string }
type Shown = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string }

/** `look`: how the label is drawn. */
export function Labelled({
  label,
  hint,
  error,
  good,
  look = 'text-15',
  children,
}: About & { look?: string; children: (shown: Shown) => ReactNode }) {
  const id = useId()
  const colour = error ? 'text-bad' : good ? 'text-good' : 'text-soft'
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className={look}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': `${id}-help` })}
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
