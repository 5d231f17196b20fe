// Mails that somebody without a log-in has sent to strangers in the name of an agency are few. Decisions 20, 81
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { AgencyJob } from '#jobs.ts'
import { rateLimits } from '#limits/access.ts'
import { shareLimits, unpaidAnHour, unprovedLimits } from '#limits/trade.ts'
import { purgeExpired } from '#retention.server.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import {
  buildForm,
  createContact,
  createMailCode,
  createTripWithSeats,
  departure_date,
  runInAgency,
  sendReservation,
  setUpHolds,
  site,
} from './holds-setup.ts'
import { createMember, createVisitor, type Visitor } from './visitor.ts'

const mostAnHour = unprovedLimits.each * unpaidAnHour.times
const jobs: AgencyJob[] = []
let trip: string
beforeAll(async () => {
  await setUpHolds()
  trip = await createTripWithSeats(1_000)
  const { enqueue } = site.naru.deps
  site.naru.deps.enqueue = async (tx, ...job) => {
    jobs.push(job)
    return enqueue(tx, ...job)
  }
})
/** Nothing was reserved within the hour. */
beforeEach(async () => {
  jobs.length = 0
  await runInAgency((tx) => sql`update booking set progress = 'cancel_completed', visitor = null`.execute(tx))
})
const countMails = (kind: string) =>
  jobs.filter(([name, about]) => name === 'send-mail' && 'kind' in about && about.kind === kind).length

const cancel = (me: Visitor, booking_id: string) =>
  me.sendUntilAnswered('PUT', `/api/landing/user/booking/packageCancle?booking_id=${booking_id}`, undefined)
async function reserveAndCancel(me: Visitor, overrides: object = {}): Promise<string> {
  const { status, body } = await sendReservation(me, trip, overrides)
  if (status !== 200) return body.code
  expect((await cancel(me, body.booking_id)).status).toBe(200)
  return 'done'
}
const repeat = async (count: number, act: (at: number) => Promise<string>) => {
  const outcomes = []
  for (let at = 0; at < count; at++) outcomes.push(await act(at))
  return outcomes
}
const limited = [...Array(mostAnHour).fill('done'), 'PROOF_REQUIRED']

test('reserved and cancelled again and again, a mailbox gets a few mails, however it is spelt and wherever it comes from', async () => {
  const write = (at: number) => reserveAndCancel(createVisitor(site), { email: `victim+${at}@example.com` })
  expect(await repeat(mostAnHour + 1, write)).toEqual(limited)
  expect(countMails('booking-reserved')).toBe(mostAnHour)
  const me = createVisitor(site)
  const code = await createMailCode(me, 'victim@example.com')
  expect(await reserveAndCancel(me, { email: 'victim@example.com', code })).toBe('done')
  expect(await reserveAndCancel(createVisitor(site))).toBe('done')
})

test('a network that reserves for ever new addresses and cancels proves itself after a few; another does not', async () => {
  const ip = '203.0.113.201'
  const write = () => reserveAndCancel(createVisitor(site, { ip }))
  expect(await repeat(mostAnHour + 1, write)).toEqual(limited)
  expect(await reserveAndCancel(createVisitor(site))).toBe('done')
  await runInAgency((tx) => sql`update booking set reg_date = now() - interval '61 minutes'`.execute(tx))
  expect(await write()).toBe('done')
})

test('a member with an address of their own writes to somebody else’s a few times, too', async () => {
  const member = await createMember(site, { email: 'own@example.com', email_verified: true })
  const write = async (email: string) => {
    const { status, body } = await member.sendOnce('POST', '/api/landing/package', buildForm(trip, { email }))
    if (status !== 200) return body.code
    expect((await cancel(member, body.booking_id)).status).toBe(200)
    return 'done'
  }
  expect(await repeat(mostAnHour + 1, () => write('other-victim@example.com'))).toEqual(limited)
  expect(await write('own@example.com')).toBe('done')
})

test('what is paid does not count, so a network of honest buyers goes on', async () => {
  const buy = async () => {
    const { status, body } = await sendReservation(createVisitor(site, { ip: '203.0.113.202' }), trip)
    if (status !== 200) return body.code
    await runInAgency((tx) =>
      confirmDeposit({ db: tx, travel_agency: 1, enqueue: async () => {} }, body.booking_id),
    )
    return 'done'
  }
  expect(new Set(await repeat(mostAnHour + 3, buy))).toEqual(new Set(['done']))
})

test('the network of a cancelled reservation is forgotten after a day', async () => {
  expect(await reserveAndCancel(createVisitor(site))).toBe('done')
  const countKept = async () => {
    await purgeExpired(site.naru.deps)
    return runInAgency(async (tx) => {
      const { rows } = await sql<{ kept: number }>`
        select count(*)::int as kept from booking where travel_agency = 1 and visitor is not null`.execute(tx)
      return rows[0]?.kept
    })
  }
  expect(await countKept()).toBe(1)
  await runInAgency((tx) => sql`update booking set reg_date = now() - interval '25 hours'`.execute(tx))
  expect(await countKept()).toBe(0)
})

const sharesPath = '/api/landing/user/booking/shares'
const divide = (me: Visitor, booking_id: string, emails: string[], key: string = randomUUID()) =>
  me.sendOnce(
    'POST',
    sharesPath,
    { booking_id, shares: emails.map((email) => ({ name: '이친구', email, amount: 1_000 })) },
    key,
  )
