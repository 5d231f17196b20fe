// A visitor's choices so far: date, party, price, and the address of the next step.
import { createContext, type ReactNode, useContext, useState } from 'react'
import { useLocation } from 'react-router'
import { countSeats, findPartyRefusal, type Party, priceParty } from '#domain/booking/price.ts'
import { findChosenDeparture, isOpenDay } from '#storefront/departure/departures-by-day.ts'
import { listDiscountsToday } from '#storefront/departure/discounts-today.ts'
import { useSeats } from '#storefront/departure/use-seats.ts'
import { parseTripDate } from '#storefront/kit/trip-href.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useTrip } from './use-trip.ts'

type TripChoice = ReturnType<typeof useTripChoiceState>

const TripChoiceContext = createContext<TripChoice | undefined>(undefined)

/** The provider surrounds the page: a choice draws again only what shows it. */
export function TripChoiceProvider({ children }: { children: ReactNode }) {
  return <TripChoiceContext value={useTripChoiceState()}>{children}</TripChoiceContext>
}

export function useTripChoice(): TripChoice {
  const choice = useContext(TripChoiceContext)
  if (!choice) throw new Error('nothing is chosen outside of a trip')
  return choice
}

type ExtrasChoice = { single_rooms: number; options: string[] }

/** The server knows no day, because its page is the same for every address of this trip. */
function useAskedDate(): string | undefined {
  const { search } = useLocation()
  return useHydrated() ? parseTripDate(search) : undefined
}

function useTripChoiceState() {
  const { info } = useTrip()
  const seats = useSeats(info.package_code)
  const askedDate = useAskedDate()
  const [chosen, setChosen] = useState<{ date?: string; departure_id?: number }>()
  const { date, departure_id } = chosen ?? {
    date: isOpenDay(info.departures, askedDate, seats) ? askedDate : undefined,
  }
  const choose = (date: string, departure_id?: number) => setChosen({ date, departure_id })
  const [party, setParty] = useState<Party>({ adult: 2, child: 0, baby: 0 })
  const [extras, setExtras] = useState<ExtrasChoice>({ single_rooms: 0, options: [] })
  const departure = findChosenDeparture(info.departures, { date, departure_id }, seats)
  const departureSeats = departure && seats?.get(departure.departure_id)
  const single_rooms = Math.min(extras.single_rooms, party.adult)
  const options = info.options.filter(({ option_id }) => extras.options.includes(option_id))
  const { single_supplement } = info
  const discounts = listDiscountsToday(info, { date, party })
  const bill =
    departure && priceParty({ prices: departure, party, single_rooms, single_supplement, options, discounts })
  const isBookable =
    findPartyRefusal(party) === undefined &&
    (departureSeats === undefined ||
      (departureSeats.state !== 'closed' && countSeats(party) <= departureSeats.seats_left))
  const isOneOfSeveral =
    departure && info.departures.filter(({ departure_date }) => departure_date === date).length > 1
  const params = new URLSearchParams({
    date: date ?? '',
    adult: String(party.adult),
    child: String(party.child),
    baby: String(party.baby),
    ...(single_rooms > 0 && { single: String(single_rooms) }),
    ...(isOneOfSeveral && { departure: String(departure?.departure_id) }),
    ...(options.length > 0 && { option: options.map(({ option_id }) => option_id).join() }),
  })
  // A partner shop sent the visitor, and gets the booking.
  const store_id = new URLSearchParams(useLocation().search).get('store_id')
  if (store_id !== null) params.set('store_id', store_id)
  const reserveHref = departure && isBookable ? `/travel/reserve/${info.package_code}?${params}` : undefined
  const choice = { date, party, single_rooms, options: extras.options, departure, departureSeats, bill }
  return { ...choice, askedDate, reserveHref, seats, choose, setParty, setExtras }
}
