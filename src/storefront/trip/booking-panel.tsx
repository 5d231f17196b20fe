// Date, party, options, total, reserve. It stands at the right from 1200, and in a sheet on smaller screens.

import { useState } from 'react'
import { seatsOf } from '#domain/booking/price.ts'
import { withCommas } from '#plain/format.ts'
import { weekdayOf } from '#plain/month.ts'
import { Problem } from '#ui/problem.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { useWords } from '#web/session.tsx'
import { askHref } from './ask-href.ts'
import { Calendar } from './calendar.tsx'
import { useChoice } from './choosing.tsx'
import { DepartureChoice } from './departure-choice.tsx'
import { Extras } from './extras.tsx'
import { Flights, flightsOf } from './flights.tsx'
import { PartyPicker } from './party-picker.tsx'
import { PriceLines } from './price-lines.tsx'
import { TrustStrip } from './trust-strip.tsx'
import { useTrip } from './use-trip.ts'
import { WaitForSeats } from './wait-for-seats.tsx'

/**
 * `withExtras`: where there is room for them; elsewhere the reservation asks, and the page shows the flights.
 */
export function BookingPanel({ withExtras = false }: { withExtras?: boolean }) {
  const { info } = useTrip()
  const { departures, package_code } = info
  const words = useWords('trip')
  const { seats, date, choose, departure, bill } = useChoice()
  if (departures.length === 0)
    return (
      <div className="grid gap-4">
        <p className="text-soft">{words.calendar.none}</p>
        <a href={askHref(package_code)} className="button-main hidden desktop:inline-flex">
          {words.ask}
        </a>
      </div>
    )
  return (
    <div className="grid gap-4">
      <Departure />
      <DepartureChoice
        {...{ departures, date, seats }}
        chosen={departure?.departure_id}
        choose={(departure_id) => date && choose(date, departure_id)}
      />
      <WaitForSeats />
      <TripTrust />
      {date && !departure && <p className="text-15 text-soft">{words.chooseDeparture}</p>}
      {departure && bill && <PartyAndPrice {...{ departure, bill, withExtras }} />}
      {/* In sight whatever part of it is read. */}
      <div className="sticky bottom-0 desktop:static -mb-4 grid gap-2 bg-card pt-2 pb-4">
        {bill && <Total total={bill.total} />}
        <Reserve />
      </div>
    </div>
  )
}

/** Of the departure that is chosen, or of all of them. */
export function TripTrust({ inOneLine = false }: { inOneLine?: boolean }) {
  const { info } = useTrip()
  const { date, departure, here } = useChoice()
  const minimum = (departure ?? info.departures[0])?.minimum ?? 1
  return <TrustStrip fees={info.cancel_fees} date={date} seats={here} {...{ minimum, inOneLine }} />
}

function Total({ total }: { total: number }) {
  const words = useWords('trip')
  return (
    <p className="money flex items-baseline justify-between">
      <span className="font-semibold">{words.total}</span>
      <span aria-live="polite" className="font-bold text-22">
        {words.won(withCommas(total))}
      </span>
    </p>
  )
}

type Choice = ReturnType<typeof useChoice>
type PartyProps = {
  departure: NonNullable<Choice['departure']>
  bill: NonNullable<Choice['bill']>
  withExtras: boolean
}

function PartyAndPrice({ departure, bill, withExtras }: PartyProps) {
  const { info } = useTrip()
  const words = useWords('trip')
  const { date, party, setParty, single_rooms, options, setExtras, here } = useChoice()
  return (
    <>
      {withExtras && <Flights flights={flightsOf(info, departure)} />}
      <PartyPicker
        prices={departure}
        party={party}
        change={setParty}
        seats_left={here?.seats_left}
        trip={{ package_code: info.package_code, date }}
      />
      <Problem>
        {here && here.state !== 'closed' && seatsOf(party) > here.seats_left
          ? words.tooMany(here.seats_left)
          : ''}
      </Problem>
      {withExtras && (
        <Extras info={info} chosen={{ single_rooms, options }} adults={party.adult} change={setExtras} />
      )}
      <PriceLines lines={bill.lines} className="border-line border-t pt-4" />
    </>
  )
}

/** The calendar until a day is chosen, then that day: the rest of the panel stays in sight. */
function Departure() {
  const { departures } = useTrip().info
  const words = useWords('trip')
  const { seats, date, choose } = useChoice()
  const [isOpen, setOpen] = useState(false)
  if (date === undefined || isOpen)
    return (
      <Calendar
        departures={departures}
        seats={seats}
        chosen={date}
        choose={(day) => {
          choose(day)
          setOpen(false)
        }}
      />
    )
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="money">
        <span className="block text-13 text-soft">{words.departure}</span>
        <span data-chosen={date} className="whitespace-nowrap font-bold text-18">
          {date} ({words.calendar.weekdays[weekdayOf(date)]})
        </span>
      </p>
      <button ref={takeFocus} type="button" className="button-quiet" onClick={() => setOpen(true)}>
        {words.changeDate}
      </button>
    </div>
  )
}

/** Before a day is chosen it says what is missing, instead of being dead. */
function Reserve() {
  const words = useWords('trip')
  const { date, bill, reserveHref } = useChoice()
  const [isAsked, setAsked] = useState(false)
  const label = bill ? words.reserveFor(withCommas(bill.total)) : words.reserve
  if (reserveHref)
    return (
      <a href={reserveHref} className="button-main">
        {label}
      </a>
    )
  return (
    <div className="grid gap-2">
      <Problem>{isAsked && date === undefined ? words.calendar.choose : ''}</Problem>
      <button
        type="button"
        disabled={date !== undefined}
        className="button-main"
        onClick={({ currentTarget }) => {
          setAsked(true)
          currentTarget
            .closest('[data-panel]')
            ?.querySelector<HTMLElement>('[data-date][tabindex="0"]')
            ?.focus()
        }}
      >
        {label}
      </button>
    </div>
  )
}
