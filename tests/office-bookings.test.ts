// Bookings in the office: found, seen, moved on, with notes and tasks; by who may, at their own agency, once.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { inFours } from '#domain/booking/number.ts'
import { dayAfter } from '#plain/days.ts'
import { seoulDay } from '#plain/format.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import type { Role } from '#roles.ts'
import { reservationOf } from './lent/reservation.ts'
import { type Colleague, colleagueAt } from './office.ts'
import { personAt } from './person.ts'
import { openSite, type Site } from './site.ts'

const today = seoulDay(new Date())
let site: Site
let owner: Colleague
beforeAll(async () => {
  site = await openSite({ keep: true })
  owner = await colleagueAt(site, { name: '박대표' })
})

const inside = <T>(work: Parameters<typeof inAgency<T>>[2], key = 1) => inAgency(site.db, key, work)

let made = 0
async function reserved(given: object = {}, title = '가을 다낭') {
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({
    tour_category_id,
    days: 3,
    page_title: { ko: title, en: 'Autumn' },
    detail: { travel_alert: 1 },
  })
  const { departure_date } = await site.make.departure({
    package_code,
    departure_date: dayAfter(today, 60),
    adult_price: 500_000,
    seats: 20,
    minimum: 15,
  })
  const me = personAt(site)
  const { body } = await me.sendOnce(
    'POST',
    '/api/landing/package/nonMember',
    reservationOf({ package_code, departure_date }, { email: `mina${++made}@example.com`, ...given }),
  )
  expect(body.booking_id, JSON.stringify(body)).toEqual(expect.any(String))
  return { me, booking_id: body.booking_id as string, total: body.total as number }
}
const act = (who: Colleague, what: string, body: object) =>
  who.askOnce('POST', `/api/office/booking/${what}`, body)
async function paid(given: object = {}) {
  const booking = await reserved(given)
  const { booking_id, total: amount } = booking
  expect((await act(owner, 'deposit', { booking_id, amount })).status).toBe(200)
  return booking
}
async function cancelling() {
  const booking = await paid()
  const { booking_id } = booking
  await booking.me.insist(
    'PUT',
    `/api/landing/user/booking/packageCancle?booking_id=${booking_id}`,
    undefined,
  )
  expect((await one(booking_id)).progress).toBe('cancel_requested')
  return booking
}
const read = (booking_id: string, who = owner) =>
  who.ask('GET', `/api/office/booking?booking_id=${booking_id}`)
const one = async (booking_id: string) => (await read(booking_id)).body
const find = async (asked: Record<string, string>, who = owner) =>
  (await who.ask('GET', `/api/office/bookings?${new URLSearchParams(asked)}`)).body
const foundBy = async (q: string, more = {}) =>
  (await find({ q, ...more })).list.map((each: { booking_id: string }) => each.booking_id)
const logOf = (booking_id: string) =>
  inside((tx) =>
    tx
      .selectFrom('staff_log')
      .select(['call', 'staff_name'])
      .where('travel_agency', '=', 1)
      .where('subject', '=', `booking ${booking_id}`)
      .orderBy('id')
      .execute(),
  )

