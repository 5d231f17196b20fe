// A departure by its number: chosen by it, counted by it, and asked for where a day alone names several.
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { listOutbox } from './read-mail.ts'
import { countTakenSeats } from './seats-taken.ts'
import { buildReservation } from './shared/reservation-form.ts'
import { createDatabaseBefore, createSite, type Site } from './site.ts'
import { createVisitor } from './visitor.ts'

const departureDay = addDays(formatSeoulDay(new Date()), 60)
const reservePath = '/api/landing/package/nonMember'
const buildForm = (package_code: string, overrides: object = {}) =>
  buildReservation(
    { package_code, departure_date: departureDay },
    { name: '김 미나', email: `mina-${randomUUID()}@example.com`, ...overrides },
  )

let site: Site
async function createTrip(key = 1, overrides: object = {}) {
  const make = site.makeAt(key)
  const { tour_category_id } = await make.category()
  const { package_code } = await make.package({ tour_category_id })
  return make.departure({ package_code, departure_date: departureDay, seats: 10, ...overrides })
}
const listBookings = (package_code: string) =>
  runInTransaction(site.db, 1, (tx) =>
    tx
      .selectFrom('booking')
      .select(['booking_id', 'departure_id'])
      .where('travel_agency', '=', 1)
      .where('package_code', '=', package_code)
      .execute(),
  )
const countTaken = (departure_id: number) => countTakenSeats(site.db, departure_id)
const sendReservation = (package_code: string, overrides: object = {}, who = createVisitor(site)) =>
  who.sendOnce('POST', reservePath, buildForm(package_code, overrides), randomUUID())

describe('one a day', () => {
  beforeAll(async () => {
    site = await createSite({ shared: true })
  })

  test('the departure number is in the answers about seats, trip and booking', async () => {
    const { package_code, departure_id } = await createTrip()
    const visitor = site.createClient('a1.localhost')
    const { list } = await visitor.departure.departures({ package_code })
    expect(list.map((each) => [each.departure_id, each.departure_date])).toEqual([
      [departure_id, departureDay],
    ])
    const info = await visitor.catalog.packageInfo({ package_code })
    expect(info.departures.map((each) => each.departure_id)).toEqual([departure_id])
    const me = createVisitor(site)
    const { body } = await sendReservation(package_code, {}, me)
    const booking = await me.send(
      'GET',
      `/api/landing/user/booking/packageInfo?booking_id=${body.booking_id}`,
    )
    expect([booking.body.departure_id, booking.body.departure_date]).toEqual([departure_id, departureDay])
  })

  test('reserving works by date alone, and by date with departure number', async () => {
    const { package_code, departure_id } = await createTrip()
    expect((await sendReservation(package_code)).status).toBe(200)
    expect((await sendReservation(package_code, { departure_id })).status).toBe(200)
    expect((await listBookings(package_code)).map((each) => each.departure_id)).toEqual([
      departure_id,
      departure_id,
    ])
    expect(await countTaken(departure_id)).toBe(4)
  })

  test('a departure number of another trip, date or agency is refused, and nothing is held', async () => {
    const { package_code } = await createTrip()
    const [other, foreign] = [await createTrip(), await createTrip(2)]
    const later = await site.make.departure({ package_code, departure_date: addDays(departureDay, 1) })
    for (const { departure_id } of [other, foreign, later, { departure_id: 2 ** 52 }]) {
      const { status, body } = await sendReservation(package_code, { departure_id })
      expect([status, body.code]).toEqual([409, 'DEPARTURE_CLOSED'])
    }
    for (const departure_id of [0, -1, 1.5, 2 ** 60, 'x']) {
      const { status, body } = await sendReservation(package_code, { departure_id })
      expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'BAD_INPUT', ['departure_id']])
    }
    expect(await listBookings(package_code)).toEqual([])
    expect(await countTaken(other.departure_id)).toBe(0)
  })
})

