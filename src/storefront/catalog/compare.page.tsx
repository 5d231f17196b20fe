// §2 /travel/compare: up to three trips side by side. The address holds them, so it can be sent on.
import { type ReactNode, useEffect, useMemo } from 'react'
import { redirect, useLoaderData } from 'react-router'
import type { PackageCard } from '#domain/catalog/card.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { getToday } from '#lib/format.ts'
import { comparableTrips, comparedTrips, pageSizes } from '#limits/display.ts'
import { NextDepartureLine } from '#storefront/card/next-departure-line.tsx'
import { saveChosenTrips } from '#storefront/compare/chosen-trips.ts'
import {
  buildCompareHref,
  type ComparedTrip,
  parseComparedTrips,
  writeTrips,
} from '#storefront/kit/compare-href.ts'
import { EmptyState } from '#storefront/kit/empty-state.tsx'
import { PageHead } from '#storefront/kit/page-head.tsx'
import { useRecentProducts } from '#storefront/kit/recent.ts'
import { ShareButton } from '#storefront/kit/share-button.tsx'
import type { PageArgs } from '#storefront/page.ts'
import { SendVote, SentVotes } from '#storefront/vote/send-vote.tsx'
import { NonBreakingText } from '#ui/non-breaking-text.tsx'
import { Picture } from '#ui/picture.tsx'
import { useLocalized, useText } from '#web/session.tsx'
import { CompareTable } from './compare-table.tsx'

export async function loader({ api, url }: PageArgs) {
  const { trips, odd } = parseComparedTrips(url.searchParams)
  if (odd) throw redirect(buildCompareHref(trips))
  const { list } =
    trips.length > 0 ? await api.catalog.compare({ package_codes: writeTrips(trips) }) : { list: [] }
  const isFree = ({ package_code }: PackageCard) => !list.some((trip) => trip.package_code === package_code)
  const findFree = async (month: string | undefined) => {
    const { list: found } = await api.catalog.packageList({ month, page_size: pageSizes.packages })
    return { candidates: found.filter(isFree), month }
  }
  // Trips of the searched month are offered; where no other departs in May, those of all months.
  const month = trips.find(({ date }) => date)?.date?.slice(0, 7)
  const inMonth = await findFree(month)
  const free = month && inMonth.candidates.length === 0 ? await findFree(undefined) : inMonth
  return { list, trips, ...free, isGone: list.length < trips.length, today: getToday() }
}

/** The shown trips, each with its day, so that adding or removing one keeps the days of the others. */
function useComparedTrips(): ComparedTrip[] {
  const { list, trips } = useLoaderData<typeof loader>()
  return useMemo(
    () => trips.filter((trip) => list.some(({ package_code }) => package_code === trip.package_code)),
    [list, trips],
  )
}

export default function ComparePage() {
  const { list, isGone, today } = useLoaderData<typeof loader>()
  const words = useText('compare')
  const trips = useComparedTrips()
  const hasRoom = list.length > 0 && list.length < comparedTrips
  const here = buildCompareHref(trips)
  // A trip that is removed here is no longer chosen on the cards.
  useEffect(() => saveChosenTrips(trips), [trips])
  return (
    <div className="content pt-8 pb-24 tablet:pt-12">
      <PageHead title={words.title} />
      <div className="flex items-start justify-between gap-4">
        <div>
          <h1 className="brand-text text-28 tablet:text-36">{words.title}</h1>
          {list.length > 0 && <p className="mt-2 text-pretty text-15 text-soft">{words.line}</p>}
        </div>
        {list.length > 0 && <ShareButton path={here} title={words.title} />}
      </div>
      {isGone && (
        <p role="status" className="mt-4 rounded-input bg-wash px-4 py-3 text-15">
          {words.gone}
        </p>
      )}
      <div className={hasRoom ? besideClass : undefined}>
        <div>
          {list.length === 0 ? (
            <EmptyState sentence={words.none} line={words.noneLine} href="/travel" action={words.seeTrips} />
          ) : (
            <>
              <CompareTable list={list} trips={trips} today={today} />
              <SendVote trips={trips} />
            </>
          )}
          <SentVotes />
        </div>
        {list.length < comparedTrips && <AddTrips isBeside={hasRoom} />}
      </div>
    </div>
  )
}

