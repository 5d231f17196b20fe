// The itinerary of a booking as a page and a PDF: planned until it is confirmed, and for its holder alone.
import { beforeAll, expect, test } from 'vitest'
import { giveBookingPass } from './booking-pass.ts'
import { dateInDays } from './days.ts'
import { setUpOccupancy } from './occupancy-setup.ts'
import { createVisitor } from './visitor.ts'

let office: Awaited<ReturnType<typeof setUpOccupancy>>
beforeAll(async () => {
  office = await setUpOccupancy()
})

async function createHolder() {
  const { package_code, at } = await office.createTrip()
  const { booking_id } = await office.createPaidBooking(package_code, { adult: 4 })
  const holder = createVisitor(office.site)
  giveBookingPass(office.site, holder, booking_id)
  return { holder, booking_id, departure_id: at(30), package_code }
}
const read = (who: ReturnType<typeof createVisitor>, booking_id: string) =>
  who.send('GET', `/api/landing/user/booking/itinerary?booking_id=${booking_id}`)

test('it says where one meets, the guide’s telephone, whom to call, and that it is confirmed once it is', async () => {
  const { holder, booking_id, departure_id } = await createHolder()
  await office.site.db
    .updateTable('departure_seat')
    .set({ confirmed: null })
    .where((eb) => eb.and({ travel_agency: 1, departure_id }))
    .execute()
  expect((await read(holder, booking_id)).body).toMatchObject({
    is_confirmed: false,
    title: { ko: '예정 일정표', en: 'Planned itinerary' },
  })
  await office.sales.api.departure.saveNotice({
    departure_id,
    meeting_point: '인천공항 T1 3층',
    meeting_time: '06:30',
    guide_name: '박인솔',
    guide_phone: '010-9999-1111',
    emergency: '다낭 지사 +84 236 111',
    revision: 0,
  })
  await office.site.db
    .updateTable('departure_seat')
    .set({ confirmed: new Date().toISOString() })
    .where((eb) => eb.and({ travel_agency: 1, departure_id }))
    .execute()
  const { body } = await read(holder, booking_id)
  expect(body).toMatchObject({ is_confirmed: true, title: { ko: '확정 일정표' } })
  const text = JSON.stringify(body.sections)
  for (const part of [
    '인천공항 T1 3층',
    '06:30',
    '010-9999-1111',
    '+84 236 111',
    '+82-2-3210-0404',
    dateInDays(30),
  ])
    expect(text).toContain(part)
  expect(body.sections.at(-1).heading.en).toBe('Emergency card (비상 연락 카드)')
})

test('the booking says the same place and time as the itinerary, and the trip’s while the departure has none', async () => {
  const { holder, booking_id, departure_id, package_code } = await createHolder()
  const readBooking = async () => {
    const { body } = await holder.send(
      'GET',
      `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`,
    )
    const { meeting_point, meeting_time } = body
    return { meeting_point, meeting_time }
  }
  const ofTrip = { ko: '김포공항', en: 'Gimpo' }
  await office.site.db
    .updateTable('package_detail')
    .set({ meeting_point: ofTrip })
    .where((eb) => eb.and({ travel_agency: 1, package_code }))
    .execute()
  expect(await readBooking()).toEqual({ meeting_point: ofTrip, meeting_time: '' })
  const notice = { departure_id, meeting_time: '06:30', guide_name: '', guide_phone: '', emergency: '' }
  await office.sales.api.departure.saveNotice({ ...notice, meeting_point: '', revision: 0 })
  expect(await readBooking()).toEqual({ meeting_point: ofTrip, meeting_time: '06:30' })
  await office.sales.api.departure.saveNotice({ ...notice, meeting_point: '인천공항 T1', revision: 1 })
  expect(await readBooking()).toEqual({
    meeting_point: { ko: '인천공항 T1', en: '인천공항 T1' },
    meeting_time: '06:30',
  })
})

test('as PDF it is one, in both languages', async () => {
  const { holder, booking_id } = await createHolder()
  const { status, text, headers } = await holder.send('GET', `/itinerary/${booking_id}.pdf`)
  expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-'])
  expect(String(headers['content-type'])).toBe('application/pdf')
})

test('nobody else gets it, and not of a booking that is not paid', async () => {
  const { booking_id, package_code } = await createHolder()
  const stranger = createVisitor(office.site)
  expect((await read(stranger, booking_id)).status).toBeGreaterThanOrEqual(400)
  expect((await stranger.send('GET', `/itinerary/${booking_id}.pdf`)).status).toBeGreaterThanOrEqual(400)
  const unpaid = await office.createBooking(package_code)
  giveBookingPass(office.site, stranger, unpaid.booking_id)
  expect(await read(stranger, unpaid.booking_id)).toMatchObject({ status: 404 })
})
