// §7 Reservations: making one, what is refused, and sending it again.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { findPartyRefusal, priceParty } from '#domain/booking/price.ts'
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'
import { databaseLimits } from '#limits/machine.ts'
import { purgeExpired } from '../src/retention.server.ts'
import { createJpeg, sendFormTo } from './paid-booking.ts'
import {
  buildForm,
  countTaken,
  createTrip,
  departureDay,
  type ReservableTrip,
  requestBooking,
  reservePath,
  runInAgency,
  sendReservation,
  setUpReservations,
  site,
} from './reservation-setup.ts'
import { createMember, createVisitor } from './visitor.ts'

beforeAll(setUpReservations)

const listBookings = ({ package_code }: ReservableTrip) =>
  runInAgency((tx) =>
    tx
      .selectFrom('booking')
      .selectAll()
      .where('travel_agency', '=', 1)
      .where('package_code', '=', package_code)
      .orderBy('id')
      .execute(),
  )

test('a total above two billion won is shown, stored and found like any other', async () => {
  const trip = await createTrip({ adult_price: 2_000_000_000 })
  const me = createVisitor(site)
  for (const total of [4_000_000_001, 2 ** 31, 2 ** 60, 1e300]) {
    const { status } = await sendReservation(me, trip, { total })
    expect([total, status]).toEqual([total, total > Number.MAX_SAFE_INTEGER ? 400 : 409])
  }
  const { body, status } = await sendReservation(me, trip, { total: 4_000_000_000 })
  expect([status, body]).toMatchObject([200, { total: 4_000_000_000 }])
  expect((await requestBooking(me, body.booking_id)).body).toMatchObject({ total: 4_000_000_000, paid: 0 })
})

test('a customer who waits longer than the lock timeout still gets the seats', async () => {
  const trip = await createTrip()
  expect((await sendReservation(createVisitor(site), trip)).status).toBe(200)
  const slow = new pg.Client(site.url)
  await slow.connect()
  await slow.query('begin; select from departure_seat for update')
  const [{ status }] = await Promise.all([
    sendReservation(createVisitor(site), trip),
    wait(databaseLimits.lock_ms * 1.5).then(() => slow.query('commit')),
  ])
  await slow.end()
  expect([status, (await listBookings(trip)).length]).toEqual([200, 2])
})

