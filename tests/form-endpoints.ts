// Two form calls of the tests' own behind the real gate, on the ground of a real site.

import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import sharp, { type Sharp } from 'sharp'
import { expect } from 'vitest'
import { z } from 'zod'
import { createAnonymousContext } from '#context.server.ts'
import { refuse } from '#errors.ts'
import { ResponseCache } from '#platform/cache/response-cache.server.ts'
import { createHttpApp } from '#platform/http.server.ts'
import type { Upload } from '#platform/upload/prepare-uploads.server.ts'
import { call } from '#platform/wire/call.ts'
import { createEndpoints, type Handlers } from '#platform/wire/invoke.server.ts'
import { mountCalls } from '#platform/wire/mount.server.ts'
import { createFile, type FormFields, toMultipartForm } from './shared/multipart-form.ts'
import type { Site } from './site.ts'

const StoredUpload = z.object({
  name: z.string(),
  type: z.string(),
  size: z.int(),
  path: z.string(),
  hash: z.string(),
})
const input = z.object({
  title: z.string(),
  party: z.object({ adult: z.int() }).optional(),
  stars: z.int().optional(),
  ends: z.enum(['well', 'refusing', 'throwing', 'at commit', 'at the second try']).default('well'),
})
const files = {
  photos: { accept: 'pictures' },
  papers: { accept: 'papers' },
  passports: { accept: 'pictures', private: true, most: 1 },
  attached: { accept: 'papers', encrypted: true, isOfTravel: true },
} as const
const spec = {
  method: 'POST',
  takes: 'form',
  input,
  files,
  output: z.object({
    photos: z.array(StoredUpload),
    papers: z.array(StoredUpload),
    passports: z.array(StoredUpload),
    input,
  }),
} as const
const calls = {
  form: call({ ...spec, path: '/api/form', who: 'anyone' }),
  forMembers: call({ ...spec, path: '/api/for-members', who: 'member' }),
}

const handlers: Handlers<typeof calls> = {
  form: async ({ db, files, request_id }, input) => {
    if (input.ends === 'refusing') refuse('NOT_TRAVELLED')
    if (input.ends === 'throwing') throw new Error('a bug')
    if (input.ends === 'at the second try' && deadlockedRequest !== request_id) {
      deadlockedRequest = request_id
      throw Object.assign(new Error('deadlock'), { code: '40P01', severity: 'ERROR' })
    }
    if (input.ends === 'at commit') await sql`insert into only_once (n) values (1), (1)`.execute(db)
    return { ...files, input }
  },
  forMembers: ({ files }, input) => ({ ...files, input }),
}
let deadlockedRequest = ''

type FormAnswer = {
  code?: string
  fields?: Record<string, { ko: string; en: string }>
  photos: Upload[]
  papers: Upload[]
  passports: Upload[]
  input: z.output<typeof input>
}
export type FormEndpoints = Awaited<ReturnType<typeof createFormEndpoints>>

export async function createFormEndpoints(site: Site) {
  const app = await createHttpApp({
    LOG_LEVEL: 'silent',
    TRUST_PROXY: [],
    SHED_AFTER_MS: 0,
    STUCK_AFTER_MS: 30_000,
  })
  mountCalls(app, {
    endpoints: createEndpoints({ test: calls }, { test: handlers }),
    deps: site.naru.deps,
    responses: new ResponseCache(0),
    createRequestContext: (request) => ({
      ...createAnonymousContext(request),
      travel_agency: 1,
      host: 'a1.localhost',
    }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  await queryAsOwner(
    site,
    'create table only_once (n int primary key deferrable initially deferred); grant insert on only_once to naru_app',
  )

  async function send(fields: FormFields) {
    const response = await app.inject({
      method: 'POST',
      url: '/api/form',
      ...(await toMultipartForm({ title: 'Jeju', ...fields })),
    })
    return { status: response.statusCode, ...response.json<FormAnswer>() }
  }

  const folder = (name: string) => path.join(site.dataDir, name)
  const listNames = (place: string, recursive = false) =>
    fs.existsSync(place) ? fs.readdirSync(place, { recursive, encoding: 'utf8' }) : []
  const listStored = () => listNames(folder('files/1'), true)
  const listIncoming = () => listNames(folder('incoming'))

  /** Refused with this code, and the disk is as it was. */
  async function expectRefusal(fields: FormFields, code: string, more: object = {}) {
    const before = listStored()
    expect(await send(fields)).toMatchObject({ code, ...more })
    expect(listStored()).toEqual(before)
    expect(listIncoming()).toEqual([])
  }

  return {
    site,
    app,
    send,
    listStored,
    listIncoming,
    expectRefusal,
    readStored: (key: string) => fs.readFileSync(folder(`files/1/${key}`)),
  }
}

export async function queryAsOwner(site: Site, sql: string): Promise<unknown[]> {
  const owner = new pg.Client(site.url)
  await owner.connect()
  const { rows } = await owner.query(sql)
  await owner.end()
  return rows
}

export const createPicture = (width = 700, height = 500) =>
  sharp({ create: { width, height, channels: 3, background: '#3080c0' } })
export const toFile = async (name: string, made: Sharp) => createFile(name, await made.toBuffer())
/** The file of one width, as an address or as a key. */
export const toWidthPath = (width: number, { path = '' }: Partial<Upload> = {}) =>
  path.replace('.webp', `_${width}.webp`)
export const toWidthKey = (width: number, upload?: Upload) =>
  toWidthPath(width, upload).replace('/files/', 'public/')

/** A JPEG that was cut off in the middle. */
export async function createTruncatedJpeg(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const whole = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer()
  return whole.subarray(0, whole.length / 2)
}
