// §2 /travel/booking/{booking_id}?name=: one booking, for its member and for who has its pass.
// Who knows its number and name gets a summary.

import { useEffect, useRef, useState } from 'react'
import { data, useLoaderData, useLocation } from 'react-router'
import { countPeople } from '#domain/booking/price.ts'
import { isCancelled, isOpen, isUnderWay } from '#domain/booking/progress.ts'
import { getToday } from '#lib/format.ts'
import { readFields } from '#lib/read-fields.ts'
import type { Api } from '#storefront/api.ts'
import { LookUpForm } from '#storefront/auth/look-up-form.tsx'
import { BookingContract } from '#storefront/documents/booking-contract.tsx'
import { BookingPassports } from '#storefront/documents/booking-passports.tsx'
import { PageHead } from '#storefront/kit/page-head.tsx'
import type { PageArgs } from '#storefront/page.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { ProgressSteps } from '#storefront/ticket/progress-steps.tsx'
import { Ticket } from '#storefront/ticket/ticket.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { FlashMessage } from '#web/flash-message.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized, useSession, useText } from '#web/session.tsx'
import { usePolling } from '#web/use-polling.ts'
import { BeforeTrip } from './before-trip.tsx'
import { BookerFacts } from './booker-facts.tsx'
import { BookingActions } from './booking-actions.tsx'
import { BookingSummary } from './booking-summary.tsx'
import { ChangeBox } from './change-box.tsx'
import { ItineraryChanges } from './itinerary-changes.tsx'
import type { Notice, ShowNotice } from './notice.ts'
import { PaidCelebration } from './paid-celebration.tsx'
import { PaidParts } from './paid-parts.tsx'
import { PayBox } from './pay-box.tsx'
import { PendingItems } from './pending-items.tsx'
import { PriceAndPayments } from './price-and-payments.tsx'
import { RefundOutcome } from './refund-outcome.tsx'
import { ShareBox } from './share-box.tsx'
import { Travellers } from './travellers.tsx'

const notFoundCodes = ['BOOKING_NOT_FOUND', 'LOGIN_REQUIRED', 'BAD_INPUT', 'TOO_MANY_TRIES']

export async function loader({ api, params, url }: PageArgs) {
  const booking_id = params.booking_id ?? ''
  const name = url.searchParams.get('name')?.trim()
  const base = {
    booking: undefined,
    summary: undefined,
    documents: undefined,
    changes: undefined,
    itineraryChanges: [],
    seats: undefined,
    shares: undefined,
    today: getToday(),
    refusal: undefined,
    description: undefined,
  }
  try {
    const summary = name ? await api.booking.lookUp({ booking_id, name }) : undefined
    if (summary && !summary.is_held) return { ...base, summary }
    const booking = await api.booking.info({ booking_id: summary?.booking_id ?? booking_id })
    const [documents, changes, itineraryChanges, seats, shares] = await Promise.all([
      findDocuments(api, booking),
      findChanges(api, booking),
      listItineraryChanges(api, booking),
      findSeats(api, booking),
      findShares(api, booking),
    ])
    return { ...base, booking, documents, changes, itineraryChanges, seats, shares }
  } catch (error) {
    if (parseRefusal(error).refusal !== 'BOOKING_NOT_FOUND' || name) return toNotFound(error)
  }
  try {
    return { ...base, summary: await api.booking.summary({ booking_id }) } // it ended, and its pass with it
  } catch (error) {
    return toNotFound(error)
  }

  function toNotFound(error: unknown) {
    const { refusal = '', status = 500, description } = parseRefusal(error)
    if (!notFoundCodes.includes(refusal)) throw error
    return data({ ...base, refusal, description }, { status: refusal === 'BAD_INPUT' ? 404 : status })
  }
}

/**
 * The documents load with the page, so that nothing moves when they come. Without them the page is still
 * shown.
 */
