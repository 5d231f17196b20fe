// A sold-out departure takes names; seats that come free are kept for the first who fits, by day, and for
// nobody twice.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { updateOffers } from '#domain/departure/offers.server.ts'
import { createCode } from '#platform/mail-code.server.ts'
import { purgeExpired } from '#retention.server.ts'
import { composeMail } from './compose-mail.ts'
import { setUpOccupancy } from './occupancy-setup.ts'
import { createVisitor, type Visitor } from './visitor.ts'

let office: Awaited<ReturnType<typeof setUpOccupancy>>
beforeAll(async () => {
  office = await setUpOccupancy()
})

let emailCount = 0
type WaitingOptions = { adult?: number; email?: string; name?: string; code?: string; ip?: string }

/** The code that was mailed to an address. */
async function createMailCode(email: string, me: Visitor): Promise<string> {
  await me.send('POST', '/api/landing/package/reserveCode', { email })
  const row = await office.runInAgency((tx) =>
    tx
      .selectFrom('mail_code')
      .select('id')
      .where('email', '=', email)
      .orderBy('asked', 'desc')
      .executeTakeFirstOrThrow(),
  )
  return office.runInAgency(async (tx) => {
    const mailCode = await createCode(tx, { travel_agency: 1, ref: row.id, keyFor: office.site.naru.keyFor })
    return mailCode?.code ?? ''
  })
}
async function joinWaitingList(
  departure_id: number,
  { adult = 2, name = '김대기', email, code, ip }: WaitingOptions = {},
) {
  const address = email ?? `wait-${++emailCount}@example.com`
  const me = createVisitor(office.site, { ...(ip && { ip }) })
  return me.sendOnce('POST', '/api/landing/package/wait', {
    departure_id,
    party: { adult, child: 0, baby: 0 },
    name,
    contact: '010-3333-4444',
    email: address,
    code: code ?? (await createMailCode(address, me)),
  })
}
const listWaiting = (departure_id: number) =>
  office.runInAgency((tx) =>
    tx
      .selectFrom('waiting')
      .select(['id', 'name', 'state', 'until', 'booking', sql<number>`adult + child`.as('seats')])
      .where('departure_id', '=', departure_id)
      .orderBy('place')
      .orderBy('id')
      .execute(),
  )
const listWaitingStates = async (departure_id: number) =>
  (await listWaiting(departure_id)).map(({ name, state }) => `${name} ${state}`)
/** Sold out by two bookings of two. */
async function createSoldOutDeparture() {
  const { package_code, at } = await office.createTrip({ 30: 500_000 }, { seats: 4, minimum: 2 })
  const booked = [await office.createBooking(package_code), await office.createBooking(package_code)]
  return { package_code, departure_id: at(30), booked }
}
async function cancelBooking(booking_id = '') {
  const { revision } = await office.findBooking(booking_id)
  const input = { booking_id, revision, reason: 'customer', note: '전화', refund: 0, compensation: 0 }
  const { status, body } = await office.sales.sendOnce('POST', '/api/office/booking/cancel', input)
  expect([status, body.progress]).toEqual([200, 'cancel_completed'])
}
const findOfferCode = async (id: number) =>
  /\/go#(\w{12})/.exec((await composeMail('seats-offered', office.buildMailContext(id)))?.text ?? '')?.[1] ??
  ''
const sendByLink = (what: string, body: object, key?: string) =>
  createVisitor(office.site).sendOnce('POST', `/api/landing/user/booking/link${what}`, body, key)
const setOfferEnd = (id: number, until: string) =>
  office.runInAgency((tx) =>
    sql`update waiting set until = now() + ${until}::interval where id = ${id}`.execute(tx),
  )
/** From eight in the morning to ten in the evening, in Korea. */
const isDaytime = (moment: number) => {
  const hour = new Date(moment + 9 * 3_600_000).getUTCHours()
  return hour >= 8 && hour < 22
}

