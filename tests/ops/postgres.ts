// A PostgreSQL as an operator has it: the machine's own, with a user for Naru that owns its database and is
// no superuser.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { getProgram, runProgram } from './programs.ts'

const password = 'naru'

export type Postgres = Awaited<ReturnType<typeof startOwnPostgres>>

export async function startOwnPostgres(folder: string, port = 5432) {
  const owner = findServerOwner()
  const cluster = await createCluster(folder, port, owner)

  const control = (...args: string[]) =>
    runProgram('pg_ctl', ['-D', cluster, '-w', '-l', path.join(cluster, 'log'), ...args], owner)
  await control('start')
  const urlAs = (user: string, database: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
  await query(
    urlAs('postgres', 'postgres'),
    `create role shop login createrole password '${password}'; create role shop_backup login bypassrls password '${password}' in role pg_read_all_data`,
  )

  return {
    version: (await runProgram('initdb', ['--version'])).replace('initdb (PostgreSQL) ', '').split(' ')[0],
    port,
    programs: path.dirname(getProgram('pg_dump')),
    /** As Naru comes in. */
    url: (database: string) => urlAs('shop', database),
    /** Whom row security does not bind. */
    superUrl: (database: string) => urlAs('postgres', database),
    backupUrl: (database: string) => urlAs('shop_backup', database),
    addDatabase: (name: string) => query(urlAs('postgres', 'postgres'), `create database ${name} owner shop`),
    restart: () => control('restart', '-m', 'fast'),
    start: () => control('start'),
    stop: () => control('stop', '-m', 'fast'),
    /** The postmaster and all its children, at once. */
    kill() {
      const postmaster = Number(fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
      // some may be about to end by themselves
      spawnSync('kill', ['-9', String(postmaster), ...listChildren(postmaster)])
    },
  }
}

type ServerOwner = ReturnType<typeof findServerOwner>

async function createCluster(folder: string, port: number, owner: ServerOwner): Promise<string> {
  const cluster = path.join(folder, 'cluster')
  fs.mkdirSync(cluster, { mode: 0o700 })
  fs.writeFileSync(path.join(folder, 'password'), password)
  fs.chownSync(cluster, owner.uid, owner.gid)
  await runProgram(
    'initdb',
    [
      '-D',
      cluster,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      `--pwfile=${path.join(folder, 'password')}`,
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ],
    owner,
  )
  fs.appendFileSync(
    path.join(cluster, 'postgresql.conf'),
    `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\ndeadlock_timeout = '100ms'\n`,
  )
  return cluster
}

/** PostgreSQL refuses root; anybody else runs it as themselves. */
export function findServerOwner(): { uid: number; gid: number; cwd: string } {
  const [ours, group] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0]
  if (ours !== 0) return { uid: ours, gid: group, cwd: '/' }
  const people = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid, gid] =
    people.find(([name]) => name === 'postgres') ?? people.find(([name]) => name === 'nobody') ?? []
  return { uid: Number(uid), gid: Number(gid), cwd: '/' }
}

export const listChildren = (pid: number | string) =>
  [...fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').matchAll(/\d+/g)].map(String)

export async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
