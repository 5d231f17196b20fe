// What the office does with a reservation: made for a caller, its contact mended, its people changed, moved,
// cancelled by the agency.

import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { keepSecret } from '#domain/agency/secrets.server.ts'
import { ofStaff } from '#domain/booking/find.server.ts'
import { settleRefund } from '#domain/payment/settle.server.ts'
import { releaseAll } from '#domain/reservation/clock.server.ts'
import type { JobList } from '#jobs.ts'
import { bookingMail } from '#mail/booking.server.ts'
import { contactChanged } from '#mail/contact.server.ts'
import type { Post } from '#mail/letter.server.ts'
import { payLink } from '#mail/pay-link.server.ts'
import { dayAfter } from '#plain/days.ts'
import { seoulDay } from '#plain/format.ts'
import { partsOf } from '#plain/parts-of.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { departureOf } from '#seed/departure-of.ts'
import { beginBeside } from './beside.ts'
import { adapterAt, keys, openGateway } from './gateway.ts'
import { type Colleague, colleagueAt } from './office.ts'
import { fillTerms } from './paid.ts'
import { personAt } from './person.ts'
import { openSite, type Site } from './site.ts'

const today = seoulDay(new Date())
const inDays = (days: number) => dayAfter(today, days)
/** Every mail that was asked for. */
const mails: JobList['send-mail'][] = []
let site: Site
let gateway: Awaited<ReturnType<typeof openGateway>>
let sales: Colleague
let money: Colleague
let other: Colleague
beforeAll(async () => {
  gateway = await openGateway({ webhooks: 'held' }, { keep: true })
  site = await openSite({ keep: true, env: { TOSS_URL: gateway.url } })
  site.naru.ground.outside.toss = adapterAt(gateway.url).toss
  const { later } = site.naru.ground
  site.naru.ground.later = async (tx, ...job) => {
    if (job[0] === 'send-mail') mails.push(job[1])
    return later(tx, ...job)
  }
  await fillTerms(site, [1])
  sales = await colleagueAt(site, { roles: ['sales'], name: '이영업' })
  money = await colleagueAt(site, { roles: ['money'], name: '최회계' })
  other = await colleagueAt(site, { travel_agency: 2 })
})

const inside = <T>(work: Parameters<typeof inAgency<T>>[2], key = 1) => inAgency(site.db, key, work)
const held = (booking_id: string) => inside((tx) => ofStaff({ db: tx, travel_agency: 1 }, booking_id))
const taken = async (package_code: string, departure_date: string) =>
  (
    await site.db
      .selectFrom('departure_seat')
      .select('taken')
      .where('travel_agency', '=', 1)
      .where('departure_id', '=', departureOf(package_code, { departure_date }))
      .executeTakeFirst()
  )?.taken ?? 0

/** A trip with departures in so many days, each with its price. */
async function trip(departures: Record<number, number> = { 60: 500_000 }, seats = 10) {
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({
    tour_category_id,
    days: 3,
    page_title: { ko: '가을 다낭', en: 'Autumn' },
    detail: {
      travel_alert: 1,
      single_supplement: 100_000,
      options: JSON.stringify([{ option_id: 'dive', name: { ko: '다이빙', en: 'Diving' }, price: 30_000 }]),
    },
  })
  for (const [days, adult_price] of Object.entries(departures))
    await site.make.departure({
      package_code,
      departure_date: inDays(Number(days)),
      adult_price,
      child_price: adult_price / 2,
      baby_price: 0,
      seats,
      minimum: 4,
    })
  return package_code
}
const book = (package_code: string, given: object = {}, who = sales, key?: string) =>
  who.askOnce(
    'POST',
    '/api/office/booking',
    {
      package_code,
      departure_date: inDays(60),
      party: { adult: 2, child: 0, baby: 0 },
      name: '김전화',
      contact: '010-2222-3333',
      total: 1_000_000,
      ...given,
    },
    key,
  )
async function booked(package_code?: string, given: object = {}) {
  const code = package_code ?? (await trip())
  const { status, body } = await book(code, given)
  expect([status, body]).toEqual([200, expect.objectContaining({ booking_id: expect.any(String) })])
  return { package_code: code, booking_id: body.booking_id as string, total: body.total as number }
}
async function paid(package_code?: string, given: object = {}) {
  const made = await booked(package_code, given)
  const { booking_id, total: amount } = made
  const answer = await money.askOnce('POST', '/api/office/booking/deposit', { booking_id, amount })
  expect(answer.status).toBe(200)
  return made
}
const read = async (booking_id: string) =>
  (await sales.ask('GET', `/api/office/booking?booking_id=${booking_id}`)).body
const moneyOf = async (booking_id: string) =>
  (await sales.ask('GET', `/api/office/booking/money?booking_id=${booking_id}`)).body
const seen = async (booking_id: string) => ({ booking_id, revision: (await read(booking_id)).revision })
const act = (what: string, body: object, who = sales, key?: string) =>
  who.askOnce('POST', `/api/office/booking/${what}`, body, key)
const preview = (what: string, asked: Record<string, string>, who = sales) =>
  who.ask('GET', `/api/office/booking/${what}?${new URLSearchParams(asked)}`)

/** Mails that are asked for about a booking, by kind. */
async function mailsFor(booking_id: string, refs?: number[]) {
  const { id } = await held(booking_id)
  return mails.filter(({ ref }) => (refs ?? [id]).includes(ref)).map(({ kind }) => kind)
}

