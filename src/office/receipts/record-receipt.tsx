// A receipt that staff issued in Hometax: for whom it is, and its approval number.
import { useState } from 'react'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { Field } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import type { Receipt } from './receipt-columns.tsx'

export function RecordReceipt({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const words = useText('receipts')
  const api = useApi()
  const toast = useToast()
  const { id, name, amount, kind } = receipt
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ payment }) => payment.recordReceipt,
    toInput: ({ issue_number }) => ({ id, issue_number }),
    send: (input, sending) => api.payment.recordReceipt(input, sending),
    onSaved: () => {
      toast(words.recorded)
      onClose()
    },
  })
  return (
    <Dialog title={words.recordTitle(name)} onClose={onClose} className="max-w-lg">
      <form className="grid gap-4" onSubmit={submit}>
        <p className="text-15 text-soft">{words.recordLead}</p>
        <p className="font-semibold tabular-nums">
          {words.kinds[kind]} · {words.won(formatNumber(amount))}
        </p>
        <ReceiptIdentity receipt={receipt} />
        <Field label={words.number} autoComplete="off" {...bind('issue_number')} />
        <Problem>{problem}</Problem>
        <FormActions submit={words.record} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

/** Who looked is noted, so it is shown when somebody asks for it. */
function ReceiptIdentity({ receipt: { id, purpose, ending } }: { receipt: Receipt }) {
  const words = useText('receipts')
  const api = useApi()
  const { save, problem } = useSave()
  const [number, setNumber] = useState('')
  const show = () => save(async () => setNumber((await api.payment.receiptIdentity({ id })).number))
  return (
    <p className="flex flex-wrap items-center gap-3 rounded-lg bg-wash p-3 text-15">
      <span>{words.purposes[purpose]}</span>
      {purpose !== 'unnamed' && (
        <span className="select-all font-semibold tabular-nums">{number || `…${ending}`}</span>
      )}
      {purpose !== 'unnamed' && !number && (
        <button type="button" className="button-secondary" onClick={() => void show()}>
          {words.identity}
        </button>
      )}
      <Problem>{problem}</Problem>
    </p>
  )
}
