// §2 /travel: the package list. 20 cards a page, its whole state in the address.
import { redirect, useLoaderData } from 'react-router'
import type { Category } from '#domain/agency/calls.ts'
import { lastPage } from '#limits.ts'
import type { PageArgs } from '#storefront/page.ts'
import { useSay, useSite, useWords } from '#storefront/session.tsx'
import { EmptyState } from '#storefront/shell/empty-state.tsx'
import { PageHead } from '#storefront/shell/page-head.tsx'
import { SearchForm } from '#storefront/shell/search-box.tsx'
import { withCommas } from '#ui/format.ts'
import { Pagination } from '#ui/pagination.tsx'
import { PackageCard } from './package-card.tsx'
import { readTravelQuery, type TravelQuery, travelHref } from './travel-href.ts'

export async function loader({ api, url }: PageArgs) {
  const query = readTravelQuery(url.searchParams)
  if (!query || (query.page ?? 1) > lastPage) throw redirect(withoutPage(url))
  const { total, page, page_size, list } = await api.catalog.packageList(query)
  if (total > 0 && list.length === 0) throw redirect(travelHref({ ...query, page: undefined })) // §4 empty page
  return { query, total, page, page_size, list }
}

// A number that is none is dropped, and with it the page that was meant by it.
function withoutPage(url: URL): string {
  const kept = [...url.searchParams].filter(([name, value]) => name === 'page_title' || (name !== 'page' && /^[1-9]\d{0,8}$/.test(value)))
  return kept.length === 0 ? '/travel' : `/travel?${new URLSearchParams(kept)}`
}

export default function PackageListPage() {
  const { query, total, page, page_size, list } = useLoaderData<typeof loader>()
  const words = useWords('catalog')
  const shell = useWords('shell')
  const title = useListTitle(query)
  return (
    <div className="content pt-8 pb-24 tablet:pt-12">
      <PageHead title={title} />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="flex min-w-0 grow items-baseline justify-between gap-4 tablet:justify-start">
          <h1 className="min-w-0 text-28 tablet:text-36">{title}</h1>
          <p className="money shrink-0 text-15 text-soft" role="status">
            {words.count(withCommas(total))}
          </p>
        </div>
        <div className="w-full tablet:w-88">
          <SearchForm key={query.page_title} keyword={query.page_title} />
        </div>
      </div>
      <Places query={query} />
      {list.length === 0 ? (
        <EmptyState sentence={words.none} line={words.noneLine} href={travelHref()} action={words.seeAll} />
      ) : (
        <ul className="mt-8 grid grid-cols-1 gap-4 min-[560px]:grid-cols-2 tablet:grid-cols-3 tablet:gap-5 desktop:grid-cols-4">
          {list.map((card, at) => (
            <li key={card.package_code}>
              <PackageCard card={card} first={at < 2} sizes="(min-width: 1200px) 285px, (min-width: 768px) 31vw, (min-width: 560px) 46vw, 92vw" />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} total={total} page_size={page_size} hrefOf={(to) => travelHref({ ...query, page: to })} labels={shell.pagination} />
    </div>
  )
}

/** The narrowest place that was chosen names the list. */
function useListTitle(query: TravelQuery): string {
  const say = useSay()
  const words = useWords('catalog')
  const { category, area, detail } = placeOf(useSite()?.categories ?? [], query)
  if (query.page_title) return words.results(query.page_title)
  return say(detail?.tour_area_detail_name ?? area?.tour_area_name ?? category?.tour_category_name) || words.title
}

function placeOf(categories: Category[], query: TravelQuery) {
  const category = categories.find(({ tour_category_id }) => tour_category_id === query.tour_category)
  const area = category?.tour_area_list.find(({ tour_area_id }) => tour_area_id === query.tour_area)
  const detail = area?.tour_area_detail_list.find(({ tour_area_detail_id }) => tour_area_detail_id === query.tour_area_detail)
  return { category, area, detail }
}

/** Chips of the next step down: categories, then the areas of one, then its sub-areas. */
function Places({ query }: { query: TravelQuery }) {
  const say = useSay()
  const words = useWords('catalog')
  const categories = useSite()?.categories ?? []
  const { category, area } = placeOf(categories, query)
  const { page_title, tour_category, tour_area, tour_area_detail } = query
  const rows = [
    {
      all: travelHref({ page_title }),
      chosen: tour_category,
      chips: categories.map(({ tour_category_id, tour_category_name }) => ({ id: tour_category_id, name: tour_category_name, href: travelHref({ page_title, tour_category: tour_category_id }) })),
    },
    {
      all: travelHref({ page_title, tour_category }),
      chosen: tour_area,
      chips: (category?.tour_area_list ?? []).map(({ tour_area_id, tour_area_name }) => ({ id: tour_area_id, name: tour_area_name, href: travelHref({ page_title, tour_category, tour_area: tour_area_id }) })),
    },
    {
      all: travelHref({ page_title, tour_category, tour_area }),
      chosen: tour_area_detail,
      chips: (area?.tour_area_detail_list ?? []).map(({ tour_area_detail_id, tour_area_detail_name }) => ({
        id: tour_area_detail_id,
        name: tour_area_detail_name,
        href: travelHref({ page_title, tour_category, tour_area, tour_area_detail: tour_area_detail_id }),
      })),
    },
  ]
  return (
    <nav aria-label={words.filter} className="mt-6 grid gap-2">
      {rows
        .filter(({ chips }) => chips.length > 0)
        .map(({ all, chosen, chips }) => (
          <ul key={all} className="thumb-row gap-2 py-1 desktop:flex-wrap">
            {[{ id: undefined, name: { ko: words.all, en: words.all }, href: all }, ...chips].map(({ id, name, href }) => (
              <li key={href} className="shrink-0 snap-start">
                <a href={href} aria-current={id === chosen ? 'true' : undefined} className={`chip ${id === chosen ? 'border-brand-600 bg-brand-50 font-semibold text-brand-800' : ''}`}>
                  {say(name)}
                </a>
              </li>
            ))}
          </ul>
        ))}
    </nav>
  )
}
