// The one entry for HTTP and pages: host → who → Origin → parse → transaction → handler → answer.
import type { IncomingHttpHeaders } from 'node:http'
import type { z } from 'zod'
import { refuse } from '#errors.ts'
import type { Revisions } from '#platform/cache/revisions.server.ts'
import type { ValueCache } from '#platform/cache/value-cache.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { mayHaveCommitted, runInTransaction, type TxWork } from '#platform/db/transaction.server.ts'
import type { FileStore } from '#platform/integrations/file-store.server.ts'
import type { Integrations } from '#platform/integrations/integrations.server.ts'
import type { Jobs } from '#platform/jobs.server.ts'
import type { KeyFor } from '#platform/secrets.server.ts'
import {
  detectFileTypes,
  type PreparedUploads,
  prepareUploads,
  type Upload,
} from '#platform/upload/prepare-uploads.server.ts'
import type { ReceivedFile } from '#platform/upload/receive-form.server.ts'
import { keyMay, may, type Scope } from '#roles.ts'
import type { Call, Calls, In } from './call.ts'
import { createInputReader, refuseOtherAgency } from './read-input.ts'
import type {
  ChangeDetails,
  Ctx,
  CurrentStaff,
  HandlerContext,
  ManualTxContext,
  RequestContext,
} from './request-context.ts'
import { toAnswer } from './to-answer.server.ts'

type CallUploads<C extends Call> = { [Field in keyof C['files']]: Upload[] }
type Handler<C extends Call> = (
  ctx: HandlerContext<C, CallUploads<C>>,
  input: In<C>,
) => Promise<z.input<C['output']>> | z.input<C['output']>
export type Handlers<R extends Record<string, Call>> = { [Name in keyof R]: Handler<R[Name]> }

export type Endpoint = {
  room: string
  name: string
  call: Call
  read: ReturnType<typeof createInputReader>
  handler: (ctx: never, input: never) => unknown
}
/** `incoming`: the folder in which forms arrive. */
export type Deps = {
  db: Db
  cache: ValueCache
  revisions: Revisions
  files: FileStore
  enqueue: Jobs['enqueue']
  incoming: string
  keyFor: KeyFor
  integrations: Integrations
  siteOrigin: Ctx['siteOrigin']
  /** Writes down what staff did, in the transaction in which they did it. */
  saveLogEntries: (
    tx: Db,
    done: { call: string; changes: ChangeDetails[]; requestContext: RequestContext },
  ) => Promise<void>
  findAgencyByHost: Ctx['findAgencyByHost']
  operations: Ctx['operations']
}

export function createEndpoints(
  calls: Calls,
  handlers: Record<string, Record<string, Endpoint['handler']>>,
): Endpoint[] {
  return Object.entries(calls).flatMap(([room, callsOfRoom]) =>
    Object.entries(callsOfRoom).map(([name, call]) => {
      const handler = handlers[room]?.[name]
      if (!handler) throw new Error(`${room}.${name} has no handler`)
      return { room, name, call, read: createInputReader(call), handler }
    }),
  )
}

/** Checks before a byte of the body is read whether this person, coming from this page, may call at all. */
export function checkAccess(
  call: Call,
  requestContext: RequestContext,
  headers: IncomingHttpHeaders | undefined,
): void {
  const { who, method, allowsTemporaryPassword } = call
  if (who === 'staff') checkStaffAccess(call, requestContext)
  if (
    who === 'member' &&
    !requestContext.member &&
    !(allowsTemporaryPassword && requestContext.temporaryLogin)
  )
    refuse(requestContext.temporaryLogin ? 'PASSWORD_MUST_CHANGE' : 'LOGIN_REQUIRED')
  if (who === 'holder' && !requestContext.member && !requestContext.cookies.received.booking_pass)
    refuse(requestContext.temporaryLogin ? 'PASSWORD_MUST_CHANGE' : 'LOGIN_REQUIRED') // the handler checks the pass
  if (headers && method !== 'GET') refuseForeignOrigin(requestContext, headers)
}

/** Calls that need a second factor, or are about one's own log-in, are for people only. */
const isOpenToKey = ({ may: permission, proof }: Pick<Call, 'may' | 'proof'>, scopes: readonly Scope[]) =>
  permission !== undefined && proof === undefined && keyMay(scopes, permission)

/** The one place where the permission of a call is checked. */
function checkStaffAccess(
  { may: permission, operator, proof }: Call,
  { staff, travel_agency, requiresSecondFactor }: RequestContext,
): void {
  if (!staff) refuse('LOGIN_REQUIRED')
  if (staff.key) {
    if (!isOpenToKey({ may: permission, proof }, staff.key.scopes)) refuse('NOT_ALLOWED')
    return
  }
  if (operator && !staff.is_operator) refuse('NOT_ALLOWED')
  if (operator && !staff.has_factor) refuse('FACTOR_REQUIRED')
  if (permission && (travel_agency === 0 || !may(staff.roles, permission))) refuse('NOT_ALLOWED')
  if (proof === 'strongest') refuseWithoutStepUp(staff)
  else if (proof && staff.has_factor) refuseWithoutStepUp(staff)
  else if (proof && requiresSecondFactor) refuse('FACTOR_REQUIRED')
}

/** The strongest proof a person has: the second factor or, without one, the password. */
function refuseWithoutStepUp({ has_factor, proved, gave_password }: CurrentStaff): void {
  if (has_factor && !proved) refuse('STEP_UP_REQUIRED')
  if (!has_factor && !gave_password) refuse('PASSWORD_REQUIRED')
}

