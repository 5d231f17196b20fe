// Papers attached to a reservation, in the office: taken out, added and deleted by staff.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { releaseExpiredHolds } from '#domain/departure/seats.server.ts'
import { bookingFiles } from '#limits/trade.ts'
import {
  canary,
  createPdf,
  createPhoto,
  createReservedBooking,
  createTextFile,
  listAttachedFiles,
  listFiles,
  runAsStaff,
  setUpAttachments,
  site,
  toFilePath,
} from './attachments-setup.ts'
import { runInAgency } from './paid-booking.ts'
import { createFile, toMultipartForm } from './shared/multipart-form.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'

beforeAll(setUpAttachments)

test('staff with the right download a file of their own agency, and each download is logged', async () => {
  const { id, booking_id } = await createReservedBooking([createTextFile()])
  const sales = await createStaffUser(site, { roles: ['sales'], name: '이영업' })
  const [{ id: file_id }] = await listFilesOf(sales, booking_id)
  const take = (who: StaffUser, one = file_id) =>
    who.send('GET', `/api/office/booking/attached?booking_id=${booking_id}&id=${one}`)
  const { body } = await take(sales)
  expect(Buffer.from(body.base64, 'base64').toString()).toContain(canary)
  const other = await createReservedBooking([createPdf()])
  const [{ id: elsewhere }] = await listFilesOf(sales, other.booking_id)
  expect((await take(sales, elsewhere)).body.code).toBe('NOT_FOUND')
  expect((await take(await createStaffUser(site, { roles: ['money'] }))).body.code).toBe('NOT_ALLOWED')
  expect((await take(await createStaffUser(site, { travel_agency: 2 }))).body.code).toBe('BOOKING_NOT_FOUND')
  const unknown = await sales.send(
    'GET',
    `/api/office/booking/passport-picture?booking_id=${booking_id}&name=passport-1-1.webp`,
  )
  expect(unknown.body.code).toBe('NOT_FOUND')
  const opened = await runInAgency(site, (tx) =>
    tx
      .selectFrom('access_log')
      .select('who')
      .where('travel_agency', '=', 1)
      .where('booking', '=', id)
      .where('what', '=', 'attached files')
      .execute(),
  )
  expect(opened.map(({ who }) => who)).toEqual(['staff 이영업'])
  const logged = await runInAgency(site, (tx) =>
    tx
      .selectFrom('staff_log')
      .select('call')
      .where('travel_agency', '=', 1)
      .where('subject', '=', `booking ${booking_id}`)
      .execute(),
  )
  expect(logged).toEqual([{ call: 'booking.one' }, { call: 'document.attached' }])
})

const listFilesOf = async (who: StaffUser, booking_id: string) =>
  (await who.send('GET', `/api/office/booking?booking_id=${booking_id}`)).body.files

async function addFiles(
  who: StaffUser,
  booking_id: string,
  {
    files = [createPdf()],
    shown,
    key = randomUUID(),
  }: { files?: File[]; shown?: 'Y' | 'N'; key?: string } = {},
) {
  const { payload, headers } = await toMultipartForm({ booking_id, ...(shown && { shown }), file: files })
  const response = await site.naru.office?.inject({
    method: 'POST',
    url: who.withAgency('/api/office/booking/file'),
    payload,
    headers: {
      ...headers,
      host: 'office.localhost',
      origin: 'http://office.localhost',
      cookie: `office=${who.visitor.cookies.get('office')}`,
      'idempotency-key': key,
    },
  })
  return { status: response?.statusCode, body: response?.json() }
}

