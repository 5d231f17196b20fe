// Parses the refusal of a call out of whatever was caught.
import type { Code, Fields } from '#errors.ts'
import type { LocalizedText } from '#i18n/language.ts'

type RefusalDetails = {
  /** Undefined when the error is no refusal. */
  refusal: Code | 'OFFLINE' | undefined
  status: number | undefined
  description: LocalizedText | undefined
  fields: Fields
}
type RefusedError = Error & {
  refusal: Code | 'OFFLINE'
  status?: number
  description?: LocalizedText
  fields?: Fields
}

/**
 * A refusal is known by this field, the server's and the browser's alike. The codes themselves are not listed
 * here: every page would carry them.
 */
const isRefusedError = (error: unknown): error is RefusedError =>
  error instanceof Error && 'refusal' in error && typeof error.refusal === 'string'

/** The outcome is unknown, so a second try must send the same key. */
const unknownOutcomes = ['OFFLINE', 'STILL_RUNNING', 'UNAVAILABLE', 'UNEXPECTED']
export const isOutcomeUnknown = (refusal: RefusalDetails['refusal']): boolean =>
  refusal !== undefined && unknownOutcomes.includes(refusal)

export function parseRefusal(error: unknown): RefusalDetails {
  if (!isRefusedError(error))
    return { refusal: undefined, status: undefined, description: undefined, fields: {} }
  const { refusal, status, description, fields = {} } = error
  return { refusal, status, description, fields }
}
