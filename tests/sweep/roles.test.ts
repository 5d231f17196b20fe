// Every office call, asked by every role, by nobody, with an ended log-in and for another agency: 0 wrongly
// allowed.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { sayDeed } from '#domain/staff/say-deed.server.ts'
import { calls } from '#office/calls.ts'
import type { Call } from '#platform/wire/call.ts'
import { keyMay, may, type Role, roles, type Scope } from '#roles.ts'
import { deeds as en } from '#words/office/en/deeds.ts'
import { deeds as ko } from '#words/office/ko/deeds.ts'
import { tried } from '../attacks/tried.ts'
import { atOffice, type Colleague, colleagueAt, officeHost } from '../office.ts'
import { openSite, type Site } from '../site.ts'

const asked = Object.entries(calls).flatMap(([room, named]) =>
  Object.entries<Call>(named).map(([name, call]) => ({ name: `${room}.${name}`, call })),
)
const ofStaff = asked.filter(({ call }) => call.who === 'staff')
const ofAgency = ofStaff.filter(({ call }) => call.may !== undefined)

let site: Site
const people = new Map<Role, Colleague>()
beforeAll(async () => {
  site = await openSite({ keep: true })
  for (const role of roles) people.set(role, await colleagueAt(site, { roles: [role], proved: false }))
})

const colleague = (role: Role) => people.get(role) ?? expect.fail(`nobody is ${role}`)

/** Refused at the door, before a byte of the body was looked at: with which code; undefined when let in. */
async function refusedTo(
  person: Pick<Colleague, 'browser'>,
  { method, path }: Call,
  agency: number | undefined,
): Promise<string | undefined> {
  const address = agency === undefined ? path : `${path}?travel_agency=${agency}`
  // whoever is let in gets no further than this
  const body = method === 'GET' ? undefined : { nonsense: true }
  const { status, body: answer } = await person.browser.send(method, address, body)
  const atDoor = ['LOGIN_REQUIRED', 'NOT_ALLOWED', 'AGENCY_NOT_FOUND']
  atDoor.push('STEP_UP_REQUIRED', 'PASSWORD_REQUIRED', 'FACTOR_REQUIRED')
  if (!atDoor.includes(answer?.code)) expect(status, `${method} ${address}`).not.toBe(500)
  return atDoor.includes(answer?.code) ? answer.code : undefined
}

test('every call that is about an agency names what it takes to be allowed it', () => {
  const own = ofStaff.filter(({ call }) => call.may === undefined).map(({ name }) => name)
  expect(own.every((name) => name.startsWith('staff.'))).toBe(true)
  expect(asked.filter(({ call }) => call.who !== 'staff' && call.who !== 'anyone')).toEqual([])
  expect(asked.every(({ call }) => call.path.startsWith('/api/office/'))).toBe(true)
})

test.each(ofAgency)('$name: each role is let in or not as the table says', async ({ call }) => {
  const wanted = call.may ?? expect.fail('no may')
  tried(roles.length)
  for (const role of roles) {
    const refused = await refusedTo(colleague(role), call, 1)
    expect([role, refused]).toEqual([role, may([role], wanted) ? undefined : 'NOT_ALLOWED'])
  }
})

test.each(ofStaff)('$name: nobody, an ended log-in and another agency are turned away', async ({ call }) => {
  tried(3)
  expect(await refusedTo({ browser: atOffice(site) }, call, 1)).toBe('LOGIN_REQUIRED')
  const owner = await colleagueAt(site)
  expect(await refusedTo(owner, call, 2)).toBe('AGENCY_NOT_FOUND')
  await site.db.deleteFrom('staff_session').where('staff_id', '=', owner.id).execute()
  expect(await refusedTo(owner, call, 1)).toBe('LOGIN_REQUIRED')
})

test.each(ofAgency)('$name: without an agency there is nothing to be allowed', async ({ call }) => {
  expect(await refusedTo(colleague('owner'), call, undefined)).toBe('NOT_ALLOWED')
})

test.each(ofStaff.filter(({ call }) => call.proof))('$name: asks for the second factor', async ({ call }) => {
  const owner = await colleagueAt(site, { proved: false })
  await site.db.updateTable('staff').set({ totp_sealed: 'sealed' }).where('id', '=', owner.id).execute()
  expect(await refusedTo(owner, call, 1)).toBe('STEP_UP_REQUIRED')
})

test('each key opens the calls of its scopes at its own agency, and nothing else', async () => {
  const held: Scope[][] = [['trips'], ['departures'], ['trips', 'departures']]
  const ask = async (key: string, { method, path }: Call, agency?: number) => {
    const answer = await site.naru.office?.inject({
      method,
      url: agency === undefined ? path : `${path}?travel_agency=${agency}`,
      headers: { host: officeHost, authorization: `Bearer ${key}` },
      ...(method !== 'GET' && { payload: { nonsense: true } }),
    })
    const code: unknown = answer?.json().code
    expect([path, answer?.statusCode]).not.toEqual([path, 500])
    return code
  }
  for (const granted of held) {
    const { key, id } = await site.make.apiKey({ scopes: granted })
    tried(ofStaff.length * 3)
    for (const { name, call } of ofStaff) {
      const isOpen = call.may !== undefined && !call.proof && keyMay(granted, call.may)
      const code = await ask(key, call)
      expect([name, granted, code === 'NOT_ALLOWED']).toEqual([name, granted, !isOpen])
      expect([name, await ask(key, call, 2)]).toEqual([name, 'AGENCY_NOT_FOUND'])
    }
    await site.db.updateTable('api_key').set({ revoked: sql<string>`now()` }).where('id', '=', id).execute()
    const [first] = ofAgency
    expect(first && (await ask(key, first.call))).toBe('KEY_REFUSED')
  }
})

test('no office call answers on an agency’s host', async () => {
  tried(asked.length)
  for (const { call } of asked) {
    const answer = await site.ask(call.path, {
      method: call.method,
      headers: { origin: 'http://a1.localhost' },
    })
    expect([call.path, answer.statusCode]).toEqual([call.path, 404])
  }
  expect((await site.ask('/api/openapi.json')).body).not.toContain('/api/office/')
})

test.each([
  ['ko', ko],
  ['en', en],
] as const)('the log has words for every deed it notes: %s', (language, { done }) => {
  const noted = ofAgency.filter(({ call }) => call.method !== 'GET' || call.notes).map(({ name }) => name)
  expect(noted.length).toBeGreaterThan(50)
  expect(noted.filter((name) => !(name in done))).toEqual([])
  const nobody = { subject_name: null, before_name: null, after_name: null }
  const deed = {
    call: 'payment.confirmDeposit',
    subject: 'booking ABCDEFGH1234',
    before: 'preparing',
    ...nobody,
  }
  const said = sayDeed(language, { ...deed, after: { amount: 1_000, note: '', roles: ['owner', 'sales'] } })
  expect(Object.values(said).join(' | ')).toBe(
    language === 'ko'
      ? '입금 확인 | 예약 ABCDEFGH1234 | 준비 중 | 금액 1,000 · 역할 대표, 예약·상담'
      : 'Confirmed a transfer | Booking ABCDEFGH1234 | Preparing | sum 1,000 · roles Owner, Bookings',
  )
})
