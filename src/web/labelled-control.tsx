// A label, the control it names, and under it a hint or what is wrong or right with it.
import { type ReactNode, useId } from 'react'

export type FieldTexts = { label: string; hint?: string; error?: string; good?: string }
type ControlAttributes = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string }

/** The role and colour of a message. */
function getMessageStyle({ error, good }: Pick<FieldTexts, 'error' | 'good'>) {
  if (error) return ['alert', 'text-bad'] as const
  return good ? (['status', 'text-good'] as const) : ([undefined, 'text-soft'] as const)
}

/** `labelClass`: how the label is drawn. */
export function LabelledControl({
  label,
  hint,
  error,
  good,
  labelClass = 'text-15',
  children,
}: FieldTexts & { labelClass?: string; children: (control: ControlAttributes) => ReactNode }) {
  const id = useId()
  const [role, colour] = getMessageStyle({ error, good })
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': `${id}-help` })}
      <p id={`${id}-help`} role={role} className={`text-13 empty:hidden ${colour}`}>
        {error ?? good ?? hint}
      </p>
    </div>
  )
}
