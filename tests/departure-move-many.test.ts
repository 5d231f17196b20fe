// Many bookings move to another date in one act, all or none; a caller is put onto the waiting list.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { updateOffers } from '#domain/departure/offers.server.ts'
import { prepareDelivery } from '#notify/deliver.server.ts'
import { setUpOccupancy } from './occupancy-setup.ts'

let office: Awaited<ReturnType<typeof setUpOccupancy>>
beforeAll(async () => {
  office = await setUpOccupancy()
})

async function createFullTrip({ seats = 10 } = {}) {
  const { package_code, at } = await office.createTrip({ 30: 500_000, 40: 520_000 }, { seats })
  const first = await office.createPaidBooking(package_code)
  const second = await office.createPaidBooking(package_code, { adult: 1, name: '박둘째' })
  return { package_code, from: at(30), to: at(40), first: first.booking_id, second: second.booking_id }
}

const preview = (departure_id: number, to: number) =>
  office.sales.api.reservation.rebookManyPreview({ departure_id, to })
const move = (body: object, key?: string) =>
  office.sales.sendOnce('POST', '/api/office/filling/move', body, key)

test('all bookings move in one act at the price that was shown, each is told, and a second press moves nothing', async () => {
  const { from, to, first, second } = await createFullTrip()
  const { list } = await preview(from, to)
  expect(list).toMatchObject([
    { booking_id: first, before: 1_000_000, total: 1_040_000, due: 40_000, problem: null },
    { booking_id: second, before: 500_000, total: 520_000, problem: null },
  ])
  office.takeMails()
  const bookings = list.map(({ booking_id, revision, total }) => ({ booking_id, revision, total }))
  const key = crypto.randomUUID()
  const answers = [
    await move({ departure_id: from, to, bookings }, key),
    await move({ departure_id: from, to, bookings }, key),
  ]
  expect(answers.map(({ body }) => body)).toEqual([{ moved: 2 }, { moved: 2 }])
  expect([await office.countTaken(from), await office.countTaken(to)]).toEqual([0, 3])
  expect(office.takeMails().filter(({ kind }) => kind === 'booking-moved')).toHaveLength(2)
  const moved = await office.findBooking(first)
  expect([moved.total, moved.departure_id]).toEqual([1_040_000, to])
})

test('if one of them cannot move, none does', async () => {
  const { from, to, first, second } = await createFullTrip()
  const { list } = await preview(from, to)
  const bookings = list.map(({ booking_id, revision, total }) => ({ booking_id, revision, total }))
  const wrong = bookings.map((each) =>
    each.booking_id === second ? { ...each, total: each.total + 1 } : each,
  )
  const { body } = await move({ departure_id: from, to, bookings: wrong })
  expect(body.code).toBe('PRICE_CHANGED')
  expect([await office.countTaken(from), await office.countTaken(to)]).toEqual([3, 0])
  expect((await office.findBooking(first)).departure_id).toBe(from)
})

test('the last seats are taken by one of two who move there at once', async () => {
  const { from, to, first, second, package_code } = await createFullTrip({ seats: 4 })
  await office.createPaidBooking(package_code, { days: 40, each: 520_000, adult: 2 })
  const { list } = await preview(from, to)
  expect(list.map(({ problem }) => problem)).toEqual([null, null])
  const toInput = (id: string) => ({
    departure_id: from,
    to,
    bookings: list
      .filter(({ booking_id }) => booking_id === id)
      .map(({ booking_id, revision, total }) => ({ booking_id, revision, total })),
  })
  const answers = await Promise.all([move(toInput(first)), move(toInput(second))])
  const codes = answers.map(({ status, body }) => (status === 200 ? 'moved' : body.code))
  expect(codes.toSorted()).toEqual(['SOLD_OUT', 'moved'])
  expect(await office.countTaken(to)).toBeLessThanOrEqual(4)
})

test('a booking of another departure is not moved along', async () => {
  const { from, to } = await createFullTrip()
  const elsewhere = await createFullTrip()
  const { list } = await preview(elsewhere.from, elsewhere.to)
  const bookings = list.map(({ booking_id, revision, total }) => ({ booking_id, revision, total }))
  expect((await move({ departure_id: from, to, bookings })).body.code).toBe('CHANGED_MEANWHILE')
})

