// §2 /travel/detail/{package_code}: everything about one trip.
import { Suspense, useEffect } from 'react'
import { PackageGrid } from '#storefront/card/package-grid.tsx'
import { Flights, findFlights } from '#storefront/departure/flights.tsx'
import { PageHead } from '#storefront/kit/page-head.tsx'
import { rememberProduct } from '#storefront/kit/recent.ts'
import { TripContact } from '#storefront/kit/trip-contact.tsx'
import { useSite } from '#storefront/kit/use-site.ts'
import { TripJsonLd } from '#storefront/seo/trip-json-ld.tsx'
import { useLocalized, useText } from '#web/session.tsx'
import { BookingBar } from './booking-bar.tsx'
import { BookingPanel } from './booking-panel.tsx'
import { Details } from './details.tsx'
import { Gallery } from './gallery.tsx'
import { loadTrip } from './load-trip.ts'
import { Rates } from './rates.tsx'
import { Schedule } from './schedule.tsx'
import { TripChoiceProvider, useTripChoice } from './trip-choice.tsx'
import { LowestPrice, TripHeading } from './trip-heading.tsx'
import { TripReviews } from './trip-reviews.tsx'
import { TripTabs } from './trip-tabs.tsx'
import { hasSummary, useTrip } from './use-trip.ts'

export const loader = loadTrip

type TripFacts = ReturnType<typeof useTrip>['info']

export default function PackageDetailPage() {
  const { info, detail, reviews } = useTrip()
  const localized = useLocalized()
  const title = localized(info.page_title)
  const hasReviews = useSite()?.info?.review_yn !== 'N'
  useRememberTrip(info)
  return (
    <TripChoiceProvider>
      <div className="content pb-32 tablet:pt-6 desktop:pb-24">
        <PageHead
          title={localized(info.search_title) || title}
          description={localized(info.search_description) || localized(info.summary)}
          path={`/travel/detail/${info.package_code}`}
          share={info.package_code}
        />
        <TripJsonLd info={info} reviews={reviews.list} />
        <Gallery pictures={listGalleryPictures(info)} title={title} route={detail.route} />
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-12 desktop:grid-cols-[minmax(0,1fr)_24rem]">
          <TripHeading />
          {/* The tabs lie over the beginning of what they lead to, in an area as long as all of it, so they stick to the end. */}
          <TripTabs className="row-start-2 row-end-4 mt-8 self-start" />
          <div className="col-start-1 row-start-2 pt-20">
            <SummaryPoints />
            <ScheduleSection />
          </div>
          <BookingColumn />
          <div className="col-start-1 row-start-3">
            <Suspense>
              <Rates />
            </Suspense>
            <TripContactSection />
            <Suspense>
              <Details />
              {hasReviews && <TripReviews />}
              <SimilarTrips />
            </Suspense>
          </div>
        </div>
        <BookingBar />
      </div>
    </TripChoiceProvider>
  )
}

/** A trip that was seen is added to the recently viewed ones. */
function useRememberTrip(info: TripFacts): void {
  const { package_code, thumbnail_path, page_title, page_price: price, page_price_date: price_date } = info
  useEffect(
    () => rememberProduct({ package_code, thumbnail_path, page_title, price, price_date }),
    [package_code, thumbnail_path, page_title, price, price_date],
  )
}

function SummaryPoints() {
  const { info, detail } = useTrip()
  const words = useText('trip')
  const localized = useLocalized()
  if (!hasSummary(info, detail)) return null
  return (
    <section id="summary" aria-labelledby="summary-title" className="-scroll-mt-7 pt-10">
      <h2 id="summary-title" className="brand-text text-22">
        {words.points}
      </h2>
      <p className="mt-3 max-w-[68ch]">{localized(info.summary)}</p>
      <ul className="mt-4 grid max-w-[68ch] list-disc gap-1.5 pl-5">
        {detail.summary_points.map((point) => (
          <li key={`${point.ko} ${point.en}`}>{localized(point)}</li>
        ))}
      </ul>
    </section>
  )
}

function ScheduleSection() {
  const { info, detail } = useTrip()
  const words = useText('trip')
  if (detail.schedule.length === 0) return <DepartureFlights />
  return (
    <section id="schedule" aria-labelledby="schedule-title" className="-scroll-mt-7 pt-14">
      <h2 id="schedule-title" className="brand-text mb-6 text-22">
        {words.tabs.schedule}
      </h2>
      {/* Below the first screen: the scripts take it over later, part by part, or when it is touched. */}
      <Suspense>
        <DepartureFlights />
        <Schedule days={detail.schedule} route={detail.route} pictures={info.pictures} />
      </Suspense>
    </section>
  )
}

/** The flights of the departure that is chosen, or of the next one. */
function DepartureFlights() {
  const { info } = useTrip()
  const { departure } = useTripChoice()
  const next = info.departures.find(({ flight_plan }) => flight_plan !== null)
  const flights = findFlights(
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
function BookingColumn() {
  const words = useText('trip')
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
        <LowestPrice className="mb-4 text-22" />
        <BookingPanel />
      </div>
    </section>
  )
}

/** The section is left out where the agency names nobody. */
function TripContactSection() {
  const { planner: person } = useTrip().detail
  const { person: words } = useText('shell')
  if (!person) return null
  return (
    <section aria-labelledby="trip-contact-title" className="pt-14">
      <h2 id="trip-contact-title" className="brand-text mb-4 text-22">
        {words.tripContact}
      </h2>
      <div className="rounded-card border border-line bg-card p-5">
        <TripContact person={person} />
      </div>
    </section>
  )
}

function SimilarTrips() {
  const { similar } = useTrip()
  const words = useText('trip')
  if (similar.length === 0) return null
  return (
    <section aria-labelledby="similar-title" className="pt-14">
      <h2 id="similar-title" className="brand-text text-22">
        {words.similar}
      </h2>
      <PackageGrid list={similar} level="h3" />
    </section>
  )
}

/** Each picture has its focal point; the middle by default. */
function listGalleryPictures({ gallery, thumbnail_path, pictures }: TripFacts) {
  const paths = gallery.length === 0 && thumbnail_path ? [thumbnail_path] : gallery
  return paths.map(
    (path) =>
      pictures.find((picture) => picture.path === path) ?? { path, alt: null, x: 50, y: 50, on_day: null },
  )
}
