// A page around one form: a quiet card in the middle, the whole width on a phone.
// `isNext`: it follows another on the same page, and is read from its top.
import type { ReactNode } from 'react'
import { focusOnMount } from '#ui/focus-on-mount.ts'
import { EmptyIllustration } from './empty-state.tsx'
import { PageHead } from './page-head.tsx'

export function FormFrame({
  title,
  line,
  wide = false,
  isNext = false,
  children,
}: {
  title: string
  line?: string
  wide?: boolean
  isNext?: boolean
  children: ReactNode
}) {
  return (
    <div className="content pt-8 pb-24 tablet:pt-16">
      <PageHead title={title} />
      <div
        className={`mx-auto grid gap-6 tablet:rounded-card tablet:border tablet:border-line tablet:bg-card tablet:p-10 ${wide ? 'max-w-2xl' : 'max-w-md'}`}
      >
        <div className="grid gap-2">
          <h1
            tabIndex={isNext ? -1 : undefined}
            ref={isNext ? focusOnMount : undefined}
            className="text-28 outline-none"
          >
            {title}
          </h1>
          {line && <p className="text-balance text-soft">{line}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}

/** Above the sentence of a link that is over, within its form. */
export const ExpiredScene = () => (
  <div className="grid justify-items-center">
    <EmptyIllustration />
  </div>
)