describe('two a day', () => {
  beforeAll(async () => {
    site = await createSite({ jobs: true, shared: true })
  })

  const leg = { airline: { ko: '아시아나항공', en: 'Asiana Airlines' }, days: 0 }
  const flights = [
    { ...leg, way: 'out', number: 'OZ755', from: 'ICN', to: 'DAD', departs: '18:20', arrives: '21:05' },
    {
      ...leg,
      way: 'back',
      number: 'OZ756',
      from: 'DAD',
      to: 'ICN',
      departs: '22:25',
      arrives: '05:10',
      days: 1,
    },
  ] as const

  async function twoOnADay() {
    const morning = await createTrip(1, { adult_price: 900_000, seats: 4, departure_time: '09:30' })
    const evening = await site.make.departure({
      package_code: morning.package_code,
      departure_date: departureDay,
      adult_price: 700_000,
      seats: 6,
      departure_time: flights[0].departs,
      flights: JSON.stringify(flights),
    })
    return { package_code: morning.package_code, morning, evening }
  }

  test('with two departures on one date, the date alone is refused with the choices, and nothing is held', async () => {
    const { package_code, morning, evening } = await twoOnADay()
    const { status, body } = await sendReservation(package_code)
    expect([status, body.code]).toEqual([400, 'CHOOSE_DEPARTURE'])
    const prices = { child_price: 790_000, baby_price: 100_000, departure_date: departureDay }
    expect(body.choices).toEqual([
      {
        departure_id: morning.departure_id,
        departure_time: '09:30',
        flight_number: '',
        adult_price: 900_000,
        seats_left: 4,
        ...prices,
      },
      {
        departure_id: evening.departure_id,
        departure_time: '18:20',
        flight_number: 'OZ755',
        adult_price: 700_000,
        seats_left: 6,
        ...prices,
      },
    ])
    expect(body.description.ko).toMatch(/선택/)
    expect(await listBookings(package_code)).toEqual([])
    expect([await countTaken(morning.departure_id), await countTaken(evening.departure_id)]).toEqual([0, 0])
  })

  test('the departure number decides price and seats', async () => {
    const { package_code, morning, evening } = await twoOnADay()
    const { status, body } = await sendReservation(package_code, { departure_id: evening.departure_id })
    expect([status, body.total]).toEqual([200, 1_400_000])
    expect([await countTaken(morning.departure_id), await countTaken(evening.departure_id)]).toEqual([0, 2])
    const full = { departure_id: morning.departure_id, party: { adult: 5, child: 0, baby: 0 } }
    expect((await sendReservation(package_code, full)).body.code).toBe('SOLD_OUT')
    const { list } = await site.createClient('a1.localhost').departure.departures({ package_code })
    expect(list.map((each) => [each.departure_id, each.seats_left])).toEqual([
      [morning.departure_id, 4],
      [evening.departure_id, 4],
    ])
  })

  test('flights are told on the trip, the booking, its contract and its letter; a city finds the trip', async () => {
    const { package_code, evening } = await twoOnADay()
    const visitor = site.createClient('a1.localhost')
    const info = await visitor.catalog.packageInfo({ package_code })
    expect(info.departures.map(({ departure_time, flight_plan }) => [departure_time, flight_plan])).toEqual([
      ['09:30', null],
      ['18:20', 0],
    ])
    expect(info.flight_plans).toMatchObject([
      [
        { number: 'OZ755', from: { code: 'ICN', name: { ko: '인천' } }, to: { name: { en: 'Da Nang' } } },
        { way: 'back', days: 1 },
      ],
    ])
    const found = async (departure_city: string) =>
      (await visitor.catalog.packageList({ departure_city, page_size: 100 })).list.map(
        (card) => card.package_code,
      )
    expect(await found('SEL')).toContain(package_code)
    expect(await found('PUS')).not.toContain(package_code)
    const choices = (await visitor.catalog.choices({})).list
    expect(choices.filter(({ filter }) => filter === 'departure_city')).toEqual([
      {
        filter: 'departure_city',
        value: 'SEL',
        name: { ko: '서울', en: 'Seoul' },
        count: (await found('SEL')).length,
      },
    ])

    const person = createVisitor(site)
    const reservation = await sendReservation(package_code, { departure_id: evening.departure_id }, person)
    const { body: booking } = await person.send(
      'GET',
      `/api/landing/user/booking/packageInfo?booking_id=${reservation.body.booking_id}`,
    )
    expect(booking).toMatchObject({ departure_time: '18:20', flight_number: 'OZ755', flights: [{}, {}] })
    const { body: contract } = await person.send(
      'GET',
      `/api/landing/contract?booking_id=${reservation.body.booking_id}`,
    )
    expect(JSON.stringify(contract)).toContain('OZ755 아시아나항공, 인천 18:20 → 다낭 21:05')
    await vi.waitFor(
      () =>
        expect(listOutbox(site.dataDir, 'Z-booking-reserved-1-').map(({ mail }) => mail.text)).toContainEqual(
          expect.stringContaining('OZ756 아시아나항공, 다낭 22:25 → 인천 05:10 (+1)'),
        ),
      { timeout: 30_000 },
    )
  })

  test('when one of two departures is closed, the date alone means the other', async () => {
    const { package_code, morning, evening } = await twoOnADay()
    await site.db
      .updateTable('departure')
      .set({ closed_yn: 'Y' })
      .where('travel_agency', '=', 1)
      .where('departure_id', '=', morning.departure_id)
      .execute()
    expect((await sendReservation(package_code)).status).toBe(200)
    expect(await countTaken(evening.departure_id)).toBe(2)
    expect((await sendReservation(package_code, { departure_id: morning.departure_id })).body.code).toBe(
      'DEPARTURE_CLOSED',
    )
  })
})

