// The button that opens the passports of a booking, for staff who may see them.
import { lazy, Suspense, useState } from 'react'
import { isUnderWay } from '#domain/booking/progress.ts'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'
import type { BookingDetails } from './load-booking.ts'

const OpenedPassports = lazy(() => import('./opened-passports.tsx'))

export function Passports({ booking, documents }: Pick<BookingDetails, 'booking' | 'documents'>) {
  const words = useText('bookings')
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const isThere = documents.travellers.some(({ passport }) => passport)
  if (!may('passports') || !isThere || !isUnderWay(booking.progress)) return null
  return (
    <>
      <button type="button" className="button-secondary" onClick={() => setOpen(true)}>
        {words.seePassports}
      </button>
      <Suspense>
        {isOpen && <OpenedPassports booking={booking} documents={documents} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
