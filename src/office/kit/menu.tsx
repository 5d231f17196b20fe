// A button that opens a few things to choose from; it closes when one presses elsewhere, or a link in it.
import { type ReactNode, useCallback, useRef } from 'react'
import { useLeave } from '#ui/use-leave.ts'

type Props = { title: ReactNode; label?: string; look?: string; className?: string; children: ReactNode }

/** `label`: its name where the title is no word. */
export function Menu({ title, label, look = 'act list-none', className = '', children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = useCallback(() => {
    if (details.current) details.current.open = false
  }, [])
  useLeave(details, close)
  return (
    <details ref={details} className="relative">
      <summary aria-label={label} className={look}>
        {title}
      </summary>
      <div
        className={`panel absolute right-0 z-40 mt-1 grid max-w-[calc(100vw-2rem)] text-ink shadow-lg ${className}`}
      >
        {children}
      </div>
    </details>
  )
}
