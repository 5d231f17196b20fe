// The calls as Fastify routes; public answers are kept and sent in one write.
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { httpLimits } from '#limits/machine.ts'
import { exportLimits } from '#limits/trade.ts'
import { type Answers, sendKept } from '#platform/cache/answers.server.ts'
import { inShare } from '#platform/fair-share.server.ts'
import { sendSheet } from '#platform/sheet/send-sheet.server.ts'
import { isSheet } from '#platform/sheet/sheet.ts'
import { openTurns } from '#platform/turns.server.ts'
import { formLimits, withForm } from '#platform/upload/receive.server.ts'
import type { Asking } from './asking.ts'
import { admit, type Door, type Ground, perform } from './invoke.server.ts'
import { refuseOtherAgency } from './read-input.ts'

const inTurn = openTurns({
  atOnce: 1,
  waiting: exportLimits.waiting,
  retryAfter_s: httpLimits.retryAfter_s,
})

declare module 'fastify' {
  interface FastifyRequest {
    asking: Asking | null
    /** Answered from memory: logged for debugging only. */
    fromMemory: boolean
  }
}

type WhoAsks = (request: FastifyRequest) => Asking | Promise<Asking>
type Mounting = { doors: Door[]; ground: Ground; answers: Answers; whoAsks: WhoAsks }

export function mount(app: FastifyInstance, { doors, ground, answers, whoAsks }: Mounting): void {
  const isForm = ({ call }: Door) => call.takes === 'form'
  for (const door of doors)
    if (!isForm(door)) addRoute(app, door, door.call.kept ? keeping(door) : answering(door))
  // Only forms accept multipart. Any other call refuses it as an unknown kind of body.
  app.register(async (forms) => {
    await forms.register(multipart, formLimits)
    for (const door of doors.filter(isForm)) addRoute(forms, door, receiving(door))
  })

  function addRoute(to: FastifyInstance, { call }: Door, handler: RouteHandlerMethod): void {
    to.route({
      method: call.method,
      url: call.path,
      bodyLimit: call.body_bytes,
      onRequest: async (request) => {
        request.asking = await whoAsks(request)
        admit(call, request.asking, request.headers)
      },
      onSend: async (request, reply, payload) => {
        const { written = [] } = request.asking?.jar ?? {}
        if (written.length > 0) reply.header('set-cookie', written)
        return payload
      },
      handler,
    })
  }

  function receiving(door: Door) {
    const answer = answering(door)
    return async (request: FastifyRequest, reply: FastifyReply) => {
      if (!request.isMultipart()) return answer(request, reply)
      reply.header('cache-control', 'no-store')
      return withForm(request, door.call, ground.incoming, ({ fields, files }) =>
        perform(ground, door, askingOf(request), fields, files),
      )
    }
  }

  function answering(door: Door) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store')
      const asking = askingOf(request)
      const answer = await inOrder(door, asking, () => perform(ground, door, asking, rawInput(door, request)))
      return isSheet(answer) ? sendSheet(reply, answer, asking.travel_agency) : answer
    }
  }

  const keptHeaders = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
  }
  const allHeaders = { ...app.safeHeaders.usual, ...keptHeaders }

  function keeping(door: Door) {
    const { kept: revisions = [], path } = door.call
    const known = Object.keys(door.call.input.shape)
    const answer = answering(door)
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const asking = askingOf(request)
      const query = queryOf(request)
      if (asking.member) return answer(request, reply) // a member's answer may be personal
      const revision = answers.isKeeping ? ground.revisions.of(asking.travel_agency, revisions) : undefined
      const key =
        revision === undefined
          ? undefined
          : keyOf(`${asking.travel_agency}|${revision}|${path}`, known, query)
      if (key !== undefined) {
        refuseOtherAgency(query.travel_agency, asking.travel_agency)
        const hit = answers.get(key)
        if (hit) {
          request.fromMemory = true
          reply.hijack()
          sendKept(request.raw, reply.raw, hit)
          return
        }
      }
      const made = await inOrder(door, asking, () => perform(ground, door, asking, query))
      const body = JSON.stringify(made)
      if (key === undefined) return reply.headers(keptHeaders).send(body)
      const kept = answers.keep(key, allHeaders, body)
      reply.hijack()
      sendKept(request.raw, reply.raw, kept)
    }
  }
}

/** Agencies take turns with what is heavy, and each reads within its share. A write is never put off. */
function inOrder<T>({ call }: Door, { travel_agency }: Asking, done: () => Promise<T>): Promise<T> {
  if (call.heavy) return inTurn(travel_agency, done)
  const isRead = call.method === 'GET' && call.tx !== 'own'
  return isRead && travel_agency > 0 ? inShare(travel_agency, done) : done()
}

function askingOf(request: FastifyRequest): Asking {
  if (!request.asking) throw new Error('asked before it was known who asks')
  return request.asking
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const queryOf = (request: FastifyRequest) => (isFields(request.query) ? request.query : {})

function rawInput({ call }: Door, request: FastifyRequest): unknown {
  const params = isFields(request.params) ? request.params : {}
  const sent = call.takes === 'query' ? queryOf(request) : (request.body ?? {})
  return isFields(sent) && !Array.isArray(sent) ? { ...sent, ...params } : sent
}

// Only known parameters, in the order of the schema, so that a stranger cannot fill the cache with invented
// names.
function keyOf(start: string, known: string[], query: Record<string, unknown>): string | undefined {
  let key = start
  let used = 'travel_agency' in query ? 1 : 0
  for (const name of known) {
    const value = query[name]
    if (value === undefined) continue
    if (typeof value !== 'string' || value.length > 200) return undefined
    key += `|${name}=${value}`
    used++
  }
  return used === Object.keys(query).length ? key : undefined
}
