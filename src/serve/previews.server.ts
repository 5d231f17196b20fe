// Drafts on the agency's own site: a signed address draws a page whose calls answer from the draft.
// Nothing of it is cached, no cookie is read or set, and the office alone may show it in a frame.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type CurrentSite, createAnonymousContext } from '#context.server.ts'
import { buildPostPreview } from '#domain/board/preview.server.ts'
import { readTripPreview } from '#domain/trip/preview.server.ts'
import { isRefusal } from '#errors.ts'
import type { Language } from '#i18n/language.ts'
import { readFields } from '#lib/read-fields.ts'
import { previewParam, readPreview } from '#platform/preview.server.ts'
import { type Deps, type Endpoint, runCall } from '#platform/wire/invoke.server.ts'
import { createInputReader } from '#platform/wire/read-input.ts'
import type { Ctx, ManualTxContext, RequestContext } from '#platform/wire/request-context.ts'
import type { Api } from '#storefront/api.ts'

/** Calls that answer from the draft. All other calls answer as they do for anybody. */
type PreviewAnswers = { [Room in keyof Api]?: Partial<Api[Room]> }
/** The page of a draft, and what its calls answer. A draft that is gone, or another agency's, is refused. */
type Preview = (ctx: Ctx, id: number) => Promise<{ path: string; answers: PreviewAnswers }>

/** By the kind that was signed. */
const previews: Record<string, Preview> = { post: buildPostPreview, trip: readTripPreview }

type PreviewPage = { path: string; answers: PreviewAnswers }
const isPreviewPage = (value: unknown): value is PreviewPage =>
  typeof value === 'object' && value !== null && 'path' in value && 'answers' in value

/**
 * The client for the draft a request may see; undefined if the address is not signed for it or has expired.
 */
export async function createPreviewClient(
  { deps, clientFor }: { deps: Deps; clientFor: (requestContext: RequestContext) => Api },
  request: FastifyRequest,
  { url, site, language, origin }: { url: URL; site: CurrentSite; language: Language; origin: string },
): Promise<{ api: Api; requestContext: RequestContext } | undefined> {
  const token = url.searchParams.get(previewParam)
  const signed = token ? readPreview(deps.keyFor, site.travel_agency, token) : undefined
  const preview = signed && previews[signed.kind]
  if (!signed || !preview) return undefined
  const requestContext = {
    ...createAnonymousContext(request),
    travel_agency: site.travel_agency,
    language,
    origin,
  }
  const previewPage = await runCall(deps, createPreviewEndpoint(signed.kind, preview), requestContext, {
    id: signed.id,
  }).catch((error: unknown) => (isRefusal(error) ? undefined : Promise.reject(error)))
  if (!isPreviewPage(previewPage) || previewPage.path !== url.pathname) return undefined // one address, one draft
  return { api: withAnswers(clientFor(requestContext), previewPage.answers), requestContext }
}

/** Those of the page, changed so that the office can frame it and nobody keeps or finds it. */
export function createPreviewHeaders(
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
function createPreviewEndpoint(kind: string, preview: Preview): Endpoint {
  const call = {
    method: 'GET',
    path: '/api/preview',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: z.object({ id: z.int() }),
    output: z.custom<PreviewPage>(isPreviewPage),
  } as const
  const handler = (ctx: ManualTxContext<Ctx>, { id }: { id: number }) =>
    ctx.transaction((txCtx) => preview(txCtx, id))
  return { room: 'preview', name: kind, call, read: createInputReader(call), handler }
}

function withAnswers(api: Api, answers: PreviewAnswers): Api {
  const apiRooms = readFields(api)
  const rooms = Object.entries(answers).map(([room, named]) => [
    room,
    { ...readFields(apiRooms[room]), ...named },
  ])
  return { ...api, ...Object.fromEntries(rooms) }
}
