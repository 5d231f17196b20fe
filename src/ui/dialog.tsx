// A dialog: the platform's own, open while it is drawn. Closing it is the business of who draws it.
// Escape, a press beside it and its closer all ask for the same, and the focus goes back to where it was.
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { X } from './icons.ts'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  /** What the button beside the title is called that closes it; without one the content has its own. */
  closer?: string
  /**
   * `card`: in the middle, with its title drawn. `bare`: the title is only said; all else is the content's.
   */
  look?: 'card' | 'bare'
  /** A press beside it does nothing: one that slipped while drawing must not lose the work. */
  keepsOpen?: boolean
  className?: string
}

const card =
  'm-auto max-h-[90dvh] w-[calc(100%-2rem)] overflow-y-auto rounded-card bg-card p-0 text-ink shadow-xl'

export function Dialog(props: Props) {
  const { title, onClose, children, closer, look = 'card', keepsOpen, className = 'max-w-md' } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Closed before it leaves the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])
  const isBare = look === 'bare'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard leaves a dialog with Escape
    <dialog
      ref={dialog}
      aria-label={isBare ? title : undefined}
      aria-labelledby={isBare ? undefined : id}
      onCancel={(event: SyntheticEvent<HTMLDialogElement>) => {
        if (event.target !== event.currentTarget) return // a file window inside it was closed
        event.preventDefault()
        onClose()
      }}
      onClose={() => !dialog.current?.open && onClose()} // the browser may close it by itself
      onClick={(event) => !keepsOpen && event.target === dialog.current && onClose()}
      className={isBare ? className : `${card} ${className}`}
    >
      {isBare ? (
        children
      ) : (
        <div className="grid gap-4 p-5 tablet:p-6">
          <div className="flex items-center justify-between gap-3">
            <h2 id={id} className="text-22">
              {title}
            </h2>
            {closer && (
              <button type="button" className="icon-button -mr-2.5" aria-label={closer} onClick={onClose}>
                <X size={22} />
              </button>
            )}
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
