// The letters of a brand: a typeface for headings and prices, cut to the words its agency uses. Decision 51
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Context, SiteHere } from '#context.server.ts'
import { brandFont } from '#limits/machine.ts'
import type { Look } from '#plain/theme.ts'
import { answer } from '#platform/http.server.ts'
import type { Ground } from '#platform/wire/invoke.server.ts'
import { usualSections } from '#storefront/home/usual-sections.ts'
import { booking } from '#words/ko/booking.ts'
import { catalog } from '#words/ko/catalog.ts'
import { compare } from '#words/ko/compare.ts'
import { home as words } from '#words/ko/home.ts'
import { my } from '#words/ko/my.ts'
import { pages } from '#words/ko/pages.ts'
import { reserve } from '#words/ko/reserve.ts'
import { review } from '#words/ko/review.ts'
import { trip } from '#words/ko/trip.ts'

type Cut = Exclude<Look['font'], 'sans'>
const families: Record<Cut, string> = { serif: 'nanum-myeongjo', rounded: 'jua', condensed: 'do-hyeon' }

const { resolve } = createRequire(import.meta.url)
const fileOf = (font: Cut, script: 'korean' | 'latin') =>
  fs.readFile(resolve(`@fontsource/${families[font]}/files/${families[font]}-${script}-400-normal.woff2`))

/**
 * Latin letters and digits are one small file; the Korean file has only the syllables the agency needs. The
 * colon of these typefaces sits in the middle of the line, as in Korean, and would look wrong in an English
 * title.
 */
export function fontFaces(font: Look['font']): string {
  if (font === 'sans') return ''
  const face = (name: string, more: string) =>
    `@font-face{font-family:Brand;font-weight:100 900;font-display:optional;src:url(/theme/${name}.woff2) format("woff2");${more}}`
  return (
    face(`${font}-latin`, 'unicode-range:U+20-39,U+3B-7E,U+A0-FF,U+2013-2026') +
    face(`${font}-korean`, 'unicode-range:U+AC00-D7A3')
  )
}

/** Headings that are the same at every agency. */
const usual = [
  [catalog.title, catalog.won(''), words.dates.weekdays, trip.points, trip.tabs, trip.similar],
  [review.title, compare.title, pages.contact.title, reserve.title, booking.title, my.title, my.nav],
]

/** The texts of a home page in the brand's typeface: its headings only. */
const headingsOf = ({ agency, home, categories }: SiteHere) => [
  home?.headline,
  home?.reasons.map(({ heading }) => heading),
  (agency.theme.home.length > 0 ? agency.theme.home : usualSections(categories)).map((section) => [
    section.title.ko || words.titles[section.kind],
    section.kind === 'choices' && section.items.map(({ heading }) => heading),
    section.kind === 'people' && section.people.map(({ name }) => name),
    section.kind === 'measures' && section.unit,
  ]),
  categories,
]

/**
 * The syllables of everything with the class `brand-words`, the most needed first: headings, boards, trips.
 */
async function syllablesOf({ db, memory }: Ground, site: SiteHere): Promise<string> {
  const { travel_agency } = site
  return memory.under(travel_agency, ['site', 'catalog', 'board'], 'syllables', async () => {
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
    const said = JSON.stringify([usual, headingsOf(site), boards, titles])
    const found = [...new Set(said.match(/[가-힣]/g))].slice(0, brandFont.syllables[site.agency.theme.font])
    return found.sort().join('') // the same letters give the same file, whichever agency needs them
  })
}

const cuts = new LRUCache<string, Promise<Buffer>>({ max: brandFont.kept })

/** Cutting takes half a second: in a thread of its own, once for the same letters. */
function cutTo(font: Cut, letters: string): Promise<Buffer> {
  const key = `${font} ${letters}`
  const known = cuts.get(key)
  if (known) return known
  const made = fileOf(font, 'korean').then(async (file) => {
    const worker = new Worker(new URL('./cut-font.worker.ts', import.meta.url), {
      workerData: { file, letters },
    })
    const [cut]: Uint8Array[] = await once(worker, 'message')
    if (!cut) throw new Error(`no letters were cut from ${font}`)
    return Buffer.from(cut)
  })
  cuts.set(key, made)
  made.catch(() => cuts.delete(key))
  return made
}

export function mountBrandFonts(
  app: FastifyInstance,
  { context, ground }: { context: Context; ground: Ground },
): void {
  for (const font of ['serif', 'rounded', 'condensed'] as const) {
    app.get(`/theme/${font}-latin.woff2`, async (request, reply) =>
      send(reply, await fileOf(font, 'latin'), request.headers['if-none-match']),
    )
    app.get(`/theme/${font}-korean.woff2`, async (request, reply) => {
      const site = await context.siteAt(request)
      if (site?.agency.theme.font !== font) return answer(reply, 'NOT_FOUND', {})
      const cut = await cutTo(font, await syllablesOf(ground, site))
      return send(reply, cut, request.headers['if-none-match'])
    })
  }
}

function send(reply: FastifyReply, file: Buffer, known: string | undefined): FastifyReply {
  const etag = `"${createHash('sha256').update(file).digest('base64url').slice(0, 22)}"`
  reply.headers({ etag, 'cache-control': `public, max-age=${brandFont.maxAge_s}` })
  if (known?.includes(etag)) return reply.code(304).send()
  return reply.type('font/woff2').send(file)
}
