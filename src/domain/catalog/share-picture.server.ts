// The picture a messenger shows beside a link: drawn once, and kept with the agency's files.
import { createHash } from 'node:crypto'
import { readPublicFile } from '#domain/agency/look/icon.server.ts'
import { findPageWords } from '#domain/agency/page/page-words.server.ts'
import type { Site } from '#domain/agency/site.server.ts'
import { catalog as en } from '#i18n/en/catalog.ts'
import { catalog as ko } from '#i18n/ko/catalog.ts'
import { type Language, localize } from '#i18n/language.ts'
import { toHex } from '#lib/colour.ts'
import { findLargestFile } from '#lib/picture-name.ts'
import { createNightShade, defaultLook, getBrandHex } from '#lib/theme.ts'
import { httpLimits, workerThreadLimits } from '#limits/machine.ts'
import type { Db } from '#platform/db/database.server.ts'
import { createFairQueue } from '#platform/fair-queue.server.ts'
import type { FileStore } from '#platform/integrations/file-store.server.ts'
import { drawSharePicture, type SharePicture } from './draw-share-picture.server.ts'
import { formatLowestPrice } from './format-trip-price.ts'
import { lowestPriceDate } from './list-packages.server.ts'

/** Raise it when the drawing changes, so that all pictures are drawn again. */
const drawingVersion = 1

type ShareContext = { db: Db; files: FileStore; site: Site & { travel_agency: number }; language: Language }

/** The agency's own picture, for every page that is not a package. */
export function describeHomeShare({ site, language }: ShareContext): SharePicture {
  const { home, meta } = site
  const title = home?.headline ?? meta?.title // the name is on the picture anyway
  return {
    ...getBrand(site, language),
    title: title ? localize(title, language) : '',
    line: '',
    price: '',
    ground: meta?.img ?? home?.hero_path ?? null,
  }
}

/** A page of the agency's own: its picture, or the one of the home page. */
export async function findPageShare(
  { db, site, language, ...ctx }: ShareContext,
  page_id: number,
): Promise<SharePicture | undefined> {
  const found = await db
    .selectFrom('site_page')
    .select(['title', 'picture'])
    .where('travel_agency', '=', site.travel_agency)
    .where('page_id', '=', page_id)
    .executeTakeFirst()
  if (!found) return undefined
  const home = describeHomeShare({ db, site, language, ...ctx })
  return { ...home, title: localize(found.title, language), ground: found.picture ?? home.ground }
}

/** A list or a board with words of its own: its picture and its title. */
export async function findListShare(
  { db, site, ...ctx }: ShareContext,
  page: string,
): Promise<SharePicture | undefined> {
  const words = await findPageWords({ db, travel_agency: site.travel_agency }, page)
  if (!words) return undefined
  const home = describeHomeShare({ db, site, ...ctx })
  const title = localize(words.title, ctx.language)
  return { ...home, title: title || home.title, ground: words.picture ?? home.ground }
}

/** Undefined when the agency sells no such package. */
export async function findPackageShare(
  { db, site, language }: ShareContext,
  package_code: string,
): Promise<SharePicture | undefined> {
  const found = await db
    .selectFrom('package as p')
    .select(['page_title', 'thumbnail_path', 'page_price', 'nights', 'days'])
    .select(lowestPriceDate.as('page_price_date'))
    .where('travel_agency', '=', site.travel_agency)
    .where('package_code', '=', package_code)
    .where('sale_yn', '=', 'Y')
    .executeTakeFirst()
  if (!found) return undefined
  const words = language === 'ko' ? ko : en
  return {
    ...getBrand(site, language),
    title: localize(found.page_title, language),
    line: words.nights(found.nights, found.days),
    price: formatLowestPrice(found, words),
    ground: found.thumbnail_path,
  }
}

function getBrand({ agency, info, meta }: Site, language: Language) {
  const company = info?.company_name ?? meta?.title
  const theme = agency?.theme ?? defaultLook
  return {
    company: company ? localize(company, language) : '',
    logo: info?.logo ?? null,
    dark: toHex(createNightShade(theme)),
    strong: getBrandHex(theme),
  }
}

export const hashSharePicture = (share: SharePicture) =>
  createHash('sha256')
    .update(JSON.stringify([drawingVersion, share]))
    .digest('base64url')
    .slice(0, 22)

/**
 * The stored picture, or a new drawing. `name` is the package's code, or home. Each has one file, so no old
 * files stay behind.
 */
export async function getSharePicture(
  { files, site, language }: ShareContext,
  name: string,
  share: SharePicture,
): Promise<Buffer> {
  const key = `share/${name}.${language}.jpg`
  const hash = Buffer.from(hashSharePicture(share)) // bytes after the end of a picture are ignored by viewers
  return (await findStored()) ?? runInQueue(site.travel_agency, async () => (await findStored()) ?? draw())

  async function findStored(): Promise<Buffer | undefined> {
    const bytes = await files.read(site.travel_agency, key)
    return bytes?.subarray(-hash.length).equals(hash) ? bytes : undefined
  }

  async function draw(): Promise<Buffer> {
    const [ground, logo] = await Promise.all(
      [share.ground && findLargestFile(share.ground), share.logo].map((stored) =>
        readPublicFile(files, site.travel_agency, stored),
      ),
    )
    const bytes = Buffer.concat([await drawSharePicture(share, { ground, logo }), hash])
    await files.put(site.travel_agency, key, bytes)
    return bytes
  }
}

// One drawing at a time: each keeps a core busy for some tenths of a second, and pages come first.
const runInQueue = createFairQueue({
  atOnce: 1,
  waiting: workerThreadLimits.waiting,
  retryAfter_s: httpLimits.retryAfter_s,
})
