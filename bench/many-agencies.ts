// What the number of agencies costs: the same process with ten of them and with ten thousand, idle and under
// the same load.
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { firstBoards } from '#domain/board/first-boards.server.ts'
import { addDays } from '#lib/days.ts'
import { createDatabase } from '#platform/db/database.server.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { startPostgres } from '#platform/db/postgres.server.ts'
import { make } from '#seed/make.ts'
import { sendAtFixedRate } from '../tests/shared/fixed-rate.ts'
import { createSender } from '../tests/shared/http-sender.ts'
import { startServer, testSecret } from '../tests/shared/run-product.ts'
import type { BenchContext } from './bench-context.ts'
import { type BenchPace, measureTime, median, quantile } from './race.ts'
import { waitForJobs } from './wait-for-jobs.ts'

/** One side: so many agencies, of which some have visitors. */
export type AgencyCountTimes = {
  agencies: number
  fill_s: number
  start_ms: number[]
  idle_naru_ms: number
  idle_postgres_ms: number
  host_ms: number
  sitemap_ms: number
  page_ms: number
  p99_ms: number
  cpu_ms: number
  memory_mb: number
}
type AgencyDatabase = Awaited<ReturnType<typeof createAgencyDatabase>>

const getDomain = (agency: number) => `agency${agency}.example`
const visitedAgencies = 500
const pages = ['/', '/travel', '/board/notice']

export async function compareAgencyCounts(
  { folder }: BenchContext,
  { quick }: BenchPace,
  say: (line: string) => void,
): Promise<[AgencyCountTimes, AgencyCountTimes]> {
  const [few, many] = [
    await createAgencyDatabase(path.join(folder, 'few'), 10),
    await createAgencyDatabase(path.join(folder, 'many'), quick ? 1_000 : 10_000),
  ] as const
  try {
    say(`filled ${few.agencies} and ${many.agencies} agencies in ${many.fill_s.toFixed(1)} s`)
    // Measured before the starts, which end processes in the middle of the night's work they make up for.
    const seen = await Promise.all([few, many].map((side) => measureServer(side, quick ? 30 : 120)))
    const starts = { few: [] as number[], many: [] as number[] }
    for (let round = 0; round < 3; round++) {
      starts.few.push(await measureStart(few))
      starts.many.push(await measureStart(many))
    }
    const [ofFew, ofMany] = seen
    if (!ofFew || !ofMany) throw new Error('there are two sides')
    return [
      { ...ofFew, start_ms: starts.few },
      { ...ofMany, start_ms: starts.many },
    ]
  } finally {
    await Promise.all([few.stop(), many.stop()])
  }
}

