// Passports that come in: cheap also when many come at once, and refused where the disk is full.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createPicture, queryAsOwner } from './form-endpoints.ts'
import {
  countDocumentRows,
  createJpeg,
  createPaidBooking,
  createPassportLink,
  createSiteWithTerms,
} from './paid-booking.ts'
import { createFile, toMultipartForm } from './shared/multipart-form.ts'
import type { Site } from './site.ts'

/**
 * The product as a process of its own on the database of `site`, so that what it costs can be told from what
 * the test costs.
 */
async function startProduct({
  dataDir = site.dataDir,
  disk_mb,
}: {
  dataDir?: string
  disk_mb?: number
} = {}) {
  const settings = {
    NARU: 'demo',
    DATA_DIR: dataDir,
    SECRET_KEY: 'a secret of the tests, long enough',
    LOG_LEVEL: 'silent',
    SHED_AFTER_MS: '0',
  }
  const script = `
    const { createNaru } = await import('#naru.server.ts')
    const { readEnv } = await import('#platform/env.server.ts')
    const naru = await createNaru({ env: readEnv(${JSON.stringify(settings)}), databaseUrl: ${JSON.stringify(site.url)}, jobs: false })
    await naru.app.listen({ host: '127.0.0.1', port: 0 })
    let most = 0
    setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 2).unref()
    process.stdin.on('data', () => {
      globalThis.gc()
      console.log(JSON.stringify({ most, now: process.memoryUsage.rss() }))
      most = 0
    })
    process.stdin.on('end', () => process.exit())
    console.log(JSON.stringify({ port: naru.app.server.address().port }))`
  const node = [process.execPath, '--expose-gc', '--input-type=module', '-e', script]
  // On a disk of its own, seen by this process alone.
  const mount = `mount -t tmpfs -o size=${disk_mb}m tmpfs "$0" && exec "$@"`
  const command = disk_mb ? ['unshare', '-rm', 'sh', '-c', mount, dataDir, ...node] : node
  const served = spawn(command[0] ?? '', command.slice(1), { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void served.stdin.end())
  const line = async () => JSON.parse(String((await once(served.stdout, 'data'))[0]))
  const { port } = await line()
  const memory = (): Promise<{ most: number; now: number }> => {
    served.stdin.write('?')
    return line()
  }
  /** A form sent bit by bit, as by a telephone. */
  async function send(path: string, parts: Parameters<typeof toMultipartForm>[0]): Promise<number> {
    const { payload, headers } = await toMultipartForm(parts)
    return new Promise((resolve, reject) => {
      const request = http.request(
        {
          port,
          path,
          method: 'POST',
          headers: { ...headers, host: 'a1.localhost', 'content-length': payload.length },
        },
        (response) => {
          response.resume()
          response.on('end', () => resolve(response.statusCode ?? 0))
        },
      )
      request.on('error', reject)
      for (let at = 0; at < payload.length; at += 65_536) request.write(payload.subarray(at, at + 65_536))
      request.end()
    })
  }
  return { port, send, memory }
}

const createLargeJpeg = async () =>
  createFile(
    'large.jpg',
    Buffer.concat([await createPicture().jpeg().toBuffer(), Buffer.alloc(10 * 1024 * 1024)]).subarray(
      0,
      10 * 1024 * 1024,
    ),
  )
/** A picture that stays large however it is packed. */
const createNoisePicture = () =>
  sharp({
    create: {
      width: 2_400,
      height: 1_800,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
const uploadPath = '/api/landing/uploadPassportLink'

async function createPassportLinks(count: number): Promise<string[]> {
  const tokens: string[] = []
  for (let at = 0; at < count; at++)
    tokens.push(await createPassportLink(site, await createPaidBooking(site)))
  return tokens
}

let site: Site
let tokens: string[]
beforeAll(async () => {
  site = await createSiteWithTerms({ shared: true })
  tokens = await createPassportLinks(40)
})

test('twenty pictures of ten megabytes at once cost the server less than 60 MB', async () => {
  const server = await startProduct()
  const large = await createLargeJpeg()
  const sendAll = (some: string[]) =>
    Promise.all(some.map((token) => server.send(uploadPath, { token, files: large })))
  await sendAll(tokens.slice(0, 20)) // what any first work costs: compiled code, connections
  const { now } = await server.memory()
  expect(new Set(await sendAll(tokens.slice(20)))).toEqual(new Set([200]))
  const { most } = await server.memory()
  const grown = Math.round((most - now) / 1024 / 1024)
  process.stdout.write(`20 passports of 10 MB at once cost ${grown} MB\n`)
  expect(grown).toBeLessThan(60)
}, 90_000)

test('on a full disk uploads fail with 507, leave no half file, and bookings go on', async ({ skip }) => {
  skip(
    spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status !== 0,
    'a small disk cannot be made here',
  )
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-small-'))
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true }))
  const server = await startProduct({ dataDir, disk_mb: 25 })
  const large = await createLargeJpeg()
  const some = tokens.slice(0, 10)
  await queryAsOwner(site, 'delete from passport_file')
  const before = await countDocumentRows(site)
  const statuses = await Promise.all(some.map((token) => server.send(uploadPath, { token, files: large })))
  expect(statuses.filter((status) => ![200, 507].includes(status))).toEqual([])
  expect(statuses).toContain(507)
  const stored = statuses.filter((status) => status === 200).length
  expect(await countDocumentRows(site)).toEqual({ ...before, passport_file: stored })
  // What fits again proves that nothing was left behind.
  expect(
    await server.send(uploadPath, { token: some[statuses.indexOf(507)] ?? '', files: await createJpeg() }),
  ).toBe(200)
  const { me } = await createPaidBooking(site)
  expect((await me.send('GET', '/api/landing/packageList')).status).toBe(200)
}, 90_000)

test('on a full disk /readyz stays at 200 and says so, while uploads answer 507', async ({ skip }) => {
  skip(
    spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status !== 0,
    'a small disk cannot be made here',
  )
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-full-'))
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true }))
  const server = await startProduct({ dataDir, disk_mb: 5 })
  const [token = ''] = tokens
  expect(await server.send(uploadPath, { token, files: await createLargeJpeg() })).toBe(507)
  await site.make.board({ board_id: 'OPEN', write: 'anyone' })
  const post = { board_id: 'OPEN', title: 'a', contents: '<p>a</p>', reg_name: '김', password: 'a-long-one' }
  const shown = createFile('noise.png', await createNoisePicture())
  expect(await server.send('/api/landing/board/createPost', { ...post, pictures: shown })).toBe(507)
  const ready = await fetch(`http://127.0.0.1:${server.port}/readyz`)
  expect([ready.status, await ready.json()]).toEqual([200, { ok: true, disk: 'full' }])
}, 90_000)
