// Asking once more before something that is done with a reason.
import { type FormEvent, type ReactNode, useState } from 'react'
import type { FieldLimits } from '#platform/wire/field-limits.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { Field } from './field.tsx'
import { FormActions } from './form-actions.tsx'

type Props = {
  title: string
  lead: string
  label: string
  limits: FieldLimits
  confirmLabel: string
  danger?: boolean
  /** As in FormActions. */
  cancelsBooking?: boolean
  saving: boolean
  problem: string
  error: string | undefined
  /** A hint at another way to do it. */
  children?: ReactNode
  onConfirm: (reason: string) => void
  onClose: () => void
}

export function ReasonDialog(props: Props) {
  const { title, lead, label, limits, confirmLabel, saving, problem, error, children } = props
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onConfirm(reason)
  }
  return (
    <Dialog title={title} onClose={props.onClose} ignoresBackdropClick>
      <form className="grid gap-4" onSubmit={submit}>
        <p className="text-15 text-soft">{lead}</p>
        {children}
        <Field
          label={label}
          required
          {...limits}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={error}
        />
        <Problem>{problem}</Problem>
        <FormActions
          submit={confirmLabel}
          danger={props.danger ?? false}
          cancelsBooking={props.cancelsBooking ?? false}
          disabled={saving}
          onClose={props.onClose}
        />
      </form>
    </Dialog>
  )
}
