// To another departure of the same trip: those with seats, what each would cost, and then it is moved.
import { type FormEvent, useState } from 'react'
import { withCommas } from '#plain/format.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useCall } from '#web/use-call.ts'
import { useApi } from '../api.ts'
import { useChanging } from '../kit/changing.tsx'
import { FormEnds } from '../kit/form-ends.tsx'
import { useTell } from '../kit/toast.tsx'
import { useOffice } from '../kit/use-words.ts'
import { ChangedSince } from './changed-since.tsx'
import { leavesAt } from './leaves-at.ts'
import type { Loaded } from './load.ts'
import { Repriced } from './repriced.tsx'

export function MoveForm({ booking, onClose }: Pick<Loaded, 'booking'> & { onClose: () => void }) {
  const all = useOffice('bookings')
  const words = all.moveForm
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem, changed } = useChanging(booking)
  const { booking_id, revision, package_code, pay_by, email } = booking
  const { answer: open } = useCall(package_code, () => api.reservation.departures({ package_code }))
  const others = open?.list.filter((each) => each.departure_id !== booking.departure_id)
  const [to, setTo] = useState({ departure_id: 0, departure_date: '' })
  const { answer, error } = useCall(to.departure_id ? JSON.stringify([to, revision]) : undefined, () =>
    api.reservation.movePreview({ booking_id, ...to }),
  )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!answer) return
    const asked = { booking_id, revision, ...to, total: answer.total }
    if (!(await save((sending) => api.reservation.move(asked, sending)))) return
    tell(words.done)
    onClose()
  }
  return (
    <Dialog title={words.title} onClose={onClose} className="max-w-lg">
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <ChangedSince before={changed} now={booking} />
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
                <span className="tabular-nums">{leavesAt(each)}</span>
                <span className="ml-auto text-soft tabular-nums">
                  {all.won(withCommas(each.adult_price))}
                </span>
                <span className="text-13 text-soft">{words.left(each.left)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {to.departure_id > 0 && <Repriced price={answer} error={error} pay_by={pay_by} email={email} />}
        <Problem>{problem}</Problem>
        <FormEnds submit={words.submit} disabled={saving || !answer} onClose={onClose} />
      </form>
    </Dialog>
  )
}
