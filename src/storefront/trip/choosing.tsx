// What a visitor has chosen so far: date, party, what it costs, and the address of the next step.
import { createContext, type ReactNode, useContext, useState } from 'react'
import { useLocation } from 'react-router'
import { type Party, price, seatsOf, troubleOf } from '#domain/booking/price.ts'
import { chosenOn } from './on-day.ts'
import { useSeats } from './use-seats.ts'
import { useTrip } from './use-trip.ts'

type Choice = ReturnType<typeof useChosen>

const ChoiceContext = createContext<Choice | undefined>(undefined)

/** Around the page: a choice draws again what shows it, and nothing else of a long page. */
export function Choosing({ children }: { children: ReactNode }) {
  return <ChoiceContext value={useChosen()}>{children}</ChoiceContext>
}

export function useChoice(): Choice {
  const choice = useContext(ChoiceContext)
  if (!choice) throw new Error('nothing is chosen outside of a trip')
  return choice
}

/** Single rooms and options. */
type Extras = { single_rooms: number; options: string[] }

function useChosen() {
  const { info } = useTrip()
  const seats = useSeats(info.package_code)
  const [{ date, departure_id }, setChosen] = useState<{ date?: string; departure_id?: number }>({})
  const choose = (date: string, departure_id?: number) => setChosen({ date, departure_id })
  const [party, setParty] = useState<Party>({ adult: 2, child: 0, baby: 0 })
  const [extras, setExtras] = useState<Extras>({ single_rooms: 0, options: [] })
  const departure = chosenOn(info.departures, { date, departure_id }, seats)
  const here = departure && seats?.get(departure.departure_id)
  const single_rooms = Math.min(extras.single_rooms, party.adult)
  const options = info.options.filter(({ option_id }) => extras.options.includes(option_id))
  const { single_supplement } = info
  const bill = departure && price({ prices: departure, party, single_rooms, single_supplement, options })
  const fits =
    troubleOf(party) === undefined &&
    (here === undefined || (here.state !== 'closed' && seatsOf(party) <= here.seats_left))
  const isOneOfSeveral =
    departure && info.departures.filter(({ departure_date }) => departure_date === date).length > 1
  const asked = new URLSearchParams({
    date: date ?? '',
    adult: String(party.adult),
    child: String(party.child),
    baby: String(party.baby),
    ...(single_rooms > 0 && { single: String(single_rooms) }),
    ...(isOneOfSeveral && { departure: String(departure?.departure_id) }),
    ...(options.length > 0 && { option: options.map(({ option_id }) => option_id).join() }),
  })
  // A partner shop sent them here, and gets its booking.
  const store_id = new URLSearchParams(useLocation().search).get('store_id')
  if (store_id !== null) asked.set('store_id', store_id)
  const reserveHref = departure && fits ? `/travel/reserve/${info.package_code}?${asked}` : undefined
  const chosen = { date, party, single_rooms, options: extras.options, departure, here, bill, reserveHref }
  return { ...chosen, seats, choose, setParty, setExtras }
}
