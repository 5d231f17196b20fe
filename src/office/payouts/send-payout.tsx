// One transfer: the account in full, which is noted, the sum, and that it was sent.
import { withCommas } from '#plain/format.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useCall } from '#web/use-call.ts'
import { type Api, useApi } from '../api.ts'
import { FormEnds } from '../kit/form-ends.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useSentence } from '../kit/use-sentence.ts'
import { useOffice } from '../kit/use-words.ts'
import type { Payout } from './payout.ts'

export function SendPayout({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const words = useOffice('payouts')
  const { acts } = useOffice('bookings')
  const sentenceOf = useSentence()
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem } = useSave()
  const { booking_id, name } = payout
  const { answer, error } = useCall(booking_id, () => api.payment.payout({ booking_id }))
  const submit = async () => {
    if (!answer) return
    const { refund, compensation } = answer
    const sums = { booking_id, refund, compensation }
    if (!(await save((sending) => api.payment.sendPayout(sums, sending)))) return
    tell(words.done(name))
    onClose()
  }
  return (
    <Dialog title={words.sendTitle(name)} onClose={onClose} className="max-w-lg" keepsOpen>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p className="text-15 text-soft">
          {words.sendLead} {answer && acts.told(answer.has_email)}
        </p>
        {error !== undefined && <Problem>{sentenceOf(error)}</Problem>}
        {answer?.account && <Account account={answer.account} />}
        {answer && !answer.account && <p className="rounded-lg bg-wash p-3 text-15">{words.noAccount}</p>}
        {answer && (
          <dl className="grid gap-1 text-15">
            <Sum name={words.columns.refund} amount={answer.refund} />
            <Sum name={words.columns.compensation} amount={answer.compensation} />
            <Sum name={words.columns.sum} amount={answer.refund + answer.compensation} isAll />
          </dl>
        )}
        <Problem>{problem}</Problem>
        <FormEnds submit={words.sent} disabled={saving || !answer} onClose={onClose} />
      </form>
    </Dialog>
  )
}

type Account = NonNullable<Awaited<ReturnType<Api['payment']['payout']>>['account']>

function Account({ account: { bank, account_number, account_holder } }: { account: Account }) {
  const words = useOffice('payouts')
  const tell = useTell()
  const copy = async () => {
    await navigator.clipboard.writeText(account_number)
    tell(words.copied)
  }
  return (
    <dl className="grid grid-cols-[max-content_1fr_auto] items-center gap-x-4 gap-y-1 rounded-lg bg-wash p-3 text-15">
      <dt className="text-soft">{words.bank}</dt>
      <dd className="col-span-2">{bank}</dd>
      <dt className="text-soft">{words.number}</dt>
      <dd className="select-all font-semibold tabular-nums">{account_number}</dd>
      <dd>
        <button type="button" className="act" aria-label={words.copy} onClick={() => void copy()}>
          {words.copy}
        </button>
      </dd>
      <dt className="text-soft">{words.holder}</dt>
      <dd className="col-span-2">{account_holder}</dd>
    </dl>
  )
}

function Sum({ name, amount, isAll = false }: { name: string; amount: number; isAll?: boolean }) {
  const words = useOffice('payouts')
  return (
    <div className={`flex justify-between gap-3 ${isAll ? 'border-line border-t pt-1 font-semibold' : ''}`}>
      <dt className={isAll ? '' : 'text-soft'}>{name}</dt>
      <dd className="tabular-nums">{words.won(withCommas(amount))}</dd>
    </div>
  )
}
