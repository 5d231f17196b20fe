// A button that opens a few things to choose from; it closes when one presses elsewhere, or a link in it.
import { type ReactNode, useCallback, useRef } from 'react'
import { useDismiss } from '#ui/use-dismiss.ts'

type Props = {
  title: ReactNode
  label?: string
  buttonClass?: string
  className?: string
  children: ReactNode
}

/** `label`: its name where the title is no word. */
export function Menu({
  title,
  label,
  buttonClass = 'button-secondary list-none',
  className = '',
  children,
}: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const close = useCallback(() => {
    if (details.current) details.current.open = false
  }, [])
  useDismiss(details, close)
  return (
    <details ref={details} className="relative" onToggle={() => keepOnScreen(panel.current)}>
      <summary aria-label={label} className={buttonClass}>
        {title}
      </summary>
      <div
        ref={panel}
        className={`panel absolute right-0 z-40 mt-1 grid max-w-[calc(100vw-2rem)] text-ink shadow-lg ${className}`}
      >
        {children}
      </div>
    </details>
  )
}

/** The menu hangs from the right end of its button. Where that is near the left edge, it is moved into the screen. */
function keepOnScreen(panel: HTMLElement | null): void {
  if (!panel) return
  panel.style.translate = ''
  const hidden = margin - panel.getBoundingClientRect().left
  if (hidden > 0) panel.style.translate = `${hidden}px`
}
const margin = 16
