// The columns of the list of bookings.
import { Link, useParams } from 'react-router'
import { inFours } from '#domain/booking/number.ts'
import { dayOf, withCommas } from '#plain/format.ts'
import { useSay } from '#web/session.tsx'
import type { Api } from '../api.ts'
import type { Column } from '../kit/list.tsx'
import { useOffice } from '../kit/use-words.ts'
import { ProgressBadge } from './progress.tsx'

type Booking = Awaited<ReturnType<Api['booking']['list']>>['list'][number]

/** Those that can be exported, by the same names. */
type Key = Parameters<Api['booking']['exportList']>[0]['columns'][number]

export function useBookingColumns(): Column<Booking, Key>[] {
  const { columns } = useOffice('bookings')
  return [
    { key: 'who', title: columns.who, fixed: true, cell: (booking) => <Who {...booking} /> },
    {
      key: 'progress',
      title: columns.progress,
      fixed: true,
      cell: ({ progress }) => <ProgressBadge progress={progress} />,
    },
    {
      key: 'departure',
      title: columns.departure,
      sort: 'departure',
      cell: ({ departure_date }) => <span className="tabular-nums whitespace-nowrap">{departure_date}</span>,
    },
    { key: 'trip', title: columns.trip, cell: (booking) => <TripTitle {...booking} /> },
    {
      key: 'people',
      title: columns.people,
      number: true,
      cell: ({ party: { adult, child, baby } }) => adult + child + baby,
    },
    { key: 'paid', title: columns.paid, number: true, cell: (booking) => <Paid {...booking} /> },
    { key: 'number', wide: true, title: columns.number, cell: (booking) => <BookingNumber {...booking} /> },
    {
      key: 'reserved',
      wide: true,
      title: columns.reserved,
      sort: 'reg',
      cell: ({ reg_date }) => (
        <span className="text-soft tabular-nums whitespace-nowrap">{dayOf(reg_date)}</span>
      ),
    },
  ]
}

function Who({ booking_id, name, contact_masked }: Booking) {
  const { agency } = useParams()
  return (
    <Link to={`/${agency}/bookings/${booking_id}`} className="grid min-w-28 gap-0.5">
      <span className="font-semibold underline-offset-4 hover:underline">{name}</span>
      <span className="text-13 text-soft tabular-nums whitespace-nowrap">{contact_masked}</span>
    </Link>
  )
}

function TripTitle({ page_title }: Booking) {
  const say = useSay()
  return <span className="line-clamp-2 min-w-32 break-keep">{say(page_title)}</span>
}

const BookingNumber = ({ booking_id }: Booking) => (
  <span className="text-13 text-soft tabular-nums whitespace-nowrap">{inFours(booking_id)}</span>
)

/** At a small desk the two sums stand one below the other. */
function Paid({ paid, total }: Booking) {
  const words = useOffice('bookings')
  return (
    <span className="whitespace-normal min-[1360px]:whitespace-nowrap">
      {`${withCommas(paid)}\u00a0/ ${words.won(withCommas(total))}`}
    </span>
  )
}
