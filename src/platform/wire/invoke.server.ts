// The one door, for HTTP and for pages alike: host → who → Origin → parse → transaction → handler → answer.
import type { IncomingHttpHeaders } from 'node:http'
import type { z } from 'zod'
import { refuse } from '#errors.ts'
import type { Kept } from '#platform/cache/kept.server.ts'
import type { Revisions } from '#platform/cache/revisions.server.ts'
import type { Db } from '#platform/db/open.server.ts'
import { inAgency, mayHaveCommitted, type Work } from '#platform/db/transaction.server.ts'
import type { Jobs } from '#platform/jobs.server.ts'
import type { Files } from '#platform/outside/files.server.ts'
import type { Outside } from '#platform/outside/outside.server.ts'
import type { KeyFor } from '#platform/secrets.server.ts'
import { know, type Prepared, prepare, type Upload } from '#platform/upload/prepare.server.ts'
import type { Received } from '#platform/upload/receive.server.ts'
import { keyMay, may, type Scope } from '#roles.ts'
import { asAnswer } from './as-answer.server.ts'
import type { Asking, Ctx, CtxOf, Noted, Own, StaffHere } from './asking.ts'
import type { Call, Calls, In } from './call.ts'
import { readerOf, refuseOtherAgency } from './read-input.ts'

type FilesOf<C extends Call> = { [Field in keyof C['files']]: Upload[] }
type Handler<C extends Call> = (
  ctx: CtxOf<C, FilesOf<C>>,
  input: In<C>,
) => Promise<z.input<C['output']>> | z.input<C['output']>
export type HandlersOf<R extends Record<string, Call>> = { [Name in keyof R]: Handler<R[Name]> }

export type Door = {
  room: string
  name: string
  call: Call
  read: ReturnType<typeof readerOf>
  handler: (ctx: never, input: never) => unknown
}
/** `incoming`: the folder in which forms arrive. */
export type Ground = {
  db: Db
  memory: Kept
  revisions: Revisions
  files: Files
  later: Jobs['later']
  incoming: string
  keyFor: KeyFor
  outside: Outside
  siteOrigin: Ctx['siteOrigin']
  /** Writes down what staff did, in the transaction in which they did it. */
  noteDown: (tx: Db, done: { call: string; noted: Noted[]; asking: Asking }) => Promise<void>
  agencyAt: Ctx['agencyAt']
}

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
export function admit(call: Call, asking: Asking, headers: IncomingHttpHeaders | undefined): void {
  const { who, method, unready } = call
  if (who === 'staff') admitStaff(call, asking)
  if (who === 'member' && !asking.member && !(unready && asking.unready))
    refuse(asking.unready ? 'PASSWORD_MUST_CHANGE' : 'LOGIN_REQUIRED')
  if (who === 'holder' && !asking.member && !asking.jar.sent.booking_pass)
    refuse(asking.unready ? 'PASSWORD_MUST_CHANGE' : 'LOGIN_REQUIRED') // the handler checks the pass
  if (headers && method !== 'GET') refuseForeignOrigin(asking, headers)
}

/** Calls that need a second factor, or are about one's own log-in, are for people only. */
const opensWithKey = ({ may: wanted, proof }: Pick<Call, 'may' | 'proof'>, held: readonly Scope[]) =>
  wanted !== undefined && proof === undefined && keyMay(held, wanted)

/** The one place where a role opens a door or does not. */
function admitStaff({ may: wanted, proof }: Call, { staff, travel_agency, factorsNeeded }: Asking): void {
  if (!staff) refuse('LOGIN_REQUIRED')
  if (staff.key) {
    if (!opensWithKey({ may: wanted, proof }, staff.key.scopes)) refuse('NOT_ALLOWED')
    return
  }
  if (wanted && (travel_agency === 0 || !may(staff.roles, wanted))) refuse('NOT_ALLOWED')
  if (proof === 'strongest') refuseUnproved(staff)
  else if (proof && staff.has_factor) refuseUnproved(staff)
  else if (proof && factorsNeeded) refuse('FACTOR_REQUIRED')
}

/** The strongest that a person has: the second factor or, for who has none, the password. */
function refuseUnproved({ has_factor, proved, gave_password }: StaffHere): void {
  if (has_factor && !proved) refuse('STEP_UP_REQUIRED')
  if (!has_factor && !gave_password) refuse('PASSWORD_REQUIRED')
}

