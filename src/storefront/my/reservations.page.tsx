// §2 my page, reservation history: each booking a ticket, what is still to do first.
import { redirect, useLoaderData, useLocation } from 'react-router'
import type { BookingListItem } from '#domain/booking/calls.ts'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { isCancelled, isOpen } from '#domain/booking/progress.ts'
import { countDaysBetween } from '#lib/days.ts'
import { formatNumber, getToday } from '#lib/format.ts'
import { getPendingItemLink } from '#storefront/booking/pending-item-link.ts'
import { EmptyState } from '#storefront/kit/empty-state.tsx'
import { useDates } from '#storefront/kit/use-dates.ts'
import type { PageArgs } from '#storefront/page.ts'
import { ProgressLine } from '#storefront/ticket/progress-line.tsx'
import { ProgressBadge } from '#storefront/ticket/progress-steps.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Picture } from '#ui/picture.tsx'
import { FlashMessage } from '#web/flash-message.tsx'
import { parsePageNumber } from '#web/parse-page-number.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { MyFrame } from './my-frame.tsx'

const buildPageHref = (page: number) =>
  page === 1 ? '/mypage/reservations' : `/mypage/reservations?page=${page}`

export async function loader({ api, url }: PageArgs) {
  const bookings = await api.booking.list({ page: parsePageNumber(url.searchParams) ?? 1 })
  // §4 empty page
  if (bookings.page > 1 && bookings.total > 0 && bookings.list.length === 0) throw redirect(buildPageHref(1))
  return { ...bookings, today: getToday() }
}

export default function ReservationsPage() {
  const { total, page, page_size, list } = useLoaderData<typeof loader>()
  const { list: words } = useText('booking')
  const shell = useText('shell')
  const { state } = useLocation()
  return (
    <MyFrame title={words.title}>
      <FlashMessage state={state} />
      {list.length === 0 && (
        <EmptyState sentence={words.none} line={words.noneLine} href="/travel" action={words.seeTrips} />
      )}
      <ul className="grid gap-5">
        {list.map((booking) => (
          <li key={booking.booking_id}>
            <ReservationCard booking={booking} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        total={total}
        page_size={page_size}
        getHref={buildPageHref}
        labels={shell.pagination}
      />
    </MyFrame>
  )
}

function ReservationCard({ booking }: { booking: BookingListItem }) {
  const { formatSpan } = useDates()
  const { today } = useLoaderData<typeof loader>()
  const words = useText('booking')
  const localized = useLocalized()
  const { booking_id, page_title, thumbnail_path, departure_date, return_date, progress } = booking
  const days = countDaysBetween(today, departure_date)
  const title = localized(page_title)
  return (
    <article aria-label={title} className="overflow-hidden rounded-card border border-line bg-card">
      <div className="grid gap-4 p-4 tablet:grid-cols-[11rem_1fr] tablet:p-5">
        <Picture
          path={thumbnail_path}
          alt=""
          sizes="(min-width: 768px) 176px, 100vw"
          className="aspect-video w-full rounded-input object-cover tablet:aspect-4/3"
        />
        <div className="grid content-start gap-2">
          <div className="flex flex-wrap items-center gap-2">
            <ProgressBadge progress={progress} />
            {days >= 0 && !isCancelled(progress) && <DaysLeft days={days} />}
          </div>
          <h2 className="text-18">
            <a href={`/travel/booking/${booking_id}`} className="hover:underline">
              {title}
            </a>
          </h2>
          <p className="money text-15 text-soft">{formatSpan(departure_date, return_date)}</p>
          <ProgressLine progress={progress} />
          <NextStep booking={booking} />
        </div>
      </div>
      <details className="border-line border-t">
        <summary className="min-h-12 content-center px-4 text-15 tablet:px-5">
          {words.list.detail} <span className="sr-only">{title}</span>
        </summary>
        <ReservationDetails booking={booking} />
      </details>
    </article>
  )
}

function DaysLeft({ days }: { days: number }) {
  const words = useText('booking')
  return (
    <span className="money rounded-full bg-brand px-2.5 font-semibold text-13 text-on-brand leading-6">
      {words.dDay(days)}
    </span>
  )
}

/** The next task, as the one coloured button. */
function NextStep({ booking }: { booking: BookingListItem }) {
  const words = useText('booking')
  const [first] = booking.to_do
  if (!first) return null
  const labels = {
    ...words.toDo,
    pay: booking.pay_by === 'gateway' ? words.list.pay : words.list.transfer,
    review: words.list.review,
  }
  const { href, reload } = getPendingItemLink(first, booking)
  return (
    <a href={href} {...(reload && { 'data-reload': '' })} className="button-primary mt-1 w-full tablet:w-fit">
      {labels[first]}
    </a>
  )
}

function ReservationDetails({ booking }: { booking: BookingListItem }) {
  const words = useText('booking')
  const trip = useText('trip')
  const { formatMomentDay } = useDates()
  const { booking_id, party, total, paid, reg_date, progress } = booking
  const facts = [
    [words.number, formatInFours(booking_id)],
    [words.reserved, formatMomentDay(reg_date)],
    [trip.party.title, words.party(party.adult, party.child, party.baby)],
    [words.total, trip.won(formatNumber(total))],
    [words.paid, trip.won(formatNumber(paid))],
  ]
  const mayCancel = isOpen(progress)
  return (
    <div className="grid gap-4 px-4 pb-5 tablet:px-5">
      <dl className="money grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-15">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-2">
        <a href={`/travel/booking/${booking_id}`} className="button-secondary">
          {words.list.see}
        </a>
        {paid > 0 && (
          <a href={`/travel/booking/${booking_id}/receipt`} className="button-secondary">
            {words.list.receipt}
          </a>
        )}
        {progress === 'travel_completed' && !booking.to_do.includes('review') && (
          <a href={`/mypage/review/${booking_id}`} className="button-secondary">
            {words.review.edit}
          </a>
        )}
        {mayCancel && (
          <a href={`/travel/booking/${booking_id}#actions`} className="button-secondary">
            {words.list.cancel}
          </a>
        )}
      </p>
    </div>
  )
}