/** On a desk the trips to add are where the next column would be. */
const besideClass = 'desktop:grid desktop:grid-cols-[minmax(0,1fr)_20rem] desktop:gap-x-12'

/** Trips to add: first the recently viewed ones, then trips from several places. */
function AddTrips({ isBeside }: { isBeside: boolean }) {
  const { list, candidates, month } = useLoaderData<typeof loader>()
  const words = useText('compare')
  const trips = useComparedTrips()
  const recent = useRecentProducts()
    .filter(({ package_code }) => !list.some((trip) => trip.package_code === package_code))
    .slice(0, comparedTrips)
  const others = candidates.filter(
    (card) => !recent.some(({ package_code }) => package_code === card.package_code),
  )
  const from = month && `${month}-01`
  return (
    <section
      aria-labelledby="addable"
      className={`mt-10 border-line border-t pt-8 ${isBeside ? 'desktop:mt-6 desktop:border-t-0 desktop:pt-0' : ''}`}
    >
      <h2 id="addable" className="text-22">
        {words.add}
      </h2>
      <p className="mt-1 text-15 text-soft">{words.addLine}</p>
      <ul
        className={`mt-4 grid gap-2 tablet:grid-cols-2 ${isBeside ? 'desktop:grid-cols-1' : 'desktop:grid-cols-3'}`}
      >
        {/* The price this browser remembers may be weeks old. */}
        {recent.map((trip) => {
          const card = candidates.find(({ package_code }) => package_code === trip.package_code)
          return (
            <Candidate key={trip.package_code} {...trip} trips={trips} date={card?.next_date ?? from}>
              {words.recent}
              {card && ' · '}
              {card && <PriceLine card={card} />}
            </Candidate>
          )
        })}
        {spreadByPlace(others, list[0]?.tour_area_name)
          .slice(0, comparableTrips)
          .map((card) => (
            <Candidate key={card.package_code} {...card} trips={trips} date={from && card.next_date}>
              <PlaceName card={card} />
              <PriceLine card={card} />
            </Candidate>
          ))}
      </ul>
    </section>
  )
}

function PriceLine({ card }: { card: PackageCard }) {
  const { priceOnRequest } = useText('catalog')
  return <NextDepartureLine trip={card}>{priceOnRequest}</NextDepartureLine>
}

function PlaceName({ card: { tour_area_name } }: { card: PackageCard }) {
  const localized = useLocalized()
  return tour_area_name && <>{localized(tour_area_name)} · </>
}

/** One trip of each place in turn, beginning with `first`, so that places are compared, too. */
function spreadByPlace(cards: PackageCard[], first: LocalizedText | null | undefined): PackageCard[] {
  const places = Map.groupBy(cards, ({ tour_area_name }) => tour_area_name?.ko)
  const turnOf = (card: PackageCard) => places.get(card.tour_area_name?.ko)?.indexOf(card) ?? 0
  const isFirst = ({ tour_area_name }: PackageCard) => tour_area_name?.ko === first?.ko
  return cards.toSorted(
    (one, other) => turnOf(one) - turnOf(other) || Number(isFirst(other)) - Number(isFirst(one)),
  )
}

type CandidateProps = {
  package_code: string
  page_title: LocalizedText
  thumbnail_path: string | null
  date: string | null | undefined
  trips: ComparedTrip[]
  children: ReactNode
}

function Candidate({ package_code, page_title, thumbnail_path, date, trips, children }: CandidateProps) {
  const localized = useLocalized()
  return (
    <li>
      <a
        href={buildCompareHref([...trips, { package_code, date }])}
        data-stay
        className="flex h-full min-h-16 items-center gap-3 rounded-card border border-line bg-card p-2 hover:border-brand-400"
      >
        <Picture
          path={thumbnail_path}
          alt=""
          sizes="96px"
          className="aspect-4/3 w-24 shrink-0 rounded-input object-cover"
        />
        <span className="min-w-0">
          <span className="line-clamp-2 font-semibold text-15">
            <NonBreakingText>{localized(page_title)}</NonBreakingText>
          </span>
          <span className="money block text-13 text-soft">{children}</span>
        </span>
      </a>
    </li>
  )
}