// Two agencies may be on the same site, so SameSite cookies do not protect them from each other. The Origin
// must be exactly this host.
function refuseForeignOrigin(
  requestContext: RequestContext,
  { origin, cookie, 'sec-fetch-site': site }: IncomingHttpHeaders,
): void {
  if (requestContext.hasDuplicateCookies) refuse('ABNORMAL_ACCESS')
  if (origin !== undefined && origin !== 'null') {
    if (origin !== `http://${requestContext.host}` && origin !== `https://${requestContext.host}`)
      refuse('FOREIGN_ORIGIN')
  } else if (site === undefined ? cookie !== undefined : site !== 'same-origin') refuse('FOREIGN_ORIGIN')
}

/** `received`: the files of a form, still in the incoming folder. */
export async function runCall(
  deps: Deps,
  endpoint: Endpoint,
  requestContext: RequestContext,
  raw: unknown,
  received: ReceivedFile[] = [],
): Promise<unknown> {
  const { db, cache } = deps
  const { call, read, handler } = endpoint
  const { travel_agency, ...rest } = isFields(raw) ? raw : refuse('BAD_INPUT', { fields: {} })
  refuseOtherAgency(travel_agency, requestContext.travel_agency)
  const input = read(rest)
  const detectedFiles = await detectFileTypes(received, call)
  const member =
    requestContext.member ?? (call.allowsTemporaryPassword ? requestContext.temporaryLogin : null)
  const changes: ChangeDetails[] = []
  const createCtx = (connection: Db): Ctx => ({
    ...requestContext,
    member,
    db: connection,
    dbOutsideTx: db,
    cache,
    keyFor: deps.keyFor,
    integrations: deps.integrations,
    fileStore: deps.files,
    findAgencyByHost: deps.findAgencyByHost,
    operations: deps.operations,
    enqueue: (...job) => deps.enqueue(connection, ...job),
    logChange: (each) => void changes.push(each),
    siteOrigin: deps.siteOrigin,
  })
  // The types of handlers were checked where they are collected. Here they all have one general type.
  const run = (ctx: Ctx) => handler(ctx as never, input as never)
  const finalTransaction: ManualTxContext<Ctx>['finalTransaction'] = async (work) => {
    // Files are decoded only after the handler's checks: a picture costs more than all of them.
    const prepared =
      call.files && (await prepareUploads(detectedFiles, call, { input, store: deps.files, requestContext }))
    try {
      await prepared?.storeBeforeTx(db)
      return await runCallTransaction(deps, call, requestContext.travel_agency, async (tx, withCommit) => {
        const ctx = { ...createCtx(tx), files: prepared?.files ?? {} }
        changes.length = 0 // a deadlock runs it again
        const answer = await work(ctx, withCommit)
        if (isLogged(call))
          await deps.saveLogEntries(tx, {
            call: `${endpoint.room}.${endpoint.name}`,
            changes,
            requestContext,
          })
        await prepared?.storeInTx(ctx)
        return answer
      })
    } catch (error) {
      if (prepared && !mayHaveCommitted(error)) await removeStoredFiles(prepared, requestContext)
      throw error
    }
  }
  const transaction = <T>(work: (ctx: Ctx) => Promise<T>) =>
    runInTransaction(db, requestContext.travel_agency, (tx) => work(createCtx(tx)))
  const manualCtx: ManualTxContext<Ctx> = {
    ...createCtx(db),
    hasFiles: received.length > 0,
    transaction,
    finalTransaction,
  }
  // A visitor's public read needs no transaction. A member's does: without one, row security hides the
  // member's own rows.
  const isPublic = call.method === 'GET' && call.who === 'anyone' && !requestContext.member
  const runInOwnTransaction = isPublic
    ? () => run(createCtx(db))
    : () => finalTransaction(async (ctx) => run(ctx))
  const answer = await (call.tx === 'own' ? run(manualCtx) : runInOwnTransaction())
  return call.sends ? answer : toAnswer(call, answer, requestContext)
}

const isLogged = ({ who, method, logsRead }: Call) =>
  who === 'staff' && (method !== 'GET' || logsRead === true)

// Removes stored files after a failure. An error here is only logged: a leftover file is better than hiding
// the first error.
async function removeStoredFiles(
  prepared: PreparedUploads,
  { travel_agency, log }: RequestContext,
): Promise<void> {
  await prepared
    .removeStored()
    .catch((error: Error) =>
      log.warn({ agency: travel_agency, error: error.message }, 'a file that no row names stays behind'),
    )
}

async function runCallTransaction<T>(
  { db, revisions }: Deps,
  call: Call,
  travel_agency: number,
  run: TxWork<T>,
): Promise<T> {
  if (call.method === 'GET') return runInTransaction(db, travel_agency, run)
  const { answer, revisionRows } = await runInTransaction(db, travel_agency, async (tx, withCommit) => {
    const answer = await run(tx, withCommit)
    const revisionRows = tx
      .selectFrom('revision')
      .selectAll()
      .where('travel_agency', '=', travel_agency)
      .execute()
    withCommit(revisionRows)
    return { answer, revisionRows }
  })
  revisions.recordWrite(await revisionRows) // before we answer: the writer's next page must show the change
  return answer
}

const isFields = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)
