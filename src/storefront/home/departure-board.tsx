// Departures in a hero: the board of an airport, or stickers upon a collage.
import { formatNumber } from '#lib/format.ts'
import { buildTripHref } from '#storefront/kit/trip-href.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { type DatesProps, DateWithWeekday, DepartureStatus } from './departure-row.tsx'
import { SectionHead } from './section-head.tsx'

const stickersShown = 3

export function DatesBoard({ section, rows }: DatesProps) {
  const localized = useLocalized()
  const words = useText('home')
  const catalog = useText('catalog')
  return (
    <div className="date-board">
      {section.at !== 'page' && <SectionHead section={section} />}
      <ol>
        {rows.map((row, at) => (
          <li key={row?.departure_id ?? `row${at}`}>
            {row && (
              <a href={buildTripHref(row.package_code, row.departure_date)}>
                <span className="board-date money">
                  <DateWithWeekday date={row.departure_date} />
                </span>
                <span className="board-title">{localized(row.page_title)}</span>
                <span className="board-status">
                  <DepartureStatus row={row} alone={section.alone} words={words} />
                </span>
                <span className="board-price price money">{catalog.won(formatNumber(row.adult_price))}</span>
              </a>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

export function DatesStickers({ section, rows }: DatesProps) {
  const localized = useLocalized()
  const words = useText('home')
  return (
    <ol className="date-stickers">
      {rows.slice(0, stickersShown).map((row, at) => (
        <li key={row?.departure_id ?? `row${at}`}>
          {row && (
            <a href={buildTripHref(row.package_code, row.departure_date)}>
              <span className="brand-text money text-22">
                <DateWithWeekday date={row.departure_date} />
              </span>
              <span className="line-clamp-3 font-semibold text-15 leading-snug">
                {localized(row.page_title)}
              </span>
              <span className="sticker-status">
                <DepartureStatus row={row} alone={section.alone} words={words} />
              </span>
            </a>
          )}
        </li>
      ))}
    </ol>
  )
}
