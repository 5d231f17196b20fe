// Log-in without a page of ours: by Kakao, and by the form of browsers without scripts.
import type { FastifyInstance } from 'fastify'
import type { Context } from '#context.server.ts'
import { startKakao } from '#domain/member/kakao-login.server.ts'
import { isRefusal } from '#errors.ts'
import { ownPath } from '#plain/own-path.ts'
import type { Asking } from '#platform/wire/asking.ts'
import { admit, type Ground } from '#platform/wire/invoke.server.ts'
import type { Api } from '#storefront/api.ts'
import { calls } from '#storefront/calls.ts'

type Parts = { context: Context; ground: Ground; clientFor: (asking: Asking) => Api }

export function mountAuth(app: FastifyInstance, { context, ground, clientFor }: Parts): void {
  app.get('/auth/kakao/start', async (request, reply) => {
    const asking = await context.whoAsks(request)
    const address = await startKakao(ground, asking)
    if (asking.jar.written.length > 0) reply.header('set-cookie', asking.jar.written)
    return reply.header('cache-control', 'no-store').redirect(address ?? '/auth/login', 302)
  })

  app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    forms.post('/auth/login', async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const to = ownPath(form.get('to')) ?? '/'
      const asking = await context.whoAsks(request)
      admit(calls.member.login, asking, request.headers)
      const problem = await logIn(clientFor(asking), form)
      if (asking.jar.written.length > 0) reply.header('set-cookie', asking.jar.written)
      return reply
        .header('cache-control', 'no-store')
        .redirect(problem ? `/auth/login?${new URLSearchParams({ problem, to })}` : to, 303)
    })
  })
}

/** The code of what is wrong, if anything is. */
async function logIn(api: Api, form: URLSearchParams): Promise<string | undefined> {
  const [username, password] = [form.get('username') ?? '', form.get('password') ?? '']
  if (!username || !password) return username ? 'NO_PASSWORD' : 'NO_ID'
  try {
    await api.member.login({ username, password, auto_login: form.get('auto_login') === 'on' })
  } catch (error) {
    return isRefusal(error) ? error.refusal : 'UNEXPECTED'
  }
}
