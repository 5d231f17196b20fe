// Asks for confirmation before something that cannot be undone.
import type { ReactNode } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useToast } from './toast.tsx'
import { type SendWithKey, useSave } from './use-save.ts'
import { useText } from './use-text.ts'

type Props = {
  title: string
  lead: string
  confirmLabel: string
  danger?: boolean
  saving: boolean
  /** Not before something on it was accepted. */
  canConfirm?: boolean
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
  canConfirm = true,
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
          disabled={saving || !canConfirm}
          onClick={onConfirm}
        >
          {confirmLabel}
        </button>
      </div>
    </Dialog>
  )
}

type ActionProps<Answer> = Omit<Props, 'saving' | 'problem' | 'onConfirm'> & {
  send: SendWithKey<Answer>
  /** Said once it is done and the dialog is closed: behind it nobody hears it. */
  doneText?: string | ((answer: Answer) => string)
  onDone?: (answer: Answer) => void
}

/** Sends what is confirmed, once. */
export function ConfirmAction<Answer>({ send, doneText, onDone, ...dialog }: ActionProps<Answer>) {
  const toast = useToast()
  const { save, saving, problem } = useSave()
  async function confirm(): Promise<void> {
    const saved = await save(send)
    if (!saved) return
    onDone?.(saved.answer)
    dialog.onClose()
    const text = typeof doneText === 'function' ? doneText(saved.answer) : doneText
    if (text) toast(text)
  }
  return <ConfirmDialog {...dialog} saving={saving} problem={problem} onConfirm={() => void confirm()} />
}
