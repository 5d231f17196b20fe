// A titled part of a screen.
import type { ReactNode } from 'react'

export function Panel({ title, children, aside }: { title: string; children: ReactNode; aside?: ReactNode }) {
  return (
    <section className="panel grid grid-cols-1 content-start gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-16">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
