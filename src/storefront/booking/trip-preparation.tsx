// The meeting point, the trip as a calendar file, sharing it, and whom to call.

import { lazy, Suspense } from 'react'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { isUnderWay } from '#domain/booking/progress.ts'
import { formatFlightLine } from '#domain/catalog/format-flight-line.ts'
import { createCalendarFile } from '#lib/calendar-file.ts'
import { TripContact } from '#storefront/kit/trip-contact.tsx'
import { usePhone } from '#storefront/kit/use-phone.ts'
import { useSite } from '#storefront/kit/use-site.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { downloadFile } from '#web/download-file.ts'
import { useLocalized, useSession, useText } from '#web/session.tsx'
import { ShareTicket } from './share-ticket.tsx'

// The button is not needed to read, so it loads after the page, where its place is kept.
const ShareButton = lazy(() =>
  import('#storefront/kit/share-button.tsx').then((file) => ({ default: file.ShareButton })),
)

export function TripPreparation({ booking, today }: { booking: BookingDetails; today: string }) {
  const { ready: words } = useText('booking')
  const localized = useLocalized()
  const { booking_id, package_code, page_title, departure_date, return_date } = booking
  const { meeting_point, meeting_time, flights } = booking
  const { language } = useSession()
  const { phone } = usePhone()
  const isHydrated = useHydrated()
  const downloadCalendar = () => {
    const entry = {
      uid: `${booking_id}@${location.hostname}`,
      title: localized(page_title),
      from: departure_date,
      to: return_date,
      place: localized(meeting_point),
      text: [
        meeting_time && `${words.meetingTime} ${meeting_time}`,
        ...flights.map((flight) => formatFlightLine(flight, language)),
        words.calendarText(formatInFours(booking_id), phone),
      ]
        .filter(Boolean)
        .join('\n'),
    }
    const blob = new Blob([createCalendarFile(entry, new Date())], { type: 'text/calendar;charset=utf-8' })
    downloadFile({ name: `${booking_id}.ics`, blob })
  }
  return (
    <section aria-labelledby="ready-title" className="grid gap-4 rounded-card border border-line bg-card p-5">
      <h2 id="ready-title" className="text-18">
        {words.title}
      </h2>
      <dl className="grid gap-3">
        <div>
          <dt className="text-13 text-soft">{words.meeting}</dt>
          <dd>{localized(meeting_point) || words.meetingLater}</dd>
        </div>
        {meeting_time && (
          <div>
            <dt className="text-13 text-soft">{words.meetingTime}</dt>
            <dd>{meeting_time}</dd>
          </div>
        )}
        <TripContactRow planner={booking.planner} />
      </dl>
      <div className="flex flex-wrap items-center gap-2">
        {isUnderWay(booking.progress) && (
          <a href={`/travel/booking/${booking_id}/itinerary`} className="button-secondary grow">
            {words.itinerary}
          </a>
        )}
        <button type="button" className="button-secondary grow" onClick={downloadCalendar}>
          {words.calendar}
        </button>
        <ShareTicket booking={booking} today={today} />
        <div className="size-11">
          {isHydrated && (
            <Suspense>
              <ShareButton path={`/travel/detail/${package_code}`} title={localized(page_title)} />
            </Suspense>
          )}
        </div>
      </div>
      <p className="text-13 text-soft">{words.ticketLine}</p>
    </section>
  )
}

/** The trip's contact, else the agency; nothing where neither can be reached. */
function TripContactRow({ planner: person }: Pick<BookingDetails, 'planner'>) {
  const { ready: words } = useText('booking')
  const localized = useLocalized()
  const info = useSite()?.info
  const { phone, callHref } = usePhone()
  if (!person && !phone) return null
  return (
    <div>
      <dt className="mb-1 text-13 text-soft">{words.tripContact}</dt>
      <dd>
        {person ? (
          <TripContact person={person} />
        ) : (
          <>
            {localized(info?.company_name)}{' '}
            <a
              href={callHref}
              aria-label={words.call(phone)}
              className="money inline-flex min-h-11 items-center whitespace-nowrap font-semibold text-brand-700"
            >
              {phone}
            </a>
            <span className="block text-13 text-soft">{localized(info?.operating_time)}</span>
          </>
        )}
      </dd>
    </div>
  )
}
