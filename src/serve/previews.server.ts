// Drafts on the agency's own site: a signed address draws a page whose calls answer from the draft.
// Nothing of it is kept, no cookie is read or set, and the office alone may show it in a frame.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { nobody, type SiteHere } from '#context.server.ts'
import { postPreview } from '#domain/board/preview.server.ts'
import { tripPreview } from '#domain/trip/preview.server.ts'
import { isRefusal } from '#errors.ts'
import { partsOf } from '#plain/parts-of.ts'
import { previewKey, readPreview } from '#platform/preview.server.ts'
import type { Asking, Ctx, Own } from '#platform/wire/asking.ts'
import { type Door, type Ground, perform } from '#platform/wire/invoke.server.ts'
import { readerOf } from '#platform/wire/read-input.ts'
import type { Api } from '#storefront/api.ts'
import type { Language } from '#words/language.ts'

/** Calls that answer from the draft. All other calls answer as they do for anybody. */
type Answers = { [Room in keyof Api]?: Partial<Api[Room]> }
/** The page of a draft, and what its calls answer. A draft that is gone, or another agency's, is refused. */
type Preview = (ctx: Ctx, id: number) => Promise<{ path: string; answers: Answers }>

/** By the kind that was signed. */
const previews: Record<string, Preview> = { post: postPreview, trip: tripPreview }

type Drawn = { path: string; answers: Answers }
const isDrawn = (value: unknown): value is Drawn =>
  typeof value === 'object' && value !== null && 'path' in value && 'answers' in value

/**
 * The client for the draft a request may see; undefined if the address is not signed for it or has expired.
 */
export async function openPreview(
  { ground, clientFor }: { ground: Ground; clientFor: (asking: Asking) => Api },
  request: FastifyRequest,
  { url, site, language, origin }: { url: URL; site: SiteHere; language: Language; origin: string },
): Promise<{ api: Api; asking: Asking } | undefined> {
  const token = url.searchParams.get(previewKey)
  const signed = token ? readPreview(ground.keyFor, site.travel_agency, token) : undefined
  const preview = signed && previews[signed.kind]
  if (!signed || !preview) return undefined
  const asking = { ...nobody(request), travel_agency: site.travel_agency, language, origin }
  const drawn = await perform(ground, doorOf(signed.kind, preview), asking, { id: signed.id }).catch(
    (error: unknown) => (isRefusal(error) ? undefined : Promise.reject(error)),
  )
  if (!isDrawn(drawn) || drawn.path !== url.pathname) return undefined // one address, one draft
  return { api: withAnswers(clientFor(asking), drawn.answers), asking }
}

/** Those of the page, changed so that the office can frame it and nobody keeps or finds it. */
export function previewHeaders(
  { 'x-frame-options': _denied, ...page }: Record<string, string>,
  office: string,
): Record<string, string> {
  const policy = page['content-security-policy']
  return {
    ...page,
    ...(policy && {
      'content-security-policy': policy.replace("frame-ancestors 'none'", `frame-ancestors ${office}`),
    }),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'cross-origin',
  }
}

// Read like in a call: in a transaction of the agency, with everything a handler gets.
function doorOf(kind: string, preview: Preview): Door {
  const call = {
    method: 'GET',
    path: '/api/preview',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: z.object({ id: z.int() }),
    output: z.custom<Drawn>(isDrawn),
  } as const
  const handler = (ctx: Own<Ctx>, { id }: { id: number }) => ctx.within((inside) => preview(inside, id))
  return { room: 'preview', name: kind, call, read: readerOf(call), handler }
}

function withAnswers(api: Api, answers: Answers): Api {
  const known = partsOf(api)
  const rooms = Object.entries(answers).map(([room, named]) => [room, { ...partsOf(known[room]), ...named }])
  return { ...api, ...Object.fromEntries(rooms) }
}