describe('the list', () => {
  test('finds by part of a name, of a telephone, the number, a traveller and the trip', async () => {
    const { booking_id } = await reserved(
      {
        name: '남궁해솔',
        contact: '+82 10-7391-4826',
        travellers: [{ kind: 'adult', name: '제갈윤슬', name_en: 'JEGAL YUNSEUL' }],
      },
      '봄날 홋카이도',
    )
    for (const q of [
      '남궁해솔',
      '궁해',
      '제갈윤',
      'jegal yun',
      '4826',
      '7391-48',
      '01073914826',
      '홋카이',
      inFours(booking_id),
      booking_id.slice(0, 4),
    ])
      expect([q, await foundBy(q)]).toEqual([q, expect.arrayContaining([booking_id])])
    for (const q of ['남궁솔해', '4862', '739148261', '훗카이', 'ZZZZ-ZZZZ'])
      expect([q, await foundBy(q)]).toEqual([q, expect.not.arrayContaining([booking_id])])
    expect(await foundBy('남궁해솔', { progress: 'ready' })).toEqual([])
    expect(await foundBy('남궁해솔', { progress: 'waiting_for_payment', from: today })).toEqual([booking_id])
    expect(await foundBy("%' or 1=1 --")).toEqual([])
  })

  test('forgets a name that is nobody’s any more, and shows no telephone in full', async () => {
    const { me, booking_id } = await reserved({
      name: '표주박',
      contact: '010-5555-8642',
      travellers: [{ kind: 'adult', name: '탁고은' }],
    })
    expect(await foundBy('탁고은')).toEqual([booking_id])
    await me.send('PUT', '/api/landing/user/booking/travellers', {
      booking_id,
      travellers: [{ kind: 'adult', name: '봉하늘' }],
    })
    expect(await foundBy('탁고은')).toEqual([])
    expect(await foundBy('봉하늘')).toEqual([booking_id])
    const { list } = await find({ q: '표주박' })
    expect(JSON.stringify(list)).not.toMatch(/5555|mina/)
    await inside((tx) =>
      sql`delete from booking where travel_agency = 1 and booking_id = ${booking_id}`.execute(tx),
    )
    const { rows } = await inside((tx) =>
      sql`select from booking_gram where gram in ('a표주', 'a봉하', 'p864')`.execute(tx),
    )
    expect(rows).toEqual([])
  })

  test('sorts, filters by departure and counts', async () => {
    await reserved()
    const all = await find({ sort: 'departure', page_size: '2' })
    expect(all).toMatchObject({ page: 1, page_size: 2, more: false })
    expect(all.total).toBeGreaterThan(1)
    const days = all.list.map((each: { departure_date: string }) => each.departure_date)
    expect(days).toEqual([...days].sort())
    expect((await find({ to: today })).list).toEqual([])
    const span = await find({ from: today })
    const asked = span.list.map((each: { departure_date: string }) => each.departure_date)
    expect(asked).toEqual([...asked].sort())
    expect((await owner.ask('GET', '/api/office/bookings?sort=name')).status).toBe(400)
  })

  test('of another agency is another', async () => {
    const { booking_id } = await reserved({ name: '독고진실' })
    const other = await colleagueAt(site, { travel_agency: 2 })
    expect((await find({ q: '독고진실' }, other)).list).toEqual([])
    expect((await find({}, other)).list).toEqual([])
    for (const path of ['', '/money', '/papers', '/passports'])
      expect(await other.ask('GET', `/api/office/booking${path}?booking_id=${booking_id}`)).toMatchObject({
        status: 404,
        body: { code: 'BOOKING_NOT_FOUND' },
      })
  })
})

test('one booking is shown in full, and who looked is noted', async () => {
  const { booking_id, total } = await reserved({ request: '창가 자리' })
  expect(await one(booking_id)).toMatchObject({
    name: '김미나',
    contact: '010-1234-5678',
    email: expect.stringContaining('@example.com'),
    request: '창가 자리',
    progress: 'waiting_for_payment',
    total,
    paid: 0,
    resendable: ['booking-reserved', 'pay-link'],
    history: [{ progress: 'waiting_for_payment', by: 'customer', by_name: null }],
  })
  expect(await logOf(booking_id)).toEqual([{ call: 'booking.one', staff_name: '박대표' }])
  const access = await inside((tx) =>
    tx
      .selectFrom('access_log as a')
      .innerJoin('booking as b', (join) =>
        join.onRef('b.travel_agency', '=', 'a.travel_agency').onRef('b.id', '=', 'a.booking'),
      )
      .select(['a.who', 'a.what'])
      .where('a.travel_agency', '=', 1)
      .where('b.booking_id', '=', booking_id)
      .execute(),
  )
  expect(access).toEqual([{ who: 'staff 박대표', what: 'contact' }])
})

