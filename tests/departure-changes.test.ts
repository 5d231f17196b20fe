// A departure changes after it was sold: each booker is asked by a link and signs before that day begins, or refuses.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { booking as bookingText } from '#i18n/ko/booking.ts'
import { prepareDelivery } from '#notify/deliver.server.ts'
import { giveBookingPass } from './booking-pass.ts'
import { dateInDays } from './days.ts'
import { setUpOccupancy } from './occupancy-setup.ts'
import { createUnprovedStaff } from './staff-user.ts'
import { createVisitor } from './visitor.ts'

let office: Awaited<ReturnType<typeof setUpOccupancy>>
beforeAll(async () => {
  office = await setUpOccupancy()
})

const words = (ko: string) => ({ ko, en: '' })
const hotelChange = {
  kind: 'hotel' as const,
  day: 2,
  before: words('바다호텔 오션뷰'),
  after: words('하늘호텔 시티뷰'),
  reason: words('바다호텔 보수 공사'),
  cost: words('추가 비용 없음'),
}

/** One departure with two paid bookings; answers their numbers and the change they are asked about. */
async function createChangedDeparture(change: object = {}, emails = ['kim@example.com', 'lee@example.com']) {
  const { package_code, at } = await office.createTrip()
  const departure_id = at(30)
  const [first = '', second = ''] = emails
  const kim = await office.createPaidBooking(package_code, { email: first, name: '김손님' })
  const lee = await office.createPaidBooking(package_code, { email: second, name: '이손님' })
  office.takeMails()
  const added = await office.sales.sendOnce('POST', '/api/office/departure/change', {
    departure_id,
    ...hotelChange,
    ...change,
  })
  const { id, asked }: { id: number; asked: number } = added.body
  return { departure_id, package_code, id, asked, kim: kim.booking_id, lee: lee.booking_id }
}

const list = async (departure_id: number) =>
  (await office.sales.api.itineraryChange.list({ departure_id })).changes[0] ?? expect.fail('no change')
const openLink = async (id: number, booking_id: string) =>
  (await office.sales.api.itineraryChange.handLink({ id, booking_id })).address.split('#')[1] ?? ''
const show = (token: string) => createVisitor(office.site).send('POST', '/api/landing/change', { token })
const answer = (token: string, given: string, name = '김손님') =>
  createVisitor(office.site).send('POST', '/api/landing/change/answer', { token, answer: given, name })
const readBooking = async (booking_id: string) => office.findBooking(booking_id)
const leaveIn = (departure_id: number, days: number) =>
  office.runInAgency(async (tx) => {
    await tx
      .updateTable('departure')
      .set({ departure_date: dateInDays(days) })
      .where((eb) => eb.and({ travel_agency: 1, departure_id }))
      .execute()
    await tx
      .updateTable('booking')
      .set({ departure_date: dateInDays(days), return_date: dateInDays(days + 2) })
      .where((eb) => eb.and({ travel_agency: 1, departure_id }))
      .execute()
  })
async function readContract(booking_id: string) {
  const holder = createVisitor(office.site)
  giveBookingPass(office.site, holder, booking_id)
  const { body } = await holder.send('GET', `/api/landing/contract?booking_id=${booking_id}`)
  return { ...body, holder }
}

test('every booker is asked with what changes, agrees with their name, and is listed with time and network', async () => {
  const { departure_id, id, asked, kim, lee } = await createChangedDeparture()
  expect(asked).toBe(2)
  const mails = office.takeMails().filter(({ kind }) => kind === 'itinerary-change-asked')
  expect(mails).toHaveLength(2)
  const delivery = await prepareDelivery(
    'itinerary-change-asked',
    office.buildMailContext(mails[0]?.ref ?? 0),
  )
  expect(delivery?.mail?.text).toContain('하늘호텔 시티뷰')
  const token = /\/change#([\w-]+)/.exec(delivery?.mail?.text ?? '')?.[1] ?? ''
  expect((await show(token)).body).toMatchObject({
    ...hotelChange,
    starts: dateInDays(31),
    name: '김○님',
    answer: null,
  })
  expect(await answer(token, 'agreed')).toMatchObject({ status: 200, body: { answer: 'agreed' } })
  const change = await list(departure_id)
  expect(change).toMatchObject({ id, is_open: true, to_remind: 0, starts: dateInDays(31) })
  expect(change.bookings).toMatchObject([
    { booking_id: kim, answer: 'agreed', signed_by: '김손님', network: expect.stringMatching(/./) },
    { booking_id: lee, answer: null, signed_by: null },
  ])
})

