// Discounts: set in the office, taken off by one rule, and a code that two want at once.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'
import {
  createTrip,
  type ReservableTrip,
  requestBooking,
  runInAgency,
  sendReservation,
  setUpReservations,
  site,
} from './reservation-setup.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'
import { createVisitor } from './visitor.ts'

let sales: StaffUser
beforeAll(async () => {
  await setUpReservations()
  sales = await createStaffUser(site, { roles: ['sales'] })
})

const today = formatSeoulDay(new Date())
const shared = { name: { ko: '할인', en: 'Discount' }, first_day: null, last_day: null }
type DiscountInput = Parameters<StaffUser['api']['discount']['addDiscount']>[0]['discount']
const addDiscount = (discount: DiscountInput) =>
  sales.api.discount.addDiscount({ discount }, { key: randomUUID() })
const addCode = ({ package_code }: ReservableTrip, code: string, uses_most: number | null = null) =>
  addDiscount({ ...shared, kind: 'code', package_code, rate: { won: 50_000 }, code, uses_most })
const countBookings = ({ package_code }: ReservableTrip) =>
  runInAgency((tx) =>
    tx
      .selectFrom('booking')
      .select('id')
      .where((eb) => eb.and({ travel_agency: 1, package_code }))
      .execute(),
  ).then(({ length }) => length)

test('an early bird and a group come off by themselves, and the price before stands beside', async () => {
  const trip = await createTrip()
  const { package_code } = trip
  await addDiscount({ ...shared, kind: 'early_bird', package_code, rate: { percent: 10 }, days_before: 60 })
  await addDiscount({ ...shared, kind: 'early_bird', package_code, rate: { percent: 90 }, days_before: 61 })
  await addDiscount({ ...shared, kind: 'group', package_code, rate: { won: 30_000 }, people_from: 3 })
  const { discounts } = await site.client.catalog.packageInfo({ package_code })
  expect(discounts.map(({ kind, rate }) => [kind, rate])).toEqual([
    ['early_bird', { percent: 10 }],
    ['early_bird', { percent: 90 }],
    ['group', { won: 30_000 }],
  ])
  const me = createVisitor(site)
  const two = await sendReservation(me, trip, { total: 1_800_000 })
  expect([two.status, two.body.total]).toEqual([200, 1_800_000])
  const party = { adult: 2, child: 1, baby: 0 }
  expect((await sendReservation(me, trip, { party, total: 2_800_000 })).body.code).toBe('PRICE_CHANGED')
  const three = await sendReservation(me, trip, { party, total: 2_800_000 - 280_000 - 90_000 })
  expect(three.status).toBe(200)
  const { body } = await requestBooking(me, three.body.booking_id)
  expect(body.price_lines.map(({ kind, sum }: { kind: string; sum: number }) => [kind, sum])).toEqual([
    ['adult', 2_000_000],
    ['child', 800_000],
    ['early_bird', -280_000],
    ['group', -90_000],
  ])
})

test('an early bird with a last day comes off until that day, however near the departure, and no day longer', async () => {
  const trip = await createTrip()
  const { package_code } = trip
  const bird = { ...shared, kind: 'early_bird', package_code, days_before: null } as const
  await addDiscount({ ...bird, rate: { percent: 10 }, last_day: today })
  await addDiscount({ ...bird, rate: { percent: 90 }, last_day: addDays(today, -1) })
  const me = createVisitor(site)
  expect((await sendReservation(me, trip, { total: 2_000_000 })).body.code).toBe('PRICE_CHANGED')
  const booked = await sendReservation(me, trip, { total: 1_800_000 })
  expect([booked.status, booked.body.total]).toEqual([200, 1_800_000])
})

