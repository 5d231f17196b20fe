// §2 /travel: the package list. 20 cards a page, its whole state in the address.
import { lazy, Suspense } from 'react'
import { redirect, useLoaderData } from 'react-router'
import type { Category } from '#domain/agency/calls.ts'
import { isSearchable } from '#domain/catalog/hangul.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { loadTexts } from '#i18n/load-texts.ts'
import { formatNumber } from '#lib/format.ts'
import { lastPage, pageSizes } from '#limits/display.ts'
import { DayFiltersContext } from '#storefront/card/availability.ts'
import { pickDayFilters } from '#storefront/card/pick-day-filters.ts'
import { TripResults } from '#storefront/card/trip-results.tsx'
import { EmptyState } from '#storefront/kit/empty-state.tsx'
import {
  buildTravelHref,
  parseTravelQuery,
  type TravelQuery,
  toListInput,
} from '#storefront/kit/travel-href.ts'
import { useSite } from '#storefront/kit/use-site.ts'
import type { PageArgs } from '#storefront/page.ts'
import { SearchForm } from '#storefront/search/search-box.tsx'
import { ListJsonLd } from '#storefront/seo/json-ld.tsx'
import { buildListPath } from '#storefront/seo/list-path.ts'
import { Check } from '#ui/icons.ts'
import { Pagination } from '#ui/pagination.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { FilterButton, Filters, pickSearchQuery } from './filters.tsx'
import { findPlacePage, ListHead } from './list-head.tsx'
import { getUsualSort, pickTripNotes } from './list-kit.ts'

// The interpretation of a search loads late, because it is read after the trips.
const SearchInterpretation = lazy(async () => {
  const [interpretation] = await Promise.all([import('./search-interpretation.tsx'), loadTexts(['search'])])
  return interpretation
})
const RelaxedSearches = lazy(async () => {
  const [relaxed] = await Promise.all([import('./relaxed-searches.tsx'), loadTexts(['search'])])
  return relaxed
})

export async function loader({ api, url }: PageArgs) {
  const { query, odd } = parseTravelQuery(url.searchParams)
  if (odd || (query.page ?? 1) > lastPage) throw redirect(buildTravelHref({ ...query, page: undefined }))
  const tooShort = query.page_title !== undefined && !isSearchable(query.page_title)
  if (query.page_title && [...query.page_title].length === 1) {
    const place = findPlaceByName(query.page_title, (await api.agency.category()).list) // 괌 is a whole island
    if (place) throw redirect(buildTravelHref(place))
  }
  const { list: kit } = await api.agency.homepageInfo()
  const searchInput = { ...toListInput(query), sort: query.sort ?? getUsualSort(kit) }
  // Seats change with every booking: a list filtered by them is rendered for each visitor.
  const isLive = query.confirmed !== undefined || query.seats !== undefined
  const { total, page, page_size, list } = tooShort
    ? { total: 0, page: 1, page_size: pageSizes.packages, list: [] }
    : await (isLive ? api.catalog.packagesOpen(searchInput) : api.catalog.packageList(searchInput))
  // §4 empty page
  if (page > 1 && total > 0 && list.length === 0)
    throw redirect(buildTravelHref({ ...query, page: undefined }))
  const { page: _, sort: __, ...chosen } = tooShort ? { ...searchInput, page_title: undefined } : searchInput
  const place = findPlacePage(query)
  const [relaxed, choices, read, words] = await Promise.all([
    total > 0 ? undefined : api.catalog.relaxedSearch(chosen),
    isLive ? api.catalog.choicesOpen(chosen) : api.catalog.choices(chosen),
    query.page_title && !tooShort ? api.catalog.sentence({ page_title: query.page_title }) : undefined,
    place && api.agency.pageWords({ page: place }),
  ])
  const shown = { query, tooShort, total, page, page_size, list, relaxed, choices: choices.list, read }
  const head = place && words ? { page: place, words } : undefined
  return { ...shown, head, kit: pickTripNotes(kit, [...list, ...(relaxed?.list ?? [])]) }
}