test('who answers by a link that staff handed over is listed with who handed it, and handing it needs a proof', async () => {
  const { departure_id, id, kim, lee } = await createChangedDeparture()
  const unproved = await createUnprovedStaff(office.site, { roles: ['sales'] })
  await expect(unproved.api.itineraryChange.handLink({ id, booking_id: kim })).rejects.toMatchObject({
    refusal: 'STEP_UP_REQUIRED',
  })
  await answer(await openLink(id, kim), 'agreed')
  const holder = createVisitor(office.site)
  giveBookingPass(office.site, holder, lee)
  const { body } = await holder.send('GET', `/api/landing/user/booking/changes?booking_id=${lee}`)
  const opened = await holder.send('POST', '/api/landing/user/booking/change/open', {
    booking_id: lee,
    id: body.list[0].id,
  })
  expect(await answer(opened.body.token, 'refused', '이손님')).toMatchObject({ status: 200 })
  expect((await list(departure_id)).bookings).toMatchObject([
    { booking_id: kim, answer: 'agreed', handed_by: office.sales.name },
    { booking_id: lee, answer: 'refused', handed_by: null },
  ])
})

test('the contract gets a version that says the change, agreed to with it if the one before was', async () => {
  const { id, kim, lee } = await createChangedDeparture()
  const before = await readContract(kim)
  expect(before.version).toBe(1)
  await before.holder.send('PUT', '/api/package/agreeTerms', {
    booking_id: kim,
    version: 1,
    hash: before.hash,
    name: '김손님',
  })
  await answer(await openLink(id, kim), 'agreed')
  const after = await readContract(kim)
  expect(after).toMatchObject({ version: 2, agreed_by: '김손님', signs: null })
  const section = after.sections.find(
    ({ heading }: { heading: { ko: string } }) => heading.ko === '동의하신 일정 변경',
  )
  expect(JSON.stringify(section)).toContain(`2일차(${dateInDays(31)}): 바다호텔 오션뷰 → 하늘호텔 시티뷰`)
  expect(JSON.stringify(section)).toContain('김손님')
  // the other has agreed to nothing yet: their contract says nothing of it
  await answer(await openLink(id, lee), 'agreed', '이손님')
  expect(await readContract(lee)).toMatchObject({ version: 2, agreed_at: null, signs: 'booker' })
})

test('the itinerary of who agreed names the new hotel, and that of who did not the one they were sold', async () => {
  const { package_code, id, kim, lee } = await createChangedDeparture()
  const day = { heading: words('호이안'), places: [], meals: { breakfast: null, lunch: null, dinner: null } }
  const schedule = [{ day: 2, ...day, hotel: hotelChange.before, transport: null }]
  await office.runInAgency((tx) =>
    sql`update package_detail set schedule = ${JSON.stringify(schedule)}::jsonb
      where travel_agency = 1 and package_code = ${package_code}`.execute(tx),
  )
  await answer(await openLink(id, kim), 'agreed')
  const readHotelAndDay = async (booking_id: string) => {
    const holder = createVisitor(office.site)
    giveBookingPass(office.site, holder, booking_id)
    const { body } = await holder.send('GET', `/api/landing/user/booking/itinerary?booking_id=${booking_id}`)
    const sections: { heading: { ko: string }; facts: { value: { ko: string } }[] }[] = body.sections
    return ['숙소', '일정'].map(
      (heading) => sections.find((section) => section.heading.ko === heading)?.facts[0]?.value.ko,
    )
  }
  const [hotel, text] = await readHotelAndDay(kim)
  expect(hotel).toBe('하늘호텔 시티뷰 (변경 전 바다호텔 오션뷰)')
  expect(text).toMatch(/^변경: 바다호텔 오션뷰 → 하늘호텔 시티뷰\n호이안/)
  const [before, unchanged] = await readHotelAndDay(lee)
  expect(before).toBe('바다호텔 오션뷰')
  expect(unchanged).toMatch(/^호이안/)
})

test('who refuses may cancel without a fee, and becomes a task; later they may still agree', async () => {
  const { departure_id, id, kim } = await createChangedDeparture()
  office.takeMails()
  const token = await openLink(id, kim)
  expect((await answer(token, 'refused')).status).toBe(200)
  expect((await readBooking(kim)).fees).toEqual([{ days: 0, percent: 0 }])
  expect(office.takeMails().map(({ kind }) => kind)).toContain('itinerary-change-refused')
  const { tasks, history } = await office.sales.api.booking.one({ booking_id: kim })
  expect(tasks).toMatchObject([{ text: '전화 안내: 일정 변경을 거절한 고객과 상의', done: null }])
  expect(history.at(-1)).toMatchObject({ by: 'customer', note: 'change refused' })
  expect((await list(departure_id)).bookings[0]).toMatchObject({ answer: 'refused' })
  expect((await answer(token, 'agreed')).body).toMatchObject({ answer: 'agreed' })
  expect(await answer(token, 'agreed')).toMatchObject({ status: 200 }) // sent twice
  expect(await answer(token, 'refused')).toMatchObject({ status: 409, body: { code: 'CHANGE_ANSWERED' } })
})