async function takeBack(me: Visitor, booking_id: string, list: { share_id: number }[]): Promise<void> {
  for (const { share_id } of list)
    expect((await me.send('DELETE', sharesPath, { booking_id, share_id })).status).toBe(200)
}
async function createBooking(me: Visitor): Promise<string> {
  const { status, body } = await sendReservation(me, trip)
  expect([status, body]).toEqual([200, expect.objectContaining({ booking_id: expect.any(String) })])
  return body.booking_id
}
const listStrangers = (count = shareLimits.most) => Array.from({ length: count }, () => createContact().email)

test('shares made, taken back and made again send no more mails than two divisions have', async () => {
  const me = createVisitor(site)
  const booking_id = await createBooking(me)
  const outcomes = await repeat(3, async () => {
    const { status, body } = await divide(me, booking_id, listStrangers())
    await takeBack(me, booking_id, body.list ?? [])
    return status === 200 ? 'done' : body.code
  })
  expect(outcomes).toEqual(['done', 'done', 'TOO_MANY_TRIES'])
  expect(countMails('share-asked')).toBe(shareLimits.mails)
  expect((await divide(me, booking_id, ['', ''])).status).toBe(200)
})

test('one mailbox is sent a few shares in a day, of whatever bookings and however it is spelt', async () => {
  const { free } = rateLimits.shareMailTo
  const outcomes = await repeat(free + 1, async (at) => {
    const me = createVisitor(site)
    const { status, body } = await divide(me, await createBooking(me), [`share.victim+${at}@gmail.com`])
    return status === 200 ? 'done' : body.code
  })
  expect(outcomes).toEqual([...Array(free).fill('done'), 'TOO_MANY_TRIES'])
})

test('a network has a limit of its own, and the same division sent again is counted once', async () => {
  const { free } = rateLimits.shareMailsFrom
  const ip = '203.0.113.203'
  let sent = 0
  for (; sent + shareLimits.most <= free; sent += shareLimits.most) {
    const me = createVisitor(site, { ip })
    const [booking_id, strangers, key] = [await createBooking(me), listStrangers(), randomUUID()]
    for (let again = 0; again < 2; again++)
      expect((await divide(me, booking_id, strangers, key)).status).toBe(200)
    await cancel(me, booking_id)
  }
  const me = createVisitor(site, { ip })
  expect((await divide(me, await createBooking(me), listStrangers())).body.code).toBe('TOO_MANY_TRIES')
  expect(countMails('share-asked')).toBe(sent)
})

test('a share of somebody who is called like an address of the web is refused', async () => {
  const me = createVisitor(site)
  const booking_id = await createBooking(me)
  const shares = [{ name: '광고 bit.ly/x1', email: createContact().email, amount: 1_000 }]
  const { status, body } = await me.sendOnce('POST', sharesPath, { booking_id, shares }, randomUUID())
  expect([status, body.fields]).toEqual([400, { 'shares.0.name': expect.anything() }])
  expect(countMails('share-asked')).toBe(0)
})

test('who has no booking, or divides too much, uses up no share mails of anybody', async () => {
  const email = createContact().email
  const stranger = createVisitor(site)
  stranger.cookies.set('booking_pass', 'x')
  const me = createVisitor(site)
  const booking_id = await createBooking(me)
  for (let at = 0; at <= rateLimits.shareMailTo.free; at++) {
    expect((await divide(stranger, booking_id, [email])).body.code).toBe('BOOKING_NOT_FOUND')
    const shares = [{ name: '이친구', email, amount: 900_000_000 }]
    const { body } = await me.sendOnce('POST', sharesPath, { booking_id, shares }, randomUUID())
    expect(body.code).toBe('SHARES_TOO_LARGE')
  }
  expect((await divide(me, booking_id, [email])).status).toBe(200)
})

test('a mailbox is written to by reservations of all agencies a few times an hour; then its reader proves it at each', async () => {
  const { free } = rateLimits.mailTyped
  const hosts = ['a1.localhost', 'a2.localhost']
  const { tour_category_id } = await site.makeAt(2).category()
  const { package_code } = await site.makeAt(2).package({ tour_category_id })
  await site.makeAt(2).departure({ package_code, departure_date, seats: 1_000 })
  await site.db.updateTable('agency').set({ hold_limits: null }).where('travel_agency', '=', 2).execute()
  const email = 'at.all.agencies@example.com'
  const write = async (host: string | undefined, ip = '203.0.113.210') => {
    const me = createVisitor(site, { host, ip })
    const { status, body } = await sendReservation(me, host === hosts[0] ? trip : package_code, { email })
    if (status !== 200) return body.code
    expect((await cancel(me, body.booking_id)).status).toBe(200)
    return 'done'
  }
  const outcomes = await repeat(free, (at) => write(hosts[at % 2]))
  expect(new Set(outcomes)).toEqual(new Set(['done']))
  expect(await repeat(2, (at) => write(hosts[at]))).toEqual(['PROOF_REQUIRED', 'PROOF_REQUIRED'])

  const me = createVisitor(site, { ip: '203.0.113.210' })
  const question = {
    name: '이질문',
    contact: '010-2222-3333',
    email,
    contents: '언제 떠나요?',
    privacy: true,
  }
  expect((await me.send('POST', '/api/landing/board/consultation', question)).status).toBe(200)
  expect([countMails('consultation'), countMails('consultation-copy')]).toEqual([1, 0])
  expect((await divide(me, await createBooking(me), [email])).body.code).toBe('TOO_MANY_TRIES')

  expect(await write(hosts[1], '203.0.113.211')).toBe('done') // a stranger used up his own
  const other = createVisitor(site)
  const asked = await other.send('POST', '/api/landing/board/consultation', {
    ...question,
    email: 'b@example.com',
  })
  expect([asked.status, countMails('consultation-copy')]).toEqual([200, 1])
})
