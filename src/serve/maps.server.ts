// The land of a map. It never changes and is the same for every agency, so the address alone describes it.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseView, type View } from '#domain/catalog/map-view.server.ts'
import { readFields } from '#lib/read-fields.ts'
import { mapSize } from '#limits/display.ts'
import { type ResponseCache, sendCached } from '#platform/cache/response-cache.server.ts'
import { sendRefusal } from '#platform/http.server.ts'
import { createWorkerThread } from '#platform/worker-thread.server.ts'

const renderLand = createWorkerThread<View, string>(
  new URL('../domain/catalog/draw-land.worker.ts', import.meta.url),
)

type MapOptions = {
  /** The agency for which the map is drawn; null refuses it. */
  findAgency: (request: FastifyRequest) => Promise<number | null>
  responses: ResponseCache
}

export function mountMaps(app: FastifyInstance, { findAgency, responses }: MapOptions): void {
  const headers = {
    ...app.safeHeaders.standard,
    'content-type': 'image/svg+xml',
    'cache-control': `public, max-age=${mapSize.maxAge_s}, immutable`,
    vary: 'Accept-Encoding',
  }
  app.get('/map/:file', async (request, reply) => {
    const travel_agency = await findAgency(request)
    const { file } = readFields(request.params)
    const view = parseView(String(file).replace(/\.svg$/, ''))
    if (travel_agency === null || !view || !String(file).endsWith('.svg'))
      return sendRefusal(reply, 'NOT_FOUND', {})
    const key = `map|${file}`
    let cached = responses.get(key)
    if (cached) request.isFromCache = true
    else cached = responses.set(key, headers, await renderLand(travel_agency, view))
    reply.hijack()
    return sendCached(request.raw, reply.raw, cached)
  })
}
