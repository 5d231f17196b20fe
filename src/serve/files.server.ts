// Serves files: scripts and styles, pictures of the host's agency, and private files by signed URL.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RequestContexts } from '#context.server.ts'
import { findDefaultFile } from '#lib/picture-name.ts'
import { yearSeconds } from '#limits/machine.ts'
import { sendRefusal } from '#platform/http.server.ts'
import type { FileStore, OpenedFile } from '#platform/integrations/file-store.server.ts'
import { findSignedFile } from '#platform/upload/signed-url.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import { mountAssets } from './assets.server.ts'

type FileRouteOptions = { contexts: RequestContexts; deps: Deps; development: boolean }

const contentTypes: Record<string, string> = { webp: 'image/webp', avif: 'image/avif', svg: 'image/svg+xml' }

export async function mountFiles(
  app: FastifyInstance,
  { contexts, deps: { files, keyFor }, development }: FileRouteOptions,
): Promise<void> {
  if (!development) await mountAssets(app, 'client')

  // A private file, by its signed URL. The browser may save or open it, but never run it.
  app.get<{ Params: { '*': string } }>('/files/sealed/*', async (request, reply) => {
    const site = await contexts.findSite(request)
    if (!site) return sendRefusal(reply, 'NOT_FOUND', {})
    return sendSignedFile(
      reply,
      { files, keyFor },
      { travel_agency: site.travel_agency, token: request.params['*'] },
    )
  })

  // Pictures of the agency of this host, and of no other. Answers name a picture without a width: that
  // address is served, too.
  app.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const site = await contexts.findSite(request)
    if (!site) return sendRefusal(reply, 'NOT_FOUND', {})
    return sendPicture(request, reply, { files, travel_agency: site.travel_agency, cacheScope: 'public' })
  })
}

/** A private file, as it was stored. */
export async function sendSignedFile(
  reply: FastifyReply,
  { files, keyFor }: Pick<Deps, 'files' | 'keyFor'>,
  { travel_agency, token }: { travel_agency: number; token: string },
) {
  const signedFile = findSignedFile(keyFor, travel_agency, token)
  const file = signedFile && (await files.open(travel_agency, signedFile.key))
  if (!file) return sendRefusal(reply, 'NOT_FOUND', {})
  const inline = signedFile.type.startsWith('image/') ? 'inline' : 'attachment'
  return reply
    .headers({
      'content-type': signedFile.type,
      'content-length': file.size,
      'content-disposition': `${inline}; filename*=UTF-8''${encodeURIComponent(signedFile.name)}`,
      'cache-control': 'private, no-store',
    })
    .send(file.stream)
}

type FileRequest = FastifyRequest<{ Params: { name: string } }>
type CacheScope = 'public' | 'private'

/** One of an agency's public pictures. `cacheScope` says whether a proxy may cache it, too. */
export async function sendPicture(
  request: FileRequest,
  reply: FastifyReply,
  { files, travel_agency, cacheScope }: { files: FileStore; travel_agency: number; cacheScope: CacheScope },
) {
  const { name } = request.params
  const [, stem, kind = ''] = /^([\w-]+)\.(webp|avif|svg)$/.exec(findDefaultFile(name) ?? name) ?? []
  if (!stem) return sendRefusal(reply, 'NOT_FOUND', {})
  if (kind === 'webp') reply.header('vary', 'Accept')
  const kinds = kind === 'webp' && request.headers.accept?.includes('image/avif') ? ['avif', kind] : [kind]
  for (const each of kinds) {
    const file = await files.open(travel_agency, `public/${stem}.${each}`)
    if (file) return sendImmutable(request, reply.type(contentTypes[each] ?? ''), file, cacheScope)
  }
  return sendRefusal(reply, 'NOT_FOUND', {})
}

/** A changed file gets another name, so the answer never expires. */
function sendImmutable(
  request: FastifyRequest,
  reply: FastifyReply,
  { size, tag, stream }: OpenedFile,
  cacheScope: CacheScope,
): FastifyReply {
  const etag = `"${tag}"`
  reply.headers({ etag, 'cache-control': `${cacheScope}, max-age=${yearSeconds}, immutable` })
  if (!request.headers['if-none-match']?.includes(etag))
    return reply.header('content-length', size).send(stream)
  stream.destroy()
  return reply.code(304).send()
}
