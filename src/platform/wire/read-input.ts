// Reads the input of a call: texts become numbers and lists, then the schema decides.
import { z } from 'zod'
import { refuse } from '#errors.ts'
import { errors as en } from '#words/en/errors.ts'
import { errors as ko } from '#words/ko/errors.ts'
import type { Call } from './call.ts'
import { codeFor, explain, heard, type Sentence, sentence } from './explain.ts'

type Reader = (raw: Record<string, unknown>) => Record<string, unknown>

/** Unknown fields are refused at every depth, except where a call says it takes what comes (a webhook). */
export function readerOf(call: Call): Reader {
  const schema = call.input.def.catchall ? call.input : strictly(call.input)
  const kinds = Object.entries<z.ZodType>(call.input.shape).map(
    ([name, type]) => [name, kindOf(type)] as const,
  )
  return (raw) => {
    const given = call.takes === 'json' ? raw : fromTexts(raw, kinds)
    const broken = Object.keys(given).find((name) => !isWhole(given[name]))
    if (broken !== undefined) refuseField(broken, 'format')
    const parsed = schema.safeParse(given, heard)
    if (parsed.success) return parsed.data
    const { issues } = parsed.error
    return refuse(codeFor(issues), { fields: explain(issues) })
  }
}

// The same schema with strict objects: an unknown field is a mistake of the sender.
function strictly<T extends z.core.$ZodType>(schema: T): T
function strictly(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodObject) {
    const shape = Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [name, strictly(field)]),
    )
    return z.core.clone(schema, { ...schema.def, shape, catchall: z.never() })
  }
  if (schema instanceof z.ZodArray)
    return z.core.clone(schema, { ...schema.def, element: strictly(schema.def.element) })
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return z.core.clone(schema, { ...schema.def, innerType: strictly(schema.def.innerType) })
  return schema
}

export function refuseField(field: string, why: Sentence): never {
  refuse('BAD_INPUT', { fields: { [field]: sentence(why) } })
}

/** Every call may carry travel_agency; it is compared with the host's and never used. */
export function refuseOtherAgency(sent: unknown, travel_agency: number): void {
  if (sent === undefined || sent === travel_agency || sent === String(travel_agency)) return
  refuse('WRONG_AGENCY', { fields: { travel_agency: { ko: ko.WRONG_AGENCY, en: en.WRONG_AGENCY } } })
}

// No call takes input this deep. A hundred thousand levels would overflow the stack before the schema sees
// them.
const deepest = 20

// A NUL or half a character cannot be stored in any field of any call.
function isWhole(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return depth < deepest && Object.values(value).every((inner) => isWhole(inner, depth + 1))
}

type FieldKind = 'number' | 'json' | 'text'

function kindOf(type: z.ZodType): FieldKind {
  if (type instanceof z.ZodOptional || type instanceof z.ZodDefault || type instanceof z.ZodNullable) {
    const inner = type.unwrap()
    return inner instanceof z.ZodType ? kindOf(inner) : 'text'
  }
  if (type instanceof z.ZodNumber) return 'number'
  return type instanceof z.ZodObject || type instanceof z.ZodArray || type instanceof z.ZodBoolean
    ? 'json'
    : 'text'
}

function fromTexts(
  raw: Record<string, unknown>,
  kinds: readonly (readonly [string, FieldKind])[],
): Record<string, unknown> {
  const made = { ...raw }
  for (const [name, kind] of kinds) {
    const value = made[name]
    if (typeof value !== 'string') continue
    if (value === '') delete made[name]
    else if (kind === 'number' && /^-?\d{1,15}$/.test(value)) made[name] = Number(value)
    else if (kind === 'json') made[name] = parsedOr(value)
  }
  return made
}

function parsedOr(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return value // the schema says what is wrong with it
  }
}
