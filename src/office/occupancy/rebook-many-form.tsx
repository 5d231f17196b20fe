// Moves all or some bookings of a departure to another date: each with its price there, all in one act.
import { useState } from 'react'
import { formatNumber } from '#lib/format.ts'
import { rebookLimit } from '#limits/trade.ts'
import { type Api, useApi } from '#office/api.ts'
import { formatDeparture } from '#office/bookings/format-departure.ts'
import { Select } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useCall } from '#web/use-call.ts'
import type { DepartureDetails } from './occupancy-bar.tsx'

type RebookPrice = Awaited<ReturnType<Api['reservation']['rebookManyPreview']>>['list'][number]
type Props = { departure: DepartureDetails; onClose: () => void }

export default function RebookManyForm({ departure: { departure_id, package_code }, onClose }: Props) {
  const { rebookMany: words } = useText('occupancy')
  const api = useApi()
  const toast = useToast()
  const describeError = useDescribeError()
  const [to, setTo] = useState(0)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { answer: bookable } = useCall(package_code, () => api.departure.openDepartures({ package_code }))
  const dates = bookable?.list.filter((each) => each.departure_id !== departure_id) ?? []
  const { answer: priced, error } = useCall(to ? String(to) : undefined, () =>
    api.reservation.rebookManyPreview({ departure_id, to }),
  )
  const chosen = (priced?.list ?? []).filter((each) => each.problem === null && !left.has(each.booking_id))
  const seats = chosen.reduce((sum, each) => sum + each.seats, 0)
  const free = dates.find((each) => each.departure_id === to)?.left ?? seats
  const obstacle =
    seats > free ? words.tooFew(seats, free) : chosen.length > rebookLimit && words.tooMany(rebookLimit)
  const { submit, sending, problem } = useCallForm({
    call: ({ reservation }) => reservation.rebookMany,
    toInput: () => ({
      departure_id,
      to,
      bookings: chosen.map(({ booking_id, revision, total }) => ({ booking_id, revision, total })),
    }),
    send: (input, sending) => api.reservation.rebookMany(input, sending),
    onSaved: (_answer, { bookings }) => {
      toast(words.done(bookings.length))
      onClose()
    },
  })
  const toggle = (booking_id: string) =>
    setLeft(
      new Set(left.has(booking_id) ? [...left].filter((each) => each !== booking_id) : [...left, booking_id]),
    )
  return (
    <Dialog title={words.open} onClose={onClose} className="max-w-lg" ignoresBackdropClick>
      <form className="grid gap-4" onSubmit={submit}>
        <p className="text-15 text-soft">{words.lead}</p>
        {bookable && dates.length === 0 && <p className="text-15">{words.none}</p>}
        <Select
          label={words.to}
          value={String(to)}
          onChange={({ target }) => setTo(Number(target.value))}
          choices={[
            { value: '0', name: words.choose },
            ...dates.map((each) => ({
              value: String(each.departure_id),
              name: words.target(formatDeparture(each), each.left),
            })),
          ]}
        />
        <ul className="divide-y divide-line">
          {priced?.list.map((each) => (
            <RebookRow
              key={each.booking_id}
              price={each}
              isChosen={!left.has(each.booking_id)}
              onToggle={() => toggle(each.booking_id)}
            />
          ))}
        </ul>
        {obstacle && (
          <p className="text-15 text-bad" role="status">
            {obstacle}
          </p>
        )}
        <Problem>{error ? describeError(error) : problem}</Problem>
        <FormActions
          submit={words.submit(chosen.length)}
          disabled={sending || chosen.length === 0 || obstacle !== false}
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}

type RebookRowProps = { price: RebookPrice; isChosen: boolean; onToggle: () => void }

function RebookRow({ price, isChosen, onToggle }: RebookRowProps) {
  const { rebookMany: words } = useText('occupancy')
  const { name, people, problem } = price
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-1 text-15">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-brand-600"
          aria-label={words.pick(name)}
          checked={isChosen && problem === null}
          disabled={problem !== null}
          onChange={onToggle}
        />
        <span>
          <span className="font-semibold">{name}</span>{' '}
          <span className="text-soft">{words.people(people)}</span>
        </span>
      </label>
      <span className={problem ? 'text-bad' : 'tabular-nums'}>{describeDifference(price, words)}</span>
    </li>
  )
}

type RebookWords = ReturnType<typeof useText<'occupancy'>>['rebookMany']

function describeDifference({ problem, before, total }: RebookPrice, words: RebookWords): string {
  if (problem !== null) {
    const known = (['WRONG_PROGRESS', 'DEPARTURE_CLOSED', 'SOLD_OUT', 'AGES_DIFFER'] as const).find(
      (each) => each === problem,
    )
    return known ? words.problems[known] : words.problems.WRONG_PROGRESS
  }
  if (total === before) return words.same
  return total > before ? words.due(formatNumber(total - before)) : words.refund(formatNumber(before - total))
}
