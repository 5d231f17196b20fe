// What staff take out at the desk: passports, attached files, contact data. Noted, one agency's and no
// other's, and nothing is written when it is refused.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { reencodePassportFile } from '#domain/vault/passport-file.server.ts'
import { runDeskCommand } from '../bin/desk/run-desk-command.ts'
import {
  createJpeg,
  createPaidBooking,
  createTerms,
  departure_date,
  type PaidBooking,
  passportExpiry,
  runInAgency,
  sendFormTo,
} from './paid-booking.ts'
import { createFile, toMultipartForm } from './shared/multipart-form.ts'
import { buildReservationFields } from './shared/reservation-form.ts'
import { testSecret } from './shared/run-product.ts'
import { createSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await createSite({ shared: true, jobs: true, env: { SECRET_KEY: testSecret } })
  await createTerms(site)
})

const runDesk = (...args: string[]) =>
  runDeskCommand(args, { DATABASE_URL: site.url, DATA_DIR: site.dataDir, SECRET_KEY: testSecret })
const listAccessLog = ({ id }: PaidBooking) =>
  runInAgency(site, (tx) =>
    tx
      .selectFrom('access_log')
      .select(['who', 'ip', 'traveller', 'what'])
      .where('travel_agency', '=', 1)
      .where('booking', '=', id)
      .where('who', '!=', 'worker')
      .orderBy('id')
      .execute(),
  )

function createTempFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-take-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return path.join(folder, 'taken')
}

/** Two travellers, the second with number and picture. */
async function createBookingWithPassport() {
  const paid = await createPaidBooking(site)
  const { status } = await sendFormTo(
    site,
    '/api/landing/uploadPassport',
    {
      booking_id: paid.booking_id,
      traveller: '2',
      passport_number: 'M12345678',
      passport_expiry: passportExpiry,
      consents: JSON.stringify({ passport: true }),
      files: await createJpeg(),
    },
    paid,
  )
  expect(status).toBe(200)
  const rows = await runInAgency(site, (tx) =>
    tx
      .selectFrom('passport_file')
      .select('id')
      .where('travel_agency', '=', 1)
      .where('booking', '=', paid.id)
      .execute(),
  )
  const { deps } = site.naru
  for (const { id } of rows) await reencodePassportFile({ ...deps, log: console }, { travel_agency: 1, id })
  return paid
}

const openPassports = (booking_id: string, folder: string, purpose = 'check') =>
  runDesk('passports', booking_id, '--as', '김직원', '--for', purpose, '--to', folder, '--agency', '1')

const listReadings = ({ id }: { id: number }) =>
  runInAgency(site, (tx) =>
    tx
      .selectFrom('passport_reading')
      .select(['traveller', 'purpose', 'by_name'])
      .where('travel_agency', '=', 1)
      .where('booking', '=', id)
      .execute(),
  )

test('passports are opened for a purpose that the consent names, and who travels is told', async () => {
  const paid = await createBookingWithPassport()
  const folder = createTempFolder()
  const without = await runDesk(
    'passports',
    paid.booking_id,
    '--as',
    '김직원',
    '--to',
    folder,
    '--agency',
    '1',
  )
  expect(without).toMatchObject({ code: 1, stderr: expect.stringContaining('--for') })
  expect(await openPassports(paid.booking_id, folder, 'visa')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('has agreed'),
  })
  expect([fs.existsSync(folder), await listReadings(paid), await listAccessLog(paid)]).toEqual([
    false,
    [],
    [],
  ])
  expect(await openPassports(paid.booking_id, folder)).toMatchObject({ code: 0 })
  expect(await listReadings(paid)).toEqual([{ traveller: 2, purpose: 'check', by_name: '김직원' }])
})

test('staff export a booking’s passports as private files, and each reading is logged with a name', async () => {
  const paid = await createBookingWithPassport()
  const folder = createTempFolder()
  expect(await openPassports(paid.booking_id, folder)).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringContaining('passport-2-1.webp'),
  })
  expect(fs.readdirSync(folder).sort()).toEqual(['passport-2-1.webp', 'passports.json'])
  expect(fs.statSync(folder).mode & 0o777).toBe(0o700)
  for (const name of fs.readdirSync(folder))
    expect(fs.statSync(path.join(folder, name)).mode & 0o777).toBe(0o600)
  expect(fs.readFileSync(path.join(folder, 'passport-2-1.webp')).toString('latin1', 8, 12)).toBe('WEBP')
  const { booking_id, travellers } = JSON.parse(fs.readFileSync(path.join(folder, 'passports.json'), 'utf8'))
  expect(booking_id).toBe(paid.booking_id)
  expect(travellers).toMatchObject([
    { traveller: 1, name: '김여행1', passport: null, pictures: [] },
    {
      traveller: 2,
      name: '김여행2',
      birthdate: '1990-01-01',
      passport: { passport_number: 'M12345678', passport_expiry: passportExpiry, expires_soon: false },
      pictures: ['passport-2-1.webp'],
    },
  ])
  expect(await listAccessLog(paid)).toEqual([
    { who: 'staff 김직원', ip: 'desk', traveller: 2, what: expect.stringMatching(/^file [0-9a-f-]{36}$/) },
    { who: 'staff 김직원', ip: 'desk', traveller: 2, what: 'number' },
  ])
})

