// A heart of the family vote from a browser whose scripts do not run, or not yet. Decision 82
import type { FastifyInstance } from 'fastify'
import type { RequestContexts } from '#context.server.ts'
import { isRefusal } from '#errors.ts'
import { checkAccess } from '#platform/wire/invoke.server.ts'
import type { RequestContext } from '#platform/wire/request-context.ts'
import type { Api } from '#storefront/api.ts'
import { calls } from '#storefront/calls.ts'
import { addFormParser } from './form-parser.server.ts'

type VoteOptions = { contexts: RequestContexts; clientFor: (requestContext: RequestContext) => Api }

export function mountVote(app: FastifyInstance, { contexts, clientFor }: VoteOptions): void {
  app.register(async (forms) => {
    addFormParser(forms)
    forms.post('/travel/vote', async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const requestContext = await contexts.createRequestContext(request)
      checkAccess(calls.vote.choose, requestContext, request.headers)
      const token = form.get('token') ?? ''
      const problem = await choose(clientFor(requestContext), token, form.get('package_code') || null)
      if (requestContext.cookies.setCookieHeaders.length > 0)
        reply.header('set-cookie', requestContext.cookies.setCookieHeaders)
      const address = new URLSearchParams({ token, ...(problem && { problem }) })
      return reply.header('cache-control', 'no-store').redirect(`/travel/vote?${address}`, 303)
    })
  })
}

/** The code of what is wrong, if anything is. */
async function choose(api: Api, token: string, package_code: string | null): Promise<string | undefined> {
  try {
    await api.vote.choose({ token, package_code })
  } catch (error) {
    return isRefusal(error) ? error.refusal : 'UNEXPECTED'
  }
}