test('a caller joins the end of the waiting list once, and not while there are seats', async () => {
  const { package_code, at } = await office.createTrip({ 30: 500_000 }, { seats: 2 })
  const caller = {
    departure_id: at(30),
    party: { adult: 2, child: 0, baby: 0 },
    name: '전화손님',
    contact: '010-9999-8888',
    email: 'caller@example.com',
  }
  const add = (body: object) => office.sales.sendOnce('POST', '/api/office/filling/waiting/add', body)
  expect((await add(caller)).body.code).toBe('SEATS_LEFT')
  await office.createPaidBooking(package_code)
  expect((await add(caller)).body).toEqual({ place: 1 })
  expect((await add(caller)).body.code).toBe('ALREADY_WAITING')
  const bad = await add({ ...caller, email: 'caller' })
  expect([bad.status, Object.keys(bad.body.fields)]).toEqual([400, ['email']])
  const { waiting } = await office.sales.api.departure.one({ departure_id: at(30) })
  expect(waiting).toMatchObject([{ name: '전화손님', adult: 2, state: 'waiting' }])
})

test('a caller without an address waits once, is a call to make when seats are offered, and staff book them', async () => {
  const { package_code, at } = await office.createTrip({ 30: 500_000 }, { seats: 2 })
  const departure_id = at(30)
  await office.createPaidBooking(package_code)
  const caller = {
    departure_id,
    party: { adult: 2, child: 0, baby: 0 },
    name: '전화손님',
    contact: '010-7777-6666',
  }
  const add = (body: object) => office.sales.sendOnce('POST', '/api/office/filling/waiting/add', body)
  expect((await add(caller)).body).toEqual({ place: 1 })
  expect((await add({ ...caller, contact: '01077776666' })).body.code).toBe('ALREADY_WAITING')
  expect((await add({ ...caller, contact: '010-5555-4444' })).body).toEqual({ place: 2 })
  await office.runInAgency((tx) =>
    tx
      .updateTable('departure')
      .set({ seats: 4 })
      .where((eb) => eb.and({ travel_agency: 1, departure_id }))
      .execute(),
  )
  await updateOffers(office.jobContext)
  // also at night, when nobody is told before the morning
  await office.runInAgency((tx) =>
    sql`update waiting set tells = now(), until = now() + interval '1 hour'
      where travel_agency = 1 and departure_id = ${departure_id} and state = 'offered'`.execute(tx),
  )
  const listOffers = async () => {
    const { body } = await office.sales.send('GET', '/api/office/today')
    const waiting: { kind: string; list: { ref: string }[] }[] = body.waiting
    return waiting.find(({ kind }) => kind === 'offers')?.list ?? []
  }
  expect(await listOffers()).toMatchObject([{ ref: String(departure_id), name: '전화손님', people: 2 }])
  const { waiting } = await office.sales.api.departure.one({ departure_id })
  expect(waiting).toMatchObject([
    { state: 'offered', has_email: false },
    { state: 'waiting', has_email: false },
  ])
  const [first = expect.fail('nobody waits'), second = expect.fail('one waits')] = waiting
  expect(await prepareDelivery('seats-offered', office.buildMailContext(first.id))).toBeUndefined()
  expect(await office.sales.api.reservation.waitingOffer({ id: first.id })).toMatchObject({
    total: 1_000_000,
  })
  const book = (id: number, total: number, key?: string) =>
    office.sales.sendOnce('POST', '/api/office/filling/waiting/book', { id, total }, key)
  expect((await book(first.id, 999_000)).body.code).toBe('PRICE_CHANGED')
  expect((await book(second.id, 1_000_000)).body.code).toBe('NOT_WAITING')
  const key = crypto.randomUUID()
  const [booked, again] = [await book(first.id, 1_000_000, key), await book(first.id, 1_000_000, key)]
  expect(again.body).toEqual(booked.body)
  expect(await office.findBooking(booked.body.booking_id)).toMatchObject({
    departure_id,
    name: '전화손님',
    contact: '010-7777-6666',
    email: '',
    consents_due: true,
    total: 1_000_000,
  })
  expect(await office.countTaken(departure_id)).toBe(4)
  expect((await book(first.id, 1_000_000)).body.code).toBe('NOT_WAITING')
  expect(await listOffers()).toEqual([])
})
