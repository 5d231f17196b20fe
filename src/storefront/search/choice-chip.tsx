// One of several choices in the search, or none: pressed again it is taken back.
import type { ReactNode } from 'react'

type Props<T> = {
  value: T
  chosen: T | undefined
  choose: (value: T | undefined) => void
  /** Read out by screen readers instead of a short label. */
  spoken?: string
  className?: string
  children: ReactNode
}

export function ChoiceChip<T>({ value, chosen, choose, spoken, className = '', children }: Props<T>) {
  return (
    <button
      type="button"
      aria-label={spoken}
      aria-pressed={value === chosen}
      onClick={() => choose(value === chosen ? undefined : value)}
      className={`chip gap-1.5 aria-pressed:border-brand-600 aria-pressed:bg-brand-50 aria-pressed:font-semibold aria-pressed:text-brand-800 ${className}`}
    >
      {children}
    </button>
  )
}
