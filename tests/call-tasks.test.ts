// Customers without an address: what they should know is a task to call them, on the first screen and done by a person.
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#lib/days.ts'
import { prepareDelivery } from '#notify/deliver.server.ts'
import { isCalled, type Occasion } from '#occasions.ts'
import { composeMail } from './compose-mail.ts'
import { dateInDays } from './days.ts'
import { setUpOccupancy } from './occupancy-setup.ts'
import { createStaffUser } from './staff-user.ts'

let office: Awaited<ReturnType<typeof setUpOccupancy>>
beforeAll(async () => {
  office = await setUpOccupancy()
})

async function createCaller(email = '') {
  const { package_code } = await office.createTrip()
  const { booking_id } = await office.createPaidBooking(package_code, { email })
  const { id, departure_id } = await office.findBooking(booking_id)
  return {
    booking_id,
    departure_id,
    id,
    tell: (occasion: Occasion) => prepareDelivery(occasion, office.buildMailContext(id)),
  }
}

type StaffUser = typeof office.sales
async function listTasks(booking_id: string, who: StaffUser = office.sales) {
  const { waiting } = await who.api.report.today()
  const { list = [] } = waiting.find(({ kind }) => kind === 'tasks') ?? {}
  return list.flatMap((item) => (item.kind === 'tasks' && item.ref === booking_id ? [item] : []))
}

test('what a customer without an address should know becomes one task, named in the language of who reads it', async () => {
  const { booking_id, tell } = await createCaller()
  expect(await tell('departure-confirmed')).toBeUndefined()
  await tell('departure-confirmed') // the job ran again, or the same came up twice
  expect(await listTasks(booking_id)).toMatchObject([
    { task: '전화 안내: 출발 확정', name: '김손님', contact_masked: '010-****-3333', due: dateInDays(0) },
  ])
  const english = await createStaffUser(office.site, { roles: ['manager'] })
  await office.site.db.updateTable('staff').set({ language: 'en' }).where('id', '=', english.id).execute()
  expect(await listTasks(booking_id, english)).toMatchObject([
    { task: 'Notify by phone: Departure confirmed' },
  ])
  const { tasks } = await english.api.booking.one({ booking_id })
  expect(tasks).toMatchObject([{ text: 'Notify by phone: Departure confirmed', done: null }])
})

test('whoever called ends the task under their name, and the log says so; without rights nobody sees it', async () => {
  const { booking_id, tell } = await createCaller()
  await tell('booking-moved')
  const [task] = await listTasks(booking_id)
  const content = await createStaffUser(office.site, { roles: ['content'] })
  expect(await listTasks(booking_id, content)).toEqual([])
  expect((await content.send('PUT', '/api/office/booking/task', { id: task?.task_id })).status).toBe(403)
  expect((await office.other.send('PUT', '/api/office/booking/task', { id: task?.task_id })).status).toBe(404)
  await office.sales.api.booking.endTask({ id: task?.task_id ?? 0 })
  expect(await listTasks(booking_id)).toEqual([])
  expect((await office.sales.api.booking.one({ booking_id })).tasks).toMatchObject([{ done_by: '이영업' }])
  await tell('booking-moved') // to yet another day: another call
  expect(await listTasks(booking_id)).toHaveLength(1)
})

test('two jobs at once add one call; one that was done is not reopened beside it', async () => {
  const { booking_id, tell } = await createCaller()
  await Promise.all([1, 2, 3].map(() => tell('departure-confirmed')))
  const [task, ...more] = await listTasks(booking_id)
  expect(more).toEqual([])
  await office.sales.api.booking.endTask({ id: task?.task_id ?? 0 })
  await tell('departure-confirmed')
  await expect(office.sales.api.booking.reopenTask({ id: task?.task_id ?? 0 })).rejects.toMatchObject({
    refusal: 'CHANGED_MEANWHILE',
  })
  expect(await listTasks(booking_id)).toHaveLength(1)
})

test('two letters are two calls, each with its subject and the words to say', async () => {
  const { booking_id, departure_id } = await createCaller()
  office.takeMails()
  const letters = [
    { subject: '모이는 곳', contents: '#{이름}님, 3번 문 앞입니다.' },
    { subject: '준비물', contents: '우산을 챙겨 주세요.' },
  ]
  for (const letter of letters)
    await office.sales.sendOnce('POST', '/api/office/filling/message', {
      departure_id,
      ...letter,
      bookings: [booking_id],
    })
  const asked = office.takeMails().filter(({ kind }) => kind === 'departure-message')
  for (const { ref } of [...asked, ...asked])
    await prepareDelivery('departure-message', office.buildMailContext(ref))
  expect((await office.sales.api.booking.one({ booking_id })).tasks).toMatchObject([
    { text: '전화 안내: 직원 안내 · 모이는 곳', to_say: '김손님님, 3번 문 앞입니다.' },
    { text: '전화 안내: 직원 안내 · 준비물', to_say: '우산을 챙겨 주세요.' },
  ])
})

test('a customer with an address is mailed, and nobody is asked to call', async () => {
  const { booking_id, id, tell } = await createCaller('kim@example.com')
  expect(await tell('departure-confirmed')).toMatchObject({ mail: { to: 'kim@example.com' } })
  expect(await composeMail('papers-asked', office.buildMailContext(id))).toBeDefined()
  expect(await listTasks(booking_id)).toEqual([])
})

test('no link is made for somebody whom it does not reach', async () => {
  const { id, tell } = await createCaller()
  await tell('papers-asked')
  const links = await office.runInAgency((tx) =>
    tx.selectFrom('link').select('id').where('travel_agency', '=', 1).where('booking', '=', id).execute(),
  )
  expect(links).toEqual([])
})

test('what came up before a trip is gone when the trip is over; what comes up later waits', async () => {
  const { booking_id, id, tell } = await createCaller()
  await tell('departure-confirmed')
  await office.runInAgency(async (tx) => {
    const trip = { departure_date: dateInDays(-9), return_date: dateInDays(-5) }
    await tx.updateTable('booking').set(trip).where('travel_agency', '=', 1).where('id', '=', id).execute()
    await tx
      .updateTable('booking_task')
      .set({ due: addDays(trip.departure_date, -3) })
      .where('travel_agency', '=', 1)
      .where('booking', '=', id)
      .execute()
  })
  const isListed = async () =>
    (await office.sales.api.booking.list({ to_do: 'tasks' })).list.some(
      (each) => each.booking_id === booking_id,
    )
  expect(await isListed()).toBe(false)
  await tell('booking-refunded')
  expect(await isListed()).toBe(true)
})

test('what somebody has just seen or heard is not told once more by telephone', async () => {
  const { booking_id, tell } = await createCaller()
  for (const occasion of ['booking-reserved', 'contract-agreed', 'pay-link'] as const) {
    expect(isCalled(occasion)).toBe(false)
    await tell(occasion)
  }
  expect(await listTasks(booking_id)).toEqual([])
})
