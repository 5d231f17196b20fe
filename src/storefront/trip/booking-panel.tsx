// Date, party, total, reserve. It stands at the right from 1200 and in the flow of a phone.
import { seatsOf } from '#domain/booking/price.ts'
import { withCommas } from '#plain/format.ts'
import { useWords } from '#web/session.tsx'
import { askHref } from './ask-href.ts'
import { Calendar } from './calendar.tsx'
import { useChoice } from './choosing.tsx'
import { PartyPicker } from './party-picker.tsx'
import { PriceLines } from './price-lines.tsx'
import type { Seats } from './use-seats.ts'
import { useTrip } from './use-trip.ts'

export function BookingPanel() {
  const { departures, package_code } = useTrip().info
  const words = useWords('trip')
  const { seats, date, choose, party, setParty, departure, here, bill, reserveHref } = useChoice()
  if (departures.length === 0)
    return (
      <div className="grid gap-4 desktop:pb-4">
        <p className="text-soft">{words.calendar.none}</p>
        <a href={askHref(package_code)} className="button-main hidden desktop:inline-flex">
          {words.ask}
        </a>
      </div>
    )
  return (
    <div className="grid gap-5">
      <Calendar departures={departures} seats={seats} chosen={date} choose={choose} />
      {departure && bill ? (
        <>
          <Standing seats={here} minimum={departure.minimum} />
          <PartyPicker
            prices={departure}
            party={party}
            change={setParty}
            seats_left={here?.seats_left}
            trip={{ package_code, date }}
          />
          <p role="alert" className="text-15 text-bad empty:hidden">
            {here && here.state !== 'closed' && seatsOf(party) > here.seats_left
              ? words.tooMany(here.seats_left)
              : ''}
          </p>
          <PriceLines lines={bill.lines} className="border-line border-t pt-4" />
        </>
      ) : (
        <p className="text-15 text-soft">{words.calendar.choose}</p>
      )}
      <div className="grid gap-3 border-line bg-card desktop:sticky desktop:bottom-0 desktop:border-t desktop:py-4">
        {bill && (
          <p className="money flex items-baseline justify-between">
            <span className="font-semibold">{words.total}</span>
            <span aria-live="polite" className="font-bold text-22">
              {words.won(withCommas(bill.total))}
            </span>
          </p>
        )}
        {/* On smaller screens the bar at the bottom has it. */}
        <ReserveButton href={reserveHref} className="hidden desktop:inline-flex" />
      </div>
    </div>
  )
}

export function ReserveButton({ href, className = '' }: { href: string | undefined; className?: string }) {
  const words = useWords('trip')
  if (href)
    return (
      <a href={href} className={`button-main ${className}`}>
        {words.reserve}
      </a>
    )
  return (
    <button type="button" disabled className={`button-main ${className}`}>
      {words.reserve}
    </button>
  )
}

/** How the chosen departure stands. */
export function Standing({ seats, minimum }: { seats: Seats | undefined; minimum: number }) {
  const words = useWords('trip')
  return (
    <p aria-live="polite" className="rounded-input bg-wash px-4 py-3 text-15">
      {seats && (
        <>
          <span className="font-semibold">{words.states[seats.state]}</span>
          {seats.state !== 'closed' && ` · ${words.calendar.seatsLeft(seats.seats_left)}`} ·{' '}
        </>
      )}
      {words.minimum(minimum)}
      {seats?.state === 'recruiting' && seats.to_confirm > 0 && ` · ${words.toConfirm(seats.to_confirm)}`}
    </p>
  )
}
