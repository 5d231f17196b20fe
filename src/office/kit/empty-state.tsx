// What an empty list or screen says: that it is empty, and what to do about it.
import type { ReactNode } from 'react'

export function EmptyState({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string
  children?: ReactNode
}) {
  return (
    <div className="panel grid justify-items-center gap-2 px-6 py-12 text-center">
      <p className="font-semibold text-16">{title}</p>
      {lead && <p className="text-15 text-soft">{lead}</p>}
      {children}
    </div>
  )
}
