// The cells by which lists of money name a booking: who booked, and which trip.
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { useLocalized } from '#web/session.tsx'

type BookerProps = { booking_id: string; name: string; contact_masked?: string }

export function BookerCell({ booking_id, name, contact_masked }: BookerProps) {
  return (
    <OfficeLink to={`/bookings/${booking_id}`} className="grid underline-offset-4 hover:underline">
      <span className="font-semibold whitespace-nowrap">{name}</span>
      <span className="text-13 text-soft whitespace-nowrap">
        {formatInFours(booking_id)}
        {/* Between a phone and a desk there is no room for both. */}
        {contact_masked && <span className="tablet:max-desktop:hidden"> · {contact_masked}</span>}
      </span>
    </OfficeLink>
  )
}

type BookedTripProps = { page_title: LocalizedText; departure_date: string }

export function BookedTripCell({ page_title, departure_date }: BookedTripProps) {
  const localized = useLocalized()
  return (
    <span className="grid min-w-36">
      <span className="line-clamp-1">{localized(page_title)}</span>
      <span className="text-13 text-soft tabular-nums">{departure_date}</span>
    </span>
  )
}
