// How departures fill: the list of all to come, confirmed by hand, closed and opened, one mail to everybody.
import { beforeAll, describe, expect, test } from 'vitest'
import { completeTravels } from '#domain/reservation/clock.server.ts'
import { prepareDelivery } from '#notify/deliver.server.ts'
import { composeMail } from './compose-mail.ts'
import { dateInDays } from './days.ts'
import { setUpOccupancy } from './occupancy-setup.ts'

let office: Awaited<ReturnType<typeof setUpOccupancy>>
beforeAll(async () => {
  office = await setUpOccupancy()
})

const listDepartures = async (query = '', who = office.sales) =>
  (await who.send('GET', `/api/office/filling${query}`)).body
const readDeparture = async (departure_id: number, who = office.sales) =>
  await who.api.departure.one({ departure_id })
const sendAction = (what: string, body: object, who = office.sales, key?: string) =>
  who.sendOnce('POST', `/api/office/filling/${what}`, body, key)

describe('the list', () => {
  test('lists every upcoming departure by date with seats taken, paid and due', async () => {
    const { package_code, at } = await office.createTrip({ 30: 500_000, 5: 400_000 })
    await office.createPaidBooking(package_code)
    await office.createBooking(package_code, { adult: 1 })
    const mine = (await listDepartures(`?q=${package_code.toLowerCase()}`)).list
    expect(mine).toMatchObject([
      { departure_id: at(5), departure_date: dateInDays(5), days_left: 5, taken: 0, total: 0, bookings: 0 },
      {
        departure_id: at(30),
        taken: 3,
        minimum: 4,
        seats: 10,
        bookings: 2,
        total: 1_500_000,
        paid: 1_000_000,
        is_confirmed: false,
      },
    ])
  })

  test('is filtered by state and by day, and sums up what it shows', async () => {
    const { package_code, at } = await office.createTrip(
      { 30: 500_000, 40: 500_000, 50: 500_000 },
      { seats: 4, minimum: 2 },
    )
    await office.createPaidBooking(package_code, { days: 30, adult: 4 }) // confirmed by those who paid, and full
    await office.createBooking(package_code, { days: 40 }) // enough, and nobody has paid
    const ids = async (query: string) =>
      (await listDepartures(`?q=${package_code}${query}`)).list.map(
        (row: { departure_id: number }) => row.departure_id,
      )
    expect(await ids('&state=full')).toEqual([at(30)])
    expect(await ids('&state=confirmed')).toEqual([at(30)])
    expect(await ids('&state=reached')).toEqual([at(40)])
    expect(await ids('&state=short')).toEqual([at(50)])
    expect(await ids('&state=cancelled')).toEqual([])
    expect(await ids(`&from=${dateInDays(35)}&to=${dateInDays(45)}`)).toEqual([at(40)])
    expect(await listDepartures(`?q=${package_code}&page_size=1&page=2`)).toMatchObject({
      total: 3,
      taken: 6,
      seats: 12,
      confirmed: 1,
      list: [{ departure_id: at(40) }],
    })
  })

  test('shows the state that its filters and the price grid know it by', async () => {
    const { package_code } = await office.createTrip({})
    const now = new Date().toISOString()
    const departures = [
      { state: 'closed', closed_yn: 'Y', taken: 10, confirmed: now },
      { state: 'full', taken: 10 },
      { state: 'closed', closed_yn: 'Y' },
      { state: 'cancelled', closed_yn: 'Y', cancelled: now, taken: 10 },
      { state: 'reached', taken: 6 },
      { state: 'confirmed', taken: 4, confirmed: now },
      { state: 'few_left', taken: 6, confirmed: now },
      { state: 'recruiting' },
    ] as const
    for (const [at, { state: _, ...departure }] of departures.entries())
      await office.site.make.departure({
        package_code,
        departure_date: dateInDays(20 + at),
        seats: 10,
        minimum: 4,
        ...departure,
      })
    const states = departures.map(({ state }) => state)
    const list: { departure_id: number; state: string }[] = (await listDepartures(`?q=${package_code}`)).list
    expect(list.map(({ state }) => state)).toEqual(states)
    const { body } = await office.sales.send('GET', `/api/office/departures?package_code=${package_code}`)
    expect(body.list.map(({ state }: { state: string }) => state)).toEqual(states)
    for (const state of ['closed', 'full', 'cancelled']) {
      const found = (await listDepartures(`?q=${package_code}&state=${state}`)).list
      expect([state, found]).toEqual([state, list.filter((row) => row.state === state)])
    }
  })

  test('has no departure of yesterday, and none of another agency', async () => {
    const { package_code } = await office.createTrip({ [-1]: 500_000, 30: 500_000 })
    expect((await listDepartures(`?q=${package_code}`)).list).toHaveLength(1)
    expect((await listDepartures(`?q=${package_code}`, office.other)).list).toEqual([])
    expect((await office.money.send('GET', '/api/office/filling')).status).toBe(200)
  })
})

