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
  /** The second factor they have was proved within the last minutes. */
  proved: boolean
  /** The password was typed within the last minutes. */
  gave_password: boolean
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
  /** The key that shows that a write was sent before. */
  idempotencyKey: string | undefined
  /** Two cookies of one name: somebody may have planted one. Pages show a visitor, and writes are refused. */
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
 * What a handler gets: who asks, a database that shows only this agency's rows, and `later` for work to be
 * done after the commit.
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
 * For a call that opens its own transactions. `db` is outside of them and sees no people's data. Read again
 * before you write: anything may happen in between.
 */
export type Own<C extends Ctx, F = Uploads> = C & {
  bringsFiles: boolean
  /** A transaction. */
  within: <T>(work: (ctx: C) => Promise<T>) => Promise<T>
  /**
   * The last transaction of the call. Uploaded pictures are decoded before it begins, so refuse what you can
   * before. Its context has the files, and they are stored with it.
   */
  write: <T>(work: (ctx: C & { files: F }, along: Along) => Promise<T>) => Promise<T>
}

type ByWho<W extends Who> = W extends 'member' ? MemberCtx : W extends 'staff' ? StaffCtx : Ctx
export type CtxOf<C extends { who: Who; tx?: 'own' }, F> = C extends { tx: 'own' }
  ? Own<ByWho<C['who']>, F>
  : ByWho<C['who']> & { files: F }
