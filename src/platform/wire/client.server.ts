// The client of pages rendered on the server: the same calls, in-process, for the same person.
import { type Code, isRefusal, statuses } from '#errors.ts'
import { isUnavailable } from '#platform/db/transaction.server.ts'
import { refusalBody } from '#platform/refusal-body.ts'
import type { Asking } from './asking.ts'
import type { Calls, ClientOf } from './call.ts'
import { admit, type Door, type Ground, perform } from './invoke.server.ts'

type AnyClient = Record<string, Record<string, (input?: unknown) => Promise<unknown>>>

export function inProcess<R extends Calls>(doors: Door[], ground: Ground): (asking: Asking) => ClientOf<R>
export function inProcess(doors: Door[], ground: Ground): (asking: Asking) => AnyClient {
  const rooms = [...Map.groupBy(doors, (door) => door.room)]
  return (asking) =>
    Object.fromEntries(
      rooms.map(([room, named]) => [
        room,
        Object.fromEntries(named.map((door) => [door.name, (input = {}) => ask(door, asking, input)])),
      ]),
    )

  async function ask(door: Door, asking: Asking, input: unknown): Promise<unknown> {
    try {
      admit(door.call, asking, undefined)
      return await perform(ground, door, asking, input)
    } catch (error) {
      throw asPageError(error, asking)
    }
  }
}

// A page must not show internal errors. They become a refusal and a line in the log.
function asPageError(error: unknown, asking: Asking): Error {
  const fault = isUnavailable(error) ? 'UNAVAILABLE' : 'UNEXPECTED'
  const code: Code = isRefusal(error) ? error.refusal : fault
  if (!isRefusal(error))
    asking.log.error({ err: error, agency: asking.travel_agency }, 'a page could not be loaded')
  return Object.assign(new Error(code), {
    refusal: code,
    status: statuses[code],
    description: refusalBody(code).description,
  })
}
