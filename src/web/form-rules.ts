// What a schema says of the fields of its form: which may stay empty, how long they may be, what is wrong.
// Loaded with the first schema, after the page.
import { z } from 'zod'
import type { Fields } from '#errors.ts'
import { explain, heard } from '#platform/wire/explain.ts'

export type Limits = { required?: boolean; maxLength?: number }
type Read<T> = { data: T } | { wrong: Fields }

export function readBy<T>(schema: z.ZodType<T>, entered: unknown): Read<T> {
  const { success, data, error } = schema.safeParse(entered, heard)
  return success ? { data } : { wrong: explain(error.issues) }
}

/** `name`: the way to the field, as in `travellers.0.name`. */
export function limitsOf(schema: z.core.$ZodType, name: string): Limits {
  const field = fieldAt(schema, name.split('.'))
  if (!field) return {}
  const plain = unwrapped(field)
  const longest = plain instanceof z.ZodString || plain instanceof z.ZodEmail ? plain.maxLength : null
  return {
    required: !z.safeParse(field, undefined).success,
    ...(longest !== null && { maxLength: longest }),
  }
}

function fieldAt(schema: z.core.$ZodType, [first, ...rest]: string[]): z.core.$ZodType | undefined {
  if (first === undefined) return schema
  const plain = unwrapped(schema)
  if (plain instanceof z.ZodArray) return fieldAt(plain.element, rest)
  const inner = plain instanceof z.ZodObject ? plain.shape[first] : undefined
  return inner && fieldAt(inner, rest)
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
  return isWrapped ? unwrapped(schema.def.innerType) : schema
}
