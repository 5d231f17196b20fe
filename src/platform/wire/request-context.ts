// The context every handler gets first: who asks, and with what. Built by context.server.ts.

import type { Language } from '#i18n/language.ts'
import type { Enqueue } from '#jobs.ts'
import type { ValueCache } from '#platform/cache/value-cache.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { WithCommit } from '#platform/db/transaction.server.ts'
import type { FileStore } from '#platform/integrations/file-store.server.ts'
import type { Integrations } from '#platform/integrations/integrations.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Operations } from '#platform/operations.server.ts'
import type { KeyFor } from '#platform/secrets.server.ts'
import type { Upload } from '#platform/upload/prepare-uploads.server.ts'
import type { Role, Scope } from '#roles.ts'
import type { CallerKind } from './call.ts'

export type MemberSession = { id: number; sid: string }

/** Somebody of an agency's staff, with what they may do at the agency that was asked for. */
export type CurrentStaff = {
  id: number
  name: string
  language: Language
  session: number
  roles: readonly Role[]
  /** Carries the deployment. The roles are then those that the agency's owner granted for a while. */
  is_operator: boolean
  has_factor: boolean
  /** The second factor they have was proved within the last minutes. */
  proved: boolean
  /** The password was typed within the last minutes. */
  gave_password: boolean
  /**
   * The caller is no person, but an agency's own system with this key. It has no roles and proves nothing.
   */
  key?: { id: number; scopes: readonly Scope[] }
}

/** The log says these details of a write beside who, when and from where. */
export type ChangeDetails = {
  subject: string
  before?: unknown
  after?: unknown
  /** The agency in whose log the entry is, where a call is about no agency of its own. */
  travel_agency?: number
}

/** The cookies that came, and those the answer will carry. */
export type Cookies = {
  received: Readonly<Record<string, string | undefined>>
  /** Scripts cannot read a cookie unless `readable`; an age of 0 removes it. */
  set: (name: string, value: string, options: { maxAge: number; readable?: boolean }) => void
  setCookieHeaders: readonly string[]
}

export type RequestContext = {
  travel_agency: number
  language: Language
  host: string
  /** The address the site gives itself. */
  origin: string
  member: MemberSession | null
  /** A member who logged in with a mailed password, and may change it and nothing else. */
  temporaryLogin: MemberSession | null
  /** Logged in at the office; null on every agency's site. */
  staff: CurrentStaff | null
  /** Whether staff without a second factor are kept from what needs one. */
  requiresSecondFactor: boolean
  /** When the access token ends, in seconds; null without one. */
  tokenUntil: number | null
  cookies: Cookies
  /** The key that shows that a write was sent before. */
  idempotencyKey: string | undefined
  /**
   * Two cookies have one name: somebody may have planted one. Pages show a visitor, and writes are refused.
   */
  hasDuplicateCookies: boolean
  request_id: string
  ip: string
  /** The network of the request, for counting. */
  network: string
  /** The browser's name of itself. */
  device: string
  log: Log
}

/**
 * The context of a handler: who asks, a database that shows only this agency's rows, and `enqueue` for work
 * to be done after the commit.
 */
export type Ctx = RequestContext & {
  db: Db
  /** The database outside the transaction, for what must stay even when the call is refused. */
  dbOutsideTx: Db
  cache: ValueCache
  enqueue: Enqueue
  logChange: (change: ChangeDetails) => void
  siteOrigin: (travel_agency: number) => Promise<string>
  keyFor: KeyFor
  integrations: Integrations
  /** The store of files. It is read with no transaction open. */
  fileStore: FileStore
  /** The agency that answers at a host, 0 when nobody does. */
  findAgencyByHost: (host: string) => number | Promise<number>
  operations: Operations
}
/** The part of the context that keeps a statement within its agency. */
export type AgencyContext = Pick<Ctx, 'db' | 'travel_agency'>
/** A change that may leave jobs behind. */
export type TxContext = AgencyContext & Pick<Ctx, 'enqueue'>
export type MemberCtx = Ctx & { member: MemberSession }
export type StaffCtx = Ctx & { staff: CurrentStaff }
/** The files that came along, by field. */
export type Uploads = Record<string, Upload[]>

/**
 * For a call that opens its own transactions. `db` is outside of them and sees no people's data. Read again
 * before you write: anything may happen in between.
 */
export type ManualTxContext<C extends Ctx, F = Uploads> = C & {
  hasFiles: boolean
  transaction: <T>(work: (ctx: C) => Promise<T>) => Promise<T>
  /**
   * The last transaction of the call. Uploaded pictures are decoded before it begins, so refuse what you can
   * before. Its context has the files, and they are stored with it.
   */
  finalTransaction: <T>(work: (ctx: C & { files: F }, withCommit: WithCommit) => Promise<T>) => Promise<T>
}

type ContextByCaller<W extends CallerKind> = W extends 'member'
  ? MemberCtx
  : W extends 'staff'
    ? StaffCtx
    : Ctx
export type HandlerContext<C extends { who: CallerKind; tx?: 'own' }, F> = C extends { tx: 'own' }
  ? ManualTxContext<ContextByCaller<C['who']>, F>
  : ContextByCaller<C['who']> & { files: F }
