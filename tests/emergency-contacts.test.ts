// Whom to call if something happens to a traveller: said by customers and staff, seen by whom, and gone with them.
import { beforeAll, expect, test } from 'vitest'
import { purgeExpired } from '#retention.server.ts'
import { agreeByLink, readDocuments, setUpDocuments, site } from './documents-setup.ts'
import { createPaidBooking, type PaidBooking, runInAgency } from './paid-booking.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'
import { createVisitor } from './visitor.ts'

let sales: StaffUser
beforeAll(async () => {
  await setUpDocuments()
  sales = await createStaffUser(site, { roles: ['sales'], name: '이영업' })
})

const sister = { name: '김자매', contact: '010-7777-8888', relation: '언니' }
const father = { name: '김부친', contact: '+82 10 6666 5555', relation: '' }

const save = (
  { me, booking_id }: Pick<PaidBooking, 'me' | 'booking_id'>,
  person: object | null,
  traveller = 1,
) => me.send('PUT', '/api/landing/user/booking/papers', { booking_id, traveller, person })
const readOffice = (booking_id: string, traveller = 1) =>
  sales.api.document.emergencyContact({ booking_id, traveller })
const listStored = ({ id }: PaidBooking) =>
  runInAgency(site, (tx) =>
    tx
      .selectFrom('emergency_contact')
      .select(['traveller', 'name', 'by_name'])
      .where('travel_agency', '=', 1)
      .where('booking', '=', id)
      .orderBy('traveller')
      .execute(),
  )
const findDeparture = async ({ id }: PaidBooking) => {
  const { departure_id } = await runInAgency(site, (tx) =>
    tx
      .selectFrom('booking')
      .select('departure_id')
      .where('travel_agency', '=', 1)
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )
  return departure_id
}

test('who booked names somebody for each traveller, sees the telephone masked, and takes them out again', async () => {
  const paid = await createPaidBooking(site)
  expect((await save(paid, sister)).status).toBe(200)
  expect((await save(paid, father, 2)).status).toBe(200)
  const { travellers } = await readDocuments(paid)
  expect(travellers).toMatchObject([
    { emergency: { name: '김자매', relation: '언니', contact_masked: expect.stringMatching(/\*/) } },
    { emergency: { name: '김부친', relation: '' } },
  ])
  expect(JSON.stringify(travellers)).not.toContain('7777')
  expect((await save(paid, null)).status).toBe(200)
  expect(await listStored(paid)).toEqual([{ traveller: 2, name: '김부친', by_name: null }])
})

test('a traveller names somebody with their consents, by their own link', async () => {
  const paid = await createPaidBooking(site)
  const refused = await agreeByLink(await paid.linkFor('consent'), {
    emergency: { ...sister, contact: '119번' },
  })
  expect(refused.status).toBe(400)
  expect(await listStored(paid)).toEqual([])
  expect((await agreeByLink(await paid.linkFor('consent'), { emergency: sister })).status).toBe(200)
  expect(await listStored(paid)).toEqual([{ traveller: 1, name: '김자매', by_name: null }])
})

test.each([
  ['no name', { ...sister, name: '' }],
  ['a name with an address in it', { ...sister, name: 'http://a.example' }],
  ['no telephone', { ...sister, contact: '' }],
  ['letters for a telephone', { ...sister, contact: 'call me' }],
  ['a relation of a hundred letters', { ...sister, relation: '가'.repeat(100) }],
])('%s is refused, and nothing is stored', async (_what, person) => {
  const paid = await createPaidBooking(site)
  expect((await save(paid, person)).body.code).toMatch(/^(BAD_INPUT|NAME_UNFIT)$/)
  expect(await listStored(paid)).toEqual([])
})

test('nobody else’s booking, no traveller who is not there, and no trip that is cancelled', async () => {
  const paid = await createPaidBooking(site)
  const stranger = createVisitor(site)
  expect((await save({ me: stranger, booking_id: paid.booking_id }, sister)).status).toBeGreaterThanOrEqual(
    400,
  )
  expect((await save(paid, sister, 3)).body.code).toBe('TRAVELLER_NOT_FOUND')
  await runInAgency(site, (tx) =>
    tx
      .updateTable('booking')
      .set({ progress: 'cancel_requested' })
      .where('travel_agency', '=', 1)
      .where('id', '=', paid.id)
      .execute(),
  )
  expect((await save(paid, sister)).body.code).toBe('UPLOAD_CLOSED')
  expect(await listStored(paid)).toEqual([])
})

