// The trips of an office: publishing one, now or at a time, and taking it down.
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { publishDue } from '#domain/trip/publish.server.ts'
import { dateInDays } from './days.ts'
import {
  createPublishedTrip,
  owner,
  publishTrip,
  readTrip,
  saveTrip,
  setUpTrips,
  site,
  toWords,
} from './office-trips-setup.ts'
import { createSite } from './site.ts'

beforeAll(setUpTrips)

test('a published trip is edited beside what is shown, and the site changes with the next publishing only', async () => {
  const code = await createPublishedTrip('보이는 제목')
  const { content, revision } = await readTrip(code)
  await saveTrip(code, revision, { ...content, page_title: toWords('새 제목', 'New title') })
  expect((await site.request(`/travel/detail/${code}`)).body).toContain('보이는 제목')
  expect(await readTrip(code)).toMatchObject({ changed: true, content: { page_title: { ko: '새 제목' } } })
  await publishTrip(code, revision + 1)
  expect((await site.request(`/travel/detail/${code}`)).body).toContain('새 제목')
  const { list } = await owner.api.trip.versions({ package_code: code })
  expect(list).toMatchObject([{ version: 2, staff_name: '김하늘' }, { version: 1 }])
  const first = await owner.send('GET', `/api/office/trip/version?package_code=${code}&version=1`)
  expect(first.body.content.page_title).toEqual(toWords('보이는 제목'))
})

test('two people publish at once: one version, the second sees what the first did', async () => {
  const code = await createPublishedTrip()
  const { content, revision } = await readTrip(code)
  await saveTrip(code, revision, { ...content, summary: toWords('요약') })
  const answers = await Promise.all([publishTrip(code, revision + 1), publishTrip(code, revision)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const versions = async () => (await owner.api.trip.versions({ package_code: code })).list
  expect(await versions()).toHaveLength(2)
  await saveTrip(code, revision + 1, { ...content, summary: toWords('새 요약') })
  const same = await Promise.all([publishTrip(code, revision + 2), publishTrip(code, revision + 2)])
  expect(same.map(({ status, body }) => [status, body.version ?? body.code]).sort()).toEqual([
    [200, 3],
    [409, 'ALREADY_PUBLISHED'],
  ])
  expect(await versions()).toHaveLength(3)
})

test('who publishes what is shown already is told so, now and for a time to come, and nothing is written', async () => {
  const code = await createPublishedTrip()
  const { revision } = await readTrip(code)
  const logEntries = async () =>
    (await owner.send('GET', `/api/office/log?subject=${encodeURIComponent(`trip ${code}`)}`)).body.list
      .length
  const [before, tomorrow] = [await logEntries(), new Date(Date.now() + 86_400_000).toISOString()]
  for (const at of [null, tomorrow])
    expect(await publishTrip(code, revision, at)).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_PUBLISHED' },
    })
  expect(await readTrip(code)).toMatchObject({ version: 1, publish_at: null, changed: false })
  expect(await logEntries()).toBe(before)
  await owner.send('PUT', '/api/office/trip/hide', { package_code: code })
  expect(await publishTrip(code, revision), 'what was taken down is shown again').toMatchObject({
    status: 200,
  })
})

test('publishing, pricing and unpublishing in one process shows in another at the next request', async () => {
  const other = await createSite({ databaseUrl: site.url })
  const code = await createPublishedTrip('한 곳에서 낸 여행')
  const page = () => other.request(`/travel/detail/${code}`)
  // Another process hears of a change in about a millisecond; its poll, every two seconds, would be too late.
  const isSeen = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 1_000, interval: 5 })
  await isSeen(async () => expect((await page()).body).toContain('한 곳에서 낸 여행'))
  const { content } = await readTrip(code)
  for (const title of ['둘째 이름', '셋째 이름']) {
    await page() // is kept there as it is
    const { revision: now } = await readTrip(code)
    await saveTrip(code, now, { ...content, page_title: toWords(title) })
    expect((await page()).body, 'a draft is nobody’s page').not.toContain(title)
    await publishTrip(code, now + 1)
    await isSeen(async () => expect((await page()).body).toContain(title))
  }
  const row = {
    departure_date: dateInDays(40),
    child_price: 0,
    baby_price: 0,
    seats: 9,
    minimum: 0,
    closed_yn: 'N',
  }
  await owner.sendOnce('PUT', '/api/office/departures', {
    package_code: code,
    rows: [{ ...row, adult_price: 777_000, revision: 0 }],
  })
  await isSeen(async () => expect((await page()).body).toContain('777,000'))
  await owner.send('PUT', '/api/office/trip/hide', { package_code: code })
  await isSeen(async () => expect((await page()).statusCode).toBe(404))
})

test('an old page does not save over what was published since', async () => {
  const code = await createPublishedTrip()
  const old = await readTrip(code)
  await saveTrip(code, old.revision, { ...old.content, summary: toWords('새로') })
  await publishTrip(code, old.revision + 1)
  expect(await saveTrip(code, old.revision, old.content)).toMatchObject({
    status: 409,
    body: { code: 'CHANGED_MEANWHILE' },
  })
})