describe('a transfer', () => {
  test('is confirmed once, by name, in history, ledger and log', async () => {
    const { booking_id, total: amount } = await reserved()
    const answers = await Promise.all([1, 2].map(() => act(owner, 'deposit', { booking_id, amount })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const shown = await one(booking_id)
    expect(shown).toMatchObject({
      progress: 'payment_completed',
      paid: amount,
      payments: [{ kind: 'payment', amount, by_name: '박대표' }],
      history: [{ by: 'customer' }, { progress: 'payment_completed', by: 'staff', by_name: '박대표' }],
    })
    expect(await logOf(booking_id)).toContainEqual({ call: 'payment.confirmDeposit', staff_name: '박대표' })
    expect(await act(owner, 'deposit', { booking_id, amount })).toMatchObject({
      status: 409,
      body: { code: 'NOT_PAYABLE' },
    })
  })

  test('of another sum is not taken, nor another agency’s', async () => {
    const { booking_id, total } = await reserved()
    expect(await act(owner, 'deposit', { booking_id, amount: total - 1 })).toMatchObject({
      status: 409,
      body: { code: 'PAYMENT_MISMATCH' },
    })
    const other = await colleagueAt(site, { travel_agency: 2 })
    expect(await act(other, 'deposit', { booking_id, amount: total })).toMatchObject({
      status: 404,
      body: { code: 'BOOKING_NOT_FOUND' },
    })
    expect(await one(booking_id)).toMatchObject({ progress: 'waiting_for_payment', payments: [] })
  })
})

describe('moving on', () => {
  test('goes its way once; who acts on what was, hears so', async () => {
    const { booking_id } = await paid()
    expect((await act(owner, 'ready', { booking_id })).body.code).toBe('WRONG_PROGRESS')
    const twice = await Promise.all([1, 2].map(() => act(owner, 'prepare', { booking_id })))
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await act(owner, 'ready', { booking_id })).status).toBe(200)
    const { progress, history } = await one(booking_id)
    expect(progress).toBe('ready')
    expect(history.map((each: { by_name: string }) => each.by_name)).toEqual([
      null,
      '박대표',
      '박대표',
      '박대표',
    ])
  })

  test('a cancel is refused with a note, or completed with its money', async () => {
    const back = await cancelling()
    const refusal = { booking_id: back.booking_id, note: '항공권 발권 뒤' }
    expect((await act(owner, 'refuse-cancel', { ...refusal, note: ' ' })).status).toBe(400)
    expect((await act(owner, 'refuse-cancel', refusal)).status).toBe(200)
    expect((await act(owner, 'refuse-cancel', refusal)).body.code).toBe('WRONG_PROGRESS')
    expect(await one(back.booking_id)).toMatchObject({ progress: 'payment_completed', refund_due: null })
    expect((await one(back.booking_id)).history.at(-1)).toMatchObject({
      note: '항공권 발권 뒤',
      by_name: '박대표',
    })
    expect((await act(owner, 'complete-cancel', { booking_id: back.booking_id })).body.code).toBe(
      'WRONG_PROGRESS',
    )

    const { booking_id } = await cancelling()
    const money = await owner.ask('GET', `/api/office/booking/money?booking_id=${booking_id}`)
    expect(money.body).toMatchObject({ owed: 0, for_cancel: expect.any(Number) })
    const twice = await Promise.all([1, 2].map(() => act(owner, 'complete-cancel', { booking_id })))
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    const shown = await one(booking_id)
    expect(shown).toMatchObject({ progress: 'cancel_completed', resendable: ['booking-cancelled'] })
    expect(shown.payments.at(-1)).toMatchObject({
      kind: 'refund',
      amount: money.body.for_cancel,
      by_name: '박대표',
    })
  })

  test('what is owed is sent back once, as it was seen', async () => {
    const { me, booking_id } = await paid({
      travellers: [
        { kind: 'adult', name: '김미나' },
        { kind: 'adult', name: '이도윤' },
      ],
    })
    expect((await act(owner, 'send-back', { booking_id, amount: 0 })).body.code).toBe('NOTHING_OWED')
    await me.insist(
      'PUT',
      `/api/landing/user/booking/packageCancle?booking_id=${booking_id}&travellers=[2]`,
      undefined,
    )
    const { owed } = (await owner.ask('GET', `/api/office/booking/money?booking_id=${booking_id}`)).body
    expect(owed).toBeGreaterThan(0)
    expect((await act(owner, 'send-back', { booking_id, amount: owed + 1 })).body.code).toBe(
      'PAYMENT_MISMATCH',
    )
    expect((await act(owner, 'send-back', { booking_id, amount: owed })).status).toBe(200)
    expect((await act(owner, 'send-back', { booking_id, amount: owed })).body.code).toBe('NOTHING_OWED')
  })
})