test('a code counts on its days, for its trip, in small letters too', async () => {
  const trip = await createTrip()
  const other = await createTrip()
  await addCode(trip, 'SPRING')
  const { package_code } = trip
  const found = await site.client.discount.discountCode({ package_code, discount_code: ' spring ' })
  expect(found).toMatchObject({ kind: 'code', rate: { won: 50_000 } })
  const me = createVisitor(site)
  const booked = await sendReservation(me, trip, { discount_code: 'spring', total: 1_900_000 })
  expect([booked.status, booked.body.total]).toEqual([200, 1_900_000])
  for (const [wanted, discount_code] of [
    [other, 'SPRING'],
    [trip, 'AUTUMN'],
  ] as const) {
    const { status, body } = await sendReservation(me, wanted, { discount_code })
    expect([status, body.code, Object.keys(body.fields)]).toEqual([
      404,
      'DISCOUNT_CODE_UNFIT',
      ['discount_code'],
    ])
  }
  expect((await sendReservation(me, trip, { discount_code: '!' })).status).toBe(400)
  await addDiscount({
    ...shared,
    kind: 'code',
    package_code: null,
    rate: { percent: 5 },
    code: 'PAST',
    uses_most: null,
    last_day: addDays(today, -1),
  })
  expect((await sendReservation(me, trip, { discount_code: 'PAST' })).body.code).toBe('DISCOUNT_CODE_UNFIT')
  expect([await countBookings(trip), await countBookings(other)]).toEqual([1, 0])
})

test('of ten who want the last two uses of a code at once two get them; a cancelled booking gives it back', async () => {
  const trips = await Promise.all(Array.from({ length: 10 }, () => createTrip()))
  const [trip = await createTrip()] = trips
  await addDiscount({
    ...shared,
    kind: 'code',
    package_code: null,
    rate: { won: 50_000 },
    code: 'LASTTWO',
    uses_most: 2,
  })
  const reserve = (wanted = trip) =>
    sendReservation(createVisitor(site), wanted, { discount_code: 'LASTTWO' })
  const answers = await Promise.all(trips.map((each) => reserve(each)))
  const codes = answers.map(({ status, body }) => (status === 200 ? 'booked' : body.code)).sort()
  expect(codes).toEqual([...Array(8).fill('DISCOUNT_CODE_USED_UP'), 'booked', 'booked'])
  const counts = await Promise.all(trips.map(countBookings))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2)
  const { package_code } = trip
  const lookUp = () => site.client.discount.discountCode({ package_code, discount_code: 'LASTTWO' })
  await expect(lookUp()).rejects.toMatchObject({ refusal: 'DISCOUNT_CODE_USED_UP' })
  const { list } = await sales.api.discount.discounts()
  expect(list.find(({ code }) => code === 'LASTTWO')).toMatchObject({ uses: 2, uses_most: 2 })
  await runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set({ progress: 'cancel_completed' })
      .where((eb) =>
        eb.and({
          travel_agency: 1,
          booking_id: answers.find(({ status }) => status === 200)?.body.booking_id,
        }),
      )
      .execute(),
  )
  await lookUp()
  expect((await reserve()).status).toBe(200)
  expect((await reserve()).body.code).toBe('DISCOUNT_CODE_USED_UP')
})

test('guesses by reserving are counted as those of the form; a right code is never one', async () => {
  const trip = await createTrip()
  await addCode(trip, 'AUTUMN')
  const reserve = (
    me: ReturnType<typeof createVisitor>,
    discount_code: string,
    total: number,
    key?: string,
  ) => sendReservation(me, trip, { discount_code, total }, key)
  const honest = createVisitor(site)
  for (let at = 0; at < 12; at++) expect((await reserve(honest, 'AUTUMN', 1)).body.code).toBe('PRICE_CHANGED')
  const key = randomUUID()
  const booked = await reserve(honest, 'AUTUMN', 1_900_000, key)
  expect([booked.status, await countBookings(trip)]).toEqual([200, 1])

  const codes: string[] = []
  for (let at = 0; at < 12; at++) codes.push((await reserve(honest, `GUESS${at}`, 1)).body.code)
  expect(codes).toEqual([...Array(10).fill('DISCOUNT_CODE_UNFIT'), ...Array(2).fill('TOO_MANY_TRIES')])
  const blocked = await reserve(honest, 'AUTUMN', 1_900_000)
  expect([blocked.status, blocked.body.code, Number(blocked.headers['retry-after']) > 0]).toEqual([
    429,
    'TOO_MANY_TRIES',
    true,
  ])
  const { package_code } = trip
  const typed = honest.api.discount.discountCode({ package_code, discount_code: 'AUTUMN' })
  await expect(typed).rejects.toMatchObject({ refusal: 'TOO_MANY_TRIES' })
  // what was booked is answered again, and nobody else waits
  expect((await reserve(honest, 'AUTUMN', 1_900_000, key)).body.booking_id).toBe(booked.body.booking_id)
  expect((await reserve(createVisitor(site), 'AUTUMN', 1_900_000)).status).toBe(200)
  expect(await countBookings(trip)).toBe(2)
})

