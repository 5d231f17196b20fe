// A copy of all data: made by a job, whole, without secrets, for owners alone, and gone after a day.
import fs from 'node:fs'
import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { buildDataFileKey, deleteOldDataFiles, makeDataFile } from '#domain/archive/make-data-file.server.ts'
import { copiedTables, tablesLeftOut } from '#domain/archive/tables.ts'
import { queryAsOwner } from './form-endpoints.ts'
import { createReservedBooking, owner, setUpBookings, site } from './office-bookings-setup.ts'
import { createStaffUser } from './staff-user.ts'

beforeAll(setUpBookings)

const deps = () => site.naru.deps
const readFiles = async () => (await owner.api.archive.dataFiles()).list

/** Asked for and made, as the job does it. */
async function createDataFile(): Promise<number> {
  expect((await owner.send('POST', '/api/office/data-files', {})).status).toBe(200)
  const [file] = await readFiles()
  const id = file?.id ?? 0
  await makeDataFile(deps(), { travel_agency: 1, id })
  return id
}
async function readZip(id: number) {
  const bytes = await deps().files.read(1, buildDataFileKey(id))
  const entries = unzipSync(new Uint8Array(bytes ?? Buffer.alloc(0)))
  return Object.fromEntries(Object.entries(entries).map(([name, part]) => [name, Buffer.from(part)]))
}
const readRows = (entries: Awaited<ReturnType<typeof readZip>>, table: string): Record<string, unknown>[] =>
  JSON.parse(entries[`json/${table}.json`]?.toString() ?? '')

test('the file has each table as JSON and CSV, the pictures, no secret and no formula', async () => {
  const { booking_id } = await createReservedBooking({ name: '=1+1 홍길동' })
  await site.make.member({ name: '비밀회원', password_hash: 'scrypt$canary-hash' })
  await deps().files.put(1, 'public/canary_960x720_aabbcc.webp', Buffer.from('picture'))
  await queryAsOwner(
    site,
    `update agency_info set logo = '/files/canary_960x720_aabbcc.webp' where travel_agency = 1`,
  )
  const entries = await readZip(await createDataFile())
  for (const table of copiedTables)
    expect([table, `json/${table}.json` in entries, `csv/${table}.csv` in entries]).toEqual([
      table,
      true,
      true,
    ])
  for (const table of Object.keys(tablesLeftOut)) expect(`json/${table}.json` in entries).toBe(false)
  expect(readRows(entries, 'booking').map((row) => row.booking_id)).toContain(booking_id)
  expect(readRows(entries, 'booking').every((row) => row.travel_agency === 1)).toBe(true)
  expect(entries['csv/booking.csv']?.toString()).toContain("'=1+1 홍길동")
  expect(entries['files/public/canary_960x720_aabbcc.webp']?.toString()).toBe('picture')
  expect(Object.values(entries).some((part) => part.includes('canary-hash'))).toBe(false)
  expect(readRows(entries, 'staff_role')).toContainEqual(
    expect.objectContaining({ staff_id: owner.id, name: owner.name, email: owner.email }),
  )
  expect(entries['csv/staff_role.csv']?.toString()).toContain(owner.email)
})

test('all rows are in it when a table has more than one batch', async () => {
  await queryAsOwner(
    site,
    `insert into ad_refusal (travel_agency, contact, by_name) select 1, '0100000' || lpad(n::text, 4, '0'), 'x' from generate_series(1, 2500) n`,
  )
  const rows = readRows(await readZip(await createDataFile()), 'ad_refusal')
  expect(new Set(rows.map((row) => row.contact)).size).toBe(2500)
})

test('while one is made a second press makes no second one, and a job that runs again leaves one file', async () => {
  await owner.send('POST', '/api/office/data-files', {})
  await owner.send('POST', '/api/office/data-files', {})
  const waiting = (await readFiles()).filter(({ state }) => state === 'waiting')
  expect(waiting).toHaveLength(1)
  const id = waiting[0]?.id ?? 0
  await makeDataFile(deps(), { travel_agency: 1, id })
  await makeDataFile(deps(), { travel_agency: 1, id })
  const stored = await deps().files.listPrivate(1)
  expect(stored.filter(({ key }) => key === buildDataFileKey(id))).toHaveLength(1)
  expect((await readFiles()).find((file) => file.id === id)).toMatchObject({
    state: 'ready',
    done: copiedTables.length,
  })
})

test('an owner downloads it by an address of a minute, which is logged; nobody else can', async () => {
  const id = await createDataFile()
  const { url } = await owner.api.archive.fetchDataFile({ id })
  const answer = await owner.visitor.send('GET', url)
  expect(answer.status).toBe(200)
  const manager = await createStaffUser(site, { roles: ['manager'] })
  const elsewhere = await createStaffUser(site, { travel_agency: 2 })
  for (const other of [manager, elsewhere]) expect((await other.visitor.send('GET', url)).status).toBe(404)
  expect(await manager.send('GET', `/api/office/data-file?id=${id}`)).toMatchObject({ status: 403 })
  expect(await elsewhere.send('GET', `/api/office/data-file?id=${id}`)).toMatchObject({ status: 404 })
  const { list } = await owner.api.staff.log({ subject: `data_file ${id}` })
  expect(list.map(({ call }) => call).sort()).toEqual(['archive.askDataFile', 'archive.fetchDataFile'])
})

test('after a day file and row are gone, and so is what a killed process left', async () => {
  const id = await createDataFile()
  await deps().files.put(1, 'private/all-data-999999.zip', 'left')
  await deleteOldDataFiles(deps(), Date.now() + 86_401_000)
  const stored = await deps().files.listPrivate(1)
  expect(stored.filter(({ key }) => key.includes('all-data'))).toEqual([])
  expect((await readFiles()).map((file) => file.id)).not.toContain(id)
  expect(fs.readdirSync('/tmp').filter((name) => name.startsWith(`naru-data-1-${id}`))).toEqual([])
})
