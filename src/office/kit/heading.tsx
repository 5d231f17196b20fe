// The top of a screen: what it is, a line about it, and what can be done here.
import { type ReactNode, useEffect } from 'react'

export function Heading({
  title,
  lead,
  children,
}: {
  title: string
  lead?: ReactNode
  children?: ReactNode
}) {
  useEffect(() => {
    document.title = `${title} · Naru`
  }, [title])
  return (
    <header className="mb-4 flex flex-wrap items-end justify-between gap-3">
      <div className="grid gap-1">
        <h1 className="text-22">{title}</h1>
        {lead && <p className="text-15 text-soft">{lead}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </header>
  )
}
