// The travellers: whose details are there, whose are not, and a form for them.
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { isOpen } from '#domain/booking/progress.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { useText } from '#web/session.tsx'

const EditTravellers = lazy(() => import('./edit-travellers.tsx'))

export function Travellers({ booking }: { booking: BookingDetails }) {
  const { travellers: words } = useText('booking')
  const [isSaved, setSaved] = useState(false)
  const statusElement = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isSaved) statusElement.current?.focus({ preventScroll: true })
  }, [isSaved])
  const { travellers, party, progress } = booking
  const active = travellers.filter(({ cancelled }) => !cancelled)
  const missingCount =
    party.adult + party.child + party.baby - active.filter(({ has_details }) => has_details).length
  const mayChange = isOpen(progress)
  return (
    <section aria-labelledby="travellers-title" id="travellers" className="scroll-mt-24">
      <h2 id="travellers-title" className="text-22">
        {words.title}
      </h2>
      {travellers.length === 0 && <p className="mt-2 text-soft">{words.none}</p>}
      {mayChange && travellers.length > 0 && missingCount > 0 && (
        <p className="mt-2 text-warn">{words.missing(missingCount)}</p>
      )}
      <p role="status" tabIndex={-1} ref={statusElement} className="mt-2 text-good outline-none empty:hidden">
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
          onStart={() => setSaved(false)}
          onSaved={() => setSaved(true)}
        />
      )}
    </section>
  )
}

type ChangeTravellersProps = {
  booking: BookingDetails
  label: string
  onStart: () => void
  onSaved: () => void
}

function ChangeTravellers({ booking, label, onStart, onSaved }: ChangeTravellersProps) {
  const [isEditing, setEditing] = useState(false)
  const close = () => setEditing(false)
  if (isEditing)
    return (
      <Suspense>
        <EditTravellers
          booking={booking}
          close={close}
          onSaved={() => {
            close()
            onSaved()
          }}
        />
      </Suspense>
    )
  return (
    <button
      type="button"
      className={`${booking.to_do[0] === 'travellers' ? 'button-primary' : 'button-secondary'} mt-4`}
      onClick={() => {
        onStart()
        setEditing(true)
      }}
    >
      {label}
    </button>
  )
}

type BookedTraveller = BookingDetails['travellers'][number]

function TravellerLine({ traveller }: { traveller: BookedTraveller }) {
  const { kinds: names } = useText('reserve')
  const { kind, name, cancelled } = traveller
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-line border-b py-2">
      <span className={cancelled ? 'text-soft line-through' : ''}>
        <span className="text-15 text-soft">{names[kind]}</span> <span className="font-semibold">{name}</span>
      </span>
      <TravellerState {...traveller} />
    </li>
  )
}

function TravellerState({ cancelled, has_details }: Pick<BookedTraveller, 'cancelled' | 'has_details'>) {
  const { travellers: words } = useText('booking')
  if (cancelled) return <span className="text-15 text-soft">{words.cancelled}</span>
  if (has_details) return <span className="text-15 text-good">{words.details}</span>
  return <span className="text-15 text-warn">{words.noDetails}</span>
}
