// §7 Reservations: making one, holding its seats, finding it again, cancelling what was not paid.

import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { price, troubleOf } from '#domain/booking/price.ts'
import { releaseAll } from '#domain/reservation/clock.server.ts'
import { dayAfter } from '#plain/days.ts'
import { seoulDay } from '#plain/format.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { departureOf } from '#seed/departure-of.ts'
import { forget } from '../src/forget.server.ts'
import { reservationOf } from './lent/reservation.ts'
import { jpeg, sendForm } from './paid.ts'
import { passTo } from './pass.ts'
import { type Person, personAt } from './person.ts'
import { openSite, type Site } from './site.ts'

const day = dayAfter(seoulDay(new Date()), 60)
let site: Site
beforeAll(async () => {
  site = await openSite({ keep: true })
  for (const key of [1, 2])
    await site.db
      .insertInto('terms')
      .values({
        travel_agency: key,
        type: 'tour',
        version: '3',
        effective_date: '2020-01-01',
        title: { ko: '약관', en: 'Terms' },
        contents: { ko: '글', en: 'text' },
      })
      .execute()
})

type Trip = Awaited<ReturnType<typeof tripWith>>
async function tripWith(given: object = {}, key = 1) {
  const make = site.makeAt(key)
  const { tour_category_id } = await make.category()
  const options = [{ option_id: 'boat', name: { ko: '뱃놀이', en: 'Boat' }, price: 30_000 }]
  const { package_code } = await make.package({
    tour_category_id,
    detail: { options: JSON.stringify(options), single_supplement: 100_000, travel_alert: 1 },
  })
  return make.departure({
    package_code,
    departure_date: day,
    adult_price: 1_000_000,
    child_price: 800_000,
    baby_price: 100_000,
    seats: 10,
    ...given,
  })
}

const formFor = ({ package_code }: Trip, given: object = {}) =>
  reservationOf({ package_code, departure_date: day }, { name: '김 미나', ...given })
const nonMember = '/api/landing/package/nonMember'
const reserve = (person: Person, trip: Trip, given: object = {}, key?: string) =>
  person.sendOnce('POST', nonMember, formFor(trip, given), key)
