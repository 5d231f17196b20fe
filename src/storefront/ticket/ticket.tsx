// The booking as a ticket: its number, the trip, the dates, how long until it begins.
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { isCancelled } from '#domain/booking/progress.ts'
import { formatDepartureLabel } from '#domain/departure/departure-label.ts'
import { countDaysBetween } from '#lib/days.ts'
import { Flights } from '#storefront/departure/flights.tsx'
import { useDates } from '#storefront/kit/use-dates.ts'
import { WholeDays } from '#storefront/kit/whole-days.tsx'
import { NonBreakingText } from '#ui/non-breaking-text.tsx'
import { Picture } from '#ui/picture.tsx'
import { useLocalized, useText } from '#web/session.tsx'
import type { BookingDetails } from './booking-details.ts'
import { CopyButton } from './copy-button.tsx'
import { ProgressBadge } from './progress-steps.tsx'

/** A summary shows neither the travellers nor when it was booked. */
type TicketBooking = Pick<
  BookingDetails,
  | 'booking_id'
  | 'package_code'
  | 'page_title'
  | 'thumbnail_path'
  | 'departure_date'
  | 'departure_time'
  | 'flight_number'
  | 'return_date'
  | 'confirmed'
  | 'progress'
> &
  Partial<Pick<BookingDetails, 'party' | 'reg_date' | 'flights'>>

/** `missing`: how many until the departure is certain. */
type Props = { booking: TicketBooking; today: string; missing?: number }

export function Ticket({ booking, today, missing }: Props) {
  const words = useText('booking')
  const localized = useLocalized()
  const { formatMomentDay } = useDates()
  const { package_code, page_title, thumbnail_path, party, flights = [], reg_date } = booking
  return (
    <section
      aria-label={words.trip}
      className="@container overflow-hidden rounded-card border border-line bg-card"
    >
      <TicketHead booking_id={booking.booking_id} progress={booking.progress} />
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start @max-[14rem]:grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-2 p-5 tablet:grid-cols-[12rem_minmax(0,1fr)]">
        <Picture
          path={thumbnail_path}
          alt=""
          sizes="(min-width: 768px) 192px, 96px"
          className="aspect-square w-full rounded-input object-cover tablet:row-span-2 tablet:aspect-4/3"
        />
        <div className="grid content-start gap-2">
          <h2 className="text-18">
            <a href={`/travel/detail/${package_code}`} className="hover:underline">
              <NonBreakingText>{localized(page_title)}</NonBreakingText>
            </a>
          </h2>
          <TicketDates booking={booking} today={today} missing={missing} />
          {party && <p className="money text-15">{words.party(party.adult, party.child, party.baby)}</p>}
        </div>
        {/* Below the picture on a phone: times and names beside it would be a letter wide. */}
        <div className="grid content-start gap-3 max-tablet:col-span-full max-tablet:mt-3">
          <Flights flights={flights} />
          {reg_date && (
            <p className="money text-13 text-soft">
              {words.reserved} {formatMomentDay(reg_date)}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

function TicketHead({ booking_id, progress }: Pick<TicketBooking, 'booking_id' | 'progress'>) {
  const words = useText('booking')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b border-dashed px-5 py-3 tablet:p-5">
      <div>
        <p className="text-13 text-soft">{words.number}</p>
        <p className="money flex flex-wrap items-center gap-x-2 font-bold text-18 tracking-wide tablet:text-28">
          <span className="select-all">{formatInFours(booking_id)}</span>
          <CopyButton text={booking_id} label={words.number} />
        </p>
      </div>
      <ProgressBadge progress={progress} />
    </div>
  )
}

/** The dates of the trip, and how long until it begins. */
function TicketDates({ booking, today, missing }: Props) {
  const words = useText('booking')
  const { formatSpan } = useDates()
  const { departure_date, return_date, flights = [], confirmed, progress } = booking
  const days = countDaysBetween(today, departure_date)
  const isAhead = days >= 0 && !isCancelled(progress)
  return (
    <p className="money flex flex-wrap items-center gap-2">
      <span>
        <WholeDays>{formatSpan(departure_date, return_date)}</WholeDays>{' '}
        {flights.length === 0 && <span className="inline-block">{formatDepartureLabel(booking)}</span>}
      </span>
      {isAhead && (
        <span className="rounded-full bg-brand px-2.5 font-semibold text-13 text-on-brand leading-6">
          {words.dDay(days)}
        </span>
      )}
      {confirmed && isAhead && (
        <span className="rounded-full border border-good px-2.5 text-13 text-good leading-6">
          {words.confirmed}
        </span>
      )}
      {!confirmed && isAhead && missing !== undefined && missing > 0 && (
        <span className="text-13 text-soft">{words.missing(missing)}</span>
      )}
    </p>
  )
}
