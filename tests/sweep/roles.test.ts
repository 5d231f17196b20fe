// Every office call, asked by every role, by nobody, with an ended log-in and for another agency: 0 wrongly
// allowed.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { describeLogEntry } from '#domain/staff/describe-log-entry.server.ts'
import { logEntries as en } from '#i18n/office/en/log-entries.ts'
import { logEntries as ko } from '#i18n/office/ko/log-entries.ts'
import { calls } from '#office/calls.ts'
import type { Call } from '#platform/wire/call.ts'
import { keyMay, may, type Role, roles, type Scope } from '#roles.ts'
import { countCases } from '../attacks/count-cases.ts'
import { createGrant, createOperator, endGrants } from '../operator-setup.ts'
import { createSite, type Site } from '../site.ts'
import { createOfficeVisitor, createStaffUser, officeHost, type StaffUser } from '../staff-user.ts'

const officeCalls = Object.entries(calls).flatMap(([room, named]) =>
  Object.entries<Call>(named).map(([name, call]) => ({ name: `${room}.${name}`, call })),
)
const staffCalls = officeCalls.filter(({ call }) => call.who === 'staff')
const agencyCalls = staffCalls.filter(({ call }) => call.may !== undefined)
const consoleCalls = staffCalls.filter(({ call }) => call.operator)

let site: Site
const staffByRole = new Map<Role, StaffUser>()
/** An owner whose log-in is over. */
let ended: StaffUser
beforeAll(async () => {
  site = await createSite({ shared: true })
  for (const role of roles)
    staffByRole.set(role, await createStaffUser(site, { roles: [role], proved: false }))
  ended = await createStaffUser(site)
  const [first] = agencyCalls
  expect(first && (await findRefusal(ended, first.call, 1))).toBeUndefined()
  await site.db.deleteFrom('staff_session').where('staff_id', '=', ended.id).execute()
})

const getStaffUser = (role: Role) => staffByRole.get(role) ?? expect.fail(`nobody is ${role}`)

/** Refused at the door, before a byte of the body was looked at: with which code; undefined when let in. */
async function findRefusal(
  person: Pick<StaffUser, 'visitor'>,
  { method, path }: Call,
  agency: number | undefined,
): Promise<string | undefined> {
  const address = agency === undefined ? path : `${path}?travel_agency=${agency}`
  // whoever is let in gets no further than this
  const body = method === 'GET' ? undefined : { nonsense: true }
  const { status, body: answer } = await person.visitor.send(method, address, body)
  const atEndpoint = ['LOGIN_REQUIRED', 'NOT_ALLOWED', 'AGENCY_NOT_FOUND', 'GRANT_REQUIRED']
  atEndpoint.push('STEP_UP_REQUIRED', 'PASSWORD_REQUIRED', 'FACTOR_REQUIRED')
  if (!atEndpoint.includes(answer?.code)) expect(status, `${method} ${address}`).not.toBe(500)
  return atEndpoint.includes(answer?.code) ? answer.code : undefined
}

test('every call that is about an agency names what it takes to be allowed it', () => {
  const own = staffCalls
    .filter(({ call }) => call.may === undefined && !call.operator)
    .map(({ name }) => name)
  expect(own.every((name) => name.startsWith('staff.'))).toBe(true)
  expect(officeCalls.filter(({ call }) => call.who !== 'staff' && call.who !== 'anyone')).toEqual([])
  expect(officeCalls.every(({ call }) => call.path.startsWith('/api/office/'))).toBe(true)
})

test.each(agencyCalls)('$name: each role is let in or not as the table says', async ({ call }) => {
  const wanted = call.may ?? expect.fail('no may')
  countCases(roles.length)
  for (const role of roles) {
    const refused = await findRefusal(getStaffUser(role), call, 1)
    expect([role, refused]).toEqual([role, may([role], wanted) ? undefined : 'NOT_ALLOWED'])
  }
})

test.each(staffCalls)(
  '$name: nobody, an ended log-in and another agency are turned away',
  async ({ call }) => {
    countCases(3)
    expect(await findRefusal({ visitor: createOfficeVisitor(site) }, call, 1)).toBe('LOGIN_REQUIRED')
    expect(await findRefusal(getStaffUser('owner'), call, 2)).toBe('AGENCY_NOT_FOUND')
    expect(await findRefusal(ended, call, 1)).toBe('LOGIN_REQUIRED')
  },
)