test('without a name, with a non-empty folder or at another agency, nothing is written or logged', async () => {
  const paid = await createBookingWithPassport()
  const folder = createTempFolder()
  const full = path.dirname(folder)
  fs.writeFileSync(path.join(full, 'mine.txt'), 'mine')
  for (const [command = '', ...purpose] of [['passports', '--for', 'check'], ['files']]) {
    const refused: [string[], string][] = [
      [['--to', folder, '--agency', '1'], '--as'],
      [['--as', ' ', '--to', folder, '--agency', '1'], '--as'],
      [['--as', '김직원', '--agency', '1'], '--to'],
      [['--as', '김직원', '--to', full, '--agency', '1'], 'not an empty folder'],
      [['--as', '김직원', '--to', path.join(full, 'mine.txt'), '--agency', '1'], 'not an empty folder'],
      [['--as', '김직원', '--to', folder, '--agency', '2'], 'not found'],
    ]
    for (const [args, sentence] of refused)
      expect(await runDesk(command, paid.booking_id, ...purpose, ...args)).toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringContaining(sentence),
      })
  }
  expect(await runDesk('booking', paid.booking_id, '--full', '--agency', '1')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('--as'),
  })
  expect(
    await runDesk('booking', paid.booking_id, '--full', '--as', '김직원', '--agency', '2'),
  ).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('not found'),
  })
  expect(fs.readdirSync(full)).toEqual(['mine.txt'])
  expect(await listAccessLog(paid)).toEqual([])
})

test('a booking without passports or files gives an answer and no folder', async () => {
  const { booking_id } = await createPaidBooking(site)
  const folder = createTempFolder()
  expect(await openPassports(booking_id, folder)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('No passport'),
  })
  expect(await runDesk('files', booking_id, '--as', '김직원', '--to', folder, '--agency', '1')).toMatchObject(
    {
      code: 1,
      stderr: expect.stringContaining('Nothing is attached'),
    },
  )
  expect(fs.existsSync(folder)).toBe(false)
})

/** Reserved with a paper and a picture, as the form sends them. */
async function createBookingWithFiles(): Promise<PaidBooking> {
  const paid = await createPaidBooking(site)
  const { package_code } = paid
  const { payload, headers } = await toMultipartForm({
    ...buildReservationFields({ package_code, departure_date }),
    files: [createFile('비자 신청서.pdf', '%PDF-1.7\n%%EOF\n'), await createJpeg('도장.jpg')],
  })
  const response = await site.request('/api/landing/package/nonMember', {
    method: 'POST',
    payload,
    headers: { ...headers, 'idempotency-key': randomUUID() },
  })
  expect([response.statusCode, response.body]).toEqual([200, expect.stringContaining('booking_id')])
  const { booking_id } = response.json<{ booking_id: string }>()
  const { id } = await runInAgency(site, (tx) =>
    tx
      .selectFrom('booking')
      .select('id')
      .where('travel_agency', '=', 1)
      .where('booking_id', '=', booking_id)
      .executeTakeFirstOrThrow(),
  )
  return { ...paid, id, booking_id }
}

test('staff get the files of a reservation, under names that stay in the folder', async () => {
  const paid = await createBookingWithFiles()
  const folder = createTempFolder()
  expect(
    await runDesk('files', paid.booking_id, '--as', '김직원', '--to', folder, '--agency', '1'),
  ).toMatchObject({ code: 0, stderr: '' })
  expect(fs.readdirSync(folder).sort()).toEqual(['1-비자_신청서.pdf', '2-도장.webp'])
  expect(fs.readFileSync(path.join(folder, '1-비자_신청서.pdf'), 'latin1')).toContain('%PDF-1.7')
  expect(fs.readFileSync(path.join(folder, '2-도장.webp')).toString('latin1', 8, 12)).toBe('WEBP')
  expect(await listAccessLog(paid)).toEqual([
    { who: 'staff 김직원', ip: 'desk', traveller: 0, what: 'attached files' },
  ])
})

test('a file name with a path stays inside the folder, and a missing file does not block the others', async () => {
  const paid = await createPaidBooking(site)
  const key = 'private/attached-to-a-booking.pdf'
  await site.naru.deps.files.put(1, key, '%PDF-1.7 a visa')
  await runInAgency(site, (tx) =>
    tx
      .insertInto('attached_file')
      .values(
        ['../../비자.pdf', 'lost.pdf'].map((name, at) => ({
          travel_agency: 1,
          booking: paid.id,
          name,
          type: 'application/pdf',
          size: 15,
          path: at === 0 ? key : 'private/gone.pdf',
        })),
      )
      .execute(),
  )
  const folder = createTempFolder()
  expect(
    await runDesk('files', paid.booking_id, '--as', '김직원', '--to', folder, '--agency', '1'),
  ).toMatchObject({ code: 0, stdout: expect.stringContaining('2-lost.pdf  is not in the store') })
  expect(fs.readdirSync(folder)).toEqual(['1-.._.._비자.pdf'])
})

test('a booking is shown masked, and in full only with a name, which is logged', async () => {
  const paid = await createPaidBooking(site)
  const masked = await runDesk('booking', paid.booking_id, '--agency', '1')
  for (const hidden of ['김미나', '김여행1', '010-1234-5678', 'mina@example.com'])
    expect(masked.stdout).not.toContain(hidden)
  expect(await listAccessLog(paid)).toEqual([])
  const full = await runDesk('booking', paid.booking_id, '--full', '--as', '김직원', '--agency', '1')
  for (const shown of ['김미나', '김여행1', '010-1234-5678', 'mina@example.com'])
    expect(full.stdout).toContain(shown)
  expect(await listAccessLog(paid)).toEqual([
    { who: 'staff 김직원', ip: 'desk', traveller: 0, what: 'contact' },
  ])
})
