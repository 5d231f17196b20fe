// Who is asking, and with what: the context every handler gets first. Built by context.server.ts.
import type { Later } from '#jobs.ts'
import type { Kept } from '#platform/cache/kept.server.ts'
import type { Db } from '#platform/db/open.server.ts'
import type { Along } from '#platform/db/transaction.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Files } from '#platform/outside/files.server.ts'
import type { Outside } from '#platform/outside/outside.server.ts'
import type { KeyFor } from '#platform/secrets.server.ts'
import type { Upload } from '#platform/upload/prepare.server.ts'
import type { Role, Scope } from '#roles.ts'
import type { Language } from '#words/language.ts'
import type { Who } from './call.ts'

export type Person = { id: number; sid: string }

/** Somebody of an agency's staff, with what they may do at the agency that was asked for. */
export type StaffHere = {
  id: number
  name: string
  language: Language
  session: number
  roles: readonly Role[]
  has_factor: boolean
  /** A second factor was proved within the last minutes. */
  proved: boolean
  /** No person, but an agency's own system with this key. It has no roles and proves nothing. */
  key?: { id: number; scopes: readonly Scope[] }
}

/** What the log says of a write beside who, when and from where. */
export type Noted = { subject: string; before?: unknown; after?: unknown }

/** The cookies that came, and those the answer will carry. */
export type Jar = {
  sent: Readonly<Record<string, string | undefined>>
  /** Ours alone, unless scripts may read it; gone at once with an age of 0. */
  set: (name: string, value: string, how: { maxAge: number; readable?: boolean }) => void
  written: readonly string[]
}

export type Asking = {
  travel_agency: number
  language: Language
  host: string
  /** The address the site gives itself. */
  origin: string
  member: Person | null
  /** Logged in with a mailed password: may change it and nothing else. */
  unready: Person | null
  /** Logged in at the office; null on every agency's site. */
  staff: StaffHere | null
  /** Whether staff without a second factor are kept from what needs one. */
  factorsNeeded: boolean
  /** When the access token ends, in seconds; null without one. */
  tokenUntil: number | null
  jar: Jar
  /** By which a write that is sent again is known. */
  idempotencyKey: string | undefined
  /** Two cookies of one name: somebody planted one. Pages show the visitor, writes are refused. */
  duplicateCookies: boolean
  request_id: string
  ip: string
  /** Where it comes from, for counting. */
  network: string
  /** What the browser calls itself. */
  device: string
  log: Log
}

/**
 * What a handler gets: the asking, a database whose every row is this agency's business, and a way to ask for
 * work that is done if this is committed.
 */
export type Ctx = Asking & {
  db: Db
  /** Outside the transaction, for what must stay even when the call is refused. */
  aside: Db
  memory: Kept
  later: Later
  /** For the log of what staff did. */
  note: (noted: Noted) => void
  /** The address of an agency's site. */
  siteOrigin: (travel_agency: number) => Promise<string>
  keyFor: KeyFor
  outside: Outside
  /** Where files lie. It is read with no transaction open. */
  store: Files
  /** The agency that answers at a host, 0 when nobody does. */
  agencyAt: (host: string) => number | Promise<number>
}
/** What a statement needs to stay within its agency. */
export type InAgency = Pick<Ctx, 'db' | 'travel_agency'>
/** A change that may leave jobs behind. */
export type Working = InAgency & Pick<Ctx, 'later'>
export type MemberCtx = Ctx & { member: Person }
export type StaffCtx = Ctx & { staff: StaffHere }
/** The files that came along, by field. */
export type Uploads = Record<string, Upload[]>

/**
 * Of a call that opens its own transactions: `db` is outside of them and sees no people's data. What is read
 * is found again before it is written: between the two anything may happen.
 */
export type Own<C extends Ctx, F = Uploads> = C & {
  bringsFiles: boolean
  /** A transaction. */
  within: <T>(work: (ctx: C) => Promise<T>) => Promise<T>
  /**
   * The transaction that is the call's last act. Pictures that came along are decoded before it begins, so
   * what can be refused is refused before; its context has the files, and with it they are stored.
   */
  write: <T>(work: (ctx: C & { files: F }, along: Along) => Promise<T>) => Promise<T>
}

type ByWho<W extends Who> = W extends 'member' ? MemberCtx : W extends 'staff' ? StaffCtx : Ctx
export type CtxOf<C extends { who: Who; tx?: 'own' }, F> = C extends { tx: 'own' }
  ? Own<ByWho<C['who']>, F>
  : ByWho<C['who']> & { files: F }