// Two agencies may be on the same site, so SameSite cookies do not protect them from each other. The Origin
// must be exactly this host.
function refuseForeignOrigin(
  asking: Asking,
  { origin, cookie, 'sec-fetch-site': site }: IncomingHttpHeaders,
): void {
  if (asking.duplicateCookies) refuse('ABNORMAL_ACCESS')
  if (origin !== undefined && origin !== 'null') {
    if (origin !== `http://${asking.host}` && origin !== `https://${asking.host}`) refuse('FOREIGN_ORIGIN')
  } else if (site === undefined ? cookie !== undefined : site !== 'same-origin') refuse('FOREIGN_ORIGIN')
}

/** `received`: the files of a form, still in the incoming folder. */
export async function perform(
  ground: Ground,
  door: Door,
  asking: Asking,
  raw: unknown,
  received: Received[] = [],
): Promise<unknown> {
  const { db, memory } = ground
  const { call, read, handler } = door
  const { travel_agency, ...rest } = isFields(raw) ? raw : refuse('BAD_INPUT', { fields: {} })
  refuseOtherAgency(travel_agency, asking.travel_agency)
  const input = read(rest)
  const known = await know(received, call)
  const member = asking.member ?? (call.unready ? asking.unready : null)
  const noted: Noted[] = []
  const ctxOn = (connection: Db): Ctx => ({
    ...asking,
    member,
    db: connection,
    aside: db,
    memory,
    keyFor: ground.keyFor,
    outside: ground.outside,
    store: ground.files,
    agencyAt: ground.agencyAt,
    later: (...job) => ground.later(connection, ...job),
    note: (each) => void noted.push(each),
    siteOrigin: ground.siteOrigin,
  })
  // The types of handlers were checked where they are collected. Here they all have one general type.
  const run = (ctx: Ctx) => handler(ctx as never, input as never)
  const write: Own<Ctx>['write'] = async (work) => {
    // Files are decoded only after the handler's checks: a picture costs more than all of them.
    const prepared = call.files && (await prepare(known, call, { input, store: ground.files, asking }))
    try {
      await prepared?.sendAhead()
      return await transact(ground, call, asking.travel_agency, async (tx, along) => {
        const ctx = { ...ctxOn(tx), files: prepared?.files ?? {} }
        noted.length = 0 // a deadlock runs it again
        const answer = await work(ctx, along)
        if (isNoted(call)) await ground.noteDown(tx, { call: `${door.room}.${door.name}`, noted, asking })
        await prepared?.store(ctx.later)
        return answer
      })
    } catch (error) {
      if (prepared && !mayHaveCommitted(error)) await takeBack(prepared, asking)
      throw error
    }
  }
  const within = <T>(work: (ctx: Ctx) => Promise<T>) =>
    inAgency(db, asking.travel_agency, (tx) => work(ctxOn(tx)))
  const own: Own<Ctx> = { ...ctxOn(db), bringsFiles: received.length > 0, within, write }
  // A visitor's public read needs no transaction. A member's does: without one, row security hides the
  // member's own rows.
  const isPublic = call.method === 'GET' && call.who === 'anyone' && !asking.member
  const shared = isPublic ? () => run(ctxOn(db)) : () => write(async (ctx) => run(ctx))
  const answer = await (call.tx === 'own' ? run(own) : shared())
  return call.sends ? answer : asAnswer(call, answer, asking)
}

const isNoted = ({ who, method, notes }: Call) => who === 'staff' && (method !== 'GET' || notes === true)

// Removes stored files after a failure. An error here is only logged: a leftover file is better than hiding
// the first error.
async function takeBack(prepared: Prepared, { travel_agency, log }: Asking): Promise<void> {
  await prepared
    .takeBack()
    .catch((error: Error) =>
      log.warn({ agency: travel_agency, error: error.message }, 'a file that no row names stays behind'),
    )
}

async function transact<T>(
  { db, revisions }: Ground,
  call: Call,
  travel_agency: number,
  run: Work<T>,
): Promise<T> {
  if (call.method === 'GET') return inAgency(db, travel_agency, run)
  const { answer, raised } = await inAgency(db, travel_agency, async (tx, along) => {
    const answer = await run(tx, along)
    const raised = tx.selectFrom('revision').selectAll().where('travel_agency', '=', travel_agency).execute()
    along(raised)
    return { answer, raised }
  })
  revisions.wrote(await raised) // before we answer: the writer's next page must show the change
  return answer
}

const isFields = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)
