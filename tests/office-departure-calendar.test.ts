// What the sheet of departures is worked with: a month of all trips, flights from templates, holidays of
// one's own.
import { beforeAll, expect, test } from 'vitest'
import { readToday } from '#platform/db/seoul.server.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'

let site: Site
let sales: StaffUser
let otherUser: StaffUser
beforeAll(async () => {
  site = await createSite({ shared: true })
  sales = await createStaffUser(site, { roles: ['sales'] })
  otherUser = await createStaffUser(site, { travel_agency: 2 })
})

const year = new Date().getUTCFullYear() + 1

async function createTrip(title: string): Promise<string> {
  const { tour_category_id } = await site.make.category()
  return (await site.make.package({ tour_category_id, page_title: { ko: title, en: title } })).package_code
}

test('a month lists the departures of all trips, by day, and a part of a title fewer', async () => {
  const [one, other] = [await createTrip('다낭 5일'), await createTrip('하문 골프')]
  for (const [package_code, departure_date] of [
    [one, `${year}-03-09`],
    [other, `${year}-03-02`],
    [one, `${year}-04-01`],
  ] as const)
    await site.make.departure({ package_code, departure_date })
  const month = (more = '') => sales.send('GET', `/api/office/departures?month=${year}-03${more}`)
  const all = await month()
  expect(all.body).toMatchObject({
    more: false,
    trips: [
      { package_code: other, page_title: { ko: '하문 골프' } },
      { package_code: one, page_title: { ko: '다낭 5일' } },
    ],
    list: [
      { package_code: other, departure_date: `${year}-03-02` },
      { package_code: one, departure_date: `${year}-03-09` },
    ],
  })
  expect((await month(`&query=${encodeURIComponent('골프')}`)).body.list).toMatchObject([
    { package_code: other },
  ])
  expect((await month(`&package_code=${one}`)).body.list).toMatchObject([{ departure_date: `${year}-03-09` }])
  expect((await otherUser.send('GET', `/api/office/departures?month=${year}-03`)).body.list).toEqual([])
})

test('a departure shows why it can no longer be booked', async () => {
  const package_code = await createTrip('꽉 찬 여행')
  const on = (day: string, given: object = {}) =>
    site.make.departure({ package_code, departure_date: `${year}-05-${day}`, seats: 2, ...given })
  await on('01')
  await on('02', { taken: 2 })
  await on('03', { closed_yn: 'Y' })
  await on('04', { closed_yn: 'Y', cancelled: new Date() })
  const { body } = await sales.send('GET', `/api/office/departures?package_code=${package_code}`)
  const states = body.list.map(({ state }: { state: string }) => state)
  expect(states).toEqual(['few_left', 'full', 'closed', 'cancelled'])
})

const outboundFlight = {
  way: 'out',
  airline: { ko: '아시아나항공', en: '' },
  number: 'oz 755',
  from: 'icn',
  to: 'DAD',
  departs: '18:20',
  arrives: '21:05',
}
const saveTemplate = (template: object, who = sales) =>
  who.send('PUT', '/api/office/flight-template', {
    name: '다낭 저녁',
    flights: [outboundFlight],
    revision: 0,
    ...template,
  })
const listTemplates = async (who = sales) => (await who.api.departure.flightTemplates()).list

test('a template is made, changed by who saw it last, and deleted; another agency sees none', async () => {
  const { body: made, status } = await saveTemplate({})
  expect(status).toBe(200)
  expect(await listTemplates()).toMatchObject([
    { name: '다낭 저녁', flights: [{ number: 'OZ755', from: 'ICN', days: 0 }], revision: 1 },
  ])
  expect((await saveTemplate({})).body.code).toBe('TEMPLATE_TAKEN')
  const later = {
    ...made,
    name: '다낭 밤',
    flights: [{ ...outboundFlight, departs: '21:20', arrives: '00:05', days: 1 }],
  }
  expect((await saveTemplate(later)).body).toEqual({ ...made, revision: 2 })
  expect((await saveTemplate({ ...later, name: '다낭 새벽' })).body.code).toBe('CHANGED_MEANWHILE')
  expect(await listTemplates(otherUser)).toEqual([])
  expect((await saveTemplate({ ...later, revision: 2 }, otherUser)).body.code).toBe('TEMPLATE_NOT_FOUND')
  const path = `/api/office/flight-template?template_id=${made.template_id}`
  expect((await otherUser.send('DELETE', path)).body.code).toBe('TEMPLATE_NOT_FOUND')
  expect(await listTemplates()).toMatchObject([{ name: '다낭 밤', revision: 2 }])
  expect((await sales.send('DELETE', path)).status).toBe(200)
  expect(await listTemplates()).toEqual([])
})

