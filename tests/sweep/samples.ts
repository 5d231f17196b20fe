// A valid input for every call, made from its fields; a field nobody thought of fails the sweep.
import { z } from 'zod'
import type { Call } from '#platform/wire/call.ts'

/** What each field may hold. Ids are those of the agency whose rows are asked for. */
export type Ids = {
  package_code: string
  board_id: string
  post: number
  store_id: string
  member: number
  tour_category: number
}

const token = 'A'.repeat(43)

const valuesFor = (ids: Ids): Record<string, unknown> => ({
  package_code: ids.package_code,
  board_id: ids.board_id,
  type: undefined,
  store_id: ids.store_id,
  tour_category: ids.tour_category,
  domain: 'agency2.example',
  id: ids.post,
  booking_id: 'ABCDEFGH1234',
  name: 'Mina',
  contact: '010-1234-5678',
  email: 'mina@example.com',
  title: 'A title',
  contents: 'Words',
  password: 'a password nobody has',
  new_password: 'another password nobody has',
  current_password: 'a password nobody has',
  login_id: 'mina01',
  username: 'mina01',
  code: 'code',
  state: 'state',
  token,
  privacy: true,
  departure_date: '2099-01-01',
  party: { adult: 1, child: 0, baby: 0 },
  consents: { tour: true, privacy: true, special: true, age: true, use: true, passport: true },
  travellers: [{ kind: 'adult', name: 'Mina' }],
  stars: 5,
  paymentKey: 'key',
  orderId: 'order-1',
  amount: 1000,
  version: 1,
  hash: 'hash',
  traveller: 1,
  secret: 'secret',
})

/** Only what the call requires, and the ids it may take besides: those are what a stranger would try. */
const tried = ['package_code', 'board_id', 'store_id', 'tour_category', 'id']

export function sampleOf(call: Call, room: string, ids: Ids): Record<string, unknown> {
  const values = valuesFor(ids)
  const sample: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(call.input.shape)) {
    const optional = Object(schema).safeParse(undefined).success
    if (optional && !tried.includes(name)) continue
    if (name === 'type') sample.type = room === 'board' ? ids.board_id : 'P'
    else if (name === 'id' && room === 'member') sample.id = ids.member
    else if (name in values) sample[name] = values[name]
    else throw new Error(`${call.path} takes ${name}: give it a sample`)
  }
  return sample
}

/** The same with one number too large for any column, or one day that no calendar has, in each place where the call takes one. */
export function oddSamplesOf(call: Call, room: string, ids: Ids): Record<string, unknown>[] {
  const sample = sampleOf(call, room, ids)
  const values = valuesFor(ids)
  return Object.entries(call.input.shape).flatMap(([name, schema]) =>
    oddOf(schema, values[name]).map((odd) => ({ ...sample, [name]: odd })),
  )
}

function oddOf(schema: unknown, value: unknown): unknown[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return oddOf(schema.unwrap(), value)
  if (schema instanceof z.ZodNumber) return [2_147_483_648, 3_000_000_000, -3_000_000_000]
  if (schema instanceof z.ZodISODate) return ['0000-01-01', '0001-01-01', '9999-12-31']
  if (schema instanceof z.ZodArray) return oddOf(schema.element, Object(value)[0]).map((odd) => [odd])
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) =>
      oddOf(inner, Object(value)[name]).map((odd) => ({ ...Object(value), [name]: odd })),
    )
  return []
}