describe('notes and tasks', () => {
  test('a note stays text, is written once for its key, and nobody changes it', async () => {
    const { booking_id } = await reserved()
    const text = '<script>alert(1)</script>\n손님이 창가를 원함'
    const key = crypto.randomUUID()
    const send = () => owner.askOnce('POST', '/api/office/booking/note', { booking_id, text }, key)
    const [first, second] = await Promise.all([send(), send()])
    expect(first.body).toEqual(second.body)
    expect((await one(booking_id)).notes).toMatchObject([{ text, by_name: '박대표' }])
    const without = await owner.ask('POST', '/api/office/booking/note', { booking_id, text })
    expect(without).toMatchObject({ status: 400, body: { code: 'IDEMPOTENCY_KEY_REQUIRED' } })
    const other = await owner.askOnce(
      'POST',
      '/api/office/booking/note',
      { booking_id, text: '다른 글' },
      key,
    )
    expect(other.body.code).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(
      (await owner.askOnce('POST', '/api/office/booking/note', { booking_id, text: ' \n' })).status,
    ).toBe(400)
    await expect(inside((tx) => tx.updateTable('booking_note').set({ text: 'x' }).execute())).rejects.toThrow(
      'permission denied',
    )
    await expect(inside((tx) => tx.deleteFrom('booking_note').execute())).rejects.toThrow('permission denied')
  })

  test('a task is for somebody who works here, and done once', async () => {
    const { booking_id } = await reserved()
    const stranger = await colleagueAt(site, { travel_agency: 2 })
    const task = { booking_id, text: '비자 확인', due: today }
    const add = (more: object) => owner.askOnce('POST', '/api/office/booking/task', { ...task, ...more })
    expect((await add({ staff_id: stranger.id })).body.code).toBe('NOT_FOUND')
    expect((await add({ due: '2026-02-30' })).status).toBe(400)
    const { id } = (await add({ staff_id: owner.id })).body
    expect((await one(booking_id)).tasks).toMatchObject([
      { id, text: '비자 확인', due: today, staff_id: owner.id, staff_name: '박대표', done: null },
    ])
    const end = (who = owner) => who.ask('PUT', '/api/office/booking/task', { id })
    expect((await end(stranger)).body.code).toBe('NOT_FOUND')
    expect((await end()).status).toBe(200)
    expect((await end()).body.code).toBe('CHANGED_MEANWHILE')
    expect((await one(booking_id)).tasks).toMatchObject([{ done_by: '박대표' }])
  })
})

describe('papers and mails', () => {
  test('links are handed over, mailed and ended', async () => {
    const { booking_id } = await paid()
    const papers = async () =>
      (await owner.ask('GET', `/api/office/booking/papers?booking_id=${booking_id}`)).body
    expect(await papers()).toMatchObject({
      needs_passports: true,
      travellers: [
        { traveller: 1, consents: false, passport: false },
        { traveller: 2, consents: false },
      ],
    })
    expect((await act(owner, 'links/hand', { booking_id, traveller: 9 })).body.code).toBe('NOT_FOUND')
    const { address } = (await act(owner, 'links/hand', { booking_id, traveller: 2 })).body
    const token = address.split('#')[1]
    const opened = () => personAt(site).send('POST', '/api/consult/linkExpired', { token })
    expect((await papers()).travellers[1].link).toMatchObject({ state: 'open', mailed: false })
    expect((await opened()).body.code).not.toBe('LINK_EXPIRED')
    expect((await act(owner, 'links/end', { booking_id })).body.ended).toBeGreaterThan(0)
    expect((await papers()).travellers[1].link.state).toBe('ended')
    expect((await owner.askOnce('POST', '/api/office/booking/links/mail', { booking_id })).status).toBe(200)
  })

  test('a mail is sent again only while it is true', async () => {
    const { booking_id } = await paid()
    const send = (kind: string) => owner.askOnce('POST', '/api/office/booking/resend', { booking_id, kind })
    expect((await send('booking-paid')).status).toBe(200)
    expect((await send('booking-reserved')).body.code).toBe('WRONG_PROGRESS')
    expect((await send('staff-invited')).status).toBe(400)
  })

  test('passports in full are noted by name', async () => {
    const { booking_id } = await paid()
    const { status, body } = await owner.ask('GET', `/api/office/booking/passports?booking_id=${booking_id}`)
    expect(status).toBe(200)
    expect(body.travellers).toMatchObject([{ passport: null }, { passport: null }])
    expect(await logOf(booking_id)).toContainEqual({ call: 'document.passports', staff_name: '박대표' })
  })
})

test('who may not, cannot: money moves by who has it, passports are not for all', async () => {
  const { booking_id, total } = await reserved()
  const refused = async (role: Role, send: (who: Colleague) => ReturnType<Colleague['ask']>) =>
    expect(await send(await colleagueAt(site, { roles: [role] }))).toMatchObject({
      status: 403,
      body: { code: 'NOT_ALLOWED' },
    })
  await refused('sales', (who) => act(who, 'deposit', { booking_id, amount: total }))
  await refused('sales', (who) => act(who, 'send-back', { booking_id, amount: 1 }))
  await refused('money', (who) => act(who, 'prepare', { booking_id }))
  await refused('money', (who) => who.ask('GET', `/api/office/booking/passports?booking_id=${booking_id}`))
  for (const role of ['content', 'guide'] as const) {
    await refused(role, (who) => read(booking_id, who))
    await refused(role, (who) => who.ask('GET', '/api/office/bookings'))
  }
  expect(await one(booking_id)).toMatchObject({ progress: 'waiting_for_payment' })
})
