// npm run test:ops -- citus: the product on a database over several nodes, a coordinator and two workers of
// Citus on this machine.
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readFields } from '#lib/read-fields.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { buildIfChanged } from '#web/build.server.ts'
import {
  addScarceDeparture,
  type BusyCustomers,
  buildReserveRequest,
  createAgencies,
  createAgency,
  findFaults,
  resendUnanswered,
  sendRequest,
  startBusyCustomers,
} from '../busy-customers.ts'
import { createSender } from '../shared/http-sender.ts'
import { type RunningServer, startServer, testSecret } from '../shared/run-product.ts'
import { type CitusNodes, findCitusObstacle, startCitusNodes } from './citus-nodes.ts'
import { buildCitus } from './citus-source.ts'
import { waitUntilReady } from './deployment.ts'
import { query } from './postgres.ts'
import { preferProgramsIn } from './programs.ts'
import {
  describeFailures,
  formatFaults,
  formatResultTable,
  formatSeconds,
  type OpsResult,
} from './result-table.ts'
import { startWalks } from './user-walks.ts'

const printLine = (text: string) => process.stdout.write(`${text}\n`)
const citusParts = {
  walked: testWalks,
  sold: testSalesUnderKills,
  moved: testShardMove,
  cutOff: testWorkerLoss,
  measured: compareWithPlain,
  widened: testAddedWorker,
  tested: runTestsOnNodes,
}
type CitusPart = keyof typeof citusParts
const isPart = (name: string): name is CitusPart => Object.hasOwn(citusParts, name)

/**
 * `asked`: parts by their names; all, unless told. Without Citus there is nothing to try, and that is no
 * failure.
 */
export async function tryCitus(partNames: string[]): Promise<number> {
  if (process.env.CITUS_SOURCE) {
    const built = await buildCitus(process.env.CITUS_SOURCE, printLine)
    if ('fault' in built) {
      printLine(built.fault)
      return 1 // somebody asked for it
    }
    preferProgramsIn(built.programs)
  }
  const missing = await findCitusObstacle()
  if (missing) {
    printLine(missing)
    return 0
  }
  process.env.NODE_ENV = 'production'
  await buildIfChanged(printLine)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-nodes-'))
  const nodes = await startCitusNodes(folder)
  const lines: OpsResult[] = []
  try {
    for (const [name, part] of Object.entries(citusParts)) {
      if (partNames.some(isPart) && !partNames.includes(name)) continue
      const from = Date.now()
      const seen = await part(nodes).catch((error: unknown): OpsResult[] => [
        {
          fault: name,
          done: 'the part itself',
          expected: 'comes to its end',
          seen: String(error),
          met: false,
        },
      ])
      lines.push(...seen)
      printLine(`${formatResultTable(seen)}\n${name}: ${Math.round((Date.now() - from) / 1000)} s\n`)
    }
  } finally {
    await nodes.close()
    fs.rmSync(folder, { recursive: true, force: true })
  }
  printLine(
    `${formatResultTable(lines)}\n\nPostgreSQL ${nodes.version}, ${os.availableParallelism()} processors`,
  )
  return lines.length > 0 && lines.every(({ met }) => met) ? 0 : 1
}

const startOn = (nodes: CitusNodes, url: string, env: Record<string, string>): RunningServer =>
  startServer({
    DATABASE_URL: url,
    SECRET_KEY: testSecret,
    DATA_DIR: fs.mkdtempSync(path.join(nodes.folder, 'data-')),
    ...env,
  })

async function withServer<T>(
  nodes: CitusNodes,
  { url, ...env }: { url: string; NARU: 'demo' | 'live' },
  use: (port: number, naru: RunningServer) => Promise<T>,
): Promise<T> {
  const naru = startOn(nodes, url, env)
  try {
    await waitUntilReady(naru)
    return await use(await naru.port, naru)
  } finally {
    naru.child.kill('SIGTERM')
    await naru.ended
  }
}