test('a trip that is published at a time is shown then, as it was when the time was set', async () => {
  const code = await createPublishedTrip('처음')
  const { content, revision } = await readTrip(code)
  await saveTrip(code, revision, { ...content, page_title: toWords('정한 것') })
  expect(await publishTrip(code, revision + 1, '2020-01-01T00:00:00.000Z')).toMatchObject({
    status: 400,
    body: { code: 'TIME_IS_OVER' },
  })
  const at = new Date(Date.now() + 3_600_000).toISOString()
  expect(await publishTrip(code, revision + 1, at)).toMatchObject({ status: 200, body: { publish_at: at } })
  await saveTrip(code, revision + 1, { ...content, page_title: toWords('나중 것') })
  const log = site.naru.app.log
  await publishDue({ db: site.db, log })
  expect((await site.request(`/travel/detail/${code}`)).body).toContain('처음')
  await sql`update package_draft set publish_at = now() where package_code = ${code}`.execute(site.db)
  await Promise.all([publishDue({ db: site.db, log }), publishDue({ db: site.db, log })])
  await vi.waitFor(
    async () => expect((await site.request(`/travel/detail/${code}`)).body).toContain('정한 것'),
    10_000,
  )
  const { list } = await owner.api.trip.versions({ package_code: code })
  expect(list).toHaveLength(2)
  expect(await readTrip(code)).toMatchObject({
    changed: true,
    publish_at: null,
    content: { page_title: { ko: '나중 것' } },
  })
})

test('a trip that can no longer be read does not keep the others that are due from being shown', async () => {
  const [broken, whole] = [
    await createPublishedTrip('못 읽는 여행'),
    await createPublishedTrip('그 뒤의 여행'),
  ].sort()
  const at = new Date(Date.now() + 3_600_000).toISOString()
  for (const code of [broken ?? '', whole ?? '']) {
    const { content, revision } = await readTrip(code)
    await saveTrip(code, revision, { ...content, summary: toWords('새 요약') })
    expect(await publishTrip(code, revision + 1, at)).toMatchObject({ status: 200 })
  }
  await sql`update package_draft set publish_content = '{"nights":"many"}', publish_at = now() - interval '1 minute'
    where package_code = ${broken}`.execute(site.db)
  await sql`update package_draft set publish_at = now() where package_code = ${whole}`.execute(site.db)
  await publishDue({ db: site.db, log: site.naru.app.log })
  expect(await readTrip(whole ?? '')).toMatchObject({ version: 2, publish_at: null })
  expect(await readTrip(broken ?? '')).toMatchObject({ version: 1 })
})

test('a publishing that is called off does not happen', async () => {
  const code = await createPublishedTrip('그대로')
  const { content, revision } = await readTrip(code)
  await saveTrip(code, revision, { ...content, page_title: toWords('아니다') })
  await publishTrip(code, revision + 1, new Date(Date.now() + 3_600_000).toISOString())
  await owner.send('DELETE', `/api/office/trip/publish?package_code=${code}`)
  await publishDue({ db: site.db, log: site.naru.app.log })
  expect(await readTrip(code)).toMatchObject({ publish_at: null, version: 1 })
})

test('a trip that is taken down is gone from the site, and comes back with a publishing', async () => {
  const code = await createPublishedTrip('내렸다 올린 여행')
  await owner.send('PUT', '/api/office/trip/hide', { package_code: code })
  expect((await site.request(`/travel/detail/${code}`)).statusCode).toBe(404)
  expect((await readTrip(code)).state).toBe('hidden')
  await publishTrip(code, (await readTrip(code)).revision)
  expect((await site.request(`/travel/detail/${code}`)).statusCode).toBe(200)
})

test('a deposit above the lowest price is said in the list and refused at its field, and nothing changes', async () => {
  const code = await createPublishedTrip()
  await site.make.departure({ package_code: code, departure_date: dateInDays(80), adult_price: 300_000 })
  const { content, revision } = await readTrip(code)
  const plan = { pay_plan: 'deposit', deposit_percent: null, balance_days: 30 }
  const isSaid = async () =>
    (await readTrip(code)).blockers.some(({ kind }: { kind: string }) => kind === 'depositPrice')
  await saveTrip(code, revision, { ...content, ...plan, deposit_won: 300_001 })
  expect(await isSaid()).toBe(true)
  const refused = await publishTrip(code, revision + 1)
  expect([refused.status, refused.body.code, Object.keys(refused.body.fields)]).toEqual([
    409,
    'TRIP_NOT_READY',
    ['content.deposit_won'],
  ])
  expect(await readTrip(code)).toMatchObject({ version: 1, changed: true })
  await saveTrip(code, revision + 1, { ...content, ...plan, deposit_won: 300_000 })
  expect(await isSaid()).toBe(false)
  expect((await publishTrip(code, revision + 2)).status).toBe(200)
})
