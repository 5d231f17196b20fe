// What a refused call says, out of whatever was caught.
import { type Code, type Fields, isCode } from '#errors.ts'
import type { Words } from '#words/language.ts'

type Said = {
  /** Undefined when it is no refusal at all. */
  refusal: Code | 'OFFLINE' | undefined
  status: number | undefined
  description: Words | undefined
  fields: Fields
}

export function refusalOf(error: unknown): Said {
  const none = { refusal: undefined, status: undefined, description: undefined, fields: {} }
  if (!(error instanceof Error) || !('refusal' in error) || typeof error.refusal !== 'string') return none
  const { refusal } = error
  return {
    refusal: refusal === 'OFFLINE' || isCode(refusal) ? refusal : undefined,
    status: 'status' in error && typeof error.status === 'number' ? error.status : undefined,
    description: 'description' in error && isWords(error.description) ? error.description : undefined,
    fields: 'fields' in error && isFields(error.fields) ? error.fields : {},
  }
}

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'ko' in value && 'en' in value

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.values(value).every(isWords)
