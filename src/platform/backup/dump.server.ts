// A backup of somebody else's PostgreSQL, with the pg_dump and pg_restore of this machine.
import { spawn } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'

/**
 * Row security hides people's data even from the owner of the tables. pg_dump then refuses instead of leaving
 * rows out.
 */
export const dumpDatabase = (url: string, file: string) =>
  runWithPasswordFile('pg_dump', url, ['--format=custom', `--file=${file}`])

/**
 * In three steps, because a dump made before migration 78 has functions that find each other only by a search
 * path, and pg_restore works without one: they get a path while the rows come in. The next start migrates.
 */
export async function restoreDump(url: string, file: string): Promise<void> {
  const restoreSection = (section: 'pre-data' | 'data' | 'post-data') =>
    runWithPasswordFile('pg_restore', url, [
      '--no-owner',
      '--exit-on-error',
      '--single-transaction',
      `--section=${section}`,
      file,
    ])
  await withClient(url, prepareEmptyDatabase)
  await restoreSection('pre-data')
  const changedRoutines = await withClient(url, setSearchPaths)
  await restoreSection('data')
  await restoreSection('post-data')
  await withClient(url, async (client) => {
    for (const name of changedRoutines) await client.query(`alter routine ${name} reset search_path`)
  })
}

async function prepareEmptyDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "select count(*)::int as n from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  )
  if (rows[0].n > 0)
    throw new Error('The database of DATABASE_URL is not empty: make a new one, and restore into that.')
  // A dump does not contain roles: naru_app for requests and naru_clock for the clock.
  for (const role of ['naru_app', 'naru_clock'])
    await client.query(
      `do $$ begin if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if; execute format('grant ${role} to %I', current_user); end $$`,
    )
}

/** A path for each of our functions that brings none, and which those are. */
async function setSearchPaths(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p') and p.proconfig is null
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  )
  for (const { name } of rows) await client.query(`alter routine ${name} set search_path = public`)
  return rows.map(({ name }) => name)
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'naru restore',
    connectionTimeoutMillis: 5_000,
  })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

async function runWithPasswordFile(
  program: 'pg_dump' | 'pg_restore',
  url: string,
  args: string[],
): Promise<void> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'naru-'))
  try {
    await runProgram(program, [
      `--dbname=${await movePasswordToFile(url, path.join(folder, 'password'))}`,
      ...args,
    ])
  } finally {
    await fs.rm(folder, { recursive: true })
  }
}

// Everybody on the machine can see the arguments of a program. So the password is in a file that only the
// caller can read.
async function movePasswordToFile(url: string, file: string): Promise<string> {
  const safeUrl = new URL(url)
  await fs.writeFile(file, `*:*:*:*:${decodeURIComponent(safeUrl.password).replace(/[\\:]/g, '\\$&')}`, {
    mode: 0o600,
  })
  safeUrl.password = ''
  safeUrl.searchParams.set('passfile', file)
  return safeUrl.href
}

async function runProgram(program: string, args: string[]): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  )
  const [output, code] = await Promise.all([text(child.stderr), ended]).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT'
        ? new Error(
            `${program} is not installed here: install the client programs of PostgreSQL, of the server's version or newer.`,
          )
        : error
    },
  )
  if (code !== 0) throw new Error(`${program} failed. ${output.trim()}`)
}
