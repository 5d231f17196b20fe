// /travel/reserve/{package_code}: date, party, travellers, contact; checked once more, then sent. §2, §5
import { useLoaderData, useLocation } from 'react-router'
import { PageHead } from '#storefront/kit/page-head.tsx'
import { useSite } from '#storefront/kit/use-site.ts'
import { useLocalized, useSession, useText } from '#web/session.tsx'
import { CheckStep } from './check-step.tsx'
import { EditStep } from './edit-step.tsx'
import { loadReserve } from './load-reserve.ts'
import { ReservationContext, useNewReservation } from './reservation.tsx'
import { ReserveBottomBar, ReserveSummary } from './reserve-summary.tsx'
import { Steps } from './steps.tsx'

export const loader = loadReserve

export default function ReservePage() {
  const { info } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const words = useText('reserve')
  const title = useLocalized()(info.page_title)
  const site = useSite()
  return (
    <div key={info.package_code + search} className="content pt-6 pb-32 tablet:pt-10 desktop:pb-24">
      <PageHead title={`${words.title} – ${title}`} />
      <h1 className="brand-text text-22 tablet:text-36">{words.title}</h1>
      <p className="mt-1 text-15 text-soft">{title}</p>
      {site?.state === 'paused' ? <PausedNotice package_code={info.package_code} /> : <ReservationFlow />}
    </div>
  )
}

function ReservationFlow() {
  const reservation = useNewReservation()
  const { draft, step, submit, startAgain } = reservation
  if (draft?.booking_id) return <AlreadyBooked booking_id={draft.booking_id} again={startAgain} />
  return (
    <ReservationContext value={reservation}>
      <Steps />
      <form
        id="reserve"
        noValidate
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)] gap-x-12 desktop:grid-cols-[minmax(0,1fr)_24rem]"
      >
        {step === 'edit' ? <EditStep /> : <CheckStep />}
        <ReserveSummary />
        <ReserveBottomBar />
      </form>
    </ReservationContext>
  )
}

/** A visitor who has booked before finds the booking from here. */
function PausedNotice({ package_code }: { package_code: string }) {
  const { state: words } = useText('shell')
  const { isLoggedIn } = useSession()
  return (
    <section className="mt-8 grid max-w-xl gap-4 rounded-card border border-line bg-card p-6">
      <h2 className="text-22">{words.paused}</h2>
      <p className="flex flex-wrap gap-2">
        <a href={isLoggedIn ? '/mypage/reservations' : '/auth/login'} className="button-primary">
          {words.toBookings}
        </a>
        <a href={`/travel/detail/${package_code}`} className="button-secondary">
          {words.toTrip}
        </a>
      </p>
    </section>
  )
}

/** After booking, the way back must not lead into a second one. */
function AlreadyBooked({ booking_id, again }: { booking_id: string; again: () => void }) {
  const { already: words } = useText('reserve')
  return (
    <section className="mt-8 grid max-w-xl gap-4 rounded-card border border-line bg-card p-6">
      <h2 className="text-22">{words.title}</h2>
      <p className="money">{words.line(booking_id)}</p>
      <p className="flex flex-wrap gap-2">
        <a href={`/travel/booking/${booking_id}`} className="button-primary">
          {words.see}
        </a>
        <button type="button" className="button-secondary" onClick={again}>
          {words.again}
        </button>
      </p>
    </section>
  )
}
