// A valid input for every call, made from its schema: of the texts below the first that a field takes.
import { z } from 'zod'
import type { Call } from '#platform/wire/call.ts'

/** Of the agency whose rows are asked for. */
export type SampleIds = {
  package_code: string
  board_id: string
  post: number
  store_id: string
  member: number
  tour_category: number
}

const sampleTexts = [
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
  'ABCDEFGH1234-1',
  '124-81-00998',
  '_channel',
  '821012345678',
  'https://example.com/a',
  'test_ck_naru1',
  'test_sk_naru1',
  'www.agency.example',
  '123456',
  'A'.repeat(43),
  'A'.repeat(22),
  'P',
  'SEL',
  'KOR',
  'KR',
  '09:30',
  '/files/0123456789abcdef-640x480.webp',
  'bookings',
  new Date().toISOString().slice(0, 10),
  '00000000-0000-4000-8000-000000000000',
  '06',
  'link/1',
  'board/NOTICE',
  'b900000',
  '',
]

/**
 * Only what the call requires, and the ids it may take besides: those are what a stranger would try. The words
 * of a review are required where it scores nothing.
 */
const wantedFields = ['package_code', 'board_id', 'store_id', 'tour_category', 'id', 'contents']

export function createSample(call: Call, room: string, ids: SampleIds): Record<string, unknown> {
  const fields = Object.entries<z.ZodType>(call.input.shape).filter(
    ([name, schema]) => !schema.safeParse(undefined).success || wantedFields.includes(name),
  )
  return buildFields(call, room, ids, fields)
}

/** The same with all it may take, so that everything that lies in it is there. */
export const createFullSample = (call: Call, room: string, ids: SampleIds): Record<string, unknown> =>
  buildFields(call, room, ids, Object.entries<z.ZodType>(call.input.shape))

function buildFields(
  call: Call,
  room: string,
  ids: SampleIds,
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
  if (schema instanceof z.ZodDiscriminatedUnion) return valueFor(schema.options[0], at)
  if (schema instanceof z.ZodArray) return [valueFor(schema.element, `${at}[]`)]
  if (schema instanceof z.ZodRecord) return {}
  const values = [true, 1, 5, 1_000, 2026, 0.1, 0.5, { percent: 5 }, ...sampleTexts, ...listChoices(schema)]
  const fitting = schema instanceof z.ZodType && values.find((value) => schema.safeParse(value).success)
  if (fitting === undefined || fitting === false)
    throw new Error(`${at}: no sample fits; add a text that does`)
  return fitting
}

function listChoices(schema: unknown): unknown[] {
  if (schema instanceof z.ZodEnum) return schema.options
  return schema instanceof z.ZodLiteral ? [...schema.values] : []
}

/** The whole sample with a field too many in each object that lies in it, and where it is. */
export function createSamplesWithExtraField(
  call: Call,
  room: string,
  ids: SampleIds,
): [where: string, sample: object][] {
  const whole = createFullSample(call, room, ids)
  return Object.entries(whole).flatMap(([name, value]) =>
    addExtraField(value, name).map(([where, full]): [string, object] => [where, { ...whole, [name]: full }]),
  )
}

function addExtraField(value: unknown, at: string): [where: string, value: unknown][] {
  if (Array.isArray(value)) return addExtraField(value[0], `${at}.0`).map(([where, full]) => [where, [full]])
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value).flatMap(([name, inner]) =>
    addExtraField(inner, `${at}.${name}`).map(([where, full]): [string, unknown] => [
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
export function createOddSamples(call: Call, room: string, ids: SampleIds): Record<string, unknown>[] {
  const sample = createSample(call, room, ids)
  const whole = createFullSample(call, room, ids)
  return Object.entries(call.input.shape).flatMap(([name, schema]) =>
    listOddValues(schema, whole[name]).map((odd) => ({ ...sample, [name]: odd })),
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function listOddValues(schema: unknown, value: unknown): unknown[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return listOddValues(schema.unwrap(), value)
  if (schema instanceof z.ZodNumber) return [2_147_483_648, Number.MAX_SAFE_INTEGER, -3_000_000_000]
  if (schema instanceof z.ZodISODate) return ['0000-01-01', '0001-01-01', '9999-12-31']
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return listOddValues(schema.element, value[0]).map((odd) => [odd])
  if (schema instanceof z.ZodObject && isRecord(value))
    return Object.entries(schema.shape).flatMap(([name, inner]) =>
      listOddValues(inner, value[name]).map((odd) => ({ ...value, [name]: odd })),
    )
  return []
}
