// Asking once more before something that is done with a reason, and doing it.
import type { ReactNode } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import type { Bind, ToInput } from '#web/use-form.ts'
import { Field } from './field.tsx'
import { FormActions } from './form-actions.tsx'
import { useToast } from './toast.tsx'
import { type CallForm, useCallForm } from './use-call-form.ts'

export type ReasonTexts = { title: string; lead: string; confirmLabel: string; danger?: boolean }
type Props<T, Answer> = ReasonTexts &
  Pick<CallForm<T, Answer, never>, 'call' | 'send'> & {
    label: string
    /** A reason to begin with, where most have the same one. */
    defaultReason?: string | undefined
    /** What the reason is called in the input of the call. */
    field?: string
    toInput: ToInput
    doneText: string | ((answer: Answer) => string)
    /** As in FormActions. */
    cancelsBooking?: boolean
    onDone?: () => void
    onClose: () => void
    /** What is asked beside it, or a hint at another way to do it. */
    children?: (bind: Bind) => ReactNode
  }

export function ReasonDialog<T, Answer>(props: Props<T, Answer>) {
  const { title, lead, label, field = 'reason', confirmLabel, doneText, onDone, onClose } = props
  const toast = useToast()
  const { submit, bind, sending, problem } = useCallForm<T, Answer>({
    call: props.call,
    toInput: props.toInput,
    send: props.send,
    onSaved: (answer) => {
      onClose()
      onDone?.()
      toast(typeof doneText === 'string' ? doneText : doneText(answer))
    },
  })
  return (
    <Dialog title={title} onClose={onClose} ignoresBackdropClick>
      <form className="grid gap-4" onSubmit={submit}>
        <p className="text-15 text-soft">{lead}</p>
        {props.children?.(bind)}
        <Field {...bind(field)} label={label} defaultValue={props.defaultReason} required />
        <Problem>{problem}</Problem>
        <FormActions
          submit={confirmLabel}
          danger={props.danger ?? false}
          cancelsBooking={props.cancelsBooking ?? false}
          disabled={sending}
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}
