// Who travels: whose details are there, whose are not, and a form for them.
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { isOpen } from '#domain/booking/progress.ts'
import { useWords } from '#web/session.tsx'
import type { Booking } from './booking.ts'

const EditTravellers = lazy(() => import('./edit-travellers.tsx'))

export function Travellers({ booking }: { booking: Booking }) {
  const { travellers: words } = useWords('booking')
  const [isSaved, setSaved] = useState(false)
  const told = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isSaved) told.current?.focus({ preventScroll: true })
  }, [isSaved])
  const { travellers, party, progress } = booking
  const active = travellers.filter(({ cancelled }) => !cancelled)
  const lacking =
    party.adult + party.child + party.baby - active.filter(({ has_details }) => has_details).length
  const mayChange = isOpen(progress)
  return (
    <section aria-labelledby="travellers-title" id="travellers" className="scroll-mt-24">
      <h2 id="travellers-title" className="text-22">
        {words.title}
      </h2>
      {travellers.length === 0 && <p className="mt-2 text-soft">{words.none}</p>}
      {mayChange && travellers.length > 0 && lacking > 0 && (
        <p className="mt-2 text-warn">{words.missing(lacking)}</p>
      )}
      <p role="status" tabIndex={-1} ref={told} className="mt-2 text-good outline-none empty:hidden">
        {isSaved ? words.saved : ''}
      </p>
      <ul className="mt-2">
        {travellers.map((traveller) => (
          <TravellerLine key={traveller.seq} traveller={traveller} />
        ))}
      </ul>
      {mayChange && (
        <ChangeTravellers
          booking={booking}
          label={active.length === 0 ? words.edit : words.change}
          begun={() => setSaved(false)}
          saved={() => setSaved(true)}
        />
      )}
    </section>
  )
}

type ChangeProps = { booking: Booking; label: string; begun: () => void; saved: () => void }

function ChangeTravellers({ booking, label, begun, saved }: ChangeProps) {
  const [isEdited, setEdited] = useState(false)
  const close = () => setEdited(false)
  if (isEdited)
    return (
      <Suspense>
        <EditTravellers
          booking={booking}
          close={close}
          saved={() => {
            close()
            saved()
          }}
        />
      </Suspense>
    )
  return (
    <button
      type="button"
      className={`${booking.to_do[0] === 'travellers' ? 'button-main' : 'button-quiet'} mt-4`}
      onClick={() => {
        begun()
        setEdited(true)
      }}
    >
      {label}
    </button>
  )
}

type Traveller = Booking['travellers'][number]

function TravellerLine({ traveller }: { traveller: Traveller }) {
  const { kinds: names } = useWords('reserve')
  const { kind, name, cancelled } = traveller
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-line border-b py-2">
      <span className={cancelled ? 'text-soft line-through' : ''}>
        <span className="text-15 text-soft">{names[kind]}</span> <span className="font-semibold">{name}</span>
      </span>
      <State {...traveller} />
    </li>
  )
}

function State({ cancelled, has_details }: Pick<Traveller, 'cancelled' | 'has_details'>) {
  const { travellers: words } = useWords('booking')
  if (cancelled) return <span className="text-15 text-soft">{words.cancelled}</span>
  if (has_details) return <span className="text-15 text-good">{words.details}</span>
  return <span className="text-15 text-warn">{words.noDetails}</span>
}
