// How long a field may be, and between which numbers: the build reads it from the schema of its call.
import table from 'virtual:office-limits'
import type { Api } from '#office/api.ts'
import type { FieldLimits } from '#platform/wire/field-limits.ts'

/** The way to each field; rows of a list have one way. */
type FieldPath<T> = T extends Blob
  ? never
  : T extends readonly (infer One)[]
    ? FieldPath<One>
    : T extends object
      ? { [K in keyof T & string]-?: K | `${K}.${FieldPath<NonNullable<T[K]>>}` }[keyof T & string]
      : never
type CallFieldPath<Ask> = Ask extends (input: infer In, ...more: never[]) => unknown
  ? FieldPath<NonNullable<In>>
  : never

export const getFieldLimits = <Room extends keyof Api & string, Name extends keyof Api[Room] & string>(
  call: `${Room}.${Name}`,
  field: CallFieldPath<Api[Room][Name]>,
): FieldLimits => findFieldLimits(call, field)

/** Where the field is known only when it is drawn: `schedule.2.hotel` of a draft. */
export const findFieldLimits = (call: string, field: string): FieldLimits =>
  table[call]?.[field.replace(/\.\d+/g, '')] ?? {}
