// The button of a form that only scripts can send.
// Sent before they are loaded, the form would put what was typed into the address.
import type { ReactNode } from 'react'
import { useHydrated } from '#ui/use-hydrated.ts'
import { NoScriptNotice } from './no-script-notice.tsx'

type Props = {
  sending: boolean
  /** Also disabled for a reason of the page. */
  isOff?: boolean
  className?: string
  /** Of two buttons in one form, which was pressed. */
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

/** Alone, where the page says elsewhere that it needs scripts. */
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
