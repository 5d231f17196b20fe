// npm run test:ops -- citus: the product on a database over several nodes, a coordinator and two workers of
// Citus on this machine.
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { partsOf } from '#plain/parts-of.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { buildIfChanged } from '#web/build.server.ts'
import {
  addScarce,
  askAgain,
  type Crowd,
  faultsOf,
  openAgencies,
  openAgency,
  openCrowd,
  reserving,
  sendAct,
} from '../crowd.ts'
import { type Running, secret, startServer } from '../lent/running.ts'
import { senderTo } from '../lent/send.ts'
import { buildCitus } from './citus-source.ts'
import { isReady } from './deployment.ts'
import { type Nodes, openNodes, whyNoCitus } from './nodes.ts'
import { query } from './postgres.ts'
import { preferProgramsIn } from './programs.ts'
import { inWords, type Line, none, s, tableOf } from './table.ts'
import { openWalks } from './walks.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)
const parts = { walked, sold, moved, cutOff, measured, widened, tested }
type Part = keyof typeof parts
const isPart = (name: string): name is Part => Object.hasOwn(parts, name)

/**
 * `asked`: parts by their names; all, unless told. Without Citus there is nothing to try, and that is no
 * failure.
 */
export async function tryCitus(asked: string[]): Promise<number> {
  if (process.env.CITUS_SOURCE) {
    const built = await buildCitus(process.env.CITUS_SOURCE, say)
    if ('fault' in built) {
      say(built.fault)
      return 1 // somebody asked for it
    }
    preferProgramsIn(built.programs)
  }
  const missing = await whyNoCitus()
  if (missing) {
    say(missing)
    return 0
  }
  process.env.NODE_ENV = 'production'
  await buildIfChanged(say)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-nodes-'))
  const nodes = await openNodes(folder)
  const lines: Line[] = []
  try {
    for (const [name, part] of Object.entries(parts)) {
      if (asked.some(isPart) && !asked.includes(name)) continue
      const from = Date.now()
      const seen = await part(nodes).catch((error: unknown): Line[] => [
        {
          fault: name,
          done: 'the part itself',
          expected: 'comes to its end',
          seen: String(error),
          met: false,
        },
      ])
      lines.push(...seen)
      say(`${tableOf(seen)}\n${name}: ${Math.round((Date.now() - from) / 1000)} s\n`)
    }
  } finally {
    await nodes.close()
    fs.rmSync(folder, { recursive: true, force: true })
  }
  say(`${tableOf(lines)}\n\nPostgreSQL ${nodes.version}, ${os.availableParallelism()} processors`)
  return lines.length > 0 && lines.every(({ met }) => met) ? 0 : 1
}

const start = (nodes: Nodes, url: string, env: Record<string, string>): Running =>
  startServer({
    DATABASE_URL: url,
    SECRET_KEY: secret,
    DATA_DIR: fs.mkdtempSync(path.join(nodes.folder, 'data-')),
    ...env,
  })

async function serve<T>(
  nodes: Nodes,
  { url, ...env }: { url: string; NARU: 'demo' | 'live' },
  use: (port: number, naru: Running) => Promise<T>,
): Promise<T> {
  const naru = start(nodes, url, env)
  try {
    await isReady(naru)
    return await use(await naru.port, naru)
  } finally {
    naru.child.kill('SIGTERM')
    await naru.ended
  }
}

/** Made once, and filled by the first server that starts on it. */
async function databaseOf(
  nodes: Nodes,
  name: string,
  fill?: (url: string) => Promise<void>,
  workers?: number,
): Promise<string> {
  const url = nodes.url(name)
  const known = await query(nodes.url('postgres'), `select from pg_database where datname = '${name}'`)
  if (known.length > 0) return url
  await nodes.addDatabase(name, workers)
  await migrate(url)
  await fill?.(url)
  return url
}

const agencies = Array.from({ length: 10 }, (_, at) => at + 1)

async function walked(nodes: Nodes): Promise<Line[]> {
  const url = await databaseOf(nodes, 'demo')
  return serve(nodes, { url, NARU: 'demo' }, async (port) => {
    const walks = openWalks([port])
    for (let round = 0; round < 5; round++) await walks.once()
    walks.close()
    const answers = await Promise.all(agencies.map((agency) => listAt(port, agency)))
    const [spread] = await query<{ nodes: number; tables: number }>(
      url,
      `select count(distinct nodename || nodeport)::int as nodes, count(distinct table_name)::int as tables
       from citus_shards where citus_table_type = 'distributed'`,
    )
    return [
      {
        fault: 'the demo',
        done: `${walks.requests()} requests of visitors, members and staff; ${spread?.tables} tables on ${spread?.nodes} nodes`,
        expected: '0 failed',
        seen: none(inWords(walks.failed)),
        met: walks.failed.length === 0 && spread?.nodes === 2,
      },
      {
        fault: 'the demo',
        done: 'the list of each agency',
        expected: '10 times 200',
        seen: answers.join(' '),
        met: answers.every((status) => status === 200),
      },
    ]
  })
}

