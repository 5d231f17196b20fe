// F22: bodies that are huge, deep, or never end, at a process directly: nginx alone would stop them at 110
// MB.
import net from 'node:net'
import { stopwatch } from '../../bench/race.ts'
import type { Ops } from './deployment.ts'
import { exitsOf, grownBy, residentMB } from './health.ts'
import { headOf, openWriter, postPath } from './member.ts'
import { type Line, ms, soon } from './table.ts'

/** `more` is sent again and again. */
type Body = { what: string; path: string; headers: Record<string, string>; first: string; more?: string }

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
const reserve = '/api/landing/package/nonMember'
const json = { 'content-type': 'application/json' }
const chunked = { 'transfer-encoding': 'chunked' }
const form = { 'content-type': 'multipart/form-data; boundary=abc' }
const deep = `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
const wide = `{${Array.from({ length: 1_000_000 }, (_, at) => `"k${at}":1`).join()}}`
const much = chunk('x'.repeat(65_536))

const bodies: Body[] = [
  {
    what: '10 GB announced',
    path: reserve,
    headers: { ...json, 'content-length': String(10 * 1024 ** 3) },
    first: '{',
  },
  {
    what: 'JSON without end',
    path: reserve,
    headers: { ...json, ...chunked },
    first: chunk('{'),
    more: much,
  },
  {
    what: 'a file without end',
    path: postPath,
    headers: { ...form, ...chunked },
    first: chunk('--abc\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\n'),
    more: much,
  },
  {
    what: '100,000 levels of JSON',
    path: reserve,
    headers: { ...json, 'content-length': String(deep.length) },
    first: deep,
  },
  {
    what: '1,000,000 keys',
    path: reserve,
    headers: { ...json, 'content-length': String(wide.length) },
    first: wide,
  },
]

export async function endless(ops: Ops): Promise<Line[]> {
  const deployment = await ops.serve('endless')
  const writer = await openWriter(deployment.url)
  const before = deployment.narus.map(residentMB)
  const statuses: string[] = []
  const times: number[] = []
  for (const body of bodies) {
    const [status, time] = await stopwatch(() => statusOf(body, writer.headers()))
    statuses.push(status)
    times.push(time)
  }
  const grown = grownBy(deployment.narus, before)
  const slowest = Math.max(...times)
  const exits = exitsOf(deployment.narus)
  await deployment.stop()
  return [
    {
      fault: 'F22 huge bodies',
      done: bodies.map(({ what }) => what).join('; '),
      expected: '400, 413 or cut off within 1000 ms, memory grows by less than 100 MB',
      seen: `${statuses.join(', ')}; slowest ${ms(slowest)}; ${Math.round(grown)} MB`,
      met:
        statuses.every((status) => ['400', '413', 'cut off'].includes(status)) &&
        grown < 100 &&
        exits === 0 &&
        soon(slowest, 1_000),
    },
  ]
}

/** What it is answered with, perhaps while it is still being sent. */
function statusOf({ path, headers, first, more }: Body, from: Record<string, string>): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(3001, '127.0.0.1', () =>
      socket.write(headOf(path, { ...from, ...headers }) + first),
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
