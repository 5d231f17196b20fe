// §2 /travel/booking/{booking_id}?name=: one booking, for its member and for who has its pass.
// Who knows its number and name gets a summary.

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { data, useLoaderData, useLocation } from 'react-router'
import { isUnderWay } from '#domain/booking/progress.ts'
import { seoulDay } from '#plain/format.ts'
import type { PageArgs } from '#storefront/page.ts'
import { ContractOfBooking } from '#storefront/papers/contract-of-booking.tsx'
import { PageHead } from '#storefront/shell/page-head.tsx'
import { LookUpForm } from '#storefront/shell/popup-look-up.tsx'
import { useTakenOver } from '#ui/use-taken-over.ts'
import { refusalOf } from '#web/refusal-of.ts'
import { Said } from '#web/said.tsx'
import { useSay, useSession, useWords } from '#web/session.tsx'
import { useLookAgain } from '#web/use-look-again.ts'
import { Actions } from './actions.tsx'
import type { Booking, Notice, Say } from './booking.ts'
import { Facts } from './facts.tsx'
import { Money } from './money.tsx'
import { PayBox } from './pay-box.tsx'
import { Progress } from './progress.tsx'
import { SummaryOfBooking } from './summary.tsx'
import { Ticket } from './ticket.tsx'
import { Travellers } from './travellers.tsx'

// What is left to do and papers are wanted once it is paid; until then nobody loads them.
const BeforeTrip = lazy(() => import('./before-trip.tsx'))
const PassportsOfBooking = lazy(() => import('#storefront/papers/passports-of-booking.tsx'))

const notFound = ['BOOKING_NOT_FOUND', 'LOGIN_REQUIRED', 'BAD_INPUT', 'TOO_MANY_TRIES']

export async function loader({ api, params, url }: PageArgs) {
  const booking_id = params.booking_id ?? ''
  const name = url.searchParams.get('name')?.trim()
  const found = {
    booking: undefined,
    summary: undefined,
    today: seoulDay(new Date()),
    refusal: undefined,
    description: undefined,
  }
  try {
    const summary = name ? await api.booking.lookUp({ booking_id, name }) : undefined
    if (summary && !summary.is_held) return { ...found, summary }
    return { ...found, booking: await api.booking.info({ booking_id: summary?.booking_id ?? booking_id }) }
  } catch (error) {
    if (refusalOf(error).refusal !== 'BOOKING_NOT_FOUND' || name) return nothing(error)
  }
  try {
    return { ...found, summary: await api.booking.summary({ booking_id }) } // it ended, and its pass with it
  } catch (error) {
    return nothing(error)
  }

  function nothing(error: unknown) {
    const { refusal = '', status = 500, description } = refusalOf(error)
    if (!notFound.includes(refusal)) throw error
    return data({ ...found, refusal, description }, { status: refusal === 'BAD_INPUT' ? 404 : status })
  }
}

export default function BookingPage() {
  const { booking, summary } = useLoaderData<typeof loader>()
  const shown = booking ?? summary
  return shown ? <OneBooking key={shown.booking_id} /> : <LookUp />
}

/** What was said stays when a booking ends, and with it the pass: the summary is left. */
function OneBooking() {
  const words = useWords('booking')
  const { booking, summary, today } = useLoaderData<typeof loader>()
  const { state } = useLocation()
  const [notice, say] = useState<Notice>()
  const isCancelled = (booking ?? summary)?.progress.startsWith('cancel')
  return (
    <div className="content pt-6 pb-24 tablet:pt-10">
      <PageHead title={words.title} />
      {notice ? (
        <Told notice={notice} isCancelled={(booking ?? summary)?.progress === 'cancel_completed'} />
      ) : (
        !isCancelled && <Said state={state} /> // thanks for a payment that goes back
      )}
      <h1 className="brand-words text-28 tablet:text-36">{words.title}</h1>
      {booking && <Whole booking={booking} notice={notice} say={say} />}
      {summary && <SummaryOfBooking summary={summary} today={today} />}
    </div>
  )
}

function Whole({ booking, notice, say }: { booking: Booking; notice: Notice | undefined; say: Say }) {
  const { today } = useLoaderData<typeof loader>()
  useLookAgain(
    booking.pay_by === 'gateway' && (booking.progress === 'cancel_requested' || notice?.isRefunding === true),
    { every_ms: 3_000, times: 20 },
  )
  const isWaiting = booking.progress === 'waiting_for_payment'
  const isTakenOver = useTakenOver()
  const hasPapers = isUnderWay(booking.progress)
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 desktop:grid-cols-[minmax(0,1fr)_24rem]">
      <Ticket booking={booking} today={today} />
      {isWaiting && <PayBox booking={booking} />}
      <div className="grid gap-8 desktop:col-start-1">
        {hasPapers && (
          <div className="min-h-72">
            {isTakenOver && (
              <Suspense>
                <BeforeTrip booking={booking} today={today} />
              </Suspense>
            )}
          </div>
        )}
        <Progress progress={booking.progress} history={booking.history} />
        <Travellers booking={booking} />
        {hasPapers && <Papers booking={booking} isTakenOver={isTakenOver} />}
        <Facts booking={booking} />
      </div>
      <div
        className={`grid gap-8 desktop:col-start-2 ${isWaiting ? '' : 'desktop:row-span-2 desktop:row-start-1'}`}
      >
        <Money booking={booking} />
        <Actions booking={booking} say={say} />
      </div>
    </div>
  )
}

const Papers = ({ booking, isTakenOver }: { booking: Booking; isTakenOver: boolean }) => (
  <>
    {isTakenOver && (
      <Suspense>
        <PassportsOfBooking key={peopleOf(booking)} booking_id={booking.booking_id} />
      </Suspense>
    )}
    <ContractOfBooking booking_id={booking.booking_id} isAgreed={!booking.to_do.includes('contract')} />
  </>
)

/** Papers are looked at again when somebody else travels. */
const peopleOf = ({ travellers }: Booking) =>
  travellers.map(({ seq, name, cancelled }) => `${seq} ${name} ${cancelled}`).join()

function Told({ notice, isCancelled }: { notice: Notice; isCancelled: boolean }) {
  const told = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: said anew, also in the same words
  useEffect(() => told.current?.focus(), [notice])
  return (
    <div tabIndex={-1} ref={told} className="outline-none">
      <Said state={isCancelled && notice.cancelled ? { said: notice.cancelled } : notice} />
    </div>
  )
}

/** One sentence for every failure, and the way to find it. */
function LookUp() {
  const { refusal, description } = useLoaderData<typeof loader>()
  const { lookUp: words } = useWords('booking')
  const say = useSay()
  const { isLoggedIn } = useSession()
  const { pathname } = useLocation()
  const isAsked = refusal === 'LOGIN_REQUIRED' // nobody has said a name yet
  return (
    <div className="content pt-8 pb-24 tablet:pt-12">
      <PageHead title={words.title} />
      <div className="mx-auto grid max-w-md gap-5">
        <h1 className="text-28">{words.title}</h1>
        {isAsked ? (
          <p className="text-soft">{words.line}</p>
        ) : (
          <p role="alert" className="rounded-input bg-wash px-4 py-3 text-15 text-bad">
            {refusal === 'TOO_MANY_TRIES' ? say(description) : words.notFound}
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
