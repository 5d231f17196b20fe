// A transfer given to bookings by hand: searched, several of them, each with its sum.
import { useState } from 'react'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { Field, Select } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useLocalized } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import type { LineProposal, OpenLine, PayableBooking } from './open-line.ts'

/** `share`: '' where it pays for the booking as a whole. */
type Chosen = { booking: PayableBooking; amount: string; share: string }
type Props = {
  line: OpenLine
  onConfirmed: (parts: LineProposal['parts'], answer: { is_waiting: boolean }) => void
  onClose: () => void
}

export function ByHandDialog({ line, onConfirmed, onClose }: Props) {
  const words = useText('deposits')
  const api = useApi()
  const [chosen, setChosen] = useState<Chosen[]>([])
  const left = line.rest - chosen.reduce((sum, { amount }) => sum + Number(amount), 0)
  const add = (booking: PayableBooking) =>
    setChosen((before) =>
      before.some((each) => each.booking.booking_id === booking.booking_id)
        ? before
        : [...before, { booking, amount: String(pickAmount(left, booking)), share: '' }],
    )
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ bank }) => bank.confirm,
    toInput: () => ({
      parts: chosen.map(({ booking, amount, share }) => ({
        line: line.id,
        booking_id: booking.booking_id,
        amount: Number(amount),
        ...(share ? { share: Number(share) } : listSurplus(booking, amount)),
      })),
    }),
    send: (input, sending) => api.bank.confirm(input, sending),
    onSaved: (answer, { parts }) => onConfirmed(parts, answer),
  })
  return (
    <Dialog
      title={words.byHand.title(line.payer, formatNumber(line.rest))}
      onClose={onClose}
      className="max-w-xl"
      ignoresBackdropClick
    >
      <form className="grid gap-4" onSubmit={submit}>
        <BookingSearch onAdd={add} />
        {chosen.map(({ booking, amount, share }, at) => (
          <div key={booking.booking_id} className="flex items-end gap-2">
            <div className="grid grow gap-2">
              {booking.shares.length > 0 && (
                <ShareSelect
                  booking={booking}
                  value={share}
                  onChange={(share) => setChosen(chosen.with(at, { booking, amount, share }))}
                />
              )}
              <Field
                {...bind(`parts.${at}.amount`)}
                type="number"
                label={words.byHand.amount(booking.name)}
                hint={describeAmount(words, { booking, amount, share })}
                {...getFieldLimits('bank.confirm', 'parts.amount')}
                value={amount}
                onChange={({ target }) =>
                  setChosen(chosen.with(at, { booking, amount: target.value, share }))
                }
              />
            </div>
            <button
              type="button"
              className="button-secondary"
              onClick={() => setChosen(chosen.toSpliced(at, 1))}
            >
              {words.byHand.remove}
            </button>
          </div>
        ))}
        {chosen.length > 0 && left > 0 && (
          <p className="text-15 text-soft">{words.byHand.left(formatNumber(left))}</p>
        )}
        {left < 0 && <p className="text-15 text-bad">{words.byHand.over(formatNumber(-left))}</p>}
        <Problem>{problem}</Problem>
        <FormActions
          submit={words.confirm}
          disabled={sending || chosen.length === 0 || left < 0}
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}

/** What it owes, as far as the transfer goes; all of it for a booking that owes nothing: it goes back. */
const pickAmount = (left: number, booking: PayableBooking) =>
  Math.max(0, booking.left > 0 ? Math.min(left, booking.left) : left)

const listSurplus = (booking: PayableBooking, amount: string) => {
  const surplus = Math.max(0, Number(amount) - booking.left)
  return surplus > 0 ? { surplus } : {}
}

function describeAmount(
  words: ReturnType<typeof useText<'deposits'>>,
  { booking, amount, share }: Chosen,
): string {
  const { surplus = 0 } = share ? {} : listSurplus(booking, amount)
  return surplus > 0
    ? words.byHand.surplus(formatNumber(surplus))
    : words.payable(formatNumber(booking.payable))
}

type ShareSelectProps = { booking: PayableBooking; value: string; onChange: (share: string) => void }

/** Whose part of the booking it is, where people pay by themselves. */
function ShareSelect({ booking: { name, shares }, value, onChange }: ShareSelectProps) {
  const words = useText('deposits')
  return (
    <Select
      label={words.byHand.share(name)}
      choices={[
        { value: '', name: words.byHand.whole },
        ...shares.map((each) => ({
          value: String(each.id),
          name: words.byHand.shareChoice(each.name, formatNumber(each.rest)),
        })),
      ]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** Lists the bookings that are found while one types. A press takes one. */
function BookingSearch({ onAdd }: { onAdd: (booking: PayableBooking) => void }) {
  const words = useText('deposits')
  const localized = useLocalized()
  const api = useApi()
  const [typed, setTyped] = useState('')
  const q = typed.trim()
  const { answer } = useCall(q === '' ? undefined : q, () => api.bank.findBookings({ q }), {
    delay_ms: 150,
    keepsPrevious: true,
  })
  return (
    <div className="grid gap-2">
      <Field
        label={words.byHand.search}
        {...getFieldLimits('bank.findBookings', 'q')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          const [first] = answer?.bookings ?? []
          if (event.key !== 'Enter' || !first) return
          event.preventDefault()
          onAdd(first)
        }}
      />
      {q !== '' && answer?.bookings.length === 0 && <p className="text-15 text-soft">{words.byHand.none}</p>}
      <ul className="grid gap-1">
        {(q === '' ? [] : (answer?.bookings ?? [])).map((booking) => (
          <li
            key={booking.booking_id}
            className="flex items-center justify-between gap-3 rounded-lg bg-wash p-2"
          >
            <span className="min-w-0 text-15">
              <span className="font-semibold">{booking.name}</span>{' '}
              <span className="tabular-nums">
                {booking.left > 0 ? words.won(formatNumber(booking.payable)) : words.owesNothing}
              </span>
              <span className="block text-13 text-soft">
                {localized(booking.page_title)} · {words.leaves(booking.departure_date)}
              </span>
            </span>
            <button
              type="button"
              className="button-secondary"
              aria-label={words.byHand.addLabel(booking.name)}
              onClick={() => onAdd(booking)}
            >
              {words.byHand.add}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
