// A booking that staff make for a caller, and the link by which the caller agrees and pays.

import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'
import { dateInDays } from './days.ts'
import { keys } from './gateway.ts'
import {
  buildMailContext,
  countTaken,
  createBooking,
  createTrip,
  findBooking,
  gateway,
  listMailKinds,
  money,
  other,
  readBooking,
  readRevision,
  requestPreview,
  runInAgency,
  runWithGateway,
  sales,
  sendAction,
  sendBooking,
  setUpOfficeActions,
  site,
} from './office-actions-setup.ts'
import { createStaffUser } from './staff-user.ts'
import { createVisitor } from './visitor.ts'

beforeAll(setUpOfficeActions)

describe('a booking for a caller', () => {
  test('has its price worked out, its seats held, no consents and no e-mail', async () => {
    const package_code = await createTrip()
    const answer = await sendBooking(package_code, {
      party: { adult: 2, child: 1, baby: 0 },
      single_rooms: 1,
      options: ['dive'],
      total: 1_000_000 + 250_000 + 100_000 + 90_000,
    })
    expect(answer).toMatchObject({ status: 200, body: { total: 1_440_000, pay_by: 'bank_transfer' } })
    const { booking_id } = answer.body
    expect(await countTaken(package_code, dateInDays(60))).toBe(3)
    expect(await readBooking(booking_id)).toMatchObject({
      name: '김전화',
      email: '',
      consents_due: true,
      progress: 'waiting_for_payment',
      history: [{ by: 'staff', by_name: '이영업' }],
    })
    const { id } = await findBooking(booking_id)
    const consents = await runInAgency((tx) =>
      tx.selectFrom('consent').select('type').where('booking', '=', id).execute(),
    )
    expect(consents).toEqual([])
  })

  test('is made once for its key, however often the button is pressed', async () => {
    const package_code = await createTrip()
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => sendBooking(package_code, {}, sales, key)))
    expect(new Set(answers.map(({ body }) => body.booking_id)).size).toBe(1)
    expect(await countTaken(package_code, dateInDays(60))).toBe(2)
  })

  test('is refused for another price, without seats, to who may not, and for another agency', async () => {
    const package_code = await createTrip({ 60: 500_000 }, 2)
    expect((await sendBooking(package_code, { total: 999_999 })).body.code).toBe('PRICE_CHANGED')
    expect(
      (await sendBooking(package_code, { party: { adult: 3, child: 0, baby: 0 }, total: 1_500_000 })).body
        .code,
    ).toBe('SOLD_OUT')
    expect((await sendBooking(package_code, {}, money)).body.code).toBe('NOT_ALLOWED')
    expect((await sendBooking(package_code, {}, other)).body.code).toBe('PACKAGE_UNAVAILABLE')
    const { booking_id } = await createBooking(await createTrip())
    expect((await sendBooking(await createTrip(), { like: booking_id }, other)).body.code).not.toBeUndefined()
    expect(await countTaken(package_code, dateInDays(60))).toBe(0)
  })

  test('the last seats go to one of many at once', async () => {
    const package_code = await createTrip({ 60: 500_000 }, 2)
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendBooking(package_code)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(await countTaken(package_code, dateInDays(60))).toBe(2)
  })

  test('a staff user who loses the role while filling in the form cannot save', async () => {
    const package_code = await createTrip()
    const leaving = await createStaffUser(site, { roles: ['sales'] })
    await site.db
      .updateTable('staff_role')
      .set({ roles: ['guide'] })
      .where('travel_agency', '=', 1)
      .where('staff_id', '=', leaving.id)
      .execute()
    expect((await sendBooking(package_code, {}, leaving)).body.code).toBe('NOT_ALLOWED')
    expect(await countTaken(package_code, dateInDays(60))).toBe(0)
  })

  test('lists departures that have seats, of this agency alone', async () => {
    const package_code = await createTrip({ 30: 500_000, 60: 500_000 }, 1)
    await createBooking(package_code, { party: { adult: 1, child: 0, baby: 0 }, total: 500_000 })
    const open = await sales.send('GET', `/api/office/departures/open?package_code=${package_code}`)
    expect(open.body.list).toMatchObject([{ departure_date: dateInDays(30), left: 1, adult_price: 500_000 }])
    const theirs = await other.send('GET', `/api/office/departures/open?package_code=${package_code}`)
    expect(theirs.body.list).toEqual([])
    const named = await sales.send('GET', '/api/office/departures/open?q=%EB%8B%A4%EB%82%AD')
    expect(named.body.list.length).toBeGreaterThan(0)
    for (const typed of [dateInDays(30), dateInDays(30).slice(5).replace('-', '/')]) {
      const { body } = await sales.send('GET', `/api/office/departures/open?q=${encodeURIComponent(typed)}`)
      const days = body.list.map((each: { departure_date: string }) => each.departure_date)
      expect([typed, new Set(days)]).toEqual([typed, new Set([dateInDays(30)])])
    }
  })

  test('of two departures of a day each is told from the other, booked, and moved to', async () => {
    const package_code = await createTrip({ 60: 500_000 })
    const { departure_id: evening } = await site.make.departure({
      package_code,
      departure_date: dateInDays(60),
      departure_time: '19:40',
      adult_price: 400_000,
    })
    const open = await sales.send('GET', `/api/office/departures/open?package_code=${package_code}`)
    expect(open.body.list).toMatchObject([
      { departure_time: null, adult_price: 500_000 },
      { departure_time: '19:40', departure_id: evening, adult_price: 400_000 },
    ])
    const morning = open.body.list[0].departure_id
    const { booking_id } = await createBooking(package_code, { departure_id: morning })
    const input = { departure_date: dateInDays(60), departure_id: evening }
    const { body } = await requestPreview('move', { booking_id, ...input, departure_id: String(evening) })
    expect(body).toMatchObject({ before: 1_000_000, total: 800_000 })
    const moved = await sendAction('move', { ...(await readRevision(booking_id)), ...input, total: 800_000 })
    expect(moved.status).toBe(200)
    expect(await findBooking(booking_id)).toMatchObject({ departure_id: evening })
  })
})

