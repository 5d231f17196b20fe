// Step 1: the departure, the party, single rooms and options. §3, §5

import { useState } from 'react'
import { travellerKinds } from '#domain/booking/ages.ts'
import { countSeats } from '#domain/booking/price.ts'
import { addDays } from '#lib/days.ts'
import { Calendar } from '#storefront/departure/calendar.tsx'
import { DepartureChoice } from '#storefront/departure/departure-choice.tsx'
import { Extras } from '#storefront/departure/extras.tsx'
import { Flights, findFlights } from '#storefront/departure/flights.tsx'
import { PartyPicker } from '#storefront/departure/party-picker.tsx'
import { TrustStrip } from '#storefront/departure/trust-strip.tsx'
import { useDates } from '#storefront/kit/use-dates.ts'
import { WholeDays } from '#storefront/kit/whole-days.tsx'
import { useText } from '#web/session.tsx'
import type { ReserveForm } from './form.ts'
import { useReservation } from './reservation.tsx'

/** A choice that was made on the trip's page is in one line, and can be changed. */
export function TripFields() {
  const { form, offer, wrong, problem, refusedSection, focusTarget } = useReservation()
  const [isOpen, setOpen] = useState(form.departure_date === '' || focusTarget.current === 'trip')
  const isShort =
    offer.departureSeats !== undefined && countSeats(form.party) > offer.departureSeats.seats_left
  const isWrong =
    Boolean(wrong.departure_date || wrong.party || wrong.single_rooms) ||
    (refusedSection === 'trip' && problem !== '')
  const isSettled = offer.departure !== undefined && offer.isOpen && !isShort && !isWrong
  return isOpen || !isSettled ? <TripForm /> : <ChosenTrip change={() => setOpen(true)} />
}

function ChosenTrip({ change }: { change: () => void }) {
  const { info, form } = useReservation()
  const words = useText('reserve')
  const { party } = form
  const kinds = travellerKinds.filter((kind) => party[kind] > 0)
  return (
    <section
      aria-labelledby="reserve-trip"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-card px-4 py-3"
    >
      <h2 id="reserve-trip" tabIndex={-1} className="sr-only">
        {words.steps.trip}
      </h2>
      <div>
        <ChosenDates date={form.departure_date} days={info.days} />
        <p className="money text-15 text-soft">
          {kinds.map((kind) => `${words.kinds[kind]} ${party[kind]}`).join(' · ')}
        </p>
      </div>
      <button
        type="button"
        data-name="departure_date"
        className="min-h-11 font-semibold text-15 text-brand-700"
        onClick={change}
      >
        {words.changeTrip}
      </button>
    </section>
  )
}

function TripForm() {
  const { info, form, change, clearError, offer, wrong } = useReservation()
  const words = useText('reserve')
  const { departure, departureSeats } = offer
  return (
    <section aria-labelledby="reserve-trip" className="grid gap-5">
      <h2 id="reserve-trip" tabIndex={-1} className="scroll-mt-24 text-22 outline-none">
        {words.steps.trip}
      </h2>
      <TripProblem />
      <DepartureField />
      {departure && (
        <div data-name="party" tabIndex={-1} className="grid gap-3 outline-none">
          <h3 className="text-18">{words.partyTitle}</h3>
          <PartyPicker
            prices={departure}
            party={form.party}
            seats_left={departureSeats?.seats_left}
            trip={{ package_code: info.package_code, date: form.departure_date || undefined }}
            change={(party) => {
              clearError('party')
              change({ party, single_rooms: Math.min(form.single_rooms, party.adult) })
            }}
          />
          {wrong.single_rooms && (
            <p role="alert" className="text-13 text-bad">
              {wrong.single_rooms}
            </p>
          )}
        </div>
      )}
      <Extras
        info={info}
        chosen={{ single_rooms: form.single_rooms, options: form.options }}
        adults={form.party.adult}
        change={(extras) => {
          clearError('single_rooms')
          change(extras)
        }}
      />
    </section>
  )
}

/** The server's refusal of date and party, or what the present seats allow. */
function TripProblem() {
  const { form, offer, wrong, problem, refusedSection } = useReservation()
  const { missing: words } = useText('reserve')
  const { departureSeats, isOpen } = offer
  const isClosed = form.departure_date !== '' && !isOpen
  const isShort =
    !isClosed && departureSeats !== undefined && countSeats(form.party) > departureSeats.seats_left
  const whyClosed = offer.choices > 1 && !offer.departure ? words.which : words.closed
  const short = isShort ? words.seats(departureSeats.seats_left) : (wrong.departure_date ?? wrong.party)
  const sentences = [refusedSection === 'trip' && problem, isClosed ? whyClosed : short].filter(
    (sentence) => sentence,
  )
  return (
    <p role="alert" className="rounded-input bg-wash px-4 py-3 text-15 text-bad empty:hidden">
      {sentences.join(' ')}
    </p>
  )
}

function DepartureField() {
  const { info, form, change, clearError, offer, problem, refusedSection } = useReservation()
  const words = useText('reserve')
  const [isOpen, setOpen] = useState(!form.departure_date || (refusedSection === 'trip' && problem !== ''))
  const { departure_date } = form
  const { seats, departure, departureSeats } = offer
  const isShown = isOpen || departure_date === ''
  const set = (changed: Partial<ReserveForm>) => {
    clearError('departure_date')
    change(changed)
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ChosenDates date={departure_date} days={info.days} />
        <button
          type="button"
          data-name="departure_date"
          aria-expanded={isShown}
          disabled={!departure_date}
          className="button-secondary disabled:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          {isShown ? words.closeCalendar : words.changeDate}
        </button>
      </div>
      <DepartureChoice
        departures={info.departures}
        date={departure_date}
        seats={seats}
        chosen={departure?.departure_id}
        choose={(departure_id) => set({ departure_id })}
      />
      {departure && (
        <TrustStrip
          fees={info.cancel_fees}
          date={departure_date}
          seats={departureSeats}
          minimum={departure.minimum}
        />
      )}
      <Flights
        flights={findFlights(
          info,
          info.departures.find(({ departure_id }) => departure_id === departure?.departure_id),
        )}
      />
      {isShown && (
        <div data-name="departure_date" tabIndex={-1} className="max-w-xl outline-none">
          <Calendar
            departures={info.departures}
            seats={seats}
            chosen={departure_date || undefined}
            choose={(date) => {
              set({ departure_date: date, departure_id: undefined })
              setOpen(false)
            }}
          />
        </div>
      )}
    </div>
  )
}

function ChosenDates({ date, days }: { date: string; days: number }) {
  const words = useText('reserve')
  const { calendar } = useText('trip')
  const { formatSpan } = useDates()
  return (
    <p className="money">
      <span className="block text-15 text-soft">{words.departure}</span>
      <span className="font-semibold text-18">
        {date ? <WholeDays>{formatSpan(date, addDays(date, days - 1))}</WholeDays> : calendar.choose}
      </span>
    </p>
  )
}
