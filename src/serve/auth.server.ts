// Log-in without a page of ours: by Kakao, and by the form of browsers without scripts.
import type { FastifyInstance } from 'fastify'
import type { RequestContexts } from '#context.server.ts'
import { startKakaoLogin } from '#domain/member/kakao-login.server.ts'
import { isRefusal } from '#errors.ts'
import { parseOwnPath } from '#lib/own-path.ts'
import { checkAccess, type Deps } from '#platform/wire/invoke.server.ts'
import type { RequestContext } from '#platform/wire/request-context.ts'
import type { Api } from '#storefront/api.ts'
import { calls } from '#storefront/calls.ts'
import { addFormParser } from './form-parser.server.ts'

type AuthOptions = {
  contexts: RequestContexts
  deps: Deps
  clientFor: (requestContext: RequestContext) => Api
}

export function mountAuth(app: FastifyInstance, { contexts, deps, clientFor }: AuthOptions): void {
  app.get('/auth/kakao/start', async (request, reply) => {
    const requestContext = await contexts.createRequestContext(request)
    const address = await startKakaoLogin(deps, requestContext)
    if (requestContext.cookies.setCookieHeaders.length > 0)
      reply.header('set-cookie', requestContext.cookies.setCookieHeaders)
    return reply.header('cache-control', 'no-store').redirect(address ?? '/auth/login', 302)
  })

  app.register(async (forms) => {
    addFormParser(forms)
    forms.post('/auth/login', async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const to = parseOwnPath(form.get('to')) ?? '/'
      const requestContext = await contexts.createRequestContext(request)
      checkAccess(calls.member.login, requestContext, request.headers)
      const problem = await logIn(clientFor(requestContext), form)
      if (requestContext.cookies.setCookieHeaders.length > 0)
        reply.header('set-cookie', requestContext.cookies.setCookieHeaders)
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
