// What leaves the office as a file, and how a person keeps views of a list.
import readXlsx from 'read-excel-file/node'
import { beforeAll, expect, test } from 'vitest'
import { viewsMost } from '#limits/display.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser } from './staff-user.ts'

let site: Site
beforeAll(async () => {
  site = await createSite({ shared: true })
})

const buildLogFilePath = (format: string, more = '') =>
  `/api/office/log/file?format=${format}&columns=${encodeURIComponent('["who","what","subject"]')}${more}`

const listLogEntries = (subject: string, travel_agency = 1) =>
  runInTransaction(site.db, travel_agency, (tx) =>
    tx
      .selectFrom('staff_log')
      .select(['staff_name', 'call', 'subject', 'after'])
      .where('travel_agency', '=', travel_agency)
      .where('subject', '=', subject)
      .orderBy('id', 'desc')
      .execute(),
  )

test('ten thousand rows leave at once, filtered, in the order of the list, and it is noted', async () => {
  const owner = await createStaffUser(site, { name: '=cmd' })
  const line = { travel_agency: 1, staff_id: owner.id, staff_name: '=cmd', ip: '10.0.0.1', call: 'test.many' }
  const rows = Array.from({ length: 10_000 }, (_, at) => ({ ...line, subject: `row ${at + 1}` }))
  await runInTransaction(site.db, 1, (tx) => tx.insertInto('staff_log').values(rows).execute())
  const { status, text, headers } = await owner.send('GET', buildLogFilePath('csv', '&call=test.many'))
  expect(status).toBe(200)
  expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''.+\.csv$/)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-rows']).toBe('10000')
  const about = Number(headers['x-bytes-about'])
  expect(about / Buffer.byteLength(text)).toBeGreaterThan(0.8)
  expect(about / Buffer.byteLength(text)).toBeLessThan(1.2)
  const { email } = await owner.api.staff.me()
  const lines = text.split('\r\n')
  expect(lines[0]?.startsWith('\ufeff')).toBe(true)
  expect([lines[1], lines[10_000], lines[10_001]]).toEqual([
    `'=cmd (${email}),test.many,row 10000`,
    `'=cmd (${email}),test.many,row 1`,
    '',
  ])
  expect(await listLogEntries('log')).toEqual([
    {
      staff_name: '=cmd',
      call: 'staff.exportLog',
      subject: 'log',
      after: { format: 'csv', columns: ['who', 'what', 'subject'], call: 'test.many', rows: 10_000 },
    },
  ])
  const sheet = await owner.send('GET', buildLogFilePath('xlsx', '&call=test.many'))
  expect(sheet.bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
})

test('exporting needs the right to see the list, and the second factor where it is required', async () => {
  const sales = await createStaffUser(site, { roles: ['sales'] })
  expect((await sales.send('GET', buildLogFilePath('csv'))).body).toMatchObject({ code: 'NOT_ALLOWED' })
  const owner = await createStaffUser(site, { proved: false })
  await site.db.updateTable('staff').set({ totp_sealed: 'sealed' }).where('id', '=', owner.id).execute()
  expect((await owner.send('GET', buildLogFilePath('csv'))).body).toMatchObject({ code: 'STEP_UP_REQUIRED' })
  const other = await createStaffUser(site, { travel_agency: 2 })
  const { text } = await other.send('GET', buildLogFilePath('csv', '&call=test.many'))
  expect(text.trim().split('\r\n')).toHaveLength(1)
})

test('a column that is not the list’s, another format and no column are refused', async () => {
  const owner = await createStaffUser(site)
  const ask = (query: string) => owner.send('GET', `/api/office/log/file?${query}`)
  const columns = (names: string[]) => `columns=${encodeURIComponent(JSON.stringify(names))}`
  expect((await ask(`format=csv&${columns(['password'])}`)).body).toMatchObject({ code: 'BAD_INPUT' })
  expect((await ask(`format=pdf&${columns(['who'])}`)).body).toMatchObject({ code: 'BAD_INPUT' })
  expect((await ask(`format=csv&${columns([])}`)).body).toMatchObject({ code: 'BAD_INPUT' })
})

