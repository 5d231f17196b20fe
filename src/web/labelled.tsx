// A label, the control it names, and under it a hint or what is wrong or right with it.
import { type ReactNode, useId } from 'react'

export type About = { label: string; hint?: string; error?: string; good?: string }
type Shown = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string }

/** How what is said is announced, and its colour. */
function lookOf({ error, good }: Pick<About, 'error' | 'good'>) {
  if (error) return ['alert', 'text-bad'] as const
  return good ? (['status', 'text-good'] as const) : ([undefined, 'text-soft'] as const)
}

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
  const [told, colour] = lookOf({ error, good })
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className={look}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': `${id}-help` })}
      <p id={`${id}-help`} role={told} className={`text-13 empty:hidden ${colour}`}>
        {error ?? good ?? hint}
      </p>
    </div>
  )
}
