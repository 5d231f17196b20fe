// One booking on one page: what to do next, who travels, money, papers, tasks, notes, and what happened.
import { Link, useLoaderData, useParams } from 'react-router'
import { inFours } from '#domain/booking/number.ts'
import { daysBetween } from '#plain/days.ts'
import { dayOf, seoulDay, telephone } from '#plain/format.ts'
import { useSay, useSession } from '#web/session.tsx'
import { Heading } from '../kit/heading.tsx'
import { Part } from '../kit/part.tsx'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import { Acts } from './acts.tsx'
import { Changes } from './changes.tsx'
import { Files } from './files.tsx'
import { leavesAt } from './leaves-at.ts'
import { type Loaded, load } from './load.ts'
import { Money } from './money.tsx'
import { Notes } from './notes.tsx'
import { Papers } from './papers.tsx'
import { ProgressBadge } from './progress.tsx'
import { sayNote } from './say-note.ts'
import { Tasks } from './tasks.tsx'

export const loader = load

export default function Booking() {
  const words = useOffice('bookings')
  const say = useSay()
  const loaded = useLoaderData<typeof loader>()
  const { agency } = useParams()
  const { booking } = loaded
  return (
    <div className="mx-auto max-w-6xl">
      <Link
        to={`/${agency}/bookings`}
        className="mb-2 inline-flex min-h-11 mouse:min-h-9 items-center text-15 text-soft"
      >
        ‹ {words.back}
      </Link>
      <Heading title={`${booking.name} · ${say(booking.page_title)}`}>
        <Acts key={booking.progress} {...loaded} />
      </Heading>
      <Standing booking={booking} />
      <Changes {...loaded} />
      <div className="grid gap-4 desktop:grid-cols-[1fr_22rem] desktop:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 content-start gap-4">
          <Papers {...loaded} />
          <Money {...loaded} />
          <Files {...loaded} />
        </div>
        <div className="grid min-w-0 content-start gap-4 desktop:row-span-2">
          <Who {...loaded} />
          <Tasks {...loaded} />
          <Notes {...loaded} />
        </div>
        <div className="min-w-0">
          <History {...loaded} />
        </div>
      </div>
    </div>
  )
}

/** In one line: how far it is, when it leaves, for how many. */
function Standing({ booking }: Pick<Loaded, 'booking'>) {
  const words = useOffice('bookings')
  const { language } = useSession()
  const { adult, child, baby } = booking.party
  const days = daysBetween(seoulDay(new Date()), booking.departure_date)
  const begun = days === 0 ? words.days.today : words.days.after
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-15 text-soft">
      <ProgressBadge progress={booking.progress} />
      {booking.confirmed && (
        <span className="badge" data-tone="good">
          {words.firm}
        </span>
      )}
      <span className="tabular-nums">
        {leavesAt(booking)} – {booking.return_date} · {days > 0 ? words.days.before(days) : begun}
      </span>
      <span>{words.people(adult + child + baby)}</span>
      <Phone number={booking.contact} />
      <span className="tabular-nums">{inFours(booking.booking_id)}</span>
      {booking.consents_due && booking.progress !== 'cancel_completed' && (
        <span className="badge" data-tone="warn">
          {words.consentsDue}
        </span>
      )}
      {booking.cancel_reason && <span>{words.cancelReason[booking.cancel_reason]}</span>}
      {booking.progress === 'waiting_for_payment' && booking.held_until && (
        <span>{words.holdUntil(when(booking.held_until, language))}</span>
      )}
    </p>
  )
}

function Who({ booking }: Loaded) {
  const words = useOffice('bookings')
  const say = useSay()
  const lines = [
    [words.contact, <Phone key="phone" number={booking.contact} />],
    [words.email, booking.email && <Mail key="mail" address={booking.email} />],
    ['', booking.is_member ? words.member : words.guest],
    [words.reserved, `${dayOf(booking.reg_date)} · ${words.paysBy[booking.pay_by]}`],
    [words.shop, booking.store_name && say(booking.store_name)],
    [words.request, booking.request],
  ] as const
  return (
    <Part title={words.who}>
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
    </Part>
  )
}

const Phone = ({ number }: { number: string }) => (
  <a
    href={`tel:${number.replace(/[^\d+]/g, '')}`}
    className="-my-2.5 inline-block py-2.5 tabular-nums underline underline-offset-4"
  >
    {telephone(number)}
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

/** Where it stood, and what staff did about it in between. */
function History({ booking: { history, deeds } }: Loaded) {
  const words = useOffice('bookings')
  const { language } = useSession()
  const moved = history.map(({ progress, by, by_name, note, at }) => ({
    key: `${at} ${progress}`,
    at,
    what: words.progress[progress],
    who: by_name ?? words.by[by],
    more: sayNote(note, words),
    isMove: true,
  }))
  const done = deeds.map(({ id, at, by_name, what, before, after }) => ({
    key: `deed ${id}`,
    at,
    what,
    who: by_name,
    more: [before, after].filter(Boolean).join(' → '),
    isMove: false,
  }))
  const all = [...moved, ...done].sort((one, other) => one.at.localeCompare(other.at))
  return (
    <Part title={words.history}>
      <ol className="grid gap-2 text-15">
        {all.map(({ key, at, what, who, more, isMove }) => (
          <li key={key} className="flex flex-wrap gap-x-3 gap-y-0.5">
            <time dateTime={at} className="w-28 text-soft tabular-nums">
              {when(at, language)}
            </time>
            <span className={isMove ? 'font-medium' : ''}>{what}</span>
            <span className="text-soft">{who}</span>
            {more && <span className="w-full whitespace-pre-line break-words tablet:pl-31">{more}</span>}
          </li>
        ))}
      </ol>
    </Part>
  )
}
