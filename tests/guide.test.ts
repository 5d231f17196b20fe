// The guide of a departure: link and PIN, what the page holds and what not, what is sent back once, and the end.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { guideLimits } from '#limits/access.ts'
import { withHashingSlot } from '#platform/passwords.server.ts'
import { purgeExpired } from '#retention.server.ts'
import { dateInDays } from './days.ts'
import { setUpOccupancy } from './occupancy-setup.ts'
import { createOfficeVisitor, createStaffUser, createUnprovedStaff } from './staff-user.ts'
import { createVisitor } from './visitor.ts'

let office: Awaited<ReturnType<typeof setUpOccupancy>>
beforeAll(async () => {
  office = await setUpOccupancy()
})

const device = 'a-phone-of-a-guide-0001'
type Link = { id: number; token: string; pin: string }

async function createLink(departure_id: number): Promise<Link> {
  const { id, address, pin } = await office.sales.api.guide.createLink({
    departure_id,
    name: '정인솔',
    staff_id: null,
  })
  const [, token = ''] = /#1\.\d+\.([\w-]+)$/.exec(address) ?? []
  return { id, token, pin }
}

/** A phone that has never been here. */
function createPhone() {
  const visitor = createOfficeVisitor(office.site)
  const send = (method: 'GET' | 'POST', path: string, body?: object) =>
    visitor.send(method, `/api/office/guide/${path}${path.includes('?') ? '&' : '?'}travel_agency=1`, body)
  return {
    visitor,
    send,
    open: ({ id, token, pin }: Link) => send('POST', 'open', { link: id, token, pin, device }),
    page: (link: number) => send('GET', `page?link=${link}`),
  }
}

async function createDeparture() {
  const { package_code, at } = await office.createTrip()
  const { booking_id } = await office.createPaidBooking(package_code, { adult: 2, name: '한예약' })
  return { departure_id: at(30), booking_id, package_code }
}

async function openPhone(departure_id: number) {
  const link = await createLink(departure_id)
  const phone = createPhone()
  expect((await phone.open(link)).status).toBe(200)
  return { ...phone, link: link.id }
}

test('a guide opens the page with link and PIN, sees people with telephones, and not a word of a passport', async () => {
  const { departure_id, booking_id } = await createDeparture()
  const emergency = { name: '한가족', contact: '010-7000-8000', relation: '배우자' }
  await office.sales.api.document.saveEmergencyContact({
    booking_id,
    traveller: 1,
    person: emergency,
    revision: 0,
  })
  const link = await createLink(departure_id)
  const phone = createPhone()
  expect((await phone.page(link.id)).body.code).toBe('GUIDE_PIN_REQUIRED')
  const opened = await phone.open(link)
  expect(Buffer.from(opened.body.key, 'base64')).toHaveLength(32)
  const left_h = (Date.parse(opened.body.until) - Date.now()) / 3_600_000
  expect(left_h).toBeGreaterThan(11.9)
  expect(left_h).toBeLessThanOrEqual(12)
  const { status, body } = await phone.page(link.id)
  expect(status).toBe(200)
  expect(body.people).toMatchObject([
    { person: `${booking_id}-1`, booker: '한예약', emergency },
    { emergency: null },
  ])
  expect(body.people[0].contact).toMatch(/\d{4}/)
  expect(JSON.stringify(body)).not.toMatch(/passport|birthdate|due|progress/)
})

test('only who has just proved who they are makes a guide’s link, and each right PIN is in the log', async () => {
  const { departure_id } = await createDeparture()
  const unproved = await createUnprovedStaff(office.site, { roles: ['sales'] })
  await expect(
    unproved.api.guide.createLink({ departure_id, name: '정인솔', staff_id: null }),
  ).rejects.toMatchObject({ refusal: 'STEP_UP_REQUIRED' })
  const link = await createLink(departure_id)
  const phone = createPhone()
  await phone.open({ ...link, pin: link.pin === '000000' ? '000001' : '000000' })
  const owner = await createStaffUser(office.site)
  const listOpened = async () =>
    (await owner.api.staff.log({ subject: `departure ${departure_id}`, call: 'guide.open' })).list
  expect(await listOpened()).toEqual([])
  expect((await phone.open(link)).status).toBe(200)
  expect(await listOpened()).toMatchObject([
    {
      staff_id: null,
      staff_name: '정인솔',
      ip: expect.stringMatching(/./),
      said: { what: '인솔자 링크로 명단 열기' },
    },
  ])
})