test('every list can be exported as it is shown', async () => {
  const owner = await createStaffUser(site)
  await site.make.board({ board_id: 'QNA', write: 'anyone' })
  await site.make.post({ board_id: 'QNA', type: 'QNA', title: '@유모차', contents: '되나요?' })
  const columns = (names: string[]) => `format=csv&columns=${encodeURIComponent(JSON.stringify(names))}`
  const questions = await owner.send('GET', `/api/office/questions/file?${columns(['title', 'who'])}`)
  expect(questions.text).toContain("\r\n'@유모차,")
  await runInTransaction(site.db, 1, (tx) =>
    tx
      .insertInto('consult')
      .values({ travel_agency: 1, name: '=김상담', contact: '010', contents: '단체 32명', language: 'ko' })
      .execute(),
  )
  for (const name of ['둘째', '첫째'])
    await owner.sendOnce('POST', '/api/office/shops', {
      store_id: `shop-${name === '첫째' ? 1 : 2}`,
      store_name: { ko: name, en: name },
      contact: '+82 2 123 4567',
      address: null,
    })
  for (const [path, names] of [
    ['bookings', ['number', 'who', 'progress', 'departure', 'trip', 'people', 'paid', 'reserved']],
    ['reviews', ['state', 'review', 'trip', 'who', 'when']],
    ['consultations', ['state', 'name', 'trip', 'person', 'when']],
    ['shops', ['name', 'contact', 'bookings', 'people', 'total', 'paid', 'last']],
  ] as const) {
    const listed = await owner.send('GET', `/api/office/${path}`)
    const { text, status } = await owner.send('GET', `/api/office/${path}/file?${columns([...names])}`)
    expect([path, status]).toEqual([path, 200])
    expect(text.trim().split('\r\n')).toHaveLength(listed.body.total + 1)
    expect(await listLogEntries(path)).toMatchObject([{ after: { format: 'csv', rows: listed.body.total } }])
  }
  const consults = await owner.send(
    'GET',
    `/api/office/consultations/file?state=new&${columns(['name', 'person'])}`,
  )
  expect(consults.text).toContain("\r\n'=김상담,단체 32명,담당자 없음\r\n")
  const shops = await owner.send('GET', `/api/office/shops/file?${columns(['name', 'contact', 'total'])}`)
  expect(shops.text).toContain("\r\n첫째,shop-1,제휴 중,'+82 2 123 4567,0\r\n둘째,shop-2,")
  const found = await owner.send('GET', `/api/office/shops/file?query=shop-2&${columns(['name'])}`)
  expect(found.text.trim().split('\r\n')).toHaveLength(2)
  const guide = await createStaffUser(site, { roles: ['guide'] })
  for (const path of ['consultations', 'shops'])
    expect((await guide.send('GET', `/api/office/${path}/file?${columns(['name'])}`)).body.code).toBe(
      'NOT_ALLOWED',
    )
})

test('every export column has one value, and dates are real dates', async () => {
  const owner = await createStaffUser(site, { name: '한칸씩' })
  await runInTransaction(site.db, 1, (tx) =>
    tx
      .insertInto('consult')
      .values({ travel_agency: 1, name: '김칸', contact: '010', contents: '칸마다 하나', language: 'ko' })
      .execute(),
  )
  const downloadFile = async (path: string, columns: string[]) => {
    const query = `format=xlsx&columns=${encodeURIComponent(JSON.stringify(columns))}`
    const read = await readXlsx((await owner.send('GET', `/api/office/${path}/file?${query}`)).bytes)
    return read[0]?.data ?? []
  }
  const consults = await downloadFile('consultations', ['name', 'when'])
  expect(consults[0]).toEqual(['문의자', '문의 내용', '접수일시'])
  expect(consults[1]).toEqual(['김칸', '칸마다 하나', expect.any(Date)])
  expect((await downloadFile('reviews', ['review', 'when']))[0]).toEqual([
    '별점',
    '걷기 편한 정도',
    '식사',
    '가이드',
    '숙소',
    '후기',
    '작성일',
  ])
  expect((await downloadFile('shops', ['name', 'last']))[0]).toEqual([
    '매장 이름',
    '매장 ID',
    '상태',
    '마지막 예약',
  ])
  const log = await downloadFile('log', ['at', 'change'])
  expect(log[0]).toEqual(['일시', '변경 전', '변경 후'])
  expect(log[1]?.[0]).toEqual(expect.any(Date))
})

test('a view is kept for the person alone, replaced under its name, and bounded', async () => {
  const one = await createStaffUser(site, { roles: ['guide'] })
  const other = await createStaffUser(site)
  const keep = (name: string, query: string) =>
    one.send('PUT', '/api/office/view', { list: 'bookings', name, query })
  const listViews = async (who = one) => (await who.send('GET', '/api/office/views?list=bookings')).body.list
  await keep('이번 달', 'from=2026-11-01')
  const { body } = await keep('이번 달', 'from=2026-12-01')
  expect(await listViews()).toEqual([{ id: body.id, name: '이번 달', query: 'from=2026-12-01' }])
  expect(await listViews(other)).toEqual([])
  expect((await other.send('DELETE', '/api/office/view', { id: body.id })).body).toMatchObject({
    code: 'NOT_FOUND',
  })
  for (let at = 1; at < viewsMost; at++) expect((await keep(`보기 ${at}`, '')).status).toBe(200)
  expect((await keep('하나 더', '')).body).toMatchObject({ code: 'TOO_MANY_VIEWS' })
  expect((await keep('이번 달', '')).status).toBe(200)
  expect((await one.send('DELETE', '/api/office/view', { id: body.id })).status).toBe(200)
  expect(await listViews()).toHaveLength(viewsMost - 1)
})

test('who leaves the agency leaves no view behind, and on one’s own account there is none', async () => {
  const one = await createStaffUser(site)
  await one.send('PUT', '/api/office/view', { list: 'log', name: '어제', query: '' })
  expect((await one.visitor.send('GET', '/api/office/views?list=log')).body).toMatchObject({
    code: 'AGENCY_NOT_FOUND',
  })
  await site.db.deleteFrom('staff_role').where('staff_id', '=', one.id).execute()
  const left = await runInTransaction(site.db, 1, (tx) =>
    tx.selectFrom('staff_view').select('id').where('staff_id', '=', one.id).execute(),
  )
  expect(left).toEqual([])
})
