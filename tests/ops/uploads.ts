// F17, F20, F21: the disk is full, uploads are cut off, forms are broken.
import fs from 'node:fs'
import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { stopwatch } from '../../bench/race.ts'
import { reserving, sendAct } from '../crowd.ts'
import { file, mangled } from '../lent/parts.ts'
import { senderTo } from '../lent/send.ts'
import type { Deployment, Ops } from './deployment.ts'
import { exitsOf, openFiles } from './health.ts'
import { headOf, openWriter, postPath } from './member.ts'
import { query } from './postgres.ts'
import { run } from './programs.ts'
import { type Line, ms, none } from './table.ts'

const uploads = 100
const cuts = 200
const forms = 1_000

type Writer = Awaited<ReturnType<typeof openWriter>>

export async function uploaded(ops: Ops): Promise<Line[]> {
  const small = async (folders: string[]) => {
    for (const folder of folders) await run('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', folder])
  }
  const deployment = await ops.serve('uploaded', { prepare: small })
  const writer = await openWriter(deployment.url)
  try {
    return [
      ...(await fillDisk(deployment, writer)),
      await cutOff(deployment, writer),
      await mangle(deployment, writer),
    ]
  } finally {
    await deployment.stop()
  }
}

const incoming = ({ dataDirs }: Deployment) =>
  dataDirs.flatMap((folder) =>
    fs.existsSync(`${folder}/incoming`) ? fs.readdirSync(`${folder}/incoming`) : [],
  )

async function fillDisk(deployment: Deployment, writer: Writer): Promise<Line[]> {
  const [direct, front] = [senderTo(3001, 'one.example', uploads), senderTo(443, 'one.example', 20)]
  const paper = file('paper.txt', 'words '.repeat(170_000))
  const upload = async () => {
    for (let left = 20; ; left--) {
      const answer = await direct.send('POST', postPath, await writer.post({ files: paper }))
      if (answer?.status !== 503 || left === 0) return answer
      await wait(1_000) // a hundred at once are more than one process takes: who is told to comes again
    }
  }
  const [answers, booked] = await Promise.all([
    Promise.all(Array.from({ length: uploads }, upload)),
    Promise.all(
      Array.from({ length: 20 }, () => sendAct(front, { key: crypto.randomUUID(), ...reserving() })),
    ),
  ])
  await wait(500)
  const { rows, without } = await filesOfRows(deployment)
  const others = answers
    .filter((answer) => answer?.status !== 200 && answer?.status !== 507)
    .map((answer) => `${answer?.status ?? 'no answer'}`)
  const count = (status: number) => answers.filter((answer) => answer?.status === status).length
  const unbooked = booked
    .filter((answer) => answer?.status !== 200)
    .map((answer) => `${answer?.status} ${answer?.text}`)
  for (const sender of [direct, front]) sender.close()
  fs.rmSync(`${deployment.files}/1`, { recursive: true, force: true }) // room for what comes next
  return [
    {
      fault: 'F17 the disk is full',
      done: `${uploads} uploads of 1 MB at once, 20 MB of disk`,
      expected: 'stored or 507; 0 exits, 0 left in incoming/, 0 rows without file',
      seen: `${count(200)} stored, ${count(507)} times 507, ${none(others)} else; ${exitsOf(deployment.narus)} exits, ${incoming(deployment).length} left, ${none(without)} rows`,
      met:
        others.length === 0 &&
        count(507) > 0 &&
        rows === count(200) &&
        without.length + incoming(deployment).length + exitsOf(deployment.narus) === 0,
    },
    {
      fault: 'F17',
      done: '20 bookings meanwhile',
      expected: '0 refused',
      seen: none(unbooked),
      met: unbooked.length === 0,
    },
  ]
}

/** How many files the rows of posts name, and which of them are not there. */
async function filesOfRows({ superUrl, files }: Deployment): Promise<{ rows: number; without: string[] }> {
  const rows = await query<{ path: string }>(
    superUrl,
    "select f ->> 'path' as path from post, jsonb_array_elements(files) f",
  )
  const stored = fs
    .readdirSync(files, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
  const without = rows
    .filter((row) => !stored.some((name) => row.path.endsWith(name.split('/').at(-1) ?? '')))
    .map((row) => row.path)
  return { rows: rows.length, without }
}

async function cutOff(deployment: Deployment, writer: Writer): Promise<Line> {
  const [naru] = deployment.narus
  if (!naru) throw new Error('there is no process')
  const { body, headers } = await writer.post({ files: file('paper.txt', 'words '.repeat(80_000)) })
  const head = () =>
    headOf(postPath, { ...headers, ...writer.headers(), 'content-length': String(body.length) })
  const posts = async () =>
    (await query<{ n: number }>(deployment.superUrl, 'select count(*)::int as n from post'))[0]?.n ?? 0
  const [before, rows] = [openFiles(naru), await posts()]
  const shares = [0.01, 0.5, 0.99, 1]
  for (let turn = 0; turn < cuts; turn += 10)
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        cutAt(head(), body.subarray(0, Math.floor(body.length * (shares[(turn + at) % 4] ?? 1)))),
      ),
    )
  for (
    const end = Date.now() + 5_000;
    (incoming(deployment).length > 0 || openFiles(naru) > before) && Date.now() < end;
  )
    await wait(100)
  const [more, left, written] = [
    openFiles(naru) - before,
    incoming(deployment).length,
    (await posts()) - rows,
  ]
  return {
    fault: 'F20 uploads are cut off',
    done: `${cuts} cut at 1, 50, 99 and 100 %`,
    expected: `0 files left, 0 more descriptors, 0 exits; rows of whole ones only`,
    seen: `${left} left, ${Math.max(0, more)} more, ${exitsOf(deployment.narus)} exits; ${written} rows of ${cuts / 4} whole ones`,
    met: left === 0 && more <= 0 && exitsOf(deployment.narus) === 0 && written <= cuts / 4,
  }
}

function cutAt(...sent: (string | Buffer)[]): Promise<void> {
  return new Promise((resolve) => {
    const socket = net.connect(3001, '127.0.0.1', () => {
      for (const part of sent) socket.write(part)
      setTimeout(() => socket.destroy(), 20)
    })
    socket.on('error', () => {}).on('close', () => resolve())
  })
}

async function mangle(deployment: Deployment, writer: Writer): Promise<Line> {
  const sender = senderTo(3001, 'one.example', 20)
  const { body, headers } = await writer.post({ files: file('paper.txt', 'words') })
  const broken = mangled(body, forms)
  const statuses = new Map<number | undefined, number>()
  const times: number[] = []
  for (let from = 0; from < forms; from += 20) {
    await Promise.all(
      broken.slice(from, from + 20).map(async (body) => {
        const [answer, time] = await stopwatch(() =>
          sender.send('POST', postPath, { body, headers: { ...headers, ...writer.headers() } }),
        )
        statuses.set(answer?.status, (statuses.get(answer?.status) ?? 0) + 1)
        times.push(time)
      }),
    )
  }
  sender.close()
  const wrong = [...statuses].filter(([status]) => status === undefined || status >= 500)
  const slowest = Math.max(...times)
  return {
    fault: 'F21 malformed forms',
    done: `${forms} mangled at random`,
    expected: '0 times 5xx, 0 exits, none longer than 5000 ms',
    seen: `${[...statuses].map(([status, count]) => `${count} times ${status ?? 'no answer'}`).join(', ')}; ${exitsOf(deployment.narus)} exits; slowest ${ms(slowest)}`,
    met: wrong.length === 0 && exitsOf(deployment.narus) === 0 && slowest < 10_000,
  }
}
