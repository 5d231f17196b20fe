// §2 rates/schedule: every departure with its prices and its state, the nearest ones first.
import { useState } from 'react'
import type { PackageInfo } from '#domain/catalog/package.ts'
import { formatDepartureLabel } from '#domain/departure/departure-label.ts'
import type { DepartureState } from '#domain/departure/states.ts'
import { formatNumber } from '#lib/format.ts'
import { getWeekday } from '#lib/month.ts'
import { breakpoints } from '#limits/display.ts'
import { createPriceLevel } from '#storefront/departure/price-level.ts'
import { PriceLevelLegend, PriceLevelSign } from '#storefront/departure/price-level-mark.tsx'
import { useLocalized, useText } from '#web/session.tsx'
import { useBookingBottomSheet } from './booking-bar.tsx'
import { useTripChoice } from './trip-choice.tsx'
import { useTrip } from './use-trip.ts'

type TripDeparture = PackageInfo['departures'][number]

const shownFirst = 6

export function Rates() {
  const { info } = useTrip()
  const words = useText('trip')
  const localized = useLocalized()
  const [all, setAll] = useState(false)
  const { seats, askedDate = '' } = useTripChoice()
  const { departures, single_supplement, options } = info
  const extras = [
    ...(single_supplement > 0 ? [{ name: words.single, price: single_supplement }] : []),
    ...options.map(({ name, price }) => ({ name: localized(name), price })),
  ]
  return (
    <section id="rates" aria-labelledby="rates-title" className="-scroll-mt-7 pt-14">
      <h2 id="rates-title" className="brand-text mb-4 text-22">
        {words.tabs.rates}
      </h2>
      {departures.length === 0 && <p className="text-soft">{words.calendar.none}</p>}
      <RatesTable rows={all ? departures : sliceFrom(departures, askedDate)} />
      <PriceLevelLegend departures={departures} seats={seats} />
      {!all && departures.length > shownFirst && (
        <button type="button" className="button-secondary mt-2 w-full" onClick={() => setAll(true)}>
          {words.allDepartures(departures.length)}
        </button>
      )}
      {extras.length > 0 && (
        <dl className="mt-6 grid gap-2 text-15">
          {extras.map(({ name, price }) => (
            <div key={name} className="flex justify-between gap-4">
              <dt>{name}</dt>
              <dd className="money shrink-0 text-soft">{words.extra(formatNumber(price))}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-4 text-13 text-soft">{words.ages}</p>
    </section>
  )
}

/** The first ones from a day on, and as many before it as the end leaves room for. */
function sliceFrom(departures: TripDeparture[], day: string): TripDeparture[] {
  const first = Math.max(
    0,
    departures.findIndex(({ departure_date }) => departure_date >= day),
  )
  const start = Math.max(0, Math.min(first, departures.length - shownFirst))
  return departures.slice(start, start + shownFirst)
}

function RatesTable({ rows }: { rows: TripDeparture[] }) {
  const { seats, departure: chosen, choose } = useTripChoice()
  const { open } = useBookingBottomSheet()
  const words = useText('trip')
  const formatDay = (date: string) => {
    const [year = '', month, day] = date.slice(2).split('-')
    const weekday = words.calendar.weekdays[getWeekday(date)] ?? ''
    return words.rateDay(year, Number(month), Number(day), weekday)
  }
  const getLevel = createPriceLevel(useTrip().info.departures, seats)
  if (rows.length === 0) return null
  return (
    // A phone has no room for a fifth column: the state of a departure is below its price.
    <div className="@container overflow-x-auto">
      <table className="money wrap-normal @min-[18rem]:whitespace-nowrap w-full text-13 tablet:text-15">
        <thead className="text-soft">
          <tr>
            {[words.departure, words.party.adult, words.party.child, words.party.baby, words.state].map(
              (name, at) => (
                <th
                  key={name}
                  scope="col"
                  className={`py-2 pl-2 font-normal last:pr-2 max-tablet:last:hidden ${at === 0 ? 'text-left' : 'text-right'}`}
                >
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((departure) => {
            const { departure_id, departure_date, adult_price, child_price, baby_price } = departure
            const state = seats?.get(departure_id)?.state
            const level = getLevel(adult_price)
            const isChosen = departure_id === chosen?.departure_id
            return (
              <tr key={departure_id} className={`border-line border-t ${isChosen ? 'bg-brand-50' : ''}`}>
                <th scope="row" className="pl-2 text-left font-semibold">
                  <button
                    type="button"
                    disabled={state === 'closed'}
                    aria-pressed={isChosen}
                    className="min-h-11 text-left hover:text-brand-700 disabled:text-soft disabled:line-through"
                    onClick={() => {
                      choose(departure_date, departure_id)
                      if (innerWidth < breakpoints.desktop) void open()
                    }}
                  >
                    {formatDay(departure_date)}
                    <span className="block font-normal text-13 text-soft empty:hidden">
                      {formatDepartureLabel(departure)}
                    </span>
                  </button>
                </th>
                {[adult_price, child_price, baby_price].map((amount, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: three prices in a fixed order
                  <td key={at} className="pl-2 text-right">
                    <span className={at === 0 && level ? levelTexts[level] : ''}>
                      {at === 0 && <PriceLevelSign level={level} />} {formatNumber(amount)}
                    </span>
                    {at === 0 && level && <span className="sr-only">, {words.priceLevels[level]}</span>}
                    {at === 0 && <DepartureStateText state={state} className="block tablet:hidden" />}
                  </td>
                ))}
                <td className="px-2 text-right max-tablet:hidden">
                  <DepartureStateText state={state} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const levelTexts = { low: 'font-semibold text-brand-700', high: 'text-soft' }

const stateColours = { recruiting: '', confirmed: 'text-good', few_left: 'text-warn', closed: 'text-soft' }

function DepartureStateText({
  state,
  className = '',
}: {
  state: DepartureState | undefined
  className?: string
}) {
  const words = useText('trip')
  return (
    <span className={`${className} ${state ? stateColours[state] : ''}`}>
      {state ? words.states[state] : '…'}
    </span>
  )
}
