// A debt in the list: its customer is called, or reminded by a message, once a day.
import { useState } from 'react'
import { formatNumber, formatTelHref } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { useText } from '#office/kit/use-text.ts'
import { useSession } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import type { Receivable } from './receivable.ts'

type Props = { receivable: Receivable }

/** In full for who wants to call: who reads the number is logged. */
export function DebtorPhone({ receivable: { booking_id, name } }: Props) {
  const words = useText('receivables')
  const api = useApi()
  const describeError = useDescribeError()
  const [revealed, setRevealed] = useState<{ contact?: string; problem?: string }>({})
  const show = () =>
    api.payment
      .debtorContact({ booking_id })
      .then(setRevealed, (error) => setRevealed({ problem: describeError(error) }))
  if (revealed.contact)
    return (
      <a href={formatTelHref(revealed.contact)} className="button-secondary whitespace-nowrap tabular-nums">
        {revealed.contact}
      </a>
    )
  return (
    <>
      <button
        type="button"
        className="button-secondary"
        aria-label={words.callLabel(name)}
        onClick={() => void show()}
      >
        {words.call}
      </button>
      {revealed.problem && (
        <span role="alert" className="text-13 text-bad">
          {revealed.problem}
        </span>
      )}
    </>
  )
}

export function RemindButton({ receivable }: Props) {
  const words = useText('receivables')
  const [isOpen, setOpen] = useState(false)
  const { name, can_remind, reminders, reminded_on } = receivable
  return (
    <>
      {can_remind && (
        <button
          type="button"
          className="button-secondary"
          aria-label={words.remindLabel(name)}
          onClick={() => setOpen(true)}
        >
          {words.remind}
        </button>
      )}
      {reminded_on && (
        <span className="text-13 text-soft tabular-nums">{words.reminded(reminders, reminded_on)}</span>
      )}
      {isOpen && <RemindDialog receivable={receivable} onClose={() => setOpen(false)} />}
    </>
  )
}

function RemindDialog({ receivable, onClose }: Props & { onClose: () => void }) {
  const words = useText('receivables')
  const { language } = useSession()
  const api = useApi()
  const { booking_id, name, amount } = receivable
  const { answer } = useCall(`reminders ${booking_id}`, () => api.payment.reminders({ booking_id }))
  return (
    <ConfirmAction
      title={words.remindTitle(name, formatNumber(amount))}
      lead={words.remindLead}
      confirmLabel={words.remind}
      onClose={onClose}
      send={(sending) => api.payment.remindDebtor({ booking_id }, sending)}
      doneText={words.remindDone}
    >
      <ul className="text-13 text-soft">
        {answer?.list.map(({ day, amount, by_name, at }) => (
          <li key={day}>{words.remindedBy(formatMoment(at, language), by_name, formatNumber(amount))}</li>
        ))}
      </ul>
    </ConfirmAction>
  )
}
