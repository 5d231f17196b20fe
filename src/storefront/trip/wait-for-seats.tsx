// Where a date is sold out: asks to be told when seats come free.
import { lazy, Suspense, useState } from 'react'
import { seatsOf } from '#domain/booking/price.ts'
import { useWords } from '#web/session.tsx'
import { useChoice } from './choosing.tsx'
import type { Seats } from './use-seats.ts'

const WaitForm = lazy(() => import('./wait-form.tsx'))

export function WaitForSeats() {
  const { wait: words } = useWords('trip')
  const { seats, here, party } = useChoice()
  const [isOpen, setOpen] = useState(false)
  const isShort = (one: Seats) => one === here && one.seats_left > 0 && seatsOf(party) > one.seats_left
  const wanted = [...(seats?.values() ?? [])].filter((one) => one.takes_names || isShort(one))
  if (wanted.length === 0) return null
  return (
    <>
      <button type="button" className="button-quiet justify-self-start" onClick={() => setOpen(true)}>
        {words.open}
      </button>
      {isOpen && (
        <Suspense>
          <WaitForm departures={wanted} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
