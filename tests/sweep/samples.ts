// A valid input for every call, made from its schema: of the texts below the first that a field takes.
import { z } from 'zod'
import type { Call } from '#platform/wire/call.ts'

/** Of the agency whose rows are asked for. */
export type Ids = {
  package_code: string
  board_id: string
  post: number
  store_id: string
  member: number
  tour_category: number
}

const texts = [
  'Mina',
  'mina01',
  'a password nobody has',
  'ABCDEFGH1234',
  '010-1234-5678',
  'mina@example.com',
  '2099-01-01',
  '2099-01',
  '1990-01-01',
  '2026-01-01T00:00:00.000Z',
  'order-1',
  '123456',
  'A'.repeat(43),
  'P',
  'SEL',
  'KR',
  '09:30',
  '/files/0123456789abcdef-640x480.webp',
  'bookings',
]

/** Only what the call requires, and the ids it may take besides: those are what a stranger would try. */
const tried = ['package_code', 'board_id', 'store_id', 'tour_category', 'id']

export function sampleOf(call: Call, room: string, ids: Ids): Record<string, unknown> {
  const fields = Object.entries<z.ZodType>(call.input.shape).filter(
    ([name, schema]) => !schema.safeParse(undefined).success || tried.includes(name),
  )
  return fieldsOf(call, room, ids, fields)
}

/** The same with all it may take, so that everything that lies in it is there. */
export const wholeSampleOf = (call: Call, room: string, ids: Ids): Record<string, unknown> =>
  fieldsOf(call, room, ids, Object.entries<z.ZodType>(call.input.shape))

function fieldsOf(
  call: Call,
  room: string,
  ids: Ids,
  fields: [string, z.ZodType][],
): Record<string, unknown> {
  const known: Record<string, unknown> = {
    ...ids,
    id: room === 'member' ? ids.member : ids.post,
    ...(room === 'board' && { type: ids.board_id }),
  }
  return Object.fromEntries(
    fields.map(([name, schema]) => [
      name,
      name in known ? known[name] : valueFor(schema, `${call.path} ${name}`),
    ]),
  )
}

function valueFor(schema: unknown, at: string): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return valueFor(schema.unwrap(), at)
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, inner]) => [name, valueFor(inner, `${at}.${name}`)]),
    )
  if (schema instanceof z.ZodArray) return [valueFor(schema.element, `${at}[]`)]
  const values = [true, 1, 5, 1_000, ...texts, ...choicesOf(schema)]
  const fitting = schema instanceof z.ZodType && values.find((value) => schema.safeParse(value).success)
  if (fitting === undefined || fitting === false)
    throw new Error(`${at}: no sample fits; add a text that does`)
  return fitting
}

function choicesOf(schema: unknown): unknown[] {
  if (schema instanceof z.ZodEnum) return schema.options
  return schema instanceof z.ZodLiteral ? [...schema.values] : []
}

/** The whole sample with a field too many in each object that lies in it, and where it stands. */
export function overfullOf(call: Call, room: string, ids: Ids): [where: string, sample: object][] {
  const whole = wholeSampleOf(call, room, ids)
  return Object.entries(whole).flatMap(([name, value]) =>
    overfull(value, name).map(([where, full]): [string, object] => [where, { ...whole, [name]: full }]),
  )
}

function overfull(value: unknown, at: string): [where: string, value: unknown][] {
  if (Array.isArray(value)) return overfull(value[0], `${at}.0`).map(([where, full]) => [where, [full]])
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value).flatMap(([name, inner]) =>
    overfull(inner, `${at}.${name}`).map(([where, full]): [string, unknown] => [
      where,
      { ...value, [name]: full },
    ]),
  )
  return [[`${at}.is_admin`, { ...value, is_admin: true }], ...inside]
}

/**
 * The same with one number too large for any column, or one day that no calendar has, in each place where the
 * call takes one.
 */
export function oddSamplesOf(call: Call, room: string, ids: Ids): Record<string, unknown>[] {
  const sample = sampleOf(call, room, ids)
  const whole = wholeSampleOf(call, room, ids)
  return Object.entries(call.input.shape).flatMap(([name, schema]) =>
    oddOf(schema, whole[name]).map((odd) => ({ ...sample, [name]: odd })),
  )
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function oddOf(schema: unknown, value: unknown): unknown[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return oddOf(schema.unwrap(), value)
  if (schema instanceof z.ZodNumber) return [2_147_483_648, Number.MAX_SAFE_INTEGER, -3_000_000_000]
  if (schema instanceof z.ZodISODate) return ['0000-01-01', '0001-01-01', '9999-12-31']
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return oddOf(schema.element, value[0]).map((odd) => [odd])
  if (schema instanceof z.ZodObject && isFields(value))
    return Object.entries(schema.shape).flatMap(([name, inner]) =>
      oddOf(inner, value[name]).map((odd) => ({ ...value, [name]: odd })),
    )
  return []
}