test('the guide sees where travellers meet, and what was changed after the sale until who has agreed', async () => {
  const { departure_id, booking_id, package_code } = await createDeparture()
  await office.createPaidBooking(package_code, { name: '송예약' })
  await office.sales.api.departure.saveNotice({
    departure_id,
    meeting_point: '인천공항 T1 3층',
    meeting_time: '06:30',
    guide_name: '',
    guide_phone: '',
    emergency: '다낭 지사 +84 236 111',
    revision: 0,
  })
  const words = (ko: string) => ({ ko, en: '' })
  const change = {
    departure_id,
    kind: 'hotel',
    before: words('바다호텔'),
    reason: words('보수 공사'),
    cost: words(''),
  }
  const addChange = async (day: number, after: string): Promise<number> =>
    (
      await office.sales.sendOnce('POST', '/api/office/departure/change', {
        ...change,
        day,
        after: words(after),
      })
    ).body.id
  const id = await addChange(2, '하늘호텔')
  await office.sales.api.itineraryChange.withdraw({ id: await addChange(3, '산호텔') })
  const { page, link } = await openPhone(departure_id)
  expect((await page(link)).body).toMatchObject({
    meeting_point: { ko: '인천공항 T1 3층' },
    meeting_time: '06:30',
    emergency: '다낭 지사 +84 236 111',
    changes: [
      { id, day: 2, before: { ko: '바다호텔' }, after: { ko: '하늘호텔' }, unsigned: ['한예약', '송예약'] },
    ],
  })
  const { address } = await office.sales.api.itineraryChange.handLink({ id, booking_id })
  const answer = { token: address.split('#')[1], answer: 'agreed', name: '한예약' }
  expect((await createVisitor(office.site).send('POST', '/api/landing/change/answer', answer)).status).toBe(
    200,
  )
  expect((await page(link)).body.changes).toMatchObject([{ id, unsigned: ['송예약'] }])
})

test('what a stranger sends to a link counts nothing for its guide', async () => {
  const { departure_id, booking_id } = await createDeparture()
  const { send, link } = await openPhone(departure_id)
  const tick = {
    link,
    day: dateInDays(30),
    person: `${booking_id}-1`,
    present: true,
    at: new Date().toISOString(),
  }
  const note = { link, id: randomUUID(), day: dateInDays(30), contents: '모였습니다', at: tick.at }
  const countUses = () =>
    office.runInAgency(async (tx) => {
      const { rows } = await sql<{ uses: string | null }>`
        select sum(failures) as uses from failed_try where travel_agency = 1`.execute(tx)
      return Number(rows[0]?.uses)
    })
  await send('POST', 'tick', tick)
  const before = await countUses()
  expect(before).toBeGreaterThan(0)
  const stranger = createPhone()
  expect((await stranger.send('POST', 'tick', tick)).body.code).toBe('GUIDE_PIN_REQUIRED')
  expect((await stranger.send('POST', 'note', note)).body.code).toBe('GUIDE_PIN_REQUIRED')
  expect(await countUses()).toBe(before)
})

test('the same phone gets the same key again, another phone another one', async () => {
  const { departure_id } = await createDeparture()
  const link = await createLink(departure_id)
  const [first, again] = [await createPhone().open(link), await createPhone().open(link)]
  expect(again.body.key).toBe(first.body.key)
  const { id, token, pin } = link
  const other = await createPhone().send('POST', 'open', {
    link: id,
    token,
    pin,
    device: 'another-phone-0000002',
  })
  expect(other.body.key).not.toBe(first.body.key)
})

test('a PIN that is guessed locks the link after ten, also for the right one and for a hundred at once', async () => {
  const { departure_id } = await createDeparture()
  const link = await createLink(departure_id)
  const wrong = { ...link, pin: link.pin === '000000' ? '000001' : '000000' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => createPhone().open(wrong)))
  const codes = answers.map(({ body }) => body.code)
  expect(codes.filter((code) => code === 'WRONG_PIN')).toHaveLength(10)
  expect((await createPhone().open(link)).body.code).toMatch(/GUIDE_LINK_LOCKED|TOO_MANY_TRIES/)
  const { links } = await office.sales.api.guide.one({ departure_id })
  expect(links).toMatchObject([{ name: '정인솔', is_locked: true, opened: null }])
})