/** Asked for anew: what nobody asked before was not kept. */
async function listAt(port: number, agency: number): Promise<number> {
  const sender = senderTo(port, `a${agency}.localhost`, 1)
  const answer = await sender.send('GET', `/api/landing/packageList?page_title=${randomUUID()}`)
  sender.close()
  return answer?.status ?? 0
}

/** Everything that was not answered is sent again; then the answers and the database must tell the same. */
async function settle(url: string, port: number, crowds: Crowd[]) {
  const [last] = crowds.slice(-1)
  await last?.leave()
  const { replayed, faults } = last ? await askAgain(port, last) : { replayed: 0, faults: [] }
  return { replayed, faults: [...faults, ...(await faultsOf(url, crowds))] }
}

const answered = (crowds: Crowd[]) => crowds.flatMap(({ acts }) => acts).filter(({ answer }) => answer).length

/**
 * kill -9 of a process of Naru, and of all processes of the coordinator, in the middle of twenty busy
 * customers.
 */
async function sold(nodes: Nodes): Promise<Line[]> {
  const url = await databaseOf(nodes, 'sold', openAgency)
  const crowds: Crowd[] = []
  const faults: string[] = []
  let replayed = 0
  const kinds = ['NARU', 'NARU', 'NARU', 'DATABASE', 'DATABASE']
  let naru = start(nodes, url, { NARU: 'live' })
  try {
    for (const [round, kind] of kinds.entries()) {
      await isReady(naru)
      await addScarce(url, `${kind}${round}`, 10)
      const crowd = openCrowd(await naru.port, `${kind}${round}`)
      crowds.push(crowd)
      await wait(2_000)
      if (kind === 'NARU') naru.child.kill('SIGKILL')
      else nodes.kill(0)
      const left = crowd.leave()
      if (kind === 'NARU') {
        await naru.ended
        naru = start(nodes, url, { NARU: 'live' })
      } else await nodes.start(0)
      await left
      await isReady(naru)
      const settled = await settle(url, await naru.port, crowds)
      replayed += settled.replayed
      faults.push(...settled.faults)
      if (faults.length > 0) break
    }
  } finally {
    naru.child.kill('SIGTERM')
    await naru.ended
  }
  return [
    {
      fault: 'kills',
      done: `3 of Naru, 2 of the coordinator, beside 20 busy customers; ${answered(crowds)} answered, ${replayed} sent again`,
      expected: '0 lost, doubled or half',
      seen: none(faults),
      met: faults.length === 0 && answered(crowds) > 50,
    },
  ]
}

type Place = { shard: number; port: number }
/** Where the rows of an agency lie. */
async function placeOf(url: string, agency: number): Promise<Place> {
  const [place] = await query<Place>(
    url,
    `select p.shardid::int as shard, n.nodeport as port
     from pg_dist_placement p join pg_dist_node n on n.groupid = p.groupid
     where p.shardid = get_shard_id_for_distribution_column('agency', ${agency})`,
  )
  if (!place) throw new Error(`agency ${agency} lies nowhere`)
  return place
}

async function moved(nodes: Nodes): Promise<Line[]> {
  const url = await databaseOf(nodes, 'moved', openAgency)
  return serve(nodes, { url, NARU: 'live' }, async (port) => {
    await addScarce(url, 'MOVED', 10)
    const crowd = openCrowd(port, 'MOVED')
    await wait(2_000)
    const before = await placeOf(url, 1)
    const [there = 0] = [nodes.portOf(1), nodes.portOf(2)].filter((one) => one !== before.port)
    const from = performance.now()
    await query(
      url,
      `select citus_move_shard_placement(${before.shard}, '127.0.0.1', ${before.port}, '127.0.0.1', ${there}, 'block_writes')`,
    )
    const took = performance.now() - from
    const heard = crowd.heard.length
    await wait(2_000)
    const after = crowd.heard.slice(heard).filter((code) => code === 'done').length
    const { faults } = await settle(url, port, [crowd])
    const { port: now } = await placeOf(url, 1)
    return [
      {
        fault: 'a move',
        done: `the agency's rows go to another node in ${s(took)} while 20 customers reserve; ${answered([crowd])} answered`,
        expected: '0 lost, doubled or half; they lie there',
        seen: `${none(faults)}; ${now === there ? 'they do' : 'they do not'}`,
        met: faults.length === 0 && now === there,
      },
      {
        fault: 'a move',
        done: 'the two seconds after it',
        expected: 'customers are served',
        seen: `${after} reserved or cancelled`,
        met: after > 0,
      },
    ]
  })
}

