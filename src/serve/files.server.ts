// Serves files: scripts and styles, pictures of the host's agency, and what a sealed address opens.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#context.server.ts'
import { yearSeconds } from '#limits/machine.ts'
import { plainFile } from '#plain/picture-name.ts'
import { answer } from '#platform/http.server.ts'
import type { Files, Opened } from '#platform/outside/files.server.ts'
import { openSeal } from '#platform/upload/sealed.server.ts'
import type { Ground } from '#platform/wire/invoke.server.ts'
import { serveAssets } from './assets.server.ts'

type Parts = { context: Context; ground: Ground; development: boolean }

const types: Record<string, string> = { webp: 'image/webp', avif: 'image/avif', svg: 'image/svg+xml' }

export async function mountFiles(
  app: FastifyInstance,
  { context, ground: { files, keyFor }, development }: Parts,
): Promise<void> {
  if (!development) await serveAssets(app, 'client')

  // A file of a sealed address. The browser may save or open it, but never run it.
  app.get<{ Params: { '*': string } }>('/files/sealed/*', async (request, reply) => {
    const site = await context.siteAt(request)
    const sealed = site && openSeal(keyFor, site.travel_agency, request.params['*'])
    const file = sealed && (await files.open(site.travel_agency, sealed.key))
    if (!file) return answer(reply, 'NOT_FOUND', {})
    const inline = sealed.type.startsWith('image/') ? 'inline' : 'attachment'
    return reply
      .headers({
        'content-type': sealed.type,
        'content-length': file.size,
        'content-disposition': `${inline}; filename*=UTF-8''${encodeURIComponent(sealed.name)}`,
        'cache-control': 'private, no-store',
      })
      .send(file.stream)
  })

  // Pictures of the agency of this host, and of no other. Answers name a picture without a width: that
  // address is served, too.
  app.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const site = await context.siteAt(request)
    if (!site) return answer(reply, 'NOT_FOUND', {})
    return sendPicture(request, reply, { files, travel_agency: site.travel_agency, cacheScope: 'public' })
  })
}

type FileRequest = FastifyRequest<{ Params: { name: string } }>
type CacheScope = 'public' | 'private'

/** One of an agency's public pictures. `cacheScope` says whether a proxy may cache it, too. */
export async function sendPicture(
  request: FileRequest,
  reply: FastifyReply,
  { files, travel_agency, cacheScope }: { files: Files; travel_agency: number; cacheScope: CacheScope },
) {
  const { name } = request.params
  const [, stem, kind = ''] = /^([\w-]+)\.(webp|avif|svg)$/.exec(plainFile(name) ?? name) ?? []
  if (!stem) return answer(reply, 'NOT_FOUND', {})
  if (kind === 'webp') reply.header('vary', 'Accept')
  const kinds = kind === 'webp' && request.headers.accept?.includes('image/avif') ? ['avif', kind] : [kind]
  for (const each of kinds) {
    const file = await files.open(travel_agency, `public/${stem}.${each}`)
    if (file) return sendForEver(request, reply.type(types[each] ?? ''), file, cacheScope)
  }
  return answer(reply, 'NOT_FOUND', {})
}

/** A changed file has another name. */
function sendForEver(
  request: FastifyRequest,
  reply: FastifyReply,
  { size, tag, stream }: Opened,
  cacheScope: CacheScope,
): FastifyReply {
  const etag = `"${tag}"`
  reply.headers({ etag, 'cache-control': `${cacheScope}, max-age=${yearSeconds}, immutable` })
  if (!request.headers['if-none-match']?.includes(etag))
    return reply.header('content-length', size).send(stream)
  stream.destroy()
  return reply.code(304).send()
}
