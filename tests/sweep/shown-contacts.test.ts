// How to reach a customer leaves the office masked, or the reading is noted.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '#office/calls.ts'
import type { Call } from '#platform/wire/call.ts'

/** Not of customers: whose they are. */
const ofOthers: Record<string, string> = {
  'staff.me': 'one’s own address',
  'staff.people': 'addresses of colleagues, for owners',
  'staff.invitation': 'the address of who was invited, for who has the link',
  'agency.shops': 'telephones of partner shops',
  'agency.shop': 'the telephone of a partner shop',
}
const reaches = new Set(['contact', 'email', 'account_number'])

/** Every name in an answer, however deep. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if (Array.isArray(schema)) return schema.flatMap(namesIn)
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties' && typeof value === 'object' && value !== null
      ? [...Object.keys(value), ...Object.values(value).flatMap(namesIn)]
      : namesIn(value),
  )
}

const asked = Object.entries(calls).flatMap(([room, named]) =>
  Object.entries<Call>(named).map(([name, call]) => ({ name: `${room}.${name}`, call })),
)
const reaching = asked.filter(({ call }) =>
  namesIn(z.toJSONSchema(call.output, { io: 'output', unrepresentable: 'any' })).some((name) =>
    reaches.has(name),
  ),
)

test('a call that answers with a telephone, an address or an account notes who read it', () => {
  const silent = reaching
    .filter(({ name, call }) => !(name in ofOthers) && call.method === 'GET' && call.notes !== true)
    .map(({ name }) => name)
  expect(silent).toEqual([])
  expect(reaching.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['booking.one', 'board.consultation', 'filling.waitingContact', 'payment.payout']),
  )
})

test('what is excepted is there', () => {
  const names = reaching.map(({ name }) => name)
  expect(Object.keys(ofOthers).filter((name) => !names.includes(name))).toEqual([])
})

test('a call that is open to anybody answers with no way to reach a customer', () => {
  const open = reaching.filter(({ name, call }) => call.who === 'anyone' && !(name in ofOthers))
  expect(open.map(({ name }) => name)).toEqual([])
})
