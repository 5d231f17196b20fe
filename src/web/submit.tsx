// The submit button of a form that needs scripts: without them the address would show what was typed.
import type { ReactNode } from 'react'
import { useHydrated } from '#ui/use-hydrated.ts'
import { NoScriptNotice } from './no-script-notice.tsx'

type Props = {
  sending: boolean
  /** The button is also disabled for a reason of the page. */
  isOff?: boolean
  className?: string
  /** Tells two buttons of one form apart. */
  onClick?: () => void
  children: ReactNode
}

export function Submit(props: Props) {
  return (
    <>
      <NoScriptNotice />
      <SubmitButton {...props} />
    </>
  )
}

/** The button alone, where the page says elsewhere that it needs scripts. */
export function SubmitButton({
  sending,
  isOff = false,
  className = 'button-primary',
  onClick,
  children,
}: Props) {
  const isHydrated = useHydrated()
  return (
    <button type="submit" disabled={sending || isOff || !isHydrated} className={className} onClick={onClick}>
      {children}
    </button>
  )
}
