// Papers attached to a reservation: locked as they arrive, erased with the passports.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { releaseExpiredHolds } from '#domain/departure/seats.server.ts'
import { erasePassports } from '#domain/document/erase.server.ts'
import { rotateSecrets } from '#domain/document/rotate-secrets.server.ts'
import { completeCancel } from '#domain/payment/transfer.server.ts'
import { encryptOldAttachedFiles } from '#domain/vault/attached-files.server.ts'
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { restrictFolders } from '#platform/integrations/file-store.server.ts'
import { createKeyFor } from '#platform/secrets.server.ts'
import {
  canary,
  createPdf,
  createPhoto,
  createReservedBooking,
  createTextFile,
  listAttachedFiles,
  listFiles,
  openAttachments,
  runAsStaff,
  sendReservation,
  setUpAttachments,
  site,
  toFilePath,
} from './attachments-setup.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import { createPicture } from './form-endpoints.ts'
import { createPaidBooking, createTerms, runInAgency } from './paid-booking.ts'
import { startS3Server } from './s3-server.ts'
import { createFile } from './shared/multipart-form.ts'
import { createDatabaseBefore, createSite } from './site.ts'

beforeAll(setUpAttachments)

test('attached files are stored encrypted with private permissions, and open as they were sent', async () => {
  const { id, booking_id, cookie } = await createReservedBooking([
    createPdf(),
    await createPhoto(),
    createTextFile(),
  ])
  const storedFiles = await listAttachedFiles(id)
  expect(storedFiles.map(({ name, type }) => [name, type])).toEqual([
    ['비자 신청서.pdf', 'application/pdf'],
    ['도장.jpg', 'image/webp'],
    ['메모.txt', 'text/plain'],
  ])
  for (const { path: key } of storedFiles) {
    expect(key).toMatch(/^private\/[0-9a-f-]{36}\.locked$/)
    expect(fs.statSync(toFilePath(key)).mode & 0o777).toBe(0o600)
  }
  for (const folder of ['files', 'files/1', 'files/1/private', 'incoming'])
    expect([folder, fs.statSync(path.join(site.dataDir, folder)).mode & 0o777]).toEqual([folder, 0o700])
  for (const name of listFiles(site.dataDir)) {
    const bytes = fs.readFileSync(name)
    if (bytes.includes(canary)) expect(name).toBe('')
  }
  const [paper, image, text] = await openAttachments(id)
  expect(paper?.toString()).toBe(`%PDF-1.7\n${canary}\n%%EOF\n`)
  expect(image?.toString('latin1', 8, 12)).toBe('WEBP')
  expect(image?.includes(canary)).toBe(false)
  expect(text?.toString()).toBe(`안녕하세요 ${canary}`)
  const info = await site.request(`/api/landing/user/booking/packageInfo?booking_id=${booking_id}`, {
    headers: { cookie: cookie ?? '' },
  })
  expect(info.json().files.map(Object.keys)).toEqual([
    ['name', 'size', 'opens_at'],
    ['name', 'size', 'opens_at'],
    ['name', 'size', 'opens_at'],
  ])
})

test.each<[what: string, sent: () => File | Promise<File>]>([
  ['a page called a PDF', () => createFile('a.pdf', '<html>no paper at all</html>')],
  ['a PDF called a page', () => createFile('a.html', '%PDF-1.7 and so on and on')],
  ['a ZIP called a Word file', () => createFile('a.docx', 'PK\x03\x04 nothing of Word in it')],
  [
    'bytes called a text',
    () => createFile('a.txt', Buffer.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])),
  ],
  ['a few bytes called a text', () => createFile('a.txt', Buffer.from([0xff, 0xd8, 0xff, 0]))],
  [
    'half a picture',
    async () => createFile('a.png', (await createPicture().png().toBuffer()).subarray(0, 300)),
  ],
  ['nothing called a PDF', () => createFile('a.pdf', '')],
])('%s is refused, and nothing is kept', async (_what, sent) => {
  const before = listFiles(path.join(site.dataDir, 'files')).length
  const { status, body } = await sendReservation([createPdf(), await sent()])
  expect([status, body.code]).toEqual([415, 'FILE_TYPE'])
  expect(listFiles(path.join(site.dataDir, 'files')).length).toBe(before)
  expect(fs.readdirSync(path.join(site.dataDir, 'incoming'))).toEqual([])
})

test.each<[what: string, sent: () => File]>([
  [
    'a text in the old Korean encoding',
    () => createFile('a.txt', Buffer.from([0xbe, 0xc8, 0xb3, 0xe7, 0x0a])),
  ],
  ['a letter', () => createFile('a.txt', 'a')],
  [
    'a long text whose letters are cut by the pieces it arrives in',
    () => createFile('a.txt', `x${'한글'.repeat(400_000)}`),
  ],
  ['a Word file', () => createFile('a.docx', `PK\x03\x04${'-'.repeat(150_000)}[Content_Types].xml`)],
  [
    'a GIF',
    () => createFile('a.gif', Buffer.from('R0lGODdhAQABAIAAAP///////ywAAAAAAQABAAACAkQBADs=', 'base64')),
  ],
])('%s is taken', async (_what, sent) => {
  const { id } = await createReservedBooking([sent()])
  expect(await listAttachedFiles(id)).toHaveLength(1)
  expect((await openAttachments(id))[0]?.length).toBeGreaterThan(0)
})