describe('a reservation', () => {
  test('takes the seats, stores current price, fees and consents, and is visible to its maker', async () => {
    const trip = await createTrip()
    const me = createVisitor(site)
    const travellers = [
      { kind: 'adult', name: '김미나', name_en: 'KIM MINA', birthdate: '1990-01-01', gender: 'female' },
    ]
    const { status, body } = await sendReservation(me, trip, {
      party: { adult: 2, child: 1, baby: 1 },
      single_rooms: 1,
      options: ['boat'],
      travellers,
      request: '창가 자리',
      total: 3_090_000,
    })
    expect([status, body]).toEqual([
      200,
      {
        booking_id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/),
        total: 3_090_000,
        held_until: expect.any(String),
        pay_by: 'bank_transfer',
      },
    ])
    expect(await countTaken(trip)).toBe(3)
    const { body: seen } = await requestBooking(me, body.booking_id)
    expect(seen).toMatchObject({
      progress: 'waiting_for_payment',
      party: { adult: 2, child: 1, baby: 1 },
      total: 3_090_000,
      paid: 0,
      name: '김 미나',
      request: '창가 자리',
      to_do: ['pay', 'travellers'],
      cancellable: true,
      travellers: [{ seq: 1, kind: 'adult', name: '김미나', has_details: true, cancelled: false }],
      history: [{ progress: 'waiting_for_payment' }],
    })
    expect(
      seen.price_lines.map(({ kind, count, sum }: { kind: string; count: number; sum: number }) => [
        kind,
        count,
        sum,
      ]),
    ).toEqual([
      ['adult', 2, 2_000_000],
      ['child', 1, 800_000],
      ['baby', 1, 100_000],
      ['single', 1, 100_000],
      ['option', 3, 90_000],
    ])
    const [row] = await listBookings(trip)
    expect(row?.fees[0]).toEqual({ days: 30, percent: 0 })
    const agreed = await runInAgency((tx) =>
      tx
        .selectFrom('consent')
        .select(['type', 'version'])
        .where('travel_agency', '=', 1)
        .where('booking', '=', row?.id ?? 0)
        .execute(),
    )
    expect(agreed).toEqual([{ type: 'tour', version: '3' }])
  })

  test.each([
    ['nobody in it', { party: { adult: 0, child: 0, baby: 0 } }, 400, 'NOBODY_TRAVELS'],
    ['babies alone', { party: { adult: 0, child: 0, baby: 2 } }, 400, 'NOBODY_TRAVELS'],
    ['more babies than adults', { party: { adult: 1, child: 1, baby: 2 } }, 400, 'BABIES_ALONE'],
    ['twenty-one people', { party: { adult: 10, child: 1, baby: 10 } }, 400, 'PARTY_TOO_LARGE'],
    ['ninety-nine', { party: { adult: 99, child: 0, baby: 0 } }, 400, 'PARTY_TOO_LARGE'],
    ['an address for a name', { name: '당첨! http://evil.example' }, 400, 'NAME_UNFIT'],
    [
      'a traveller who is an address',
      { travellers: [{ kind: 'adult', name: 'www.evil.example' }] },
      400,
      'NAME_UNFIT',
    ],
    ['minus one adult', { party: { adult: -1, child: 2, baby: 0 } }, 400, 'BAD_INPUT'],
    ['one and a half', { party: { adult: 1.5, child: 0, baby: 0 } }, 400, 'BAD_INPUT'],
    ['a hundred', { party: { adult: 100, child: 0, baby: 0 } }, 400, 'BAD_INPUT'],
    ['more than there are seats', { party: { adult: 11, child: 0, baby: 0 } }, 409, 'SOLD_OUT'],
    ['yesterday', { departure_date: addDays(formatSeoulDay(new Date()), -1) }, 409, 'DEPARTURE_CLOSED'],
    ['a day without a departure', { departure_date: addDays(departureDay, 1) }, 409, 'DEPARTURE_CLOSED'],
    ['a package that is not there', { package_code: 'NOWHERE' }, 404, 'PACKAGE_UNAVAILABLE'],
    ['a price of its own', { price: 1 }, 400, 'BAD_INPUT'],
    ['another total', { total: 1 }, 409, 'PRICE_CHANGED'],
    ['no consent', { consents: { tour: false, privacy: true, special: false } }, 400, 'CONSENT_REQUIRED'],
    ['an option nobody offers', { options: ['balloon'] }, 400, 'BAD_INPUT'],
    ['more single rooms than adults', { single_rooms: 3 }, 400, 'BAD_INPUT'],
    [
      'a child that is no child on the day',
      {
        party: { adult: 1, child: 1, baby: 0 },
        travellers: [{ kind: 'child', name: '아이', birthdate: '2001-01-01' }],
      },
      400,
      'AGES_DIFFER',
    ],
    [
      'more travellers than were booked',
      {
        party: { adult: 1, child: 0, baby: 0 },
        travellers: [
          { kind: 'adult', name: '가' },
          { kind: 'adult', name: '나' },
        ],
      },
      400,
      'AGES_DIFFER',
    ],
    ['no name', { name: ' ' }, 400, 'BAD_INPUT'],
    ['an address that is none', { email: 'nobody' }, 400, 'BAD_INPUT'],
    ['somebody’s id', { landing_user_id: 1 }, 403, 'ABNORMAL_ACCESS'],
  ])('with %s is refused, and nothing is written', async (_, overrides, status, code) => {
    const trip = await createTrip()
    const answer = await sendReservation(createVisitor(site), trip, overrides)
    expect([answer.status, answer.body.code ?? answer.body]).toEqual([status, code])
    expect(await countTaken(trip)).toBe(0)
    expect(await listBookings(trip)).toEqual([])
  })

  test('twenty people may reserve together', async () => {
    const trip = await createTrip({ seats: 40 })
    const { status } = await sendReservation(createVisitor(site), trip, {
      party: { adult: 8, child: 4, baby: 8 },
    })
    expect([status, await countTaken(trip)]).toEqual([200, 12])
  })

  test('with six files is refused, and the answer says how many are allowed', async () => {
    const trip = await createTrip()
    const { status, body } = await sendFormTo(site, reservePath, {
      files: await Promise.all(Array.from({ length: 6 }, () => createJpeg())),
    })
    expect([status, body]).toEqual([
      413,
      {
        code: 'TOO_MANY_FILES',
        description: { ko: '파일이 너무 많아요.', en: 'There are too many files.' },
        fields: { files: { ko: '파일은 5개까지 올릴 수 있어요.', en: 'At most 5 files can be uploaded.' } },
      },
    ])
    expect(await countTaken(trip)).toBe(0)
  })

  test('is refused for another agency’s trip, a closed departure and one not on sale', async () => {
    const foreign = await createTrip({}, 2)
    expect((await sendReservation(createVisitor(site), foreign)).body.code).toBe('PACKAGE_UNAVAILABLE')
    expect((await sendReservation(createVisitor(site), await createTrip({ closed_yn: 'Y' }))).body.code).toBe(
      'DEPARTURE_CLOSED',
    )
    const gone = await createTrip()
    await site.db
      .updateTable('package')
      .set({ sale_yn: 'N' })
      .where('travel_agency', '=', 1)
      .where('package_code', '=', gone.package_code)
      .execute()
    expect((await sendReservation(createVisitor(site), gone)).body.code).toBe('PACKAGE_UNAVAILABLE')
  })

  test('a salon reservation needs a partner shop of this agency', async () => {
    const trip = await createTrip()
    await site.db
      .insertInto('shop')
      .values([
        { travel_agency: 1, store_id: 'shop1', store_name: { ko: '가게', en: 'Shop' } },
        { travel_agency: 2, store_id: 'shop2', store_name: { ko: '남', en: 'Other' } },
      ])
      .execute()
    const bySalon = (store_id?: string) =>
      createVisitor(site).sendOnce('POST', '/api/landing/package/salon', buildForm(trip, { store_id }))
    for (const store_id of [undefined, '', 'nowhere', 'shop2'])
      expect((await bySalon(store_id)).body).toMatchObject({
        code: 'STORE_MISSING',
        description: { en: 'Store ID is missing, contact the administrator' },
      })
    expect(await countTaken(trip)).toBe(0)
    expect((await bySalon('shop1')).status).toBe(200)
    const me = await createMember(site)
    const { body } = await me.sendOnce(
      'POST',
      '/api/landing/package/salon',
      buildForm(trip, { store_id: 'shop1' }),
    )
    expect(await listBookings(trip)).toMatchObject([
      { store_id: 'shop1', member_id: null },
      { store_id: 'shop1', member_id: me.id },
    ])
    expect((await me.send('GET', '/api/landing/user/booking/packageList')).body.list).toMatchObject([
      { booking_id: body.booking_id },
    ])
    expect(me.cookies.has('booking_pass')).toBe(false)
  })

  test('the stored total equals the price rule for any party', async () => {
    const trip = await createTrip({ seats: 100_000 })
    const count = fc.integer({ min: 0, max: 9 })
    await fc.assert(
      fc.asyncProperty(count, count, count, fc.boolean(), async (adult, child, baby, boat) => {
        if (findPartyRefusal({ adult, child, baby })) return
        const { body } = await sendReservation(createVisitor(site), trip, {
          party: { adult, child, baby },
          options: boat ? ['boat'] : [],
        })
        const { total } = priceParty({
          prices: trip,
          party: { adult, child, baby },
          options: boat ? [{ option_id: 'boat', name: { ko: '', en: '' }, price: 30_000 }] : [],
        })
        expect(body.total).toBe(total)
      }),
      { numRuns: 60 },
    )
  })
})