test('bookings made before departures had numbers keep their departure, their seats and their signed contract', async () => {
  const { url, formerOwner } = await createDatabaseBefore('0040')
  await formerOwner.query(`
    insert into agency (travel_agency, theme) values (1, '{"hue": 250, "chroma": 0.14, "type_scale": 1}');
    insert into tour_category (travel_agency, tour_category_id, tour_category_name) values (1, 1, '{"ko": "분류", "en": "Category"}');
    insert into package (travel_agency, package_code, tour_category_id, page_title, summary, nights, days)
      select 1, code, 1, '{"ko": "여행", "en": "Trip"}', '{"ko": "", "en": ""}', 3, 4 from unnest(array['A', 'B']) code;
    insert into departure (travel_agency, package_code, departure_date, adult_price, child_price, baby_price, seats)
      select 1, code, day::date, 990000, 790000, 100000, 20 from unnest(array['A', 'B']) code, unnest(array['2999-01-01', '2999-01-02']) day;
    insert into departure_seat (travel_agency, package_code, departure_date, taken) values (1, 'B', '2999-01-02', 2);
    begin; select set_config('app.travel_agency', '1', true);
    insert into booking (travel_agency, booking_id, package_code, departure_date, return_date, page_title, name, contact, email, language, adult, child, baby, price_lines, total, fees, pay_by)
      values (1, 'BOOKINGNUMB1', 'B', '2999-01-02', '2999-01-05', '{"ko": "여행", "en": "Trip"}', '김미나', '010-1234-5678', 'mina@example.com', 'ko', 2, 0, 0, '[]', 1980000, '[]', 'bank_transfer');
    insert into contract (travel_agency, booking, version, basis, contents, hash, agreed, agreed_by)
      select 1, id, 1, 'another sum', '[]'::jsonb, 'h1', null::timestamptz, null from booking union all
      select 1, b.id, 2, contract_basis(b), '[]'::jsonb, 'h2', now(), '김미나' from booking b;
    commit;`)
  await migrate(url)
  await formerOwner.query(`begin; select set_config('app.travel_agency', '1', true)`)
  const { rows } = await formerOwner.query(`
    select d.package_code, d.departure_date::text as day, s.taken::int as taken,
      (select array_agg(c.basis = contract_basis(b.departure_id, b.departure_date, b.return_date, b.adult, b.child, b.baby, b.total, b.price_lines) order by c.version) from contract c) as same
    from booking b join departure d using (travel_agency, departure_id) left join departure_seat s using (travel_agency, departure_id)`)
  expect(rows).toEqual([{ package_code: 'B', day: '2999-01-02', taken: 2, same: [false, true] }])
})
