// A box to tick in a form, with what it means, and what is said when it was left empty.
import type { ReactNode } from 'react'

export function FormCheckBox({
  name,
  error,
  children,
}: {
  name: string
  error?: string
  children: ReactNode
}) {
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 text-15">
        <input type="checkbox" name={name} className="size-5 shrink-0 accent-brand-600" />
        {children}
      </label>
      <p role="alert" className="text-13 text-bad empty:hidden">
        {error}
      </p>
    </div>
  )
}
