// §2 /manageProductView/{package_code}: the print page, full width on the screen, A4 on paper.

import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { formatLowestPrice } from '#domain/catalog/format-trip-price.ts'
import { listEntryRules } from '#domain/catalog/list-entry-rules.ts'
import { formatDepartureLabel } from '#domain/departure/departure-label.ts'
import { formatNumber } from '#lib/format.ts'
import { CompanyFacts } from '#storefront/kit/company-facts.tsx'
import { Letterhead } from '#storefront/kit/letterhead.tsx'
import { PageHead } from '#storefront/kit/page-head.tsx'
import { useDates } from '#storefront/kit/use-dates.ts'
import type { PageArgs } from '#storefront/page.ts'
import { Picture } from '#ui/picture.tsx'
import { useLocalized, useText } from '#web/session.tsx'

export const loader = ({ api, params }: PageArgs) =>
  api.catalog.productView({ package_code: params.detail ?? '' })

/** Facts that an advert of a package must name. */
const advertFacts = ['ceo', 'address', 'phone', 'mail', 'biz', 'tourism', 'insurance'] as const

const useProduct = () => useLoaderData<typeof loader>()

export default function ProductPrintPage() {
  const { info } = useProduct()
  const words = useText('print')
  const localized = useLocalized()
  return (
    <div className="px-4 py-6 tablet:px-10 print:p-0 print:text-[10.5pt]">
      <PageHead
        title={`${localized(info.page_title)} – ${words.title}`}
        description={localized(info.summary)}
      />
      <div className="mb-6 flex flex-wrap gap-2 print:hidden">
        <button type="button" className="button-primary" onClick={() => print()}>
          {words.print}
        </button>
        <a href={`/travel/detail/${info.package_code}`} className="button-secondary">
          {words.back}
        </a>
      </div>
      <Letterhead>
        <span className="money text-13 text-soft">
          {words.title} · {info.package_code}
        </span>
      </Letterhead>
      <div className="mt-5 grid gap-6 tablet:grid-cols-[2fr_3fr] print:grid-cols-[2fr_3fr]">
        <Picture
          path={info.thumbnail_path}
          alt=""
          sizes="(min-width: 768px) 40vw, 100vw"
          first
          className="aspect-4/3 w-full rounded-card object-cover"
        />
        <div>
          <h1 className="text-28 print:text-22">{localized(info.page_title)}</h1>
          <p className="mt-2 text-15">{localized(info.summary)}</p>
          <ProductFacts />
        </div>
      </div>
      <ItineraryTable />
      <DeparturesTable />
      <IncludedLists />
      <CompanyFacts names={advertFacts} className="mt-8" />
    </div>
  )
}