test('staff enter it for a caller; reading it in full is logged, and a colleague’s change is not overwritten', async () => {
  const paid = await createPaidBooking(site)
  const { booking_id } = paid
  expect(await readOffice(booking_id)).toEqual({ person: null, revision: 0 })
  await sales.api.document.saveEmergencyContact({ booking_id, traveller: 1, person: sister, revision: 0 })
  expect(await readOffice(booking_id)).toEqual({ person: sister, revision: 1 })
  expect((await save(paid, father)).status).toBe(200)
  await expect(
    sales.api.document.saveEmergencyContact({ booking_id, traveller: 1, person: sister, revision: 1 }),
  ).rejects.toMatchObject({ refusal: 'CHANGED_MEANWHILE' })
  expect(await readOffice(booking_id)).toEqual({ person: father, revision: 2 })
  const log = await runInAgency(site, (tx) =>
    tx
      .selectFrom('staff_log')
      .select(['call', 'before', 'after'])
      .where('travel_agency', '=', 1)
      .where('subject', '=', `booking ${booking_id}`)
      .execute(),
  )
  expect(log.map(({ call }) => call)).toEqual(
    expect.arrayContaining(['document.emergencyContact', 'document.saveEmergencyContact']),
  )
  expect(JSON.stringify(log)).not.toMatch(/김자매|김부친|7777|6666/)
})

test('who may not change bookings, and another agency, neither read nor write it', async () => {
  const { booking_id } = await createPaidBooking(site)
  const content = await createStaffUser(site, { roles: ['content'] })
  const money = await createStaffUser(site, { roles: ['money'] })
  const other = await createStaffUser(site, { travel_agency: 2 })
  const path = '/api/office/booking/emergency-contact'
  const body = { booking_id, traveller: 1, person: sister, revision: 0 }
  expect((await content.send('GET', `${path}?booking_id=${booking_id}&traveller=1`)).status).toBe(403)
  expect((await money.send('PUT', path, body)).status).toBe(403)
  expect((await other.send('PUT', path, body)).body.code).toBe('BOOKING_NOT_FOUND')
})

test('the people of the departure have it masked, the list of emergency contacts in full', async () => {
  const paid = await createPaidBooking(site)
  await save(paid, sister)
  const departure_id = await findDeparture(paid)
  const download = async () =>
    (
      await sales.send(
        'GET',
        `/api/office/filling/list?departure_id=${departure_id}&list=emergency&format=csv&language=ko`,
      )
    ).text
  const [first, second] = (await sales.api.people.list({ departure_id })).people
  expect(first?.emergency).toMatchObject({ name: '김자매', relation: '언니' })
  expect([JSON.stringify(first).includes('7777'), second?.emergency]).toEqual([false, null])
  expect((await download()).split('\r\n')[1]).toMatch(/김여행1.*김자매.*언니.*010-7777-8888/)
  await save(paid, father, 2)
  const { sent } = await sales.api.people.list({ departure_id })
  expect(sent).toMatchObject([{ list: 'emergency', corrected: ['김여행2'] }])
})

test('another person in a traveller’s place has nobody named, and neither has a trip that is cancelled', async () => {
  const paid = await createPaidBooking(site)
  await save(paid, sister)
  await save(paid, father, 2)
  const { status } = await paid.me.send('PUT', '/api/landing/user/booking/travellers', {
    booking_id: paid.booking_id,
    travellers: [
      { seq: 1, kind: 'adult', name: '박대신' },
      { seq: 2, kind: 'adult', name: '김여행2' },
    ],
  })
  expect([status, await listStored(paid)]).toEqual([200, [{ traveller: 2, name: '김부친', by_name: null }]])
  await runInAgency(site, (tx) =>
    tx
      .updateTable('booking')
      .set({ progress: 'cancel_completed' })
      .where('travel_agency', '=', 1)
      .where('id', '=', paid.id)
      .execute(),
  )
  await purgeExpired(site.naru.deps)
  expect(await listStored(paid)).toEqual([])
})

test('it stays until the day on which passports go, and no longer', async () => {
  const paid = await createPaidBooking(site)
  await save(paid, sister)
  const returned = (days: number) =>
    runInAgency(site, (tx) =>
      tx
        .updateTable('booking')
        .set({ return_date: new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10) })
        .where('travel_agency', '=', 1)
        .where('id', '=', paid.id)
        .execute(),
    )
  const { passport_days } = await site.db
    .selectFrom('agency')
    .select('passport_days')
    .where('travel_agency', '=', 1)
    .executeTakeFirstOrThrow()
  await returned(passport_days - 1)
  await purgeExpired(site.naru.deps)
  expect(await listStored(paid)).toHaveLength(1)
  await returned(passport_days + 2)
  await purgeExpired(site.naru.deps)
  expect(await listStored(paid)).toEqual([])
})
