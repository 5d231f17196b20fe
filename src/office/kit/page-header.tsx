// The top of a screen: what it is, a line about it, and what can be done here.
import { type ReactNode, useEffect } from 'react'
import { useText } from './use-text.ts'

type Props = {
  title: string
  lead?: ReactNode
  /** This screen wants a keyboard. A phone shows a note, and the screen works as well as it can. */
  needsWideScreen?: boolean
  children?: ReactNode
}

export function PageHeader({ title, lead, needsWideScreen, children }: Props) {
  const words = useText('kit')
  useEffect(() => {
    document.title = `${title} · Naru`
  }, [title])
  return (
    <header
      className={`mb-4 flex flex-wrap justify-between gap-3 ${lead || needsWideScreen ? 'items-end' : 'items-center'}`}
    >
      <div className="grid gap-1">
        <h1 className="text-22">{title}</h1>
        {lead && <p className="text-15 text-soft">{lead}</p>}
        {needsWideScreen && <p className="text-13 text-soft tablet:hidden">{words.needsWideScreen}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </header>
  )
}
