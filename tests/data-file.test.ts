// A copy of all data: made by a job, whole, without secrets, for owners alone, and gone after a day.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { buildDataFileKey, deleteOldDataFiles, makeDataFile } from '#domain/archive/make-data-file.server.ts'
import { copiedTables, tablesLeftOut } from '#domain/archive/tables.ts'
import { createJobTable } from '#job-table.server.ts'
import { dataFileLimits } from '#limits/files.ts'
import { queryAsOwner } from './form-endpoints.ts'
import { createReservedBooking, owner, setUpBookings, site } from './office-bookings-setup.ts'
import { createStaffUser } from './staff-user.ts'

beforeAll(setUpBookings)

const deps = () => site.naru.deps
const readFiles = async () => (await owner.api.archive.dataFiles()).list

/** Asked for and made, as the job does it; the one before is a day old by now. */
async function createDataFile(): Promise<number> {
  await deleteFiles()
  expect((await owner.send('POST', '/api/office/data-files', {})).status).toBe(200)
  const [file] = await readFiles()
  const id = file?.id ?? 0
  await makeDataFile(deps(), { travel_agency: 1, id })
  return id
}
const deleteFiles = () => queryAsOwner(site, 'delete from data_file where travel_agency = 1')
async function readZip(id: number) {
  const bytes = await deps().files.read(1, buildDataFileKey(id))
  const entries = unzipSync(new Uint8Array(bytes ?? Buffer.alloc(0)))
  return Object.fromEntries(Object.entries(entries).map(([name, part]) => [name, Buffer.from(part)]))
}
async function listRemovedKeys(work: () => Promise<void>): Promise<string[]> {
  const { enqueue } = deps()
  const keys: string[] = []
  deps().enqueue = async (_tx, ...[name, payload]) => {
    if (name === 'remove-files') keys.push(...payload.keys)
  }
  await work()
  deps().enqueue = enqueue
  return keys
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

test('a press on the same day answers with the copy that is there; after the site was paused it is replaced', async () => {
  const id = await createDataFile()
  const ask = () => owner.send('POST', '/api/office/data-files', {})
  expect((await ask()).status).toBe(200)
  expect(await readFiles()).toMatchObject([{ id, state: 'ready' }])
  await queryAsOwner(site, 'update agency set state_since = now() where travel_agency = 1')
  const removed = await listRemovedKeys(async () => {
    expect((await ask()).status).toBe(200)
  })
  expect(removed).toEqual([buildDataFileKey(id)])
  const [file, ...others] = await readFiles()
  expect([file?.state, others]).toEqual(['waiting', []])
  expect(file?.id).not.toBe(id)
})

test('a copy that is made twice at once is whole, and what fails later leaves the ready one ready', async () => {
  await deleteFiles()
  await owner.send('POST', '/api/office/data-files', {})
  const id = (await readFiles())[0]?.id ?? 0
  const picture = randomBytes(3_000_000)
  await deps().files.put(1, 'public/canary_960x720_aabbcc.webp', picture)
  await queryAsOwner(
    site,
    `update agency_info set logo = '/files/canary_960x720_aabbcc.webp' where travel_agency = 1`,
  )
  const { files } = deps()
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  // the first run stands still at the picture until the second, which the queue began meanwhile, is through
  const slow: typeof files = {
    ...files,
    open: async (...about) => {
      first.resolve()
      await second.promise
      return files.open(...about)
    },
    put: () => Promise.reject(new Error('the store is away')),
  }
  const running = makeDataFile({ ...deps(), files: slow }, { travel_agency: 1, id })
  const outcome = expect(running).rejects.toThrow('the store is away')
  await first.promise
  await makeDataFile(deps(), { travel_agency: 1, id }).finally(() => second.resolve())
  await outcome
  expect(await readFiles()).toMatchObject([{ id, state: 'ready' }])
  const entries = await readZip(id)
  expect(entries['files/public/canary_960x720_aabbcc.webp']?.equals(picture)).toBe(true)
  expect(fs.readdirSync(deps().incoming).filter((name) => name.startsWith('all-data-'))).toEqual([])
})

test('a copy whose time is over stops, and its owner sees that it failed', async () => {
  await deleteFiles()
  await owner.send('POST', '/api/office/data-files', {})
  const id = (await readFiles())[0]?.id ?? 0
  const over = AbortSignal.abort(new Error('took too long'))
  await expect(makeDataFile(deps(), { travel_agency: 1, id }, over)).rejects.toThrow()
  expect(await readFiles()).toMatchObject([{ id, state: 'failed' }])
})

test('no copy is begun on a disk that has no room for it', async () => {
  await deleteFiles()
  await owner.send('POST', '/api/office/data-files', {})
  const id = (await readFiles())[0]?.id ?? 0
  const { files } = deps()
  const huge: typeof files = {
    ...files,
    measure: async () => 2 ** 50,
    put: () => expect.fail('it was stored'),
  }
  await expect(makeDataFile({ ...deps(), files: huge }, { travel_agency: 1, id })).rejects.toThrow(/no room/)
  expect(await readFiles()).toMatchObject([{ id, state: 'failed' }])
})

test('a copy may take hours: its queue does not give it to a second process after a quarter', () => {
  const { 'make-data-file': job } = createJobTable(deps())
  expect(job.lasts_s).toBe(dataFileLimits.making_s)
  expect(dataFileLimits.making_s).toBeGreaterThanOrEqual(3 * 3_600)
})

test('while one is made a second press makes no second one, and a job that runs again leaves one file', async () => {
  await deleteFiles()
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