describe('erasing attached files', () => {
  const gone = async (id: number, files: string[]) => {
    expect(await listAttachedFiles(id)).toEqual([])
    await vi.waitFor(() => expect(files.filter((key) => fs.existsSync(toFilePath(key)))).toEqual([]), {
      timeout: 20_000,
      interval: 50,
    })
    expect(
      await runInAgency(site, (tx) =>
        tx
          .selectFrom('erasure')
          .select('attached')
          .where('travel_agency', '=', 1)
          .where('booking', '=', id)
          .execute(),
      ),
    ).toEqual([{ attached: files.length }])
  }
  const withTwo = async () => {
    const booking = await createReservedBooking([createPdf(), await createPhoto()])
    return { ...booking, files: (await listAttachedFiles(booking.id)).map(({ path }) => path) }
  }

  test('attached files are erased when the customer cancels an unpaid booking', async () => {
    const { id, booking_id, cookie, files } = await withTwo()
    const { statusCode } = await site.request(
      `/api/landing/user/booking/packageCancle?booking_id=${booking_id}`,
      {
        method: 'PUT',
        headers: { cookie: cookie ?? '', origin: 'http://a1.localhost', 'idempotency-key': randomUUID() },
      },
    )
    expect(statusCode).toBe(200)
    await gone(id, files)
  })

  test('attached files are erased when the hold expires', async () => {
    const { id, files } = await withTwo()
    await runInAgency(site, (tx) =>
      tx
        .updateTable('booking')
        .set({ held_until: '2020-01-01' })
        .where((eb) => eb.and({ travel_agency: 1, id }))
        .execute(),
    )
    await runAsStaff((ctx) => releaseExpiredHolds(ctx))
    await gone(id, files)
  })

  test('attached files are erased when staff complete the refund, not while it is requested', async () => {
    const { id, booking_id, cookie, files } = await withTwo()
    await runAsStaff((ctx) => confirmDeposit(ctx, booking_id))
    await site.request(`/api/landing/user/booking/packageCancle?booking_id=${booking_id}`, {
      method: 'PUT',
      headers: { cookie: cookie ?? '', origin: 'http://a1.localhost', 'idempotency-key': randomUUID() },
    })
    expect(await listAttachedFiles(id)).toHaveLength(2)
    await runAsStaff((ctx) => completeCancel(ctx, booking_id))
    await gone(id, files)
  })

  test('attached files are erased the agency’s number of days after the return, not sooner', async () => {
    const { id, booking_id, files } = await withTwo()
    await runAsStaff((ctx) => confirmDeposit(ctx, booking_id))
    const today = formatSeoulDay(new Date())
    const returned = (days: number) =>
      runInAgency(site, (tx) =>
        tx
          .updateTable('booking')
          .set({ return_date: addDays(today, -days) })
          .where((eb) => eb.and({ travel_agency: 1, id }))
          .execute(),
      )
    await returned(30)
    await erasePassports(site.naru.deps)
    expect(await listAttachedFiles(id)).toHaveLength(2)
    await returned(31)
    await erasePassports(site.naru.deps)
    await gone(id, files)
  })
})

test('files that an older version stored unencrypted are encrypted by a job, still open, and leave no clear copy', async () => {
  const { id } = await createPaidBooking(site)
  const clear = [`private/${randomUUID()}.pdf`, `private/${randomUUID().slice(0, 8)}_700x500_aabbcc.webp`]
  await site.naru.deps.files.put(1, clear[0] ?? '', canary)
  for (const width of [320, 640])
    await site.naru.deps.files.put(
      1,
      (clear[1] ?? '').replace('.webp', `_${width}.webp`),
      `${canary} ${width}`,
    )
  await runInAgency(site, (tx) =>
    tx
      .insertInto('attached_file')
      .values(clear.map((path) => ({ travel_agency: 1, booking: id, name: 'a', type: 'a', size: 1, path })))
      .execute(),
  )
  const before = await openAttachments(id)
  expect(before.map(String)).toEqual([canary, `${canary} 640`])
  await Promise.all([encryptOldAttachedFiles(site.naru.deps), encryptOldAttachedFiles(site.naru.deps)])
  expect(await openAttachments(id)).toEqual(before)
  for (const { path: key, sealed_key } of await listAttachedFiles(id)) {
    expect([key.endsWith('.locked'), sealed_key !== null]).toEqual([true, true])
    expect(fs.readFileSync(toFilePath(key)).includes(canary)).toBe(false)
  }
  await vi.waitFor(
    () =>
      expect(
        listFiles(path.join(site.dataDir, 'files')).filter((name) => fs.readFileSync(name).includes(canary)),
      ).toEqual([]),
    { timeout: 20_000, interval: 100 },
  )
})