export default function PackageListPage() {
  const { query, total, page, page_size, list, choices, read, kit, head } = useLoaderData<typeof loader>()
  const words = useText('catalog')
  const shell = useText('shell')
  const isHydrated = useHydrated()
  const title = useListTitle(query)
  return (
    <div className="list-page content pt-8 pb-24 tablet:pt-12">
      <ListHead head={head} title={title} path={total > 0 ? buildListPath(query) : undefined} />
      <ListJsonLd query={query} />
      <ListHeading query={query} title={title} />
      {read && isHydrated && (
        <Suspense>
          <SearchInterpretation {...read} />
        </Suspense>
      )}
      <PlaceChips query={query} />
      <div className="list-layout mt-5">
        <Filters query={query} choices={choices} found={formatNumber(total)} kit={kit} />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <p className="money whitespace-nowrap text-15 text-soft" role="status">
              {words.count(formatNumber(total))}
            </p>
            <div className="flex flex-wrap gap-2">
              <CertainOnly query={query} />
              <FilterButton query={query} />
            </div>
          </div>
          {list.length === 0 ? (
            <NoResults />
          ) : (
            <DayFiltersContext value={pickDayFilters(query, read?.months)}>
              <TripResults list={list} kit={kit} />
            </DayFiltersContext>
          )}
          <Pagination
            page={page}
            total={total}
            page_size={page_size}
            getHref={(to) => buildTravelHref({ ...query, page: to })}
            labels={shell.pagination}
          />
        </div>
      </div>
    </div>
  )
}

/** One tap to the departures that take place for certain, and one back. */
function CertainOnly({ query }: { query: TravelQuery }) {
  const words = useText('catalog')
  const isOn = query.confirmed !== undefined
  return (
    <a
      href={buildTravelHref({ ...query, confirmed: isOn ? undefined : 'Y', page: undefined })}
      data-stay
      aria-current={isOn ? 'true' : undefined}
      className={`chip gap-1.5 ${isOn ? 'border-good font-semibold text-good' : ''}`}
    >
      <Check size={16} />
      {words.certainOnly}
    </a>
  )
}

function ListHeading({ query: { page_title, who }, title }: { query: TravelQuery; title: string }) {
  return (
    <div className="list-head">
      <h1 className={`min-w-0 text-28 tablet:text-36 ${page_title || who ? '' : 'brand-text'}`}>{title}</h1>
      <div className="list-search">
        <SearchForm key={page_title} keyword={page_title} />
      </div>
    </div>
  )
}

/** Says why the list is empty, what comes close, and where to go on. */
function NoResults() {
  const { query, tooShort, relaxed, kit } = useLoaderData<typeof loader>()
  const words = useText('catalog')
  const isHydrated = useHydrated()
  const searched = buildTravelHref(pickSearchQuery(query))
  const narrowed = searched !== buildTravelHref({ ...query, page: undefined, sort: undefined })
  return (
    <>
      <EmptyState
        sentence={tooShort ? words.tooShort : words.noneKind}
        line={tooShort ? words.noneLine : `${words.none} ${narrowed ? words.noneFiltered : words.noneLine}`}
        ask={words.askForTrip}
        href={narrowed ? searched : buildTravelHref()}
        action={narrowed ? words.filters.clear : words.seeAll}
      />
      {relaxed && isHydrated && (
        <Suspense>
          <RelaxedSearches query={query} ways={relaxed.ways} />
        </Suspense>
      )}
      {relaxed && relaxed.list.length > 0 && (
        <section aria-labelledby="others" className="border-line border-t pt-10">
          <h2 id="others" className="text-22">
            {words.others}
          </h2>
          <TripResults list={relaxed.list} kit={kit} level="h3" />
        </section>
      )}
    </>
  )
}

