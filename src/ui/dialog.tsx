// A dialog: the platform's own, open while it is rendered. Whoever renders it closes it.
// Escape, a press beside it and its closer all ask for the same, and the focus goes back to where it was.
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { X } from './icons.ts'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  /** The label of the closing button beside the title; without one the content has its own. */
  closeLabel?: string
  /**
   * `card`: in the middle, with its title drawn. `bare`: the title is only read out, and the content draws
   * the rest.
   */
  variant?: 'card' | 'bare'
  /** A press beside the dialog does nothing, so that a slip while drawing does not lose the work. */
  ignoresBackdropClick?: boolean
  className?: string
}

const cardClass =
  'm-auto max-h-[90dvh] w-[calc(100%-2rem)] overflow-y-auto rounded-card bg-card p-0 text-ink shadow-xl'

export function Dialog(props: Props) {
  const {
    title,
    onClose,
    children,
    closeLabel,
    variant = 'card',
    ignoresBackdropClick,
    className = 'max-w-md',
  } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // The dialog closes before it leaves the page, because only then the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const isBare = variant === 'bare'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard leaves a dialog with Escape
    <dialog
      ref={dialog}
      aria-label={isBare ? title : undefined}
      aria-labelledby={isBare ? undefined : id}
      onCancel={(event: SyntheticEvent<HTMLDialogElement>) => {
        if (event.target !== event.currentTarget) return // a file window inside the dialog was closed
        event.preventDefault()
        onClose()
      }}
      onClose={() => !dialog.current?.open && onClose()} // the browser may close it by itself
      onClick={(event) => !ignoresBackdropClick && event.target === dialog.current && onClose()}
      className={isBare ? className : `${cardClass} ${className}`}
    >
      {isBare ? (
        children
      ) : (
        <div className="grid gap-4 p-5 tablet:p-6">
          <div className="flex items-center justify-between gap-3">
            <h2 id={id} className="wrap-anywhere text-22">
              {title}
            </h2>
            {closeLabel && (
              <button type="button" className="icon-button -mr-2.5" aria-label={closeLabel} onClick={onClose}>
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