function ProductFacts() {
  const { info, detail } = useProduct()
  const words = useText('print')
  const trip = useText('trip')
  const catalog = useText('catalog')
  const localized = useLocalized()
  const facts = [
    [words.code, info.package_code],
    [words.length, catalog.nights(info.nights, info.days)],
    [words.price, formatLowestPrice(info, catalog)],
    [words.minimum, words.people(info.departures[0]?.minimum ?? 1)],
    [words.flight, localized(info.airline) || trip.localJoin],
    [words.shopping, info.shopping_visits === 0 ? trip.noShopping : trip.shopping(info.shopping_visits)],
    ...(detail.travel_alert === null ? [] : [[trip.alert.title, trip.alert.levels[detail.travel_alert]]]),
    [trip.meetingPoint, localized(detail.meeting_point)],
    [trip.guideFee, localized(detail.guide_fee)],
    [
      trip.entry.title,
      [...listEntryRules(detail, trip.entry), localized(detail.entry_note)].filter(Boolean).join(' · '),
    ],
  ]
  return (
    <dl className="mt-4 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-15">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="contents">
              <dt className="text-soft">{name}</dt>
              <dd className="money">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** A table wider than a phone is scrolled, by the keyboard too. */
function ScrollableTable({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached to be scrolled
    <section tabIndex={0} aria-label={name} className="overflow-x-auto">
      {children}
    </section>
  )
}

const cellClass = 'border border-line p-2 align-top'

function ItineraryTable() {
  const { detail } = useProduct()
  const words = useText('print')
  const trip = useText('trip')
  const localized = useLocalized()
  const columns = [words.day, words.plan, words.meals, words.stay]
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-18">{words.schedule}</h2>
      <ScrollableTable name={words.schedule}>
        <table className="print-days w-full border-collapse text-15 print:text-[9.5pt]">
          <thead>
            <tr className="bg-wash text-left">
              {columns.map((name) => (
                <th key={name} scope="col" className={`${cellClass} whitespace-nowrap`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {detail.schedule.map(({ day, heading, places, meals, hotel, transport }) => (
              <tr key={day} className="break-inside-avoid">
                <th scope="row" className={`${cellClass} money whitespace-nowrap text-left`}>
                  {trip.day(day)}
                </th>
                <td className={cellClass}>
                  <p className="font-semibold">{localized(heading)}</p>
                  <p>
                    {places
                      .map(({ time, name }) => (time ? `${time} ${localized(name)}` : localized(name)))
                      .join(' → ')}
                  </p>
                  {transport && <p className="text-soft">{localized(transport)}</p>}
                </td>
                <td className={cellClass}>
                  {(['breakfast', 'lunch', 'dinner'] as const).map(
                    (meal) =>
                      localized(meals[meal]) && (
                        <p key={meal}>
                          {trip.meals[meal]}: {localized(meals[meal])}
                        </p>
                      ),
                  )}
                </td>
                <td className={cellClass}>{localized(hotel) || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollableTable>
    </section>
  )
}

const maxDepartures = 10

function DeparturesTable() {
  const { info } = useProduct()
  const { formatDate } = useDates()
  const words = useText('print')
  const trip = useText('trip')
  const shown = info.departures.slice(0, maxDepartures)
  if (shown.length === 0) return null
  return (
    <section className="mt-8 break-inside-avoid">
      <h2 className="mb-3 text-18">{words.departures}</h2>
      <ScrollableTable name={words.departures}>
        <table className="money w-full border-collapse whitespace-nowrap text-13 tablet:text-15 print:text-[9.5pt]">
          <thead>
            <tr className="bg-wash text-left">
              {[trip.departure, trip.party.adult, trip.party.child, trip.party.baby].map((name) => (
                <th key={name} scope="col" className={cellClass}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(
              ({ departure_id, departure_date, adult_price, child_price, baby_price, ...departure }) => (
                <tr key={departure_id}>
                  <th
                    scope="row"
                    className={`${cellClass} text-left font-normal max-tablet:whitespace-normal`}
                  >
                    <span className="whitespace-nowrap">{formatDate(departure_date)}</span>{' '}
                    <span className="whitespace-nowrap">{formatDepartureLabel(departure)}</span>
                  </th>
                  <td className={cellClass}>{trip.won(formatNumber(adult_price))}</td>
                  <td className={cellClass}>{trip.won(formatNumber(child_price))}</td>
                  <td className={cellClass}>{trip.won(formatNumber(baby_price))}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </ScrollableTable>
      {info.departures.length > maxDepartures && (
        <p className="mt-2 text-13 text-soft">{words.more(info.departures.length - maxDepartures)}</p>
      )}
    </section>
  )
}

function IncludedLists() {
  const { detail } = useProduct()
  const words = useText('print')
  const trip = useText('trip')
  const localized = useLocalized()
  const lists = [
    [trip.included, detail.included],
    [trip.notIncluded, detail.not_included],
    [trip.cautions, detail.cautions],
  ] as const
  return (
    <>
      <div className="mt-8 grid gap-6 tablet:grid-cols-3 print:grid-cols-3">
        {lists.map(
          ([name, items]) =>
            items.length > 0 && (
              <section key={name}>
                <h2 className="mb-2 text-18 print:text-16">{name}</h2>
                <ul className="grid list-disc gap-1 pl-5 text-15 print:text-[9.5pt]">
                  {items.map((item) => (
                    <li key={`${item.ko} ${item.en}`}>{localized(item)}</li>
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
      <p className="mt-6 text-13 text-soft">{words.compulsory}</p>
      <p className="mt-1 text-13 text-soft">{words.cancel}</p>
    </>
  )
}