const infoOf = (person: Person, booking_id: string) =>
  person.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`)
const takenOf = async ({ package_code }: Trip) =>
  (
    await site.db
      .selectFrom('departure_seat')
      .select('taken')
      .where('travel_agency', '=', 1)
      .where('departure_id', '=', departureOf(package_code))
      .executeTakeFirstOrThrow()
  ).taken
const inside = <T>(work: Parameters<typeof inAgency<T>>[2]) => inAgency(site.db, 1, work)
const bookingsOf = ({ package_code }: Trip) =>
  inside((tx) =>
    tx
      .selectFrom('booking')
      .selectAll()
      .where('travel_agency', '=', 1)
      .where('package_code', '=', package_code)
      .orderBy('id')
      .execute(),
  )
const endHold = (booking_id: string) =>
  inside((tx) =>
    tx
      .updateTable('booking')
      .set({ held_until: sql<string>`now() - interval '1 second'` })
      .where('travel_agency', '=', 1)
      .where('booking_id', '=', booking_id)
      .execute(),
  )

async function memberAt(given: object = {}) {
  const member = await site.make.member(given)
  const person = personAt(site)
  person.cookies.set('token', (await site.cookieOf(member)).slice(6))
  return { ...person, id: member.id }
}

test('a sum of more than two thousand million won is told, kept and found like any other', async () => {
  const trip = await tripWith({ adult_price: 2_000_000_000 })
  const me = personAt(site)
  for (const total of [4_000_000_001, 2 ** 31, 2 ** 60, 1e300]) {
    const { status } = await reserve(me, trip, { total })
    expect([total, status]).toEqual([total, total > Number.MAX_SAFE_INTEGER ? 400 : 409])
  }
  const { body, status } = await reserve(me, trip, { total: 4_000_000_000 })
  expect([status, body]).toMatchObject([200, { total: 4_000_000_000 }])
  expect((await infoOf(me, body.booking_id)).body).toMatchObject({ total: 4_000_000_000, paid: 0 })
})

describe('a reservation', () => {
  test('takes the seats, keeps price, fees and consents as they are now, and shows itself to who made it', async () => {
    const trip = await tripWith()
    const me = personAt(site)
    const travellers = [
      { kind: 'adult', name: '김미나', name_en: 'KIM MINA', birthdate: '1990-01-01', gender: 'female' },
    ]
    const { status, body } = await reserve(me, trip, {
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
    expect(await takenOf(trip)).toBe(3)
    const { body: seen } = await infoOf(me, body.booking_id)
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
    const [row] = await bookingsOf(trip)
    expect(row?.fees[0]).toEqual({ days: 30, percent: 0 })
    const agreed = await inside((tx) =>
      tx
        .selectFrom('consent')
        .select(['type', 'version'])
        .where('travel_agency', '=', 1)
        .where('booking', '=', row?.id ?? 0)
        .execute(),
    )
    expect(agreed).toEqual([{ type: 'tour', version: '3' }])
  })

  test('to anybody else it is not there, and without a pass or a log-in one must log in', async () => {
    const trip = await tripWith()
    const { body } = await reserve(personAt(site), trip)
    const other = personAt(site)
    await reserve(other, await tripWith())
    expect((await infoOf(personAt(site), body.booking_id)).body.code).toBe('LOGIN_REQUIRED')
    const foreign = await infoOf(other, body.booking_id)
    expect([foreign.status, foreign.text]).toEqual([404, (await infoOf(other, 'ZZZZZZZZZZZZ')).text])
    for (const path of ['packageCancle', 'travellers']) {
      const url = `/api/landing/user/booking/${path}${path === 'packageCancle' ? `?booking_id=${body.booking_id}` : ''}`
      const answer = await other.sendOnce(
        'PUT',
        url,
        path === 'packageCancle'
          ? undefined
          : { booking_id: body.booking_id, travellers: [{ kind: 'adult', name: 'X' }] },
      )
      expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'BOOKING_NOT_FOUND'])
    }
    const carried = personAt(site, { host: 'a2.localhost' })
    for (const [name, value] of other.cookies) carried.cookies.set(name, value)
    expect((await infoOf(carried, body.booking_id)).status).toBe(404)
    const forged = personAt(site)
    forged.cookies.set(
      'booking_pass',
      `${body.booking_id}.${Math.floor(Date.now() / 1000) + 900}.${'A'.repeat(43)}`,
    )
    expect((await infoOf(forged, body.booking_id)).status).toBe(404)
  })

  test('a member’s belongs to the member; a guest’s to the member who has proved the same address', async () => {
    const trip = await tripWith()
    const mine = await site.make.member({ email: 'guest@example.com', email_verified: true })
    const stranger = await site.make.member({ email: 'guest@example.com', email_verified: false })
    const [me, other] = [personAt(site), personAt(site)]
    me.cookies.set('token', (await site.cookieOf(mine)).slice(6))
    other.cookies.set('token', (await site.cookieOf(stranger)).slice(6))
    const { body: own } = await me.sendOnce('POST', '/api/landing/package', formFor(trip))
    const { body: asGuest } = await reserve(personAt(site), trip, { email: 'Guest@example.com' })
    const list = async (person: Person) =>
      (await person.send('GET', '/api/landing/user/booking/packageList')).body
    expect((await list(me)).list.map(({ booking_id }: { booking_id: string }) => booking_id)).toEqual([
      asGuest.booking_id,
      own.booking_id,
    ])
    expect(await list(other)).toMatchObject({ total: 0, list: [] })
    expect((await infoOf(me, asGuest.booking_id)).status).toBe(200)
    expect((await infoOf(other, own.booking_id)).status).toBe(404)
    expect(
      (await me.send('GET', `/api/landing/user/booking/packageList?landing_user_id=${stranger.id}`)).body
        .code,
    ).toBe('ABNORMAL_ACCESS')
  })

  test('of a trip that is over a review is asked of whom it belongs to, also where it was made as a guest', async () => {
    const [guest, me] = [
      personAt(site),
      await memberAt({ email: 'adopts@example.com', email_verified: true }),
    ]
    const { body } = await reserve(guest, await tripWith(), { email: 'adopts@example.com' })
    await inside((tx) =>
      tx
        .updateTable('booking')
        .set({ progress: 'travel_completed' })
        .where('travel_agency', '=', 1)
        .where('booking_id', '=', body.booking_id)
        .execute(),
    )
    const asked = async (person: Person) => (await infoOf(person, body.booking_id)).body.to_do
    expect([await asked(me), await asked(guest)]).toEqual([['review'], []])
    expect((await me.send('GET', '/api/landing/user/booking/packageList')).body.list).toMatchObject([
      { to_do: ['review'] },
    ])
    expect(
      (
        await me.send('POST', '/api/landing/package/review', {
          booking_id: body.booking_id,
          stars: 5,
          contents: '좋은 여행이었습니다.',
        })
      ).status,
    ).toBe(200)
    expect(await asked(me)).toEqual([])
    const cut = (await (await jpeg()).arrayBuffer()).slice(0, 300) // found out by decoding it, and not before
    const again = { booking_id: body.booking_id, stars: '5', contents: '또 좋았습니다.' }
    const twice = await sendForm(
      site,
      '/api/landing/package/review',
      { ...again, photos: new File([cut], 'cut.jpg') },
      { me },
    )
    expect(twice.body.code).toBe('ALREADY_REVIEWED')
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
    ['yesterday', { departure_date: dayAfter(seoulDay(new Date()), -1) }, 409, 'DEPARTURE_CLOSED'],
    ['a day without a departure', { departure_date: dayAfter(day, 1) }, 409, 'DEPARTURE_CLOSED'],
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
  ])('with %s is refused, and nothing is written', async (_, given, status, code) => {
    const trip = await tripWith()
    const answer = await reserve(personAt(site), trip, given)
    expect([answer.status, answer.body.code ?? answer.body]).toEqual([status, code])
    expect(await takenOf(trip)).toBe(0)
    expect(await bookingsOf(trip)).toEqual([])
  })

  test('twenty people may reserve together', async () => {
    const trip = await tripWith({ seats: 40 })
    const { status } = await reserve(personAt(site), trip, { party: { adult: 8, child: 4, baby: 8 } })
    expect([status, await takenOf(trip)]).toEqual([200, 12])
  })

  test('with six papers is refused, and told how many it may bring', async () => {
    const trip = await tripWith()
    const { status, body } = await sendForm(site, nonMember, {
      files: await Promise.all(Array.from({ length: 6 }, () => jpeg())),
    })
    expect([status, body]).toEqual([
      413,
      {
        code: 'TOO_MANY_FILES',
        description: { ko: '파일이 너무 많습니다.', en: 'There are too many files.' },
        fields: { files: { ko: '파일은 5개까지 올릴 수 있습니다.', en: 'At most 5 files can be uploaded.' } },
      },
    ])
    expect(await takenOf(trip)).toBe(0)
  })

  test('of another agency’s trip, a closed departure and one not on sale it is refused', async () => {
    const foreign = await tripWith({}, 2)
    expect((await reserve(personAt(site), foreign)).body.code).toBe('PACKAGE_UNAVAILABLE')
    expect((await reserve(personAt(site), await tripWith({ closed_yn: 'Y' }))).body.code).toBe(
      'DEPARTURE_CLOSED',
    )
    const gone = await tripWith()
    await site.db
      .updateTable('package')
      .set({ sale_yn: 'N' })
      .where('travel_agency', '=', 1)
      .where('package_code', '=', gone.package_code)
      .execute()
    expect((await reserve(personAt(site), gone)).body.code).toBe('PACKAGE_UNAVAILABLE')
  })

  test('through a salon needs a shop of this agency', async () => {
    const trip = await tripWith()
    await site.db
      .insertInto('shop')
      .values([
        { travel_agency: 1, store_id: 'shop1', store_name: { ko: '가게', en: 'Shop' } },
        { travel_agency: 2, store_id: 'shop2', store_name: { ko: '남', en: 'Other' } },
      ])
      .execute()
    const bySalon = (store_id?: string) =>
      personAt(site).sendOnce('POST', '/api/landing/package/salon', formFor(trip, { store_id }))
    for (const store_id of [undefined, '', 'nowhere', 'shop2'])
      expect((await bySalon(store_id)).body).toMatchObject({
        code: 'STORE_MISSING',
        description: { en: 'Store ID is missing, contact the administrator' },
      })
    expect(await takenOf(trip)).toBe(0)
    expect((await bySalon('shop1')).status).toBe(200)
    const me = await memberAt()
    const { body } = await me.sendOnce(
      'POST',
      '/api/landing/package/salon',
      formFor(trip, { store_id: 'shop1' }),
    )
    expect(await bookingsOf(trip)).toMatchObject([
      { store_id: 'shop1', member_id: null },
      { store_id: 'shop1', member_id: me.id },
    ])
    expect((await me.send('GET', '/api/landing/user/booking/packageList')).body.list).toMatchObject([
      { booking_id: body.booking_id },
    ])
    expect(me.cookies.has('booking_pass')).toBe(false)
  })

  test('the stored total is the rule’s, for any party', async () => {
    const trip = await tripWith({ seats: 100_000 })
    const count = fc.integer({ min: 0, max: 9 })
    await fc.assert(
      fc.asyncProperty(count, count, count, fc.boolean(), async (adult, child, baby, boat) => {
        if (troubleOf({ adult, child, baby })) return
        const { body } = await reserve(personAt(site), trip, {
          party: { adult, child, baby },
          options: boat ? ['boat'] : [],
        })
        const { total } = price({
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
    const trip = await tripWith()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => reserve(personAt(site), trip, {}, key)))
    const done = answers.filter(({ status }) => status === 200)
    expect(done.length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([])
    const later = await reserve(personAt(site), trip, {}, key)
    expect(new Set([...done, later].map(({ text }) => text)).size).toBe(1)
    expect(await takenOf(trip)).toBe(2)
    expect(await bookingsOf(trip)).toHaveLength(1)
  })

  test('a key is remembered for thirty days', async () => {
    const [trip, me, key] = [await tripWith(), personAt(site), randomUUID()]
    const age = (days: number) =>
      inside((tx) =>
        sql`update once_only set asked = now() - make_interval(days => ${days}) where travel_agency = 1 and key = ${key}`.execute(
          tx,
        ),
      )
    const { body: first } = await reserve(me, trip, {}, key)
    await age(29)
    await forget(site.naru.ground)
    expect((await reserve(me, trip, {}, key)).body).toEqual(first)
    await age(31)
    await forget(site.naru.ground)
    expect((await reserve(me, trip, {}, key)).body.booking_id).not.toBe(first.booking_id)
  })

  test('with the same key and another body it is refused; without a key too; after a refusal the key is free', async () => {
    const trip = await tripWith()
    const key = randomUUID()
    expect(
      (await reserve(personAt(site), trip, { party: { adult: 20, child: 0, baby: 0 } }, key)).body.code,
    ).toBe('SOLD_OUT')
    expect((await reserve(personAt(site), trip, {}, key)).status).toBe(200)
    const other = await reserve(personAt(site), trip, { name: '다른 이' }, key)
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    const none = await personAt(site).send('POST', nonMember, formFor(trip))
    expect([none.status, none.body.code]).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED'])
    expect(await takenOf(trip)).toBe(2)
  })
})

describe('seats', () => {
  test('held too long they are released by the clock, and by the next buyer', async () => {
    const trip = await tripWith({ seats: 2 })
    const me = personAt(site)
    const { body: first } = await reserve(me, trip)
    expect((await reserve(personAt(site), trip)).body.code).toBe('SOLD_OUT')
    await endHold(first.booking_id)
    const { status, body: second } = await reserve(personAt(site), trip)
    expect(status).toBe(200)
    passTo(site, me, first.booking_id)
    expect((await infoOf(me, first.booking_id)).body).toMatchObject({
      progress: 'cancel_completed',
      history: [{ progress: 'waiting_for_payment' }, { progress: 'cancel_completed' }],
    })
    await endHold(second.booking_id)
    await releaseAll({ db: site.db, later: site.naru.ground.later })
    expect(await takenOf(trip)).toBe(0)
  })

  test('taking, holding and releasing them raises no revision', async () => {
    const trip = await tripWith()
    const revisions = () =>
      site.db.selectFrom('revision').selectAll().where('travel_agency', '=', 1).orderBy('kind').execute()
    const before = await revisions()
    const { body } = await reserve(personAt(site), trip)
    await endHold(body.booking_id)
    await releaseAll({ db: site.db, later: site.naru.ground.later })
    expect(await revisions()).toEqual(before)
  })
})

describe('looking up', () => {
  const lookUp = (person: Person, booking_id: string, name: string) =>
    person.send(
      'GET',
      `/api/landing/user/booking/packageInfo/nonMember?${new URLSearchParams({ booking_id, name })}`,
    )

  test('by number and name, however they are typed: a summary; what is personal is masked for its holder, too', async () => {
    const holder = personAt(site)
    const { body } = await reserve(holder, await tripWith())
    const me = personAt(site)
    const typed =
      `${body.booking_id.slice(0, 4)}-${body.booking_id.slice(4, 8)}-${body.booking_id.slice(8)}`.toLowerCase()
    const found = await lookUp(me, typed, '김미나'.normalize('NFD'))
    expect(found.body).toMatchObject({ booking_id: body.booking_id, progress: 'waiting_for_payment' })
    expect((await infoOf(me, body.booking_id)).body.code).toBe('LOGIN_REQUIRED')
    const held = await infoOf(holder, body.booking_id)
    expect(held.body).toMatchObject({ contact_masked: '010-****-5678', email_masked: 'mi***@example.com' })
    for (const { text } of [found, held]) expect(text).not.toMatch(/1234-5678|mina@/)
  })

  test('a wrong name and a wrong number get the same answer; the sixth failure must wait', async () => {
    const { body } = await reserve(personAt(site), await tripWith())
    const me = personAt(site)
    const wrongName = await lookUp(me, body.booking_id, '박미나')
    const wrongNumber = await lookUp(me, 'ZZZZZZZZZZZZ', '김미나')
    expect([wrongName.status, wrongName.text]).toEqual([404, wrongNumber.text])
    for (let at = 0; at < 3; at++) await lookUp(me, 'ZZZZZZZZZZZZ', '김미나')
    expect((await lookUp(me, body.booking_id, '김미나')).body.code).toBe('TOO_MANY_TRIES')
    expect((await lookUp(personAt(site), body.booking_id, '김미나')).status).toBe(200)
    expect((await lookUp(personAt(site, { host: 'a2.localhost' }), body.booking_id, '김미나')).status).toBe(
      404,
    )
  })

  test('failures from all addresses of one IPv6 network count together, and those of an IPv4 address however it is written', async () => {
    const { body } = await reserve(personAt(site), await tripWith())
    const from = (ip: string) => personAt(site, { ip })
    const said = async (ips: string[]) => {
      for (const ip of ips.slice(1)) await lookUp(from(ip), 'ZZZZZZZZZZZZ', '김미나')
      return (await lookUp(from(ips[0] ?? ''), body.booking_id, '김미나')).status
    }
    const near = Array.from({ length: 6 }, (_, at) => `2001:db8:77:1:${at}::${at}`)
    const far = Array.from({ length: 6 }, (_, at) => `2001:db8:77:1${at}::1`)
    const mapped = ['198.51.100.77', ...Array.from({ length: 5 }, () => '::ffff:198.51.100.77')]
    expect([await said(near), await said(far), await said(mapped)]).toEqual([429, 200, 429])
  })
})

describe('later', () => {
  test('travellers are given and mended, and must fit the party', async () => {
    const me = personAt(site)
    const { body } = await reserve(me, await tripWith(), { party: { adult: 1, child: 1, baby: 0 } })
    const change = (travellers: object[]) =>
      me.send('PUT', '/api/landing/user/booking/travellers', { booking_id: body.booking_id, travellers })
    const adult = { kind: 'adult', name: '김미나', birthdate: '1990-01-01' }
    const child = { kind: 'child', name: '김하나', birthdate: dayAfter(day, -365 * 8) }
    expect((await change([adult])).status).toBe(200)
    expect((await infoOf(me, body.booking_id)).body.to_do).toEqual(['pay', 'travellers'])
    expect((await change([adult, { ...child, birthdate: '1990-01-01' }])).body.code).toBe('AGES_DIFFER')
    expect((await change([adult, adult])).body.code).toBe('AGES_DIFFER')
    expect((await change([adult, child])).status).toBe(200)
    expect((await infoOf(me, body.booking_id)).body).toMatchObject({
      to_do: ['pay'],
      travellers: [{ name: '김미나' }, { name: '김하나' }],
    })
  })

  test('travellers of a booking that is off are not changed, and it is said so', async () => {
    const me = personAt(site)
    const { body } = await reserve(me, await tripWith(), { travellers: [{ kind: 'adult', name: '김미나' }] })
    await me.sendOnce(
      'PUT',
      `/api/landing/user/booking/packageCancle?booking_id=${body.booking_id}`,
      undefined,
    )
    passTo(site, me, body.booking_id)
    const answer = await me.send('PUT', '/api/landing/user/booking/travellers', {
      booking_id: body.booking_id,
      travellers: [{ kind: 'adult', name: '박하나' }],
    })
    expect([answer.status, answer.body]).toEqual([
      409,
      {
        code: 'NOT_CHANGEABLE',
        description: {
          ko: '여행자를 더 이상 바꿀 수 없는 예약입니다.',
          en: 'The travellers of this reservation cannot be changed any more.',
        },
      },
    ])
    expect((await infoOf(me, body.booking_id)).body.travellers).toMatchObject([{ name: '김미나' }])
  })

  test('what was not paid is cancelled at once and for nothing, one hundred times at once', async () => {
    const trip = await tripWith()
    const me = personAt(site)
    const { body } = await reserve(me, trip)
    const preview = await me.send(
      'GET',
      `/api/landing/user/booking/cancelPreview?booking_id=${body.booking_id}`,
    )
    expect(preview.body).toMatchObject({ paid: 0, fee: 0, refund: 0 })
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        me.insist('PUT', `/api/landing/user/booking/packageCancle?booking_id=${body.booking_id}`, undefined),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    // the pass dies with the booking
    for (const { status, body } of answers)
      if (status !== 200) expect(['NOT_CANCELLABLE', 'BOOKING_NOT_FOUND']).toContain(body.code)
    expect(await takenOf(trip)).toBe(0)
    passTo(site, me, body.booking_id)
    expect((await infoOf(me, body.booking_id)).body.history).toHaveLength(2)
  })
})
