// The screen of a payment page: one sentence, a line, a way on, and whom to call.
import type { ReactNode } from 'react'
import { EmptyIllustration } from '#storefront/kit/empty-state.tsx'
import { usePhone } from '#storefront/kit/use-phone.ts'
import { useText } from '#web/session.tsx'

type Props = { sentence: string; line?: string; isWaiting?: boolean; children?: ReactNode }

export function PayScreen({ sentence, line, isWaiting = false, children }: Props) {
  const words = useText('booking')
  const { phone, callHref } = usePhone()
  return (
    // While it waits it is as high as the screen: the page that follows must not push the footer away.
    <div
      className={`mx-auto grid max-w-md content-start justify-items-center gap-4 px-4 py-20 text-center ${isWaiting ? 'min-h-dvh' : ''}`}
    >
      {isWaiting ? (
        <span
          aria-hidden
          className="size-10 animate-spin rounded-full border-4 border-brand-100 border-t-brand-600"
        />
      ) : (
        <EmptyIllustration />
      )}
      <div role={isWaiting ? 'status' : 'alert'} className="grid gap-2">
        <h1 className="text-22">{sentence}</h1>
        {line && <p className="text-soft">{line}</p>}
      </div>
      <div className="flex w-full flex-wrap justify-center gap-2 empty:hidden">{children}</div>
      {!isWaiting && phone && (
        <p className="money text-15 text-soft">
          {words.paying.help}{' '}
          <a href={callHref} className="inline-flex min-h-11 items-center font-semibold text-brand-700">
            {phone}
          </a>
        </p>
      )}
    </div>
  )
}