describe('what has left', () => {
  /** Two bookings of one trip, taken on two days to come, whose departures then leave on these. */
  async function createLeft(first: number, second: number) {
    const { package_code, at } = await office.createTrip({ 30: 500_000, 40: 500_000 })
    const { booking_id } = await office.createPaidBooking(package_code, { days: 30 })
    await office.createPaidBooking(package_code, { days: 40 })
    for (const [days, left] of [
      [30, first],
      [40, second],
    ] as const)
      await office.runInAgency(async (tx) => {
        const departure = { travel_agency: 1, departure_id: at(days) }
        await tx
          .updateTable('departure')
          .set({ departure_date: dateInDays(left) })
          .where((eb) => eb.and(departure))
          .execute()
        await tx
          .updateTable('booking')
          .set({ departure_date: dateInDays(left), return_date: dateInDays(left + 2) })
          .where((eb) => eb.and(departure))
          .execute()
      })
    return { package_code, booking_id, first: at(30), second: at(40) }
  }
  const listIds = async (package_code: string, state: string) =>
    (await listDepartures(`?q=${package_code}&state=${state}`)).list.map(
      (row: { departure_id: number }) => row.departure_id,
    )

  test('is on the way until its last day, and past from the next one, the latest first', async () => {
    const under = await createLeft(-2, 0)
    expect(await listIds(under.package_code, 'on_way')).toEqual([under.first, under.second])
    expect(await listIds(under.package_code, 'past')).toEqual([])
    const over = await createLeft(-9, -3)
    expect(await listIds(over.package_code, 'on_way')).toEqual([])
    expect(await listIds(over.package_code, 'past')).toEqual([over.second, over.first])
    expect(await listIds(over.package_code, 'current')).toEqual([])
    const read = async ({ first }: { first: number }) => (await readDeparture(first)).state
    expect([await read(under), await read(over)]).toEqual(['on_way', 'past'])
    const { list } = await listDepartures(`?q=${over.package_code}&state=past&from=${dateInDays(-5)}`)
    expect(list).toMatchObject([{ departure_id: over.second, bookings: 1, paid: 1_000_000 }])
  })

  test('missing passports are counted alike wherever a booking is listed, until the trip is over', async () => {
    const { package_code, at } = await office.createTrip()
    const { booking_id } = await office.createPaidBooking(package_code)
    const countMissing = async () => [
      (await readDeparture(at(30))).list[0]?.passports_missing,
      (await office.sales.api.booking.list({ q: booking_id })).list[0]?.passports_missing,
    ]
    expect(await countMissing()).toEqual([2, 2])
    const { id } = await office.findBooking(booking_id)
    const setBooking = (changed: { passports?: number; progress?: 'ready' | 'travel_completed' }) =>
      office.runInAgency((tx) => tx.updateTable('booking').set(changed).where('id', '=', id).execute())
    await setBooking({ progress: 'ready', passports: 1 })
    expect(await countMissing()).toEqual([1, 1])
    await setBooking({ progress: 'travel_completed' })
    expect(await countMissing()).toEqual([0, 0])
  })

  test('keeps its people, bookings and rooms when the trip is completed, and asks for no passport', async () => {
    const { booking_id, first } = await createLeft(-9, -3)
    await completeTravels({ ...office.jobContext })
    const { list } = await readDeparture(first)
    expect(list).toMatchObject([{ booking_id, progress: 'travel_completed', passports_missing: 0 }])
    const { people } = await office.sales.api.people.list({ departure_id: first })
    expect(people).toMatchObject([{ passport: 'not_needed' }, { passport: 'not_needed' }])
  })

  test('is found by its trip beside what is to come, and by nobody else', async () => {
    const { package_code, first, second } = await createLeft(-9, -3)
    const title = `찾기${package_code}`
    await office.site.db
      .updateTable('package')
      .set({ page_title: { ko: title, en: title } })
      .where((eb) => eb.and({ travel_agency: 1, package_code }))
      .execute()
    const { departures } = await office.sales.api.report.find({ q: title })
    expect(departures.map(({ departure_id }) => departure_id)).toEqual([second, first])
    expect((await office.other.api.report.find({ q: title })).departures).toEqual([])
  })
})

