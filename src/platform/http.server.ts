// The HTTP server: limits, headers, load shedding, logs, and what an error looks like to clients.
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import net from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { type Code, isRefusal, type Refusal, statuses } from '#errors.ts'
import { httpLimits as limits } from '#limits/machine.ts'
import { answerBrokenRequest } from './broken-request.server.ts'
import { isUnavailable } from './db/transaction.server.ts'
import { endStuckResponses } from './end-stuck-responses.server.ts'
import type { Env } from './env.server.ts'
import type { Load } from './load.server.ts'
import { chargeLoad, mountLoadShedding } from './load-shedding.server.ts'
import { hideSecrets, logResponses, toLoggedError } from './log.server.ts'
import { toRefusalBody } from './refusal-body.ts'
import { createSafeHeaders } from './safe-headers.server.ts'

export type Stream = { write: (line: string) => void }
type HttpOptions = Pick<Env, 'LOG_LEVEL' | 'TRUST_PROXY' | 'SHED_AFTER_MS' | 'STUCK_AFTER_MS'> & {
  development?: boolean
  stream?: Stream
  /** How long half a header is waited for, and how often slow senders are looked for; a test waits less. */
  slowSenders?: Pick<typeof serverLimits, 'headersTimeout' | 'connectionsCheckingInterval'>
  /** The app that answers a request for another host than the agencies'. */
  findOtherApp?: (request: IncomingMessage) => FastifyInstance | undefined
  /** Hosts that the app's pages may show in a frame; none by default. */
  frames?: string[]
  /** The load of the whole process; and the agency of a request, known without waiting, 0 for none. */
  byAgency?: { load: Load; getKnownAgency: (request: FastifyRequest) => number }
}

const serverLimits = {
  headersTimeout: limits.headers_ms as number,
  requestTimeout: limits.request_ms,
  keepAliveTimeout: limits.keepAlive_ms,
  connectionsCheckingInterval: limits.checked_ms as number,
  maxHeaderSize: limits.header_bytes,
  requireHostHeader: false, // we refuse it ourselves, in our own words
}

const logging = { formatters: { log: hideSecrets }, serializers: { err: toLoggedError } }

export async function createHttpApp({
  LOG_LEVEL,
  TRUST_PROXY,
  SHED_AFTER_MS,
  STUCK_AFTER_MS,
  development = false,
  stream,
  slowSenders,
  findOtherApp,
  frames,
  byAgency,
}: HttpOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: LOG_LEVEL, ...logging, ...(stream && { stream }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIds(),
    trustProxy: TRUST_PROXY.length > 0 && TRUST_PROXY,
    bodyLimit: limits.body_bytes,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreDuplicateSlashes: false, ignoreTrailingSlash: false, maxParamLength: 200 },
    serverFactory: (answerHere) => createServerFor({ answerHere, findOtherApp, slowSenders }),
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => sendError(error, request, reply),
  })
  endStuckResponses(app.server, STUCK_AFTER_MS)
  app.decorateRequest('requestContext', null)
  app.decorateRequest('isFromCache', false)
  await addSafeHeaders(app, development, frames)
  if (byAgency) chargeLoad(app, byAgency)
  if (SHED_AFTER_MS > 0 && !development)
    await mountLoadShedding(app, {
      after_ms: SHED_AFTER_MS,
      ...byAgency,
      refuse: (reply) => sendRefusal(reply, 'UNAVAILABLE', { retryAfter: limits.retryAfter_s }),
    })
  logResponses(app)
  app.setErrorHandler(sendError)
  return app
}

function createServerFor({
  answerHere,
  findOtherApp,
  slowSenders,
}: Pick<HttpOptions, 'findOtherApp' | 'slowSenders'> & {
  answerHere: (request: IncomingMessage, response: ServerResponse) => void
}): Server {
  return http.createServer({ ...serverLimits, ...slowSenders }, (request, response) => {
    if (isOverPipelined(request, response)) return
    const other = findOtherApp?.(request)
    if (other) other.routing(request, response)
    else answerHere(request, response)
  })
}

/** These headers go with every answer, also to an impossible address. A page has headers of its own. */
async function addSafeHeaders(
  app: FastifyInstance,
  development: boolean,
  frames: string[] | undefined,
): Promise<void> {
  const headers = await createSafeHeaders(development, frames)
  app.decorate('safeHeaders', headers)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers.standard)
    done(
      isInvalidUrl(request.url) || !hasOneHost(request)
        ? Object.assign(new Error('an address that cannot be'), { statusCode: 400 })
        : undefined,
    )
  })
}