/** A worker is killed: its agencies are told to come again, the others are served as before. */
async function cutOff(nodes: Nodes): Promise<Line[]> {
  const url = await databaseOf(nodes, 'demo')
  return serve(nodes, { url, NARU: 'demo' }, async (port) => {
    const places = await Promise.all(agencies.map((agency) => placeOf(url, agency)))
    const lies = agencies.map((_, at) => places[at]?.port === nodes.portOf(2))
    const ask = () => Promise.all(agencies.map((agency) => listAt(port, agency)))
    nodes.kill(2)
    const seen: number[][] = []
    for (const end = Date.now() + 12_000; Date.now() < end; await wait(500)) seen.push(await ask())
    const of = (cut: boolean) => seen.flatMap((round) => round.filter((_, at) => lies[at] === cut))
    await nodes.start(2)
    const from = performance.now()
    let back = await ask()
    while (back.some((status) => status !== 200) && performance.now() - from < 30_000) {
      await wait(100)
      back = await ask()
    }
    const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length
    return [
      {
        fault: 'a worker is killed',
        done: `${of(true).length} lists of its ${lies.filter(Boolean).length} agencies`,
        expected: '503',
        seen: `${count(of(true), 503)} times 503`,
        met: of(true).length > 0 && of(true).every((status) => status === 503),
      },
      {
        fault: 'a worker is killed',
        done: `${of(false).length} lists of the other ${lies.filter((one) => !one).length}`,
        expected: '200',
        seen: `${count(of(false), 200)} times 200`,
        met: of(false).length > 0 && of(false).every((status) => status === 200),
      },
      {
        fault: 'a worker is killed',
        done: 'from its start until all are served',
        expected: 'by themselves',
        seen: s(performance.now() - from),
        met: back.every((status) => status === 200),
      },
    ]
  })
}

const rounds = 3
const round_ms = 4_000
const atOnce = 8

/** The same requests on the same server programs, in turns: a database over nodes, and a plain one. */
async function measured(nodes: Nodes): Promise<Line[]> {
  const spread = await databaseOf(nodes, 'paced', openAgency)
  const plain = nodes.url('plain')
  await query(nodes.url('postgres'), 'create database plain')
  await migrate(plain)
  await openAgency(plain)
  return serve(nodes, { url: plain, NARU: 'live' }, (floor) =>
    serve(nodes, { url: spread, NARU: 'live' }, async (port) => {
      const lines: Line[] = []
      for (const [name, send] of Object.entries(paced)) {
        const rates: { here: number[]; there: number[] } = { here: [], there: [] }
        for (let round = 0; round < rounds; round++) {
          rates.there.push(await rateOf(floor, send))
          rates.here.push(await rateOf(port, send))
        }
        const [here, there] = [median(rates.here), median(rates.there)]
        const ratio = here / there
        lines.push({
          fault: 'the price',
          done: `${name}: ${here.toFixed(0)} a second over nodes, ${there.toFixed(0)} on plain PostgreSQL`,
          expected: '0.5 of it',
          seen: ratio.toFixed(2),
          met: ratio >= 0.5,
        })
      }
      return lines
    }),
  )
}

type Send = (sender: ReturnType<typeof senderTo>) => Promise<{ status: number } | undefined>
const paced: Record<string, Send> = {
  'list call': (sender) => sender.send('GET', `/api/landing/packageList?page_title=${randomUUID()}`),
  'list page': (sender) => sender.send('GET', `/travel?page_title=${randomUUID()}`),
  reservation: (sender) => sendAct(sender, { key: randomUUID(), ...reserving() }),
}

/** Requests a second; each of those who ask has a host of its own, as far as there are some. */
async function rateOf(port: number, send: Send, hosts = ['one.example']): Promise<number> {
  const end = performance.now() + round_ms
  let done = 0
  await Promise.all(
    Array.from({ length: atOnce }, async (_, at) => {
      const sender = senderTo(port, hosts[at % hosts.length] ?? '', 1)
      while (performance.now() < end) if ((await send(sender))?.status === 200) done++
      sender.close()
    }),
  )
  return (done * 1000) / round_ms
}

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0

