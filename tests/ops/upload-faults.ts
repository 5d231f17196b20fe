// F17, F20, F21: the disk is full, uploads are cut off, forms are broken.
import fs from 'node:fs'
import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { measureTime } from '../../bench/race.ts'
import { buildReserveRequest, sendRequest } from '../busy-customers.ts'
import { createSender } from '../shared/http-sender.ts'
import { createFile, mangleForm } from '../shared/multipart-form.ts'
import type { Deployment, Ops } from './deployment.ts'
import { countExits, countOpenFiles } from './health.ts'
import { buildRequestHead, createPostWriter, postPath } from './post-writer.ts'
import { query } from './postgres.ts'
import { runProgram } from './programs.ts'
import { compareTime, formatFaults, formatMs, type OpsResult } from './result-table.ts'

const uploads = 100
const cuts = 200
const forms = 1_000

type PostWriter = Awaited<ReturnType<typeof createPostWriter>>

export async function testUploadFaults(ops: Ops): Promise<OpsResult[]> {
  const small = async (folders: string[]) => {
    for (const folder of folders)
      await runProgram('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', folder])
  }
  const deployment = await ops.serve('uploaded', { prepare: small })
  const writer = await createPostWriter(deployment.url)
  try {
    return [
      ...(await testFullDisk(deployment, writer)),
      await testCutUploads(deployment, writer),
      await testMangledForms(deployment, writer),
    ]
  } finally {
    await deployment.stop()
  }
}

const listIncoming = ({ dataDirs }: Deployment) =>
  dataDirs.flatMap((folder) =>
    fs.existsSync(`${folder}/incoming`) ? fs.readdirSync(`${folder}/incoming`) : [],
  )

async function testFullDisk(deployment: Deployment, writer: PostWriter): Promise<OpsResult[]> {
  const [direct, front] = [createSender(3001, 'one.example', uploads), createSender(443, 'one.example', 20)]
  const paper = createFile('paper.txt', 'words '.repeat(170_000))
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
      Array.from({ length: 20 }, () =>
        sendRequest(front, { key: crypto.randomUUID(), ...buildReserveRequest() }),
      ),
    ),
  ])
  await wait(500)
  const { rows, without } = await countMissingFiles(deployment)
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
      seen: `${count(200)} stored, ${count(507)} times 507, ${formatFaults(others)} else; ${countExits(deployment.narus)} exits, ${listIncoming(deployment).length} left, ${formatFaults(without)} rows`,
      met:
        others.length === 0 &&
        count(507) > 0 &&
        rows === count(200) &&
        without.length + listIncoming(deployment).length + countExits(deployment.narus) === 0,
    },
    {
      fault: 'F17',
      done: '20 bookings meanwhile',
      expected: '0 refused',
      seen: formatFaults(unbooked),
      met: unbooked.length === 0,
    },
  ]
}

/** How many files the rows of posts name, and which of them are not there. */
async function countMissingFiles({
  superUrl,
  files,
}: Deployment): Promise<{ rows: number; without: string[] }> {
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

async function testCutUploads(deployment: Deployment, writer: PostWriter): Promise<OpsResult> {
  const [naru] = deployment.narus
  if (!naru) throw new Error('there is no process')
  const { body, headers } = await writer.post({ files: createFile('paper.txt', 'words '.repeat(80_000)) })
  const head = () =>
    buildRequestHead(postPath, { ...headers, ...writer.headers(), 'content-length': String(body.length) })
  const posts = async () =>
    (await query<{ n: number }>(deployment.superUrl, 'select count(*)::int as n from post'))[0]?.n ?? 0
  const [before, rows] = [countOpenFiles(naru), await posts()]
  const shares = [0.01, 0.5, 0.99, 1]
  for (let turn = 0; turn < cuts; turn += 10)
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        sendAndCut(head(), body.subarray(0, Math.floor(body.length * (shares[(turn + at) % 4] ?? 1)))),
      ),
    )
  for (
    const end = Date.now() + 5_000;
    (listIncoming(deployment).length > 0 || countOpenFiles(naru) > before) && Date.now() < end;
  )
    await wait(100)
  const [more, left, written] = [
    countOpenFiles(naru) - before,
    listIncoming(deployment).length,
    (await posts()) - rows,
  ]
  return {
    fault: 'F20 uploads are cut off',
    done: `${cuts} cut at 1, 50, 99 and 100 %`,
    expected: `0 files left, 0 more descriptors, 0 exits; rows of whole ones only`,
    seen: `${left} left, ${Math.max(0, more)} more, ${countExits(deployment.narus)} exits; ${written} rows of ${cuts / 4} whole ones`,
    met: left === 0 && more <= 0 && countExits(deployment.narus) === 0 && written <= cuts / 4,
  }
}

function sendAndCut(...sent: (string | Buffer)[]): Promise<void> {
  return new Promise((resolve) => {
    const socket = net.connect(3001, '127.0.0.1', () => {
      for (const part of sent) socket.write(part)
      setTimeout(() => socket.destroy(), 20)
    })
    socket.on('error', () => {}).on('close', () => resolve())
  })
}

async function testMangledForms(deployment: Deployment, writer: PostWriter): Promise<OpsResult> {
  const sender = createSender(3001, 'one.example', 20)
  const { body, headers } = await writer.post({ files: createFile('paper.txt', 'words') })
  const broken = mangleForm(body, forms)
  const statuses = new Map<number | undefined, number>()
  const times: number[] = []
  for (let from = 0; from < forms; from += 20) {
    await Promise.all(
      broken.slice(from, from + 20).map(async (body) => {
        const [answer, time] = await measureTime(() =>
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
    seen: `${[...statuses].map(([status, count]) => `${count} times ${status ?? 'no answer'}`).join(', ')}; ${countExits(deployment.narus)} exits; slowest ${formatMs(slowest)}`,
    met: wrong.length === 0 && countExits(deployment.narus) === 0 && compareTime(slowest, 5_000),
  }
}