const findDocuments = async (api: Api, { booking_id, progress }: BookingDetails) =>
  isUnderWay(progress) ? api.document.papers({ booking_id }).catch(() => undefined) : undefined

const findChanges = async (api: Api, { booking_id, progress }: BookingDetails) =>
  isOpen(progress) ? api.reservation.changeOptions({ booking_id }).catch(() => undefined) : undefined

const listItineraryChanges = (api: Api, { booking_id }: BookingDetails) =>
  api.itineraryChange.changes({ booking_id }).then(
    ({ list }) => list,
    () => [],
  )

/** The number of people who are missing until the departure is certain. */
const findSeats = async (api: Api, { package_code, departure_id, progress, confirmed }: BookingDetails) =>
  isOpen(progress) && !confirmed
    ? api.departure.departures({ package_code }).then(
        ({ list }) => list.find((departure) => departure.departure_id === departure_id),
        () => undefined,
      )
    : undefined

const findShares = async (api: Api, { booking_id, payable_most, party, consents_due }: BookingDetails) =>
  payable_most > 0 && countPeople(party) > 1 && !consents_due
    ? api.reservation.shares({ booking_id }).catch(() => undefined)
    : undefined

export default function BookingPage() {
  const { booking, summary } = useLoaderData<typeof loader>()
  const shown = booking ?? summary
  return shown ? <BookingView key={shown.booking_id} /> : <LookUpScreen />
}

/** The notice stays when the booking ends, and with it the pass: then the summary is shown. */
function BookingView() {
  const words = useText('booking')
  const { booking, summary, seats, today } = useLoaderData<typeof loader>()
  const { state } = useLocation()
  const [notice, setNotice] = useState<Notice>()
  // The notice is shown once: after a reload the server drew the page without it, and nothing may move.
  const [isFresh] = useState(useHydrated())
  const isPaid = readFields(state).paid === true
  const progress = (booking ?? summary)?.progress
  const isGone = progress !== undefined && isCancelled(progress)
  return (
    <div className="content pt-6 pb-24 tablet:pt-10">
      <PageHead title={words.title} />
      {notice && <NoticeMessage notice={notice} isCancelled={progress === 'cancel_completed'} />}
      {!notice && !isGone && isPaid && isFresh && booking && (
        <PaidCelebration booking={booking} missing={seats?.to_confirm} today={today} />
      )}
      {!notice && !isGone && !isPaid && <FlashMessage state={state} />}
      <h1 className="brand-text text-22 tablet:text-36">{words.title}</h1>
      {/* Its end is another screen and not the former one moved about. */}
      {booking && (
        <FullBooking key={String(isGone)} booking={booking} notice={notice} showNotice={setNotice} />
      )}
      {summary && <BookingSummary summary={summary} today={today} />}
    </div>
  )
}

