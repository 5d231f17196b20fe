// Makes the copy of all data of an agency: a zip of JSON, CSV and files, written as it is read. Decision 103
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type RawBuilder, sql } from 'kysely'
import { runForEachAgency } from '#domain/agency/for-each-agency.server.ts'
import type { JobPayloads } from '#jobs.ts'
import { dataFileLimits } from '#limits/files.ts'
import type { Db } from '#platform/db/database.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { renderCsv } from '#platform/export/csv.server.ts'
import type { Cell } from '#platform/export/export-file.ts'
import { createZip } from '#platform/export/zip.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import { describeTable, readTable, type TableDescription, type TableRow } from './read-table.server.ts'
import { copiedTables } from './tables.ts'

type FileDeps = Pick<Deps, 'db' | 'files'>
type JobDeps = FileDeps & Pick<Deps, 'incoming'>
type DataFileJob = JobPayloads['make-data-file']

export const buildDataFileKey = (id: number) => `private/all-data-${id}.zip`
const dataFileKeyPattern = /^private\/all-data-(\d+)\.zip/

/**
 * Each try writes a file of its own, in the folder of uploads: it has all pictures of an agency, and a temporary folder
 * may be small, or in memory. The key in the store is that of the row, so there are never two files of one row.
 */
export async function makeDataFile(
  { db, files, incoming }: JobDeps,
  { travel_agency, id }: DataFileJob,
  signal?: AbortSignal,
): Promise<void> {
  if (!(await setProgress(db, travel_agency, id, 0))) return
  const target = path.join(incoming, `all-data-${travel_agency}-${id}-${randomUUID()}.zip`)
  try {
    await fs.mkdir(incoming, { recursive: true })
    await checkRoom({ files, incoming }, travel_agency)
    await pipeline(
      Readable.from(renderZip({ db, files }, { travel_agency, id })),
      createWriteStream(target, { mode: 0o600 }),
      { signal },
    )
    const { size } = await fs.stat(target)
    await files.put(travel_agency, buildDataFileKey(id), { from: target })
    await changeFile(db, { travel_agency, id }, { state: 'ready', size, ready: sql<string>`now()` })
  } catch (error) {
    // The owner sees the failure and asks again. A killed process reports nothing: then the job is tried
    // again.
    await changeFile(db, { travel_agency, id }, { state: 'failed' })
    throw error
  } finally {
    await fs.rm(target, { force: true })
  }
}

/** All agencies share the disk. On a disk of our own the copy lies there twice for a moment. */
async function checkRoom({ files, incoming }: Pick<JobDeps, 'files' | 'incoming'>, travel_agency: number) {
  const { bavail, bsize } = await fs.statfs(incoming)
  const needed = (await files.measure(travel_agency)) * (files.isRemote ? 1 : 2)
  if (bavail * bsize < needed + dataFileLimits.spare_bytes)
    throw new Error(`there is no room for a copy of ${needed} bytes`)
}

/** Only while it is waited for: another try may have been ready first. */
const changeFile = (
  db: Db,
  { travel_agency, id }: DataFileJob,
  change: { state: 'failed' } | { state: 'ready'; size: number; ready: RawBuilder<string> },
) =>
  runInTransaction(db, travel_agency, (tx) =>
    tx
      .updateTable('data_file')
      .set(change)
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .execute(),
  )

/** Returns false when nobody waits for the copy any more. */
const setProgress = (db: Db, travel_agency: number, id: number, done: number): Promise<boolean> =>
  runInTransaction(db, travel_agency, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('data_file')
      .set({ done, of_all: copiedTables.length })
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    return numUpdatedRows > 0
  })

async function* renderZip(
  { db, files }: FileDeps,
  { travel_agency, id }: DataFileJob,
): AsyncGenerator<Buffer> {
  const zip = createZip()
  const paths = new Set<string>()
  for (const [at, table] of copiedTables.entries()) {
    const description = await describeTable(db, travel_agency, table)
    const read = () => readTable(db, travel_agency, description)
    yield* zip.file(`json/${table}.json`, renderJson(read(), paths))
    yield* zip.file(`csv/${table}.csv`, renderRows(read(), description))
    await setProgress(db, travel_agency, id, at + 1)
  }
  for (const name of paths) {
    const file = await files.open(travel_agency, name)
    if (file) yield* zip.file(`files/${name}`, file.stream)
  }
  yield zip.end()
}

const storedFile = /(?:\/files\/|"(?:sealed:)?(private\/))([\w-]+\.[\w.]+)/g

/** One row a line, and the names of the files that the rows speak of. */
async function* renderJson(batches: AsyncIterable<TableRow[]>, paths: Set<string>): AsyncGenerator<string> {
  let lead = '[\n'
  for await (const rows of batches) {
    const text = rows.map((row) => JSON.stringify(row)).join(',\n')
    for (const [, scope = 'public/', name] of text.matchAll(storedFile)) paths.add(`${scope}${name}`)
    yield lead + text
    lead = ',\n'
  }
  yield lead === '[\n' ? '[]\n' : '\n]\n'
}

/** The same rows for a spreadsheet, which takes no cell for a formula. */
const renderRows = (batches: AsyncIterable<TableRow[]>, { names }: TableDescription) =>
  renderCsv({
    format: 'csv',
    name: '',
    titles: names,
    total: 0,
    async *batches() {
      for await (const rows of batches) yield rows.map((row) => names.map((name) => toCell(row[name])))
    },
  })

function toCell(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number') return value
  return JSON.stringify(value)
}

/** After a day the file goes, then its row; so do files that no row names, which a killed process left. */
export async function deleteOldDataFiles({ db, files }: FileDeps, now = Date.now()): Promise<void> {
  await runForEachAgency(db, async (travel_agency) => {
    const stored = (await files.listPrivate(travel_agency)).filter(({ key }) => dataFileKeyPattern.test(key))
    const isOld = sql<boolean>`coalesce(ready, asked) < to_timestamp(${now / 1000}) - make_interval(secs => ${dataFileLimits.kept_s})`
    const rows = await runInTransaction(db, travel_agency, (tx) =>
      tx
        .selectFrom('data_file')
        .select(['id', isOld.as('is_old')])
        .where('travel_agency', '=', travel_agency)
        .execute(),
    )
    const wanted = new Set(rows.filter(({ is_old }) => !is_old).map(({ id }) => buildDataFileKey(id)))
    for (const { key, since } of stored)
      if (
        !wanted.has(key) &&
        (dataFileKeyPattern.exec(key)?.[0] === key || since.getTime() < now - dataFileLimits.kept_s * 1000)
      )
        await files.remove(travel_agency, key)
    await runInTransaction(db, travel_agency, (tx) =>
      tx.deleteFrom('data_file').where('travel_agency', '=', travel_agency).where(isOld).execute(),
    )
  })
}
