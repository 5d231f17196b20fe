// One booking on one page: next steps, travellers, money, documents, tasks, notes and history.

import { lazy, Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { countDaysBetween } from '#lib/days.ts'
import { formatDay, formatPhone, formatTelHref, getToday } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { AdRefusal } from '#office/customers/ad-refusal.tsx'
import { Badge } from '#office/kit/badge.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useLocalized, useSession } from '#web/session.tsx'
import { BookingActions } from './booking-actions.tsx'
import { BookingChangeButtons } from './booking-change-buttons.tsx'
import { ChangeRequest } from './change-request.tsx'
import { describeHistoryNote } from './describe-history-note.ts'
import { formatDeparture } from './format-departure.ts'
import { type BookingDetails, loadBooking } from './load-booking.ts'
import { Money } from './money.tsx'
import { Notes } from './notes.tsx'
import { ProgressBadge } from './progress-badge.tsx'
import { Tasks } from './tasks.tsx'
import { TravellerDocuments } from './traveller-documents.tsx'

const Files = lazy(() => import('./files.tsx'))
const SentMessages = lazy(() => import('./sent-messages.tsx'))
const TravelGroup = lazy(() => import('./travel-group.tsx'))
// Only while the site is being prepared.
const TestNotice = lazy(() => import('./test-notice.tsx'))

export const loader = loadBooking

export default function BookingPage() {
  const words = useText('bookings')
  const localized = useLocalized()
  const details = useLoaderData<typeof loader>()
  const { booking } = details
  return (
    <div className="max-w-6xl">
      <OfficeLink
        to="/bookings"
        className="mb-2 inline-flex min-h-11 mouse:min-h-9 items-center text-15 text-soft"
      >
        ‹ {words.back}
      </OfficeLink>
      <PageHeader title={`${booking.name} · ${localized(booking.page_title)}`}>
        <BookingActions key={booking.progress} {...details} />
      </PageHeader>
      <BookingStatus {...details} />
      {booking.is_test && (
        <Suspense>
          <TestNotice booking_id={booking.booking_id} />
        </Suspense>
      )}
      <ChangeRequest booking={booking} />
      <BookingChangeButtons {...details} />
      <div className="grid gap-4 desktop:grid-cols-[1fr_22rem] desktop:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 content-start gap-4">
          <TravellerDocuments {...details} />
          <Money {...details} />
          <Suspense>
            <Files {...details} />
          </Suspense>
        </div>
        <div className="grid min-w-0 content-start gap-4 desktop:row-span-2">
          <CustomerPanel {...details} />
          <Suspense>
            <TravelGroup booking={booking} />
          </Suspense>
          <Tasks {...details} />
          <Notes {...details} />
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <Suspense>
            <SentMessages {...details} />
          </Suspense>
          <History {...details} />
        </div>
      </div>
    </div>
  )
}

/** Says in one line how far the booking is, when it leaves and for how many. */
function BookingStatus({ booking, documents }: Pick<BookingDetails, 'booking' | 'documents'>) {
  const words = useText('bookings')
  const { language } = useSession()
  const { adult, child, baby } = booking.party
  const days = countDaysBetween(getToday(), booking.departure_date)
  const lacksPassports = documents.needs_passports && documents.travellers.some(({ passport }) => !passport)
  const departedText = days === 0 ? words.days.today : words.days.after
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-15 text-soft">
      <ProgressBadge progress={booking.progress} isHindered={lacksPassports} />
      {booking.confirmed && <Badge tone="good">{words.firm}</Badge>}
      <span className="tabular-nums">
        <OfficeLink to={`/filling/${booking.departure_id}`} className="underline underline-offset-4">
          {formatDeparture(booking)} – {booking.return_date}
        </OfficeLink>{' '}
        · {days > 0 ? words.days.before(days) : departedText}
      </span>
      <span>{words.people(adult + child + baby)}</span>
      <Phone number={booking.contact} />
      <span className="tabular-nums">{formatInFours(booking.booking_id)}</span>
      {booking.consents_due && booking.progress !== 'cancel_completed' && (
        <Badge tone="warn">{words.consentsDue}</Badge>
      )}
      {booking.cancel_reason && <span>{words.cancelReason[booking.cancel_reason]}</span>}
      {booking.progress === 'waiting_for_payment' && booking.held_until && (
        <span>{words.holdUntil(formatMoment(booking.held_until, language))}</span>
      )}
    </p>
  )
}

function CustomerPanel({ booking, messages }: BookingDetails) {
  const words = useText('bookings')
  const api = useApi()
  const localized = useLocalized()
  const lines = [
    [words.contact, <Phone key="phone" number={booking.contact} />],
    [words.email, booking.email && <Mail key="mail" address={booking.email} />],
    ['', booking.is_member ? words.member : words.guest],
    [words.reserved, `${formatDay(booking.reg_date)} · ${words.paysBy[booking.pay_by]}`],
    [words.shop, booking.store_name && localized(booking.store_name)],
    [words.request, booking.request],
  ] as const
  return (
    <Panel
      title={words.who}
      aside={
        <OfficeLink to={`/customers/${booking.customer}`} className="text-15 underline underline-offset-4">
          {words.customerCard}
        </OfficeLink>
      }
    >
      <dl className="grid gap-2 text-15">
        {lines
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="grid grid-cols-[5rem_1fr] gap-2">
              <dt className="text-soft">{name}</dt>
              <dd className="min-w-0 whitespace-pre-line break-words">{value}</dd>
            </div>
          ))}
      </dl>
      <AdRefusal
        isRefused={messages.is_ad_refused}
        onSave={(is_ad_refused) =>
          api.message.saveAdRefusal({ booking_id: booking.booking_id, is_ad_refused })
        }
      />
    </Panel>
  )
}

const Phone = ({ number }: { number: string }) => (
  <a
    href={formatTelHref(number)}
    className="-my-2.5 inline-block py-2.5 tabular-nums underline underline-offset-4"
  >
    {formatPhone(number)}
  </a>
)
const Mail = ({ address }: { address: string }) => (
  <a
    href={`mailto:${address}`}
    className="-my-2.5 inline-block break-all py-2.5 underline underline-offset-4"
  >
    {address}
  </a>
)

/** Lists the states of the booking, and what staff did in between. */
function History({ booking: { history, actions } }: BookingDetails) {
  const words = useText('bookings')
  const { language } = useSession()
  const transitions = history.map(({ progress, by, by_name, note, at }) => ({
    key: `${at} ${progress}`,
    at,
    what: words.progress[progress],
    who: by_name ?? words.by[by],
    detail: describeHistoryNote(note, words),
    isTransition: true,
  }))
  const logLines = actions.map(({ id, at, by_name, what, before, after }) => ({
    key: `log ${id}`,
    at,
    what,
    who: by_name,
    detail: [before, after].filter(Boolean).join(' → '),
    isTransition: false,
  }))
  const all = [...transitions, ...logLines].sort((one, other) => one.at.localeCompare(other.at))
  return (
    <Panel title={words.history}>
      <ol className="grid gap-2 text-15">
        {all.map(({ key, at, what, who, detail, isTransition }) => (
          <li key={key} className="flex flex-wrap gap-x-3 gap-y-0.5">
            <time dateTime={at} className="w-28 text-soft tabular-nums">
              {formatMoment(at, language)}
            </time>
            <span className={isTransition ? 'font-medium' : ''}>{what}</span>
            <span className="text-soft">{who}</span>
            {detail && <span className="w-full whitespace-pre-line break-words tablet:pl-31">{detail}</span>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
