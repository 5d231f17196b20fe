// The next departures of a list as a calendar: each day that has one leads down to its trip.
import type { PackageCard } from '#domain/catalog/card.ts'
import { listWeeks, parseMonth } from '#lib/month.ts'
import { useLocalized, useText } from '#web/session.tsx'

/** Further months are in the list below. */
const monthsShown = 2

export function MonthCalendar({ list }: { list: PackageCard[] }) {
  const byDay = Map.groupBy(
    list.filter(({ next_date }) => next_date !== null),
    ({ next_date }) => next_date ?? '',
  )
  const months = [...new Set([...byDay.keys()].map((day) => day.slice(0, 7)))].sort().slice(0, monthsShown)
  if (months.length === 0) return null
  return (
    <div className="month-calendars">
      {months.map((month) => (
        <Month key={month} month={month} byDay={byDay} />
      ))}
    </div>
  )
}

type MonthProps = { month: string; byDay: Map<string, PackageCard[]> }

function Month({ month, byDay }: MonthProps) {
  const localized = useLocalized()
  const { filters, weekdays } = useText('catalog')
  const { year, month: number } = parseMonth(month)
  const weeks = listWeeks({ year, month: number })
  const hasDeparture = (week: (string | null)[]) => week.some((day) => byDay.has(day ?? ''))
  // weeks before the first departure and after the last are left out
  const cells = weeks.slice(weeks.findIndex(hasDeparture), weeks.findLastIndex(hasDeparture) + 1).flat()
  return (
    <section aria-label={filters.monthName(year, number)}>
      <h2 className="brand-text text-22">{filters.monthName(year, number)}</h2>
      <p aria-hidden className="month-weekdays">
        {weekdays.map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </p>
      <ol className="month-days">
        {cells.map((day, at) => (
          <li key={day ?? `blank${at}`}>
            {day && <span className="money">{Number(day.slice(8))}</span>}
            {byDay.get(day ?? '')?.map(({ package_code, page_title }) => (
              <a key={package_code} href={`#trip-${package_code}`}>
                <span className="sr-only">{localized(page_title)}</span>
              </a>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
