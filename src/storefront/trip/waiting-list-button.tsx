// A button at a sold-out date, to be told when seats come free.
import { lazy, Suspense, useState } from 'react'
import { countSeats } from '#domain/booking/price.ts'
import type { DepartureSeats } from '#storefront/departure/use-seats.ts'
import { useText } from '#web/session.tsx'
import { useTripChoice } from './trip-choice.tsx'

const WaitingListForm = lazy(() => import('./waiting-list-form.tsx'))

export function WaitingListButton() {
  const { wait: words } = useText('trip')
  const { seats, departureSeats, party } = useTripChoice()
  const [isOpen, setOpen] = useState(false)
  const isShort = (one: DepartureSeats) =>
    one === departureSeats && one.seats_left > 0 && countSeats(party) > one.seats_left
  const waitable = [...(seats?.values() ?? [])].filter((one) => one.takes_names || isShort(one))
  if (waitable.length === 0) return null
  return (
    <>
      <button type="button" className="button-secondary justify-self-start" onClick={() => setOpen(true)}>
        {words.open}
      </button>
      {isOpen && (
        <Suspense>
          <WaitingListForm departures={waitable} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
