// The breadcrumbs of a page in the words of schema.org: values in, plain objects out.
import type { Category } from '#domain/agency/calls.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { buildTravelHref, type TravelQuery } from '#storefront/kit/travel-href.ts'

/** How the page speaks: its language, and whole addresses in it. */
export type JsonLdContext = {
  localized: (words: LocalizedText | null | undefined) => string
  address: (path: string) => string
  origin: string
}
export type Breadcrumb = { name: string; path: string }

export const schemaOrg = 'https://schema.org'

/** Category, area, sub-area: the lists that lead to a place. */
export function listPlaceBreadcrumbs(
  categories: Category[],
  { tour_category, tour_area, tour_area_detail }: TravelQuery,
  localized: JsonLdContext['localized'],
): Breadcrumb[] {
  const category = categories.find(({ tour_category_id }) => tour_category_id === tour_category)
  const area = category?.tour_area_list.find(({ tour_area_id }) => tour_area_id === tour_area)
  const detail = area?.tour_area_detail_list.find(
    ({ tour_area_detail_id }) => tour_area_detail_id === tour_area_detail,
  )
  return [
    { name: category?.tour_category_name, path: buildTravelHref({ tour_category }) },
    { name: area?.tour_area_name, path: buildTravelHref({ tour_category, tour_area }) },
    {
      name: detail?.tour_area_detail_name,
      path: buildTravelHref({ tour_category, tour_area, tour_area_detail }),
    },
  ].flatMap(({ name, path }) => (name ? [{ name: localized(name), path }] : []))
}

export function buildBreadcrumbs(items: Breadcrumb[], { address }: JsonLdContext) {
  return {
    '@context': schemaOrg,
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: address(path),
    })),
  }
}
