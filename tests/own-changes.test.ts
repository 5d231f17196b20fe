// Customers change date, people and single rooms of their booking by themselves, by the rule of the office.
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PaymentPlan } from '#domain/agency/rules/payment-plan.ts'
import { dateInDays } from './days.ts'
import {
  countTaken,
  createTrip,
  findBooking,
  listMailKinds,
  readBooking,
  runInAgency,
  sendAction,
  setUpOfficeActions,
  site,
} from './office-actions-setup.ts'
import {
  change,
  createOwnBooking,
  findDepartureId,
  path,
  payByTransfer,
  quote,
  readOptions,
  readOwn,
} from './own-changes-setup.ts'
import { createStaffUser } from './staff-user.ts'
import { createVisitor } from './visitor.ts'

beforeAll(setUpOfficeActions)

const getContract = (me: ReturnType<typeof createVisitor>, booking_id: string) =>
  me.send('GET', `/api/landing/contract?booking_id=${booking_id}`)

describe('another date', () => {
  test('is quoted, done once, due on the booking itself, and both are told', async () => {
    const { me, booking_id, package_code } = await createOwnBooking()
    const options = await readOptions(me, booking_id)
    expect(options).toMatchObject({
      ways: { date: 'self', party: 'self', rooms: 'self', person: 'self', booker: 'self' },
      until: dateInDays(30),
      dates: [{ departure_date: dateInDays(90), total: 1_200_000, more: 200_000 }],
      request: null,
    })
    const to = { kind: 'date', departure_id: options.dates[0].departure_id }
    const { body: quoted } = await quote(me, booking_id, to)
    expect(quoted).toMatchObject({
      before: 1_000_000,
      total: 1_200_000,
      due: 200_000,
      refund: 0,
      way: 'self',
    })
    const key = randomUUID()
    const done = await change(me, booking_id, to, { seen: quoted, key })
    expect([done.status, done.body]).toEqual([200, { booking_id, due: 200_000, refund: 0 }])
    expect((await change(me, booking_id, to, { seen: quoted, key })).body).toEqual(done.body)
    expect([
      await countTaken(package_code, dateInDays(60)),
      await countTaken(package_code, dateInDays(90)),
    ]).toEqual([0, 2])
    const { body: mine } = await readOwn(me, booking_id)
    expect(mine).toMatchObject({ departure_date: dateInDays(90), total: 1_200_000, payable: 200_000 })
    expect(mine.pay_ways).toContain('bank_transfer')
    expect(mine.to_do).toContain('contract')
    expect(await listMailKinds(booking_id)).toEqual(
      expect.arrayContaining(['booking-moved', 'agency-changed']),
    )
    const { history } = await readBooking(booking_id)
    expect(history.filter(({ note }: { note: string }) => note.includes('→'))).toMatchObject([
      { by: 'customer' },
    ])
    await payByTransfer(booking_id, 200_000)
    expect((await readOwn(me, booking_id)).body).toMatchObject({ payable: 0, paid: 1_200_000 })
  })

  test('at a lower price owes the difference back', async () => {
    const package_code = await createTrip({ 60: 500_000, 90: 400_000 })
    const { me, booking_id } = await createOwnBooking({ package_code })
    const to = { kind: 'date', departure_id: await findDepartureId(package_code, 90) }
    expect((await quote(me, booking_id, to)).body).toMatchObject({ due: 0, refund: 200_000 })
    expect((await change(me, booking_id, to)).body).toMatchObject({ due: 0, refund: 200_000 })
  })

  test('that the deposit pays for is paid up by the customer, and nobody of staff stands in the history', async () => {
    const setPlan = (payment_plan: PaymentPlan) =>
      site.db.updateTable('agency').set({ payment_plan }).where('travel_agency', '=', 1).execute()
    await setPlan({ kind: 'deposit', deposit: { percent: 60 }, balance_days: 30 })
    const package_code = await createTrip({ 60: 500_000, 90: 250_000 })
    const { me, booking_id } = await createOwnBooking({ package_code, isPaid: false })
    await payByTransfer(booking_id, 600_000)
    await setPlan({ kind: 'whole' })
    const before = await readBooking(booking_id)
    const to = { kind: 'date', departure_id: await findDepartureId(package_code, 90) }
    expect((await change(me, booking_id, to)).body).toMatchObject({ due: 0, refund: 100_000 })
    const { progress, history } = await readBooking(booking_id)
    expect([before.progress, progress]).toEqual(['deposit_paid', 'payment_completed'])
    const added = history.slice(before.history.length)
    expect(added.map(({ by }: { by: string }) => by)).toEqual(['customer', 'customer'])
  })

  test('of two who want the last seat one gets it, and the other stays where they are', async () => {
    const package_code = await createTrip({ 60: 500_000, 90: 500_000 }, 2)
    const party = { adult: 1, child: 0, baby: 0 }
    const people = await Promise.all([1, 2].map(() => createOwnBooking({ package_code, party })))
    await createOwnBooking({ package_code, party, days: 90 })
    const to = { kind: 'date', departure_id: await findDepartureId(package_code, 90) }
    const quotes = await Promise.all(people.map(({ me, booking_id }) => quote(me, booking_id, to)))
    const answers = await Promise.all(
      people.map(({ me, booking_id }, at) => change(me, booking_id, to, { seen: quotes[at]?.body })),
    )
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'SOLD_OUT'])
    expect([
      await countTaken(package_code, dateInDays(60)),
      await countTaken(package_code, dateInDays(90)),
    ]).toEqual([1, 2])
  })

  test('two changes and a cancel at the same moment: one is done, and no seat is lost', async () => {
    const package_code = await createTrip({ 60: 500_000, 90: 500_000, 120: 500_000 }, 9)
    const { me, booking_id } = await createOwnBooking({ package_code })
    const targets = await Promise.all([90, 120].map((days) => findDepartureId(package_code, days)))
    const seen = (await quote(me, booking_id, { kind: 'date', departure_id: targets[0] })).body
    const answers = await Promise.all([
      ...targets.map((departure_id) => change(me, booking_id, { kind: 'date', departure_id }, { seen })),
      change(
        me,
        booking_id,
        { kind: 'party', adult: 3, child: 0, baby: 0 },
        { seen: { ...seen, total: 1_500_000 } },
      ),
    ])
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([
      200,
      'CHANGED_MEANWHILE',
      'CHANGED_MEANWHILE',
    ])
    const { departure_date, adult } = await findBooking(booking_id)
    const taken = await Promise.all([60, 90, 120].map((days) => countTaken(package_code, dateInDays(days))))
    expect(taken.reduce((sum, each) => sum + each)).toBe(adult)
    expect(await countTaken(package_code, departure_date)).toBe(adult)
  })
})