const hosts = Array.from({ length: atOnce }, (_, at) => `agency${at + 1}.example`)

/**
 * Eight agencies on one worker; then a second is added, as an operator does it, and takes its share. On one
 * machine nothing gets faster by it: what a request costs each node says what it would be on machines of
 * their own.
 */
async function widened(nodes: Nodes): Promise<Line[]> {
  const url = await databaseOf(nodes, 'wide', (one) => openAgencies(one, hosts), 1)
  const alone = await costsOf(nodes, url)
  await query(url, `select citus_add_node('127.0.0.1', ${nodes.portOf(2)})`)
  await query(url, "select rebalance_table_shards(shard_transfer_mode => 'block_writes')")
  const places = await Promise.all(hosts.map((_, at) => placeOf(url, at + 1)))
  const there = places.filter(({ port }) => port === nodes.portOf(2)).length
  const wide = await costsOf(nodes, url)
  return Object.keys(paced).map((name) => {
    const [before, after] = [alone[name] ?? nothing, wide[name] ?? nothing]
    const busiest = (costs: typeof nothing) => Math.max(...costs.workers)
    const inWords = ({ rate, coordinator, workers }: typeof nothing) =>
      `${rate.toFixed(0)} a second, ${[coordinator, ...workers].map((ms) => ms.toFixed(1)).join(' + ')} ms`
    const less = busiest(before) / busiest(after)
    return {
      fault: 'a second worker',
      done: `${name}, ${there} of ${hosts.length} agencies go there: ${inWords(before)} of coordinator and workers; then ${inWords(after)}`,
      expected: 'the busiest worker does less',
      seen: `1/${less.toFixed(2)} of it`,
      met: there > 0 && there < hosts.length && less > 1.2,
    }
  })
}

const nothing = { rate: 0, coordinator: 0, workers: [0, 0] }

/** Requests a second, and the processor time of each node for one of them. */
async function costsOf(nodes: Nodes, url: string): Promise<Record<string, typeof nothing>> {
  return serve(nodes, { url, NARU: 'live' }, async (port) => {
    const seen: Record<string, typeof nothing> = {}
    for (const [name, send] of Object.entries(paced)) {
      await rateOf(port, send, hosts) // not counted: connections are opened and plans made
      const before = [0, 1, 2].map(nodes.busy_ms)
      const rate = await rateOf(port, send, hosts)
      const [coordinator = 0, ...workers] = [0, 1, 2].map(
        (which) => (nodes.busy_ms(which) - (before[which] ?? 0)) / ((rate * round_ms) / 1000),
      )
      seen[name] = { rate, coordinator, workers }
    }
    return seen
  })
}

/** The tests of calls, of races and of what is killed, on databases over nodes. */
async function tested(nodes: Nodes): Promise<Line[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-nodes-'))
  const spare = await openNodes(folder, { spare: true })
  const report = path.join(nodes.folder, 'tests.json')
  spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'calls',
      '--reporter=json',
      `--outputFile=${report}`,
      'tests/',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODES_AT: folder } },
  )
  await spare.close()
  fs.rmSync(folder, { recursive: true, force: true })
  const { numTotalTests, numPassedTests, numPendingTests, testResults } = partsOf(
    JSON.parse(fs.readFileSync(report, 'utf8')),
  )
  const failed = (Array.isArray(testResults) ? testResults : []).flatMap(failuresOf)
  for (const name of failed) say(`  not on several nodes: ${name}`)
  return [
    {
      fault: 'the tests of calls',
      done: `${numPassedTests} of ${numTotalTests} pass, ${numPendingTests} are of one node`,
      expected: 'all others',
      seen: none(failed),
      met: failed.length === 0 && Number(numPassedTests) > 0,
    },
  ]
}

/** Each test that failed, with the first it said; a file that did not come to its tests stands for them. */
function failuresOf(file: unknown): string[] {
  const { name, status, message, assertionResults } = partsOf(file)
  const place = path.relative(process.cwd(), String(name))
  const tests = [assertionResults].flat().flatMap((one) => {
    const { status, fullName, failureMessages } = partsOf(one)
    const [said] = String([failureMessages].flat()[0]).split('\n')
    return status === 'failed' ? [`${place}: ${fullName}: ${said}`] : []
  })
  return tests.length > 0 || status !== 'failed' ? tests : [`${place}: ${String(message).split('\n')[0]}`]
}
