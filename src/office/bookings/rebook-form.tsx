// Moves a booking to another departure of the same trip: those with seats, and what each would cost.
import { useState } from 'react'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { useFormWithChangeNotice } from '#office/kit/change-notice.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useCall } from '#web/use-call.ts'
import { BookingChangeNotice } from './booking-change-notice.tsx'
import { formatDeparture } from './format-departure.ts'
import type { BookingDetails } from './load-booking.ts'
import { PriceChange } from './price-change.tsx'

export default function RebookForm({
  booking,
  onClose,
}: Pick<BookingDetails, 'booking'> & { onClose: () => void }) {
  const all = useText('bookings')
  const words = all.rebookForm
  const api = useApi()
  const toast = useToast()
  const { booking_id, revision, package_code, pay_by, reached_by } = booking
  const { answer: bookable } = useCall(package_code, () => api.departure.openDepartures({ package_code }))
  const others = bookable?.list.filter((each) => each.departure_id !== booking.departure_id)
  const [to, setTo] = useState({ departure_id: 0, departure_date: '' })
  const { answer, error } = useCall(to.departure_id ? JSON.stringify([to, revision]) : undefined, () =>
    api.reservation.rebookPreview({ booking_id, ...to }),
  )
  const { submit, sending, problem, changed } = useFormWithChangeNotice(booking, {
    call: ({ reservation }) => reservation.rebook,
    toInput: () => ({ booking_id, revision, ...to, total: answer?.total }),
    send: (input, sending) => api.reservation.rebook(input, sending),
    onSaved: () => {
      toast(words.done)
      onClose()
    },
  })
  return (
    <Dialog title={words.title} onClose={onClose} className="max-w-lg">
      <form className="grid gap-4" onSubmit={submit}>
        <BookingChangeNotice before={changed} now={booking} />
        {others?.length === 0 && <p className="text-15">{words.none}</p>}
        <fieldset className="grid gap-1">
          <legend className="font-medium text-13 text-soft">{words.pick}</legend>
          <div className="grid max-h-64 gap-1 overflow-y-auto">
            {others?.map((each) => (
              <label
                key={each.departure_id}
                className="flex min-h-11 items-center gap-3 rounded-lg border border-line px-3 text-15 has-checked:border-brand-600 has-checked:bg-brand-50"
              >
                <input
                  type="radio"
                  name="departure"
                  checked={to.departure_id === each.departure_id}
                  onChange={() =>
                    setTo({ departure_id: each.departure_id, departure_date: each.departure_date })
                  }
                />
                <span className="tabular-nums">{formatDeparture(each)}</span>
                <span className="ml-auto text-soft tabular-nums">
                  {all.won(formatNumber(each.adult_price))}
                </span>
                <span className="text-13 text-soft">{words.left(each.left)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {to.departure_id > 0 && (
          <PriceChange price={answer} error={error} pay_by={pay_by} reached_by={reached_by} />
        )}
        <Problem>{problem}</Problem>
        <FormActions submit={words.submit} disabled={sending || !answer} onClose={onClose} />
      </form>
    </Dialog>
  )
}