test('no role of an agency opens the console, and an operator without a second factor neither', async () => {
  countCases(consoleCalls.length * (roles.length + 1))
  const operator = await createOperator(site, { hasFactor: false })
  for (const { name, call } of consoleCalls) {
    expect(call.may).toBeUndefined()
    for (const role of roles)
      expect([name, role, await findRefusal(getStaffUser(role), call, undefined)]).toEqual([
        name,
        role,
        'NOT_ALLOWED',
      ])
    expect([name, await findRefusal(operator, call, undefined)]).toEqual([name, 'FACTOR_REQUIRED'])
  }
})

test('an operator is let into no agency without its owner’s grant, and with it as a manager, there alone', async () => {
  countCases(agencyCalls.length * 3)
  const operator = await createOperator(site)
  for (const { name, call } of agencyCalls)
    expect([name, await findRefusal(operator, call, 1)]).toEqual([name, 'GRANT_REQUIRED'])
  await createGrant(site, 1)
  for (const { name, call } of agencyCalls) {
    const wanted = call.may ?? expect.fail('no may')
    const refused = may(['manager'], wanted) ? undefined : 'NOT_ALLOWED'
    expect([name, await findRefusal(operator, call, 1)]).toEqual([name, refused])
    expect([name, await findRefusal(operator, call, 2)]).toEqual([name, 'GRANT_REQUIRED'])
  }
  await endGrants(site, 1)
})

test.each(agencyCalls)('$name: without an agency there is nothing to be allowed', async ({ call }) => {
  expect(await findRefusal(getStaffUser('owner'), call, undefined)).toBe('NOT_ALLOWED')
})

test.each(staffCalls.filter(({ call }) => call.proof))(
  '$name: asks for the second factor',
  async ({ call }) => {
    const owner = await createStaffUser(site, { proved: false })
    const changes = { totp_sealed: 'sealed', ...(call.operator && { operator_since: sql<string>`now()` }) }
    await site.db.updateTable('staff').set(changes).where('id', '=', owner.id).execute()
    expect(await findRefusal(owner, call, 1)).toBe('STEP_UP_REQUIRED')
  },
)

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
    const elsewhere = await site.make.apiKey({ scopes: granted }) // one key alone would reach its limit a minute
    countCases(staffCalls.length * 3)
    for (const { name, call } of staffCalls) {
      const isOpen = call.may !== undefined && !call.proof && keyMay(granted, call.may)
      const code = await ask(key, call)
      expect([name, granted, code === 'NOT_ALLOWED']).toEqual([name, granted, !isOpen])
      expect([name, await ask(elsewhere.key, call, 2)]).toEqual([name, 'AGENCY_NOT_FOUND'])
    }
    await site.db.updateTable('api_key').set({ revoked: sql<string>`now()` }).where('id', '=', id).execute()
    const [first] = agencyCalls
    expect(first && (await ask(key, first.call))).toBe('KEY_REFUSED')
  }
})

test('no office call answers on an agency’s host', async () => {
  countCases(officeCalls.length)
  for (const { call } of officeCalls) {
    const answer = await site.request(call.path, {
      method: call.method,
      headers: { origin: 'http://a1.localhost' },
    })
    expect([call.path, answer.statusCode]).toEqual([call.path, 404])
  }
  expect((await site.request('/api/openapi.json')).body).not.toContain('/api/office/')
})

test.each([
  ['ko', ko],
  ['en', en],
] as const)('the log has words for every action it records: %s', (language, { done }) => {
  const loggedCalls = [...agencyCalls, ...consoleCalls]
    .filter(({ call }) => call.method !== 'GET' || call.logsRead)
    .map(({ name }) => name)
  expect(loggedCalls.length).toBeGreaterThan(50)
  expect(loggedCalls.filter((name) => !(name in done))).toEqual([])
  const nobody = { subject_name: null, before_name: null, after_name: null }
  const logEntry = {
    call: 'bank.confirmDeposit',
    subject: 'booking ABCDEFGH1234',
    before: 'preparing',
    ...nobody,
  }
  const said = describeLogEntry(language, {
    ...logEntry,
    after: { amount: 1_000, note: '', roles: ['owner', 'sales'] },
  })
  expect(Object.values(said).join(' | ')).toBe(
    language === 'ko'
      ? '입금 확인 | 예약 ABCDEFGH1234 | 준비 중 | 금액 1,000 · 역할 대표, 예약·상담'
      : 'Confirmed a payment | Booking ABCDEFGH1234 | Preparing | amount 1,000 · roles Owner, Bookings',
  )
})
