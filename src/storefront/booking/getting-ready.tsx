// Where one meets, the trip in one's calendar, sending it to who comes along, and whom to call.

import { inFours } from '#domain/booking/number.ts'
import { calendarFile } from '#plain/calendar-file.ts'
import { usePhone } from '#storefront/shell/use-phone.ts'
import { useSite } from '#storefront/shell/use-site.ts'
import { ShareButton } from '#storefront/trip/share.tsx'
import { keepFile } from '#web/keep-file.ts'
import { useSay, useWords } from '#web/session.tsx'
import type { Booking } from './booking.ts'

export function GettingReady({ booking }: { booking: Booking }) {
  const { ready: words } = useWords('booking')
  const say = useSay()
  const { booking_id, package_code, page_title, departure_date, return_date, meeting_point } = booking
  const { phone } = usePhone()
  const keep = () => {
    const entry = {
      uid: `${booking_id}@${location.hostname}`,
      title: say(page_title),
      from: departure_date,
      to: return_date,
      place: say(meeting_point),
      text: words.calendarText(inFours(booking_id), phone),
    }
    const blob = new Blob([calendarFile(entry, new Date())], { type: 'text/calendar;charset=utf-8' })
    keepFile({ name: `${booking_id}.ics`, blob })
  }
  return (
    <section aria-labelledby="ready-title" className="grid gap-4 rounded-card border border-line bg-card p-5">
      <h2 id="ready-title" className="text-18">
        {words.title}
      </h2>
      <dl className="grid gap-3">
        <div>
          <dt className="text-13 text-soft">{words.meeting}</dt>
          <dd>{say(meeting_point) || words.meetingLater}</dd>
        </div>
        <Planner planner={booking.planner} />
      </dl>
      <div className="flex flex-wrap items-center gap-2">
        <button type="button" className="button-quiet grow" onClick={keep}>
          {words.calendar}
        </button>
        <ShareButton path={`/travel/detail/${package_code}`} title={say(page_title)} />
      </div>
    </section>
  )
}

function Planner({ planner }: Pick<Booking, 'planner'>) {
  const { ready: words } = useWords('booking')
  const say = useSay()
  const info = useSite()?.info
  const { phone, callHref } = usePhone()
  if (!phone) return null
  return (
    <div>
      <dt className="text-13 text-soft">{words.planner}</dt>
      <dd>
        {say(planner) || say(info?.company_name)}{' '}
        <a
          href={callHref}
          aria-label={words.call(phone)}
          className="money inline-flex min-h-11 items-center whitespace-nowrap font-semibold text-brand-700"
        >
          {phone}
        </a>
        <span className="block text-13 text-soft">{say(info?.operating_time)}</span>
      </dd>
    </div>
  )
}
