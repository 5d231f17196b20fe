// Changes that the customer may make: each kind behind its button, and requests to staff.
import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { type ChangeKind, changeKinds } from '#domain/agency/rules/customer-changes.ts'
import { readFields } from '#lib/read-fields.ts'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { useDates } from '#storefront/kit/use-dates.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { ChevronRight } from '#ui/icons.ts'
import { Problem } from '#ui/problem.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import type { ChangeOptions } from './change-form.ts'
import type { ShowNotice } from './notice.ts'

// The dialog loads late, because few visitors change a booking.
const ChangeDialog = lazy(() => import('./change-dialog.tsx'))

type Props = { booking: BookingDetails; options: ChangeOptions; showNotice: ShowNotice }

export function ChangeBox({ booking, options, showNotice }: Props) {
  const { formatMomentDay } = useDates()
  const { changes: words } = useText('booking')
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  // The dialog is open in the history entry, so that the back button closes it; the server draws it closed.
  const { changing } = readFields(state)
  const isHydrated = useHydrated()
  const open = changeKinds.find((kind) => kind === changing && isHydrated)
  const { ways, until } = options
  const kinds = changeKinds.filter(
    (kind) =>
      ways[kind] !== 'none' && (kind !== 'person' || booking.travellers.some((each) => !each.cancelled)),
  )
  if (kinds.length === 0) return null
  const isSelf = kinds.some((kind) => ways[kind] === 'self')
  const start = (kind: ChangeKind) =>
    navigate(pathname + search, { state: { changing: kind }, preventScrollReset: true })
  return (
    <section
      aria-labelledby="changes-title"
      className="grid gap-3 rounded-card border border-line bg-card p-5 print:hidden"
    >
      <h2 id="changes-title" className="text-18">
        {words.title}
      </h2>
      <p className="text-15 text-soft">{isSelf ? words.until(formatMomentDay(until)) : words.byStaff}</p>
      <RequestState booking_id={booking.booking_id} request={options.request} />
      <ul className="divide-y divide-line">
        {kinds.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              className="flex min-h-14 w-full items-center gap-3 py-2 text-left hover:text-brand-700"
              onClick={() => start(kind)}
            >
              <span className="grid grow gap-0.5">
                <span className="font-semibold">{words.kinds[kind]}</span>
                <span className="text-15 text-soft">
                  {ways[kind] === 'self' ? words.lines[kind] : words.asked}
                </span>
              </span>
              <ChevronRight size={20} className="shrink-0 text-soft" />
            </button>
          </li>
        ))}
      </ul>
      {open && kinds.includes(open) && (
        <Suspense>
          <ChangeDialog
            booking={booking}
            options={options}
            kind={open}
            close={() => navigate(-1)}
            showNotice={showNotice}
          />
        </Suspense>
      )}
    </section>
  )
}

type RequestProps = { booking_id: string; request: ChangeOptions['request'] }

/** The latest request: it waits, or was refused with a reason. */
function RequestState({ booking_id, request }: RequestProps) {
  const { formatMomentDay } = useDates()
  const { changes: words } = useText('booking')
  const { revalidate } = useRevalidator()
  const [isDone, setDone] = useState(false)
  const { submit, sending, problem } = useApiForm({
    send: async (api) => {
      await api.reservation.withdrawChange({ booking_id })
      setDone(true)
      await revalidate()
    },
  })
  if (request?.state === 'refused')
    return (
      <p className="rounded-input bg-wash p-4 text-15">
        {words.refused(words.kinds[request.kind])} <span className="font-semibold">{request.answer}</span>
      </p>
    )
  if (request?.state !== 'asked')
    return isDone ? (
      <p role="status" className="text-15 text-good">
        {words.withdrawn}
      </p>
    ) : null
  return (
    <form noValidate onSubmit={submit} className="grid gap-2 rounded-input bg-wash p-4 text-15">
      <p role="status">{words.waiting(words.kinds[request.kind], formatMomentDay(request.asked))}</p>
      <Problem>{problem}</Problem>
      <Submit sending={sending} className="button-secondary">
        {words.withdraw}
      </Submit>
    </form>
  )
}
