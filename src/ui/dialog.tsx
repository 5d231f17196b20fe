// A dialog: the platform's own, open while it is drawn.
// Escape, the backdrop and its closer all end it the same way.
import { type ReactNode, useEffect, useId, useRef } from 'react'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  className?: string
}

export function Dialog({ title, onClose, children, className = 'max-w-md' }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard leaves a dialog with Escape
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      className={`m-auto w-[calc(100%-2rem)] rounded-card bg-card p-0 text-ink shadow-xl ${className}`}
    >
      <div className="grid gap-4 p-5">
        <h2 id={id} className="text-18">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}
