// What strangers do uses up nobody else's tries, and what one asks for too often is limited by whose it is.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { rateLimits } from '#limits/access.ts'
import { roles } from '#roles.ts'
import { countCases } from './attacks/count-cases.ts'
import { createReservedBooking, owner, sendAction, setUpBookings, site } from './office-bookings-setup.ts'
import { createStaffUser, officeHost } from './staff-user.ts'
import { createVisitor } from './visitor.ts'

beforeAll(setUpBookings)

describe('a link of a booking', () => {
  test('opens with its code even after others at the same IP address guessed wrong', async () => {
    const ip = '203.0.113.60'
    const { booking_id } = await createReservedBooking()
    const { body: handed } = await sendAction(owner, 'pay-link', { booking_id })
    const code = handed.code.replaceAll('-', '')
    const ask = (typed: string) =>
      createVisitor(site, { ip }).send('POST', '/api/landing/user/booking/link', { code: typed })
    const said = []
    for (let at = 0; at < 8; at++) said.push((await ask(`ABCDEFGH000${at}`)).status)
    expect(
      said.slice(0, rateLimits.lookUpFrom.free).every((status) => status === 404 || status === 410),
    ).toBe(true)
    expect(said.at(-1)).toBe(429)
    const right = await ask(code)
    expect([right.status, right.body.pay?.name]).toEqual([200, '김○나'])
    expect((await ask('ABCDEFGH0009')).status).toBe(429)
    countCases(10)
  })
})

describe('a forgotten password', () => {
  test('a stranger’s password requests do not use up a staff user’s own limit', async () => {
    const { email } = await owner.api.staff.me()
    const forgot = async (ip?: string) =>
      (
        await createVisitor(site, { host: officeHost, ip }).send('POST', '/api/office/password/forgot', {
          email,
        })
      ).status
    const strangers = []
    for (let at = 0; at < 5; at++) strangers.push(await forgot('203.0.113.61'))
    expect(strangers).toEqual([200, 200, 200, 429, 429])
    expect(await forgot()).toBe(200)
    const all = []
    for (let at = 0; at < rateLimits.resetToAll.free; at++) all.push(await forgot())
    expect(all.filter((status) => status === 429)).toHaveLength(4) // a mailbox bears so many in all
    countCases(all.length + 6)
  })

  test('a stranger’s password requests do not use up a member’s own limit', async () => {
    await site.make.member({
      login_id: 'forgetful',
      email: 'forgetful@example.com',
      email_verified: true,
    })
    const body = { email: 'forgetful+x@example.com' }
    const forgot = async (ip?: string) =>
      (await createVisitor(site, { ip }).send('POST', '/api/landing/user/resetPassword', body)).status
    const strangers = []
    for (let at = 0; at < 4; at++) strangers.push(await forgot('203.0.113.62'))
    expect([strangers.at(-1), await forgot()]).toEqual([429, strangers[0]])
    countCases(5)
  })
})

describe('colleagues', () => {
  test('a staff user has each role at most once', async () => {
    const other = await createStaffUser(site, { roles: ['sales'] })
    const give = (given: unknown[]) =>
      owner.send('PUT', '/api/office/people', { staff_id: other.id, roles: given, revision: 1 })
    const invite = (given: unknown[]) =>
      owner.send('POST', '/api/office/people/invite', { email: 'new@example.com', roles: given })
    const odd = [['sales', 'sales'], Array.from({ length: 10_000 }, () => 'sales'), [...roles, 'owner'], []]
    for (const given of odd)
      for (const answer of [await give(given), await invite(given)])
        expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } })
    expect((await give([...roles])).status).toBe(200)
    countCases(2 * odd.length)
  })

  test('are invited so often an hour for an agency, and so often to one mailbox', async () => {
    await site.makeAt(8).agency()
    const inviting = await createStaffUser(site, { travel_agency: 8 })
    const invite = async (email: string) =>
      (await inviting.send('POST', '/api/office/people/invite', { email, roles: ['sales'] })).status
    const { invite: ofAgency, inviteTo } = rateLimits
    const toOne = []
    for (let at = 0; at <= inviteTo.free; at++) toOne.push(await invite(`Victim+${at}@example.com`))
    expect(toOne).toEqual([...Array.from({ length: inviteTo.free }, () => 200), 429])
    const toMany = []
    for (let at = 0; at < ofAgency.free; at++) toMany.push(await invite(`new${at}@example.com`))
    expect(toMany.filter((status) => status === 200)).toHaveLength(ofAgency.free - inviteTo.free - 1)
    expect(toMany.at(-1)).toBe(429)
    expect(
      (await owner.send('POST', '/api/office/people/invite', { email: 'a@example.com', roles: ['sales'] }))
        .status,
    ).toBe(200)
    countCases(toOne.length + toMany.length)
  })
})

describe('a file of trips', () => {
  test('has departures for who may see them, and brought in without them it keeps those that are there', async () => {
    const { tour_category_id } = await site.make.category()
    const { package_code } = await site.make.package({ tour_category_id })
    await site.make.departure({ package_code, departure_date: '2035-05-05' })
    const content = await createStaffUser(site, { roles: ['content'] })
    const tripIn = async (who: typeof owner) => {
      const { trips } = await who.api.trip.exportTrips({})
      return trips.find((trip) => trip.package_code === package_code) ?? expect.fail('not exported')
    }
    const [seen, hidden] = [await tripIn(owner), await tripIn(content)]
    expect([seen.departures.length, hidden.departures]).toEqual([1, []])
    const trips = [{ package_code, revision: hidden.revision, content: hidden.content, rows: [] }]
    const taken = await owner.sendOnce('POST', '/api/office/trips/import', { trips })
    expect([taken.status, taken.body.saved]).toEqual([200, 1])
    expect((await tripIn(owner)).departures).toHaveLength(1)
  })
})

describe('mails to one mailbox', () => {
  const ask = (host: string, ip: string, email: string) =>
    createVisitor(site, { host, ip }).send('POST', '/api/landing/package/reserveCode', { email })

  test('are counted for all agencies together, under no name that a reader of the table knows', async () => {
    const shared = { ...rateLimits.mailboxFrom }
    const [ip, email] = ['203.0.113.90', 'bombed@example.com']
    const { free } = rateLimits.codeFor
    // as if other agencies had sent nearly all by now
    for (let at = 0; at < free; at++) expect((await ask('a1.localhost', ip, email)).status).toBe(200)
    await setSharedUses(shared.free)
    expect((await ask('a2.localhost', ip, `bombed+${free}@example.com`)).status).toBe(429)
    expect((await ask('a2.localhost', '203.0.113.91', email)).status).toBe(200) // a stranger used up his own
    const { rows } = await sql<{
      subject: string
    }>`select subject from failed_try where travel_agency = 0`.execute(site.db)
    const plain = createHash('sha256')
      .update(JSON.stringify([shared.name, email, ip]))
      .digest('base64url')
      .slice(0, 22)
    expect(rows.map(({ subject }) => subject)).not.toContain(plain)
  })
})

/** Every count of the shared mail server stands so high. */
const setSharedUses = (uses: number) =>
  sql`update failed_try set failures = ${uses} where travel_agency = 0 and failures = ${rateLimits.codeFor.free}`.execute(
    site.db,
  )
