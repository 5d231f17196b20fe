// Asks for confirmation before something that cannot be undone.
import type { ReactNode } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useText } from './use-text.ts'

type Props = {
  title: string
  lead: string
  confirmLabel: string
  danger?: boolean
  saving: boolean
  problem: string
  onConfirm: () => void
  onClose: () => void
  /** What it is about, where a sentence is not enough. */
  children?: ReactNode
}

export function ConfirmDialog({
  title,
  lead,
  confirmLabel,
  danger = false,
  saving,
  problem,
  onConfirm,
  onClose,
  children,
}: Props) {
  const words = useText('kit')
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="text-15 text-soft">{lead}</p>
      {children}
      <Problem>{problem}</Problem>
      <div className="flex justify-end gap-2">
        <button type="button" className="button-secondary" onClick={onClose}>
          {words.close}
        </button>
        <button
          type="button"
          className={danger ? 'button-danger' : 'button-primary'}
          disabled={saving}
          onClick={onConfirm}
        >
          {confirmLabel}
        </button>
      </div>
    </Dialog>
  )
}
