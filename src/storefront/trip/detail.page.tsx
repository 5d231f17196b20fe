// §2 /travel/detail/{package_code}: everything about one trip.
import { Suspense, useEffect } from 'react'
import { PackageGrid } from '#storefront/catalog/package-grid.tsx'
import { rememberProduct } from '#storefront/recent.ts'
import { TripJsonLd } from '#storefront/seo/trip-json-ld.tsx'
import { PageHead } from '#storefront/shell/page-head.tsx'
import { useSay, useWords } from '#web/session.tsx'
import { BookingPanel } from './booking-panel.tsx'
import { BookingBar } from './booking-sheet.tsx'
import { Choosing, useChoice } from './choosing.tsx'
import { Details } from './details.tsx'
import { Flights, flightsOf } from './flights.tsx'
import { Gallery } from './gallery.tsx'
import { Heading } from './heading.tsx'
import { loadTrip } from './load-trip.ts'
import { Rates } from './rates.tsx'
import { Schedule } from './schedule.tsx'
import { Tabs } from './tabs.tsx'
import { TripReviews } from './trip-reviews.tsx'
import { useTrip } from './use-trip.ts'

export const loader = loadTrip

type Info = ReturnType<typeof useTrip>['info']

export default function PackageDetailPage() {
  const { info, reviews } = useTrip()
  const say = useSay()
  const title = say(info.page_title)
  useRemembered(info)
  return (
    <Choosing>
      <div className="content pb-32 tablet:pt-6 desktop:pb-24">
        <PageHead
          title={title}
          description={say(info.summary)}
          path={`/travel/detail/${info.package_code}`}
          package_code={info.package_code}
        />
        <TripJsonLd info={info} reviews={reviews.list} />
        <Gallery pictures={picturesOf(info)} title={title} />
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-12 desktop:grid-cols-[minmax(0,1fr)_24rem]">
          <Heading />
          {/* The tabs lie over the beginning of what they lead to, in an area as long as all of it, so they stick to the end. */}
          <Tabs className="row-start-2 row-end-4 mt-8 self-start" />
          <div className="col-start-1 row-start-2 pt-20">
            <Points />
            <Days />
          </div>
          <Panel />
          <div className="col-start-1 row-start-3">
            <Suspense>
              <Rates />
            </Suspense>
            <Suspense>
              <Details />
              <TripReviews />
              <Similar />
            </Suspense>
          </div>
        </div>
        <BookingBar />
      </div>
    </Choosing>
  )
}

/** Seen, it stands among what was looked at of late. */
function useRemembered({ package_code, thumbnail_path, page_title, page_price }: Info): void {
  useEffect(
    () => rememberProduct({ package_code, thumbnail_path, page_title, price: page_price }),
    [package_code, thumbnail_path, page_title, page_price],
  )
}

function Points() {
  const { info, detail } = useTrip()
  const words = useWords('trip')
  const say = useSay()
  return (
    <section id="summary" aria-labelledby="summary-title" className="-scroll-mt-7 pt-10">
      <h2 id="summary-title" className="brand-words text-22">
        {words.points}
      </h2>
      <p className="mt-3 max-w-[68ch]">{say(info.summary)}</p>
      <ul className="mt-4 grid max-w-[68ch] list-disc gap-1.5 pl-5">
        {detail.summary_points.map((point) => (
          <li key={`${point.ko} ${point.en}`}>{say(point)}</li>
        ))}
      </ul>
    </section>
  )
}

function Days() {
  const { info, detail } = useTrip()
  const words = useWords('trip')
  return (
    <section id="schedule" aria-labelledby="schedule-title" className="-scroll-mt-7 pt-14">
      <h2 id="schedule-title" className="brand-words mb-6 text-22">
        {words.tabs.schedule}
      </h2>
      {/* Below the first screen: the scripts take it over later, part by part, or when it is touched. */}
      <Suspense>
        <Ribbon />
        <Schedule days={detail.schedule} route={detail.route} pictures={info.pictures} />
      </Suspense>
    </section>
  )
}

/** The flights of the departure that is chosen, or of the next one. */
function Ribbon() {
  const { info } = useTrip()
  const { departure } = useChoice()
  const next = info.departures.find(({ flight_plan }) => flight_plan !== null)
  const flights = flightsOf(
    info,
    info.departures.find(({ departure_id }) => departure_id === departure?.departure_id) ?? next,
  )
  return (
    <Flights
      flights={flights}
      className="mb-6 rounded-card gap-x-10 border border-line bg-card p-4 tablet:grid-cols-2"
    />
  )
}

/** On a desk only: a phone has the bar. */
function Panel() {
  const words = useWords('trip')
  return (
    <section
      aria-label={words.calendar.title}
      className="hidden desktop:col-start-2 desktop:row-span-3 desktop:row-start-1 desktop:block"
    >
      <h2 className="sr-only">{words.calendar.title}</h2>
      <div
        data-panel
        className="max-w-xl rounded-card border border-line bg-card p-5 desktop:sticky desktop:top-32"
      >
        <BookingPanel />
      </div>
    </section>
  )
}

function Similar() {
  const { similar } = useTrip()
  const words = useWords('trip')
  if (similar.length === 0) return null
  return (
    <section aria-labelledby="similar-title" className="pt-14">
      <h2 id="similar-title" className="brand-words text-22">
        {words.similar}
      </h2>
      <PackageGrid list={similar} level="h3" />
    </section>
  )
}

/** With what is known of each; a picture without it stands in the middle. */
function picturesOf({ gallery, thumbnail_path, pictures }: Info) {
  const paths = gallery.length === 0 && thumbnail_path ? [thumbnail_path] : gallery
  return paths.map(
    (path) =>
      pictures.find((picture) => picture.path === path) ?? { path, alt: null, x: 50, y: 50, on_day: null },
  )
}
