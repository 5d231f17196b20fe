// How to reach a customer leaves the office masked, or the reading is noted.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '#office/calls.ts'
import type { Call } from '#platform/wire/call.ts'

/** Not of customers, or whoever reads them was logged before. */
const notCustomerContacts: Record<string, string> = {
  'staff.me': 'one’s own address',
  'staff.team': 'addresses of colleagues, for owners',
  'staff.invitation': 'the address of who was invited, for who has the link',
  'agency.company': 'the agency’s own telephone, mailbox and address, which its site shows',
  'agency.bankAccount': 'the agency’s own account, which its customers are told',
  'agency.shops': 'telephones of partner shops',
  'agency.shop': 'the telephone of a partner shop',
  'supplier.list': 'telephones of suppliers',
  'supplier.one': 'the telephone and address of a supplier',
  'guide.page': 'whom a guide has to call; each entry with the PIN is logged',
}
/**
 * Their `address` is that of a page: a link that staff hand over, or a preview. `proof`: whoever has it names an account,
 * opens a booking, signs for its booker or reads whom a guide leads, so it is handed over with a second factor.
 */
const linkCalls: Record<string, 'proof' | 'no right of a customer'> = {
  'reservation.payLink': 'no right of a customer',
  'reservation.askAccount': 'proof',
  'reservation.openLink': 'proof',
  'guide.createLink': 'proof',
  'supply.ask': 'no right of a customer',
  'document.handLink': 'no right of a customer',
  'document.consultationLink': 'no right of a customer',
  'itineraryChange.handLink': 'proof',
  'board.previewPost': 'no right of a customer',
  'trip.previewTrip': 'no right of a customer',
  'look.previewLook': 'no right of a customer',
  'page.previewPage': 'no right of a customer',
}
const contactFields = new Set([
  'contact',
  'email',
  'mail',
  'phone',
  'telephone',
  'mobile',
  'account_number',
  'address',
])

/** Every name in an answer, however deep. */
function collectNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if (Array.isArray(schema)) return schema.flatMap(collectNames)
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties' && typeof value === 'object' && value !== null
      ? [...Object.keys(value), ...Object.values(value).flatMap(collectNames)]
      : collectNames(value),
  )
}

const officeCalls = Object.entries(calls).flatMap(([room, named]) =>
  Object.entries<Call>(named).map(([name, call]) => ({ name: `${room}.${name}`, call })),
)
const listContactFields = ({ name, call }: (typeof officeCalls)[number]) =>
  collectNames(z.toJSONSchema(call.output, { io: 'output', unrepresentable: 'any' })).filter(
    (field) => contactFields.has(field) && !(field === 'address' && name in linkCalls),
  )
const callsWithContacts = officeCalls.filter((each) => listContactFields(each).length > 0)

test('a call that answers with a telephone, an address or an account notes who read it; no write answers with one', () => {
  const silent = callsWithContacts
    .filter(({ name, call }) => !(name in notCustomerContacts) && call.logsRead !== true)
    .map(({ name }) => name)
  expect(silent).toEqual([])
  expect(callsWithContacts.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'booking.one',
      'board.consultation',
      'departure.waitingContact',
      'payment.payout',
    ]),
  )
})

test('what is excepted is there', () => {
  const names = callsWithContacts.map(({ name }) => name)
  expect(Object.keys(notCustomerContacts).filter((name) => !names.includes(name))).toEqual([])
  const everyCall = officeCalls.map(({ name }) => name)
  expect(Object.keys(linkCalls).filter((name) => !everyCall.includes(name))).toEqual([])
})

test('a call that is open to anybody answers with no way to reach a customer', () => {
  const open = callsWithContacts.filter(
    ({ name, call }) => call.who === 'anyone' && !(name in notCustomerContacts),
  )
  expect(open.map(({ name }) => name)).toEqual([])
})

test('a link that gives away a right of a customer is handed over with a second factor', () => {
  const proved = officeCalls.filter(({ call }) => call.proof === true).map(({ name }) => name)
  const asked = Object.keys(linkCalls).filter((name) => linkCalls[name] === 'proof')
  expect(asked.filter((name) => !proved.includes(name))).toEqual([])
})
