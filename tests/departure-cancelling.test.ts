// A booking whose cancellation was requested has its seats until that is complete: it is shown, and marked.
import { beforeAll, expect, test } from 'vitest'
import { setUpOccupancy } from './occupancy-setup.ts'

let office: Awaited<ReturnType<typeof setUpOccupancy>>
beforeAll(async () => {
  office = await setUpOccupancy()
})

test('it stays on the screens of its departure, marked, and is on no list that goes out', async () => {
  const { package_code, at } = await office.createTrip()
  const departure_id = at(30)
  const stays = await office.createPaidBooking(package_code)
  const leaves = await office.createPaidBooking(package_code)
  const { id } = await office.findBooking(leaves.booking_id)
  await office.runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set({ progress: 'cancel_requested', cancel_fee: 0, refund_due: 1_000_000 })
      .where((eb) => eb.and({ travel_agency: 1, id }))
      .execute(),
  )
  const { api } = office.sales
  const one = await api.departure.one({ departure_id })
  expect(one.list.map(({ booking_id }) => booking_id)).toEqual([stays.booking_id])
  expect(one.cancelling).toMatchObject([{ booking_id: leaves.booking_id, progress: 'cancel_requested' }])
  const { people } = await api.people.list({ departure_id })
  expect(people.map(({ progress }) => progress === 'cancel_requested')).toEqual([false, false, true, true])
  const leaving = people.find(({ booking_id }) => booking_id === leaves.booking_id)?.person ?? ''
  const room = { kind: 'twin', extra_bed: false, note: '', people: [leaving] }
  const saved = await office.sales.send('PUT', '/api/office/filling/rooms', {
    departure_id,
    rooms: [room],
    revision: 0,
  })
  expect(saved.status).toBe(200)
  expect((await api.people.list({ departure_id })).rooms).toMatchObject([{ people: [leaving] }])
  const { text } = await office.sales.send(
    'GET',
    `/api/office/filling/list?departure_id=${departure_id}&list=rooming&format=csv&language=ko`,
  )
  expect(text.trim().split('\r\n')).toHaveLength(3)
})
