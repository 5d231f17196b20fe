// The one door, for HTTP and for pages alike: host → who → Origin → parse → transaction → handler → answer.
import type { IncomingHttpHeaders } from 'node:http'
import type { z } from 'zod'
import { refuse } from '#errors.ts'
import type { Kept } from '#platform/cache/kept.server.ts'
import type { Revisions } from '#platform/cache/revisions.server.ts'
import type { Db } from '#platform/db/open.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import type { Asking, Ctx, CtxOf } from './asking.ts'
import type { Call, Calls, In } from './call.ts'
import { readerOf, refuseOtherAgency } from './read-input.ts'

type Handler<C extends Call> = (ctx: CtxOf<C['who']>, input: In<C>) => Promise<z.input<C['output']>> | z.input<C['output']>
export type HandlersOf<R extends Record<string, Call>> = { [Name in keyof R]: Handler<R[Name]> }

/** Stands for a handler that is still to be built. */
export const notBuilt = (): never => refuse('NOT_BUILT')

export type Door = { room: string; name: string; call: Call; read: ReturnType<typeof readerOf>; handler: (ctx: never, input: never) => unknown }
export type Ground = { db: Db; memory: Kept; revisions: Revisions }

export function doorsOf(calls: Calls, handlers: Record<string, Record<string, Door['handler']>>): Door[] {
  return Object.entries(calls).flatMap(([room, named]) =>
    Object.entries(named).map(([name, call]) => {
      const handler = handlers[room]?.[name]
      if (!handler) throw new Error(`${room}.${name} has no handler`)
      return { room, name, call, read: readerOf(call), handler }
    }),
  )
}

/** Before a byte of the body is read: may this person, coming from this page, ask at all? */
export function admit({ who, method }: Call, asking: Asking, headers: IncomingHttpHeaders | undefined): void {
  if (who === 'staff') refuse('ABNORMAL_ACCESS')
  if ((who === 'member' || who === 'holder') && !asking.member) refuse('LOGIN_REQUIRED')
  if (headers && method !== 'GET') refuseForeignOrigin(asking, headers)
}

// Sibling agencies may be same-site to each other, so SameSite cookies do not tell them apart: the Origin must be this very host.
function refuseForeignOrigin(asking: Asking, { origin, cookie, 'sec-fetch-site': site }: IncomingHttpHeaders): void {
  if (asking.duplicateCookies) refuse('ABNORMAL_ACCESS')
  if (origin !== undefined && origin !== 'null') {
    if (origin !== `http://${asking.host}` && origin !== `https://${asking.host}`) refuse('FOREIGN_ORIGIN')
  } else if (site === undefined ? cookie !== undefined : site !== 'same-origin') refuse('FOREIGN_ORIGIN')
}

export async function perform({ db, memory, revisions }: Ground, door: Door, asking: Asking, raw: unknown): Promise<unknown> {
  const { call, read, handler } = door
  const { travel_agency, ...rest } = isFields(raw) ? raw : refuse('BAD_INPUT', { fields: {} })
  refuseOtherAgency(travel_agency, asking.travel_agency)
  const input = read(rest)
  // The handlers' types were checked where they were collected; here they are one kind among 61.
  const run = (connection: Db) => {
    const ctx: Ctx = { ...asking, db: connection, memory }
    return handler(ctx as never, input as never)
  }
  const answer = call.method === 'GET' && call.who === 'anyone' ? await run(db) : await transact(db, revisions, call, asking.travel_agency, run)
  return call.output.parse(answer)
}

async function transact(db: Db, revisions: Revisions, call: Call, travel_agency: number, run: (tx: Db) => unknown): Promise<unknown> {
  const { answer, raised } = await inAgency(db, travel_agency, async (tx) => {
    const answer = await run(tx)
    const raised = call.method === 'GET' ? [] : await tx.selectFrom('revision').selectAll().where('travel_agency', '=', travel_agency).execute()
    return { answer, raised }
  })
  revisions.raise(raised) // before we answer: the writer's next page must show the change
  return answer
}

const isFields = (raw: unknown): raw is Record<string, unknown> => typeof raw === 'object' && raw !== null && !Array.isArray(raw)
