// A stand-in for Kakao's log-in, for the demo and for tests.
// It answers as Kakao does, errors and all, and remembers nothing after the process.
import type { Socket } from 'node:net'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  Control,
  type PageCode,
  type TokenCode,
  tokenCodes,
  type UserCode,
  userCodes,
} from './kakao/codes.server.ts'
import { pagePolicy, renderConsentPage, renderErrorPage } from './kakao/pages.server.ts'
import type { SimPerson } from './kakao/people.server.ts'
import { createKakaoStore, type KakaoStore, type SimApp } from './kakao/store.server.ts'

export type KakaoSim = {
  /** An app as an agency has it at Kakao; the same client_id again replaces it. */
  registerApp: (app: SimApp) => void
  /** As if somebody had agreed on the consent page: the code their browser would bring back. */
  agree: KakaoStore['agree']
  /**
   * Makes trouble, ends it, moves the clock; also at POST {prefix}/control, which answers whom it let go of.
   */
  control: (settings: Control) => void
  /** Who was unlinked, in that order. */
  unlinked: KakaoStore['unlinked']
  /** Kakao's two hosts are one here: the paths of both are under the prefix. */
  mount: (app: FastifyInstance, prefix: string) => Promise<void>
}

export function createKakaoSim(): KakaoSim {
  const store = createKakaoStore()
  const { registerApp, agree, unlinked } = store
  let outage: Record<string, 'down' | 'stalled' | undefined> = {}
  let says: NonNullable<Control['says']> = {}

  function control(settings: Control): void {
    outage = settings.outage ?? outage
    says = settings.says ?? says
    store.advance(settings.advance_ms ?? 0)
  }

  function routes(scope: FastifyInstance): void {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    simulateOutages(scope, (call) => outage[call])

    scope.get('/oauth/authorize', async (request, reply) => {
      const query = getQuery(request)
      const wrong = says.authorize ?? findPageError(store, query)
      return sendPage(
        reply,
        wrong ? renderErrorPage(wrong) : renderConsentPage(new URL(query.get('redirect_uri') ?? '').host),
        wrong ? 400 : 200,
      )
    })

    scope.post('/oauth/authorize', async (request, reply) => {
      const [query, form] = [getQuery(request), getForm(request)]
      const wrong = says.authorize ?? findPageError(store, query)
      if (wrong) return sendPage(reply, renderErrorPage(wrong), 400)
      const [client_id, redirect_uri, state] = [
        query.get('client_id') ?? '',
        query.get('redirect_uri') ?? '',
        query.get('state'),
      ]
      const denied = { error: 'access_denied', error_description: 'User denied access' }
      const answer: Record<string, string> =
        form.get('answer') === 'agree'
          ? { code: agree({ client_id, redirect_uri, kakao_id: form.get('kakao_id') ?? '' }) }
          : denied
      return reply.redirect(addQuery(redirect_uri, { ...answer, ...(state !== null && { state }) }))
    })

    scope.post('/oauth/token', async (request, reply) => {
      const token = says.token ?? store.issueToken(getForm(request))
      return typeof token === 'string' ? sendTokenError(reply, token) : token
    })

    scope.route({
      method: ['GET', 'POST'],
      url: '/v2/user/me',
      handler: async (request, reply) => {
        const subject = says.me ?? store.findSubject(request.headers.authorization, getForm(request))
        if (typeof subject === 'string') return sendUserError(reply, subject)
        const { app, person } = subject
        if (person.under14) return sendUserError(reply, '-406')
        const connected_at = `${store.connectedAt(app.client_id, person)?.toISOString().slice(0, 19)}Z`
        return sendWithId(reply, person, {
          connected_at,
          ...(person.account && { properties: person.account.profile, kakao_account: person.account }),
        })
      },
    })

    scope.get('/v1/user/access_token_info', async (request, reply) => {
      const subject =
        says.access_token_info ?? store.findSubject(request.headers.authorization, getQuery(request))
      return typeof subject === 'string'
        ? sendUserError(reply, subject)
        : sendWithId(reply, subject.person, { expires_in: subject.expires_in, app_id: subject.app.app_id })
    })

    for (const call of ['logout', 'unlink'] as const) {
      scope.post(`/v1/user/${call}`, async (request, reply) => {
        const subject = says[call] ?? store.findSubject(request.headers.authorization, getForm(request))
        if (typeof subject === 'string') return sendUserError(reply, subject)
        store[call](subject.app.client_id, subject.person)
        return sendWithId(reply, subject.person, {})
      })
    }

    scope.post('/control', async (request, reply) => {
      const settings = Control.safeParse(request.body)
      if (!settings.success)
        return reply.code(400).send({ wrong: settings.error.issues.map(({ path: at }) => at.join('.')) })
      control(settings.data)
      return { outage, says, unlinked }
    })
  }

  return {
    registerApp,
    agree,
    control,
    unlinked,
    async mount(app, prefix) {
      await app.register(async (scope) => routes(scope), { prefix })
    },
  }
}

/** Calls that are down or stalled, by the last word of their path. */
function simulateOutages(
  scope: FastifyInstance,
  findOutage: (call: string) => 'down' | 'stalled' | undefined,
): void {
  const stalled = new Set<Socket>()
  scope.addHook('preHandler', async (request, reply) => {
    const outage = findOutage(path.basename(request.routeOptions.url ?? ''))
    if (outage === 'down') return reply.code(503).type('text/html').send('<h1>Service Unavailable</h1>')
    if (outage === 'stalled') {
      stalled.add(request.raw.socket)
      reply.hijack()
    }
  })
  // Whoever still waits would keep the server from closing.
  scope.addHook('preClose', (done) => {
    for (const socket of stalled) socket.destroy()
    done()
  })
}

/** What Kakao shows on a page of its own: it trusts nothing that would tell it where to come back to. */
function findPageError({ findApp }: KakaoStore, query: URLSearchParams): PageCode | undefined {
  const app = findApp(query.get('client_id'))
  if (!app) return 'KOE101'
  if (!app.redirect_uris.includes(query.get('redirect_uri') ?? '')) return 'KOE006'
  return query.get('response_type') === 'code' ? undefined : 'KOE201'
}

const getQuery = (request: FastifyRequest) => new URL(request.url, 'http://kakao').searchParams
/** JSON is no form: Kakao finds nothing in it. */
const getForm = (request: FastifyRequest) =>
  request.body instanceof URLSearchParams ? request.body : new URLSearchParams()

function addQuery(uri: string, query: Record<string, string>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${uri}${uri.includes('?') ? '&' : '?'}${pairs.join('&')}`
}

const sendPage = (reply: FastifyReply, html: string, status: number) =>
  reply
    .code(status)
    .headers({ 'content-security-policy': pagePolicy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html)

function sendTokenError(reply: FastifyReply, error_code: TokenCode) {
  const { status, ...body } = tokenCodes[error_code]
  return reply.code(status).send({ ...body, error_code })
}

function sendUserError(reply: FastifyReply, code: UserCode) {
  const { status, ...body } = userCodes[code]
  return reply.code(status).send({ ...body, code: Number(code) })
}

/** The id goes out as a number with all its digits, which JSON.stringify has none for. */
const sendWithId = (reply: FastifyReply, { kakao_id }: SimPerson, rest: object) =>
  reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ id: kakao_id, ...rest }).replace(`"${kakao_id}"`, kakao_id))