describe('people and rooms', () => {
  test('somebody more and a single room are quoted, charged, and make a new contract', async () => {
    const { me, booking_id, package_code } = await createOwnBooking()
    const first = await getContract(me, booking_id)
    const more = { kind: 'party', adult: 3, child: 0, baby: 0 }
    expect((await quote(me, booking_id, more)).body).toMatchObject({ total: 1_500_000, due: 500_000 })
    expect((await change(me, booking_id, more)).body).toMatchObject({ due: 500_000 })
    expect(await countTaken(package_code, dateInDays(60))).toBe(3)
    const rooms = { kind: 'rooms', single_rooms: 1 }
    expect((await quote(me, booking_id, rooms)).body).toMatchObject({ total: 1_600_000, due: 600_000 })
    expect((await change(me, booking_id, rooms)).body).toMatchObject({ due: 600_000 })
    const second = await getContract(me, booking_id)
    expect([first.body.version, second.body.version]).toEqual([1, 2])
    const { body } = await readOwn(me, booking_id)
    expect(body.travellers.map(({ name }: { name: string }) => name)).toEqual(['김여행1', '김여행2'])
  })

  test('who leaves is cancelled with its fee; what was seen before, another price and too many are refused', async () => {
    const package_code = await createTrip({ 60: 500_000 }, 4)
    const { me, booking_id, total } = await createOwnBooking({ package_code })
    const refusal = async (wanted: object) => (await quote(me, booking_id, wanted)).body.code
    expect(await refusal({ kind: 'party', adult: 1, child: 0, baby: 0 })).toBe('CANCEL_INSTEAD')
    expect(await refusal({ kind: 'party', adult: 1, child: 1, baby: 0 })).toBe('CANCEL_INSTEAD')
    expect(await refusal({ kind: 'party', adult: 5, child: 0, baby: 0 })).toBe('SOLD_OUT')
    expect(await refusal({ kind: 'rooms', single_rooms: 3 })).toBe('BAD_INPUT')
    const more = { kind: 'party', adult: 3, child: 0, baby: 0 }
    const { revision } = (await quote(me, booking_id, more)).body
    const send = async (seen: { revision: number; total: number }) =>
      (await change(me, booking_id, more, { seen })).body.code
    expect(await send({ revision, total })).toBe('PRICE_CHANGED')
    expect(await send({ revision: revision - 1, total: 1_500_000 })).toBe('CHANGED_MEANWHILE')
    expect((await createVisitor(site).send('GET', `${path}?booking_id=${booking_id}`)).status).toBe(401)
    expect((await change(createVisitor(site), booking_id, more, { seen: { revision, total } })).status).toBe(
      401,
    )
    expect(await countTaken(package_code, dateInDays(60))).toBe(2)
  })
})

