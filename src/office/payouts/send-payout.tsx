// One payout: the account in full, which is logged, the amount, and marking it as paid.
import { formatNumber } from '#lib/format.ts'
import { type Api, useApi } from '#office/api.ts'
import { CopyButton } from '#office/kit/copy-button.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useCall } from '#web/use-call.ts'
import { getShareRefund, type Payout } from './payout.ts'

export function SendPayout({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const words = useText('payouts')
  const { actions } = useText('bookings')
  const describeError = useDescribeError()
  const api = useApi()
  const toast = useToast()
  const { booking_id, name, key } = payout
  const refund_id = getShareRefund(payout)
  const { answer, error } = useCall(key, () => api.payment.payout({ booking_id, refund_id }))
  const { submit, sending, problem } = useCallForm({
    call: ({ payment }) => payment.sendPayout,
    toInput: () => ({ booking_id, refund_id, refund: answer?.refund, compensation: answer?.compensation }),
    send: (input, sending) => api.payment.sendPayout(input, sending),
    onSaved: () => {
      toast(words.done(name))
      onClose()
    },
  })
  return (
    <Dialog title={words.sendTitle(name)} onClose={onClose} className="max-w-lg" ignoresBackdropClick>
      <form className="grid gap-4" onSubmit={submit}>
        <p className="text-15 text-soft">
          {words.sendLead} {answer && actions.reachNotice[answer.reached_by]}
        </p>
        {error !== undefined && <Problem>{describeError(error)}</Problem>}
        {answer?.account && <PayoutAccount account={answer.account} />}
        {answer && !answer.account && <p className="rounded-lg bg-wash p-3 text-15">{words.noAccount}</p>}
        {answer && (
          <dl className="grid gap-1 text-15">
            <AmountLine name={words.columns.refund} amount={answer.refund} />
            <AmountLine name={words.columns.compensation} amount={answer.compensation} />
            <AmountLine name={words.columns.sum} amount={answer.refund + answer.compensation} isTotal />
          </dl>
        )}
        <Problem>{problem}</Problem>
        <FormActions submit={words.sent} disabled={sending || !answer} onClose={onClose} />
      </form>
    </Dialog>
  )
}

type PayoutAccount = NonNullable<Awaited<ReturnType<Api['payment']['payout']>>['account']>

function PayoutAccount({ account: { bank, account_number, account_holder } }: { account: PayoutAccount }) {
  const words = useText('payouts')
  return (
    <dl className="grid grid-cols-[max-content_1fr_auto] items-center gap-x-4 gap-y-1 rounded-lg bg-wash p-3 text-15">
      <dt className="text-soft">{words.bank}</dt>
      <dd className="col-span-2">{bank}</dd>
      <dt className="text-soft">{words.number}</dt>
      <dd className="select-all font-semibold tabular-nums">{account_number}</dd>
      <dd>
        <CopyButton text={account_number} label={words.copy} />
      </dd>
      <dt className="text-soft">{words.holder}</dt>
      <dd className="col-span-2">{account_holder}</dd>
    </dl>
  )
}

function AmountLine({ name, amount, isTotal = false }: { name: string; amount: number; isTotal?: boolean }) {
  const words = useText('payouts')
  return (
    <div className={`flex justify-between gap-3 ${isTotal ? 'border-line border-t pt-1 font-semibold' : ''}`}>
      <dt className={isTotal ? '' : 'text-soft'}>{name}</dt>
      <dd className="tabular-nums">{words.won(formatNumber(amount))}</dd>
    </div>
  )
}
