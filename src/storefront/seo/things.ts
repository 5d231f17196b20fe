// Where a page stands, in the words of schema.org: values in, plain objects out.
import type { Category } from '#domain/agency/calls.ts'
import { type TravelQuery, travelHref } from '#storefront/catalog/travel-href.ts'
import type { Words } from '#words/language.ts'

/** How the page speaks: its language, and whole addresses in it. */
export type Voice = {
  say: (words: Words | null | undefined) => string
  address: (path: string) => string
  origin: string
}
export type Crumb = { name: string; path: string }

export const schema = 'https://schema.org'

/** Category, area, sub-area: the lists that lead to a place. */
export function placesTo(
  categories: Category[],
  { tour_category, tour_area, tour_area_detail }: TravelQuery,
  say: Voice['say'],
): Crumb[] {
  const category = categories.find(({ tour_category_id }) => tour_category_id === tour_category)
  const area = category?.tour_area_list.find(({ tour_area_id }) => tour_area_id === tour_area)
  const detail = area?.tour_area_detail_list.find(
    ({ tour_area_detail_id }) => tour_area_detail_id === tour_area_detail,
  )
  return [
    { name: category?.tour_category_name, path: travelHref({ tour_category }) },
    { name: area?.tour_area_name, path: travelHref({ tour_category, tour_area }) },
    { name: detail?.tour_area_detail_name, path: travelHref({ tour_category, tour_area, tour_area_detail }) },
  ].flatMap(({ name, path }) => (name ? [{ name: say(name), path }] : []))
}

export function breadcrumbs(crumbs: Crumb[], { address }: Voice) {
  return {
    '@context': schema,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: address(path),
    })),
  }
}
