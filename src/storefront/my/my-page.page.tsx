// §2 /mypage: the next trip as a ticket with what is left to do, then the ways to all that is the member's.
import { useLoaderData } from 'react-router'
import { getToday } from '#lib/format.ts'
import { BeforeTrip } from '#storefront/booking/before-trip.tsx'
import type { PageArgs } from '#storefront/page.ts'
import { Ticket } from '#storefront/ticket/ticket.tsx'
import { ChevronRight } from '#ui/icons.ts'
import { useText } from '#web/session.tsx'
import { MyFrame } from './my-frame.tsx'

export async function loader({ api }: PageArgs) {
  const [{ name, login_id, email, email_verified }, { total: reservations }, { total: wishes }, { booking }] =
    await Promise.all([
      api.member.info(),
      api.booking.list({ page_size: 1 }),
      api.wish.list({ page_size: 1 }),
      api.booking.next(),
    ])
  return {
    name: name || login_id,
    isUnverified: email !== null && !email_verified,
    reservations,
    wishes,
    booking,
    today: getToday(),
  }
}

export default function MyPage() {
  const { name, isUnverified, reservations, wishes } = useLoaderData<typeof loader>()
  const { title, nav, home: words } = useText('my')
  const tiles = [
    { href: '/mypage/reservations', label: nav.reservations, line: words.reservations(reservations) },
    { href: '/mypage/wish', label: nav.wish, line: words.wish(wishes) },
    { href: '/mypage/info', label: nav.info, line: words.info },
    { href: '/mypage/password', label: nav.password, line: words.password },
  ]
  return (
    <MyFrame title={title} line={words.greeting(name)}>
      <NextTrip />
      {isUnverified && (
        <p className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-card bg-brand-50 px-5 py-3 text-15">
          <span className="grow basis-72">{words.verify}</span>
          <a
            href="/mypage/info"
            className="inline-flex min-h-11 items-center font-semibold text-brand-700 hover:underline"
          >
            {words.toVerify}
          </a>
        </p>
      )}
      <ul className="grid gap-3 tablet:grid-cols-2 tablet:gap-4">
        {tiles.map(({ href, label, line }) => (
          <li key={href}>
            <a
              href={href}
              className="flex h-full min-h-24 items-center gap-3 rounded-card border border-line bg-card p-5 transition-colors duration-150 hover:border-brand-400"
            >
              <span className="grid grow gap-0.5">
                <span className="font-bold text-18">{label}</span>
                <span className="text-15 text-soft">{line}</span>
              </span>
              <ChevronRight size={20} className="shrink-0 text-soft" />
            </a>
          </li>
        ))}
      </ul>
    </MyFrame>
  )
}

function NextTrip() {
  const { booking, today } = useLoaderData<typeof loader>()
  const { home: words } = useText('my')
  if (!booking) return null
  return (
    <section aria-label={words.next} className="mb-10 grid gap-4">
      <Ticket booking={booking} today={today} />
      <BeforeTrip booking={booking} today={today}>
        <a href={`/travel/booking/${booking.booking_id}`} className="button-secondary">
          {words.toBooking}
        </a>
      </BeforeTrip>
    </section>
  )
}
