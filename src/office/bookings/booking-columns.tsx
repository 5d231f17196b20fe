// The columns of the list of bookings.

import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { formatDay, formatNumber } from '#lib/format.ts'
import type { Api } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import type { TableColumn } from '#office/kit/data-table.tsx'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useLocalized } from '#web/session.tsx'
import { ProgressBadge } from './progress-badge.tsx'

type BookingRow = Awaited<ReturnType<Api['booking']['list']>>['list'][number]

/** The columns that can be exported, by the names that the call has for them. */
type BookingExportColumn = Parameters<Api['booking']['exportList']>[0]['columns'][number]

export function useBookingColumns(): TableColumn<BookingRow, BookingExportColumn>[] {
  const { columns } = useText('bookings')
  return [
    { key: 'who', title: columns.who, fixed: true, cell: (booking) => <CustomerCell {...booking} /> },
    {
      key: 'progress',
      title: columns.progress,
      fixed: true,
      cell: ({ progress, passports_missing }) => (
        <div className="tablet:max-w-32 tablet:[&_.badge]:whitespace-normal">
          <ProgressBadge progress={progress} isHindered={passports_missing > 0} />
        </div>
      ),
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
    { key: 'paid', title: columns.paid, number: true, cell: (booking) => <PaidCell {...booking} /> },
    { key: 'number', wide: true, title: columns.number, cell: (booking) => <BookingNumber {...booking} /> },
    {
      key: 'reserved',
      wide: true,
      title: columns.reserved,
      sort: 'reg',
      cell: ({ reg_date }) => (
        <span className="text-soft tabular-nums whitespace-nowrap">{formatDay(reg_date)}</span>
      ),
    },
  ]
}

function CustomerCell({ booking_id, name, contact_masked, is_test }: BookingRow) {
  const { test } = useText('bookings')
  return (
    <OfficeLink to={`/bookings/${booking_id}`} className="grid min-w-28 gap-0.5">
      <span className="font-semibold underline-offset-4 hover:underline">{name}</span>
      <span className="text-13 text-soft tabular-nums whitespace-nowrap">{contact_masked}</span>
      {is_test && <Badge className="justify-self-start">{test.badge}</Badge>}
    </OfficeLink>
  )
}

function TripTitle({ page_title }: BookingRow) {
  const localized = useLocalized()
  return <span className="line-clamp-2 min-w-28 break-keep">{localized(page_title)}</span>
}

const BookingNumber = ({ booking_id }: BookingRow) => (
  <span className="block min-w-20 max-w-24 text-13 text-soft tabular-nums">{formatInFours(booking_id)}</span>
)

/** On a small screen the two sums are one below the other. */
function PaidCell({ paid, total }: BookingRow) {
  const words = useText('bookings')
  return (
    <span className="whitespace-normal min-[1360px]:whitespace-nowrap">
      {`${formatNumber(paid)}\u00a0/ ${words.won(formatNumber(total))}`}
    </span>
  )
}
