// Departures by date on the home page: a table, a list of events, small tickets, a board or stickers.
// The cached page has the dates; seats and confirmations come from one call that is never cached, into their
// places.
import { useContext } from 'react'
import { useLoaderData } from 'react-router'
import { formatNumber } from '#lib/format.ts'
import { homeLimits } from '#limits/display.ts'
import { ApiContext } from '#storefront/api.ts'
import { buildTripHref } from '#storefront/kit/trip-href.ts'
import { NonBreakingText } from '#ui/non-breaking-text.tsx'
import { useLocalized, useText } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import { DatesBoard, DatesStickers } from './departure-board.tsx'
import {
  type DateRow,
  type DatesSection,
  DateWithWeekday,
  DepartureStatus,
  type DatesProps as Props,
} from './departure-row.tsx'
import type { loader } from './load-home.ts'
import { SectionHead, useSectionTitle } from './section-head.tsx'

/** The availability of a cached departure that the answer lacks. */
const soldOut = { state: 'closed', seats_left: 0 } as const

/** A cached page does not know which departures are confirmed: its rows are empty until they are loaded. */
function useDepartureRows({ by }: DatesSection): DateRow[] {
  const { nextDepartures } = useLoaderData<typeof loader>()
  const api = useContext(ApiContext)
  const { answer } = useCall(api ? by : undefined, async () => api?.departure.leavingNow({ by }))
  if (by === 'confirmed') return answer?.list ?? Array.from({ length: homeLimits.certain }, () => undefined)
  if (!answer) return nextDepartures
  const now = new Map(answer.list.map((row) => [row.departure_id, row]))
  return nextDepartures.map((row) => ({ ...row, ...(now.get(row.departure_id) ?? soldOut) }))
}

export function DepartureDates({ section }: { section: DatesSection }) {
  const title = useSectionTitle(section)
  const rows = useDepartureRows(section)
  const words = useText('home')
  const Shape = shapes[section.shape]
  return (
    <section aria-label={title} className="min-w-0">
      {section.at === 'page' && <SectionHead section={section} />}
      {rows.length === 0 ? (
        <p className="mt-5 text-soft">{words.noneCertain}</p>
      ) : (
        <div className="dates-container">
          <Shape section={section} rows={rows} />
        </div>
      )}
    </section>
  )
}

function DatesTable({ section: { facts, action }, rows }: Props) {
  const localized = useLocalized()
  const words = useText('home')
  const { dates } = words
  return (
    <table className="dates-table mt-4 w-full text-left">
      <thead className="text-13 text-soft">
        <tr>
          <th scope="col" className="dates-day">
            {dates.departure}
          </th>
          <th scope="col">{dates.trip}</th>
          {facts.map(({ label }) => (
            <th key={label.ko} scope="col" className="dates-fact max-tablet:hidden">
              {localized(label)}
            </th>
          ))}
          <th scope="col" className="dates-price">
            {dates.each}
          </th>
          <th scope="col" className="dates-seats">
            {dates.seats}
          </th>
          <th scope="col" className="dates-action max-tablet:hidden">
            <span className="sr-only">{localized(action)}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row?.departure_id ?? `row${at}`}>
            <td className="money whitespace-nowrap">
              {row && <DateWithWeekday date={row.departure_date} />}
            </td>
            <td className="h-24 tablet:h-14">
              {row && (
                <a
                  href={buildTripHref(row.package_code, row.departure_date)}
                  className="dates-title font-semibold hover:underline"
                >
                  <NonBreakingText>{localized(row.page_title)}</NonBreakingText>
                </a>
              )}
              <span className="money flex flex-wrap gap-x-2.5 text-13 text-soft tablet:hidden">
                {row &&
                  facts.map(
                    ({ label, of }) =>
                      of[row.package_code] && (
                        <span key={label.ko} className="whitespace-nowrap">
                          {localized(label)} {localized(of[row.package_code])}
                        </span>
                      ),
                  )}
              </span>
            </td>
            {facts.map(({ label, of }) => (
              <td key={label.ko} className="money whitespace-nowrap max-tablet:hidden">
                {row && localized(of[row.package_code])}
              </td>
            ))}
            <td className="price money whitespace-nowrap">{row && formatNumber(row.adult_price)}</td>
            <td className="money whitespace-nowrap">
              {row?.seats_left !== undefined && dates.left(row.seats_left)}
              {row?.is_confirmed && <span className="block text-good">{dates.certain}</span>}
            </td>
            <td className="max-tablet:hidden">
              {row && row.state !== 'closed' && (
                <a
                  href={buildTripHref(row.package_code, row.departure_date)}
                  aria-label={`${localized(row.page_title)} ${localized(action)}`}
                  className="inline-flex min-h-9 items-center whitespace-nowrap rounded-input bg-accent px-3 font-semibold text-13 text-on-accent"
                >
                  {localized(action)}
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DatesEvents({ section: { facts, alone }, rows }: Props) {
  const localized = useLocalized()
  const words = useText('home')
  const catalog = useText('catalog')
  return (
    <ol className="mt-5 grid border-line border-t">
      {rows.map((row, at) => (
        <li key={row?.departure_id ?? `row${at}`} className="min-h-24 border-line border-b">
          {row && (
            <a href={buildTripHref(row.package_code, row.departure_date)} className="date-event group">
              <span className="brand-text money text-28 leading-none tablet:text-36">
                <DateWithWeekday date={row.departure_date} />
              </span>
              <span className="min-w-0">
                <span className="brand-text line-clamp-2 text-18 group-hover:underline tablet:text-22">
                  <NonBreakingText>{localized(row.page_title)}</NonBreakingText>
                </span>
                <span className="mt-1 flex flex-wrap gap-x-4 text-15 text-soft">
                  <span>{catalog.nights(row.nights, row.days)}</span>
                  {facts.map(
                    ({ label, of }) =>
                      of[row.package_code] && (
                        <span key={label.ko}>
                          {localized(label)} {localized(of[row.package_code])}
                        </span>
                      ),
                  )}
                </span>
              </span>
              <span className="grid min-h-12 text-15">
                <span className="price money font-semibold text-18">
                  {catalog.won(formatNumber(row.adult_price))}
                </span>
                <DepartureStatus row={row} alone={alone} words={words} />
              </span>
            </a>
          )}
        </li>
      ))}
    </ol>
  )
}

function DatesTickets({ section: { alone }, rows }: Props) {
  const localized = useLocalized()
  const words = useText('home')
  const catalog = useText('catalog')
  return (
    <ol className="date-tickets scroll-row mt-5 gap-3 pb-2">
      {rows.map((row, at) => (
        <li key={row?.departure_id ?? `row${at}`} className="date-ticket snap-start">
          {row && (
            <a
              href={buildTripHref(row.package_code, row.departure_date)}
              className="flex h-full flex-col gap-1 p-4"
            >
              <span className="brand-text money text-22">
                <DateWithWeekday date={row.departure_date} />
              </span>
              <span className="line-clamp-2 min-h-[2.6em] font-semibold leading-[1.3]">
                <NonBreakingText>{localized(row.page_title)}</NonBreakingText>
              </span>
              <span className="date-ticket-foot">
                <DepartureStatus row={row} alone={alone} words={words} />
                <span className="price money whitespace-nowrap font-bold">
                  {catalog.won(formatNumber(row.adult_price))}
                </span>
              </span>
            </a>
          )}
        </li>
      ))}
    </ol>
  )
}

const shapes = {
  table: DatesTable,
  events: DatesEvents,
  cards: DatesTickets,
  board: DatesBoard,
  stickers: DatesStickers,
}
