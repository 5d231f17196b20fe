// Starts that cannot succeed: one sentence that says what to do, exit code 1, and nothing damaged.

import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { saveSecret } from '#domain/agency/keys/secrets.server.ts'
import { checkSecretKey } from '#domain/document/rotate-secrets.server.ts'
import { createDatabase } from '#platform/db/database.server.ts'
import { startPostgres } from '#platform/db/postgres.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { createKeyFor } from '#platform/secrets.server.ts'
import { make } from '#seed/make.ts'
import { copyPreparedCluster } from './prepared-cluster.ts'
import { getPort } from './shared/get-port.ts'
import { startServer, testSecret } from './shared/run-product.ts'
import { createMigratedDatabase } from './site.ts'

const createTempFolder = () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-bad-start-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function expectStartRefused(
  sentence: RegExp,
  env: Record<string, string>,
  before?: string[],
): Promise<void> {
  const server = startServer({ SECRET_KEY: testSecret, DATA_DIR: createTempFolder(), ...env }, before)
  expect([await server.ended, server.complaint()]).toEqual([1, expect.stringMatching(sentence)])
  // one line, and no dot in it matches a line's end
  expect(server.complaint()).toMatch(/^Naru did not start\. .+\n$/)
}

async function runSql(url: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client(url)
  await client.connect()
  return client.query(sql).finally(() => client.end())
}

function changeUrl(
  url: string,
  change: Partial<Pick<URL, 'hostname' | 'port' | 'username' | 'password' | 'pathname'>>,
): string {
  return Object.assign(new URL(url), change).href
}

test('refuses to start with an unusable database URL', { timeout: 60_000 }, async () => {
  const url = await createMigratedDatabase()
  const weak = `weak_${randomBytes(4).toString('hex')}`
  await runSql(url, `create role ${weak} login password 'weak'`)
  await Promise.all([
    expectStartRefused(/DATABASE_URL must look like postgres:/, { DATABASE_URL: 'localhost/naru' }),
    expectStartRefused(/The host no-such-host\.invalid of the database is not known here/, {
      DATABASE_URL: changeUrl(url, { hostname: 'no-such-host.invalid' }),
    }),
    expectStartRefused(/No database answers at 127\.0\.0\.1:1;/, {
      DATABASE_URL: changeUrl(url, { port: '1' }),
    }),
    expectStartRefused(/does not let us in \(password authentication failed/, {
      DATABASE_URL: changeUrl(url, { password: 'wrong' }),
    }),
    expectStartRefused(/That database is not there \(database "missing" does not exist\)/, {
      DATABASE_URL: changeUrl(url, { pathname: '/missing' }),
    }),
    expectStartRefused(/lacks a right \(permission denied/, {
      DATABASE_URL: changeUrl(url, { username: weak, password: 'weak' }),
    }),
  ])
  const [later] = (
    await runSql(url, "insert into migration (name, hash) values ('9999_later.sql', 'x') returning name")
  ).rows
  await expectStartRefused(
    /The database is newer than this program: it knows 9999_later\.sql\. Start the newer program\./,
    { DATABASE_URL: url },
  )
  expect((await runSql(url, 'select name from migration order by name desc limit 1')).rows).toEqual([later])
})

test('refuses to start with a different SECRET_KEY until the former key is given too', {
  timeout: 60_000,
}, async () => {
  const url = await createMigratedDatabase()
  const former = 'the secret before this one, long enough'
  const { db, close } = createDatabase(url, () => {})
  await make(db, 7).agency()
  await runInTransaction(db, 7, (tx) =>
    saveSecret(
      { db: tx, travel_agency: 7, keyFor: createKeyFor({ SECRET_KEY: former, DATA_DIR: '' }) },
      'toss_secret_key',
      'live_sk',
    ),
  )
  await close()
  await expectStartRefused(/What agency 7 keeps is locked with another SECRET_KEY/, { DATABASE_URL: url })
  await expectStartRefused(/What agency 7 keeps is locked with another SECRET_KEY/, {
    DATABASE_URL: url,
    NARU: 'demo',
  })
  const server = startServer({
    DATABASE_URL: url,
    SECRET_KEY: testSecret,
    SECRET_KEY_PREVIOUS: former,
    DATA_DIR: createTempFolder(),
  })
  onTestFinished(() => void server.child.kill('SIGKILL'))
  expect(await server.port).toBeGreaterThan(0)
  const start = (SECRET_KEY: string) => checkSecretKey(url, createKeyFor({ SECRET_KEY, DATA_DIR: '' }))
  for (const alone of [testSecret, former])
    await expect(start(alone)).rejects.toThrow('What is kept here is locked with another SECRET_KEY')

  const rotate = (previous: string) =>
    spawnSync(process.execPath, ['bin/rotate-secret.ts'], {
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: url,
        SECRET_KEY: testSecret,
        SECRET_KEY_PREVIOUS: previous,
      },
    })
  expect(rotate('neither this nor that secret, long enough')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^Nothing was locked anew\. What agency 7 keeps is locked with another SECRET_KEY.+\n$/,
    ),
  })
  expect(rotate(former)).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringContaining('1 secrets of agencies and'),
  })
  await start(testSecret)
  await expect(start(former)).rejects.toThrow('What is kept here')
})

test('refuses to start with an unusable data folder or a port in use', {
  timeout: 60_000,
}, async ({ annotate }) => {
  const file = path.join(createTempFolder(), 'file')
  fs.writeFileSync(file, 'mine')
  const used = createTempFolder()
  await copyPreparedCluster(path.join(used, 'postgres'))
  const postgres = await startPostgres(path.join(used, 'postgres'))
  onTestFinished(() => postgres.stop())
  const other = new pg.Client({ connectionString: postgres.url, application_name: 'naru' })
  await other.connect()
  onTestFinished(() => other.end())
  const taken = net.createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await new Promise((resolve) => taken.once('listening', resolve))
  const port = String(getPort(taken))
  const url = await createMigratedDatabase()
  await Promise.all([
    expectStartRefused(/DATA_DIR \S+ cannot be used, because it is not a folder/, { DATA_DIR: file }),
    expectStartRefused(/Naru is already running on \S+; stop it first, or choose another DATA_DIR/, {
      DATA_DIR: used,
    }),
    expectStartRefused(new RegExp(`Port ${port} of 127\\.0\\.0\\.1 is taken`), {
      DATABASE_URL: url,
      PORT: port,
    }),
    expectStartRefused(new RegExp(`Port ${port} of 127\\.0\\.0\\.1 is taken`), {
      DATABASE_URL: url,
      METRICS_PORT: port,
    }),
  ])
  expect(fs.readFileSync(file, 'utf8')).toBe('mine')
  expect((await other.query('select 1 as here')).rows).toEqual([{ here: 1 }]) // whoever runs there runs on

  if (spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status !== 0)
    return annotate('no disk can be made here')
  const disk = (options: string, folder: string) => [
    'unshare',
    '-rm',
    'sh',
    '-c',
    `mount -t tmpfs -o ${options} tmpfs "$0" && exec "$@"`,
    folder,
  ]
  const [full, fixed] = [createTempFolder(), createTempFolder()]
  await expectStartRefused(
    /cannot be used, because the disk is full/,
    { DATA_DIR: full },
    disk('size=1m', full),
  )
  await expectStartRefused(/cannot be used, because it is read-only/, { DATA_DIR: fixed }, disk('ro', fixed))
})
