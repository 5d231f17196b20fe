// Who is asking, and with what: the context every handler gets first. Built by context.server.ts.

import type { Kept } from '#platform/cache/kept.server.ts'
import type { Db } from '#platform/db/open.server.ts'
import type { Later } from '#platform/jobs.server.ts'
import type { KeyFor } from '#platform/secrets.server.ts'
import type { Upload } from '#platform/upload/prepare.server.ts'
import type { Language } from '#words/language.ts'
import type { Who } from './call.ts'

export type Person = { id: number; sid: string }

export type Log = { info: (about: object, message?: string) => void; warn: (about: object, message?: string) => void; error: (about: object, message?: string) => void }

export type Asking = {
  travel_agency: number
  language: Language
  host: string
  member: Person | null
  /** Two cookies of one name: somebody planted one. Pages show the visitor, writes are refused. */
  duplicateCookies: boolean
  request_id: string
  ip: string
  log: Log
}

/** What a handler gets: the asking, a database whose every row is this agency's business, the files that came along, and a way to ask for work that is done if this is committed. */
export type Ctx = Asking & {
  db: Db
  /** Outside the transaction, for what must stay even when the call is refused. */
  aside: Db
  memory: Kept
  files: Record<string, Upload[]>
  later: Later
  keyFor: KeyFor
}
export type MemberCtx = Ctx & { member: Person }

export type CtxOf<W extends Who> = W extends 'member' ? MemberCtx : Ctx