describe('a booking for a caller', () => {
  test('has its price worked out, its seats held, no consents and no e-mail', async () => {
    const package_code = await trip()
    const answer = await book(package_code, {
      party: { adult: 2, child: 1, baby: 0 },
      single_rooms: 1,
      options: ['dive'],
      total: 1_000_000 + 250_000 + 100_000 + 90_000,
    })
    expect(answer).toMatchObject({ status: 200, body: { total: 1_440_000, pay_by: 'bank_transfer' } })
    const { booking_id } = answer.body
    expect(await taken(package_code, inDays(60))).toBe(3)
    expect(await read(booking_id)).toMatchObject({
      name: '김전화',
      email: '',
      consents_due: true,
      progress: 'waiting_for_payment',
      history: [{ by: 'staff', by_name: '이영업' }],
    })
    const { id } = await held(booking_id)
    const consents = await inside((tx) =>
      tx.selectFrom('consent').select('type').where('booking', '=', id).execute(),
    )
    expect(consents).toEqual([])
  })

  test('is made once for its key, however often the button is pressed', async () => {
    const package_code = await trip()
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => book(package_code, {}, sales, key)))
    expect(new Set(answers.map(({ body }) => body.booking_id)).size).toBe(1)
    expect(await taken(package_code, inDays(60))).toBe(2)
  })

  test('is refused for another price, without seats, to who may not, and for another agency', async () => {
    const package_code = await trip({ 60: 500_000 }, 2)
    expect((await book(package_code, { total: 999_999 })).body.code).toBe('PRICE_CHANGED')
    expect(
      (await book(package_code, { party: { adult: 3, child: 0, baby: 0 }, total: 1_500_000 })).body.code,
    ).toBe('SOLD_OUT')
    expect((await book(package_code, {}, money)).body.code).toBe('NOT_ALLOWED')
    expect((await book(package_code, {}, other)).body.code).toBe('PACKAGE_UNAVAILABLE')
    const { booking_id } = await booked(await trip())
    expect((await book(await trip(), { like: booking_id }, other)).body.code).not.toBeUndefined()
    expect(await taken(package_code, inDays(60))).toBe(0)
  })

  test('the last seats go to one of many at once', async () => {
    const package_code = await trip({ 60: 500_000 }, 2)
    const answers = await Promise.all(Array.from({ length: 10 }, () => book(package_code)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(await taken(package_code, inDays(60))).toBe(2)
  })

  test('who loses the role in the middle of the form writes nothing', async () => {
    const package_code = await trip()
    const leaving = await colleagueAt(site, { roles: ['sales'] })
    await site.db
      .updateTable('staff_role')
      .set({ roles: ['guide'] })
      .where('travel_agency', '=', 1)
      .where('staff_id', '=', leaving.id)
      .execute()
    expect((await book(package_code, {}, leaving)).body.code).toBe('NOT_ALLOWED')
    expect(await taken(package_code, inDays(60))).toBe(0)
  })

  test('lists departures that have seats, of this agency alone', async () => {
    const package_code = await trip({ 30: 500_000, 60: 500_000 }, 1)
    await booked(package_code, { party: { adult: 1, child: 0, baby: 0 }, total: 500_000 })
    const open = await sales.ask('GET', `/api/office/departures/open?package_code=${package_code}`)
    expect(open.body.list).toMatchObject([{ departure_date: inDays(30), left: 1, adult_price: 500_000 }])
    const theirs = await other.ask('GET', `/api/office/departures/open?package_code=${package_code}`)
    expect(theirs.body.list).toEqual([])
    const named = await sales.ask('GET', '/api/office/departures/open?q=%EB%8B%A4%EB%82%AD')
    expect(named.body.list.length).toBeGreaterThan(0)
    for (const typed of [inDays(30), inDays(30).slice(5).replace('-', '/')]) {
      const { body } = await sales.ask('GET', `/api/office/departures/open?q=${encodeURIComponent(typed)}`)
      const days = body.list.map((each: { departure_date: string }) => each.departure_date)
      expect([typed, new Set(days)]).toEqual([typed, new Set([inDays(30)])])
    }
  })

  test('of two departures of a day each is told from the other, booked, and moved to', async () => {
    const package_code = await trip({ 60: 500_000 })
    const { departure_id: evening } = await site.make.departure({
      package_code,
      departure_date: inDays(60),
      departure_time: '19:40',
      adult_price: 400_000,
    })
    const open = await sales.ask('GET', `/api/office/departures/open?package_code=${package_code}`)
    expect(open.body.list).toMatchObject([
      { departure_time: null, adult_price: 500_000 },
      { departure_time: '19:40', departure_id: evening, adult_price: 400_000 },
    ])
    const morning = open.body.list[0].departure_id
    const { booking_id } = await booked(package_code, { departure_id: morning })
    const asked = { departure_date: inDays(60), departure_id: evening }
    const { body } = await preview('move', { booking_id, ...asked, departure_id: String(evening) })
    expect(body).toMatchObject({ before: 1_000_000, total: 800_000 })
    const moved = await act('move', { ...(await seen(booking_id)), ...asked, total: 800_000 })
    expect(moved.status).toBe(200)
    expect(await held(booking_id)).toMatchObject({ departure_id: evening })
  })
})

test('the pay link is mailed to who has an address, made just before it is sent', async () => {
  const { booking_id } = await booked(undefined, { email: 'caller@example.com' })
  expect(await mailsFor(booking_id)).toEqual(['pay-link'])
  const { id } = await held(booking_id)
  const letter = await payLink(post(id))
  expect(letter?.to).toBe('caller@example.com')
  const [, code = ''] = /\/go#([0-9A-Z]{12})/.exec(letter?.text ?? '') ?? []
  const shown = await personAt(site).send('POST', '/api/landing/user/booking/link', { code })
  expect(shown.body).toMatchObject({ kind: 'pay', pay: { booking_id } })
  expect(await payLink(post((await held((await booked()).booking_id)).id))).toBeUndefined()
})

