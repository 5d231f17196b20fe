// Reads the input of a call: texts become numbers and lists, then the schema decides.
import { z } from 'zod'
import { type Code, refuse } from '#errors.ts'
import type { Call } from './call.ts'
import { explainIssues, getSentence, parseOptions, pickRefusalCode, type SentenceName } from './explain.ts'
import { refuseAtField } from './refuse-at-field.ts'

type InputReader = (raw: Record<string, unknown>) => Record<string, unknown>

/** Unknown fields are refused at every depth, except where a call says it takes what comes (a webhook). */
export function createInputReader(call: Call): InputReader {
  const schema = call.input.def.catchall ? call.input : toStrict(call.input)
  const kinds = Object.entries<z.ZodType>(call.input.shape).map(
    ([name, type]) => [name, detectFieldKind(type)] as const,
  )
  return (raw) => {
    const input = call.takes === 'json' ? raw : fromTexts(raw, kinds)
    const broken = Object.keys(input).find((name) => !isStorable(input[name]))
    if (broken !== undefined) refuseField(broken, 'format')
    const parsed = schema.safeParse(input, parseOptions)
    if (parsed.success) return parsed.data
    const { issues } = parsed.error
    return refuse(pickRefusalCode(issues), { fields: explainIssues(issues) })
  }
}

/** Parses a draft to be published. A refusal names each field of `content` that hinders it. */
export function parseForPublish<T>(schema: z.ZodType<T>, content: unknown, code: Code): T {
  const read = schema.safeParse(content, parseOptions)
  if (read.success) return read.data
  const fields = Object.entries(explainIssues(read.error.issues)).map(([name, text]) => [
    `content.${name}`,
    text,
  ])
  return refuse(code, { fields: Object.fromEntries(fields) })
}

// The same schema with strict objects: an unknown field is a mistake of the sender.
function toStrict<T extends z.core.$ZodType>(schema: T): T
function toStrict(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodObject) {
    const shape = Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [name, toStrict(field)]),
    )
    return z.core.clone(schema, { ...schema.def, shape, catchall: z.never() })
  }
  if (schema instanceof z.ZodDiscriminatedUnion)
    return z.core.clone(schema, { ...schema.def, options: schema.def.options.map((each) => toStrict(each)) })
  if (schema instanceof z.ZodArray)
    return z.core.clone(schema, { ...schema.def, element: toStrict(schema.def.element) })
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return z.core.clone(schema, { ...schema.def, innerType: toStrict(schema.def.innerType) })
  return schema
}

export function refuseField(field: string, why: SentenceName): never {
  refuse('BAD_INPUT', { fields: { [field]: getSentence(why) } })
}

/** Every call may carry travel_agency; it is compared with the host's and never used. */
export function refuseOtherAgency(sent: unknown, travel_agency: number): void {
  if (sent === undefined || sent === travel_agency || sent === String(travel_agency)) return
  refuseAtField('WRONG_AGENCY', 'travel_agency')
}

// No call takes input this deep. A hundred thousand levels would overflow the stack before the schema sees
// them.
const maxDepth = 20

// A NUL or half a character cannot be stored in any field of any call.
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return depth < maxDepth && Object.values(value).every((inner) => isStorable(inner, depth + 1))
}

type FieldKind = 'number' | 'json' | 'text'

function detectFieldKind(type: z.ZodType): FieldKind {
  if (type instanceof z.ZodOptional || type instanceof z.ZodDefault || type instanceof z.ZodNullable) {
    const inner = type.unwrap()
    return inner instanceof z.ZodType ? detectFieldKind(inner) : 'text'
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
  const converted = { ...raw }
  for (const [name, kind] of kinds) {
    const value = converted[name]
    if (typeof value !== 'string') continue
    if (value === '') delete converted[name]
    else if (kind === 'number' && /^-?\d{1,15}$/.test(value)) converted[name] = Number(value)
    else if (kind === 'json') converted[name] = parseJsonOrKeep(value)
  }
  return converted
}

function parseJsonOrKeep(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return value // the schema says what is wrong with it
  }
}
