// The client of pages rendered on the server: the same calls, in-process, for the same person.
import { type Code, isRefusal, statuses } from '#errors.ts'
import { isUnavailable } from '#platform/db/transaction.server.ts'
import { toRefusalBody } from '#platform/refusal-body.ts'
import type { ApiClient, Calls } from './call.ts'
import { checkAccess, type Deps, type Endpoint, runCall } from './invoke.server.ts'
import type { RequestContext } from './request-context.ts'

type AnyClient = Record<string, Record<string, (input?: unknown) => Promise<unknown>>>

export function createInProcessClient<R extends Calls>(
  endpoints: Endpoint[],
  deps: Deps,
): (requestContext: RequestContext) => ApiClient<R>
export function createInProcessClient(
  endpoints: Endpoint[],
  deps: Deps,
): (requestContext: RequestContext) => AnyClient {
  const rooms = [...Map.groupBy(endpoints, (endpoint) => endpoint.room)]
  return (requestContext) =>
    Object.fromEntries(
      rooms.map(([room, endpointsOfRoom]) => [
        room,
        Object.fromEntries(
          endpointsOfRoom.map((endpoint) => [
            endpoint.name,
            (input = {}) => runInProcess(endpoint, requestContext, input),
          ]),
        ),
      ]),
    )

  async function runInProcess(
    endpoint: Endpoint,
    requestContext: RequestContext,
    input: unknown,
  ): Promise<unknown> {
    try {
      checkAccess(endpoint.call, requestContext, undefined)
      return await runCall(deps, endpoint, requestContext, input)
    } catch (error) {
      throw toPageError(error, requestContext)
    }
  }
}

// A page must not show internal errors. They become a refusal and a line in the log.
function toPageError(error: unknown, requestContext: RequestContext): Error {
  const fault = isUnavailable(error) ? 'UNAVAILABLE' : 'UNEXPECTED'
  const code: Code = isRefusal(error) ? error.refusal : fault
  if (!isRefusal(error))
    requestContext.log.error(
      { err: error, agency: requestContext.travel_agency },
      'a page could not be loaded',
    )
  return Object.assign(new Error(code), {
    refusal: code,
    status: statuses[code],
    description: toRefusalBody(code, isRefusal(error) ? error : {}).description,
  })
}