describe('who does it', () => {
  test('late, in preparation, or with a passport passed on it is for staff; unpaid it is nobody’s', async () => {
    const package_code = await createTrip({ 20: 500_000, 60: 500_000, 90: 500_000 })
    const late = await createOwnBooking({ package_code, days: 20 })
    expect((await readOptions(late.me, late.booking_id)).ways).toMatchObject({
      date: 'staff',
      booker: 'staff',
    })
    const rooms = { kind: 'rooms', single_rooms: 1 }
    expect((await change(late.me, late.booking_id, rooms)).body.code).toBe('CHANGE_NEEDS_STAFF')
    const prepared = await createOwnBooking({ package_code })
    expect((await sendAction('prepare', { booking_id: prepared.booking_id })).status).toBe(200)
    expect((await readOptions(prepared.me, prepared.booking_id)).ways.date).toBe('staff')
    const passedOn = await createOwnBooking({ package_code })
    const { id } = await findBooking(passedOn.booking_id)
    await runInAgency((tx) =>
      tx
        .insertInto('passport_reading')
        .values({ travel_agency: 1, booking: id, traveller: 1, purpose: 'airline', by_name: '이영업' })
        .execute(),
    )
    expect((await readOptions(passedOn.me, passedOn.booking_id)).ways.date).toBe('staff')
    const unpaid = await createOwnBooking({ package_code, isPaid: false })
    expect((await readOptions(unpaid.me, unpaid.booking_id)).ways.date).toBe('none')
    expect((await quote(unpaid.me, unpaid.booking_id, rooms)).body.code).toBe('WRONG_PROGRESS')
  })

  test('the owner says what and until when; others may not', async () => {
    const owner = await createStaffUser(site, { roles: ['owner'] })
    const manager = await createStaffUser(site, { roles: ['manager'] })
    const { me, booking_id } = await createOwnBooking()
    const { revision, kinds, days } = await owner.api.agency.customerChanges()
    expect({ kinds, days }).toEqual({ kinds: ['date', 'party', 'rooms', 'person', 'booker'], days: 30 })
    expect((await manager.send('GET', '/api/office/customer-changes')).status).toBe(403)
    await owner.api.agency.saveCustomerChanges({ kinds: ['rooms'], days: 50, revision })
    expect(await readOptions(me, booking_id)).toMatchObject({
      until: dateInDays(10),
      ways: { date: 'staff', rooms: 'self' },
    })
    await expect(owner.api.agency.saveCustomerChanges({ kinds, days, revision })).rejects.toMatchObject({
      refusal: 'CHANGED_MEANWHILE',
    })
    const now = await owner.api.agency.customerChanges()
    await owner.api.agency.saveCustomerChanges({ kinds, days, revision: now.revision })
  })
})
