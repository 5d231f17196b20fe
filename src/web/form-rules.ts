// The rules of a form from its schema: which fields may stay empty, how long they may be, what is wrong.
// Loaded with the first schema, after the page.
import { z } from 'zod'
import type { Fields } from '#errors.ts'
import { explainIssues, parseOptions } from '#platform/wire/explain.ts'

export type FieldRules = { required?: boolean; maxLength?: number }
type ParsedForm<T> = { data: T } | { wrong: Fields }

export function parseForm<T>(schema: z.ZodType<T>, input: unknown): ParsedForm<T> {
  const { success, data, error } = schema.safeParse(input, parseOptions)
  return success ? { data } : { wrong: explainIssues(error.issues) }
}

/** `name`: the way to the field, as in `travellers.0.name`. */
export function getFieldRules(schema: z.core.$ZodType, name: string): FieldRules {
  const field = findField(schema, name.split('.'))
  if (!field) return {}
  const baseSchema = unwrapSchema(field)
  const longest =
    baseSchema instanceof z.ZodString || baseSchema instanceof z.ZodEmail ? baseSchema.maxLength : null
  return {
    // an empty field is sent as undefined, null or '', as its call takes it
    required: [undefined, null, ''].every((empty) => !z.safeParse(field, empty).success),
    ...(longest !== null && { maxLength: longest }),
  }
}

function findField(schema: z.core.$ZodType, [first, ...rest]: string[]): z.core.$ZodType | undefined {
  if (first === undefined) return schema
  const baseSchema = unwrapSchema(schema)
  if (baseSchema instanceof z.ZodArray) return findField(baseSchema.element, rest)
  const inner = baseSchema instanceof z.ZodObject ? baseSchema.shape[first] : undefined
  return inner && findField(inner, rest)
}

function unwrapSchema(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
  return isWrapped ? unwrapSchema(schema.def.innerType) : schema
}