describe('joining', () => {
  test('takes a name with its party, proved by a mailed code, once for an address', async () => {
    const { departure_id } = await createSoldOutDeparture()
    expect((await joinWaitingList(departure_id, { email: 'one@example.com' })).body).toEqual({ place: 1 })
    expect((await joinWaitingList(departure_id, { adult: 1 })).body).toEqual({ place: 2 })
    expect((await joinWaitingList(departure_id, { email: 'ONE@example.com' })).body.code).toBe(
      'ALREADY_WAITING',
    )
    const without = await createVisitor(office.site).sendOnce('POST', '/api/landing/package/wait', {
      departure_id,
      party: { adult: 2, child: 0, baby: 0 },
      name: '김대기',
      contact: '010-3333-4444',
      email: 'stranger@example.com',
    })
    expect(without.body.code).toBe('PROOF_REQUIRED')
    expect((await joinWaitingList(departure_id, { email: 'x@example.com', code: '000000' })).status).not.toBe(
      200,
    )
    expect(await listWaiting(departure_id)).toHaveLength(2)
  })

  test('a network waits for no more seats than it may hold, with however many mailboxes', async () => {
    const { departure_id } = await createSoldOutDeparture()
    const ip = '203.0.113.77'
    const answers = []
    for (let at = 0; at < 4; at++) answers.push(await joinWaitingList(departure_id, { ip, adult: 2 }))
    expect(answers.map(({ status, body }) => body.code ?? status)).toEqual([
      200,
      200,
      'TOO_MANY_FROM_NETWORK',
      'TOO_MANY_FROM_NETWORK',
    ])
    expect((await joinWaitingList(departure_id)).body).toEqual({ place: 3 })
  })

  test('who is taken off the list is named in it no more', async () => {
    const { departure_id } = await createSoldOutDeparture()
    await joinWaitingList(departure_id, { name: '이떠남' })
    const [entry] = await listWaiting(departure_id)
    expect(
      (await office.sales.sendOnce('POST', '/api/office/filling/waiting/remove', { id: entry?.id })).status,
    ).toBe(200)
    const [row] = await office.runInAgency((tx) =>
      tx.selectFrom('waiting').selectAll().where('departure_id', '=', departure_id).execute(),
    )
    expect(row).toMatchObject({ state: 'removed', name: '○○○', contact: '', email: '', visitor: null })
  })

  test('is refused where there are seats, for more than it has, of another agency and three days before', async () => {
    const { package_code, at } = await office.createTrip(
      { 30: 500_000, 2: 500_000, 3: 500_000 },
      { seats: 4 },
    )
    await office.createBooking(package_code, { adult: 3 })
    for (const days of [2, 3]) await office.createBooking(package_code, { days, adult: 4 })
    expect((await joinWaitingList(at(30), { adult: 1 })).body.code).toBe('SEATS_LEFT')
    expect((await joinWaitingList(at(30), { adult: 5 })).body.code).toBe('DEPARTURE_CLOSED')
    expect((await joinWaitingList(at(2))).body.code).toBe('DEPARTURE_CLOSED')
    expect((await joinWaitingList(at(3))).body).toEqual({ place: 1 })
    expect((await joinWaitingList(at(30))).body).toEqual({ place: 1 })
    expect((await joinWaitingList(9_999_999)).body.code).toBe('DEPARTURE_CLOSED')
    const elsewhere = await createVisitor(office.site, { host: 'a2.localhost' }).sendOnce(
      'POST',
      '/api/landing/package/wait',
      {
        departure_id: at(30),
        party: { adult: 2, child: 0, baby: 0 },
        name: '김대기',
        contact: '010-3333-4444',
        email: 'stranger@example.com',
        code: '123456',
      },
    )
    expect(elsewhere.status).not.toBe(200)
    for (const party of [
      { adult: 0, child: 0, baby: 0 },
      { adult: -1, child: 0, baby: 0 },
      { adult: 0, child: 1, baby: 2 },
    ]) {
      const form = { departure_id: at(30), name: '김', contact: '010-3333-4444', email: 'z@example.com' }
      const wrong = await createVisitor(office.site).sendOnce('POST', '/api/landing/package/wait', {
        ...form,
        party,
      })
      expect(wrong.status).toBe(400)
    }
  })
})