test('a right PIN that finds no place to be compared is counted as no wrong one', async () => {
  const { departure_id } = await createDeparture()
  const link = await createLink(departure_id)
  let free = () => {}
  const held = new Promise<void>((resolve) => {
    free = resolve
  })
  // a flood of log-ins: every place that this agency gets is taken
  const flood = Array.from({ length: 2_000 }, () =>
    withHashingSlot({ travel_agency: 1 }, () => held).catch(() => {}),
  )
  const answers = []
  for (let at = 0; at < guideLimits.wrongPins; at++) answers.push((await createPhone().open(link)).body.code)
  expect(new Set(answers)).toEqual(new Set(['UNAVAILABLE']))
  free()
  await Promise.all(flood)
  expect((await createPhone().open(link)).status).toBe(200)
})

test('a link that is ended, wrong, of another agency or two days past the return opens nothing', async () => {
  await office.runInAgency((tx) => sql`delete from failed_try where travel_agency = 0`.execute(tx))
  const { departure_id } = await createDeparture()
  const { link, page, send } = await openPhone(departure_id)
  expect((await createPhone().open({ id: link, token: 'x'.repeat(43), pin: '000000' })).body.code).toBe(
    'GUIDE_LINK_OVER',
  )
  const elsewhere = await createOfficeVisitor(office.site).send(
    'GET',
    `/api/office/guide/page?link=${link}&travel_agency=2`,
  )
  expect(elsewhere.body.code).toBe('GUIDE_PIN_REQUIRED')
  // its return was three days ago
  await office.runInAgency((tx) =>
    sql`update departure o set departure_date = ${dateInDays(-2)}::date - p.days from package p
      where p.travel_agency = 1 and p.package_code = o.package_code and o.travel_agency = 1
        and o.departure_id = ${departure_id}`.execute(tx),
  )
  expect((await page(link)).body.code).toBe('GUIDE_LINK_OVER')
  const tick = { link, day: dateInDays(0), at: new Date().toISOString(), person: `${'A'.repeat(12)}-1` }
  expect((await send('POST', 'tick', { ...tick, present: true })).body.code).toBe('GUIDE_LINK_OVER')
  await expect(createLink(departure_id)).rejects.toMatchObject({ refusal: 'DAY_IS_OVER' })
  const fresh = await createDeparture()
  const ended = await openPhone(fresh.departure_id)
  await office.sales.api.guide.endLink({ id: ended.link })
  expect((await ended.page(ended.link)).body.code).toBe('GUIDE_LINK_OVER')
})

test('notes and slips that a phone sends twice are stored once, ticks by their moment', async () => {
  const { departure_id, booking_id } = await createDeparture()
  const { link, send, page } = await openPhone(departure_id)
  const day = dateInDays(30)
  const at = new Date().toISOString()
  const note = { link, id: randomUUID(), day, at, contents: '버스가 20분 늦음' }
  const slip = {
    link,
    id: randomUUID(),
    day,
    at,
    what: '점심',
    amount_cents: 123_450,
    currency: 'JPY',
  }
  const answers = await Promise.all([
    send('POST', 'note', note),
    send('POST', 'note', note),
    send('POST', 'slip', slip),
    send('POST', 'slip', slip),
  ])
  expect(answers.every(({ status, body }) => status === 200 || body.code === 'STILL_RUNNING')).toBe(true)
  expect((await send('POST', 'note', note)).status).toBe(200)
  const person = `${booking_id}-1`
  const earlier = new Date(Date.now() - 60_000).toISOString()
  await send('POST', 'tick', { link, day, at, person, present: true })
  await send('POST', 'tick', { link, day, at: earlier, person, present: false })
  const { body } = await page(link)
  expect(body.notes).toMatchObject([{ id: note.id, contents: note.contents, by_name: '정인솔' }])
  expect(body.slips).toMatchObject([{ what: '점심', amount_cents: 123_450, currency: 'JPY' }])
  expect(body.ticks).toMatchObject([{ person, present: true }])
  const seen = await office.sales.api.guide.one({ departure_id })
  expect([seen.notes.length, seen.slips.length, seen.ticks.length]).toEqual([1, 1, 1])
})

