// The calls as Fastify routes; public answers are cached and sent in one write.
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { httpLimits } from '#limits/machine.ts'
import { exportLimits } from '#limits/trade.ts'
import { type ResponseCache, sendCached } from '#platform/cache/response-cache.server.ts'
import { isExportFile } from '#platform/export/export-file.ts'
import { sendExportFile } from '#platform/export/send-export.server.ts'
import { createFairQueue } from '#platform/fair-queue.server.ts'
import { runInShare } from '#platform/fair-share.server.ts'
import { multipartOptions, withReceivedForm } from '#platform/upload/receive-form.server.ts'
import { checkAccess, type Deps, type Endpoint, runCall } from './invoke.server.ts'
import { refuseOtherAgency } from './read-input.ts'
import type { RequestContext } from './request-context.ts'

const runInFairQueue = createFairQueue({
  atOnce: 1,
  waiting: exportLimits.waiting,
  retryAfter_s: httpLimits.retryAfter_s,
})

declare module 'fastify' {
  interface FastifyRequest {
    requestContext: RequestContext | null
    /** The answer came from memory, and is logged for debugging only. */
    isFromCache: boolean
  }
}

type CreateRequestContext = (request: FastifyRequest) => RequestContext | Promise<RequestContext>
type MountOptions = {
  endpoints: Endpoint[]
  deps: Deps
  responses: ResponseCache
  createRequestContext: CreateRequestContext
}

export function mountCalls(
  app: FastifyInstance,
  { endpoints, deps, responses, createRequestContext }: MountOptions,
): void {
  const isForm = ({ call }: Endpoint) => call.takes === 'form'
  for (const endpoint of endpoints)
    if (!isForm(endpoint))
      addRoute(
        app,
        endpoint,
        endpoint.call.cachedBy ? createCachedHandler(endpoint) : createJsonHandler(endpoint),
      )
  // Only forms accept multipart. Any other call refuses it as an unknown kind of body.
  app.register(async (forms) => {
    await forms.register(multipart, multipartOptions)
    for (const endpoint of endpoints.filter(isForm)) addRoute(forms, endpoint, createFormHandler(endpoint))
  })

  function addRoute(to: FastifyInstance, { call }: Endpoint, handler: RouteHandlerMethod): void {
    to.route({
      method: call.method,
      url: call.path,
      bodyLimit: call.body_bytes,
      onRequest: async (request) => {
        request.requestContext = await createRequestContext(request)
        checkAccess(call, request.requestContext, request.headers)
      },
      onSend: async (request, reply, payload) => {
        const { setCookieHeaders = [] } = request.requestContext?.cookies ?? {}
        if (setCookieHeaders.length > 0) reply.header('set-cookie', setCookieHeaders)
        return payload
      },
      handler,
    })
  }

  function createFormHandler(endpoint: Endpoint) {
    const answer = createJsonHandler(endpoint)
    return async (request: FastifyRequest, reply: FastifyReply) => {
      if (!request.isMultipart()) return answer(request, reply)
      reply.header('cache-control', 'no-store')
      return withReceivedForm(request, endpoint.call, deps.incoming, ({ fields, files }) =>
        runCall(deps, endpoint, getRequestContext(request), fields, files),
      )
    }
  }

  function createJsonHandler(endpoint: Endpoint) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store')
      const requestContext = getRequestContext(request)
      const answer = await runWithinShare(endpoint, requestContext, () =>
        runCall(deps, endpoint, requestContext, readRawInput(endpoint, request)),
      )
      return isExportFile(answer) ? sendExportFile(reply, answer, requestContext.travel_agency) : answer
    }
  }

  const cachedHeaders = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
  }
  const storedHeaders = { ...app.safeHeaders.standard, ...cachedHeaders }

  function createCachedHandler(endpoint: Endpoint) {
    const { cachedBy: revisions = [], path } = endpoint.call
    const fieldNames = Object.keys(endpoint.call.input.shape)
    const answer = createJsonHandler(endpoint)
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const requestContext = getRequestContext(request)
      const query = getQuery(request)
      if (requestContext.member) return answer(request, reply) // a member's answer may be personal
      const revision = responses.isKeeping
        ? deps.revisions.getCacheKey(requestContext.travel_agency, revisions)
        : undefined
      const key =
        revision === undefined
          ? undefined
          : createCacheKey(`${requestContext.travel_agency}|${revision}|${path}`, fieldNames, query)
      if (key !== undefined) {
        refuseOtherAgency(query.travel_agency, requestContext.travel_agency)
        const hit = responses.get(key)
        if (hit) {
          request.isFromCache = true
          reply.hijack()
          sendCached(request.raw, reply.raw, hit)
          return
        }
      }
      const result = await runWithinShare(endpoint, requestContext, () =>
        runCall(deps, endpoint, requestContext, query),
      )
      const body = JSON.stringify(result)
      if (key === undefined) return reply.headers(cachedHeaders).send(body)
      const cached = responses.set(key, storedHeaders, body)
      reply.hijack()
      sendCached(request.raw, reply.raw, cached)
    }
  }
}

/**
 * Agencies take turns with heavy calls, and each reads within its share, whoever opens the transaction. What a
 * read calls in-process runs in its place. A write is never put off.
 */
function runWithinShare<T>(
  { call }: Endpoint,
  { travel_agency }: RequestContext,
  work: () => Promise<T>,
): Promise<T> {
  if (call.heavy) return runInFairQueue(travel_agency, work)
  const isRead = call.method === 'GET' && !call.asksOutside
  return isRead && travel_agency > 0 ? runInShare(travel_agency, work) : work()
}

function getRequestContext(request: FastifyRequest): RequestContext {
  if (!request.requestContext) throw new Error('asked before it was known who asks')
  return request.requestContext
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const getQuery = (request: FastifyRequest) => (isFields(request.query) ? request.query : {})

function readRawInput({ call }: Endpoint, request: FastifyRequest): unknown {
  const params = isFields(request.params) ? request.params : {}
  const sent = call.takes === 'query' ? getQuery(request) : (request.body ?? {})
  return isFields(sent) && !Array.isArray(sent) ? { ...sent, ...params } : sent
}

// Only known parameters, in the order of the schema, so that a stranger cannot fill the cache with invented
// names.
function createCacheKey(
  start: string,
  fieldNames: string[],
  query: Record<string, unknown>,
): string | undefined {
  let key = start
  let used = 'travel_agency' in query ? 1 : 0
  for (const name of fieldNames) {
    const value = query[name]
    if (value === undefined) continue
    if (typeof value !== 'string' || value.length > 200) return undefined
    key += `|${name}=${value}`
    used++
  }
  return used === Object.keys(query).length ? key : undefined
}
