// A backup of somebody else's PostgreSQL, with the pg_dump and pg_restore of this machine.
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import pg from 'pg'

/** All or nothing: row security hides people's data from the tables' owner, and pg_dump refuses rather than leave it out. */
export const dump = (url: string, file: string) => run('pg_dump', ['--format=custom', `--file=${file}`, url])

export async function restoreDump(url: string, file: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'naru restore', connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    const { rows } = await client.query("select count(*)::int as n from pg_tables where schemaname not in ('pg_catalog', 'information_schema')")
    if (rows[0].n > 0) throw new Error('The database of DATABASE_URL is not empty: make a new one, and restore into that.')
    // What a dump does not hold of itself: the role that requests are served as.
    await client.query("do $$ begin if not exists (select from pg_roles where rolname = 'naru_app') then create role naru_app nologin; end if; execute format('grant naru_app to %I', current_user); end $$")
  } finally {
    await client.end()
  }
  await run('pg_restore', ['--no-owner', '--exit-on-error', '--single-transaction', `--dbname=${url}`, file])
}

async function run(program: 'pg_dump' | 'pg_restore', args: string[]): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  const [said, code] = await Promise.all([text(child.stderr), ended]).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(`${program} is not installed here: install the client programs of PostgreSQL, of the server's version or newer.`) : error
  })
  if (code !== 0) throw new Error(`${program} failed. ${said.trim()}`)
}