test('the pay link is mailed to who has an address, made just before it is sent', async () => {
  const { booking_id } = await createBooking(undefined, { email: 'caller@example.com' })
  expect(await listMailKinds(booking_id)).toEqual(['pay-link'])
  const { id } = await findBooking(booking_id)
  const letter = await composeMail('pay-link', buildMailContext(id))
  expect(letter?.to).toBe('caller@example.com')
  const [, code = ''] = /\/go#([0-9A-Z]{12})/.exec(letter?.text ?? '') ?? []
  const shown = await createVisitor(site).send('POST', '/api/landing/user/booking/link', { code })
  expect(shown.body).toMatchObject({ kind: 'pay', pay: { booking_id } })
  expect(
    await composeMail(
      'pay-link',
      buildMailContext((await findBooking((await createBooking()).booking_id)).id),
    ),
  ).toBeUndefined()
})

describe('the pay link', () => {
  const payLink = async (booking_id: string) => (await sendAction('pay-link', { booking_id })).body
  const by = (code: string, more: object = {}) => ({ code, ...more })
  const agreed = { consents: { tour: true, privacy: true, special: false } }
  const go = (path: string, body: object, me = createVisitor(site)) =>
    me.sendOnce('POST', `/api/landing/user/booking/link${path}`, body)

  test('shows this booking and takes the consents, which staff cannot give', async () => {
    const { booking_id } = await createBooking()
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
    expect((await readBooking(booking_id)).consents_due).toBe(true)
    for (let time = 0; time < 2; time++)
      expect((await go('/agree', by(code, agreed))).body.pay.consents_due).toBe(false)
    const { id } = await findBooking(booking_id)
    const consents = await runInAgency((tx) =>
      tx.selectFrom('consent').select('type').where('booking', '=', id).orderBy('type').execute(),
    )
    expect(consents.map(({ type }) => type)).toEqual(['privacy', 'tour'])
  })

  test('says for whom the cash receipt is, as staff can for a caller; the number is shown to neither', async () => {
    const { booking_id } = await createBooking()
    const { code } = await payLink(booking_id)
    const business = { purpose: 'business', number: '120-81-47521' }
    const { status, body, text } = await go('/receipt', by(code, { receipt: business }))
    expect([status, body.pay.receipt_wish]).toEqual([200, { purpose: 'business', ending: '7521' }])
    expect(text).not.toContain('1208147521')
    const wrong = { purpose: 'personal', number: '02-123-4567' }
    expect((await go('/receipt', by(code, { receipt: wrong }))).status).toBe(400)
    const path = '/api/office/booking/receipt-wish'
    const personal = { booking_id, receipt: { purpose: 'personal', number: '010-1234-5678' } }
    expect((await sales.send('POST', path, personal)).status).toBe(200)
    expect((await sales.api.booking.one({ booking_id })).receipt_wish).toEqual({
      purpose: 'personal',
      ending: '5678',
    })
    expect((await go('/receipt', by('0000-0000-0000', { receipt: business }))).body.code).toBe('LINK_EXPIRED')
  })

  test('ends with the hold, with the payment, and opens nothing else', async () => {
    const { booking_id } = await createBooking()
    const { code } = await payLink(booking_id)
    const me = createVisitor(site)
    await go('', by(code), me)
    expect(me.cookies.has('booking_pass')).toBe(false)
    const info = await me.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`)
    expect(info.status).toBe(401)
    expect((await go('/open', by(code), me)).body.code).toBe('LINK_EXPIRED')
    const theirs = await createVisitor(site, { host: 'a2.localhost' }).send(
      'POST',
      '/api/landing/user/booking/link',
      by(code),
    )
    expect(theirs.body.code).toBe('LINK_EXPIRED')
    await runInAgency((tx) =>
      tx
        .updateTable('booking')
        .set({ held_until: sql<string>`now() - interval '1 second'` })
        .where('travel_agency', '=', 1)
        .where('booking_id', '=', booking_id)
        .execute(),
    )
    expect((await go('', by(code))).body.code).toBe('LINK_EXPIRED')
    expect((await go('/agree', by(code, agreed))).body.code).toBe('LINK_EXPIRED')

    const second = await createBooking()
    const link = await payLink(second.booking_id)
    await money.sendOnce('POST', '/api/office/booking/deposit', {
      reason: '현금',
      booking_id: second.booking_id,
      amount: second.total,
    })
    expect((await go('', by(link.code))).body.code).toBe('LINK_EXPIRED')
    expect((await sendAction('pay-link', { booking_id: second.booking_id })).body.code).toBe('WRONG_PROGRESS')
  })

  test('never shows who booked, not even in the payment window', () =>
    runWithGateway(async () => {
      const { booking_id } = await createBooking()
      const { name } = await readBooking(booking_id)
      const { code } = await payLink(booking_id)
      const shown = await go('', by(code))
      const taken = await go('/agree', by(code, agreed))
      const opened = await go('/pay', by(code))
      expect([shown.status, taken.status, opened.status]).toEqual([200, 200, 200])
      expect(opened.body.gateway.customer_name).toMatch(/○/)
      expect([shown, taken, opened].filter(({ text }) => text.includes(name))).toEqual([])
    }))

  test('guessing pay links is rate limited', async () => {
    const me = createVisitor(site)
    const codes = Array.from({ length: 8 }, (_, at) => `ABCDEFGH000${at}`)
    const answers = []
    for (const code of codes) answers.push((await go('', by(code), me)).body.code)
    expect(answers.at(0)).toBe('LINK_EXPIRED')
    expect(answers.at(-1)).toBe('TOO_MANY_TRIES')
  })

  test('is not handed over for another agency’s booking', async () => {
    const { booking_id } = await createBooking()
    for (const what of ['pay-link', 'open-link'])
      expect((await sendAction(what, { booking_id }, other)).body.code).toBe('BOOKING_NOT_FOUND')
  })

  test('pays through the gateway once the terms are agreed to, and the payer gets no pass', async () => {
    await runWithGateway(async () => {
      const { booking_id, total } = await createBooking()
      const { code } = await payLink(booking_id)
      const me = createVisitor(site)
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
      expect(await readBooking(booking_id)).toMatchObject({ progress: 'payment_completed', paid: total })
    })
  })

  test('a booker who comes another way also agrees before paying', async () => {
    await runWithGateway(async () => {
      const { booking_id } = await createBooking()
      const me = createVisitor(site)
      const { code } = (await sendAction('open-link', { booking_id })).body
      expect((await go('/open', by(code), me)).body).toEqual({ booking_id })
      const pay = () => me.sendOnce('POST', '/api/landing/package/payment', { booking_id })
      expect((await pay()).body.code).toBe('CONSENT_REQUIRED')
      const agree = await me.send('POST', '/api/landing/user/booking/agree', { booking_id, ...agreed })
      expect(agree.status).toBe(200)
      expect((await pay()).body.gateway).not.toBeNull()
      const stranger = await createVisitor(site).send('POST', '/api/landing/user/booking/agree', {
        booking_id,
        ...agreed,
      })
      expect(stranger.status).toBe(401)
    })
  })
})
