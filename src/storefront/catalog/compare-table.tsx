// Trips in columns: first what they differ in, then what they have in common.
// A phone has no room for a column of names: each row is named by a line above it. The titles stay in sight above all rows.
import type { TripComparison } from '#domain/catalog/package.ts'
import { formatNumber } from '#lib/format.ts'
import { getWeekday } from '#lib/month.ts'
import { useCardDeparture } from '#storefront/card/availability.ts'
import { buildCompareHref, type ComparedTrip } from '#storefront/kit/compare-href.ts'
import { buildContactHref } from '#storefront/kit/contact-href.ts'
import { buildTripHref } from '#storefront/kit/trip-href.ts'
import { X } from '#ui/icons.ts'
import { NonBreakingText } from '#ui/non-breaking-text.tsx'
import { Picture } from '#ui/picture.tsx'
import { useLocalized, useText } from '#web/session.tsx'
import { type CompareRow, useCompareRows } from './use-compare-rows.ts'

type Props = { list: TripComparison[]; trips: ComparedTrip[]; today: string }

export function CompareTable({ list, trips, today }: Props) {
  const words = useText('compare')
  const rows = useCompareRows(list, today)
  const differing = rows.filter(({ isSame }) => !isSame)
  const common = rows.filter(({ isSame }) => isSame)
  const width = { 1: 'max-w-sm', 2: 'max-w-3xl', 3: 'min-w-[20.5rem]' }[list.length]
  const count = list.length
  return (
    <div className="@container mt-6">
      {/* Only letters twice as large are scrolled sideways: what scrolls would not let the titles stay. */}
      <section
        aria-label={words.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard, too
        tabIndex={0}
        className="-mx-4 @min-[20.5rem]:overflow-visible overflow-x-auto px-4"
      >
        <table
          className={`-mx-1.5 w-[calc(100%+0.75rem)] table-fixed border-separate border-spacing-x-1.5 text-left tablet:-mx-6 tablet:w-[calc(100%+3rem)] tablet:border-spacing-x-6 ${width}`}
        >
          <caption className="sr-only">{words.title}</caption>
          {/* All columns have their width before the last picture has come. */}
          <colgroup>
            {list.map(({ package_code }) => (
              <col key={package_code} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {list.map((trip) => (
                <td key={trip.package_code} className="p-0">
                  <TripPicture trip={trip} trips={trips} />
                </td>
              ))}
            </tr>
            <tr className="align-top">
              {list.map((trip) => (
                <th key={trip.package_code} scope="col" className={titleClass}>
                  <TripTitle trip={trip} isNarrow={count === 3} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <NameRow name={words.rows.next} span={count} />
            <tr className="align-top">
              {list.map((trip) => (
                <td key={trip.package_code} className="pr-1 pb-3">
                  <Departure trip={trip} list={list} />
                </td>
              ))}
            </tr>
            <tr>
              {list.map((trip) => (
                <td key={trip.package_code} className="pb-3">
                  <BookLink trip={trip} />
                </td>
              ))}
            </tr>
          </tbody>
          {count > 1 && differing.length > 0 && (
            <GroupName name={words.differing(differing.length)} line={words.differingLine} span={count} />
          )}
          {differing.map((row) => (
            <Row key={row.name} row={row} list={list} isMarked={count > 1} />
          ))}
          {count > 1 && common.length > 0 && <GroupName name={words.common} span={count} />}
          {common.map((row) => (
            <Row key={row.name} row={row} list={list} />
          ))}
          <tfoot>
            <tr className="align-bottom">
              {list.map((trip) => (
                <td key={trip.package_code} className="pt-4">
                  <TripLinks trip={trip} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  )
}

/** Between two cells, too, nothing shows through. */
const titleClass =
  'sticky top-(--header-height) z-10 bg-ground py-2 font-normal shadow-[0_0_0_3px_var(--ground),0_4px_0_var(--line)]'

function NameRow({ name, span }: { name: string; span: number }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={span} className="border-line border-t pt-3 font-normal text-13 text-soft">
        {name}
      </th>
    </tr>
  )
}

function GroupName({ name, line, span }: { name: string; line?: string; span: number }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={span} className="pt-8 pb-2">
          <span className="text-18">{name}</span>
          {line && <span className="block font-normal text-13 text-soft">{line}</span>}
        </th>
      </tr>
    </tbody>
  )
}

type RowProps = { row: CompareRow; list: TripComparison[]; isMarked?: boolean }

function Row({ row: { name, cells, best, bestLabel }, list, isMarked = false }: RowProps) {
  return (
    <tbody>
      <NameRow name={name} span={list.length} />
      <tr className="align-top">
        {cells.map((cell, at) => {
          const isBest = best.includes(at)
          return (
            <td key={list[at]?.package_code} className="money pt-1 pr-1 pb-3 text-15 tablet:text-16">
              <span className={isMarked ? 'font-semibold' : ''}>
                <NonBreakingText>{cell}</NonBreakingText>
              </span>
              {isBest && <BestMark label={bestLabel} />}
            </td>
          )
        })}
      </tr>
    </tbody>
  )
}

const BestMark = ({ label }: { label: string }) => (
  <span className="mt-1 block w-fit rounded-full bg-brand-50 px-2 text-13 text-brand-800 leading-6">
    {label}
  </span>
)

/** The picture leads where the title below it does. */
function TripPicture({ trip, trips }: { trip: TripComparison; trips: ComparedTrip[] }) {
  const words = useText('compare')
  const title = useLocalized()(trip.page_title)
  const { date } = useCardDeparture(trip)
  return (
    <div className="relative">
      {/* biome-ignore lint/a11y/useAnchorContent: the title below is the link that is read out */}
      <a href={buildTripHref(trip.package_code, date)} tabIndex={-1} aria-hidden="true">
        <Picture
          path={trip.thumbnail_path}
          alt=""
          sizes="(min-width: 1200px) 380px, 45vw"
          className="aspect-4/3 w-full rounded-card object-cover"
        />
      </a>
      <a
        href={buildCompareHref(trips.filter(({ package_code }) => package_code !== trip.package_code))}
        data-stay
        aria-label={words.remove(title)}
        className="absolute top-0 right-0 flex size-11 items-start justify-end p-1.5"
      >
        {/* Small beside the picture it lies on; what is pressed is as large as a finger. */}
        <span className="flex size-7 items-center justify-center rounded-full bg-card text-ink shadow-sm">
          <X size={16} />
        </span>
      </a>
    </div>
  )
}

/** `isNarrow`: a third of a phone, which a long word needs small letters for. */
function TripTitle({ trip, isNarrow }: { trip: TripComparison; isNarrow: boolean }) {
  const { date } = useCardDeparture(trip)
  return (
    <a
      href={buildTripHref(trip.package_code, date)}
      className={`line-clamp-3 hyphens-auto font-semibold leading-snug hover:underline tablet:text-18 ${isNarrow ? 'text-13' : 'text-15'}`}
    >
      <NonBreakingText>{useLocalized()(trip.page_title)}</NonBreakingText>
    </a>
  )
}

/** The day and its price, the lowest of them marked, and the way to book it. */
function Departure({ trip, list }: { trip: TripComparison; list: TripComparison[] }) {
  const words = useText('compare')
  const catalog = useText('catalog')
  const { availability, date, price } = useCardDeparture(trip)
  const lowest = Math.min(...list.map(({ next_price }) => next_price ?? Number.POSITIVE_INFINITY))
  const isLowest =
    list.length > 1 &&
    price !== null &&
    price === lowest &&
    list.some(({ next_price }) => next_price !== lowest)
  if (date === null || price === null) return <p className="pt-1 text-15">{words.noDate}</p>
  return (
    <div className="money grid gap-0.5 pt-1">
      <span data-asked={`${trip.package_code}@${trip.next_date}`} className="text-15">
        {catalog.departsOn(Number(date.slice(5, 7)), Number(date.slice(8)), getWeekday(date))}
        {availability === null && ` · ${catalog.allSold}`}
      </span>
      <span className={`font-bold leading-snug tablet:text-22 ${list.length === 3 ? 'text-15' : 'text-16'}`}>
        {catalog.won(formatNumber(price))}
      </span>
      {isLowest && <BestMark label={words.lowest} />}
    </div>
  )
}

/** The links are repeated at the end, because the name of the trip is far above. */
function TripLinks({ trip }: { trip: TripComparison }) {
  const words = useText('compare')
  const { date } = useCardDeparture(trip)
  return (
    <div className="grid gap-2">
      <BookLink trip={trip} />
      <a
        href={buildTripHref(trip.package_code, date)}
        aria-label={`${useLocalized()(trip.page_title)} ${words.see}`}
        className="button-secondary w-full px-1 text-center text-15"
      >
        {words.see}
      </a>
    </div>
  )
}

/** A trip without an open day is asked about. */
function BookLink({ trip }: { trip: TripComparison }) {
  const words = useText('compare')
  const { availability, date } = useCardDeparture(trip)
  const isOpen = date !== null && availability !== null
  const label = isOpen ? words.book : words.ask
  return (
    <a
      href={
        isOpen ? `/travel/reserve/${trip.package_code}?date=${date}` : buildContactHref(trip.package_code)
      }
      aria-label={`${useLocalized()(trip.page_title)} ${label}`}
      className="button-primary w-full px-1 text-center text-15"
    >
      {label}
    </a>
  )
}