test('somebody else’s name, an unknown link and another agency’s are refused, and nothing is stored', async () => {
  const { departure_id, id, kim } = await createChangedDeparture()
  const token = await openLink(id, kim)
  expect(await answer(token, 'agreed', '박모름')).toMatchObject({ body: { code: 'NOT_THE_SIGNER' } })
  expect(await answer('nobody', 'agreed')).toMatchObject({ status: 404, body: { code: 'LINK_EXPIRED' } })
  const abroad = createVisitor(office.site, { host: 'a2.localhost' })
  expect(await abroad.send('POST', '/api/landing/change', { token })).toMatchObject({ status: 404 })
  expect((await list(departure_id)).bookings.map(({ answer }) => answer)).toEqual([null, null])
  expect(
    await office.other.send('GET', `/api/office/departure/changes?departure_id=${departure_id}`),
  ).toMatchObject({ status: 404 })
  expect(await office.money.send('POST', '/api/office/departure/change/withdraw', { id })).toMatchObject({
    status: 403,
  })
})

test('once the day has begun nobody agrees, reminds or makes a link; a day later of the trip is still open', async () => {
  const { departure_id, id, kim } = await createChangedDeparture()
  const token = await openLink(id, kim)
  await leaveIn(departure_id, 0) // the second day is tomorrow
  expect((await show(token)).status).toBe(200)
  await leaveIn(departure_id, -1) // the second day is today
  expect(await show(token)).toMatchObject({ status: 409, body: { code: 'CHANGE_DAY_BEGUN' } })
  expect(await answer(token, 'agreed')).toMatchObject({ body: { code: 'CHANGE_DAY_BEGUN' } })
  for (const [path, body] of [
    ['remind', { id }],
    ['link', { id, booking_id: kim }],
  ] as const)
    expect(await office.sales.sendOnce('POST', `/api/office/departure/change/${path}`, body)).toMatchObject({
      status: 409,
      body: { code: 'CHANGE_DAY_BEGUN' },
    })
  expect(await list(departure_id)).toMatchObject({ is_open: false })
})

test('who has not answered is reminded once a day, and who booked since is asked, too', async () => {
  const { departure_id, package_code, id, kim } = await createChangedDeparture()
  await answer(await openLink(id, kim), 'agreed')
  const remind = () => office.sales.sendOnce('POST', '/api/office/departure/change/remind', { id })
  expect(await remind()).toMatchObject({ status: 409, body: { code: 'ASKED_TODAY' } })
  await office.runInAgency((tx) =>
    tx
      .updateTable('change_consent')
      .set({ asked: new Date(Date.now() - 86_400_000).toISOString() })
      .where('change', '=', id)
      .execute(),
  )
  await office.createPaidBooking(package_code, { adult: 1, name: '박손님' })
  expect((await list(departure_id)).to_remind).toBe(1)
  office.takeMails()
  expect((await remind()).body).toEqual({ asked: 2 })
  expect(office.takeMails().filter(({ kind }) => kind === 'itinerary-change-asked')).toHaveLength(2)
  expect((await list(departure_id)).bookings).toHaveLength(3)
  expect(await remind()).toMatchObject({ body: { code: 'ASKED_TODAY' } })
})

test('who has no address becomes a task to call', async () => {
  const { kim } = await createChangedDeparture({}, ['', 'lee@example.com'])
  const [asked] = office.takeMails().filter(({ kind }) => kind === 'itinerary-change-asked')
  expect(
    await prepareDelivery('itinerary-change-asked', office.buildMailContext(asked?.ref ?? 0)),
  ).toBeUndefined()
  const { tasks } = await office.sales.api.booking.one({ booking_id: kim })
  expect(tasks).toMatchObject([{ text: '전화 안내: 일정 변경 동의 요청' }])
})

test('a change is withdrawn while nobody has answered; its links open nothing then', async () => {
  const { departure_id, id, kim } = await createChangedDeparture()
  const token = await openLink(id, kim)
  await office.sales.api.itineraryChange.withdraw({ id })
  expect(await show(token)).toMatchObject({ status: 404, body: { code: 'LINK_EXPIRED' } })
  expect((await list(departure_id)).withdrawn).not.toBeNull()
  const other = await createChangedDeparture()
  await answer(await openLink(other.id, other.kim), 'refused')
  await expect(office.sales.api.itineraryChange.withdraw({ id: other.id })).rejects.toMatchObject({
    refusal: 'CHANGE_ANSWERED',
  })
})