function FullBooking({
  booking,
  notice,
  showNotice,
}: {
  booking: BookingDetails
  notice: Notice | undefined
  showNotice: ShowNotice
}) {
  const { today, changes, itineraryChanges, seats, shares } = useLoaderData<typeof loader>()
  usePolling(booking.progress === 'cancel_requested' || notice?.isRefunding === true, {
    every_ms: 3_000,
    times: 20,
  })
  // Something is to pay also where a change of a paid trip costs more, and the terms for a new booker.
  const isPaying =
    ['waiting_for_payment', 'deposit_paid'].includes(booking.progress) ||
    booking.virtual_account !== null ||
    (isOpen(booking.progress) && (booking.payable > 0 || booking.consents_due))
  const hasDocuments = isUnderWay(booking.progress)
  const hasOpenChange = itineraryChanges.some(({ is_open, answer }) => is_open && answer === null)
  return (
    // The next task comes first: above the ticket on a phone, beside it on a desktop.
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 tablet:mt-6 tablet:gap-y-8 desktop:grid-cols-[minmax(0,1fr)_24rem]">
      {isPaying && <PayBox booking={booking} hasOpenChange={hasOpenChange} shares={shares} />}
      {!isPaying && hasDocuments && (
        <div className="desktop:col-start-2">
          <PendingItems booking={booking} today={today} />
        </div>
      )}
      <div className="desktop:col-start-1 desktop:row-start-1">
        <Ticket booking={booking} today={today} missing={seats?.to_confirm} />
      </div>
      <div className="grid gap-8 desktop:col-start-1">
        <ItineraryChanges booking_id={booking.booking_id} changes={itineraryChanges} />
        {hasDocuments && <BeforeTrip booking={booking} today={today} hasPendingItems={isPaying} />}
        <RefundOutcome booking_id={booking.booking_id} outcome={booking} isHeld />
        <Travellers booking={booking} />
        {hasDocuments && <BookingDocuments booking={booking} />}
        <ProgressSteps
          progress={booking.progress}
          history={booking.history}
          hasDeposit={booking.deposit > 0}
        />
        <BookerFacts booking={booking} />
      </div>
      <div
        className={`grid gap-8 desktop:col-start-2 ${isPaying || hasDocuments ? '' : 'desktop:row-span-2 desktop:row-start-1'}`}
      >
        <PriceAndPayments booking={booking} payer={booking.name}>
          <PaidParts booking={booking} today={today} />
        </PriceAndPayments>
        <ShareBox booking={booking} />
        {changes && <ChangeBox booking={booking} options={changes} showNotice={showNotice} />}
        <BookingActions booking={booking} showNotice={showNotice} />
      </div>
    </div>
  )
}

function BookingDocuments({ booking }: { booking: BookingDetails }) {
  const { documents } = useLoaderData<typeof loader>()
  return (
    <>
      <BookingPassports
        key={buildTravellersKey(booking)}
        booking_id={booking.booking_id}
        loadedDocuments={documents}
      />
      <BookingContract
        booking_id={booking.booking_id}
        isAgreed={!booking.to_do.includes('contract')}
        isNext={booking.to_do[0] === 'contract'}
      />
    </>
  )
}

/** Documents are loaded again when somebody else travels. */
const buildTravellersKey = ({ travellers }: BookingDetails) =>
  travellers.map(({ seq, name, cancelled }) => `${seq} ${name} ${cancelled}`).join()

function NoticeMessage({ notice, isCancelled }: { notice: Notice; isCancelled: boolean }) {
  const noticeElement = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: said anew, also in the same words
  useEffect(() => noticeElement.current?.focus(), [notice])
  return (
    <div tabIndex={-1} ref={noticeElement} className="outline-none">
      <FlashMessage state={isCancelled && notice.cancelled ? { said: notice.cancelled } : notice} />
    </div>
  )
}

/** All failures have one sentence, with the way to find the booking. */
function LookUpScreen() {
  const { refusal, description } = useLoaderData<typeof loader>()
  const { lookUp: words } = useText('booking')
  const localized = useLocalized()
  const { isLoggedIn } = useSession()
  const { pathname } = useLocation()
  const needsName = refusal === 'LOGIN_REQUIRED' // no name was given yet
  return (
    <div className="content pt-8 pb-24 tablet:pt-12">
      <PageHead title={words.title} />
      <div className="mx-auto grid max-w-md gap-5">
        <h1 className="text-28">{words.title}</h1>
        {needsName ? (
          <p className="text-soft">{words.line}</p>
        ) : (
          <p role="alert" className="rounded-input bg-wash px-4 py-3 text-15 text-bad">
            {refusal === 'TOO_MANY_TRIES' ? localized(description) : words.notFound}
          </p>
        )}
        <LookUpForm number={pathname.split('/').at(-1)} />
        {!isLoggedIn && (
          <p className="border-line border-t pt-4 text-15 text-soft">
            {words.members}{' '}
            <a
              href={`/auth/login?to=${encodeURIComponent(pathname)}`}
              data-popup="login"
              className="inline-flex min-h-11 items-center font-semibold text-brand-700"
            >
              {words.login}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
