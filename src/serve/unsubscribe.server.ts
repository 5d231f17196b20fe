// The press that refuses advertising, or takes that back: a plain form, or what a mail program sends.
// A mail program has a button of its own to unsubscribe (RFC 8058). Decision 92
import type { FastifyInstance } from 'fastify'
import type { RequestContexts } from '#context.server.ts'
import { isRefusal } from '#errors.ts'
import { readFields } from '#lib/read-fields.ts'
import { checkAccess } from '#platform/wire/invoke.server.ts'
import type { RequestContext } from '#platform/wire/request-context.ts'
import type { Api } from '#storefront/api.ts'
import { calls } from '#storefront/calls.ts'
import { addFormParser } from './form-parser.server.ts'

type UnsubscribeOptions = {
  contexts: RequestContexts
  clientFor: (requestContext: RequestContext) => Api
}

export function mountUnsubscribe(app: FastifyInstance, { contexts, clientFor }: UnsubscribeOptions): void {
  app.register(async (forms) => {
    addFormParser(forms)
    forms.post('/unsubscribe', async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const requestContext = await contexts.createRequestContext(request)
      checkAccess(calls.message.saveAdChoice, requestContext, request.headers)
      const token = String(readFields(request.query).token ?? '')
      const is_refused = form.get('is_refused') !== 'N'
      const problem = await save(clientFor(requestContext), { token, is_refused })
      reply.header('cache-control', 'no-store')
      if (form.has('List-Unsubscribe')) return reply.code(problem ? 400 : 200).send()
      const address = new URLSearchParams({ token, ...(problem && { problem }) })
      return reply.redirect(`/unsubscribe?${address}`, 303)
    })
  })
}

/** The code of what is wrong, if anything is. */
async function save(
  api: Api,
  choice: Parameters<Api['message']['saveAdChoice']>[0],
): Promise<string | undefined> {
  try {
    await api.message.saveAdChoice(choice)
  } catch (error) {
    return isRefusal(error) ? error.refusal : 'UNEXPECTED'
  }
}
