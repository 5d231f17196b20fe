// Points beside price and button that reassure a buyer: free cancellation, confirmation, seats, guarantee.
import { type FeeRow, findFreeCancellationLimit, listUpcomingFees } from '#domain/booking/fees.ts'
import { addDays } from '#lib/days.ts'
import { getToday } from '#lib/format.ts'
import { useSite } from '#storefront/kit/use-site.ts'
import { Check } from '#ui/icons.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { BookedBar } from './booked-bar.tsx'
import type { DepartureSeats } from './use-seats.ts'

/** Without a date it says what holds for every one of them. `inOneLine`: as much of it as the width takes. */
type Props = {
  fees: FeeRow[]
  date: string | undefined
  seats: DepartureSeats | undefined
  minimum: number
  inOneLine?: boolean
}

export function TrustStrip({ fees, date, seats, minimum, inOneLine = false }: Props) {
  const { trust: words, states } = useText('trip')
  const localized = useLocalized()
  const info = useSite()?.info
  const free = findFreeCancellationLimit(fees, date)
  const isHydrated = useHydrated() // a cached page does not know the current day
  const isFree = free !== undefined && (free.day === undefined || (isHydrated && free.day >= getToday()))
  const lines = [
    seats?.state === 'closed' && states.closed,
    seats && seats.state !== 'closed' && seats.is_confirmed && words.goes,
    isFree &&
      (free.day === undefined ? words.freeDays(free.days) : words.freeUntil(...toMonthAndDay(free.day))),
    seats && seats.state !== 'closed' && words.seats(seats.seats_left),
    seats === undefined && words.minimum(minimum),
    localized(info?.insurance),
  ].filter((line) => typeof line === 'string' && line !== '')
  return (
    <ul aria-live="polite" aria-label={words.title} className={listClasses[inOneLine ? 'line' : 'box']}>
      {seats && seats.state !== 'closed' && !seats.is_confirmed && <Recruiting seats={seats} />}
      {lines.map((line) => (
        <li key={String(line)} className={`flex gap-1.5 ${inOneLine ? 'items-center' : 'items-start'}`}>
          <Check size={16} className={`shrink-0 text-good ${inOneLine ? '' : 'mt-1'}`} />
          {line}
        </li>
      ))}
    </ul>
  )
}

/** The number who have booked comes before the number missing: it is a reason to come along. */
function Recruiting({ seats: { minimum, to_confirm } }: { seats: DepartureSeats }) {
  const { trust: words } = useText('trip')
  return (
    <li className="money flex flex-wrap items-center gap-x-2">
      {to_confirm < minimum && (
        <>
          <BookedBar minimum={minimum} to_confirm={to_confirm} />
          <span>{words.booked(minimum, minimum - to_confirm)}</span>
        </>
      )}
      {to_confirm > 0 && <span className="text-soft">{words.missing(to_confirm)}</span>}
    </li>
  )
}

// Points that do not fit into the line wrap below it, out of sight.
const listClasses = {
  box: 'flex flex-wrap gap-x-4 gap-y-1 rounded-input bg-brand-50 px-4 py-3 text-15',
  line: 'flex h-5 flex-wrap gap-x-3 overflow-hidden text-13 leading-5',
}

const toMonthAndDay = (date: string) => [Number(date.slice(5, 7)), Number(date.slice(8))] as const

/** Cancellation fees over time: by days before departure, or by dates once one is chosen. */
export function FeeTimeline({ fees, date }: { fees: FeeRow[]; date: string | undefined }) {
  const { trust: words } = useText('trip')
  const isHydrated = useHydrated() // a cached page does not know the current day
  const rows = listUpcomingFees(fees, date, isHydrated ? getToday() : undefined)
  if (rows.length === 0) return null
  return (
    <ol className="money grid max-w-md text-15">
      {rows.map(({ days, percent }) => (
        <li key={days} className="grid grid-cols-[0.75rem_1fr_auto] gap-x-3">
          <span aria-hidden className="flex flex-col items-center">
            <span className={`mt-2 size-2.5 rounded-full ${percent === 0 ? 'bg-good' : 'bg-warn'}`} />
            <span className="w-0.5 grow bg-line" />
          </span>
          <span className="pb-2">
            {date ? words.untilDay(...toMonthAndDay(addDays(date, -days))) : words.untilDays(days)}
          </span>
          <span className={percent === 0 ? 'font-semibold text-good' : ''}>
            {percent === 0 ? words.free : words.fee(percent)}
          </span>
        </li>
      ))}
    </ol>
  )
}