describe('the pay link', () => {
  const payLink = async (booking_id: string) => (await act('pay-link', { booking_id })).body
  const by = (code: string, more: object = {}) => ({ code, ...more })
  const agreed = { consents: { tour: true, privacy: true, special: false } }
  const go = (path: string, body: object, me = personAt(site)) =>
    me.sendOnce('POST', `/api/landing/user/booking/link${path}`, body)

  test('shows this booking and takes the consents, which staff cannot give', async () => {
    const { booking_id } = await booked()
    const { code, address } = await payLink(booking_id)
    expect(address).toMatch(new RegExp(`/go#${code.replaceAll('-', '')}$`))
    const shown = await go('', by(code.toLowerCase()))
    expect(shown.body).toMatchObject({
      kind: 'pay',
      pay: { booking_id, total: 1_000_000, consents_due: true, bank_transfer: null },
    })
    expect(shown.text).not.toMatch(/2222/)
    const without = await go('/agree', by(code, { consents: { tour: true, privacy: false, special: false } }))
    expect(without.body.code).toBe('CONSENT_REQUIRED')
    expect((await read(booking_id)).consents_due).toBe(true)
    for (let time = 0; time < 2; time++)
      expect((await go('/agree', by(code, agreed))).body.pay.consents_due).toBe(false)
    const { id } = await held(booking_id)
    const consents = await inside((tx) =>
      tx.selectFrom('consent').select('type').where('booking', '=', id).orderBy('type').execute(),
    )
    expect(consents.map(({ type }) => type)).toEqual(['privacy', 'tour'])
  })

  test('ends with the hold, with the payment, and opens nothing else', async () => {
    const { booking_id } = await booked()
    const { code } = await payLink(booking_id)
    const me = personAt(site)
    await go('', by(code), me)
    expect(me.cookies.has('booking_pass')).toBe(false)
    const info = await me.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`)
    expect(info.status).toBe(401)
    expect((await go('/open', by(code), me)).body.code).toBe('LINK_EXPIRED')
    const theirs = await personAt(site, { host: 'a2.localhost' }).send(
      'POST',
      '/api/landing/user/booking/link',
      by(code),
    )
    expect(theirs.body.code).toBe('LINK_EXPIRED')
    await inside((tx) =>
      tx
        .updateTable('booking')
        .set({ held_until: sql<string>`now() - interval '1 second'` })
        .where('travel_agency', '=', 1)
        .where('booking_id', '=', booking_id)
        .execute(),
    )
    expect((await go('', by(code))).body.code).toBe('LINK_EXPIRED')
    expect((await go('/agree', by(code, agreed))).body.code).toBe('LINK_EXPIRED')

    const second = await booked()
    const link = await payLink(second.booking_id)
    await money.askOnce('POST', '/api/office/booking/deposit', {
      booking_id: second.booking_id,
      amount: second.total,
    })
    expect((await go('', by(link.code))).body.code).toBe('LINK_EXPIRED')
    expect((await act('pay-link', { booking_id: second.booking_id })).body.code).toBe('WRONG_PROGRESS')
  })

  test('a guess gets slow', async () => {
    const me = personAt(site)
    const codes = Array.from({ length: 8 }, (_, at) => `ABCDEFGH000${at}`)
    const answers = []
    for (const code of codes) answers.push((await go('', by(code), me)).body.code)
    expect(answers.at(0)).toBe('LINK_EXPIRED')
    expect(answers.at(-1)).toBe('TOO_MANY_TRIES')
  })

  test('is not handed over for another agency’s booking', async () => {
    const { booking_id } = await booked()
    for (const what of ['pay-link', 'open-link'])
      expect((await act(what, { booking_id }, other)).body.code).toBe('BOOKING_NOT_FOUND')
  })

  test('pays through the gateway once the terms are agreed to, and the payer gets no pass', async () => {
    await withGateway(async () => {
      const { booking_id, total } = await booked()
      const { code } = await payLink(booking_id)
      const me = personAt(site)
      expect((await go('/pay', by(code), me)).body.code).toBe('CONSENT_REQUIRED')
      await go('/agree', by(code, agreed), me)
      const opened = (await go('/pay', by(code), me)).body
      expect(opened).toMatchObject({ booking_id, amount: total })
      const orderId: string = opened.gateway.order_id
      const { paymentKey } = gateway.sim.authenticate({ secretKey: keys.secretKey, orderId, amount: total })
      const back = await me.send('POST', '/api/landing/package/paymentReturn', {
        paymentKey,
        orderId,
        amount: total,
      })
      expect(back.body).toEqual({ booking_id: null, progress: null, state: 'paid' })
      expect(me.cookies.has('booking_pass')).toBe(false)
      expect(await read(booking_id)).toMatchObject({ progress: 'payment_completed', paid: total })
    })
  })

  test('whoever holds the booking otherwise agrees before paying, too', async () => {
    await withGateway(async () => {
      const { booking_id } = await booked()
      const me = personAt(site)
      const { code } = (await act('open-link', { booking_id })).body
      expect((await go('/open', by(code), me)).body).toEqual({ booking_id })
      const pay = () => me.sendOnce('POST', '/api/landing/package/payment', { booking_id })
      expect((await pay()).body.code).toBe('CONSENT_REQUIRED')
      const agree = await me.send('POST', '/api/landing/user/booking/agree', { booking_id, ...agreed })
      expect(agree.status).toBe(200)
      expect((await pay()).body.gateway).not.toBeNull()
      const stranger = await personAt(site).send('POST', '/api/landing/user/booking/agree', {
        booking_id,
        ...agreed,
      })
      expect(stranger.status).toBe(401)
    })
  })
})

/** The agency takes money online while this runs. */
async function withGateway<T>(work: () => Promise<T>): Promise<T> {
  const pays = (pay_yn: 'Y' | 'N') =>
    site.db.updateTable('agency_info').set({ pay_yn }).where('travel_agency', '=', 1).execute()
  await inside(async (tx) => {
    const of = { db: tx, travel_agency: 1, keyFor: site.naru.keyFor }
    await keepSecret(of, 'toss_client_key', keys.clientKey)
    await keepSecret(of, 'toss_secret_key', keys.secretKey)
  })
  await pays('Y')
  try {
    return await work()
  } finally {
    await pays('N')
  }
}

describe('the contact of a booking', () => {
  const contact = { name: '김새이름', contact: '010-9999-8888', email: 'new@example.com' }

  test('is mended: both addresses are told, passes, codes and links end', async () => {
    const { booking_id } = await booked(undefined, { email: 'old@example.com' })
    const me = personAt(site)
    const { code } = (await act('open-link', { booking_id })).body
    await me.send('POST', '/api/landing/user/booking/link/open', { code })
    const info = () => me.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`)
    expect((await info()).status).toBe(200)
    const asked = await personAt(site).send('POST', '/api/landing/user/booking/code', {
      booking_id,
      name: '김전화',
    })
    expect(asked.status).toBe(200)
    const pay = (await act('pay-link', { booking_id })).body

    const answer = await act('contact', { ...(await seen(booking_id)), ...contact })
    expect(answer.status).toBe(200)
    expect((await info()).status).toBe(404)
    const shown = await personAt(site).send('POST', '/api/landing/user/booking/link', { code: pay.code })
    expect(shown.body.code).toBe('LINK_EXPIRED')
    const { id } = await held(booking_id)
    const codes = await inside((tx) =>
      tx.selectFrom('mail_code').select('id').where('subject', '=', String(id)).execute(),
    )
    expect(codes).toEqual([])
    const [change] = await inside((tx) =>
      tx.selectFrom('contact_change').selectAll().where('booking', '=', id).execute(),
    )
    expect(change).toMatchObject({ email: 'old@example.com', by_name: '이영업' })
    expect(await mailsFor(booking_id, [change?.id ?? 0])).toEqual(
      expect.arrayContaining(['contact-changed', 'contact-changed-before']),
    )
    const letters = await Promise.all(
      (['now', 'before'] as const).map((to) => contactChanged(to)(post(change?.id ?? 0))),
    )
    expect(letters.map((letter) => letter?.to)).toEqual(['new@example.com', 'old@example.com'])
    expect(letters[1]?.text).toContain('ne***@example.com')
    expect(letters[1]?.text).not.toContain('new@')
    expect(await read(booking_id)).toMatchObject(contact)
  })

  test('another telephone alone ends no pass, and the second of two hears that it changed', async () => {
    const { booking_id } = await booked(undefined, { email: 'old@example.com' })
    const me = personAt(site)
    const { code } = (await act('open-link', { booking_id })).body
    await me.send('POST', '/api/landing/user/booking/link/open', { code })
    const before = await seen(booking_id)
    const mine = { ...before, ...contact, email: 'old@example.com' }
    const answers = await Promise.all([
      act('contact', mine),
      act('contact', { ...mine, contact: '010-1111-0000' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CHANGED_MEANWHILE')
    const info = await me.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`)
    expect(info.status).toBe(200)
  })

  test('needs a second factor that is fresh, also when the call is sent past the screen', async () => {
    const { booking_id } = await booked()
    const unproved = await colleagueAt(site, { roles: ['sales'], proved: false })
    await site.db.updateTable('staff').set({ totp_sealed: 'x' }).where('id', '=', unproved.id).execute()
    const asked = { ...(await seen(booking_id)), ...contact }
    expect((await act('contact', asked, unproved)).body.code).toBe('STEP_UP_REQUIRED')
    expect((await act('open-link', { booking_id }, unproved)).body.code).toBe('STEP_UP_REQUIRED')
    expect((await act('cancel', { ...asked, reason: 'free' }, unproved)).body.code).toBe('STEP_UP_REQUIRED')
    expect(await read(booking_id)).toMatchObject({ name: '김전화' })
  })

  test('a link that opens is good once, and never for a member’s booking', async () => {
    const { booking_id } = await booked()
    const { code } = (await act('open-link', { booking_id })).body
    const open = () => personAt(site).send('POST', '/api/landing/user/booking/link/open', { code })
    const answers = await Promise.all([open(), open(), open()])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const member = await site.make.member({})
    await inside((tx) =>
      tx
        .updateTable('booking')
        .set({ member_id: member.id })
        .where('travel_agency', '=', 1)
        .where('booking_id', '=', booking_id)
        .execute(),
    )
    expect((await act('open-link', { booking_id })).body.code).toBe('OPENED_BY_MEMBER')
  })
})

/** What a letter is made from. */
const post = (ref: number, amount?: number): Post => ({
  db: site.db,
  keyFor: site.naru.keyFor,
  travel_agency: 1,
  ref,
  ...(amount !== undefined && { amount }),
  origin: 'http://a1.localhost',
  office: 'http://office.localhost',
})

describe('staff cancel', () => {
  const what = (reason: string, more: object = {}) => ({ reason, note: '단체 취소', ...more })
  const weighed = async (booking_id: string, reason: string, more: Record<string, string> = {}) =>
    (await preview('cancel', { booking_id, reason, ...more })).body
  const cancel = async (booking_id: string, reason: string, more: object = {}, who = sales) => {
    const { refund, compensation } = await weighed(
      booking_id,
      reason,
      Object.fromEntries(Object.entries(more).map(([name, value]) => [name, JSON.stringify(value)])),
    )
    const sums = { refund, compensation: compensation.amount }
    return act('cancel', { ...(await seen(booking_id)), ...what(reason, more), ...sums }, who)
  }

  test('a booking that is not paid: the seats are free, and nothing is owed', async () => {
    const { booking_id, package_code } = await booked()
    expect((await cancel(booking_id, 'minimum')).body).toEqual({
      progress: 'cancel_completed',
      refund: 0,
      compensation: 0,
    })
    expect(await taken(package_code, inDays(60))).toBe(0)
    expect((await read(booking_id)).history.at(-1)).toMatchObject({ by_name: '이영업', note: '단체 취소' })
  })

  test.each([
    ['as the customer wants, the fee by the table', 5, 'customer', {}, 300_000, 0],
    ['as the customer wants, the fee waived', 5, 'customer', { waive: true }, 0, 0],
    ['too few travel, told in time', 8, 'minimum', {}, 0, 0],
    ['too few travel, told late', 5, 'minimum', {}, 0, 300_000],
    ['by our fault', 15, 'fault', {}, 0, 150_000],
    ['a disaster', 5, 'free', {}, 0, 0],
  ] as const)('%s', async (_name, days, reason, more, fee, compensation) => {
    const { booking_id } = await paid(await trip({ [days]: 500_000 }), { departure_date: inDays(days) })
    const { body } = await cancel(booking_id, reason, more)
    expect(body).toEqual({ progress: 'cancel_requested', refund: 1_000_000 - fee, compensation })
    expect(await moneyOf(booking_id)).toMatchObject({ for_cancel: 1_000_000 - fee, compensation })
    expect(await read(booking_id)).toMatchObject({ cancel_reason: reason, paid: 1_000_000 })
    expect(await mailsFor(booking_id)).toContain('booking-cancelled-by-us')
    expect(await mailsFor(booking_id)).not.toContain('booking-cancelling')
    expect((await money.askOnce('POST', '/api/office/booking/complete-cancel', { booking_id })).status).toBe(
      200,
    )
    expect((await moneyOf(booking_id)).compensation).toBe(compensation) // a debt of its own
  })

  test('a compensation is sent once by who may, and is no money of the trip', async () => {
    const { booking_id } = await paid(await trip({ 5: 500_000 }), { departure_date: inDays(5) })
    await cancel(booking_id, 'minimum')
    const send = (amount: number, who = money) =>
      who.askOnce('POST', '/api/office/booking/compensation', { booking_id, amount })
    expect((await send(300_000, sales)).body.code).toBe('NOT_ALLOWED')
    expect((await send(299_999)).body.code).toBe('PAYMENT_MISMATCH')
    const answers = await Promise.all([send(300_000), send(300_000)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { payments, paid: got } = await read(booking_id)
    expect(got).toBe(1_000_000)
    expect(payments.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
      ['payment', 1_000_000],
      ['compensation', 300_000],
      ['compensation_paid', 300_000],
    ])
    const { id } = await held(booking_id)
    const letter = await bookingMail('cancelledByUs')(post(id, 1_000_000))
    expect(letter?.text).toContain('최소 출발 인원이 모이지 않았습니다.')
  })

  test('goes back through the gateway without the compensation, which never does', async () => {
    await withGateway(async () => {
      const { booking_id, total } = await paidOnline(5)
      expect((await cancel(booking_id, 'minimum')).body).toEqual({
        progress: 'cancel_requested',
        refund: total,
        compensation: total * 0.3,
      })
      const { id } = await held(booking_id)
      const [refund] = await inside((tx) =>
        tx.selectFrom('refund').select(['id', 'amount']).where('booking', '=', id).execute(),
      )
      expect(refund?.amount).toBe(total)
      const { db, keyFor, outside } = site.naru.ground
      const desk = { db, keyFor, outside, later: site.naru.ground.later, log: site.naru.app.log }
      await settleRefund(desk, { travel_agency: 1, refund: refund?.id ?? 0 })
      expect(await read(booking_id)).toMatchObject({ progress: 'cancel_completed', paid: 0 })
      expect((await moneyOf(booking_id)).compensation).toBe(total * 0.3)
    })
  })

  test('some of the travellers, while the others travel on', async () => {
    const { booking_id, package_code } = await paid()
    await act('people', {
      ...(await seen(booking_id)),
      party: { adult: 2, child: 0, baby: 0 },
      single_rooms: 0,
      total: 1_000_000,
      travellers: [
        { kind: 'adult', name: '하나' },
        { kind: 'adult', name: '둘' },
      ],
    })
    const { body } = await cancel(booking_id, 'customer', { travellers: [2], waive: true })
    expect(body).toEqual({ progress: 'payment_completed', refund: 500_000, compensation: 0 })
    expect(await moneyOf(booking_id)).toMatchObject({ owed: 500_000 })
    expect(await taken(package_code, inDays(60))).toBe(1)
    expect(await read(booking_id)).toMatchObject({ cancel_reason: null, total: 500_000 })
  })

  test('somebody who has no name yet, and whose number is nobody else’s then', async () => {
    const { booking_id, package_code } = await paid(undefined, {
      party: { adult: 3, child: 0, baby: 0 },
      total: 1_500_000,
    })
    const { body } = await cancel(booking_id, 'customer', { travellers: [2], waive: true })
    expect(body).toEqual({ progress: 'payment_completed', refund: 500_000, compensation: 0 })
    expect(await taken(package_code, inDays(60))).toBe(2)
    expect(await read(booking_id)).toMatchObject({ total: 1_000_000, party: { adult: 2 }, travellers: [] })
    const papers = (await sales.ask('GET', `/api/office/booking/papers?booking_id=${booking_id}`)).body
    expect(papers.travellers.map(({ traveller }: { traveller: number }) => traveller)).toEqual([1, 3])
    for (const travellers of ['[2]', '[4]'])
      expect((await weighed(booking_id, 'customer', { travellers })).code).toBe('NOT_CANCELLABLE')
    expect(await read(booking_id)).toMatchObject({ total: 1_000_000 })
  })

  test('once: a double click, another who changed it first, another sum, another agency, no second factor', async () => {
    const { booking_id, package_code } = await paid()
    const asked = { ...(await seen(booking_id)), ...what('customer'), refund: 1_000_000, compensation: 0 }
    expect((await act('cancel', { ...asked, refund: 1 })).body.code).toBe('PAYMENT_MISMATCH')
    expect((await act('cancel', { ...asked, revision: asked.revision + 1 })).body.code).toBe(
      'CHANGED_MEANWHILE',
    )
    expect((await act('cancel', asked, other)).body.code).toBe('BOOKING_NOT_FOUND')
    expect((await act('cancel', asked, money)).body.code).toBe('NOT_ALLOWED')
    const key = crypto.randomUUID()
    const insist = async () => {
      for (;;) {
        const answer = await act('cancel', asked, sales, key)
        if (answer.body.code !== 'STILL_RUNNING') return answer
      }
    }
    const answers = await Promise.all([insist(), insist()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await act('cancel', asked)).body.code).toBe('CHANGED_MEANWHILE')
    const { history } = await read(booking_id)
    expect(
      history.filter(({ progress }: { progress: string }) => progress === 'cancel_requested'),
    ).toHaveLength(1)
    await money.askOnce('POST', '/api/office/booking/complete-cancel', { booking_id })
    expect(await taken(package_code, inDays(60))).toBe(0)
    expect((await act('refuse-cancel', { booking_id, note: '아니' })).body.code).toBe('WRONG_PROGRESS')
  })

  test('what the agency cancelled is not taken back by refusing the cancel', async () => {
    const { booking_id } = await paid()
    await cancel(booking_id, 'fault')
    const answer = await sales.ask('POST', '/api/office/booking/refuse-cancel', { booking_id, note: '아니' })
    expect(answer.body.code).toBe('WRONG_PROGRESS')
  })
})

/** Booked by staff, paid with the link through the gateway. */
async function paidOnline(days = 60) {
  const { booking_id, total } = await booked(await trip({ [days]: 500_000 }), {
    departure_date: inDays(days),
  })
  const { code } = (await act('pay-link', { booking_id })).body
  const me = personAt(site)
  const consents = { tour: true, privacy: true, special: false }
  await me.send('POST', '/api/landing/user/booking/link/agree', { code, consents })
  const opened = (await me.sendOnce('POST', '/api/landing/user/booking/link/pay', { code })).body
  const orderId: string = opened.gateway.order_id
  const { paymentKey } = gateway.sim.authenticate({ secretKey: keys.secretKey, orderId, amount: total })
  await me.send('POST', '/api/landing/package/paymentReturn', { paymentKey, orderId, amount: total })
  return { booking_id, total }
}

describe('change of people', () => {
  const people = (party: { adult: number; child: number; baby: number }, more: object = {}) => ({
    party,
    single_rooms: 0,
    travellers: [],
    ...more,
  })
  const ask = (booking_id: string, party: { adult: number; child: number; baby: number }, single_rooms = 0) =>
    preview('people', {
      booking_id,
      ...Object.fromEntries(Object.entries(party).map(([kind, count]) => [kind, String(count)])),
      single_rooms: String(single_rooms),
    })

  test('shows the new price, keeps what was agreed, and takes the seats', async () => {
    const { booking_id, package_code } = await paid()
    await site.db
      .updateTable('departure')
      .set({ adult_price: 900_000, child_price: 300_000 })
      .where('package_code', '=', package_code)
      .execute()
    const party = { adult: 3, child: 1, baby: 0 }
    const { body } = await ask(booking_id, party, 1)
    expect(body).toMatchObject({ before: 1_000_000, total: 1_900_000, due: 900_000, refund: 0 })
    const answer = await act('people', {
      ...(await seen(booking_id)),
      ...people(party, { single_rooms: 1, total: 1_900_000 }),
    })
    expect(answer.body).toMatchObject({ due: 900_000, refund: 0 })
    expect(await taken(package_code, inDays(60))).toBe(4)
    expect(await moneyOf(booking_id)).toMatchObject({ due: 900_000 })
    expect(await mailsFor(booking_id)).toContain('booking-changed')
    const pay = (amount: number) =>
      money.askOnce('POST', '/api/office/booking/deposit', { booking_id, amount })
    expect((await pay(1_900_000)).body.code).toBe('PAYMENT_MISMATCH')
    expect((await Promise.all([pay(900_000), pay(900_000)])).map(({ status }) => status).sort()).toEqual([
      200, 409,
    ])
    expect(await read(booking_id)).toMatchObject({ paid: 1_900_000, progress: 'payment_completed' })
  })

  test('what is due is paid with a link, once, and goes back to the order it came by', async () => {
    await withGateway(async () => {
      const { booking_id, total } = await paidOnline()
      expect((await act('pay-link', { booking_id })).body.code).toBe('WRONG_PROGRESS') // nothing is due
      const more = people({ adult: 3, child: 0, baby: 0 }, { total: 1_500_000 })
      expect((await act('people', { ...(await seen(booking_id)), ...more })).body).toMatchObject({
        due: 500_000,
      })
      const { code } = (await act('pay-link', { booking_id })).body
      const me = personAt(site)
      const link = (way: string) => me.sendOnce('POST', `/api/landing/user/booking/link${way}`, { code })
      expect((await link('')).body).toMatchObject({
        kind: 'pay',
        pay: { booking_id, total: 1_500_000, amount: 500_000, held_until: null },
      })
      const [one, other] = [(await link('/pay')).body, (await link('/pay')).body]
      const comeBack = (orderId: string) => {
        const { paymentKey } = gateway.sim.authenticate({
          secretKey: keys.secretKey,
          orderId,
          amount: 500_000,
        })
        const returned = { paymentKey, orderId, amount: 500_000 }
        return me.send('POST', '/api/landing/package/paymentReturn', returned)
      }
      expect((await comeBack(one.gateway.order_id)).body.state).toBe('paid')
      // two windows, one payment
      expect((await comeBack(other.gateway.order_id)).body.code).toBe('NOT_PAYABLE')
      expect(await read(booking_id)).toMatchObject({ paid: 1_500_000, progress: 'payment_completed' })
      expect((await link('')).body.code).toBe('LINK_EXPIRED')
      const { revision } = await seen(booking_id)
      const asked = { booking_id, revision, reason: 'free', note: '태풍', refund: 1_500_000, compensation: 0 }
      expect((await act('cancel', asked)).body).toMatchObject({ progress: 'cancel_requested' })
      const { id } = await held(booking_id)
      const refunds = await inside((tx) =>
        tx
          .selectFrom('refund')
          .select(['id', 'amount', 'order_id'])
          .where('booking', '=', id)
          .orderBy('id')
          .execute(),
      )
      expect(refunds.map(({ amount }) => amount)).toEqual([500_000, total])
      expect(refunds[0]?.order_id).toBe(one.gateway.order_id)
      const { db, keyFor, outside, later } = site.naru.ground
      const desk = { db, keyFor, outside, later, log: site.naru.app.log }
      await settleRefund(desk, { travel_agency: 1, refund: refunds[0]?.id ?? 0 })
      expect(await read(booking_id)).toMatchObject({ progress: 'cancel_requested', paid: total })
      await settleRefund(desk, { travel_agency: 1, refund: refunds[1]?.id ?? 0 })
      expect(await read(booking_id)).toMatchObject({ progress: 'cancel_completed', paid: 0 })
    })
  })

  test('what is due by transfer has its account behind the link, and a mail of its own', async () => {
    const { booking_id } = await paid(undefined, { email: 'caller@example.com' })
    const more = people({ adult: 3, child: 0, baby: 0 }, { total: 1_500_000 })
    await act('people', { ...(await seen(booking_id)), ...more })
    const { id } = await held(booking_id)
    const letter = await payLink(post(id))
    expect(letter?.text).toContain('500,000')
    const [, code = ''] = /go#([0-9A-Z]{12})/.exec(letter?.text ?? '') ?? []
    const shown = await personAt(site).send('POST', '/api/landing/user/booking/link', { code })
    expect(shown.body.pay).toMatchObject({ amount: 500_000 })
    expect((await act('resend', { booking_id, kind: 'pay-link' })).status).toBe(200)
  })

  test('fewer are cancelled instead where they paid, and simply fewer where they did not', async () => {
    const { booking_id } = await paid()
    const fewer = { adult: 1, child: 0, baby: 0 }
    expect((await ask(booking_id, fewer)).body.code).toBe('CANCEL_INSTEAD')
    const open = await booked()
    expect((await ask(open.booking_id, fewer)).body).toMatchObject({ total: 500_000, due: 0, refund: 0 })
    const asked = { ...(await seen(open.booking_id)), ...people(fewer, { total: 500_000 }) }
    expect((await act('people', asked)).status).toBe(200)
    expect(await taken(open.package_code, inDays(60))).toBe(1)
    expect(await read(open.booking_id)).toMatchObject({ total: 500_000, progress: 'waiting_for_payment' })
  })

  test('a smaller price goes back through the gateway by itself', async () => {
    await withGateway(async () => {
      const { booking_id } = await paidOnline()
      const asked = people({ adult: 1, child: 1, baby: 0 }, { total: 750_000 })
      const answer = await act('people', { ...(await seen(booking_id)), ...asked })
      expect(answer.body).toMatchObject({ due: 0, refund: 250_000 })
      const { id } = await held(booking_id)
      const refunds = await inside((tx) =>
        tx.selectFrom('refund').select(['amount', 'completes']).where('booking', '=', id).execute(),
      )
      expect(refunds).toEqual([{ amount: 250_000, completes: false }])
      const again = await act('people', { ...(await seen(booking_id)), ...asked })
      expect(again.body.code).toBe('REFUND_UNDER_WAY')
    })
  })

  test('beyond the seats, at another price, of another agency: nothing changes', async () => {
    const { booking_id, package_code } = await booked(await trip({ 60: 500_000 }, 3))
    const before = await read(booking_id)
    const four = { adult: 4, child: 0, baby: 0 }
    expect((await ask(booking_id, four)).body.code).toBe('SOLD_OUT')
    const asked = { ...(await seen(booking_id)), ...people(four, { total: 2_000_000 }) }
    expect((await act('people', asked)).body.code).toBe('SOLD_OUT')
    expect((await act('people', { ...asked, total: 1 })).body.code).toBe('PRICE_CHANGED')
    expect((await act('people', asked, other)).body.code).toBe('BOOKING_NOT_FOUND')
    expect(
      (await act('people', { ...asked, ...people({ adult: 0, child: 0, baby: 1 }) })).body.code,
    ).toBeDefined()
    expect(await read(booking_id)).toEqual(before)
    expect(await taken(package_code, inDays(60))).toBe(2)
  })

  test('two at once: the second is told, and a name typed by the customer counts as a change', async () => {
    const { booking_id } = await booked()
    const asked = {
      ...(await seen(booking_id)),
      ...people({ adult: 3, child: 0, baby: 0 }, { total: 1_500_000 }),
    }
    const answers = await Promise.all([act('people', asked), act('people', asked)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const before = await seen(booking_id)
    const me = personAt(site)
    const { code } = (await act('open-link', { booking_id })).body
    await me.send('POST', '/api/landing/user/booking/link/open', { code })
    const named = await me.send('PUT', '/api/landing/user/booking/travellers', {
      booking_id,
      travellers: [{ kind: 'adult', name: '<script>alert(1)</script>' }],
    })
    expect(named.status).toBe(200)
    const late = { ...before, ...people({ adult: 3, child: 0, baby: 0 }, { total: 1_500_000 }) }
    expect((await act('people', late)).body.code).toBe('CHANGED_MEANWHILE')
    expect((await read(booking_id)).travellers).toMatchObject([{ name: '<script>alert(1)</script>' }])
  })
})

describe('moving to another departure', () => {
  test('shows the difference, moves the seats, and tells the customer', async () => {
    const package_code = await trip({ 60: 500_000, 90: 600_000 })
    const { booking_id } = await paid(package_code)
    const { body } = await preview('move', { booking_id, departure_date: inDays(90) })
    expect(body).toMatchObject({ before: 1_000_000, total: 1_200_000, due: 200_000 })
    const answer = await act('move', {
      ...(await seen(booking_id)),
      departure_date: inDays(90),
      total: 1_200_000,
    })
    expect(answer.body).toMatchObject({ due: 200_000, refund: 0 })
    expect([await taken(package_code, inDays(60)), await taken(package_code, inDays(90))]).toEqual([0, 2])
    expect(await read(booking_id)).toMatchObject({
      departure_date: inDays(90),
      return_date: inDays(92),
      total: 1_200_000,
    })
    expect(await mailsFor(booking_id)).toContain('booking-moved')
    const { id } = await held(booking_id)
    expect((await bookingMail('moved')(post(id)))?.text).toContain('200,000원')
  })

  test('to a full, a closed, a past or the same departure is refused, and nothing moves', async () => {
    const package_code = await trip({ 60: 500_000, 61: 500_000, 90: 500_000 }, 3)
    const { booking_id } = await booked(package_code)
    await booked(package_code, { departure_date: inDays(90) })
    await site.db
      .updateTable('departure')
      .set({ closed_yn: 'Y' })
      .where('package_code', '=', package_code)
      .where('departure_date', '=', inDays(61))
      .execute()
    const asked = { ...(await seen(booking_id)), total: 1_000_000 }
    const codes = []
    for (const days of [90, 61, -1, 60, 200])
      codes.push((await act('move', { ...asked, departure_date: inDays(days) })).body.code)
    expect(codes).toEqual([
      'SOLD_OUT',
      'DEPARTURE_CLOSED',
      'DEPARTURE_CLOSED',
      'DEPARTURE_CLOSED',
      'DEPARTURE_CLOSED',
    ])
    expect((await act('move', { ...asked, departure_date: inDays(90) }, other)).body.code).toBe(
      'BOOKING_NOT_FOUND',
    )
    expect([await taken(package_code, inDays(60)), await taken(package_code, inDays(90))]).toEqual([2, 2])
  })

  test('two bookings change places a hundred times: no seat too many, none lost, and nobody waits for ever', {
    timeout: 120_000,
  }, async () => {
    const package_code = await trip({ 60: 500_000, 90: 500_000 }, 4)
    const one = await booked(package_code)
    const two = await booked(package_code, { departure_date: inDays(90) })
    for (let round = 0; round < 50; round++) {
      const to = (booking: { departure_date: string }) =>
        booking.departure_date === inDays(60) ? inDays(90) : inDays(60)
      const answers = await Promise.all(
        [one, two].map(async ({ booking_id }) => {
          const { revision, departure_date } = await held(booking_id)
          return act('move', {
            booking_id,
            revision,
            departure_date: to({ departure_date }),
            total: 1_000_000,
          })
        }),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
    }
    expect([await taken(package_code, inDays(60)), await taken(package_code, inDays(90))]).toEqual([2, 2])
  })

  test('without the fixed order the same two would wait for each other', async () => {
    const package_code = await trip({ 60: 500_000, 90: 500_000 }, 4)
    await booked(package_code)
    await booked(package_code, { departure_date: inDays(90) })
    const clients = await Promise.all([1, 2].map(() => connected()))
    const give = (client: pg.Client, day: string, seats: number) =>
      client.query(
        'update departure_seat set taken = taken + $3 where travel_agency = 1 and departure_id = (select departure_id from departure where travel_agency = 1 and package_code = $1 and departure_date = $2)',
        [package_code, day, seats],
      )
    const ways = [
      [inDays(60), inDays(90)],
      [inDays(90), inDays(60)],
    ] as const
    for (const client of clients) await client.query('begin')
    for (const [at, client] of clients.entries()) await give(client, ways[at]?.[0] ?? '', -1)
    const outcomes = await Promise.allSettled(
      clients.map((client, at) => give(client, ways[at]?.[1] ?? '', 1)),
    )
    const failed = outcomes.filter(({ status }) => status === 'rejected')
    expect(failed).toHaveLength(1)
    expect(partsOf(partsOf(failed[0]).reason).code).toBe('40P01') // a deadlock
    for (const client of clients) {
      await client.query('rollback')
      await client.end()
    }
  })

  test('while it is cancelled beside us, one of the two is refused', async () => {
    const package_code = await trip({ 60: 500_000, 90: 500_000 })
    const { booking_id } = await paid(package_code)
    const asked = { ...(await seen(booking_id)), departure_date: inDays(90), total: 1_000_000 }
    const cancelled = {
      ...(await seen(booking_id)),
      reason: 'customer',
      note: '취소',
      refund: 1_000_000,
      compensation: 0,
    }
    const answers = await Promise.all([act('move', asked), act('cancel', cancelled)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { departure_date } = await held(booking_id)
    expect(await taken(package_code, departure_date)).toBe(2)
  })

  test('the process dies before the commit: nothing has moved, and the same key does it then', async () => {
    const package_code = await trip({ 60: 500_000, 90: 500_000 })
    const { booking_id } = await paid(package_code)
    const asked = { ...(await seen(booking_id)), departure_date: inDays(90), total: 1_000_000 }
    const key = crypto.randomUUID()
    const blocker = await connected()
    await blocker.query('begin')
    await blocker.query(
      'update departure_seat set taken = taken where travel_agency = 1 and departure_id = (select departure_id from departure where travel_agency = 1 and package_code = $1 and departure_date = $2)',
      [package_code, inDays(60)],
    )
    const [begun] = await beginBeside(site, () => act('move', asked, sales, key))
    await blocker.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and pid in (select l.pid from pg_locks l where not l.granted)',
    )
    const first = await begun
    await blocker.query('rollback')
    await blocker.end()
    if (first.status !== 200) expect(await held(booking_id)).toMatchObject({ departure_date: inDays(60) })
    const again = await act('move', asked, sales, key)
    expect(again.status).toBe(200)
    expect(await act('move', asked, sales, key)).toMatchObject({ status: 200, body: again.body })
    expect([await taken(package_code, inDays(60)), await taken(package_code, inDays(90))]).toEqual([0, 2])
    const { history } = await read(booking_id)
    expect(history.filter(({ note }: { note: string }) => note.includes('→'))).toHaveLength(1)
  })

  test('a hold that is moved ends by itself, and its seats come back where they are now', async () => {
    const package_code = await trip({ 60: 500_000, 90: 500_000 })
    const { booking_id } = await booked(package_code)
    await act('move', { ...(await seen(booking_id)), departure_date: inDays(90), total: 1_000_000 })
    await inside((tx) =>
      tx
        .updateTable('booking')
        .set({ held_until: sql<string>`now() - interval '1 second'` })
        .where('travel_agency', '=', 1)
        .where('booking_id', '=', booking_id)
        .execute(),
    )
    await releaseAll({ db: site.db, later: async () => {} })
    expect([await taken(package_code, inDays(60)), await taken(package_code, inDays(90))]).toEqual([0, 0])
  })
})

async function connected() {
  const client = new pg.Client(site.url)
  await client.connect()
  return client
}