test('two people give two templates one name at one instant: the second is told at the name', async () => {
  const clear = async () => {
    for (const { template_id } of await listTemplates())
      await sales.send('DELETE', `/api/office/flight-template?template_id=${template_id}`)
  }
  for (let round = 0; round < 8; round++) {
    const made = await Promise.all(['가', '나'].map((name) => saveTemplate({ name })))
    const given = made.map(({ body }) => saveTemplate({ ...body, name: '같은 이름' }))
    const answers = await Promise.all([...given, saveTemplate({ name: '같은 이름' })])
    expect(answers.map(({ status }) => status).sort(), `round ${round}`).toEqual([200, 409, 409])
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body).toMatchObject({ code: 'TEMPLATE_TAKEN', fields: { name: {} } })
    await clear()
  }
})

test.each([
  ['no flight', { flights: [] }, 'flights'],
  ['a way back first', { flights: [{ ...outboundFlight, way: 'back' }] }, 'flights.0.way'],
  ['no airport', { flights: [{ ...outboundFlight, to: 'Danang' }] }, 'flights.0.to'],
  ['a time no clock has', { flights: [{ ...outboundFlight, departs: '24:10' }] }, 'flights.0.departs'],
  ['no airline', { flights: [{ ...outboundFlight, airline: { ko: '', en: ' ' } }] }, 'flights.0.airline'],
  [
    'an endless airline',
    { flights: [{ ...outboundFlight, airline: { ko: '가'.repeat(61), en: '' } }] },
    'flights.0.airline.ko',
  ],
  ['no name', { name: ' ' }, 'name'],
])('a template with %s is refused at its field, and nothing is stored', async (_, wrong, field) => {
  const { status, body } = await saveTemplate(wrong)
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  expect(await listTemplates()).toEqual([])
})

test('holidays are worked out once; what was taken out or added stays as it is', async () => {
  const list = async (who = sales): Promise<{ day: string; name: { ko: string } }[]> =>
    (await who.api.departure.holidays()).list
  const both = await Promise.all([list(), list()])
  expect(both[0]).toEqual(both[1])
  const day = `${year}-12-25`
  expect(both[0]).toContainEqual({ day, name: { ko: '성탄절', en: 'Christmas Day' } })
  expect((await sales.send('DELETE', `/api/office/holiday?day=${day}`)).status).toBe(200)
  const own = { day: `${year}-11-11`, name: { ko: '창립기념일', en: '' } }
  expect((await sales.send('PUT', '/api/office/holiday', own)).status).toBe(200)
  const now = await list()
  expect(now.map((each) => each.day)).not.toContain(day)
  expect(now).toContainEqual(own)
  expect((await list(otherUser)).map((each) => each.day)).toContain(day)
  // Planning is for days to come: the list begins today.
  const today = await readToday(site.db)
  expect(now.filter((each) => each.day < today)).toEqual([])
  for (const [far, code] of [
    ['2020-05-05', 'DAY_IS_OVER'],
    [new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10), 'DAY_IS_OVER'],
    ['2099-05-05', 'DAY_TOO_FAR'],
    [`${year}-02-30`, 'BAD_INPUT'],
  ])
    expect((await sales.send('PUT', '/api/office/holiday', { ...own, day: far })).body.code).toBe(code)
})

test('what an itinerary said of prices and people is told with the sheet of a trip that is made with it', async () => {
  const { tour_category_id } = await site.make.category()
  const planned = { adult_price: 899_000, child_price: 849_000, baby_price: 0, minimum: null }
  const make = (more: object) =>
    sales.sendOnce('POST', '/api/office/trip', {
      page_title: { ko: '다낭 5일', en: '' },
      tour_category_id,
      nights: 3,
      days: 5,
      ...more,
    })
  const readDepartures = async ({ body }: Awaited<ReturnType<typeof make>>) =>
    (await sales.send('GET', `/api/office/departures?package_code=${body.package_code}`)).body
  expect(await readDepartures(await make({ planned }))).toMatchObject({ planned, list: [] })
  expect((await readDepartures(await make({}))).planned).toEqual({
    adult_price: null,
    child_price: null,
    baby_price: null,
    minimum: null,
  })
  expect(await make({ planned: { ...planned, adult_price: 0 } })).toMatchObject({
    status: 400,
    body: { fields: { 'planned.adult_price': { ko: '1 이상이어야 해요.' } } },
  })
})