function findPlaceByName(name: string | undefined, categories: Category[]): TravelQuery | undefined {
  const hasName = (words: LocalizedText) => words.ko === name || words.en === name
  for (const { tour_category_id: tour_category, tour_category_name, tour_area_list } of categories) {
    if (hasName(tour_category_name)) return { tour_category }
    for (const { tour_area_id: tour_area, tour_area_name, tour_area_detail_list } of tour_area_list) {
      if (hasName(tour_area_name)) return { tour_category, tour_area }
      const detail = tour_area_detail_list.find(({ tour_area_detail_name }) => hasName(tour_area_detail_name))
      if (detail) return { tour_category, tour_area, tour_area_detail: detail.tour_area_detail_id }
    }
  }
  return undefined
}

/** The narrowest place that was chosen names the list. */
function useListTitle(query: TravelQuery): string {
  const localized = useLocalized()
  const words = useText('catalog')
  const { category, area, detail } = findPlace(useSite()?.categories ?? [], query)
  const searchInput = [query.who && words.companions[query.who], query.page_title].filter(Boolean).join(' ')
  if (searchInput) return words.results(searchInput)
  return (
    localized(detail?.tour_area_detail_name ?? area?.tour_area_name ?? category?.tour_category_name) ||
    words.title
  )
}

function findPlace(categories: Category[], query: TravelQuery) {
  const category = categories.find(({ tour_category_id }) => tour_category_id === query.tour_category)
  const area = category?.tour_area_list.find(({ tour_area_id }) => tour_area_id === query.tour_area)
  const detail = area?.tour_area_detail_list.find(
    ({ tour_area_detail_id }) => tour_area_detail_id === query.tour_area_detail,
  )
  return { category, area, detail }
}

/** Chips of the next step down: categories, then the areas of one, then its sub-areas. */
function PlaceChips({ query }: { query: TravelQuery }) {
  const localized = useLocalized()
  const words = useText('catalog')
  const categories = useSite()?.categories ?? []
  const { category, area } = findPlace(categories, query)
  const { page: _, tour_category, tour_area, tour_area_detail, ...searchInput } = query
  const rows = [
    {
      all: buildTravelHref(searchInput),
      chosen: tour_category,
      chips: categories.map(({ tour_category_id, tour_category_name }) => ({
        id: tour_category_id,
        name: tour_category_name,
        href: buildTravelHref({ ...searchInput, tour_category: tour_category_id }),
      })),
    },
    {
      all: buildTravelHref({ ...searchInput, tour_category }),
      chosen: tour_area,
      chips: (category?.tour_area_list ?? []).map(({ tour_area_id, tour_area_name }) => ({
        id: tour_area_id,
        name: tour_area_name,
        href: buildTravelHref({ ...searchInput, tour_category, tour_area: tour_area_id }),
      })),
    },
    {
      all: buildTravelHref({ ...searchInput, tour_category, tour_area }),
      chosen: tour_area_detail,
      chips: (area?.tour_area_detail_list ?? []).map(({ tour_area_detail_id, tour_area_detail_name }) => ({
        id: tour_area_detail_id,
        name: tour_area_detail_name,
        href: buildTravelHref({
          ...searchInput,
          tour_category,
          tour_area,
          tour_area_detail: tour_area_detail_id,
        }),
      })),
    },
  ]
  return (
    <nav aria-label={words.filter} className="mt-6 grid gap-2">
      {rows
        .filter(({ chips }) => chips.length > 0)
        .map(({ all, chosen, chips }) => (
          <ul key={all} className="scroll-row gap-2 py-1 desktop:flex-wrap">
            {[{ id: undefined, name: { ko: words.all, en: words.all }, href: all }, ...chips].map(
              ({ id, name, href }) => (
                <li key={href} className="shrink-0 snap-start">
                  <a
                    href={href}
                    aria-current={id === chosen ? 'true' : undefined}
                    className={`chip ${id === chosen ? 'border-brand-600 bg-brand-50 font-semibold text-brand-800' : ''}`}
                  >
                    {localized(name)}
                  </a>
                </li>
              ),
            )}
          </ul>
        ))}
    </nav>
  )
}
