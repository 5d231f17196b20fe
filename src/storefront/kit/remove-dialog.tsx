// Asks once before something of the visitor's own is deleted for good.

import type { ComponentProps, ReactNode } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { Submit } from '#web/submit.tsx'

type Props = {
  words: { remove: string; keep: string }
  lead: string
  problem: string
  sending: boolean
  submit: ComponentProps<'form'>['onSubmit']
  onClose: () => void
  /** A field that must be filled in before. */
  children?: ReactNode
}

export function RemoveDialog({ words, lead, problem, sending, submit, onClose, children }: Props) {
  return (
    <Dialog title={words.remove} onClose={onClose} className="max-w-sm">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p>{lead}</p>
        {children}
        <Problem>{problem}</Problem>
        <div className="flex gap-2">
          <button type="button" className="button-secondary grow" onClick={onClose}>
            {words.keep}
          </button>
          <Submit sending={sending} className="button-primary grow">
            {words.remove}
          </Submit>
        </div>
      </form>
    </Dialog>
  )
}
