// Every address of an agency that a search engine should know, as XML.
import { sql } from 'kysely'
import { matchRoutes } from 'react-router'
import type { CurrentSite } from '#context.server.ts'
import type { Language } from '#i18n/language.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import { sitemapLimit } from '#limits/display.ts'
import type { Db } from '#platform/db/database.server.ts'
import { buildAbsoluteUrl, listAlternates, type SiteAddress } from '#storefront/kit/absolute-url.ts'
import { buildTravelHref } from '#storefront/kit/travel-href.ts'
import { routes } from '#storefront/routes.ts'

type ListedPackage = {
  package_code: string
  tour_category_id: number
  tour_area_id: number | null
  tour_area_detail_id: number | null
}

export async function renderSitemap(db: Db, site: CurrentSite, origin: string): Promise<string> {
  const { boards, packages, pages } = await readSitemapRows(db, site.travel_agency)
  const paths = [
    ...listPagePaths(site, boards),
    ...pages.map((slug) => `/page/${slug}`),
    ...listPlacePaths(packages, site),
    ...packages.map(({ package_code }) => `/travel/detail/${package_code}`),
  ]
  const { default_language } = site.agency
  const languages: Language[] = site.info?.multilingual_yn === 'Y' ? ['ko', 'en'] : [default_language]
  return renderSitemapXml(paths, { origin, default_language }, languages)
}

async function readSitemapRows(
  db: Db,
  travel_agency: number,
): Promise<{ boards: string[]; pages: string[]; packages: ListedPackage[] }> {
  return db
    .selectNoFrom([
      sql<
        string[]
      >`coalesce((select json_agg(board_id order by seq, board_id) from board where travel_agency = ${travel_agency} and ended_yn = 'N' and read = 'anyone'), '[]')`.as(
        'boards',
      ),
      sql<
        string[]
      >`coalesce((select json_agg(slug order by slug) from site_page where travel_agency = ${travel_agency}), '[]')`.as(
        'pages',
      ),
      sql<
        ListedPackage[]
      >`coalesce((select json_agg(p) from (select package_code, tour_category_id, tour_area_id, tour_area_detail_id from package
        where travel_agency = ${travel_agency} and sale_yn = 'Y' order by seq, package_code limit ${sitemapLimit}) p), '[]')`.as(
        'packages',
      ),
    ])
    .executeTakeFirstOrThrow()
}

/** The pages every agency has. Only those with content are listed. */
function listPagePaths({ agency, info }: CurrentSite, boards: string[]): string[] {
  const pagePaths = [
    '/',
    '/travel',
    ...boards.map((board_id) => `/board/${board_id}`),
    ...(agency.review_yn === 'Y' ? ['/board/review'] : []),
    ...(info?.about_yn === 'Y' ? ['/about'] : []),
    '/contact',
    '/terms/use',
    '/terms/privacy',
    '/terms/tour',
  ]
  return [...new Set(pagePaths)].filter((path) => matchRoutes(routes, path))
}

/** The lists of categories, areas and sub-areas in which something is for sale. */
function listPlacePaths(packages: ListedPackage[], { categories }: CurrentSite): string[] {
  const sold = new Set(
    packages.flatMap(({ tour_category_id, tour_area_id, tour_area_detail_id }) => [
      `c${tour_category_id}`,
      `a${tour_area_id}`,
      `d${tour_area_detail_id}`,
    ]),
  )
  const places = categories.flatMap(({ tour_category_id: tour_category, tour_area_list }) => [
    { name: `c${tour_category}`, path: buildTravelHref({ tour_category }) },
    ...tour_area_list.flatMap(({ tour_area_id: tour_area, tour_area_detail_list }) => [
      { name: `a${tour_area}`, path: buildTravelHref({ tour_category, tour_area }) },
      ...tour_area_detail_list.map(({ tour_area_detail_id: tour_area_detail }) => ({
        name: `d${tour_area_detail}`,
        path: buildTravelHref({ tour_category, tour_area, tour_area_detail }),
      })),
    ]),
  ])
  return places.flatMap(({ name, path }) => (sold.has(name) ? [path] : []))
}

/** Each language of a page has its own address and names the others. */
export function renderSitemapXml(paths: string[], place: SiteAddress, languages: Language[]): string {
  const alternates = (path: string) =>
    languages.length < 2
      ? ''
      : listAlternates(place, path)
          .map(
            ([language, address]) =>
              `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`,
          )
          .join('')
  const urls = paths.slice(0, Math.floor(sitemapLimit / languages.length)).flatMap((path) => {
    const links = alternates(path)
    return languages.map(
      (language) => `<url><loc>${escapeHtml(buildAbsoluteUrl(place, path, language))}</loc>${links}</url>\n`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`
}