describe('confirming by hand', () => {
  test('mails everyone who has paid once, also below the minimum', async () => {
    const { package_code, at } = await office.createTrip()
    const { booking_id } = await office.createPaidBooking(package_code)
    await office.createBooking(package_code)
    office.takeMails()
    const { id } = await office.findBooking(booking_id)
    expect((await sendAction('confirm', { departures: [at(30)] })).body).toEqual({ confirmed: 1 })
    expect(office.takeMails()).toEqual([{ travel_agency: 1, kind: 'departure-confirmed', ref: id }])
    expect((await sendAction('confirm', { departures: [at(30)] })).body).toEqual({ confirmed: 0 })
    expect(office.takeMails()).toEqual([])
    expect(await readDeparture(at(30))).toMatchObject({ is_confirmed: true })
  })

  test('happens by itself once the minimum falls to those who paid, and they are told', async () => {
    const { package_code, at } = await office.createTrip()
    const { booking_id } = await office.createPaidBooking(package_code, { adult: 3 })
    const { list } = (await office.sales.send('GET', `/api/office/departures?package_code=${package_code}`))
      .body
    const saveMinimum = (minimum: number, revision: number) => {
      const { departure_date, adult_price, child_price, baby_price, seats, closed_yn } = list[0]
      const prices = { departure_date, adult_price, child_price, baby_price, seats, closed_yn }
      const rows = [{ ...prices, departure_id: at(30), minimum, revision }]
      return office.sales.sendOnce('PUT', '/api/office/departures', { package_code, rows, removed: [] })
    }
    office.takeMails()
    expect((await saveMinimum(6, list[0].revision)).status).toBe(200)
    expect(await readDeparture(at(30))).toMatchObject({ is_confirmed: false })
    expect((await saveMinimum(3, list[0].revision + 1)).status).toBe(200)
    expect(await readDeparture(at(30))).toMatchObject({ is_confirmed: true })
    const { id } = await office.findBooking(booking_id)
    expect(office.takeMails()).toEqual([{ travel_agency: 1, kind: 'departure-confirmed', ref: id }])
  })

  test('until somebody confirms it, one with enough people is not shown as certain', async () => {
    const { package_code, at } = await office.createTrip()
    await office.createPaidBooking(package_code, { adult: 3 })
    await office.site.db
      .updateTable('departure')
      .set({ minimum: 3 })
      .where((eb) => eb.and({ travel_agency: 1, departure_id: at(30) }))
      .execute()
    const visitor = office.site.createClient('a1.localhost')
    const readSeats = async () => (await visitor.departure.availability({ package_codes: package_code })).list
    expect(await readSeats()).toMatchObject([{ state: 'recruiting', is_confirmed: false, to_confirm: 0 }])
    await sendAction('confirm', { departures: [at(30)] })
    expect(await readSeats()).toMatchObject([{ state: 'confirmed', is_confirmed: true, to_confirm: 0 }])
  })

  test('is refused without the right and for unknown departures', async () => {
    const { at } = await office.createTrip()
    expect((await sendAction('confirm', { departures: [at(30)] }, office.money)).body.code).toBe(
      'NOT_ALLOWED',
    )
    expect((await sendAction('confirm', { departures: [at(30)] }, office.other)).body.code).toBe(
      'DEPARTURE_NOT_FOUND',
    )
    expect(await readDeparture(at(30))).toMatchObject({ is_confirmed: false })
  })
})

