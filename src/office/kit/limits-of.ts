// How long a field may be, and between which numbers: the build reads it from the schema of its call.
import table from 'virtual:office-limits'
import type { FieldLimits } from '#platform/wire/field-limits.ts'
import type { Api } from '../api.ts'

/** The way to each field; rows of a list have one way. */
type FieldsIn<T> = T extends Blob
  ? never
  : T extends readonly (infer One)[]
    ? FieldsIn<One>
    : T extends object
      ? { [K in keyof T & string]-?: K | `${K}.${FieldsIn<NonNullable<T[K]>>}` }[keyof T & string]
      : never
type FieldsOf<Ask> = Ask extends (input: infer In, ...more: never[]) => unknown
  ? FieldsIn<NonNullable<In>>
  : never

export const limitsOf = <Room extends keyof Api & string, Name extends keyof Api[Room] & string>(
  call: `${Room}.${Name}`,
  field: FieldsOf<Api[Room][Name]>,
): FieldLimits => limitsAt(call, field)

/** Where the field is known only when it is drawn: `schedule.2.hotel` of a draft. */
export const limitsAt = (call: string, field: string): FieldLimits =>
  table[call]?.[field.replace(/\.\d+/g, '')] ?? {}
