// The brand font: a typeface for headings and prices, cut to the letters its agency uses. Decision 51
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CurrentSite, RequestContexts } from '#context.server.ts'
import { describeHomepage } from '#domain/agency/homepage-info.server.ts'
import { booking } from '#i18n/ko/booking.ts'
import { catalog } from '#i18n/ko/catalog.ts'
import { compare } from '#i18n/ko/compare.ts'
import { home as words } from '#i18n/ko/home.ts'
import { my } from '#i18n/ko/my.ts'
import { pages } from '#i18n/ko/pages.ts'
import { reserve } from '#i18n/ko/reserve.ts'
import { review } from '#i18n/ko/review.ts'
import { trip } from '#i18n/ko/trip.ts'
import type { Look } from '#lib/theme.ts'
import { brandFont } from '#limits/files.ts'
import { sendRefusal } from '#platform/http.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import { findPreviewSite } from './previews.server.ts'

type BrandTypeface = Exclude<Look['font'], 'sans'>
const families: Record<BrandTypeface, string> = {
  serif: 'nanum-myeongjo',
  rounded: 'jua',
  condensed: 'do-hyeon',
}

const { resolve } = createRequire(import.meta.url)
const readFontFile = (font: BrandTypeface, script: 'korean' | 'latin') =>
  fs.readFile(resolve(`@fontsource/${families[font]}/files/${families[font]}-${script}-400-normal.woff2`))

/**
 * Latin letters and digits are one small file; the Korean file has only the syllables the agency needs. The
 * colon of these typefaces sits in the middle of the line, as in Korean, and would look wrong in an English
 * title.
 */
export function renderFontFaces(font: Look['font'], query: string): string {
  if (font === 'sans') return ''
  const face = (name: string, more: string) =>
    `@font-face{font-family:Brand;font-weight:100 900;font-display:optional;src:url(/theme/${name}.woff2${query}) format("woff2");${more}}`
  return (
    face(`${font}-latin`, 'unicode-range:U+20-39,U+3B-7E,U+A0-FF,U+2013-2026') +
    face(`${font}-korean`, 'unicode-range:U+AC00-D7A3')
  )
}

/** Headings that are the same at every agency. */
const commonHeadings = [
  [catalog.title, catalog.won(''), words.dates.weekdays, trip.points, trip.tabs, trip.similar],
  [review.title, compare.title, pages.contact.title, reserve.title, booking.title, my.title, my.nav],
]

/** The name of the agency, and the texts of its pages in the brand's typeface: headings only. */
const listHeadings = (site: CurrentSite) => [
  site.info?.company_name ?? site.meta.title,
  site.agency.theme.measure?.unit,
  site.home?.headline,
  site.home?.reasons.map(({ heading }) => heading),
  describeHomepage(site).sections.map((section) => [
    section.title.ko || words.titles[section.kind],
    section.kind === 'choices' && section.items.map(({ heading }) => heading),
    section.kind === 'people' && section.people.map(({ name }) => name),
    section.kind === 'measures' && section.unit,
  ]),
  site.categories,
]

/**
 * The syllables of everything with the class `brand-text`, the most needed first: headings, boards, trips.
 */
async function listSyllables({ db }: Deps, site: CurrentSite): Promise<string> {
  const { travel_agency } = site
  const boards = await db
    .selectFrom('board')
    .select('board_name')
    .where('travel_agency', '=', travel_agency)
    .orderBy('board_id')
    .execute()
  const titles = await db
    .selectFrom('package')
    .select('page_title')
    .where('travel_agency', '=', travel_agency)
    .where('sale_yn', '=', 'Y')
    .orderBy('package_code')
    .execute()
  const texts = JSON.stringify([commonHeadings, listHeadings(site), boards, titles])
  const syllables = [...new Set(texts.match(/[가-힣]/g))].slice(
    0,
    brandFont.syllables[site.agency.theme.font],
  )
  return syllables.sort().join('') // the same letters give the same file, whichever agency needs them
}

/** The syllables are cached until the shown content changes. */
const listCachedSyllables = (deps: Deps, site: CurrentSite): Promise<string> =>
  deps.cache.getOrLoad(site.travel_agency, ['site', 'catalog', 'board'], 'syllables', () =>
    listSyllables(deps, site),
  )

const subsets = new LRUCache<string, Promise<Buffer>>({ max: brandFont.cachedSubsets })

/** Cutting takes half a second: in a thread of its own, once for the same letters. */
function createSubset(font: BrandTypeface, letters: string): Promise<Buffer> {
  const key = `${font} ${letters}`
  const known = subsets.get(key)
  if (known) return known
  const promise = readFontFile(font, 'korean').then(async (file) => {
    const worker = new Worker(new URL('./font-subset.worker.ts', import.meta.url), {
      workerData: { file, letters },
    })
    const [subset]: Uint8Array[] = await once(worker, 'message')
    if (!subset) throw new Error(`no letters were cut from ${font}`)
    return Buffer.from(subset)
  })
  subsets.set(key, promise)
  promise.catch(() => subsets.delete(key))
  return promise
}

export function mountBrandFonts(
  app: FastifyInstance,
  { contexts, deps }: { contexts: RequestContexts; deps: Deps },
): void {
  for (const font of ['serif', 'rounded', 'condensed'] as const) {
    app.get(`/theme/${font}-latin.woff2`, async (request, reply) =>
      sendFont(reply, await readFontFile(font, 'latin'), request.headers['if-none-match']),
    )
    app.get(`/theme/${font}-korean.woff2`, async (request, reply) => {
      const shown = await contexts.findSite(request)
      const preview = shown && (await findPreviewSite(deps, request, shown))
      const site = preview ?? shown
      if (site?.agency.theme.font !== font) return sendRefusal(reply, 'NOT_FOUND', {})
      const syllables = await (preview ? listSyllables : listCachedSyllables)(deps, site)
      const subset = await createSubset(font, syllables)
      return sendFont(reply, subset, request.headers['if-none-match'])
    })
  }
}

function sendFont(reply: FastifyReply, file: Buffer, known: string | undefined): FastifyReply {
  const etag = `"${createHash('sha256').update(file).digest('base64url').slice(0, 22)}"`
  reply.headers({ etag, 'cache-control': `public, max-age=${brandFont.maxAge_s}` })
  if (known?.includes(etag)) return reply.code(304).send()
  return reply.type('font/woff2').send(file)
}
