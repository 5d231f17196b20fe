// Two hundred log-ins a second, far more than can be hashed, while pages are asked for at a low and steady
// rate.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { sendAtFixedRate } from '../tests/shared/fixed-rate.ts'
import { createSender, type HttpSender } from '../tests/shared/http-sender.ts'
import type { BenchContext } from './bench-context.ts'
import { addMembers, memberPassword, sendLogin } from './login-timing.ts'
import { type BenchPace, measureTime } from './race.ts'
import { fetchCachedAnswer, requestHeaders } from './server-answers.ts'
import { startServer } from './servers.ts'

const logInsPerSecond = 200
const pagesPerSecond = 20
const accounts = 20_000
// From memory, and one that asks the database each time.
const pages = ['/', '/travel', '/travel?page_title=%EC%98%A8%EC%B2%9C']

/**
 * `alone_ms`: log-ins one after the other, before the storm. `waited` counts connections in a transaction in
 * which nothing had happened for long.
 */
export type LoginStormTimes = {
  calm_ms: number[]
  storm_ms: number[]
  badPages: number
  alone_ms: number[]
  logIns: Record<string, number>
  refused_ms: number[]
  waited: number
}

export async function measureLoginStorm(
  bench: BenchContext,
  { quick, rounds }: BenchPace,
): Promise<LoginStormTimes> {
  const seconds = quick ? 5 : 20
  const demo = await bench.demo()
  await addMembers(demo.databaseUrl, 'storm', accounts)
  const server = await startServer(new URL('./serve-ours.ts', import.meta.url), {
    ...demo,
    jobs: true,
    sheds: true,
    env: { TRUST_PROXY: '127.0.0.1' },
  })
  const readers = createSender(server.port, requestHeaders.host, 50)
  const members = createSender(server.port, requestHeaders.host, 400)
  const stormed: LoginStormTimes = {
    calm_ms: [],
    storm_ms: [],
    badPages: 0,
    alone_ms: [],
    logIns: {},
    refused_ms: [],
    waited: 0,
  }
  try {
    for (const page of pages.slice(0, 2)) await fetchCachedAnswer(server, page)
    await requestPages(readers, 2, [], stormed)
    for (let turn = 1; turn <= 10; turn++)
      stormed.alone_ms.push((await measureTime(() => sendLogin(members, `storm${turn}`, memberPassword)))[1])
    for (let round = 0; round < (quick ? 1 : rounds); round++) {
      await requestPages(readers, seconds, stormed.calm_ms, stormed)
      await Promise.all([
        requestPages(readers, seconds, stormed.storm_ms, stormed),
        sendLogins(members, seconds, stormed),
        watchConnections(demo.databaseUrl, seconds, stormed),
      ])
    }
    return stormed
  } finally {
    readers.close()
    members.close()
    await server.stop()
  }
}

let page = 0
const requestPages = (readers: HttpSender, seconds: number, times: number[], stormed: LoginStormTimes) =>
  sendAtFixedRate(pagesPerSecond, seconds, async () => {
    const [answer, ms] = await measureTime(() => readers.send('GET', pages[++page % pages.length] ?? '/'))
    times.push(ms)
    if (answer?.status !== 200) stormed.badPages++
  })

let account = 10
const sendLogins = (members: HttpSender, seconds: number, { logIns, refused_ms }: LoginStormTimes) =>
  sendAtFixedRate(logInsPerSecond, seconds, async () => {
    const [answer, ms] = await measureTime(() =>
      sendLogin(members, `storm${(++account % accounts) + 1}`, memberPassword),
    )
    const status = String(answer?.status ?? 'none')
    logIns[status] = (logIns[status] ?? 0) + 1
    if (status === '503') refused_ms.push(ms)
  })

/**
 * A log-in that waits for its hash waits for a second and more; nobody else is ever idle in a transaction for
 * that long, however slow the machine.
 */
async function watchConnections(
  databaseUrl: string,
  seconds: number,
  stormed: LoginStormTimes,
): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await wait(200)) {
    const { rows } = await client.query<{ waiting: number }>(
      "select count(*)::int as waiting from pg_stat_activity where application_name = 'naru' and state = 'idle in transaction' and state_change < now() - interval '800 ms'",
    )
    stormed.waited = Math.max(stormed.waited, rows[0]?.waiting ?? 0)
  }
  await client.end()
}
