// A customer who owes is reminded by a message, once a day; who did it when is kept.
import { beforeAll, expect, test } from 'vitest'
import { setUpOccupancy } from './occupancy-setup.ts'

let office: Awaited<ReturnType<typeof setUpOccupancy>>
beforeAll(async () => {
  office = await setUpOccupancy()
})

/** A paid booking whose price has risen since. */
async function createDebt(more: object = {}) {
  const { package_code } = await office.createTrip()
  const { booking_id } = await office.createPaidBooking(package_code)
  const { id } = await office.findBooking(booking_id)
  await office.runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set({ paid: 700_000, email: 'debtor@example.com', ...more })
      .where((eb) => eb.and({ travel_agency: 1, id }))
      .execute(),
  )
  return { booking_id, id }
}
const find = async (booking_id: string) =>
  (await office.money.api.payment.receivables({ page_size: 100 })).list.find(
    (row) => row.booking_id === booking_id,
  )
const remind = (booking_id: string, who = office.money) =>
  who.sendOnce('POST', '/api/office/receivables/remind', { booking_id })

test('who owes is reminded once a day, and the list says when and how often', async () => {
  const { booking_id } = await createDebt()
  expect(await find(booking_id)).toMatchObject({ amount: 300_000, can_remind: true, reminders: 0 })
  const both = await Promise.all([remind(booking_id), remind(booking_id)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await remind(booking_id)).body.code).toBe('ASKED_TODAY')
  expect(await find(booking_id)).toMatchObject({ can_remind: false, reminders: 1 })
  expect((await office.money.api.payment.reminders({ booking_id })).list).toMatchObject([
    { amount: 300_000, by_name: '최회계' },
  ])
})

test('who owes nothing is not reminded, nor is somebody whom no message reaches: they are called', async () => {
  const { package_code } = await office.createTrip()
  const paid = await office.createPaidBooking(package_code)
  expect((await remind(paid.booking_id)).body.code).toBe('NOTHING_OWED')
  const { booking_id } = await createDebt({ email: '' })
  expect(await find(booking_id)).toMatchObject({ can_remind: false })
  expect((await remind(booking_id)).body.code).toBe('CALL_INSTEAD')
  expect((await office.money.api.payment.reminders({ booking_id })).list).toEqual([])
  expect((await office.money.api.payment.debtorContact({ booking_id })).contact).toMatch(/^010/)
  expect((await remind(booking_id, office.sales)).status).toBe(403)
  expect((await remind(booking_id, office.other)).status).toBe(404)
})

test('the list is a file', async () => {
  const { booking_id } = await createDebt()
  const { text } = await office.money.send(
    'GET',
    '/api/office/receivables/file?format=csv&columns=who&columns=amount',
  )
  expect(text.replace(/[^0-9A-Z,\n]/g, '')).toContain(booking_id)
})
