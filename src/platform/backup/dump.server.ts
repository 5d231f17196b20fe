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
export const dump = (url: string, file: string) => run('pg_dump', url, ['--format=custom', `--file=${file}`])

export async function restoreDump(url: string, file: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'naru restore',
    connectionTimeoutMillis: 5_000,
  })
  await client.connect()
  try {
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
  } finally {
    await client.end()
  }
  await run('pg_restore', url, ['--no-owner', '--exit-on-error', '--single-transaction', file])
}

async function run(program: 'pg_dump' | 'pg_restore', url: string, args: string[]): Promise<void> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'naru-'))
  try {
    await runOn(program, [`--dbname=${await withoutPassword(url, path.join(folder, 'password'))}`, ...args])
  } finally {
    await fs.rm(folder, { recursive: true })
  }
}

// Everybody on the machine can see the arguments of a program. So the password is in a file that only the
// caller can read.
async function withoutPassword(url: string, file: string): Promise<string> {
  const shown = new URL(url)
  await fs.writeFile(file, `*:*:*:*:${decodeURIComponent(shown.password).replace(/[\\:]/g, '\\$&')}`, {
    mode: 0o600,
  })
  shown.password = ''
  shown.searchParams.set('passfile', file)
  return shown.href
}

async function runOn(program: string, args: string[]): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  )
  const [said, code] = await Promise.all([text(child.stderr), ended]).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT'
        ? new Error(
            `${program} is not installed here: install the client programs of PostgreSQL, of the server's version or newer.`,
          )
        : error
    },
  )
  if (code !== 0) throw new Error(`${program} failed. ${said.trim()}`)
}
