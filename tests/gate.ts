// Two form calls of the tests' own behind the real gate, on the ground of a real site.

import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import sharp, { type Sharp } from 'sharp'
import { expect } from 'vitest'
import { z } from 'zod'
import { nobody } from '#context.server.ts'
import { refuse } from '#errors.ts'
import { Answers } from '#platform/cache/answers.server.ts'
import { openHttp } from '#platform/http.server.ts'
import type { Upload } from '#platform/upload/prepare.server.ts'
import { call } from '#platform/wire/call.ts'
import { doorsOf, type HandlersOf } from '#platform/wire/invoke.server.ts'
import { mount } from '#platform/wire/mount.server.ts'
import { asForm, file, type Parts } from './lent/parts.ts'
import type { Site } from './site.ts'

const Kept = z.object({
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
} as const
const spec = {
  method: 'POST',
  takes: 'form',
  input,
  files,
  output: z.object({ photos: z.array(Kept), papers: z.array(Kept), passports: z.array(Kept), input }),
} as const
const calls = {
  form: call({ ...spec, path: '/api/form', who: 'anyone' }),
  forMembers: call({ ...spec, path: '/api/for-members', who: 'member' }),
}

const handlers: HandlersOf<typeof calls> = {
  form: async ({ db, files, request_id }, input) => {
    if (input.ends === 'refusing') refuse('NOT_TRAVELLED')
    if (input.ends === 'throwing') throw new Error('a bug')
    if (input.ends === 'at the second try' && deadlocked !== request_id) {
      deadlocked = request_id
      throw Object.assign(new Error('deadlock'), { code: '40P01', severity: 'ERROR' })
    }
    if (input.ends === 'at commit') await sql`insert into only_once (n) values (1), (1)`.execute(db)
    return { ...files, input }
  },
  forMembers: ({ files }, input) => ({ ...files, input }),
}
let deadlocked = ''

type Answer = {
  code?: string
  fields?: Record<string, { ko: string; en: string }>
  photos: Upload[]
  papers: Upload[]
  passports: Upload[]
  input: z.output<typeof input>
}
export type Gate = Awaited<ReturnType<typeof openGate>>

export async function openGate(site: Site) {
  const app = await openHttp({
    LOG_LEVEL: 'silent',
    TRUST_PROXY: [],
    SHED_AFTER_MS: 0,
    STUCK_AFTER_MS: 30_000,
  })
  mount(app, {
    doors: doorsOf({ test: calls }, { test: handlers }),
    ground: site.naru.ground,
    answers: new Answers(0),
    whoAsks: (request) => ({ ...nobody(request), travel_agency: 1, host: 'a1.localhost' }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  await asOwner(
    site,
    'create table only_once (n int primary key deferrable initially deferred); grant insert on only_once to naru_app',
  )

  async function send(parts: Parts) {
    const response = await app.inject({
      method: 'POST',
      url: '/api/form',
      ...(await asForm({ title: 'Jeju', ...parts })),
    })
    return { status: response.statusCode, ...response.json<Answer>() }
  }

  const folder = (name: string) => path.join(site.dataDir, name)
  const namesIn = (place: string, recursive = false) =>
    fs.existsSync(place) ? fs.readdirSync(place, { recursive, encoding: 'utf8' }) : []
  const stored = () => namesIn(folder('files/1'), true)
  const incoming = () => namesIn(folder('incoming'))

  /** Refused with this code, and the disk is as it was. */
  async function expectRefusal(parts: Parts, code: string, more: object = {}) {
    const before = stored()
    expect(await send(parts)).toMatchObject({ code, ...more })
    expect(stored()).toEqual(before)
    expect(incoming()).toEqual([])
  }

  return {
    site,
    app,
    send,
    stored,
    incoming,
    expectRefusal,
    bytesOf: (key: string) => fs.readFileSync(folder(`files/1/${key}`)),
  }
}

export async function asOwner(site: Site, sql: string): Promise<unknown[]> {
  const owner = new pg.Client(site.url)
  await owner.connect()
  const { rows } = await owner.query(sql)
  await owner.end()
  return rows
}

export const picture = (width = 700, height = 500) =>
  sharp({ create: { width, height, channels: 3, background: '#3080c0' } })
export const fileOf = async (name: string, made: Sharp) => file(name, await made.toBuffer())
/** The file of one width, as an address or as a key. */
export const at = (width: number, { path = '' }: Partial<Upload> = {}) =>
  path.replace('.webp', `_${width}.webp`)
export const keyAt = (width: number, upload?: Upload) => at(width, upload).replace('/files/', 'public/')

/** A JPEG that was cut off in the middle. */
export async function cutJpeg(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const whole = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer()
  return whole.subarray(0, whole.length / 2)
}
