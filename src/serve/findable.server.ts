// What search engines, messengers and phones ask for: robots, sitemap, share pictures, icons, manifest.

import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Context, languageFor, type SiteHere } from '#context.server.ts'
import { iconNames, openIcons } from '#domain/agency/icon.server.ts'
import { pictureOf, shareHashOf, shareOfHome, shareOfPackage } from '#domain/catalog/share-picture.server.ts'
import { sharePicture } from '#limits/shown.ts'
import { partsOf } from '#plain/parts-of.ts'
import { brandHex, hexOf, paletteOf } from '#plain/theme.ts'
import { type Answers, sendKept } from '#platform/cache/answers.server.ts'
import { answer } from '#platform/http.server.ts'
import type { Ground } from '#platform/wire/invoke.server.ts'
import { inLanguage } from '#words/language.ts'
import { sitemapOf } from './sitemap.server.ts'

type Parts = { context: Context; ground: Ground; answers: Answers }
type Show = (site: SiteHere, request: FastifyRequest, reply: FastifyReply) => unknown

/** Paths that search engines should not visit. */
const closed = ['/api/', '/mypage', '/auth', '/papers', '/go', '/travel?page_title=', '/travel?*&page_title=']

export function mountFindable(app: FastifyInstance, { context, ground, answers }: Parts): void {
  const iconOf = openIcons(ground.files)

  at('/robots.txt', (site, request, reply) => {
    const lines = [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${context.originAt(request, site)}/sitemap.xml`,
      '',
    ]
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'))
  })

  at('/sitemap.xml', async (site, request, reply) => {
    const origin = context.originAt(request, site)
    const revision = ground.revisions.of(site.travel_agency, ['site', 'catalog', 'board'])
    const key = revision && `${site.travel_agency}|${revision}|${origin}|sitemap`
    const hit = key && answers.get(key)
    if (hit) {
      request.fromMemory = true
      reply.hijack()
      return sendKept(request.raw, reply.raw, hit)
    }
    const xml = await sitemapOf(ground.db, site, origin)
    const headers = {
      ...app.safeHeaders.usual,
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    }
    if (!key) return reply.headers(headers).send(xml)
    const kept = answers.keep(key, headers, xml)
    reply.hijack()
    return sendKept(request.raw, reply.raw, kept)
  })

  at('/share/:file', async (site, request, reply) => {
    const { file } = partsOf(request.params)
    const { language } = partsOf(request.query)
    const name = /^([A-Za-z0-9_-]{1,40})\.jpg$/.exec(String(file))?.[1]
    const asked = {
      ...ground,
      site,
      language: languageFor(site, typeof language === 'string' ? language : undefined),
    }
    if (name === undefined) return answer(reply, 'NOT_FOUND', {})
    const share = name === 'home' ? shareOfHome(asked) : await shareOfPackage(asked, name)
    if (!share) return answer(reply, 'NOT_FOUND', {})
    reply.header('cross-origin-resource-policy', 'cross-origin') // other sites show it
    return sendFile(request, reply, {
      type: 'image/jpeg',
      etag: `"${shareHashOf(share)}"`,
      read: () => pictureOf(asked, name, share),
    })
  })

  for (const name of iconNames) {
    at(`/${name}`, async (site, request, reply) => {
      const icon = await iconOf(site, name)
      const etag = `"${createHash('sha256').update(icon).digest('base64url').slice(0, 22)}"`
      return sendFile(request, reply, { type: 'image/png', etag, read: async () => icon })
    })
  }

  at('/manifest.webmanifest', (site, _request, reply) =>
    reply.type('application/manifest+json; charset=utf-8').send(JSON.stringify(manifestOf(site))),
  )

  // A host without an agency has none of these.
  function at(path: string, show: Show): void {
    app.get(path, async (request, reply) => {
      const site = await context.siteAt(request)
      return site
        ? show(site, request, reply.header('cache-control', `public, max-age=${sharePicture.maxAge_s}`))
        : answer(reply, 'NOT_FOUND', {})
    })
  }
}

type File = { type: string; etag: string; read: () => Promise<Buffer> }

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, read }: File,
): Promise<FastifyReply> {
  reply.header('etag', etag)
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  return reply.type(type).send(await read())
}

function manifestOf({ agency, info, meta }: SiteHere) {
  const { default_language: lang, theme } = agency
  return {
    id: '/',
    name: inLanguage(meta.title, lang),
    short_name: inLanguage(info?.company_name ?? meta.title, lang),
    description: inLanguage(meta.description, lang),
    lang,
    start_url: '/',
    display: 'standalone',
    theme_color: brandHex(theme),
    background_color: hexOf(paletteOf(theme).ground),
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  }
}