test('after key rotation the new SECRET_KEY opens attached files and the old one does not', async () => {
  const other = await createSite()
  await createTerms(other)
  const { id } = await createReservedBooking([createPdf()], other)
  const [old, fresh] = ['a secret of the tests, long enough', 'another secret of the tests, longer still']
  const DATA_DIR = other.dataDir
  const before = await openAttachments(id, other)
  await rotateSecrets(other.db, createKeyFor({ SECRET_KEY: fresh, SECRET_KEY_PREVIOUS: old, DATA_DIR }))
  expect(await openAttachments(id, other, createKeyFor({ SECRET_KEY: fresh, DATA_DIR }))).toEqual(before)
  await expect(openAttachments(id, other, createKeyFor({ SECRET_KEY: old, DATA_DIR }))).rejects.toThrow()
})

test('attached files are encrypted before they are sent to the S3 store', async () => {
  const store = await startS3Server()
  const far = await createSite({ env: store.env })
  await createTerms(far)
  const { id } = await createReservedBooking([createPdf(), await createPhoto()], far)
  const keys = (await listAttachedFiles(id, far)).map(({ path }) => `1/${path}`)
  expect(
    store
      .listKeys()
      .filter((key) => key.includes('private/'))
      .sort(),
  ).toEqual([...keys].sort())
  for (const key of keys) expect(store.readObject(key).includes(canary)).toBe(false)
  expect((await openAttachments(id, far)).map((bytes) => bytes?.length)).toEqual([
    expect.any(Number),
    expect.any(Number),
  ])
})

test('starting the product fixes folder permissions left open by an older version', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-open-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  const inside = path.join(folder, 'files/1/private')
  fs.mkdirSync(inside, { recursive: true, mode: 0o755 })
  fs.writeFileSync(path.join(inside, 'visa.pdf'), 'a', { mode: 0o644 })
  await restrictFolders(folder)
  for (const place of ['files', 'files/1', 'files/1/private'])
    expect([place, fs.statSync(path.join(folder, place)).mode & 0o777]).toEqual([place, 0o700])
  expect(fs.statSync(path.join(inside, 'visa.pdf')).mode & 0o777).toBe(0o600)
  await restrictFolders(path.join(folder, 'not there'))
})

test('files of bookings from before they were locked are listed in their order, each with its agency', async () => {
  const { url, formerOwner } = await createDatabaseBefore('0018')
  const describeFile = (name: string) => ({
    file_id: name,
    name: `${name}.pdf`,
    type: 'application/pdf',
    size: 7,
    path: `/files/${name}`,
  })
  await formerOwner.query(`
    insert into agency (travel_agency, theme) select a, '{"hue": 250, "chroma": 0.14, "type_scale": 1}' from unnest(array[1, 2]) a;
    insert into tour_category (travel_agency, tour_category_id, tour_category_name)
      select a, 1, '{"ko": "분류", "en": "Category"}' from unnest(array[1, 2]) a;
    insert into package (travel_agency, package_code, tour_category_id, page_title, summary, nights, days)
      select a, 'A', 1, '{"ko": "여행", "en": "Trip"}', '{"ko": "", "en": ""}', 3, 4 from unnest(array[1, 2]) a;
    insert into departure (travel_agency, package_code, departure_date, adult_price, child_price, baby_price, seats)
      select a, 'A', '2999-01-01', 990000, 790000, 100000, 20 from unnest(array[1, 2]) a`)
  for (const [key, files] of [
    [1, [describeFile('second'), describeFile('first')]],
    [2, [describeFile('other')]],
    [2, []],
  ] as const) {
    await formerOwner.query(`begin; select set_config('app.travel_agency', '${key}', true)`)
    await formerOwner.query(
      `insert into booking (travel_agency, booking_id, package_code, departure_date, return_date, page_title, name, contact, email, files, language, adult, child, baby, price_lines, total, fees, pay_by)
        values ($1, $2, 'A', '2999-01-01', '2999-01-04', '{"ko": "여행", "en": "Trip"}', '김미나', '010-1234-5678', 'mina@example.com', $3, 'ko', 2, 0, 0, '[]', 1980000, '[]', 'bank_transfer')`,
      [key, `BOOKING${key}${files.length}`, JSON.stringify(files)],
    )
    await formerOwner.query('commit')
  }
  await migrate(url)
  const { rows: listed } = await formerOwner.query(`
    select b.booking_id, f.name, f.type, f.size, f.path, f.sealed_key
    from attached_file f join booking b using (travel_agency) where b.id = f.booking order by f.id`)
  const { file_id: _, ...second } = describeFile('second')
  expect(listed).toMatchObject([
    { booking_id: 'BOOKING12', ...second, sealed_key: null },
    { booking_id: 'BOOKING12', name: 'first.pdf', path: '/files/first' },
    { booking_id: 'BOOKING21', name: 'other.pdf', path: '/files/other' },
  ])
  expect(listed).toHaveLength(3)
})