/** Made once, and filled by the first server that starts on it. */
async function createDatabase(
  nodes: CitusNodes,
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

async function testWalks(nodes: CitusNodes): Promise<OpsResult[]> {
  const url = await createDatabase(nodes, 'demo')
  return withServer(nodes, { url, NARU: 'demo' }, async (port) => {
    const walks = startWalks([port])
    for (let round = 0; round < 5; round++) await walks.once()
    walks.close()
    const answers = await Promise.all(agencies.map((agency) => countTrips(port, agency)))
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
        seen: formatFaults(describeFailures(walks.failed)),
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
async function countTrips(port: number, agency: number): Promise<number> {
  const sender = createSender(port, `a${agency}.localhost`, 1)
  const answer = await sender.send('GET', `/api/landing/packageList?page_title=${randomUUID()}`)
  sender.close()
  return answer?.status ?? 0
}

/** Everything that was not answered is sent again; then the answers and the database must tell the same. */
async function checkAfterKills(url: string, port: number, customerGroups: BusyCustomers[]) {
  const [last] = customerGroups.slice(-1)
  await last?.stop()
  const { replayed, faults } = last ? await resendUnanswered(port, last) : { replayed: 0, faults: [] }
  return { replayed, faults: [...faults, ...(await findFaults(url, customerGroups))] }
}

const countAnswered = (customerGroups: BusyCustomers[]) =>
  customerGroups.flatMap(({ requests }) => requests).filter(({ answer }) => answer).length

/**
 * kill -9 of a process of Naru, and of all processes of the coordinator, in the middle of twenty busy
 * customers.
 */
async function testSalesUnderKills(nodes: CitusNodes): Promise<OpsResult[]> {
  const url = await createDatabase(nodes, 'sold', createAgency)
  const customerGroups: BusyCustomers[] = []
  const faults: string[] = []
  let replayed = 0
  const kinds = ['NARU', 'NARU', 'NARU', 'DATABASE', 'DATABASE']
  let naru = startOn(nodes, url, { NARU: 'live' })
  try {
    for (const [round, kind] of kinds.entries()) {
      await waitUntilReady(naru)
      await addScarceDeparture(url, `${kind}${round}`, 10)
      const customers = startBusyCustomers(await naru.port, `${kind}${round}`)
      customerGroups.push(customers)
      await wait(2_000)
      if (kind === 'NARU') naru.child.kill('SIGKILL')
      else nodes.kill(0)
      const left = customers.stop()
      if (kind === 'NARU') {
        await naru.ended
        naru = startOn(nodes, url, { NARU: 'live' })
      } else await nodes.start(0)
      await left
      await waitUntilReady(naru)
      const settled = await checkAfterKills(url, await naru.port, customerGroups)
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
      done: `3 of Naru, 2 of the coordinator, beside 20 busy customers; ${countAnswered(customerGroups)} answered, ${replayed} sent again`,
      expected: '0 lost, doubled or half',
      seen: formatFaults(faults),
      met: faults.length === 0 && countAnswered(customerGroups) > 50,
    },
  ]
}

type ShardPlace = { shard: number; port: number }
/** Where the rows of an agency lie. */
async function findShard(url: string, agency: number): Promise<ShardPlace> {
  const [place] = await query<ShardPlace>(
    url,
    `select p.shardid::int as shard, n.nodeport as port
     from pg_dist_placement p join pg_dist_node n on n.groupid = p.groupid
     where p.shardid = get_shard_id_for_distribution_column('agency', ${agency})`,
  )
  if (!place) throw new Error(`agency ${agency} lies nowhere`)
  return place
}

async function testShardMove(nodes: CitusNodes): Promise<OpsResult[]> {
  const url = await createDatabase(nodes, 'moved', createAgency)
  return withServer(nodes, { url, NARU: 'live' }, async (port) => {
    await addScarceDeparture(url, 'MOVED', 10)
    const customers = startBusyCustomers(port, 'MOVED')
    await wait(2_000)
    const before = await findShard(url, 1)
    const [there = 0] = [nodes.getNodePort(1), nodes.getNodePort(2)].filter((one) => one !== before.port)
    const from = performance.now()
    await query(
      url,
      `select citus_move_shard_placement(${before.shard}, '127.0.0.1', ${before.port}, '127.0.0.1', ${there}, 'block_writes')`,
    )
    const took = performance.now() - from
    const answerCount = customers.answerCodes.length
    await wait(2_000)
    const after = customers.answerCodes.slice(answerCount).filter((code) => code === 'done').length
    const { faults } = await checkAfterKills(url, port, [customers])
    const { port: now } = await findShard(url, 1)
    return [
      {
        fault: 'a move',
        done: `the agency's rows go to another node in ${formatSeconds(took)} while 20 customers reserve; ${countAnswered([customers])} answered`,
        expected: '0 lost, doubled or half; they lie there',
        seen: `${formatFaults(faults)}; ${now === there ? 'they do' : 'they do not'}`,
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
async function testWorkerLoss(nodes: CitusNodes): Promise<OpsResult[]> {
  const url = await createDatabase(nodes, 'demo')
  return withServer(nodes, { url, NARU: 'demo' }, async (port) => {
    const places = await Promise.all(agencies.map((agency) => findShard(url, agency)))
    const lies = agencies.map((_, at) => places[at]?.port === nodes.getNodePort(2))
    const ask = () => Promise.all(agencies.map((agency) => countTrips(port, agency)))
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
        seen: formatSeconds(performance.now() - from),
        met: back.every((status) => status === 200),
      },
    ]
  })
}

const rounds = 3
const round_ms = 4_000
const atOnce = 8

/** The same requests on the same server programs, in turns: a database over nodes, and a plain one. */
async function compareWithPlain(nodes: CitusNodes): Promise<OpsResult[]> {
  const spread = await createDatabase(nodes, 'paced', createAgency)
  const plain = nodes.url('plain')
  await query(nodes.url('postgres'), 'create database plain')
  await migrate(plain)
  await createAgency(plain)
  return withServer(nodes, { url: plain, NARU: 'live' }, (floor) =>
    withServer(nodes, { url: spread, NARU: 'live' }, async (port) => {
      const lines: OpsResult[] = []
      for (const [name, send] of Object.entries(pacedRequests)) {
        const rates: { here: number[]; there: number[] } = { here: [], there: [] }
        for (let round = 0; round < rounds; round++) {
          rates.there.push(await measureRate(floor, send))
          rates.here.push(await measureRate(port, send))
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

type SendRequest = (sender: ReturnType<typeof createSender>) => Promise<{ status: number } | undefined>
const pacedRequests: Record<string, SendRequest> = {
  'list call': (sender) => sender.send('GET', `/api/landing/packageList?page_title=${randomUUID()}`),
  'list page': (sender) => sender.send('GET', `/travel?page_title=${randomUUID()}`),
  reservation: (sender) => sendRequest(sender, { key: randomUUID(), ...buildReserveRequest() }),
}

/** Requests a second; each of those who ask has a host of its own, as far as there are some. */
async function measureRate(port: number, send: SendRequest, hosts = ['one.example']): Promise<number> {
  const end = performance.now() + round_ms
  let done = 0
  await Promise.all(
    Array.from({ length: atOnce }, async (_, at) => {
      const sender = createSender(port, hosts[at % hosts.length] ?? '', 1)
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
async function testAddedWorker(nodes: CitusNodes): Promise<OpsResult[]> {
  const url = await createDatabase(nodes, 'wide', (one) => createAgencies(one, hosts), 1)
  const alone = await measureCosts(nodes, url)
  await query(url, `select citus_add_node('127.0.0.1', ${nodes.getNodePort(2)})`)
  await query(url, "select rebalance_table_shards(shard_transfer_mode => 'block_writes')")
  const places = await Promise.all(hosts.map((_, at) => findShard(url, at + 1)))
  const there = places.filter(({ port }) => port === nodes.getNodePort(2)).length
  const wide = await measureCosts(nodes, url)
  return Object.keys(pacedRequests).map((name) => {
    const [before, after] = [alone[name] ?? noCosts, wide[name] ?? noCosts]
    const busiest = (costs: typeof noCosts) => Math.max(...costs.workers)
    const inWords = ({ rate, coordinator, workers }: typeof noCosts) =>
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

const noCosts = { rate: 0, coordinator: 0, workers: [0, 0] }

/** Requests a second, and the processor time of each node for one of them. */
async function measureCosts(nodes: CitusNodes, url: string): Promise<Record<string, typeof noCosts>> {
  return withServer(nodes, { url, NARU: 'live' }, async (port) => {
    const seen: Record<string, typeof noCosts> = {}
    for (const [name, send] of Object.entries(pacedRequests)) {
      await measureRate(port, send, hosts) // not counted: connections are opened and plans made
      const before = [0, 1, 2].map(nodes.busy_ms)
      const rate = await measureRate(port, send, hosts)
      const [coordinator = 0, ...workers] = [0, 1, 2].map(
        (which) => (nodes.busy_ms(which) - (before[which] ?? 0)) / ((rate * round_ms) / 1000),
      )
      seen[name] = { rate, coordinator, workers }
    }
    return seen
  })
}

/** The tests of calls, of races and of what is killed, on databases over nodes. */
async function runTestsOnNodes(nodes: CitusNodes): Promise<OpsResult[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-nodes-'))
  const spare = await startCitusNodes(folder, { spare: true })
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
  const { numTotalTests, numPassedTests, numPendingTests, testResults } = readFields(
    JSON.parse(fs.readFileSync(report, 'utf8')),
  )
  const failed = (Array.isArray(testResults) ? testResults : []).flatMap(listFailures)
  for (const name of failed) printLine(`  not on several nodes: ${name}`)
  return [
    {
      fault: 'the tests of calls',
      done: `${numPassedTests} of ${numTotalTests} pass, ${numPendingTests} are of one node`,
      expected: 'all others',
      seen: formatFaults(failed),
      met: failed.length === 0 && Number(numPassedTests) > 0,
    },
  ]
}

/** Each test that failed, with the first it said; a file that did not come to its tests stands for them. */
function listFailures(file: unknown): string[] {
  const { name, status, message, assertionResults } = readFields(file)
  const place = path.relative(process.cwd(), String(name))
  const tests = [assertionResults].flat().flatMap((one) => {
    const { status, fullName, failureMessages } = readFields(one)
    const [said] = String([failureMessages].flat()[0]).split('\n')
    return status === 'failed' ? [`${place}: ${fullName}: ${said}`] : []
  })
  return tests.length > 0 || status !== 'failed' ? tests : [`${place}: ${String(message).split('\n')[0]}`]
}
