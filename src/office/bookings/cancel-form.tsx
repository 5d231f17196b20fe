// Cancelling by staff: whom, why, what it costs whom; shown to the won before it is done.
import { type FormEvent, useState } from 'react'
import { withCommas } from '#plain/format.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useCall } from '#web/use-call.ts'
import { type Api, useApi } from '../api.ts'
import { useChanging } from '../kit/changing.tsx'
import { CheckBox } from '../kit/check-box.tsx'
import { Choose, Field } from '../kit/field.tsx'
import { FormEnds } from '../kit/form-ends.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { useTell } from '../kit/toast.tsx'
import { useSentence } from '../kit/use-sentence.ts'
import { useOffice } from '../kit/use-words.ts'
import { ChangedSince } from './changed-since.tsx'
import type { Loaded } from './load.ts'

const reasons = ['customer', 'minimum', 'fault', 'free'] as const
type Reason = (typeof reasons)[number]

type Props = Pick<Loaded, 'booking' | 'papers'> & { onClose: () => void }

export function CancelForm({ booking, papers, onClose }: Props) {
  const all = useOffice('bookings')
  const words = all.cancelForm
  const sentenceOf = useSentence()
  const [some, setSome] = useState<number[]>()
  const [reason, setReason] = useState<Reason>('customer')
  const [waive, setWaive] = useState(false)
  const [note, setNote] = useState('')
  const mayPick = booking.progress !== 'waiting_for_payment' && papers.travellers.length > 1
  const what = { reason, waive, ...(some && { travellers: some }) }
  const { answer, error, cancel, saving, problem, wrong, changed } = useCancel(booking, what)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await cancel(note)) onClose()
  }
  return (
    <Dialog title={words.title} onClose={onClose} className="max-w-lg">
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <ChangedSince before={changed} now={booking} />
        <Why reason={reason} onChange={setReason} />
        {mayPick && <Who travellers={papers.travellers} some={some} onChange={setSome} />}
        {reason === 'customer' && booking.paid > 0 && (
          <CheckBox checked={waive} onCheck={setWaive}>
            {words.waive}
          </CheckBox>
        )}
        {answer && <Sums {...answer} />}
        {some?.length === 0 && <p className="text-15 text-bad">{words.nobody}</p>}
        <p className="text-13 text-soft">{all.acts.told(booking.email !== '')}</p>
        {error !== undefined && <Problem>{sentenceOf(error)}</Problem>}
        <Field
          label={words.note}
          required
          {...limitsOf('reservation.cancel', 'note')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          error={wrong.note}
        />
        <Problem>{problem}</Problem>
        <FormEnds submit={words.submit} danger disabled={saving || !answer} onClose={onClose} />
      </form>
    </Dialog>
  )
}

type What = { reason: Reason; waive: boolean; travellers?: number[] }

/** What it costs whom, and cancelling at these sums. */
function useCancel(booking: Loaded['booking'], what: What) {
  const words = useOffice('bookings').cancelForm
  const api = useApi()
  const tell = useTell()
  const { save, ...saving } = useChanging(booking)
  const { booking_id, revision } = booking
  const isNobody = what.travellers?.length === 0
  const { answer, error } = useCall(isNobody ? undefined : JSON.stringify([what, revision]), () =>
    api.reservation.cancelPreview({ booking_id, ...what }),
  )
  const cancel = async (note: string) => {
    if (!answer) return false
    const { refund, compensation, pay_by } = answer
    const asked = { booking_id, ...what, revision, note, refund, compensation: compensation.amount }
    let said = words.done
    const isDone = await save(async (sending) => {
      const { progress } = await api.reservation.cancel(asked, sending)
      // through the gateway it completes by itself
      if (progress === 'cancel_requested' && pay_by === 'bank_transfer') said = words.requested
    })
    if (isDone) tell(said) // told with the dialog closed: behind it nobody hears it
    return isDone
  }
  return { answer, error, cancel, ...saving }
}

function Why({ reason, onChange }: { reason: Reason; onChange: (reason: Reason) => void }) {
  const words = useOffice('bookings').cancelForm
  return (
    <Choose
      label={words.reason}
      value={reason}
      onChange={({ target }) => onChange(reasons.find((each) => each === target.value) ?? 'customer')}
      choices={reasons.map((value) => ({ value, name: words.reasons[value] }))}
    />
  )
}

type WhoProps = {
  travellers: Loaded['papers']['travellers']
  /** Undefined for all of them. */
  some: number[] | undefined
  onChange: (some: number[] | undefined) => void
}

function Who({ travellers, some, onChange }: WhoProps) {
  const all = useOffice('bookings')
  const words = all.cancelForm
  const pick = (seq: number, isPicked: boolean) =>
    onChange(isPicked ? [...(some ?? []), seq].sort((a, b) => a - b) : some?.filter((each) => each !== seq))
  return (
    <fieldset className="grid gap-1">
      <legend className="font-medium text-13 text-soft">{words.who}</legend>
      <label className="flex min-h-11 mouse:min-h-9 items-center gap-2 text-15">
        <input type="radio" checked={some === undefined} onChange={() => onChange(undefined)} />
        {words.all}
      </label>
      <label className="flex min-h-11 mouse:min-h-9 items-center gap-2 text-15">
        <input type="radio" checked={some !== undefined} onChange={() => onChange([])} />
        {words.some}
      </label>
      {some !== undefined && (
        <div className="grid gap-1 pl-6">
          {travellers.map(({ traveller, name, kind }) => (
            <CheckBox
              key={traveller}
              checked={some.includes(traveller)}
              onCheck={(isPicked) => pick(traveller, isPicked)}
            >
              {name || all.unnamed} <span className="text-13 text-soft">{all.kind[kind]}</span>
            </CheckBox>
          ))}
        </div>
      )}
    </fieldset>
  )
}

type Weighed = Awaited<ReturnType<Api['reservation']['cancelPreview']>>

function Sums({ price, paid, fee, fee_percent, refund, compensation, pay_by }: Weighed) {
  const all = useOffice('bookings')
  const words = all.cancelForm
  const won = (amount: number) => all.won(withCommas(amount))
  if (paid === 0) return <p className="rounded-lg bg-wash p-3 text-15">{words.unpaid}</p>
  const lines = [
    [words.price, price],
    [words.fee(fee_percent), fee],
    [words.refund, refund],
    ...(compensation.amount > 0
      ? ([[words.compensation(compensation.percent), compensation.amount]] as const)
      : []),
  ] as const
  return (
    <div aria-live="polite" className="grid gap-1 rounded-lg bg-wash p-3 text-15">
      <dl className="grid gap-0.5">
        {lines.map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-soft">{name}</dt>
            <dd className="font-semibold tabular-nums">{won(amount)}</dd>
          </div>
        ))}
      </dl>
      {refund > 0 && <p className="text-13 text-soft">{words.by[pay_by]}</p>}
      {compensation.amount > 0 && <p className="text-13 text-soft">{words.compensationLead}</p>}
    </div>
  )
}
