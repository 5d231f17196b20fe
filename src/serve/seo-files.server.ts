// Files for search engines, messengers and phones: robots, sitemap, share pictures, icons, manifest.

import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CurrentSite, pickLanguage, type RequestContexts } from '#context.server.ts'
import { createIconRenderer, iconNames } from '#domain/agency/look/icon.server.ts'
import {
  describeHomeShare,
  findListShare,
  findPackageShare,
  findPageShare,
  getSharePicture,
  hashSharePicture,
} from '#domain/catalog/share-picture.server.ts'
import { localize } from '#i18n/language.ts'
import { toHex } from '#lib/colour.ts'
import { readFields } from '#lib/read-fields.ts'
import { createPalette, getBrandHex } from '#lib/theme.ts'
import { sharePicture } from '#limits/display.ts'
import { type ResponseCache, sendCached } from '#platform/cache/response-cache.server.ts'
import { sendRefusal } from '#platform/http.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import { renderSitemap } from './sitemap.server.ts'

type SeoFileOptions = { contexts: RequestContexts; deps: Deps; responses: ResponseCache }
type SiteHandler = (site: CurrentSite, request: FastifyRequest, reply: FastifyReply) => unknown

/** Paths that search engines should not visit. */
const disallowedPaths = [
  '/api/',
  '/mypage',
  '/auth',
  '/papers',
  '/go',
  '/unsubscribe',
  '/travel?page_title=',
  '/travel?*&page_title=',
]

export function mountSeoFiles(app: FastifyInstance, { contexts, deps, responses }: SeoFileOptions): void {
  const getIcon = createIconRenderer(deps.files)

  mountSiteRoute('/robots.txt', (site, request, reply) => {
    reply.type('text/plain; charset=utf-8')
    if (site.agency.state === 'preparing') return reply.send('User-agent: *\nDisallow: /\n')
    const lines = [
      'User-agent: *',
      ...disallowedPaths.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${contexts.getRequestOrigin(request, site)}/sitemap.xml`,
      '',
    ]
    return reply.send(lines.join('\n'))
  })

  mountSiteRoute('/sitemap.xml', async (site, request, reply) => {
    if (site.agency.state === 'preparing') return sendRefusal(reply, 'NOT_FOUND', {})
    const origin = contexts.getRequestOrigin(request, site)
    const revision = deps.revisions.getCacheKey(site.travel_agency, ['site', 'catalog', 'board'])
    const key = revision && `${site.travel_agency}|${revision}|${origin}|sitemap`
    const hit = key && responses.get(key)
    if (hit) {
      request.isFromCache = true
      reply.hijack()
      return sendCached(request.raw, reply.raw, hit)
    }
    const xml = await renderSitemap(deps.db, site, origin)
    const headers = {
      ...app.safeHeaders.standard,
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    }
    if (!key) return reply.headers(headers).send(xml)
    const cached = responses.set(key, headers, xml)
    reply.hijack()
    return sendCached(request.raw, reply.raw, cached)
  })

  mountSiteRoute('/share/:file', async (site, request, reply) => {
    const { file } = readFields(request.params)
    const { language } = readFields(request.query)
    const name = /^((?:(?:category|area|detail|board|page)\.)?[\w-]{1,42})\.jpg$/.exec(String(file))?.[1]
    const shareInput = {
      ...deps,
      site,
      language: pickLanguage(site, typeof language === 'string' ? language : undefined),
    }
    if (name === undefined) return sendRefusal(reply, 'NOT_FOUND', {})
    const share = await findShare(shareInput, name)
    if (!share) return sendRefusal(reply, 'NOT_FOUND', {})
    reply.header('cross-origin-resource-policy', 'cross-origin') // other sites show it
    return sendFile(request, reply, {
      type: 'image/jpeg',
      etag: `"${hashSharePicture(share)}"`,
      read: () => getSharePicture(shareInput, name, share),
    })
  })

  for (const name of iconNames) {
    mountSiteRoute(`/${name}`, async (site, request, reply) => {
      const icon = await getIcon(site, name)
      const etag = `"${createHash('sha256').update(icon).digest('base64url').slice(0, 22)}"`
      return sendFile(request, reply, { type: 'image/png', etag, read: async () => icon })
    })
  }

  mountSiteRoute('/manifest.webmanifest', (site, _request, reply) =>
    reply.type('application/manifest+json; charset=utf-8').send(JSON.stringify(createManifest(site))),
  )

  // A host without an agency has none of these.
  function mountSiteRoute(path: string, handle: SiteHandler): void {
    app.get(path, async (request, reply) => {
      const site = await contexts.findSite(request)
      return site
        ? handle(site, request, reply.header('cache-control', `public, max-age=${sharePicture.maxAge_s}`))
        : sendRefusal(reply, 'NOT_FOUND', {})
    })
  }
}

/**
 * The share picture of the home page, a page of the agency's own (page_{number}), a list (category.{number}),
 * or a package by its code.
 */
async function findShare(input: Parameters<typeof findPackageShare>[0], name: string) {
  if (name === 'home') return describeHomeShare(input)
  if (name.includes('.')) return findListShare(input, name.replace('.', '/'))
  const [, page] = /^page_(\d{1,15})$/.exec(name) ?? []
  return page ? findPageShare(input, Number(page)) : findPackageShare(input, name)
}

type TaggedFile = { type: string; etag: string; read: () => Promise<Buffer> }

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, read }: TaggedFile,
): Promise<FastifyReply> {
  reply.header('etag', etag)
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  return reply.type(type).send(await read())
}

function createManifest({ agency, info, meta }: CurrentSite) {
  const { default_language: lang, theme } = agency
  return {
    id: '/',
    name: localize(meta.title, lang),
    short_name: localize(info?.company_name ?? meta.title, lang),
    description: localize(meta.description, lang),
    lang,
    start_url: '/',
    display: 'standalone',
    theme_color: getBrandHex(theme),
    background_color: toHex(createPalette(theme).ground),
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  }
}