describe('closing', () => {
  test('takes a departure off sale and puts it on again, at the revision that was seen', async () => {
    const { package_code, at } = await office.createTrip()
    const departure_id = at(30)
    const input = { departure_id, closed_yn: 'Y', revision: 1 }
    expect((await sendAction('close', input)).body).toEqual({ revision: 2 })
    expect((await sendAction('close', input)).body.code).toBe('CHANGED_MEANWHILE')
    await expect(office.createBooking(package_code)).rejects.toThrow('DEPARTURE_CLOSED')
    expect(
      (await sendAction('close', { ...input, closed_yn: 'N', revision: 2 }, office.other)).body.code,
    ).toBe('DEPARTURE_NOT_FOUND')
    expect((await sendAction('close', { ...input, closed_yn: 'N', revision: 2 })).body).toEqual({
      revision: 3,
    })
    await office.createBooking(package_code)
  })

  test('is refused from the day of departure on', async () => {
    const { at } = await office.createTrip({ 0: 500_000 })
    const input = { departure_id: at(0), closed_yn: 'N', revision: 1 }
    expect((await sendAction('close', input)).body.code).toBe('DAY_IS_OVER')
  })
})

describe('a mail to everybody', () => {
  test('is told to each booking, once for its key, mailed where there is an address, and says how far it is', async () => {
    const { package_code, at } = await office.createTrip()
    const departure_id = at(30)
    const { booking_id } = await office.createPaidBooking(package_code)
    await office.createBooking(package_code, { email: 'lee@example.com' })
    await office.createBooking(package_code, { email: '' })
    office.takeMails()
    const input = { departure_id, subject: '모이는 곳', contents: '아침 7시에\n3번 문 앞입니다.' }
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2].map(() => sendAction('message', input, office.sales, key)))
    expect(answers.map(({ body }) => body)).toEqual([{ to: 3 }, { to: 3 }])
    const mails = office.takeMails()
    expect(mails.map(({ kind }) => kind)).toEqual(Array.from({ length: 3 }, () => 'departure-message'))
    expect((await readDeparture(departure_id)).messages).toMatchObject([
      { subject: '모이는 곳', by_name: '이영업', sent: 0, all: 2 },
    ])
    const [first, , last] = mails.map(({ ref }) => office.buildMailContext(ref))
    expect(last && (await composeMail('departure-message', last))).toBeUndefined()
    const delivery = first && (await prepareDelivery('departure-message', first))
    const letter = delivery?.mail
    expect(letter).toMatchObject({ to: 'kim@example.com', subject: '[Agency 1] 모이는 곳' })
    expect(letter?.text).toContain('아침 7시에\n3번 문 앞입니다.')
    expect(letter?.text).toContain(booking_id.slice(0, 4))
    const { onSent = async () => {} } = delivery ?? {}
    await office.runInAgency(onSent)
    await office.runInAgency(onSent) // sent again after a crash, it is still one
    expect((await readDeparture(departure_id)).messages).toMatchObject([{ sent: 1, all: 2 }])
  })

  test('is refused where nobody booked, and to another agency', async () => {
    const { at } = await office.createTrip()
    const input = { departure_id: at(30), subject: '안내', contents: '안내드립니다.' }
    expect((await sendAction('message', input)).body.code).toBe('NOBODY_BOOKED')
    expect((await sendAction('message', input, office.other)).body.code).toBe('DEPARTURE_NOT_FOUND')
    expect((await readDeparture(at(30))).messages).toEqual([])
  })
})