test('a booking keeps its discount when it is changed or deleted, and also for who joins', async () => {
  const trip = await createTrip()
  const { package_code } = trip
  const { discount_id } = await addDiscount({
    ...shared,
    kind: 'group',
    package_code,
    rate: { percent: 10 },
    people_from: 2,
  })
  const { body } = await sendReservation(createVisitor(site), trip)
  await sales.api.discount.deleteDiscount({ discount_id, revision: 1 })
  await expect(sales.api.discount.deleteDiscount({ discount_id, revision: 1 })).rejects.toMatchObject({
    refusal: 'NOT_FOUND',
  })
  const preview = await sales.api.reservation.peoplePreview({
    booking_id: body.booking_id,
    adult: 3,
    child: 0,
    baby: 0,
    single_rooms: 1,
  })
  expect(preview).toMatchObject({ before: 1_800_000, total: 2_700_000 + 100_000 })
  expect((await sendReservation(createVisitor(site), trip)).body.total).toBe(2_000_000)
})

test('what cannot be a discount is refused at its field, and nothing is written', async () => {
  const count = async () => (await sales.api.discount.discounts()).list.length
  const before = await count()
  const early = { ...shared, kind: 'early_bird' as const, package_code: null, rate: { percent: 5 } }
  const refused: [DiscountInput, string, string][] = [
    [{ ...early, days_before: null }, 'BAD_INPUT', 'discount.days_before'],
    [
      { ...early, days_before: 30, first_day: today, last_day: addDays(today, -1) },
      'DATES_CROSS',
      'discount.last_day',
    ],
    [{ ...early, days_before: 30, package_code: 'NOWHERE' }, 'PACKAGE_UNAVAILABLE', 'discount.package_code'],
  ]
  for (const [discount, code, field] of refused)
    await expect(addDiscount(discount)).rejects.toMatchObject({
      refusal: code,
      fields: { [field]: expect.anything() },
    })
  const trip = await createTrip()
  await addCode(trip, 'TWICE')
  await expect(addCode(trip, 'TWICE')).rejects.toMatchObject({ refusal: 'DISCOUNT_CODE_TAKEN' })
  expect(await count()).toBe(before + 1)
  const guide = await createStaffUser(site, { roles: ['guide'] })
  await expect(guide.api.discount.discounts()).rejects.toMatchObject({ refusal: 'NOT_ALLOWED' })
})

test('a booking keeps the split of its agency, shown to customers where the agency says so', async () => {
  const owner = await createStaffUser(site)
  const { revision } = await owner.api.agency.priceSplit()
  const split = { rate: { percent: 10 }, shown: true }
  await owner.api.agency.savePriceSplit({ split, revision })
  await expect(owner.api.agency.savePriceSplit({ split: null, revision })).rejects.toMatchObject({
    refusal: 'CHANGED_MEANWHILE',
  })
  const trip = await createTrip()
  const me = createVisitor(site)
  const { body } = await sendReservation(me, trip)
  const now = await owner.api.agency.priceSplit()
  await owner.api.agency.savePriceSplit({ split: null, revision: now.revision })
  expect((await requestBooking(me, body.booking_id)).body.price_split).toEqual({
    pass_through: 1_800_000,
    commission: 200_000,
  })
  await runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set({ progress: 'cancel_requested', cancel_fee: 300_000, refund_due: 0 })
      .where((eb) => eb.and({ travel_agency: 1, booking_id: body.booking_id }))
      .execute(),
  )
  // what is kept of a cancelled booking is a fee, which has no parts
  expect((await requestBooking(me, body.booking_id)).body.price_split).toBeNull()
  const later = await sendReservation(me, await createTrip())
  expect((await requestBooking(me, later.body.booking_id)).body.price_split).toBeNull()
})
