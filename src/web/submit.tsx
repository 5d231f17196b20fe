// The button of a form that only scripts can send.
// Sent before they are there, what was typed would stand in an address.
import type { ReactNode } from 'react'
import { useTakenOver } from '#ui/use-taken-over.ts'
import { NeedsScript } from './needs-script.tsx'

type Props = {
  sending: boolean
  /** Nothing can be sent, for another reason. */
  isOff?: boolean
  className?: string
  children: ReactNode
}

export function Submit(props: Props) {
  return (
    <>
      <NeedsScript />
      <SubmitButton {...props} />
    </>
  )
}

/** Alone, where the page says elsewhere that it needs scripts. */
export function SubmitButton({ sending, isOff = false, className = 'button-main', children }: Props) {
  const isTakenOver = useTakenOver()
  return (
    <button type="submit" disabled={sending || isOff || !isTakenOver} className={className}>
      {children}
    </button>
  )
}
