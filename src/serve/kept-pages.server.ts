// Pages drawn once for everybody and kept; a member gets theirs with the marked places filled (decision 57).
import { randomBytes } from 'node:crypto'
import zlib from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { SiteHere } from '#context.server.ts'
import { cacheLimits } from '#limits/machine.ts'
import { accepts } from '#platform/cache/accepted.ts'
import type { Answers, KeptAnswer } from '#platform/cache/answers.server.ts'
import { openJar } from '#platform/jar.server.ts'
import type { Asking } from '#platform/wire/asking.ts'
import type { Ground } from '#platform/wire/invoke.server.ts'
import type { Rendered } from '#storefront/render.server.tsx'
import { drawnAnewKeys } from '#storefront/routes.ts'
import { type Draw, secondsLeft } from './draw.server.ts'
import { fillFor, type Reader, readMarks } from './marked.server.ts'
import { htmlHeaders, inHaste, type Page, quickly } from './page.server.ts'
import { pageAddress } from './page-address.server.ts'

/** A page that somebody asks for. `headers`: what is sent with it, whoever asks. */
export type Wanted = {
  request: FastifyRequest
  headers: Record<string, string>
  site: SiteHere
  url: URL
  origin: string
  asking: Asking
}
type Filling = { key: string; hearts: string[] | null; cookies: string[] }

export function openKeptPages({ ground, answers, draw }: { ground: Ground; answers: Answers; draw: Draw }) {
  // Most members have no heart on a page, so a page filled and compressed for one can be sent to the next.
  const filled = new LRUCache<string, Buffer>({
    maxSize: cacheLimits.filled_bytes,
    sizeCalculation: ({ length }) => length + 200,
  })
  /** Pages that visitors do not get but members may. They are not drawn for everybody a second time. */
  const unkept = new LRUCache<string, true>({ max: 1_000 })

  function keyOf(site: SiteHere, seenAs: string, url: URL): string | undefined {
    const revision = ground.revisions.of(site.travel_agency, ['site', 'catalog', 'board'])
    const isAnew = drawnAnewKeys.some((name) => url.searchParams.has(name))
    if (revision === undefined || !answers.isKeeping || isAnew) return undefined
    return `${site.travel_agency}|${revision}|${seenAs}|${pageAddress(url)}`
  }

  /**
   * Draws the page as a visitor gets it and keeps it. If visitors get no page, a visitor gets that answer,
   * and a member's page is drawn separately.
   */
  async function keep(key: string, wanted: Wanted): Promise<KeptAnswer | Rendered | undefined> {
    const { request, headers, asking, site, url, origin } = wanted
    if (asking.member && unkept.has(key)) return undefined
    const rendered = await draw({ site, address: pageAddress(url), origin, asking: asVisitor(asking), word })
    const { plain, places } = readMarks('html' in rendered ? rendered.html : '', word)
    if (rendered.status === 200 && 'html' in rendered) {
      const quick = asking.member ? undefined : quickly(request, plain)
      const all = { ...headers, ...htmlHeaders('no-cache') }
      return answers.keep(key, all, plain, { quick, places, owners: rendered.owners })
    }
    if (!asking.member) return 'html' in rendered ? { ...rendered, html: plain } : rendered
    unkept.set(key, true)
    return undefined
  }

  /**
   * The kept page, filled with what belongs to the member. If the log-in has ended, it stays the visitor's
   * page. No cache keeps it, and it has no ETag.
   */
  function fill(
    { request, headers, asking }: Wanted,
    { forms, places }: KeptAnswer,
    { key, hearts, cookies }: Filling,
  ): Page {
    const reader = hearts
      ? { wished: new Set(hearts), seconds: wholeMinutes(secondsLeft(asking.tokenUntil)) }
      : undefined
    const whole = () =>
      Buffer.from(reader ? fillFor(reader, forms.plain.body, places) : forms.plain.body, 'latin1')
    const isShort = accepts(request.headers['accept-encoding'], 'br')
    return {
      status: 200,
      headers: {
        ...headers,
        ...htmlHeaders('private, no-store'),
        ...(isShort && { 'content-encoding': 'br' }),
      },
      body: isShort ? shortOf(key, reader, whole) : whole(),
      cookies,
    }
  }

  function shortOf(key: string, reader: Reader | undefined, whole: () => Buffer): Buffer {
    const name = `${key}|${reader ? `${reader.seconds}|${[...reader.wished].sort().join()}` : 'visitor'}`
    const known = filled.get(name)
    if (known) return known
    const made = zlib.brotliCompressSync(whole(), inHaste)
    filled.set(name, made)
    return made
  }

  return { keyOf, keep, fill }
}

const asVisitor = <A extends Asking>(asking: A): A =>
  asking.member
    ? { ...asking, member: null, unready: null, tokenUntil: null, jar: openJar(undefined, false) }
    : asking

/** So that members with the same hearts have the same page, for a minute. */
const wholeMinutes = (seconds: number | null) => Math.floor((seconds ?? 0) / 60) * 60

/** Part of every mark. It never leaves this process. */
const word = randomBytes(12).toString('base64url')
