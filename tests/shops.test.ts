// Partner shops in the office: added, changed, ended, and what came through them.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { departure_date } from './paid-booking.ts'
import { buildReservation } from './shared/reservation-form.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'
import { createVisitor } from './visitor.ts'

let site: Site
let sales: StaffUser
beforeAll(async () => {
  site = await createSite({ shared: true })
  sales = await createStaffUser(site, { roles: ['sales'] })
})

const shopFields = {
  store_name: { ko: '살롱 결', en: 'Salon Gyeol' },
  contact: '02-555-0101',
  address: { ko: '서울 연희동', en: 'Yeonhui-dong, Seoul' },
}
const addShop = (body: object = shopFields, by = sales, key?: string) =>
  by.sendOnce('POST', '/api/office/shops', body, key)
const requestShop = async (store_id: string, by = sales) =>
  by.send('GET', `/api/office/shop?store_id=${encodeURIComponent(store_id)}`)
const createShop = async (body: object = shopFields) => String((await addShop(body)).body.store_id)

const reserveThroughShop = async (store_id: string) => {
  const category = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id: category.tour_category_id })
  await site.make.departure({ package_code, departure_date })
  return createVisitor(site).sendOnce(
    'POST',
    '/api/landing/package/salon',
    buildReservation(
      { package_code, departure_date },
      { store_id, name: 'Mina', email: `${randomUUID()}@example.com` },
    ),
  )
}

test('a shop is added with a store ID of its own or one that is made up, a link and a QR code', async () => {
  expect(await addShop({ ...shopFields, store_id: 'gyeol-1' })).toMatchObject({
    status: 200,
    body: { store_id: 'gyeol-1' },
  })
  const made = await createShop()
  expect(made).toMatch(/^[0-9A-Z]{8}$/)
  const { body } = await requestShop(made)
  expect(body).toMatchObject({ ...shopFields, bookings: 0, total: 0, ended: null, revision: 1 })
  expect(body.link).toMatch(new RegExp(`^http://a1\\.localhost.*\\?store_id=${made}$`))
  expect(body.qr.path).toMatch(/^M0 0h1v1h-1z/)
})

test('a shop has a name and an address in one language or in two', async () => {
  const korean = {
    store_name: { ko: '살롱 하루', en: '' },
    address: { ko: '서울 연남동', en: '' },
    contact: null,
  }
  expect((await requestShop(await createShop(korean))).body).toMatchObject(korean)
  const nameless = { ...shopFields, store_name: { ko: '', en: '' } }
  expect((await addShop(nameless)).body.fields).toHaveProperty('store_name')
})

test('a store ID is given once; sent again with its key the answer is the same', async () => {
  const key = randomUUID()
  const body = { ...shopFields, store_id: 'twice' }
  expect((await addShop(body, sales, key)).status).toBe(200)
  expect(await addShop(body, sales, key)).toMatchObject({ status: 200, body: { store_id: 'twice' } })
  expect(await addShop(body)).toMatchObject({ status: 409, body: { code: 'STORE_TAKEN' } })
})

test.each(['', 'a', '../x', 'with space', '한글', 'new', 'x'.repeat(41), "'; drop table shop"])(
  'a store ID such as %j is refused, and nothing is written',
  async (store_id) => {
    expect((await addShop({ ...shopFields, store_id })).status).toBe(400)
    expect((await sales.send('GET', '/api/office/shops?query=drop')).body.total).toBe(0)
  },
)

