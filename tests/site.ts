// The whole product on a fresh database: nothing of ours is mocked.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { issueToken } from '#domain/member/access-token.server.ts'
import { migrate, readMigrations } from '#platform/db/migrate.server.ts'
import { readEnv } from '#platform/env.server.ts'
import { make } from '#seed/make.ts'
import { createNaru } from '../src/naru.server.ts'
import { createStorefrontClient } from './api-client.ts'
import { cleanUpAfterFile } from './file-cleanup.ts'
import { openSavedNodes } from './ops/citus-nodes.ts'
import { query } from './ops/postgres.ts'
import { withDatabase } from './postgres-cluster.ts'
import { generousHoldLimits } from './shared/generous-hold-limits.ts'

/** Of a product that nobody serves: an empty queue is looked at sooner, and what failed is tried again sooner. */
export const quickJobs = { poll_ms: 200, longestPause_s: 1 }

export type Site = Awaited<ReturnType<typeof createSite>>
type SiteOptions = {
  env?: Record<string, string>
  lines?: string[]
  databaseUrl?: string
  jobs?: boolean
  empty?: boolean
  shared?: boolean
  cacheAnswers?: boolean
}

/**
 * `shared`: opened once in beforeAll for a whole file. Agencies 1 and 2 exist, at a1.localhost and
 * a2.localhost; the rest each test makes for itself.
 */
export async function createSite({
  env = {},
  lines,
  databaseUrl,
  jobs = false,
  empty = false,
  shared = false,
  cacheAnswers = true,
}: SiteOptions = {}) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-site-'))
  const url = databaseUrl ?? (await createMigratedDatabase())
  const stream = { write: (line: string) => void lines?.push(line) }
  const naru = await createNaru({
    env: readEnv({
      NARU: 'demo',
      DATA_DIR: dataDir,
      SECRET_KEY: 'a secret of the tests, long enough',
      LOG_LEVEL: lines ? 'info' : 'silent',
      SHED_AFTER_MS: '0', // a busy test machine must not shed our own tests
      ...env,
    }),
    databaseUrl: url,
    jobs: jobs && quickJobs,
    cacheResponses: cacheAnswers,
    stream,
  })
  const { db } = naru.database
  const end = async () => {
    await naru.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
  if (shared) cleanUpAfterFile(end)
  else onTestFinished(end)
  if (!empty && !databaseUrl)
    for (const key of [1, 2]) await make(db, key).agency({ hold_limits: generousHoldLimits })

  const request = (
    path: string,
    {
      host = 'a1.localhost',
      headers = {},
      ...rest
    }: { host?: string } & Omit<InjectOptions, 'url' | 'path'> = {},
  ): Promise<LightMyRequestResponse> => naru.app.inject({ url: path, ...rest, headers: { host, ...headers } })

  const createClient = (host: string, cookie?: string) =>
    createStorefrontClient(host, (url, { headers, ...sent }) =>
      request(url, {
        host,
        ...sent,
        headers: { ...headers, origin: `http://${host}`, ...(cookie && { cookie }) },
      }),
    )

  const createTokenCookie = async (person: { id: number; sid: string }, travel_agency = 1) =>
    `token=${await issueToken(naru.keyFor('access token'), travel_agency, person)}`

  return {
    naru,
    db,
    url,
    dataDir,
    make: make(db, 1),
    makeAt: (key: number) => make(db, key),
    request,
    client: createClient('a1.localhost'),
    createClient: createClient,
    createTokenCookie,
  }
}

export async function createMigratedDatabase(): Promise<string> {
  const clusterUrl = inject('clusterUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  if (process.env.NODES_AT) {
    await openSavedNodes(process.env.NODES_AT).copyDatabase(name, 'template_naru')
    return withDatabase(clusterUrl, name)
  }
  await query(clusterUrl, `create database ${name} template template_naru`)
  return withDatabase(clusterUrl, name)
}

/** With no table of ours. */
export async function createEmptyDatabase(): Promise<string> {
  const clusterUrl = inject('clusterUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  if (process.env.NODES_AT) await openSavedNodes(process.env.NODES_AT).addDatabase(name)
  else await query(clusterUrl, `create database ${name}`)
  return withDatabase(clusterUrl, name)
}

/** The database itself; over several nodes those that keep the rows for the one that is asked. */
export const listDataNodes = (url: string): string[] =>
  process.env.NODES_AT ? openSavedNodes(process.env.NODES_AT).listWorkerUrls(url) : [url]

/** A database as it was before that migration, and its owner at it. */
export async function createDatabaseBefore(
  migration: string,
): Promise<{ url: string; formerOwner: pg.Client }> {
  const url = await createMigratedDatabase()
  const formerOwner = new pg.Client(url)
  await formerOwner.connect()
  onTestFinished(() => formerOwner.end())
  await formerOwner.query('drop schema public cascade; create schema public')
  const before = readMigrations().filter(({ name }) => name < migration)
  await migrate(url, before)
  return { url, formerOwner }
}
