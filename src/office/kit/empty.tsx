// Nothing here, said kindly, with what to do about it.
import { type ReactNode, useEffect } from 'react'

type Props = { title: string; lead?: string; children?: ReactNode }

export function Empty({ title, lead, children }: Props) {
  return (
    <div className="panel grid justify-items-center gap-2 px-6 py-12 text-center">
      <p className="font-semibold text-16">{title}</p>
      {lead && <p className="text-15 text-soft">{lead}</p>}
      {children}
    </div>
  )
}

/** In place of a whole screen, which cannot be opened: what it says is the heading of the page. */
export function NoScreen({ title, children }: Omit<Props, 'lead'>) {
  useEffect(() => {
    document.title = `${title} · Naru`
  }, [title])
  return (
    <div className="panel grid justify-items-center gap-2 px-6 py-12 text-center">
      <h1 className="font-semibold text-16">{title}</h1>
      {children}
    </div>
  )
}