test('what was booked through a shop is counted for it, what was cancelled is not', async () => {
  const store_id = await createShop()
  const kept = await reserveThroughShop(store_id)
  const gone = await reserveThroughShop(store_id)
  expect([kept.status, gone.status]).toEqual([200, 200])
  await runInTransaction(site.db, 1, async (tx) => {
    await tx
      .updateTable('booking')
      .set({ progress: 'cancel_completed', held_until: null })
      .where('travel_agency', '=', 1)
      .where('booking_id', '=', gone.body.booking_id)
      .execute()
    const { id, total } = await tx
      .selectFrom('booking')
      .select(['id', 'total'])
      .where('travel_agency', '=', 1)
      .where('booking_id', '=', kept.body.booking_id)
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('ledger')
      .values({
        travel_agency: 1,
        booking: id,
        kind: 'payment',
        amount: total,
        method: 'bank_transfer',
        transaction_id: randomUUID(),
      })
      .execute()
  })
  const { total } = kept.body
  const { body } = await requestShop(store_id)
  expect(body).toMatchObject({ bookings: 1, total, paid: total })
  expect(body.latest).toHaveLength(2)
  const ofDays = async (days: string) =>
    (await sales.send('GET', `/api/office/shops?query=${store_id}${days}`)).body.list[0]
  expect(await ofDays('')).toMatchObject({ bookings: 1, total })
  expect(await ofDays('&to=2020-01-01')).toMatchObject({ bookings: 0, total: 0, paid: 0 })
})

test('an ended shop gets the store-ID sentence, and keeps its bookings; taken up again it goes on', async () => {
  const store_id = await createShop()
  expect((await reserveThroughShop(store_id)).status).toBe(200)
  const ended = await sales.send('DELETE', '/api/office/shops', { store_id, revision: 1 })
  expect(ended.status).toBe(200)
  expect(await reserveThroughShop(store_id)).toMatchObject({
    status: 400,
    body: { code: 'STORE_MISSING', description: { en: 'Store ID is missing, contact the administrator' } },
  })
  expect(
    (await createVisitor(site).send('GET', `/api/landing/shopInfo?travel_agency=1&store_id=${store_id}`))
      .body,
  ).toMatchObject({
    code: 'STORE_MISSING',
  })
  expect((await requestShop(store_id)).body).toMatchObject({ bookings: 1, ended: expect.any(String) })
  const state = async (name: string) =>
    (await sales.send('GET', `/api/office/shops?query=${store_id}&state=${name}`)).body.total
  expect([await state('open'), await state('ended')]).toEqual([0, 1])
  await sales.send('POST', '/api/office/shops/reopen', { store_id, revision: 2 })
  expect((await reserveThroughShop(store_id)).status).toBe(200)
})

test('of two who change a shop the second is told, and the log has before and after', async () => {
  const store_id = await createShop()
  const change = (ko: string) =>
    sales.send('PUT', '/api/office/shops', {
      ...shopFields,
      store_id,
      revision: 1,
      store_name: { ko, en: 'Other' },
    })
  expect((await change('하나')).body).toEqual({ revision: 2 })
  expect(await change('둘')).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } })
  expect((await requestShop(store_id)).body.store_name.ko).toBe('하나')
  const owner = await createStaffUser(site)
  const { body } = await owner.send('GET', `/api/office/log?subject=shop%20${store_id}`)
  expect(body.list[0]).toMatchObject({
    call: 'agency.changeShop',
    before: { store_name: shopFields.store_name },
    after: { store_name: { ko: '하나' } },
  })
})

test('the money role can read shops but not change them; content and guide cannot see them; other agencies’ shops are hidden', async () => {
  const store_id = await createShop()
  const money = await createStaffUser(site, { roles: ['money'] })
  expect((await requestShop(store_id, money)).status).toBe(200)
  expect(await addShop(shopFields, money)).toMatchObject({ status: 403 })
  for (const role of ['content', 'guide'] as const)
    expect(
      (await (await createStaffUser(site, { roles: [role] })).send('GET', '/api/office/shops')).status,
    ).toBe(403)
  const other = await createStaffUser(site, { travel_agency: 2 })
  expect((await requestShop(store_id, other)).status).toBe(404)
  expect((await other.send('DELETE', '/api/office/shops', { store_id, revision: 1 })).status).toBe(404)
  expect((await requestShop(store_id)).body.ended).toBeNull()
})
