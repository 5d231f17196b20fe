// A booking as number and name show it: the trip, its state, what is left to do, and the way to the rest. §6
import { useLocation, useSearchParams } from 'react-router'
import type { bookingCalls } from '#domain/booking/calls.ts'
import type { Out } from '#platform/wire/call.ts'
import { useDates } from '#storefront/kit/use-dates.ts'
import { ProgressSteps } from '#storefront/ticket/progress-steps.tsx'
import { Ticket } from '#storefront/ticket/ticket.tsx'
import { useText } from '#web/session.tsx'
import { CodeForm } from './code-form.tsx'
import { PriceAndPayments } from './price-and-payments.tsx'
import { RefundOutcome } from './refund-outcome.tsx'

type FoundBookingSummary = Out<typeof bookingCalls.lookUp>

export function BookingSummary({ summary, today }: { summary: FoundBookingSummary; today: string }) {
  const { formatMoment } = useDates()
  const words = useText('booking')
  const { progress, held_until, to_do, outcome } = summary
  if (outcome) return <CancelledBooking summary={summary} outcome={outcome} today={today} />
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 desktop:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid gap-8">
        <Ticket booking={summary} today={today} />
        <section aria-labelledby="progress-title">
          <h2 id="progress-title" className="text-22">
            {words.progressTitle}
          </h2>
          <p className="mt-1 text-soft">{words.progressLines[progress]}</p>
          {held_until && (
            <p className="money mt-1 text-warn">{words.summary.payBy(formatMoment(held_until))}</p>
          )}
        </section>
        {to_do.length > 0 && (
          <section aria-labelledby="to-do-title">
            <h2 id="to-do-title" className="text-22">
              {words.toDo.title}
            </h2>
            <ul className="mt-2 list-disc pl-5">
              {to_do.map((each) => (
                <li key={each}>{words.toDo[each]}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <OpenBooking summary={summary} />
    </div>
  )
}

type CancelledBookingProps = {
  summary: FoundBookingSummary
  outcome: NonNullable<FoundBookingSummary['outcome']>
  today: string
}

/** The browser that cancelled the booking sees the outcome; travellers and documents need a code. */
function CancelledBooking({ summary, outcome, today }: CancelledBookingProps) {
  const { summary: words } = useText('booking')
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 desktop:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid gap-8">
        <Ticket booking={{ ...summary, ...outcome }} today={today} />
        <RefundOutcome booking_id={summary.booking_id} outcome={outcome} />
        <ProgressSteps
          progress={summary.progress}
          history={outcome.history}
          hasDeposit={outcome.deposit > 0}
        />
      </div>
      <div className="grid gap-8">
        <a href="/travel" className="button-secondary">
          {words.seeTrips}
        </a>
        <PriceAndPayments booking={outcome} payer={outcome.name_masked} />
        <details className="rounded-card border border-line p-5">
          <summary className="min-h-11 cursor-pointer content-center text-15 text-soft">{words.more}</summary>
          <OpenBooking summary={summary} />
        </details>
      </div>
    </div>
  )
}

function OpenBooking({ summary: { booking_id, opens_by } }: { summary: FoundBookingSummary }) {
  const { summary: words, lookUp } = useText('booking')
  const { pathname } = useLocation()
  const name = useSearchParams()[0].get('name')?.trim()
  return (
    <section
      aria-labelledby="way-on-title"
      className="grid gap-4 rounded-card border-2 border-brand-600 bg-card p-5"
    >
      <h2 id="way-on-title" className="text-18">
        {words.title}
      </h2>
      <p className="text-15 text-soft">{words[opens_by]}</p>
      {opens_by === 'login' ? (
        <a
          href={`/auth/login?to=${encodeURIComponent(pathname)}`}
          data-popup="login"
          className="button-primary"
        >
          {lookUp.login}
        </a>
      ) : (
        <CodeForm
          booking_id={booking_id}
          asksName={!name}
          requestCode={(api, typed) => api.booking.askCode({ booking_id, name: name || typed })}
        />
      )}
    </section>
  )
}
