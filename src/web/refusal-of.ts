// What a refused call says, out of whatever was caught.
import type { Code, Fields } from '#errors.ts'
import type { Words } from '#words/language.ts'

type Said = {
  /** Undefined when it is no refusal at all. */
  refusal: Code | 'OFFLINE' | undefined
  status: number | undefined
  description: Words | undefined
  fields: Fields
}
type Refused = Error & { refusal: Code | 'OFFLINE'; status?: number; description?: Words; fields?: Fields }

/**
 * A refusal is known by this field, the server's and the browser's alike. The codes themselves are not listed
 * here: every page would carry them.
 */
const isRefused = (error: unknown): error is Refused =>
  error instanceof Error && 'refusal' in error && typeof error.refusal === 'string'

/** We do not know whether it was done: a second try must send the same key. */
const unclear = ['OFFLINE', 'STILL_RUNNING', 'UNAVAILABLE', 'UNEXPECTED']
export const isUnclear = (refusal: Said['refusal']): boolean =>
  refusal !== undefined && unclear.includes(refusal)

export function refusalOf(error: unknown): Said {
  if (!isRefused(error)) return { refusal: undefined, status: undefined, description: undefined, fields: {} }
  const { refusal, status, description, fields = {} } = error
  return { refusal, status, description, fields }
}
