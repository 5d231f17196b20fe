// Who waits for seats of a departure: their order, to whom some are offered, and taking somebody out.

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { formatTelHref } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { AddWaitingForm } from './add-waiting-form.tsx'
import type { DepartureDetails } from './occupancy-bar.tsx'

const BookOffer = lazy(() => import('./book-offer.tsx'))

type WaitingParty = DepartureDetails['waiting'][number]

export function WaitingList({ departure }: { departure: DepartureDetails }) {
  const { departure_id, waiting, is_cancelled } = departure
  const [isAdding, setAdding] = useState(false)
  const { waiting: words } = useText('occupancy')
  const may = useMay()
  const { firstInLine, moveUp, saving, problem } = useWaitingList(departure_id, waiting)
  const api = useApi()
  const [removing, setRemoving] = useState<WaitingParty>()
  const [booking, setBooking] = useState<WaitingParty>()
  return (
    <Panel
      title={words.title(waiting.length)}
      aside={
        may('change bookings') &&
        !is_cancelled && (
          <button type="button" className="button-secondary" onClick={() => setAdding(true)}>
            {words.add}
          </button>
        )
      }
    >
      {isAdding && <AddWaitingForm departure_id={departure_id} onClose={() => setAdding(false)} />}
      {waiting.length === 0 && <p className="text-15 text-soft">{words.none}</p>}
      <Problem>{problem}</Problem>
      <ol className="divide-y divide-line">
        {waiting.map((row, at) => (
          <WaitingRow key={row.id} place={at + 1} row={row}>
            {may('change bookings') && (
              <WaitingActions
                row={row}
                saving={saving}
                onMoveUp={row.id === firstInLine ? undefined : () => void moveUp(row.id)}
                onRemove={() => setRemoving(row)}
                onBook={() => setBooking(row)}
              />
            )}
          </WaitingRow>
        ))}
      </ol>
      <Suspense>{booking && <BookOffer row={booking} onClose={() => setBooking(undefined)} />}</Suspense>
      {removing && (
        <ConfirmAction
          title={words.removeAsk(removing.name)}
          lead={removing.state === 'offered' ? words.removeOffered : words.removeLead}
          confirmLabel={words.remove}
          danger
          send={() => api.departure.removeWaiting({ id: removing.id })}
          doneText={words.removed(removing.name)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Panel>
  )
}

/** The order of those who still wait: who was offered seats is no longer in it. */
function useWaitingList(departure_id: DepartureDetails['departure_id'], waiting: WaitingParty[]) {
  const api = useApi()
  const { save, saving, problem } = useSave()
  const ids = waiting.flatMap(({ id, state }) => (state === 'waiting' ? [id] : []))
  const moveUp = async (id: number) => {
    const at = ids.indexOf(id)
    const before = ids[at - 1]
    if (before === undefined) return
    const order = ids.with(at - 1, id).with(at, before)
    await save(() => api.departure.orderWaiting({ departure_id, ids: order }))
  }
  return { firstInLine: ids[0], moveUp, saving, problem }
}

function WaitingRow({ row, place, children }: { row: WaitingParty; place: number; children: ReactNode }) {
  const { waiting: words } = useText('occupancy')
  const { language } = useSession()
  const { id, name, contact_masked, has_email, adult, child, baby, state, until, reg_date } = row
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <span className="grid min-w-0 gap-0.5">
        <span className="font-semibold text-15">
          <span className="text-soft tabular-nums">{place}</span> {name} {words.party(adult, child, baby)}
          {state === 'offered' && until && (
            <Badge className="ml-2" tone="good">
              {words.offered(formatMoment(until, language))}
            </Badge>
          )}
        </span>
        <span className="text-13 text-soft tabular-nums">
          <RevealPhone id={id} name={name} masked={contact_masked} /> ·{' '}
          {words.since(formatMoment(reg_date, language))}
          {state === 'waiting' && !has_email && ` · ${words.noEmail}`}
          {state === 'offered' && !has_email && (
            <strong className="block font-semibold text-ink">{words.toCall}</strong>
          )}
        </span>
      </span>
      {children}
    </li>
  )
}

/** Masked until somebody wants to call: who reads the number in full is logged. */
function RevealPhone({ id, name, masked }: { id: WaitingParty['id']; name: string; masked: string }) {
  const { waiting: words } = useText('occupancy')
  const api = useApi()
  const describeError = useDescribeError()
  const [revealed, setRevealed] = useState<{ contact?: string; problem?: string }>({})
  const link = '-my-3 inline-block py-3 underline underline-offset-4'
  const show = () =>
    api.departure
      .waitingContact({ id })
      .then(setRevealed, (error) => setRevealed({ problem: describeError(error) }))
  if (revealed.contact)
    return (
      <a href={formatTelHref(revealed.contact)} className={link}>
        {revealed.contact}
      </a>
    )
  return (
    <>
      {masked}{' '}
      <button type="button" className={link} aria-label={words.callLabel(name)} onClick={() => void show()}>
        {words.call}
      </button>
      {revealed.problem && (
        <span role="alert" className="text-bad">
          {revealed.problem}
        </span>
      )}
    </>
  )
}

type WaitingActionsProps = {
  row: WaitingParty
  saving: boolean
  /** The first in line cannot move up. */
  onMoveUp: (() => void) | undefined
  onRemove: () => void
  onBook: () => void
}

/** Who still waits may move up; for whom seats are held they can be booked. */
function WaitingActions({ row: { name, state }, saving, onMoveUp, onRemove, onBook }: WaitingActionsProps) {
  const { waiting: words } = useText('occupancy')
  return (
    <span className="flex gap-2">
      {state === 'offered' && (
        <button
          type="button"
          className="button-primary"
          aria-label={words.bookLabel(name)}
          disabled={saving}
          onClick={onBook}
        >
          {words.book}
        </button>
      )}
      {state === 'waiting' && onMoveUp && (
        <button
          type="button"
          className="button-secondary"
          aria-label={words.moveUpLabel(name)}
          disabled={saving}
          onClick={onMoveUp}
        >
          {words.up}
        </button>
      )}
      <button
        type="button"
        className="button-secondary"
        aria-label={words.removeLabel(name)}
        disabled={saving}
        onClick={onRemove}
      >
        {words.remove}
      </button>
    </span>
  )
}