describe('sent again', () => {
  test('with the same key it answers the same, and there is one booking', async () => {
    const trip = await createTrip()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => sendReservation(createVisitor(site), trip, {}, key)),
    )
    const done = answers.filter(({ status }) => status === 200)
    expect(done.length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([])
    const later = await sendReservation(createVisitor(site), trip, {}, key)
    expect(new Set([...done, later].map(({ text }) => text)).size).toBe(1)
    expect(await countTaken(trip)).toBe(2)
    expect(await listBookings(trip)).toHaveLength(1)
  })

  test('a key is remembered for thirty days', async () => {
    const [trip, me, key] = [await createTrip(), createVisitor(site), randomUUID()]
    const age = (days: number) =>
      runInAgency((tx) =>
        sql`update once_only set asked = now() - make_interval(days => ${days}) where travel_agency = 1 and key = ${key}`.execute(
          tx,
        ),
      )
    const { body: first } = await sendReservation(me, trip, {}, key)
    await age(29)
    await purgeExpired(site.naru.deps)
    expect((await sendReservation(me, trip, {}, key)).body).toEqual(first)
    await age(31)
    await purgeExpired(site.naru.deps)
    expect((await sendReservation(me, trip, {}, key)).body.booking_id).not.toBe(first.booking_id)
  })

  test('with the same key and another body it is refused; without a key too; after a refusal the key is free', async () => {
    const trip = await createTrip()
    const key = randomUUID()
    expect(
      (await sendReservation(createVisitor(site), trip, { party: { adult: 20, child: 0, baby: 0 } }, key))
        .body.code,
    ).toBe('SOLD_OUT')
    expect((await sendReservation(createVisitor(site), trip, {}, key)).status).toBe(200)
    const other = await sendReservation(createVisitor(site), trip, { name: '다른 이' }, key)
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    const none = await createVisitor(site).send('POST', reservePath, buildForm(trip))
    expect([none.status, none.body.code]).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED'])
    expect(await countTaken(trip)).toBe(2)
  })
})

test('a trip abroad asks for the names of passports, one within the country for those of ID cards', async () => {
  const [abroad, atHome] = [await createTrip(), await createTrip()]
  await site.db
    .updateTable('package_detail')
    .set({ travel_alert: null })
    .where('travel_agency', '=', 1)
    .where('package_code', '=', atHome.package_code)
    .execute()
  for (const [trip, is_abroad] of [
    [abroad, true],
    [atHome, false],
  ] as const) {
    const page = await site.request(`/travel/reserve/${trip.package_code}?departure_date=${departureDay}`)
    expect([page.body.includes('여권과 같은 이름'), page.body.includes('신분증과 같은 이름')]).toEqual([
      is_abroad,
      !is_abroad,
    ])
    const me = createVisitor(site)
    const { booking_id } = (await sendReservation(me, trip)).body
    expect((await requestBooking(me, booking_id)).body).toMatchObject({ is_abroad })
  }
})