/** A PostgreSQL of its own, so that what it spends is known. */
async function createAgencyDatabase(folder: string, agencies: number) {
  fs.mkdirSync(folder, { recursive: true })
  fs.chmodSync(folder, 0o755)
  const postgres = await startPostgres(path.join(folder, 'postgres'))
  await migrate(postgres.url)
  const [, fill_ms] = await measureTime(() => createAgencies(postgres.url, agencies))
  const cluster = path.join(folder, 'postgres', 'cluster')
  const postmaster = Number(fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
  return { folder, agencies, url: postgres.url, postmaster, fill_s: fill_ms / 1000, stop: postgres.stop }
}

/** One agency as the factories make it, then copies of all its rows. */
async function createAgencies(url: string, agencies: number): Promise<void> {
  const { db, close } = createDatabase(url, () => {})
  const first = make(db, 1)
  await first.agency()
  for (const board of firstBoards) await first.board(board)
  for (let category = 1; category <= 3; category++) {
    const { tour_category_id } = await first.category()
    for (let trip = 0; trip < 4; trip++) {
      const { package_code } = await first.package({ tour_category_id })
      const departure_date = addDays(new Date().toISOString().slice(0, 10), 30 + trip)
      await first.departure({ package_code, departure_date })
    }
  }
  await first.post({ board_id: 'notice', type: 'NOTICE' })
  await first.member()
  await close()
  const client = new pg.Client(url)
  await client.connect()
  const { rows: tables } = await client.query<{ name: string; columns: string; values: string }>(`
    select c.table_name as name, string_agg(format('%I', c.column_name), ', ') as columns,
      string_agg(case c.column_name when 'travel_agency' then 'g' when 'domain' then 'replace(domain, ''y1.'', format(''y%s.'', g))'
        when 'sid' then 'gen_random_uuid()' else format('t.%I', c.column_name) end, ', ') as values
    from information_schema.columns c join information_schema.tables b using (table_schema, table_name)
    where c.table_schema = 'public' and b.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' and exists (
      select from information_schema.columns k where k.table_name = c.table_name and k.column_name = 'travel_agency')
    group by 1`)
  // neither triggers nor references: they are copies
  await client.query('set session_replication_role = replica')
  for (const { name, columns, values } of tables)
    await client.query(
      `insert into ${name} (${columns}) overriding system value
       select ${values} from ${name} t, generate_series(2, ${agencies}) g where t.travel_agency = 1`,
    )
  await client.query('vacuum analyze')
  await client.end()
}

const startNaru = ({ folder, url }: AgencyDatabase) =>
  startServer({
    NARU: 'live',
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: url,
    SECRET_KEY: testSecret,
  })

/** From its beginning to its first answer. */
async function measureStart(side: AgencyDatabase): Promise<number> {
  const [naru, time_ms] = await measureTime(async () => {
    const naru = startNaru(side)
    const sender = createSender(await naru.port, getDomain(1), 1)
    await sender.send('GET', '/readyz')
    sender.close()
    return naru
  })
  naru.child.kill('SIGTERM')
  await naru.ended
  return time_ms
}

async function measureServer(
  side: AgencyDatabase,
  seconds: number,
): Promise<Omit<AgencyCountTimes, 'start_ms'>> {
  const naru = startNaru(side)
  const port = await naru.port
  const pid = naru.child.pid ?? 0
  await waitForJobs(side.url) // a start makes up for the night's work, once a day
  const idle = readCpuTimes(pid, side.postmaster)
  await wait(seconds * 1000)
  const [idle_naru_ms = 0, idle_postgres_ms = 0] = subtractTimes(
    idle,
    readCpuTimes(pid, side.postmaster),
  ).map((spent) => spent / seconds)
  const hosts = Math.min(side.agencies, visitedAgencies)
  const ask = createTimedRequest(port)
  const step = Math.floor(side.agencies / hosts)
  const host_ms = await measureTimes(hosts, (at) => ask(getDomain(1 + at * step), '/healthz/nowhere'))
  const sitemap_ms = await measureTimes(hosts, (at) => ask(getDomain(1 + at * step), '/sitemap.xml'))
  const before = readCpuTimes(pid, side.postmaster)
  const times: number[] = []
  let requestCount = 0
  await sendAtFixedRate(50, seconds / 2, async () => {
    const at = requestCount++
    times.push(await ask(getDomain(1 + (at % hosts) * step), pages[at % pages.length] ?? '/'))
  })
  const [naru_ms = 0, postgres_ms = 0] = subtractTimes(before, readCpuTimes(pid, side.postmaster))
  const memory_mb = Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000
  naru.child.kill('SIGTERM')
  await naru.ended
  return {
    agencies: side.agencies,
    fill_s: side.fill_s,
    idle_naru_ms,
    idle_postgres_ms,
    host_ms: median(host_ms),
    sitemap_ms: median(sitemap_ms),
    page_ms: median(times),
    p99_ms: quantile(times, 0.99),
    cpu_ms: (naru_ms + postgres_ms) / requestCount,
    memory_mb,
  }
}

/** How long an answer takes, whatever it is but a failure. */
const createTimedRequest = (port: number) => async (host: string, address: string) => {
  const sender = createSender(port, host, 1)
  const [answer, time] = await measureTime(() => sender.send('GET', address))
  sender.close()
  if (!answer || answer.status >= 500) throw new Error(`${host}${address} got ${answer?.status}`)
  return time
}

async function measureTimes(times: number, once: (at: number) => Promise<number>): Promise<number[]> {
  const taken: number[] = []
  for (let at = 0; at < times; at++) taken.push(await once(at))
  return taken
}

const tick_ms = 10
/** Processor time of a process, and of one with all its children, the ended ones too. */
function readCpuTimes(naru: number, postmaster: number): [naru: number, postgres: number] {
  const spent = (pid: number, withEnded: boolean) => {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const own = Number(fields[11]) + Number(fields[12])
    return (own + (withEnded ? Number(fields[13]) + Number(fields[14]) : 0)) * tick_ms
  }
  const children = [
    ...fs.readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').matchAll(/\d+/g),
  ]
  const postgres = children.reduce((sum, [pid]) => sum + spent(Number(pid), false), spent(postmaster, true))
  return [spent(naru, false), postgres]
}

const subtractTimes = (before: number[], after: number[]) =>
  after.map((spent, at) => spent - (before[at] ?? 0))
