// The limits of the fields of calls, read from their schemas, for a browser that has no schemas.
import { z } from 'zod'
import type { Call, Calls } from './call.ts'

/** The limits as an input of HTML takes them. */
export type FieldLimits = { maxLength?: number; minLength?: number; min?: number; max?: number }
/**
 * Limits by call (`booking.addNote`) and by the way to the field. Rows of a list have one way: `rows.seats`.
 */
export type LimitsTable = Readonly<Record<string, Readonly<Record<string, FieldLimits>>>>

type Json = z.core.JSONSchema.BaseSchema

export function buildLimitsTable(calls: Calls): LimitsTable {
  const all = Object.entries(calls).flatMap(([room, callsOfRoom]) =>
    Object.entries(callsOfRoom).map(([name, call]) => [`${room}.${name}`, readCallLimits(call)] as const),
  )
  return Object.fromEntries(all.filter(([, limits]) => Object.keys(limits).length > 0))
}

function readCallLimits({ input }: Call): Record<string, FieldLimits> {
  const collected = collectLimits(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }), [])
  return Object.fromEntries(collected.filter(([, limits]) => Object.keys(limits).length > 0))
}

function collectLimits(schema: Json | boolean, path: string[]): [string, FieldLimits][] {
  if (typeof schema === 'boolean') return []
  const { anyOf = [], properties = {}, items = [] } = schema
  return [
    ...anyOf.flatMap((one) => collectLimits(one, path)),
    ...Object.entries(properties).flatMap(([name, one]) => collectLimits(one, [...path, name])),
    ...[items].flat().flatMap((one) => collectLimits(one, path)),
    [path.join('.'), toFieldLimits(schema)],
  ]
}

/** The largest number that a column of whole numbers holds: more than that is no rule of a field. */
const maxInteger = 2 ** 31 - 1

function toFieldLimits({ maxLength, minLength = 0, minimum, exclusiveMinimum, maximum }: Json): FieldLimits {
  const least = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : minimum
  const isRuled = maximum !== undefined && maximum < maxInteger
  return {
    ...(maxLength !== undefined && { maxLength }),
    ...(minLength > 1 && { minLength }), // one letter is what the attribute "required" asks for
    ...(isRuled && { max: maximum }),
    ...(isRuled && least !== undefined && { min: least }),
  }
}
