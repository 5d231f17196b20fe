// Files of a departure for everybody who has paid for it: added once, seen in each booking, told once, removed again.
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { guideEntryLimits } from '#limits/trade.ts'
import { purgeExpired } from '#retention.server.ts'
import { listFiles } from './attachments-setup.ts'
import { giveBookingPass } from './booking-pass.ts'
import { composeMail } from './compose-mail.ts'
import { setUpOccupancy } from './occupancy-setup.ts'
import { createFile, toMultipartForm } from './shared/multipart-form.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'
import { createVisitor } from './visitor.ts'

let office: Awaited<ReturnType<typeof setUpOccupancy>>
beforeAll(async () => {
  office = await setUpOccupancy()
})

const createVoucher = (name = '바우처.pdf') => createFile(name, '%PDF-1.7\nvoucher\n%%EOF\n')
type AddOptions = { who?: StaffUser; for_customers?: 'Y' | 'N'; files?: File[]; key?: string }

async function addFile(departure_id: number, added: AddOptions = {}) {
  const { who = office.sales, for_customers = 'Y', files = [createVoucher()], key = randomUUID() } = added
  const { payload, headers } = await toMultipartForm({
    departure_id: String(departure_id),
    for_customers,
    file: files,
  })
  const response = await who.visitor.request(who.withAgency('/api/office/filling/guide/file'), {
    method: 'POST',
    payload,
    headers: { ...headers, origin: 'http://office.localhost', 'idempotency-key': key },
  })
  return { status: response.statusCode, body: JSON.parse(response.payload) }
}

async function createDeparture() {
  const { package_code, at } = await office.createTrip({ 30: 500_000, 40: 500_000 })
  const { booking_id } = await office.createPaidBooking(package_code)
  return { package_code, departure_id: at(30), later: at(40), booking_id }
}

