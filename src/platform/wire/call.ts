// What a call is. From this one object come checks, types, route, clients, OpenAPI and the sweeps. §7
import type { z } from 'zod'
import type { Code } from '#errors.ts'
import type { UploadKind } from '#file-types.ts'
import type { Permission } from '#roles.ts'

/**
 * holder: the member who owns the booking, or a visitor with its pass. link: whoever brings a one-time token
 * in the body. staff: somebody logged in at the office.
 */
export type CallerKind = 'anyone' | 'member' | 'holder' | 'staff' | 'link'

/** Public content has one of these revisions; answers cached under them never need purging. */
export type RevisionKind = 'site' | 'catalog' | 'board'

/**
 * At most `most` files (uploadLimits.files), checked by content. Pictures are public unless the field is
 * private, always or depending on the other fields. Documents are never public. `encrypted`: checked and
 * encrypted as they stream in, so that no readable byte reaches the disk; the handler stores their key. `isOfTravel`: of a
 * booking or a trip under way, and taken by an agency whose storage is full.
 */
type FileRule = {
  accept: UploadKind
  most?: number
  private?: true | ((input: Record<string, unknown>) => boolean)
  encrypted?: true
  isOfTravel?: true
}

/** The refusals of a call that is done once for each key. */
export const idempotencyRefusals = [
  'IDEMPOTENCY_KEY_REQUIRED',
  'IDEMPOTENCY_KEY_REUSED',
  'STILL_RUNNING',
] as const satisfies readonly Code[]

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  takes: 'query' | 'json' | 'form'
  who: CallerKind
  /**
   * Its handler opens its own transactions: it hashes a password or asks somebody outside, and holds no
   * connection while it waits.
   */
  tx?: 'own'
  /**
   * A read that waits for another service or for the store of files. It takes no place among the reads of its agency,
   * which are for the database and the event loop.
   */
  asksOutside?: true
  /**
   * The permission that a role at the agency must give; a staff call without it is about the person's own
   * log-in.
   */
  may?: Permission
  /** For operators of the deployment, with a second factor. The call is about all agencies, or names one. */
  operator?: true
  /**
   * A second factor must have been proved within the last minutes. `strongest`: for somebody who has none
   * yet, to make the first, the password must have been typed within them.
   */
  proof?: true | 'strongest'
  /** Reads personal data in full: who read it is logged, as every write of staff is. */
  logsRead?: true
  /** Answers with a file that is made as it is sent, not with JSON. */
  sends?: 'file'
  /** Costs as much as a hundred others: agencies take turns with it. An exported file takes turns by its batches. */
  heavy?: true
  /** Open to somebody who logged in with a mailed password and must change it first. */
  allowsTemporaryPassword?: true
  /** A body may be larger than others, where a whole list is one write. */
  body_bytes?: number
  input: z.ZodObject
  output: z.ZodType
  /** The files a form takes, by field; without it a form takes none. */
  files?: Readonly<Record<string, FileRule>>
  refuses?: readonly Code[]
  /**
   * The refusal when a single stored thing no longer fits its schema. Without it, a list leaves such a row
   * out.
   */
  refusalIfInvalid?: Code
  /**
   * A public answer may be cached until one of these revisions rises; no other answer is, not even by the
   * browser.
   */
  cachedBy?: readonly RevisionKind[]
  /** Rooms whose cached answers the browser drops after this write, beside its own. */
  invalidates?: readonly string[]
}

export type Calls = Record<string, Record<string, Call>>

/**
 * A call of the office is for staff, unless its contract says `anyone`: for people who are not logged in yet.
 */
type CallSpec = Omit<Call, 'who'> &
  ({ path: `/api/office/${string}`; who?: 'anyone' } | { who: Exclude<CallerKind, 'staff'> })
type CallFromSpec<S extends CallSpec> = S & {
  who: S extends { who: infer W extends CallerKind } ? W : 'staff'
}

export function call<const S extends CallSpec>(spec: S): CallFromSpec<S>
export function call(spec: CallSpec): Call {
  return { who: 'staff', ...spec }
}

/** The types of a call: what a caller sends, what a handler gets, what a caller gets back. */
type FileInputs<C extends Call> = C extends { files: infer F }
  ? { [Field in keyof F]?: Blob | readonly Blob[] }
  : unknown
/** A form may be its files alone. The type of no fields would forbid them. */
type FieldInputs<C extends Call> = C extends { files: object }
  ? string extends keyof z.input<C['input']>
    ? unknown
    : z.input<C['input']>
  : z.input<C['input']>
type CallInput<C extends Call> = FieldInputs<C> & FileInputs<C>
export type In<C extends Call> = z.output<C['input']>
export type Out<C extends Call> = z.output<C['output']>

/**
 * Options of a call: the progress of a form or a file from 0 to 1, the key of a write that may be sent again,
 * and a signal to stop.
 */
export type CallOptions = { onProgress?: (share: number) => void; key?: string; signal?: AbortSignal }
type OptionArguments<C extends Call> = C['method'] extends 'GET'
  ? C extends { sends: 'file' }
    ? [sending?: CallOptions]
    : []
  : [sending?: CallOptions]

/** A file as a browser got it. */
export type DownloadedFile = { name: string; blob: Blob }
type CallAnswer<C extends Call> = C extends { sends: 'file' } ? DownloadedFile : Out<C>

type ClientCall<C extends Call> =
  Record<never, never> extends CallInput<C>
    ? (input?: CallInput<C>, ...how: OptionArguments<C>) => Promise<CallAnswer<C>>
    : (input: CallInput<C>, ...how: OptionArguments<C>) => Promise<CallAnswer<C>>

/** The client of a set of calls, the same in the browser and in-process. */
export type ApiClient<R extends Calls> = {
  [Room in keyof R]: { [Name in keyof R[Room]]: ClientCall<R[Room][Name]> }
}
