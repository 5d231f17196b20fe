// The itinerary day by day; the day that is today is open.

import { formatFlightLine } from '#domain/catalog/format-flight-line.ts'
import { Badge } from '#office/kit/badge.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useLocalized, useSession } from '#web/session.tsx'
import type { GuidePageData } from './guide-entry.ts'
import { findCurrentDay, listTripDays } from './trip-days.ts'

export function DaysPart({ page }: { page: GuidePageData }) {
  const words = useText('guide')
  const localized = useLocalized()
  const { language } = useSession()
  const dates = listTripDays(page)
  const current = findCurrentDay(page)
  return (
    <>
      <Meeting page={page} />
      {page.flights.length > 0 && (
        <ul className="panel grid gap-1 p-3 text-15">
          {page.flights.map((flight) => (
            <li key={`${flight.way}${flight.number}`}>{formatFlightLine(flight, language)}</li>
          ))}
        </ul>
      )}
      {page.days.length === 0 && <p className="panel p-4 text-15 text-soft">{words.noDays}</p>}
      {page.days.map((day) => {
        const date = dates[day.day - 1] ?? ''
        const changes = page.changes.filter((change) => change.day === day.day)
        return (
          <details key={day.day} className="panel p-3" open={date === current}>
            <summary className="min-h-11 cursor-pointer font-semibold text-16">
              {words.dayName(day.day, date)} {localized(day.heading)}
              {changes.length > 0 && (
                <Badge className="ml-2" tone="warn">
                  {words.changed}
                </Badge>
              )}
            </summary>
            <DayChanges changes={changes} />
            <DayDetails day={day} />
          </details>
        )
      })}
    </>
  )
}

/** Where the group meets, and whom a guide calls on the way. */
function Meeting({ page: { meeting_point, meeting_time, emergency } }: { page: GuidePageData }) {
  const words = useText('guide')
  const localized = useLocalized()
  const facts = [
    [words.meeting, [meeting_time, localized(meeting_point)].filter(Boolean).join(' · ')],
    [words.emergency, emergency],
  ].filter(([, value]) => value !== '')
  if (facts.length === 0) return null
  return (
    <dl className="panel grid gap-2 p-3 text-15">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-13 text-soft">{name}</dt>
          <dd className="whitespace-pre-line font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What holds instead of the day as it was sold, and for whom it does not. */
function DayChanges({ changes }: { changes: GuidePageData['changes'] }) {
  const words = useText('guide')
  const localized = useLocalized()
  return changes.map(({ id, before, after, unsigned }) => (
    <p key={id} className="mt-1 border-warn border-l-2 pl-3 text-15">
      <span className="block font-semibold">{words.fromTo(localized(before), localized(after))}</span>
      {unsigned.length > 0 && <span className="block text-13">{words.unsigned(unsigned.join(', '))}</span>}
    </p>
  ))
}

function DayDetails({ day }: { day: GuidePageData['days'][number] }) {
  const words = useText('guide')
  const localized = useLocalized()
  const meals = (['breakfast', 'lunch', 'dinner'] as const).flatMap((meal) => {
    const served = day.meals[meal]
    return served ? [`${words.meals[meal]} ${localized(served)}`] : []
  })
  const facts: [string, string][] = [
    [words.hotel, localized(day.hotel)],
    [words.transport, localized(day.transport)],
  ]
  return (
    <div className="grid gap-2 pt-2 text-15">
      {localized(day.text) && <p className="whitespace-pre-line">{localized(day.text)}</p>}
      <ul className="grid gap-1">
        {day.places.map((place) => (
          <li key={`${place.time} ${place.name.ko}`}>
            {place.time && <span className="text-soft tabular-nums">{place.time} </span>}
            <span className="font-semibold">{localized(place.name)}</span>{' '}
            <span className="text-soft">{localized(place.line)}</span>
          </li>
        ))}
      </ul>
      <p className="text-soft">{meals.join(' · ')}</p>
      {facts.map(
        ([name, value]) =>
          value !== '' && (
            <p key={name}>
              <span className="text-soft">{name}</span> {value}
            </p>
          ),
      )}
    </div>
  )
}
