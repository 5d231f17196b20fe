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
import { type Ledger, openLedger, type SimApp } from './kakao/ledger.server.ts'
import { consentPage, errorPage, pagePolicy } from './kakao/pages.server.ts'
import type { SimPerson } from './kakao/people.server.ts'

export type KakaoSim = {
  /** An app as an agency has it at Kakao; the same client_id again replaces it. */
  registerApp: (app: SimApp) => void
  /** As if somebody had agreed on the consent page: the code their browser would bring back. */
  agree: Ledger['agree']
  /**
   * Makes trouble, ends it, moves the clock; also at POST {prefix}/control, which answers whom it let go of.
   */
  control: (wanted: Control) => void
  /** Who was unlinked, in that order. */
  unlinked: Ledger['unlinked']
  /** Kakao's two hosts are one here: the paths of both stand under the prefix. */
  mount: (app: FastifyInstance, prefix: string) => Promise<void>
}

export function openKakaoSim(): KakaoSim {
  const ledger = openLedger()
  const { registerApp, agree, unlinked } = ledger
  let outage: Record<string, 'down' | 'stalled' | undefined> = {}
  let says: NonNullable<Control['says']> = {}

  function control(wanted: Control): void {
    outage = wanted.outage ?? outage
    says = wanted.says ?? says
    ledger.advance(wanted.advance_ms ?? 0)
  }

  function routes(scope: FastifyInstance): void {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    breakDown(scope, (call) => outage[call])

    scope.get('/oauth/authorize', async (request, reply) => {
      const asked = queryOf(request)
      const wrong = says.authorize ?? wrongIn(ledger, asked)
      return sendPage(
        reply,
        wrong ? errorPage(wrong) : consentPage(new URL(asked.get('redirect_uri') ?? '').host),
        wrong ? 400 : 200,
      )
    })

    scope.post('/oauth/authorize', async (request, reply) => {
      const [asked, form] = [queryOf(request), formOf(request)]
      const wrong = says.authorize ?? wrongIn(ledger, asked)
      if (wrong) return sendPage(reply, errorPage(wrong), 400)
      const [client_id, redirect_uri, state] = [
        asked.get('client_id') ?? '',
        asked.get('redirect_uri') ?? '',
        asked.get('state'),
      ]
      const denied = { error: 'access_denied', error_description: 'User denied access' }
      const answer: Record<string, string> =
        form.get('answer') === 'agree'
          ? { code: agree({ client_id, redirect_uri, kakao_id: form.get('kakao_id') ?? '' }) }
          : denied
      return reply.redirect(withQuery(redirect_uri, { ...answer, ...(state !== null && { state }) }))
    })

    scope.post('/oauth/token', async (request, reply) => {
      const given = says.token ?? ledger.giveToken(formOf(request))
      return typeof given === 'string' ? sendTokenError(reply, given) : given
    })

    scope.route({
      method: ['GET', 'POST'],
      url: '/v2/user/me',
      handler: async (request, reply) => {
        const whom = says.me ?? ledger.about(request.headers.authorization, formOf(request))
        if (typeof whom === 'string') return sendUserError(reply, whom)
        const { app, person } = whom
        if (person.under14) return sendUserError(reply, '-406')
        const connected_at = `${ledger.connectedAt(app.client_id, person)?.toISOString().slice(0, 19)}Z`
        return sendWithId(reply, person, {
          connected_at,
          ...(person.account && { properties: person.account.profile, kakao_account: person.account }),
        })
      },
    })

    scope.get('/v1/user/access_token_info', async (request, reply) => {
      const whom = says.access_token_info ?? ledger.about(request.headers.authorization, queryOf(request))
      return typeof whom === 'string'
        ? sendUserError(reply, whom)
        : sendWithId(reply, whom.person, { expires_in: whom.expires_in, app_id: whom.app.app_id })
    })

    for (const call of ['logout', 'unlink'] as const) {
      scope.post(`/v1/user/${call}`, async (request, reply) => {
        const whom = says[call] ?? ledger.about(request.headers.authorization, formOf(request))
        if (typeof whom === 'string') return sendUserError(reply, whom)
        ledger[call](whom.app.client_id, whom.person)
        return sendWithId(reply, whom.person, {})
      })
    }

    scope.post('/control', async (request, reply) => {
      const wanted = Control.safeParse(request.body)
      if (!wanted.success)
        return reply.code(400).send({ wrong: wanted.error.issues.map(({ path: at }) => at.join('.')) })
      control(wanted.data)
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
function breakDown(scope: FastifyInstance, outageOf: (call: string) => 'down' | 'stalled' | undefined): void {
  const stalled = new Set<Socket>()
  scope.addHook('preHandler', async (request, reply) => {
    const outage = outageOf(path.basename(request.routeOptions.url ?? ''))
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
function wrongIn({ appOf }: Ledger, asked: URLSearchParams): PageCode | undefined {
  const app = appOf(asked.get('client_id'))
  if (!app) return 'KOE101'
  if (!app.redirect_uris.includes(asked.get('redirect_uri') ?? '')) return 'KOE006'
  return asked.get('response_type') === 'code' ? undefined : 'KOE201'
}

const queryOf = (request: FastifyRequest) => new URL(request.url, 'http://kakao').searchParams
/** JSON is no form: Kakao finds nothing in it. */
const formOf = (request: FastifyRequest) =>
  request.body instanceof URLSearchParams ? request.body : new URLSearchParams()

function withQuery(uri: string, query: Record<string, string>): string {
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
  const { status, ...said } = tokenCodes[error_code]
  return reply.code(status).send({ ...said, error_code })
}

function sendUserError(reply: FastifyReply, code: UserCode) {
  const { status, ...said } = userCodes[code]
  return reply.code(status).send({ ...said, code: Number(code) })
}

/** The id goes out as a number with all its digits, which JSON.stringify has none for. */
const sendWithId = (reply: FastifyReply, { kakao_id }: SimPerson, rest: object) =>
  reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ id: kakao_id, ...rest }).replace(`"${kakao_id}"`, kakao_id))
