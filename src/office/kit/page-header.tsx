// The top of a screen: what it is, a line about it, and what can be done here.
import { type ReactNode, useEffect } from 'react'

type Props = {
  title: string
  lead?: ReactNode
  children?: ReactNode
}

export function PageHeader({ title, lead, children }: Props) {
  useEffect(() => {
    document.title = `${title} · Naru`
  }, [title])
  return (
    <header className={`mb-4 flex flex-wrap justify-between gap-3 ${lead ? 'items-end' : 'items-center'}`}>
      <div className="grid gap-1">
        <h1 className="text-22">{title}</h1>
        {lead && <p className="text-15 text-soft">{lead}</p>}
      </div>
      {children && (
        // a phone shows them in one row, as long as they fit
        <div className="flex flex-wrap gap-2 max-tablet:gap-1.5 max-tablet:[&_.button-primary]:px-3 max-tablet:[&_.button-secondary]:px-2.5">
          {children}
        </div>
      )}
    </header>
  )
}
