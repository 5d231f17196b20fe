// Date, party, options, total, reserve. At the right from 1200, in a bottom sheet on smaller screens.

import { useState } from 'react'
import { countSeats } from '#domain/booking/price.ts'
import { formatNumber } from '#lib/format.ts'
import { Calendar } from '#storefront/departure/calendar.tsx'
import { DepartureChoice } from '#storefront/departure/departure-choice.tsx'
import { Extras } from '#storefront/departure/extras.tsx'
import { Flights, findFlights } from '#storefront/departure/flights.tsx'
import { LocalCosts } from '#storefront/departure/local-costs.tsx'
import { PartyPicker } from '#storefront/departure/party-picker.tsx'
import { PaymentParts } from '#storefront/departure/payment-plan-line.tsx'
import { PriceLines, TotalPrice } from '#storefront/departure/price-lines.tsx'
import { TrustStrip } from '#storefront/departure/trust-strip.tsx'
import { buildContactHref } from '#storefront/kit/contact-href.ts'
import { useDates } from '#storefront/kit/use-dates.ts'
import { focusOnMount } from '#ui/focus-on-mount.ts'
import { Problem } from '#ui/problem.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useText } from '#web/session.tsx'
import { useTripChoice } from './trip-choice.tsx'
import { useTrip } from './use-trip.ts'
import { WaitingListButton } from './waiting-list-button.tsx'

/**
 * `withExtras`: where there is room for them; elsewhere the reservation asks, and the page shows the flights.
 */
export function BookingPanel({ withExtras = false }: { withExtras?: boolean }) {
  const { info, detail } = useTrip()
  const { departures, package_code } = info
  const words = useText('trip')
  const { seats, date, choose, departure, departureSeats, bill, party } = useTripChoice()
  if (departures.length === 0)
    return (
      <div className="grid gap-4">
        <p className="text-soft">{words.calendar.none}</p>
        <a href={buildContactHref(package_code)} className="button-primary hidden desktop:inline-flex">
          {words.ask}
        </a>
      </div>
    )
  return (
    <div className="grid gap-4">
      <DepartureField />
      <DepartureChoice
        departures={departures}
        date={date}
        seats={seats}
        chosen={departure?.departure_id}
        choose={(departure_id) => date && choose(date, departure_id)}
      />
      <WaitingListButton />
      <TripTrustStrip />
      {date && !departure && <p className="text-15 text-soft">{words.chooseDeparture}</p>}
      {departure && bill && <PartyAndPrice departure={departure} bill={bill} withExtras={withExtras} />}
      {bill && date && (
        <PaymentParts
          plan={info.payment_plan}
          total={bill.total}
          party={party}
          date={date}
          isConfirmed={departureSeats?.is_confirmed === true}
        />
      )}
      {bill && <LocalCosts of={{ ...detail, options: info.options }} />}
      {/* In sight whatever part of the bottom sheet is read; what explains it is read above it, so that it hides little. */}
      <div className="sticky bottom-0 desktop:static -mb-4 grid gap-2 bg-card pt-2 pb-4">
        {bill && <TotalPrice label={words.total} {...bill} />}
        <ReserveButton />
      </div>
    </div>
  )
}

/** The points for the chosen departure, or for all of them. */
export function TripTrustStrip({ inOneLine = false }: { inOneLine?: boolean }) {
  const { info } = useTrip()
  const { date, departure, departureSeats } = useTripChoice()
  const minimum = (departure ?? info.departures[0])?.minimum ?? 1
  return (
    <TrustStrip
      fees={info.cancel_fees}
      date={date}
      seats={departureSeats}
      minimum={minimum}
      inOneLine={inOneLine}
    />
  )
}

type PanelChoice = ReturnType<typeof useTripChoice>
type PartyAndPriceProps = {
  departure: NonNullable<PanelChoice['departure']>
  bill: NonNullable<PanelChoice['bill']>
  withExtras: boolean
}

function PartyAndPrice({ departure, bill, withExtras }: PartyAndPriceProps) {
  const { info } = useTrip()
  const words = useText('trip')
  const { date, party, setParty, single_rooms, options, setExtras, departureSeats } = useTripChoice()
  return (
    <>
      {withExtras && <Flights flights={findFlights(info, departure)} />}
      <PartyPicker
        prices={departure}
        party={party}
        change={setParty}
        seats_left={departureSeats?.seats_left}
        trip={{ package_code: info.package_code, date }}
      />
      <Problem>
        {departureSeats && departureSeats.state !== 'closed' && countSeats(party) > departureSeats.seats_left
          ? words.tooMany(departureSeats.seats_left)
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
function DepartureField() {
  const { departures } = useTrip().info
  const words = useText('trip')
  const { seats, date, askedDate, choose } = useTripChoice()
  const { formatDate } = useDates()
  // A day in the address of a page that is loaded anew is marked in the calendar, so that nothing moves.
  const isTakenOver = useHydrated()
  const [isOpen, setOpen] = useState(!isTakenOver)
  if (date === undefined || isOpen)
    return (
      <Calendar
        departures={departures}
        seats={seats}
        chosen={date}
        from={askedDate}
        choose={(day) => {
          choose(day)
          setOpen(false)
        }}
      />
    )
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="money">
        <span className="block text-13 text-soft">{words.departure}</span>
        <span data-chosen={date} className="font-bold text-18">
          {formatDate(date)}
        </span>
      </p>
      <button ref={focusOnMount} type="button" className="button-secondary" onClick={() => setOpen(true)}>
        {words.changeDate}
      </button>
    </div>
  )
}

/** Before a day is chosen the button says what is missing, instead of being disabled. */
function ReserveButton() {
  const words = useText('trip')
  const { date, bill, reserveHref } = useTripChoice()
  const [wasPressed, setAsked] = useState(false)
  const label = bill ? words.reserveFor(formatNumber(bill.total)) : words.reserve
  if (reserveHref)
    return (
      <a href={reserveHref} className="button-primary">
        {label}
      </a>
    )
  return (
    <div className="grid gap-2">
      <Problem>{wasPressed && date === undefined ? words.calendar.choose : ''}</Problem>
      <button
        type="button"
        disabled={date !== undefined}
        className="button-primary"
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