test('a link in place of one that was ended opens what the same phone has not sent, and nobody else’s', async () => {
  await office.runInAgency((tx) => sql`delete from failed_try where travel_agency = 0`.execute(tx))
  const { departure_id } = await createDeparture()
  const elsewhere = await createLink((await createDeparture()).departure_id)
  await office.sales.api.guide.endLink({ id: elsewhere.id })
  const first = await createLink(departure_id)
  const before = await createPhone().open(first)
  expect(before.body.earlier).toEqual([])
  const open = await createLink(departure_id)
  await office.sales.api.guide.endLink({ id: first.id })
  const after = await createPhone().open(open)
  expect(after.body.earlier).toEqual([{ link: first.id, key: before.body.key }])
  expect(after.body.key).not.toBe(before.body.key)
  const { id, token, pin } = open
  const other = await createPhone().send('POST', 'open', {
    link: id,
    token,
    pin,
    device: 'another-phone-0000002',
  })
  expect(other.body.earlier[0].key).not.toBe(before.body.key)
})

test('who is no guide of the agency any more reads nothing, with their log-in, link or pass', async () => {
  const { departure_id } = await createDeparture()
  const guide = await createStaffUser(office.site, { roles: ['guide'], name: '오가이드' })
  const { id, address, pin } = await office.sales.api.guide.createLink({
    departure_id,
    name: '오가이드',
    staff_id: guide.id,
  })
  const token = address.split('.').at(-1) ?? ''
  const phone = createPhone()
  expect((await phone.open({ id, token, pin })).status).toBe(200)
  expect((await phone.page(id)).status).toBe(200)
  await office.site.db
    .updateTable('staff_role')
    .set({ roles: ['content'] })
    .where((eb) => eb.and({ travel_agency: 1, staff_id: guide.id }))
    .execute()
  expect((await phone.page(id)).body.code).toBe('GUIDE_LINK_OVER')
  expect((await createPhone().open({ id, token, pin })).body.code).toBe('GUIDE_LINK_OVER')
  await office.site.db
    .deleteFrom('staff_role')
    .where((eb) => eb.and({ travel_agency: 1, staff_id: guide.id }))
    .execute()
  expect((await phone.page(id)).body.code).toBe('GUIDE_LINK_OVER')
})

test('a slip without a sum, in no money or for nothing is refused by its field', async () => {
  const { departure_id } = await createDeparture()
  const { link, send } = await openPhone(departure_id)
  const slip = { link, id: randomUUID(), day: dateInDays(30), at: new Date().toISOString() }
  const good = { ...slip, what: '점심', amount_cents: 100, currency: 'USD' }
  for (const [field, value] of [
    ['amount_cents', 0],
    ['currency', 'won'],
    ['currency', 'XYZ'],
    ['what', ''],
    ['id', 'mine'],
  ] as const) {
    const { status, body } = await send('POST', 'slip', { ...good, [field]: value })
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  }
  expect((await office.sales.api.guide.one({ departure_id })).slips).toEqual([])
})

test('somebody with the role guide sees their departure alone and enters without a PIN', async () => {
  const mine = await createDeparture()
  const others = await createDeparture()
  const guide = await createStaffUser(office.site, { roles: ['guide'], name: '오가이드' })
  const { id } = await office.sales.api.guide.createLink({
    departure_id: mine.departure_id,
    name: '오가이드',
    staff_id: guide.id,
  })
  const foreign = await createLink(others.departure_id)
  expect((await guide.api.guide.own()).list).toMatchObject([{ link: id, departure_id: mine.departure_id }])
  await guide.api.guide.enter({ link: id, device })
  await expect(guide.api.guide.enter({ link: foreign.id, device })).rejects.toMatchObject({
    refusal: 'GUIDE_LINK_OVER',
  })
  const { status } = await guide.visitor.send('GET', `/api/office/guide/page?link=${id}&travel_agency=1`)
  expect(status).toBe(200)
  await expect(guide.api.people.list({ departure_id: mine.departure_id })).rejects.toMatchObject({
    refusal: 'NOT_ALLOWED',
  })
})

test('what a guide left goes 60 days after the return, slips stay with the books', async () => {
  const { departure_id } = await createDeparture()
  const { link, send } = await openPhone(departure_id)
  const entry = { link, day: dateInDays(30), at: new Date().toISOString() }
  await send('POST', 'note', { ...entry, id: randomUUID(), contents: '메모' })
  await send('POST', 'slip', { ...entry, id: randomUUID(), what: '점심', amount_cents: 100, currency: 'USD' })
  await office.runInAgency((tx) =>
    sql`update departure set departure_date = ${dateInDays(-100)}::date
      where travel_agency = 1 and departure_id = ${departure_id}`.execute(tx),
  )
  await purgeExpired(office.jobContext)
  const left = await office.sales.api.guide.one({ departure_id })
  expect([left.notes.length, left.links.length, left.slips.length]).toEqual([0, 0, 1])
})
