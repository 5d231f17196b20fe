// Cancelling by staff: whom, why, what it costs whom; shown to the won before it is done.
import { useState } from 'react'
import { type CancellationReason, cancellationReasons } from '#domain/booking/cancellation-reasons.ts'
import { formatNumber } from '#lib/format.ts'
import { type Api, useApi } from '#office/api.ts'
import { useFormWithChangeNotice } from '#office/kit/change-notice.tsx'
import { CheckBox } from '#office/kit/check-box.tsx'
import { Field, Select } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useCall } from '#web/use-call.ts'
import { BookingChangeNotice } from './booking-change-notice.tsx'
import type { BookingDetails } from './load-booking.ts'

type Props = Pick<BookingDetails, 'booking' | 'documents'> & { onClose: () => void }

export default function CancelForm({ booking, documents, onClose }: Props) {
  const all = useText('bookings')
  const words = all.cancelForm
  const describeError = useDescribeError()
  const [selected, setSelected] = useState<number[]>()
  const [reason, setReason] = useState<CancellationReason>('customer')
  const [waive, setWaive] = useState(false)
  const canPickTravellers = booking.progress !== 'waiting_for_payment' && documents.travellers.length > 1
  const input = { reason, waive, ...(selected && { travellers: selected }) }
  const { answer, error, form } = useCancelForm(booking, input, onClose)
  const { submit, bind, sending, problem, changed } = form
  return (
    <Dialog title={words.title} onClose={onClose} className="max-w-lg">
      <form className="grid gap-4" onSubmit={submit}>
        <BookingChangeNotice before={changed} now={booking} />
        <ReasonSelect reason={reason} onChange={setReason} />
        {canPickTravellers && (
          <TravellerPicker travellers={documents.travellers} selected={selected} onChange={setSelected} />
        )}
        {reason === 'customer' && booking.paid > 0 && (
          <CheckBox checked={waive} onCheck={setWaive}>
            {words.waive}
          </CheckBox>
        )}
        {answer && <RefundSummary preview={answer} />}
        {selected?.length === 0 && <p className="text-15 text-bad">{words.nobody}</p>}
        <p className="text-13 text-soft">{all.actions.reachNotice[booking.reached_by]}</p>
        {error !== undefined && <Problem>{describeError(error)}</Problem>}
        <Field {...bind('note')} label={words.note} required />
        <Problem>{problem}</Problem>
        <FormActions
          submit={words.submit}
          danger
          cancelsBooking
          disabled={sending || !answer}
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}

type CancelInput = { reason: CancellationReason; waive: boolean; travellers?: number[] }

/** Loads what the cancellation costs, and cancels at these sums. */
function useCancelForm(booking: BookingDetails['booking'], input: CancelInput, onClose: () => void) {
  const words = useText('bookings').cancelForm
  const api = useApi()
  const toast = useToast()
  const { booking_id, revision } = booking
  const isNobodySelected = input.travellers?.length === 0
  const { answer, error } = useCall(isNobodySelected ? undefined : JSON.stringify([input, revision]), () =>
    api.reservation.cancelPreview({ booking_id, ...input }),
  )
  const form = useFormWithChangeNotice(booking, {
    call: ({ reservation }) => reservation.cancel,
    toInput: ({ note }) => ({
      booking_id,
      ...input,
      revision,
      note,
      refund: answer?.refund,
      compensation: answer?.compensation.amount,
    }),
    send: (input, sending) => api.reservation.cancel(input, sending),
    onSaved: ({ progress }) => {
      // through the gateway it completes by itself
      const isRequested = progress === 'cancel_requested' && answer?.pay_by === 'bank_transfer'
      toast(isRequested ? words.requested : words.done) // told with the dialog closed: behind it nobody hears it
      onClose()
    },
  })
  return { answer, error, form }
}

function ReasonSelect({
  reason,
  onChange,
}: {
  reason: CancellationReason
  onChange: (reason: CancellationReason) => void
}) {
  const words = useText('bookings').cancelForm
  return (
    <Select
      label={words.reason}
      value={reason}
      onChange={({ target }) =>
        onChange(cancellationReasons.find((each) => each === target.value) ?? 'customer')
      }
      choices={cancellationReasons.map((value) => ({ value, name: words.reasons[value] }))}
    />
  )
}

type TravellerPickerProps = {
  travellers: BookingDetails['documents']['travellers']
  /** Undefined if all travellers are cancelled. */
  selected: number[] | undefined
  onChange: (selected: number[] | undefined) => void
}

function TravellerPicker({ travellers, selected, onChange }: TravellerPickerProps) {
  const all = useText('bookings')
  const words = all.cancelForm
  const pick = (seq: number, isPicked: boolean) =>
    onChange(
      isPicked ? [...(selected ?? []), seq].sort((a, b) => a - b) : selected?.filter((each) => each !== seq),
    )
  return (
    <fieldset className="grid gap-1">
      <legend className="font-medium text-13 text-soft">{words.who}</legend>
      <label className="flex min-h-11 mouse:min-h-9 items-center gap-2 text-15">
        <input type="radio" checked={selected === undefined} onChange={() => onChange(undefined)} />
        {words.all}
      </label>
      <label className="flex min-h-11 mouse:min-h-9 items-center gap-2 text-15">
        <input type="radio" checked={selected !== undefined} onChange={() => onChange([])} />
        {words.some}
      </label>
      {selected !== undefined && (
        <div className="grid gap-1 pl-6">
          {travellers.map(({ traveller, name, kind }) => (
            <CheckBox
              key={traveller}
              checked={selected.includes(traveller)}
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

type CancelPreview = Awaited<ReturnType<Api['reservation']['cancelPreview']>>

function RefundSummary({ preview }: { preview: CancelPreview }) {
  const { price, paid, fee, fee_percent, refund, claim, compensation, pay_by } = preview
  const all = useText('bookings')
  const words = all.cancelForm
  const won = (amount: number) => all.won(formatNumber(amount))
  if (paid === 0) return <p className="rounded-lg bg-wash p-3 text-15">{words.unpaid}</p>
  const lines = [
    [words.price, price],
    [words.fee(fee_percent), fee],
    [words.refund, refund],
    ...(claim > 0 ? ([[words.claim, claim]] as const) : []),
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
      {claim > 0 && <p className="text-13 text-soft">{words.claimLead}</p>}
      {refund > 0 && <p className="text-13 text-soft">{words.by[pay_by]}</p>}
      {compensation.amount > 0 && <p className="text-13 text-soft">{words.compensationLead}</p>}
    </div>
  )
}
