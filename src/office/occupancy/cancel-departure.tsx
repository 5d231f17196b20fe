// Cancelling a departure: why, and what each booking gets by which way, seen to the won before it is done.

import { useState } from 'react'
import {
  type DepartureCancellationReason,
  departureCancellationReasons,
} from '#domain/booking/cancellation-reasons.ts'
import { formatNumber } from '#lib/format.ts'
import { choiceLimits } from '#limits/trade.ts'
import { type Api, useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { Field, Select } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useCall } from '#web/use-call.ts'
import type { Bind } from '#web/use-form.ts'
import type { DepartureDetails } from './occupancy-bar.tsx'

export default function CancelDeparture({
  departure,
  onClose,
}: {
  departure: DepartureDetails
  onClose: () => void
}) {
  const words = useText('occupancy')
  const describeError = useDescribeError()
  const [reason, setReason] = useState<DepartureCancellationReason>('minimum')
  const { answer, error, form } = useCancelForm(departure.departure_id, reason, onClose)
  const { submit, bind, sending, problem } = form
  const countReached = (by: 'text' | 'call') =>
    departure.list.filter(({ reached_by }) => reached_by === by).length
  const [texted, called] = [countReached('text'), countReached('call')]
  const choosing = answer?.list.filter(({ others }) => others > 0).length ?? 0
  return (
    <Dialog title={words.cancel.title} onClose={onClose} className="max-w-3xl" ignoresBackdropClick>
      <form className="grid gap-4" onSubmit={submit}>
        <p className="text-15 text-soft">
          {words.cancel.lead} {texted > 0 && words.cancel.texted(texted)}{' '}
          {called > 0 && words.cancel.called(called)}
        </p>
        <Select
          {...bind('reason')}
          label={words.cancel.reason}
          hint={words.cancel.reasonHints[reason]}
          value={reason}
          onChange={({ target }) =>
            setReason(departureCancellationReasons.find((each) => each === target.value) ?? 'minimum')
          }
          choices={departureCancellationReasons.map((value) => ({
            value,
            name: words.cancel.reasons[value],
          }))}
        />
        {answer && <CancelPreviewTable preview={answer} />}
        {error !== undefined && <Problem>{describeError(error)}</Problem>}
        {choosing > 0 && <DecisionTimeSelect choosing={choosing} bind={bind} />}
        <Field {...bind('note')} label={words.cancel.note} required />
        <Problem>{problem}</Problem>
        <FormActions
          submit={words.cancel.submit}
          danger
          cancelsBooking
          disabled={sending || !answer}
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}

/** What each booking gets, and cancelling at these sums; after a refusal the sums are loaded again. */
function useCancelForm(departure_id: number, reason: DepartureCancellationReason, onClose: () => void) {
  const { cancel: words } = useText('occupancy')
  const api = useApi()
  const toast = useToast()
  const [attempts, setAttempts] = useState(0)
  const { answer, error } = useCall(JSON.stringify([reason, attempts]), () =>
    api.reservation.departureCancelPreview({ departure_id, reason }),
  )
  const form = useCallForm({
    call: ({ reservation }) => reservation.cancelDeparture,
    toInput: ({ note, wait_hours = choiceLimits.hours }) => ({
      departure_id,
      reason,
      note,
      wait_hours: Number(wait_hours),
      seen: answer?.seen,
    }),
    send: (input, sending) => api.reservation.cancelDeparture(input, sending),
    onSaved: () => {
      toast(words.begun(answer?.list.length ?? 0))
      onClose()
    },
    onRefusal: () => {
      setAttempts(attempts + 1)
      return false
    },
  })
  return { answer, error, form }
}

/** How long those who may take another departure have for it. */
function DecisionTimeSelect({ choosing, bind }: { choosing: number; bind: Bind }) {
  const { cancel: words } = useText('occupancy')
  return (
    <Select
      {...bind('wait_hours')}
      label={words.wait}
      hint={words.waitHint(choosing)}
      defaultValue={choiceLimits.hours}
      choices={[0, 24, 48, choiceLimits.most_hours].map((each) => ({
        value: String(each),
        name: words.waits(each),
      }))}
    />
  )
}

type DepartureCancelPreview = Awaited<ReturnType<Api['reservation']['departureCancelPreview']>>

function CancelPreviewTable({ preview: { list } }: { preview: DepartureCancelPreview }) {
  const words = useText('occupancy')
  const { columns } = words.cancel
  const sums = ['paid', 'by_gateway', 'by_transfer', 'compensation'] as const
  const sumColumn = (name: (typeof sums)[number]) => list.reduce((sum, row) => sum + row[name], 0)
  if (list.length === 0) return <p className="rounded-lg bg-wash p-3 text-15">{words.cancel.nobody}</p>
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached to be scrolled
      tabIndex={0}
      aria-label={words.cancel.preview}
      className="panel overflow-auto tablet:max-h-80"
    >
      <table className="data-table cards-on-phone">
        <thead>
          <tr>
            <th>{columns.who}</th>
            {sums.map((name) => (
              <th key={name} className="number">
                {columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((row) => (
            <tr key={row.booking_id}>
              <td className="max-tablet:w-full">
                {row.name} {words.people(row.people)}
                {row.is_paying && <Badge className="ml-2">{words.cancel.paying}</Badge>}
                {row.others > 0 && <Badge className="ml-2">{words.cancel.others(row.others)}</Badge>}
              </td>
              {sums.map((name) => (
                <AmountCell key={name} title={columns[name]} amount={row[name]} />
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className="max-tablet:w-full">
              {words.cancel.all}
            </th>
            {sums.map((name) => (
              <AmountCell key={name} title={columns[name]} amount={sumColumn(name)} isTotal />
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

/** On a phone each line shows only the sums that there are, with their names. */
const AmountCell = ({
  title,
  amount,
  isTotal = false,
}: {
  title: string
  amount: number
  isTotal?: boolean
}) => (
  <td
    data-title={title}
    className={`number ${isTotal ? 'font-semibold' : ''} ${amount === 0 ? 'max-tablet:hidden' : ''}`}
  >
    {formatNumber(amount)}
  </td>
)