describe('staff add files to a booking', () => {
  const allFiles = () => listFiles(path.join(site.dataDir, 'files')).length
  const sales = (name = '이영업') => createStaffUser(site, { roles: ['sales'], name })

  test('files added by staff are encrypted, shown with who and when, and stored once per idempotency key', async () => {
    const { id, booking_id } = await createReservedBooking([createTextFile()])
    const who = await sales()
    const key = randomUUID()
    const first = await addFiles(who, booking_id, { key })
    expect(first).toMatchObject({ status: 200, body: { id: expect.any(Number) } })
    expect(await addFiles(who, booking_id, { key })).toEqual(first)
    expect(await listFilesOf(who, booking_id)).toMatchObject([
      { name: '메모.txt', by_name: null, shown: false },
      { ...first.body, name: '비자 신청서.pdf', by_name: '이영업', shown: false, at: expect.any(String) },
    ])
    for (const { path: place_ } of await listAttachedFiles(id)) {
      expect(place_).toMatch(/^private\/[0-9a-f-]{36}\.locked$/)
      expect(fs.statSync(toFilePath(place_)).mode & 0o777).toBe(0o600)
      expect(fs.readFileSync(toFilePath(place_)).includes(canary)).toBe(false)
    }
    const { body } = await who.send(
      'GET',
      `/api/office/booking/attached?booking_id=${booking_id}&id=${first.body.id}`,
    )
    expect(Buffer.from(body.base64, 'base64').toString()).toContain(canary)
  })

  test('the customer sees and opens only the files marked as visible', async () => {
    const { booking_id, cookie = '' } = await createReservedBooking([createTextFile()])
    const who = await sales()
    const { body: hidden } = await addFiles(who, booking_id)
    const { body: shown } = await addFiles(who, booking_id, { files: [await createPhoto()], shown: 'Y' })
    const seen = async (as = cookie) => {
      const info = await site.request(`/api/landing/user/booking/packageInfo?booking_id=${booking_id}`, {
        headers: { cookie: as },
      })
      return info.json().files
    }
    const open = (file: number, as = cookie) =>
      site.request(`/attached/${booking_id}/${file}`, { headers: { cookie: as } })
    const opens_at = `/attached/${booking_id}/${shown.id}`
    expect(await seen()).toMatchObject([
      { name: '메모.txt', opens_at: null },
      { name: '도장.jpg', opens_at },
    ])
    const opened = await open(shown.id)
    expect(opened.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('도장.webp')}`,
      'cache-control': 'private, no-store',
    })
    expect(opened.rawPayload.toString('latin1', 8, 12)).toBe('WEBP')
    expect((await open(hidden.id)).statusCode).toBe(404)
    expect((await open(shown.id, '')).statusCode).toBe(404)
    expect((await open(shown.id, (await createReservedBooking([])).cookie)).statusCode).toBe(404)
    const show = (file: number, to: 'Y' | 'N') =>
      who.send('POST', '/api/office/booking/file/show', { booking_id, id: file, shown: to })
    expect((await show(shown.id, 'N')).status).toBe(200)
    expect((await open(shown.id)).statusCode).toBe(404)
    expect((await show(hidden.id, 'Y')).status).toBe(200)
    expect((await open(hidden.id)).body).toContain(canary)
    const [sent] = await listFilesOf(who, booking_id)
    expect((await show(sent.id, 'Y')).body.code).toBe('NOT_FOUND')
  })

  test('staff without the right, another agency, a wrong file type and an erased booking are refused, and nothing is stored', async () => {
    const { id, booking_id } = await createReservedBooking([])
    const before = allFiles()
    const refused = async (who: StaffUser, files?: File[]) =>
      (await addFiles(who, booking_id, files && { files })).body.code
    for (const role of ['money', 'content', 'guide'] as const)
      expect(await refused(await createStaffUser(site, { roles: [role] }))).toBe('NOT_ALLOWED')
    expect(await refused(await createStaffUser(site, { travel_agency: 2 }))).toBe('BOOKING_NOT_FOUND')
    const who = await createStaffUser(site, { roles: ['manager'] })
    expect(await refused(who, [])).toBe('FILE_REQUIRED')
    expect(await refused(who, [createFile('a.pdf', '<html>no paper at all</html>')])).toBe('FILE_TYPE')
    expect(await refused(who, [createFile('a.html', '<script>alert(1)</script>')])).toBe('FILE_TYPE')
    const large = createFile(
      'a.pdf',
      Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(10 * 1024 * 1024)]),
    )
    expect(await refused(who, [large])).toBe('FILE_TOO_LARGE')
    expect(await refused(who, [createPdf(), createPdf()])).toBe('TOO_MANY_FILES')
    const full = Array.from({ length: bookingFiles }, (_, at) => ({
      travel_agency: 1,
      booking: id,
      name: `${at}.pdf`,
      type: 'application/pdf',
      size: 7,
      path: `private/none-${at}.pdf`,
    }))
    await runInAgency(site, (tx) => tx.insertInto('attached_file').values(full).execute())
    expect(await refused(who)).toBe('TOO_MANY_FILES')
    await runInAgency(site, (tx) =>
      tx.deleteFrom('attached_file').where('travel_agency', '=', 1).where('booking', '=', id).execute(),
    )
    await runInAgency(site, (tx) =>
      tx
        .updateTable('booking')
        .set({ return_date: '2020-01-01' })
        .where((eb) => eb.and({ travel_agency: 1, id }))
        .execute(),
    )
    expect(await refused(who)).toBe('UPLOAD_CLOSED')
    expect(await listAttachedFiles(id)).toEqual([])
    expect(allFiles()).toBe(before)
  })

  test('deleting removes row and file, keeps an erasure receipt, and the history names who did it', async () => {
    const { id, booking_id } = await createReservedBooking([])
    const who = await sales('박담당')
    const { body } = await addFiles(who, booking_id)
    const [storedFile] = await listAttachedFiles(id)
    const remove = (by: StaffUser) =>
      by.send('POST', '/api/office/booking/file/remove', { booking_id, id: body.id })
    expect((await remove(await createStaffUser(site, { roles: ['money'] }))).body.code).toBe('NOT_ALLOWED')
    expect((await remove(await createStaffUser(site, { travel_agency: 2 }))).body.code).toBe(
      'BOOKING_NOT_FOUND',
    )
    expect(await listAttachedFiles(id)).toHaveLength(1)
    expect((await remove(who)).status).toBe(200)
    expect((await remove(who)).body.code).toBe('NOT_FOUND')
    expect(await listAttachedFiles(id)).toEqual([])
    await vi.waitFor(() => expect(fs.existsSync(toFilePath(storedFile?.path ?? ''))).toBe(false), {
      timeout: 20_000,
    })
    const receipt = await runInAgency(site, (tx) =>
      tx.selectFrom('erasure').select('attached').where('booking', '=', id).execute(),
    )
    expect(receipt).toEqual([{ attached: 1 }])
    const { actions: logEntries } = (await who.send('GET', `/api/office/booking?booking_id=${booking_id}`))
      .body
    expect(logEntries).toMatchObject([
      {
        by_name: '박담당',
        what: '파일 추가',
        after: expect.stringMatching(/^파일 \d+ · 고객 공개 아니요$/),
      },
      { by_name: '박담당', what: '파일 삭제', before: expect.stringMatching(/^파일 \d+$/) },
    ])
  })

  test('staff files are erased together with the booking’s documents', async () => {
    const { id, booking_id } = await createReservedBooking([createTextFile()])
    await addFiles(await sales(), booking_id, { shown: 'Y' })
    const files = (await listAttachedFiles(id)).map((row) => toFilePath(row.path))
    expect(files.filter((each) => fs.existsSync(each))).toHaveLength(2)
    await runInAgency(site, (tx) =>
      tx
        .updateTable('booking')
        .set({ held_until: '2020-01-01' })
        .where((eb) => eb.and({ travel_agency: 1, id }))
        .execute(),
    )
    await runAsStaff((ctx) => releaseExpiredHolds(ctx))
    expect(await listAttachedFiles(id)).toEqual([])
    await vi.waitFor(() => expect(files.filter((each) => fs.existsSync(each))).toEqual([]), {
      timeout: 20_000,
    })
    expect((await addFiles(await sales(), booking_id)).body.code).toBe('UPLOAD_CLOSED')
  })
})
