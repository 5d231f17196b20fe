// A backup of our own PostgreSQL while it serves: its folder, and the journal that makes it whole.
// npm brings no pg_dump.
import fs from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { getServerUser } from '#platform/db/postgres.server.ts'
import { type CopyTotals, copyFolder } from './copy.server.ts'

// Left out: files that each start makes again. The journal is copied last, and only the part that is needed.
const leftOut =
  /^(postmaster\.(pid|opts)|(pg_wal|pg_replslot|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|pg_dynshmem)\/.*|.*pgsql_tmp.*|.*pg_internal\.init)$/

/** Follows PostgreSQL's rules for such copies: the server may write between start and stop. */
export async function backUpCluster(url: string, cluster: string, to: string): Promise<CopyTotals> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'naru backup',
    connectionTimeoutMillis: 5_000,
  })
  await client.connect()
  try {
    // keeps the journal until we leave; one backup at a time
    await client.query("select pg_create_physical_replication_slot('naru_backup', true, true)")
    const { rows: startRows } = await client.query(
      "select pg_walfile_name(pg_backup_start('naru', true)) as segment",
    )
    const copied = await copyFolder(cluster, to, (name) => leftOut.test(name))
    const { rows: endRows } = await client.query(
      'select pg_walfile_name(lsn) as segment, labelfile from pg_backup_stop(false)',
    )
    const [first, last, label] = [
      String(startRows[0].segment),
      String(endRows[0].segment),
      String(endRows[0].labelfile),
    ]
    const isNeeded = (name: string) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last
    const journal = await copyFolder(
      path.join(cluster, 'pg_wal'),
      path.join(to, 'pg_wal'),
      (name) => !isNeeded(name),
    )
    await fs.writeFile(path.join(to, 'backup_label'), label)
    return {
      files: copied.files + journal.files + 1,
      bytes: copied.bytes + journal.bytes + Buffer.byteLength(label),
    }
  } finally {
    await client.end()
  }
}

/** A server started on it replays the journal and has the state of the end of the backup. */
export async function restoreCluster(from: string, cluster: string): Promise<CopyTotals> {
  const copied = await copyFolder(from, cluster)
  const owner = getServerUser()
  if (!owner) return copied
  const names = await fs.readdir(cluster, { recursive: true })
  for (const name of ['', ...names]) await fs.chown(path.join(cluster, name), owner.uid, owner.gid)
  return copied
}