/** Who booked, with what their page says of files. */
function createBooker(booking_id: string) {
  const visitor = createVisitor(office.site)
  giveBookingPass(office.site, visitor, booking_id)
  return {
    open: (address: string) => visitor.send('GET', address),
    listFiles: async () =>
      (await visitor.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`)).body
        .files,
  }
}

const tell = (departure_id: number, { who = office.sales, key = randomUUID() } = {}) =>
  who.sendOnce('POST', '/api/office/filling/guide/file/tell', { departure_id }, key)
const takeToldRefs = () =>
  office.takeMails().flatMap(({ kind, ref }) => (kind === 'departure-files' ? [ref] : []))

test('a file is seen and opened in every paid booking of the departure, also in one made later, and in no other', async () => {
  const { package_code, departure_id, booking_id } = await createDeparture()
  const unpaid = await office.createBooking(package_code)
  const elsewhere = await office.createPaidBooking(package_code, { days: 40 })
  const { body } = await addFile(departure_id)
  await addFile(departure_id, { for_customers: 'N', files: [createVoucher('인솔자용.pdf')] })
  const late = await office.createPaidBooking(package_code)
  for (const { booking_id: number } of [{ booking_id }, late]) {
    const booker = createBooker(number)
    const opens_at = `/attached/${number}/d${body.id}`
    expect(await booker.listFiles()).toEqual([{ name: '바우처.pdf', size: expect.any(Number), opens_at }])
    const opened = await booker.open(opens_at)
    expect([opened.status, opened.text]).toEqual([200, expect.stringContaining('voucher')])
  }
  for (const { booking_id: number } of [unpaid, elsewhere]) {
    const booker = createBooker(number)
    expect(await booker.listFiles()).toEqual([])
    expect((await booker.open(`/attached/${number}/d${body.id}`)).status).toBe(404)
  }
  const own = createBooker(booking_id)
  for (const wrong of [`/attached/${booking_id}/${body.id}`, `/attached/${booking_id}/d999999`])
    expect((await own.open(wrong)).status).toBe(404)
  expect((await createVisitor(office.site).send('GET', `/attached/${booking_id}/d${body.id}`)).status).toBe(
    404,
  )
})

test('each file is told of once: pressed twice, by two at the same moment, and again after another was added', async () => {
  const { package_code, departure_id, booking_id } = await createDeparture()
  const second = await office.createPaidBooking(package_code)
  await office.createBooking(package_code)
  const { id } = await office.findBooking(booking_id)
  const { id: other } = await office.findBooking(second.booking_id)
  expect((await tell(departure_id)).body.code).toBe('NO_NEW_FILES')
  await addFile(departure_id)
  await addFile(departure_id, { files: [createVoucher('항공권.pdf')] })
  office.takeMails()
  const key = randomUUID()
  expect((await tell(departure_id, { key })).body).toEqual({ told: 2 })
  expect((await tell(departure_id, { key })).body).toEqual({ told: 2 })
  expect(takeToldRefs()).toEqual([id, other])
  const mail = await composeMail('departure-files', office.buildMailContext(id))
  expect(JSON.stringify(mail)).toContain('바우처.pdf, 항공권.pdf')
  expect((await tell(departure_id)).body.code).toBe('NO_NEW_FILES')
  await addFile(departure_id, { files: [createVoucher('보험증.pdf')] })
  const both = await Promise.all([tell(departure_id), tell(departure_id, { who: office.sales })])
  expect(both.map(({ body }) => body.told ?? body.code).sort()).toEqual([2, 'NO_NEW_FILES'])
  expect(takeToldRefs()).toEqual([id, other])
  const { files } = await office.sales.api.guide.one({ departure_id })
  expect(files.map(({ told }) => told)).toEqual([expect.any(String), expect.any(String), expect.any(String)])
})

test('nobody is told while nobody has paid, and the file waits to be told of', async () => {
  const { package_code, at } = await office.createTrip()
  await office.createBooking(package_code)
  await addFile(at(30))
  expect((await tell(at(30))).body.code).toBe('NOBODY_BOOKED')
  expect((await office.sales.api.guide.one({ departure_id: at(30) })).files).toMatchObject([{ told: null }])
})

test('removed it is gone from the bookings and from the store, and its message says nothing any more', async () => {
  const { departure_id, booking_id } = await createDeparture()
  const stored = () => listFiles(path.join(office.site.dataDir, 'files')).length
  const before = stored()
  const { body } = await addFile(departure_id)
  expect(stored()).toBe(before + 1)
  await tell(departure_id)
  const { id } = await office.findBooking(booking_id)
  await expect(office.money.api.guide.removeFile({ id: body.id })).rejects.toMatchObject({
    refusal: 'NOT_ALLOWED',
  })
  await office.sales.api.guide.removeFile({ id: body.id })
  expect(await createBooker(booking_id).listFiles()).toEqual([])
  expect(await composeMail('departure-files', office.buildMailContext(id))).toBeUndefined()
  await expect(office.sales.api.guide.removeFile({ id: body.id })).rejects.toMatchObject({
    refusal: 'NOT_FOUND',
  })
})

test('who may not change bookings adds nothing and tells nobody, nor does another agency', async () => {
  const { departure_id } = await createDeparture()
  expect((await addFile(departure_id, { who: office.money })).body.code).toBe('NOT_ALLOWED')
  expect((await addFile(departure_id, { who: office.other })).body.code).toBe('DEPARTURE_NOT_FOUND')
  expect((await tell(departure_id, { who: office.money })).body.code).toBe('NOT_ALLOWED')
  expect((await tell(departure_id, { who: office.other })).body.code).toBe('DEPARTURE_NOT_FOUND')
  const guide = await createStaffUser(office.site, { roles: ['guide'] })
  expect((await tell(departure_id, { who: guide })).body.code).toBe('NOT_ALLOWED')
})

test('files of a wrong kind, none, and one too many are refused; those of the guide are counted apart', async () => {
  const { departure_id } = await createDeparture()
  const program = createFile('설치.exe', 'MZ\u0000\u0000program')
  expect((await addFile(departure_id, { files: [program] })).body.code).toBe('FILE_TYPE')
  expect((await addFile(departure_id, { files: [] })).body.code).toBe('FILE_REQUIRED')
  expect((await addFile(departure_id, { files: [createVoucher(), createVoucher()] })).body.code).toBe(
    'TOO_MANY_FILES',
  )
  for (let at = 0; at < guideEntryLimits.files; at++)
    expect((await addFile(departure_id, { files: [createVoucher(`${at}.pdf`)] })).status).toBe(200)
  expect((await addFile(departure_id)).body.code).toBe('TOO_MANY_FILES')
  expect((await addFile(departure_id, { for_customers: 'N' })).status).toBe(200)
})

test('who cancels sees them no more, and the log says what was added and how many were told', async () => {
  const { departure_id, booking_id } = await createDeparture()
  const { body } = await addFile(departure_id)
  await tell(departure_id)
  await office.runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set({ progress: 'cancel_requested' })
      .where((eb) => eb.and({ travel_agency: 1, booking_id }))
      .execute(),
  )
  const booker = createBooker(booking_id)
  expect(await booker.listFiles()).toEqual([])
  expect((await booker.open(`/attached/${booking_id}/d${body.id}`)).status).toBe(404)
  const logged = await office.runInAgency((tx) =>
    tx
      .selectFrom('staff_log')
      .select(['call', 'after'])
      .where('travel_agency', '=', 1)
      .where('subject', '=', `departure ${departure_id}`)
      .orderBy('id')
      .execute(),
  )
  expect(logged).toMatchObject([
    { call: 'guide.addFile', after: { file: body.id, shown: 'Y' } },
    { call: 'guide.tellOfFiles', after: { told: 1 } },
  ])
})

test('they are erased with what the guide left, weeks after the return', async () => {
  const { departure_id } = await createDeparture()
  await addFile(departure_id)
  await office.runInAgency((tx) =>
    tx
      .updateTable('departure')
      .set({ departure_date: '2020-01-01' })
      .where((eb) => eb.and({ travel_agency: 1, departure_id }))
      .execute(),
  )
  await purgeExpired(office.jobContext)
  expect((await office.sales.api.guide.one({ departure_id })).files).toEqual([])
})
