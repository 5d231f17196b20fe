// Which refund or compensation a withdrawal paid: what fits its sum and its payee comes first.
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { Select } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import type { BankWithdrawal } from './withdrawal.ts'

type Props = { withdrawal: BankWithdrawal; onClose: () => void }

export default function NamePayout({ withdrawal: { id, payee, rest }, onClose }: Props) {
  const { withdrawals: words, won } = useText('payables')
  const { language } = useSession()
  const api = useApi()
  const toast = useToast()
  const { answer } = useCall(`payouts ${id}`, () => api.books.unnamedPayouts({ withdrawal: id }))
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ books }) => books.namePayout,
    toInput: ({ ledger }) => ({ withdrawal: id, ledger: Number(ledger) }),
    send: (input, sending) => api.books.namePayout(input, sending),
    onSaved: () => {
      toast(words.named)
      onClose()
    },
  })
  const payouts = answer?.list ?? []
  return (
    <Dialog title={words.nameTitle(payee, formatNumber(rest))} onClose={onClose}>
      <form className="grid gap-3" onSubmit={submit}>
        <p className="text-15 text-soft">
          {answer && payouts.length === 0 ? words.noPayouts : words.nameLead}
        </p>
        {payouts.length > 0 && (
          <Select
            {...bind('ledger')}
            label={words.namePayout}
            choices={payouts.map(({ ledger, kind, amount, at, name }) => ({
              value: String(ledger),
              name: `${name} ${won(formatNumber(amount))} · ${words.payoutKinds[kind]} ${formatMoment(at, language)}`,
            }))}
          />
        )}
        <Problem>{problem}</Problem>
        <FormActions submit={words.name} disabled={sending || payouts.length === 0} onClose={onClose} />
      </form>
    </Dialog>
  )
}
