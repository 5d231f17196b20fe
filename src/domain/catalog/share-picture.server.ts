// The picture a messenger shows beside a link: drawn once, and kept with the agency's files.
import { createHash } from 'node:crypto'
import { fileOfAgency } from '#domain/agency/icon.server.ts'
import type { Site } from '#domain/agency/site.server.ts'
import { drawingLimits, httpLimits } from '#limits/machine.ts'
import { withCommas } from '#plain/format.ts'
import { largestFile } from '#plain/picture-name.ts'
import { brandHex, hexOf, nightOf, plainLook } from '#plain/theme.ts'
import type { Db } from '#platform/db/open.server.ts'
import type { Files } from '#platform/outside/files.server.ts'
import { openTurns } from '#platform/turns.server.ts'
import { catalog as en } from '#words/en/catalog.ts'
import { catalog as ko } from '#words/ko/catalog.ts'
import { inLanguage, type Language } from '#words/language.ts'
import { drawShare, type Share } from './draw-share.server.ts'

/** Raise it when the drawing changes, so that all pictures are drawn again. */
const style = 1

type Sharing = { db: Db; files: Files; site: Site & { travel_agency: number }; language: Language }

/** The agency's own picture, for every page that is not a package. */
export function shareOfHome({ site, language }: Sharing): Share {
  const { home, meta } = site
  const title = home?.headline ?? meta?.title // the name stands on the picture anyway
  return {
    ...brandOf(site, language),
    title: title ? inLanguage(title, language) : '',
    line: '',
    price: '',
    ground: home?.hero_path ?? meta?.img ?? null,
  }
}

/** Undefined when the agency sells no such package. */
export async function shareOfPackage(
  { db, site, language }: Sharing,
  package_code: string,
): Promise<Share | undefined> {
  const found = await db
    .selectFrom('package')
    .select(['page_title', 'thumbnail_path', 'page_price', 'nights', 'days'])
    .where('travel_agency', '=', site.travel_agency)
    .where('package_code', '=', package_code)
    .where('sale_yn', '=', 'Y')
    .executeTakeFirst()
  if (!found) return undefined
  const words = language === 'ko' ? ko : en
  const price = found.page_price === null ? words.priceOnRequest : words.won(withCommas(found.page_price))
  return {
    ...brandOf(site, language),
    title: inLanguage(found.page_title, language),
    line: words.nights(found.nights, found.days),
    price,
    ground: found.thumbnail_path,
  }
}

function brandOf({ agency, info, meta }: Site, language: Language) {
  const company = info?.company_name ?? meta?.title
  const theme = agency?.theme ?? plainLook
  return {
    company: company ? inLanguage(company, language) : '',
    logo: info?.logo ?? null,
    dark: hexOf(nightOf(theme)),
    strong: brandHex(theme),
  }
}

export const shareHashOf = (share: Share) =>
  createHash('sha256')
    .update(JSON.stringify([style, share]))
    .digest('base64url')
    .slice(0, 22)

/**
 * The stored picture, or a new drawing. `name` is the package's code, or home. Each has one file, so no old
 * files stay behind.
 */
export async function pictureOf(
  { files, site, language }: Sharing,
  name: string,
  share: Share,
): Promise<Buffer> {
  const key = `share/${name}.${language}.jpg`
  const hash = Buffer.from(shareHashOf(share)) // bytes after the end of a picture are ignored by viewers
  return (await findDrawn()) ?? inTurn(site.travel_agency, async () => (await findDrawn()) ?? draw())

  async function findDrawn(): Promise<Buffer | undefined> {
    const bytes = await files.read(site.travel_agency, key)
    return bytes?.subarray(-hash.length).equals(hash) ? bytes : undefined
  }

  async function draw(): Promise<Buffer> {
    const [ground, logo] = await Promise.all(
      [share.ground && largestFile(share.ground), share.logo].map((stored) =>
        fileOfAgency(files, site.travel_agency, stored),
      ),
    )
    const bytes = Buffer.concat([await drawShare(share, { ground, logo }), hash])
    await files.put(site.travel_agency, key, bytes)
    return bytes
  }
}

// One drawing at a time: each keeps a core busy for some tenths of a second, and pages come first.
const inTurn = openTurns({ atOnce: 1, waiting: drawingLimits.waiting, retryAfter_s: httpLimits.retryAfter_s })
