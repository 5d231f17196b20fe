// The top of a screen: what it is, a line about it, and what can be done here.
import { type ReactNode, useEffect } from 'react'
import { useOffice } from './use-words.ts'

type Props = {
  title: string
  lead?: ReactNode
  /** This screen wants a keyboard. A phone shows a note, and the screen works as well as it can. */
  isWide?: boolean
  children?: ReactNode
}

export function Heading({ title, lead, isWide, children }: Props) {
  const { wider } = useOffice('kit')
  useEffect(() => {
    document.title = `${title} · Naru`
  }, [title])
  return (
    <header
      className={`mb-4 flex flex-wrap justify-between gap-3 ${lead || isWide ? 'items-end' : 'items-center'}`}
    >
      <div className="grid gap-1">
        <h1 className="text-22">{title}</h1>
        {lead && <p className="text-15 text-soft">{lead}</p>}
        {isWide && <p className="text-13 text-soft tablet:hidden">{wider}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </header>
  )
}
