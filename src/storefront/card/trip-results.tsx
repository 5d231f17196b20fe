// The trips of a list with the facts of this agency's kit, laid out by the list that it chose (looks/).
import { lazy, Suspense, useDeferredValue, useMemo } from 'react'
import type { ListKit } from '#domain/agency/look/theme.ts'
import type { PackageCard as Card } from '#domain/catalog/card.ts'
import { formatNumber } from '#lib/format.ts'
import { useLocalized } from '#web/session.tsx'
import { MonthCalendar as MonthCalendarAtOnce } from './month-calendar.tsx'
import { PackageCard } from './package-card.tsx'

// Few lists have a calendar: the server draws it at once, and a browser loads it where there is one.
const MonthCalendar = import.meta.env.SSR
  ? MonthCalendarAtOnce
  : lazy(() => import('./month-calendar.tsx').then((file) => ({ default: file.MonthCalendar })))

type Props = { list: Card[]; kit: ListKit; level?: 'h3' }

/** The width of a picture on a desktop and on a tablet. */
const pictureSizes: Record<ListKit['kind'], string> = {
  cards: '(min-width: 1200px) 300px, (min-width: 768px) 31vw, (min-width: 560px) 46vw, 92vw',
  tickets: '(min-width: 768px) 240px, 30vw',
  journal: '(min-width: 1200px) 560px, (min-width: 768px) 50vw, 100vw',
  magazine: '(min-width: 1200px) 400px, (min-width: 768px) 46vw, 92vw',
  gallery: '(min-width: 768px) 46vw, 92vw',
  table: '80px',
  large: '(min-width: 768px) 50vw, 92vw',
  heights: '(min-width: 768px) 220px, 34vw',
  agenda: '(min-width: 768px) 220px, 34vw',
  pinboard: '(min-width: 1200px) 260px, (min-width: 768px) 31vw, 46vw',
}

export function TripResults({ list, kit, level }: Props) {
  return (
    <div className="trip-results-frame mt-4">
      {kit.kind === 'agenda' && <Calendar list={list} />}
      {kit.kind === 'table' && <ColumnNames kit={kit} />}
      <ul className="trip-results">
        {list.map((card, at) => (
          <li key={card.package_code} id={`trip-${card.package_code}`}>
            <PackageCard
              card={card}
              first={at < 2 && level === undefined}
              level={level}
              sizes={pictureSizes[kit.kind]}
            >
              <TripNotes code={card.package_code} kit={kit} />
            </PackageCard>
          </li>
        ))}
      </ul>
    </div>
  )
}

type TripNotesProps = { code: string; kit: ListKit }

function TripNotes({ code, kit: { facts, measure } }: TripNotesProps) {
  const localized = useLocalized()
  const value = measure?.of[code]
  const most = Math.max(1, ...Object.values(measure?.of ?? {}))
  return (
    <>
      {measure && value !== undefined && (
        <span className="trip-measure">
          <span className="trip-measure-label">{localized(measure.label)}</span>{' '}
          <b className="price money">
            {formatNumber(value)}
            {localized(measure.unit)}
          </b>
          <span aria-hidden className="trip-bar" style={{ width: `${Math.round((100 * value) / most)}%` }} />
        </span>
      )}
      {facts.length > 0 && (
        <span className="trip-facts">
          {facts.map(({ label, of }) => (
            <span key={label.ko} className="trip-fact money">
              <span className="trip-fact-label">{localized(label)}</span> {localized(of[code])}
            </span>
          ))}
        </span>
      )}
    </>
  )
}

/** What the server drew stays until the calendar is loaded: dates that change meanwhile wait for it. */
function Calendar({ list }: Pick<Props, 'list'>) {
  const shown = useDeferredValue(list)
  return useMemo(
    () => (
      <Suspense>
        <MonthCalendar list={shown} />
      </Suspense>
    ),
    [shown],
  )
}

/** The names of the columns are hidden from screen readers, because each row names its facts. */
function ColumnNames({ kit }: { kit: ListKit }) {
  const localized = useLocalized()
  return (
    <div aria-hidden className="trip-columns">
      {kit.facts.map(({ label }) => (
        <span key={label.ko}>{localized(label)}</span>
      ))}
    </div>
  )
}
