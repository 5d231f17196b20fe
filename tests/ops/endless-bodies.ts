// F22: bodies that are huge, deep, or never end, at a process directly: nginx alone would stop them at 110
// MB.
import net from 'node:net'
import { measureTime } from '../../bench/race.ts'
import type { Ops } from './deployment.ts'
import { countExits, measureGrowthMB, readMemoryMB } from './health.ts'
import { buildRequestHead, createPostWriter, postPath } from './post-writer.ts'
import { compareTime, formatMs, type OpsResult } from './result-table.ts'

/** `more` is sent again and again. */
type EndlessBody = {
  what: string
  path: string
  headers: Record<string, string>
  first: string
  more?: string
}

const toChunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
const reservePath = '/api/landing/package/nonMember'
const jsonHeaders = { 'content-type': 'application/json' }
const chunkedHeaders = { 'transfer-encoding': 'chunked' }
const formHeaders = { 'content-type': 'multipart/form-data; boundary=abc' }
const deepJson = `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
const wideJson = `{${Array.from({ length: 1_000_000 }, (_, at) => `"k${at}":1`).join()}}`
const largeChunk = toChunk('x'.repeat(65_536))

const bodies: EndlessBody[] = [
  {
    what: '10 GB announced',
    path: reservePath,
    headers: { ...jsonHeaders, 'content-length': String(10 * 1024 ** 3) },
    first: '{',
  },
  {
    what: 'JSON without end',
    path: reservePath,
    headers: { ...jsonHeaders, ...chunkedHeaders },
    first: toChunk('{'),
    more: largeChunk,
  },
  {
    what: 'a file without end',
    path: postPath,
    headers: { ...formHeaders, ...chunkedHeaders },
    first: toChunk('--abc\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\n'),
    more: largeChunk,
  },
  {
    what: '100,000 levels of JSON',
    path: reservePath,
    headers: { ...jsonHeaders, 'content-length': String(deepJson.length) },
    first: deepJson,
  },
  {
    what: '1,000,000 keys',
    path: reservePath,
    headers: { ...jsonHeaders, 'content-length': String(wideJson.length) },
    first: wideJson,
  },
]

export async function testEndlessBodies(ops: Ops): Promise<OpsResult[]> {
  const deployment = await ops.serve('endless')
  const writer = await createPostWriter(deployment.url)
  const before = deployment.narus.map(readMemoryMB)
  const statuses: string[] = []
  const times: number[] = []
  for (const body of bodies) {
    const [status, time] = await measureTime(() => sendEndlessBody(body, writer.headers()))
    statuses.push(status)
    times.push(time)
  }
  const grown = measureGrowthMB(deployment.narus, before)
  const slowest = Math.max(...times)
  const exits = countExits(deployment.narus)
  await deployment.stop()
  return [
    {
      fault: 'F22 huge bodies',
      done: bodies.map(({ what }) => what).join('; '),
      expected: '400, 413 or cut off within 1000 ms, memory grows by less than 100 MB',
      seen: `${statuses.join(', ')}; slowest ${formatMs(slowest)}; ${Math.round(grown)} MB`,
      met:
        statuses.every((status) => ['400', '413', 'cut off'].includes(status)) &&
        grown < 100 &&
        exits === 0 &&
        compareTime(slowest, 1_000),
    },
  ]
}

/** What it is answered with, perhaps while it is still being sent. */
function sendEndlessBody(
  { path, headers, first, more }: EndlessBody,
  from: Record<string, string>,
): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(3001, '127.0.0.1', () =>
      socket.write(buildRequestHead(path, { ...from, ...headers }) + first),
    )
    const sending = setInterval(() => more && socket.writableLength < 1_000_000 && socket.write(more), 1)
    const late = setTimeout(() => {
      status = 'no answer'
      socket.destroy()
    }, 35_000)
    let status = 'cut off'
    socket.once('data', (bytes) => {
      status = /^HTTP\/1.1 (\d+)/.exec(String(bytes))?.[1] ?? status
      socket.destroy()
    })
    socket
      .on('error', () => {})
      .on('close', () => {
        clearInterval(sending)
        clearTimeout(late)
        resolve(status)
      })
  })
}
