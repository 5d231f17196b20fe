// Step 1: the departure, the party, single rooms and options. §3, §5
import { useState } from 'react'
import { seatsOf } from '#domain/booking/price.ts'
import { dayAfter, spanOf } from '#plain/days.ts'
import { Calendar } from '#storefront/trip/calendar.tsx'
import { DepartureChoice } from '#storefront/trip/departure-choice.tsx'
import { Extras } from '#storefront/trip/extras.tsx'
import { Flights, flightsOf } from '#storefront/trip/flights.tsx'
import { PartyPicker } from '#storefront/trip/party-picker.tsx'
import { TrustStrip } from '#storefront/trip/trust-strip.tsx'
import { Unbroken } from '#ui/unbroken.tsx'
import { useWords } from '#web/session.tsx'
import type { Told } from '#web/use-attempt.ts'
import type { Form } from './form.ts'
import type { Loaded } from './load-reserve.ts'
import type { Offer } from './use-offer.ts'

type Info = Loaded['info']
type Entering = { form: Form; change: (changed: Partial<Form>) => void; mend: (name: string) => void }
/** `problem`: what the server said of this part. */
type Props = Entering & { info: Info; offer: Offer; wrong: Told; problem: string }

export function TripPart({ info, form, change, mend, offer, wrong, problem }: Props) {
  const words = useWords('reserve')
  const { departure, here } = offer
  return (
    <section aria-labelledby="reserve-trip" className="grid gap-5">
      <h2 id="reserve-trip" tabIndex={-1} className="scroll-mt-24 text-22 outline-none">
        {words.steps.trip}
      </h2>
      <Trouble {...{ form, offer, wrong, problem }} />
      <Departure {...{ info, form, change, mend, offer }} isBlamed={problem !== ''} />
      {departure && (
        <div data-name="party" tabIndex={-1} className="grid gap-3 outline-none">
          <h3 className="text-18">{words.partyTitle}</h3>
          <PartyPicker
            prices={departure}
            party={form.party}
            seats_left={here?.seats_left}
            trip={{ package_code: info.package_code, date: form.departure_date || undefined }}
            change={(party) => {
              mend('party')
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
          mend('single_rooms')
          change(extras)
        }}
      />
    </section>
  )
}

/** What the server said of date and party, and what the seats of this moment say. */
function Trouble({ form, offer, wrong, problem }: Pick<Props, 'form' | 'offer' | 'wrong' | 'problem'>) {
  const { missing: words } = useWords('reserve')
  const { here, isOpen } = offer
  const isClosed = form.departure_date !== '' && !isOpen
  const isShort = !isClosed && here !== undefined && seatsOf(form.party) > here.seats_left
  const whyClosed = offer.choices > 1 && !offer.departure ? words.which : words.closed
  const short = isShort ? words.seats(here.seats_left) : (wrong.departure_date ?? wrong.party)
  const said = [problem, isClosed ? whyClosed : short].filter((sentence) => sentence)
  return (
    <p role="alert" className="rounded-input bg-wash px-4 py-3 text-15 text-bad empty:hidden">
      {said.join(' ')}
    </p>
  )
}

type DepartureProps = Entering & { info: Info; offer: Offer; isBlamed: boolean }

function Departure({ info, form, change, mend, offer, isBlamed }: DepartureProps) {
  const words = useWords('reserve')
  const [isOpen, setOpen] = useState(!form.departure_date || isBlamed)
  const { departure_date } = form
  const { seats, departure, here } = offer
  const isShown = isOpen || departure_date === ''
  const isChosen = ({ departure_id }: Info['departures'][number]) => departure_id === departure?.departure_id
  const set = (changed: Partial<Form>) => {
    mend('departure_date')
    change(changed)
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Dates date={departure_date} days={info.days} />
        <button
          type="button"
          data-name="departure_date"
          aria-expanded={isShown}
          disabled={!departure_date}
          className="button-quiet disabled:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          {isShown ? words.closeCalendar : words.changeDate}
        </button>
      </div>
      <DepartureChoice
        {...{ departures: info.departures, date: departure_date, seats, chosen: departure?.departure_id }}
        choose={(departure_id) => set({ departure_id })}
      />
      {departure && (
        <TrustStrip fees={info.cancel_fees} date={departure_date} seats={here} minimum={departure.minimum} />
      )}
      <Flights flights={flightsOf(info, info.departures.find(isChosen))} />
      {isShown && (
        <div data-name="departure_date" tabIndex={-1} className="max-w-xl outline-none">
          <Calendar
            {...{ departures: info.departures, seats, chosen: departure_date || undefined }}
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

function Dates({ date, days }: { date: string; days: number }) {
  const words = useWords('reserve')
  const { calendar } = useWords('trip')
  return (
    <p className="money">
      <span className="block text-15 text-soft">{words.departure}</span>
      <span className="font-semibold text-18">
        <Unbroken>
          {date
            ? spanOf(date, dayAfter(date, days - 1), {
                dates: words.dates,
                weekdays: calendar.weekdays,
              })
            : calendar.choose}
        </Unbroken>
      </span>
    </p>
  )
}
