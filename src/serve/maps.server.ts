// The land of a map. It never changes and is the same for every agency, so the address alone describes it.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type View, viewNamed } from '#domain/catalog/map-view.server.ts'
import { mapSize } from '#limits/shown.ts'
import { partsOf } from '#plain/parts-of.ts'
import { openAside } from '#platform/aside.server.ts'
import { type Answers, sendKept } from '#platform/cache/answers.server.ts'
import { answer } from '#platform/http.server.ts'

const drawLand = openAside<View, string>(new URL('../domain/catalog/draw-land.worker.ts', import.meta.url))

type Parts = {
  /** For which agency it is drawn; null refuses it. */
  whose: (request: FastifyRequest) => Promise<number | null>
  answers: Answers
}

export function mountMaps(app: FastifyInstance, { whose, answers }: Parts): void {
  const headers = {
    ...app.safeHeaders.usual,
    'content-type': 'image/svg+xml',
    'cache-control': `public, max-age=${mapSize.maxAge_s}, immutable`,
    vary: 'Accept-Encoding',
  }
  app.get('/map/:file', async (request, reply) => {
    const travel_agency = await whose(request)
    const { file } = partsOf(request.params)
    const view = viewNamed(String(file).replace(/\.svg$/, ''))
    if (travel_agency === null || !view || !String(file).endsWith('.svg'))
      return answer(reply, 'NOT_FOUND', {})
    const key = `map|${file}`
    let kept = answers.get(key)
    if (kept) request.fromMemory = true
    else kept = answers.keep(key, headers, await drawLand(travel_agency, view))
    reply.hijack()
    return sendKept(request.raw, reply.raw, kept)
  })
}