// A browser resolves dot segments before it asks, and writes a backslash as a slash. An address that still
// has them could be read in two ways: by a proxy and by us, or by our routes and by our pages.
const ambiguousPath = /^[^?]*(?:\\|(?:\/|%2f|%5c)(?:\.|%2e){1,2}(?:[/?#]|%2f|%5c|$))/i
const isInvalidUrl = (url: string) => !url.startsWith('/') || url.includes('%00') || ambiguousPath.test(url)

const openRequests = new WeakMap<net.Socket, number>()

/**
 * A client that sends many requests without waiting for answers has all of them started in one turn of the
 * event loop, before we can refuse any. No browser and no proxy does this, so after a few the connection is
 * closed.
 */
function isOverPipelined({ socket }: IncomingMessage, response: ServerResponse): boolean {
  if (socket.destroyed) return true
  const before = openRequests.get(socket) ?? 0
  if (before >= limits.pipelined) {
    socket.destroy()
    return true
  }
  openRequests.set(socket, before + 1)
  response.once('close', () => openRequests.set(socket, (openRequests.get(socket) ?? 1) - 1))
  return false
}

/**
 * Takes no new connections. Open ones end with their next answer or by themselves. We do not close them: one
 * might hold a request that we have not read.
 */
export async function stopAccepting(server: Server): Promise<void> {
  await waitForQuietTurn()
  net.Server.prototype.close.call(server) // the one of http closes what is idle
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))
  for (
    const end = performance.now() + limits.keepAlive_ms;
    (await connections()) > 0 && performance.now() < end;
  )
    await wait(20)
}

/**
 * Closing the port cuts off connections that are not accepted yet. So it is closed right after a short turn
 * of the event loop that accepted all of them.
 */
async function waitForQuietTurn(): Promise<void> {
  for (let left = 100; left > 0; left--) {
    const begun = performance.now()
    await turn()
    if (performance.now() - begun < 1) return
  }
}

// A request with two Host headers is refused: a proxy may believe one and we the other, and Node only keeps
// the first. A host in the address counts as a second one, too.
function hasOneHost({ raw }: FastifyRequest): boolean {
  const { rawHeaders, httpVersion } = raw
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

// Unique over restarts and processes, and cheaper than a random one for each request.
function createRequestIds(): () => string {
  const start = `${Date.now().toString(36)}${process.pid.toString(36)}`
  let count = 0
  return () => `${start}-${(++count).toString(36)}`
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const agency = request.requestContext?.travel_agency
  if (request.raw.destroyed && !request.raw.complete) {
    request.log.info({ agency }, 'the client broke off')
    sendRefusal(reply, 'BAD_INPUT', {}) // nobody reads it
  } else if (isRefusal(error)) {
    sendRefusal(reply, error.refusal, error)
  } else if (isUnavailable(error)) {
    request.log.warn({ error: getErrorMessage(error), agency }, 'the database does not answer')
    sendRefusal(reply, 'UNAVAILABLE', { retryAfter: limits.retryAfter_s })
  } else {
    const code = findFastifyRefusalCode(error)
    if (!code) request.log.error({ err: error, agency }, 'unexpected')
    sendRefusal(reply, code ?? 'UNEXPECTED', {})
  }
}

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'

// Refusals of Fastify itself: bodies that are too large, of another kind, or not JSON.
function findFastifyRefusalCode(error: unknown): Code | undefined {
  const status = isFastifyError(error) ? error.statusCode : undefined
  if (status === 413) return 'BODY_TOO_LARGE'
  if (status === 415) return 'UNSUPPORTED_BODY'
  if (status === 503) return 'UNAVAILABLE'
  return status !== undefined && status >= 400 && status < 500 ? 'BAD_INPUT' : undefined
}

const getErrorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

export function sendRefusal(
  reply: FastifyReply,
  code: Code,
  { retryAfter, ...details }: Partial<Pick<Refusal, 'fields' | 'retryAfter' | 'choices' | 'description'>>,
): void {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  reply.code(statuses[code]).header('cache-control', 'no-store').send(toRefusalBody(code, details))
}