describe('seats that come free', () => {
  test('are kept for the first who fits, in the transaction that frees them, and booked by the mailed link', async () => {
    const { package_code, departure_id, booked } = await createSoldOutDeparture()
    await joinWaitingList(departure_id, { name: '네사람', adult: 4 })
    await joinWaitingList(departure_id, { name: '두사람', adult: 2 })
    await joinWaitingList(departure_id, { name: '셋째', adult: 1 })
    office.takeMails()
    await cancelBooking(booked[0]?.booking_id)
    expect(await listWaitingStates(departure_id)).toEqual([
      '네사람 waiting',
      '두사람 offered',
      '셋째 waiting',
    ])
    expect(await office.countTaken(departure_id)).toBe(4) // nobody buys them meanwhile
    await expect(office.createBooking(package_code)).rejects.toThrow('SOLD_OUT')
    const [, offered] = await listWaiting(departure_id)
    const id = offered?.id ?? 0
    const code = await findOfferCode(id)
    expect(await findOfferCode(id)).toBe(code) // sent again, it is the same link
    const { body } = await sendByLink('', { code })
    expect(body).toMatchObject({
      kind: 'offer',
      offer: { name: '두○람', total: 1_000_000, party: { adult: 2, child: 0, baby: 0 } },
    })
    expect((await sendByLink('/take', { code, total: 1 })).body.code).toBe('PRICE_CHANGED')
    expect(await office.countTaken(departure_id)).toBe(4)
    const key = crypto.randomUUID()
    const taken = await Promise.all([1, 2].map(() => sendByLink('/take', { code, total: 1_000_000 }, key)))
    expect(taken.map(({ status }) => status)).toEqual([200, 200])
    expect(taken[0]?.body).toEqual(taken[1]?.body)
    expect(await office.findBooking(taken[0]?.body.booking_id)).toMatchObject({
      progress: 'waiting_for_payment',
      consents_due: true,
      name: '두사람',
      departure_id,
    })
    expect(await office.countTaken(departure_id)).toBe(4)
    expect((await sendByLink('/take', { code, total: 1_000_000 })).body.code).toBe('LINK_EXPIRED')
    expect(await listWaitingStates(departure_id)).toEqual(['네사람 waiting', '두사람 taken', '셋째 waiting'])
  })

  test('are not taken by who holds as many unpaid bookings as one may', async () => {
    const { departure_id, booked } = await createSoldOutDeparture()
    const email = 'collector@example.com'
    await joinWaitingList(departure_id, { email })
    await cancelBooking(booked[0]?.booking_id)
    const [entry] = await listWaiting(departure_id)
    const code = await findOfferCode(entry?.id ?? 0)
    const held: string[] = []
    for (let at = 0; at < 3; at++) {
      const { package_code } = await office.createTrip()
      held.push((await office.createBooking(package_code)).booking_id)
    }
    await office.runInAgency((tx) =>
      tx
        .updateTable('booking')
        .set({ email, proved_by: 'mail', progress: 'waiting_for_payment' })
        .where('booking_id', 'in', held)
        .execute(),
    )
    const total = 1_000_000
    const refused = await sendByLink('/take', { code, total })
    expect([refused.status, refused.body.code]).toEqual([409, 'TOO_MANY_UNPAID'])
    expect((await listWaiting(departure_id))[0]?.state).toBe('offered')
    await office.runInAgency((tx) =>
      tx
        .updateTable('booking')
        .set({ progress: 'cancel_completed' })
        .where('booking_id', '=', held[0] ?? '')
        .execute(),
    )
    expect((await sendByLink('/take', { code, total })).status).toBe(200)
  })

  test('go to two who wait when two bookings end at the same moment: one open offer for a seat', async () => {
    const { departure_id, booked } = await createSoldOutDeparture()
    await joinWaitingList(departure_id, { name: '가', adult: 2 })
    await joinWaitingList(departure_id, { name: '나', adult: 2 })
    await joinWaitingList(departure_id, { name: '다', adult: 2 })
    await Promise.all(booked.map(({ booking_id }) => cancelBooking(booking_id)))
    expect(await listWaitingStates(departure_id)).toEqual(['가 offered', '나 offered', '다 waiting'])
    expect(await office.countTaken(departure_id)).toBe(4)
  })

  test('taken again with its key they open the booking only as long as it is still theirs', async () => {
    const { departure_id, booked } = await createSoldOutDeparture()
    await joinWaitingList(departure_id)
    await cancelBooking(booked[0]?.booking_id)
    const [first] = await listWaiting(departure_id)
    const code = await findOfferCode(first?.id ?? 0)
    const key = crypto.randomUUID()
    const take = async () => {
      const me = createVisitor(office.site)
      const input = { code, total: 1_000_000 }
      const { body } = await me.sendOnce('POST', '/api/landing/user/booking/link/take', input, key)
      const { booking_id }: { booking_id: string } = body
      const read = await me.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`)
      return { booking_id, status: read.status }
    }
    const { booking_id, status } = await take()
    expect([status, await take()]).toEqual([200, { booking_id, status: 200 }])
    const { revision } = await office.findBooking(booking_id)
    const contact = { name: '박새롬', contact: '010-7777-6666', email: 'new@example.com' }
    const sent = { booking_id, revision, ...contact }
    expect((await office.sales.sendOnce('POST', '/api/office/booking/contact', sent)).status).toBe(200)
    expect(await take()).toEqual({ booking_id, status: 404 })
  })

  test('an offer that ends while it is taken is either booked or goes to the next, never both', async () => {
    for (let round = 0; round < 6; round++) {
      const { departure_id, booked } = await createSoldOutDeparture()
      await joinWaitingList(departure_id, { name: '가' })
      await joinWaitingList(departure_id, { name: '나' })
      await cancelBooking(booked[0]?.booking_id)
      const [first] = await listWaiting(departure_id)
      const id = first?.id ?? 0
      const code = await findOfferCode(id)
      await setOfferEnd(id, '30 milliseconds')
      const turning = async () => {
        for (let times = 0; times < 8; times++) await updateOffers(office.jobContext)
      }
      const [answer] = await Promise.all([sendByLink('/take', { code, total: 1_000_000 }), turning()])
      await updateOffers(office.jobContext)
      expect(await office.countTaken(departure_id)).toBe(4)
      const now = await listWaitingStates(departure_id)
      if (answer.status === 200) expect(now).toEqual(['가 taken', '나 waiting'])
      else expect([answer.body.code, now]).toEqual(['LINK_EXPIRED', ['○○○ lapsed', '나 offered']])
    }
  })

  test('an offer that expires goes to the next person, and back on sale when nobody waits', async () => {
    const { package_code, departure_id, booked } = await createSoldOutDeparture()
    await joinWaitingList(departure_id, { name: '가' })
    await cancelBooking(booked[0]?.booking_id)
    const [first] = await listWaiting(departure_id)
    await setOfferEnd(first?.id ?? 0, '-1 second')
    await Promise.all([updateOffers(office.jobContext), updateOffers(office.jobContext)])
    expect(await listWaitingStates(departure_id)).toEqual(['○○○ lapsed'])
    expect(await office.countTaken(departure_id)).toBe(2)
    await office.createBooking(package_code)
  })

  test('are kept until the moment that the mail names, on Seoul’s clock', async () => {
    const { departure_id, booked } = await createSoldOutDeparture()
    await joinWaitingList(departure_id)
    await cancelBooking(booked[0]?.booking_id)
    const [first] = await listWaiting(departure_id)
    await office.runInAgency((tx) =>
      tx
        .updateTable('waiting')
        .set({ until: '2096-12-31T15:30:00Z' })
        .where('id', '=', first?.id ?? 0)
        .execute(),
    )
    expect((await composeMail('seats-offered', office.buildMailContext(first?.id ?? 0)))?.text).toContain(
      '1월\u00a01일(화) 00:30',
    )
  })

  test('are offered for twelve hours of the day, whenever they come free', async () => {
    const { departure_id, booked } = await createSoldOutDeparture()
    await joinWaitingList(departure_id)
    const before = Date.now()
    await cancelBooking(booked[0]?.booking_id)
    const offer = await office.runInAgency((tx) =>
      tx
        .selectFrom('waiting')
        .select(['tells', 'until'])
        .where('departure_id', '=', departure_id)
        .executeTakeFirstOrThrow(),
    )
    const [tells, until] = [offer.tells, offer.until].map((moment) => new Date(moment ?? 0).getTime())
    const minutes = (from = 0, to = 0) =>
      Array.from({ length: Math.round((to - from) / 60_000) }, (_, at) => isDaytime(from + at * 60_000))
    expect(minutes(tells, until).filter(Boolean)).toHaveLength(12 * 60)
    // It is told at once by day, and in the first minute of the next one by night.
    expect(isDaytime(tells ?? 0)).toBe(true)
    expect(minutes(before, tells).filter(Boolean).length).toBeLessThanOrEqual(1)
  })

  test('seats that come free at night are offered in the morning, and the clock job finds added seats and reopened departures', async () => {
    const { departure_id } = await createSoldOutDeparture()
    await joinWaitingList(departure_id, { name: '가' })
    await office.runInAgency((tx) =>
      sql`update departure set seats = 6 where departure_id = ${departure_id}`.execute(tx),
    )
    await updateOffers(office.jobContext)
    expect(await listWaitingStates(departure_id)).toEqual(['가 offered'])
    const [offer] = await listWaiting(departure_id)
    const tells = (moment: string) =>
      office.runInAgency((tx) =>
        sql`update waiting set told = null, tells = now() + ${moment}::interval where id = ${offer?.id ?? 0}`.execute(
          tx,
        ),
      )
    await tells('1 hour')
    office.takeMails()
    await updateOffers(office.jobContext)
    expect(office.takeMails()).toEqual([])
    await tells('-1 second')
    await updateOffers(office.jobContext)
    await updateOffers(office.jobContext)
    expect(office.takeMails()).toEqual([{ travel_agency: 1, kind: 'seats-offered', ref: offer?.id }])
  })
})

describe('staff', () => {
  const one = async (departure_id: number) => await office.sales.api.departure.one({ departure_id })
  const act = (what: string, body: object, who = office.sales) =>
    who.send('POST', `/api/office/filling/waiting${what}`, body)

  test('see who waits, change the order and take somebody out', async () => {
    const { package_code, departure_id, booked } = await createSoldOutDeparture()
    for (const name of ['가', '나', '다']) await joinWaitingList(departure_id, { name })
    const { waiting } = await one(departure_id)
    expect(waiting.map(({ name }: { name: string }) => name)).toEqual(['가', '나', '다'])
    expect(new Set(waiting.map(({ contact_masked }) => contact_masked))).toEqual(new Set(['010-****-4444']))
    const list = (await office.sales.api.departure.list({ q: package_code })).list
    expect(list).toMatchObject([{ waiting_parties: 3 }])
    const [first = 0, second, third] = waiting.map(({ id }: { id: number }) => id)
    expect(await office.sales.api.departure.waitingContact({ id: first })).toEqual({
      contact: '010-3333-4444',
    })
    const read = await office.runInAgency((tx) =>
      tx
        .selectFrom('staff_log')
        .select(['subject', 'after'])
        .where('call', '=', 'departure.waitingContact')
        .execute(),
    )
    expect(read).toEqual([{ subject: `departure ${departure_id}`, after: { waiting: first } }])
    const theirs = await office.other.send('GET', `/api/office/filling/waiting?id=${first}`)
    expect(theirs.body.code).toBe('NOT_WAITING')
    expect((await act('', { departure_id, ids: [third, first] })).body.code).toBe('CHANGED_MEANWHILE')
    expect((await act('', { departure_id, ids: [third, first, second] }, office.money)).body.code).toBe(
      'NOT_ALLOWED',
    )
    expect((await act('', { departure_id, ids: [third, first, second] }, office.other)).body.code).toBe(
      'DEPARTURE_NOT_FOUND',
    )
    expect((await act('', { departure_id, ids: [third, first, second] })).status).toBe(200)
    await cancelBooking(booked[0]?.booking_id)
    expect(await listWaitingStates(departure_id)).toEqual(['다 offered', '가 waiting', '나 waiting'])
    expect((await act('/remove', { id: third }, office.other)).body.code).toBe('NOT_WAITING')
    expect((await act('/remove', { id: third })).status).toBe(200) // what was offered goes to the next
    expect(await listWaitingStates(departure_id)).toEqual(['○○○ removed', '가 offered', '나 waiting'])
    expect((await act('/remove', { id: third })).body.code).toBe('NOT_WAITING')
    expect(await office.countTaken(departure_id)).toBe(4)
  })

  test('who cancel the departure end the list with it, and it is forgotten after the departure', async () => {
    const { departure_id, booked } = await createSoldOutDeparture()
    await joinWaitingList(departure_id, { name: '가' })
    await joinWaitingList(departure_id, { name: '나' })
    await cancelBooking(booked[0]?.booking_id)
    const code = await findOfferCode((await listWaiting(departure_id))[0]?.id ?? 0)
    const path = `/api/office/filling/cancel?departure_id=${departure_id}&reason=free`
    const { seen } = (await office.sales.send('GET', path)).body
    const input = { departure_id, reason: 'free', note: '태풍', seen }
    expect((await office.sales.sendOnce('POST', '/api/office/filling/cancel', input)).status).toBe(200)
    expect(await listWaitingStates(departure_id)).toEqual(['○○○ removed', '○○○ removed'])
    expect((await sendByLink('/take', { code, total: 1_000_000 })).body.code).toBe('LINK_EXPIRED')
    expect(await office.countTaken(departure_id)).toBe(2)
    const age = async (days: number) => {
      await office.runInAgency((tx) =>
        sql`update departure set departure_date = current_date - ${days}::int where departure_id = ${departure_id}`.execute(
          tx,
        ),
      )
      await purgeExpired(office.site.naru.deps)
    }
    await age(29)
    expect(await listWaiting(departure_id)).toHaveLength(2)
    await age(32)
    expect(await listWaiting(departure_id)).toHaveLength(0)
  })
})
