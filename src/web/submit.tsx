// The button of a form that only scripts can send.
// Sent before they are there, its password would stand in an address.
import type { ReactNode } from 'react'
import { useTakenOver } from '#ui/use-taken-over.ts'
import { NeedsScript } from './needs-script.tsx'

export function Submit({
  sending,
  className = 'button-main',
  children,
}: {
  sending: boolean
  className?: string
  children: ReactNode
}) {
  const isTakenOver = useTakenOver()
  return (
    <>
      <NeedsScript />
      <button type="submit" disabled={sending || !isTakenOver} className={className}>
        {children}
      </button>
    </>
  )
}
