// Drafts on the agency's own site: a signed address draws a page whose calls answer from the draft.
// Nothing of it is cached, no cookie is read or set, and the office alone may show it in a frame.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type CurrentSite, createAnonymousContext } from '#context.server.ts'
import { withLook } from '#domain/agency/homepage-info.server.ts'
import type { SiteLook } from '#domain/agency/look/look.ts'
import { readLookPreview } from '#domain/agency/look/look-preview.server.ts'
import { buildPagePreview } from '#domain/agency/page/publish-page.server.ts'
import { buildPostPreview } from '#domain/board/preview.server.ts'
import { readTripPreview } from '#domain/trip/preview.server.ts'
import { isRefusal } from '#errors.ts'
import type { Language } from '#i18n/language.ts'
import { previewParam } from '#lib/preview-param.ts'
import { readFields } from '#lib/read-fields.ts'
import { readPreview } from '#platform/preview.server.ts'
import { type Deps, type Endpoint, runCall } from '#platform/wire/invoke.server.ts'
import { createInputReader } from '#platform/wire/read-input.ts'
import type { Ctx, ManualTxContext, RequestContext } from '#platform/wire/request-context.ts'
import type { Api } from '#storefront/api.ts'

/** Calls that answer from the draft. All other calls answer as they do for anybody. */
type PreviewAnswers = { [Room in keyof Api]?: Partial<Api[Room]> }
/** The pages on which a draft is seen, what their calls answer, and the look they have if it is the draft. */
type PreviewPage = { path: string | RegExp; answers: PreviewAnswers; look?: SiteLook }
/** A draft that is gone, or another agency's, is refused. */
type Preview = (ctx: Ctx, id: number) => Promise<PreviewPage>

/** Previews by the kind that was signed. */
const previews: Record<string, Preview> = {
  post: buildPostPreview,
  trip: readTripPreview,
  look: readLookPreview,
  page: buildPagePreview,
}

const isPreviewPage = (value: unknown): value is PreviewPage =>
  typeof value === 'object' && value !== null && 'path' in value && 'answers' in value

type Visit = { site: CurrentSite; language: Language; origin: string; token: string }

/** Undefined if the address is not signed for this agency, or has expired. */
async function openPreview(
  deps: Deps,
  request: FastifyRequest,
  { site, language, origin, token }: Visit,
): Promise<{ previewPage: PreviewPage; requestContext: RequestContext } | undefined> {
  const signed = readPreview(deps.keyFor, site.travel_agency, token)
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
  return isPreviewPage(previewPage) ? { previewPage, requestContext } : undefined
}

type PreviewClient = { api: Api; requestContext: RequestContext; site: CurrentSite; previewToken: string }

/** The client for the draft a request may see, on the site as the draft has it. */
export async function createPreviewClient(
  { deps, clientFor }: { deps: Deps; clientFor: (requestContext: RequestContext) => Api },
  request: FastifyRequest,
  { url, ...visit }: { url: URL } & Omit<Visit, 'token'>,
): Promise<PreviewClient | undefined> {
  const token = url.searchParams.get(previewParam) ?? ''
  const opened = await openPreview(deps, request, { ...visit, token })
  if (!opened) return undefined
  const { requestContext, previewPage } = opened
  const { path, answers, look } = previewPage
  const isPage = typeof path === 'string' ? path === url.pathname : path.test(url.pathname)
  if (!isPage) return undefined // one address, one draft
  const site = look ? withLook(visit.site, look) : visit.site
  const api = withAnswers(clientFor(requestContext), answers)
  return { api, requestContext, site, previewToken: look ? token : '' }
}

/** The site as the draft of its look has it, for the files of a preview; undefined if none is signed for. */
export async function findPreviewSite(
  deps: Deps,
  request: FastifyRequest,
  site: CurrentSite,
): Promise<CurrentSite | undefined> {
  const token = readFields(request.query)[previewParam]
  if (typeof token !== 'string') return undefined
  const opened = await openPreview(deps, request, { site, language: 'ko', origin: '', token })
  const look = opened?.previewPage.look
  return look && withLook(site, look)
}

/** The headers of the page, changed so that the office can frame it and nobody keeps or finds it. */
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
