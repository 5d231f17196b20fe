// Reads the input of a call: texts become numbers and lists, then the schema decides.
import { z } from 'zod'
import { type Fields, isCode, refuse } from '#errors.ts'
import { errors as en, fieldErrors as enFields } from '#words/en/errors.ts'
import { errors as ko, fieldErrors as koFields } from '#words/ko/errors.ts'
import type { Words } from '#words/language.ts'
import type { Call } from './call.ts'

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
    const parsed = schema.safeParse(given)
    if (parsed.success) return parsed.data
    const [only, ...others] = parsed.error.issues
    const code = others.length === 0 && only && isCode(only.message) ? only.message : 'BAD_INPUT' // where nothing else is wrong, the refusal has its own name
    return refuse(code, { fields: explain(parsed.error.issues) })
  }
}

// The same schema, all of whose objects know their fields: what nobody reads is a mistake of the sender.
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

export function refuseField(field: string, why: 'unknown' | 'format' | 'required'): never {
  refuse('BAD_INPUT', { fields: { [field]: sentence(why) } })
}

/** Every call may carry travel_agency; it is compared with the host's and never used. */
export function refuseOtherAgency(sent: unknown, travel_agency: number): void {
  if (sent === undefined || sent === travel_agency || sent === String(travel_agency)) return
  refuse('WRONG_AGENCY', { fields: { travel_agency: { ko: ko.WRONG_AGENCY, en: en.WRONG_AGENCY } } })
}

// No call takes anything nearly as deep; what is a hundred thousand levels deep would end the stack before
// the schema sees it.
const deepest = 20

// A NUL or half a character cannot be stored, in no field of any call.
function isWhole(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return depth < deepest && Object.values(value).every((inner) => isWhole(inner, depth + 1))
}

type Kind = 'number' | 'json' | 'text'

function kindOf(type: z.ZodType): Kind {
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
  kinds: readonly (readonly [string, Kind])[],
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

/** The same sentences for a schema that is asked elsewhere than at the door. */
export const fieldsOf = ({ issues }: z.ZodError): Fields => explain(issues)

function explain(issues: z.core.$ZodIssue[]): Fields {
  const fields: Fields = {}
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) fields[[...issue.path, key.slice(0, 60)].join('.')] = sentence('unknown')
    else fields[issue.path.join('.') || 'body'] = sentenceFor(issue)
  }
  return fields
}

const sentence = (name: 'required' | 'unknown' | 'integer' | 'format'): Words => ({
  ko: koFields[name],
  en: enFields[name],
})

function sentenceFor(issue: z.core.$ZodIssue): Words {
  if (isCode(issue.message)) return { ko: ko[issue.message], en: en[issue.message] } // a schema may name a refusal as its message
  if (issue.code === 'invalid_type' && issue.input === undefined) return sentence('required')
  if (issue.code === 'invalid_type' && (issue.expected === 'int' || issue.expected === 'number'))
    return sentence('integer')
  if (issue.code === 'too_small') {
    const word = issue.origin === 'string' ? 'shortest' : 'least'
    return { ko: koFields[word](issue.minimum), en: enFields[word](issue.minimum) }
  }
  if (issue.code === 'too_big') {
    const word = issue.origin === 'string' ? 'longest' : 'most'
    return { ko: koFields[word](issue.maximum), en: enFields[word](issue.maximum) }
  }
  if (issue.code === 'invalid_value')
    return { ko: koFields.choice(issue.values.join(', ')), en: enFields.choice(issue.values.join(', ')) }
  return sentence('format')
}