test('who has cancelled is asked nothing more', async () => {
  const { departure_id, id, kim } = await createChangedDeparture()
  const token = await openLink(id, kim)
  const { id: booking } = await readBooking(kim)
  await office.runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set({ progress: 'cancel_completed' })
      .where((eb) => eb.and({ travel_agency: 1, id: booking }))
      .execute(),
  )
  expect(await show(token)).toMatchObject({ status: 404 })
  expect((await list(departure_id)).bookings[0]).toMatchObject({ has_left: true })
})

test.each([
  [{ day: 9 }, 400, 'NO_SUCH_DAY'],
  [{ day: 0 }, 400, 'BAD_INPUT'],
  [{ after: { ko: '', en: '' } }, 400, 'WORDS_REQUIRED'],
  [{ kind: 'weather' }, 400, 'BAD_INPUT'],
])('a change with %j is refused, and nobody is asked', async (wrong, status, code) => {
  const { package_code, at } = await office.createTrip()
  await office.createPaidBooking(package_code)
  office.takeMails()
  const input = { departure_id: at(30), ...hotelChange, ...wrong }
  const answered = await office.sales.sendOnce('POST', '/api/office/departure/change', input)
  expect([answered.status, answered.body.code ?? '']).toEqual([
    status,
    expect.stringMatching(`${code}|BAD_INPUT`),
  ])
  expect(office.takeMails()).toEqual([])
})

test('a departure of nobody or one that is cancelled is not changed', async () => {
  const { at } = await office.createTrip()
  const input = { departure_id: at(30), ...hotelChange }
  expect(await office.sales.sendOnce('POST', '/api/office/departure/change', input)).toMatchObject({
    body: { code: 'NOBODY_BOOKED' },
  })
  expect((await office.sales.api.itineraryChange.list({ departure_id: at(30) })).changes).toEqual([])
})

test('the booker finds it in their booking and opens the same page from there', async () => {
  const { kim, lee } = await createChangedDeparture()
  const holder = createVisitor(office.site)
  giveBookingPass(office.site, holder, kim)
  const { body } = await holder.send('GET', `/api/landing/user/booking/changes?booking_id=${kim}`)
  expect(body.list).toMatchObject([{ kind: 'hotel', is_open: true, answer: null }])
  const opened = await holder.send('POST', '/api/landing/user/booking/change/open', {
    booking_id: kim,
    id: body.list[0].id,
  })
  expect((await answer(opened.body.token, 'agreed')).status).toBe(200)
  expect(await holder.send('GET', `/api/landing/user/booking/changes?booking_id=${lee}`)).toMatchObject({
    status: 404,
  })
})

test('with another address the link of before signs nothing; the new booker opens one from the booking', async () => {
  const { id, kim } = await createChangedDeparture()
  const former = await openLink(id, kim)
  const { revision } = await readBooking(kim)
  const contact = { name: '박새롬', contact: '010-7777-6666', email: 'new@example.com' }
  const sent = { booking_id: kim, revision, ...contact }
  expect((await office.sales.sendOnce('POST', '/api/office/booking/contact', sent)).status).toBe(200)
  expect((await show(former)).body.code).toBe('LINK_EXPIRED')
  expect((await answer(former, 'refused', '박새롬')).body.code).toBe('LINK_EXPIRED')
  const holder = createVisitor(office.site)
  giveBookingPass(office.site, holder, kim)
  const { body } = await holder.send('GET', `/api/landing/user/booking/changes?booking_id=${kim}`)
  expect(body.list).toMatchObject([{ is_open: true, answer: null }])
  const opened = await holder.send('POST', '/api/landing/user/booking/change/open', {
    booking_id: kim,
    id: body.list[0].id,
  })
  expect((await answer(opened.body.token, 'agreed', '박새롬')).body).toMatchObject({ answer: 'agreed' })
})

test('who still has something to pay is told of the change first, and may pay all the same', async () => {
  const { id, kim } = await createChangedDeparture()
  await office.runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set({ total: sql<number>`total + 123000`, consents_due: false })
      .where((eb) => eb.and({ travel_agency: 1, booking_id: kim }))
      .execute(),
  )
  const holder = createVisitor(office.site)
  giveBookingPass(office.site, holder, kim)
  const readPage = async () => (await holder.send('GET', `/travel/booking/${kim}`)).text
  const before = await readPage()
  expect(before).toContain(bookingText.changeFirst)
  expect(before).toContain('123,000')
  const { status } = await holder.sendOnce('POST', '/api/landing/package/payment', { booking_id: kim })
  expect(status).toBe(200)
  expect((await answer(await openLink(id, kim), 'agreed')).status).toBe(200)
  const after = await readPage()
  expect(after).not.toContain(bookingText.changeFirst)
  expect(after).toContain('123,000')
})
