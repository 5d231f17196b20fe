// F23, F24, F25: a thousand clients that dawdle, five times as many visitors as can be served, and a flood of
// log-ins.
import { setTimeout as wait } from 'node:timers/promises'
import tls from 'node:tls'
import autocannon from 'autocannon'
import { addMembers, memberPassword, sendLogin } from '../../bench/login-timing.ts'
import { measureTime, quantile } from '../../bench/race.ts'
import { sendAtFixedRate } from '../shared/fixed-rate.ts'
import { createSender } from '../shared/http-sender.ts'
import type { Deployment, Ops } from './deployment.ts'
import { countExits, watchHealth } from './health.ts'
import { startLoad } from './load.ts'
import {
  compareTime,
  describeFailures,
  formatFaults,
  formatMs,
  formatSeconds,
  type OpsResult,
} from './result-table.ts'

const slowClients = 1_000
const connections = 32

export async function testOverload(ops: Ops): Promise<OpsResult[]> {
  const deployment = await ops.serve('crowded')
  try {
    return [
      ...(await testSlowClients(deployment)),
      ...(await testTooManyVisitors(deployment)),
      ...(await testLoginFlood(deployment)),
    ]
  } finally {
    await deployment.stop()
  }
}

/** Half of them never end their header, the others their body. */
async function testSlowClients(deployment: Deployment): Promise<OpsResult[]> {
  const lasted: number[] = []
  const sockets: tls.TLSSocket[] = []
  const heads = [
    'GET / HTTP/1.1\r\nHost: one.example\r\nX-Slow: ',
    'POST /api/landing/package/nonMember HTTP/1.1\r\nHost: one.example\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
  ]
  const open = (at: number) =>
    new Promise<void>((resolve) => {
      const socket = tls.connect(
        { host: '127.0.0.1', port: 443, servername: 'one.example', rejectUnauthorized: false },
        () => {
          const begun = performance.now()
          socket.write(heads[at % 2] ?? '')
          const drip = setInterval(() => socket.write('x'), 5_000)
          socket.on('close', () => {
            clearInterval(drip)
            lasted.push(performance.now() - begun)
          })
          resolve()
        },
      )
      socket.on('error', () => resolve())
      sockets.push(socket)
    })
  const calm = startLoad({ perSecond: 50, writes: 10 })
  await wait(4_000)
  await calm.end()
  for (let from = 0; from < slowClients; from += 50)
    await Promise.all(Array.from({ length: 50 }, (_, at) => open(from + at)))
  const load = startLoad({ perSecond: 50, writes: 10 })
  await wait(10_000)
  await load.end()
  for (const end = performance.now() + 40_000; lasted.length < slowClients / 2 && performance.now() < end; )
    await wait(100)
  const ended = [...lasted]
  for (const socket of sockets) socket.destroy()
  const [before, during, closed] = [
    quantile(calm.times, 0.99),
    quantile(load.times, 0.99),
    quantile(ended, 0.99),
  ]
  const failed = describeFailures(load.failed)
  return [
    {
      fault: 'F23 slow clients',
      done: `${slowClients} connections that never end their request, ${load.requestCount()} requests at 50/s beside them`,
      expected: '0 failed, p99 under 300 ms',
      seen: `${formatFaults(failed)} failed, p99 ${formatMs(during)} (without them ${formatMs(before)})`,
      met: failed.length === 0 && countExits(deployment.narus) === 0 && compareTime(during, 300),
    },
    {
      fault: 'F23',
      done: 'those that never end their header',
      expected: 'closed within 15 s',
      seen: `${ended.length} closed, p99 ${formatSeconds(closed)}`,
      met: ended.length >= slowClients / 2 && compareTime(closed, 15_000),
    },
  ]
}

/** Mostly searches, which nothing keeps: each asks the database and renders. */
async function testTooManyVisitors(deployment: Deployment): Promise<OpsResult[]> {
  const sendLoad = (times: number, duration: number) =>
    autocannon({
      url: 'https://127.0.0.1/travel?page_title=PLENTY',
      connections: connections * times,
      duration,
      headers: { host: 'one.example' },
      tlsOptions: { rejectUnauthorized: false },
    })
  await sendLoad(1, 3)
  const peak = await sendLoad(1, 6)
  const ended = watchHealth()
  const over = await sendLoad(5, 20)
  const calm = startLoad({ perSecond: 10, writes: 20 })
  await wait(5_000)
  await calm.end()
  const health = quantile(await ended(), 0.99)
  const [before, during] = [peak['2xx'] / peak.duration, over['2xx'] / over.duration]
  const last = Math.max(0, ...calm.failed.map(({ at }) => at - calm.begun))
  const odd = over.errors + over.timeouts
  return [
    {
      fault: 'F24 overload',
      done: `${connections} at once, then ${connections * 5} for 20 s, searching`,
      expected: 'good answers at least 80 % of the peak, the others 503; p99 under 1000 ms',
      seen: `peak ${Math.round(before)}/s, then ${Math.round(during)}/s (${Math.round((100 * during) / before)} %), ${over.non2xx} times 503, ${odd} else; p99 ${formatMs(over.latency.p99)}; /healthz p99 ${formatMs(health)}`,
      met:
        odd === 0 &&
        during > before / 2 &&
        countExits(deployment.narus) === 0 &&
        compareTime(Math.max(over.latency.p99 / 1_000, (0.8 * before) / during), 1),
    },
    {
      fault: 'F24',
      done: 'afterwards, 10 requests/s',
      expected: 'back to normal within 5.0 s',
      seen: `${calm.failed.length} refused, the last after ${formatSeconds(last)}`,
      met: compareTime(last, 5_000),
    },
  ]
}

async function testLoginFlood(deployment: Deployment): Promise<OpsResult[]> {
  await addMembers(deployment.superUrl, 'flood', 2_000)
  const calm = startLoad({ perSecond: 20, writes: 0 })
  await wait(10_000)
  await calm.end()
  const senders = [3001, 3002].map((port) => createSender(port, 'one.example', 400))
  const counts: Record<string, number> = {}
  const refused: number[] = []
  let turn = 0
  const load = startLoad({ perSecond: 20, writes: 0 })
  await sendAtFixedRate(200, 15, async () => {
    const sender = senders[++turn % 2]
    if (!sender) return
    const [answer, time] = await measureTime(() =>
      sendLogin(sender, `flood${(turn % 2_000) + 1}`, memberPassword),
    )
    counts[String(answer?.status)] = (counts[String(answer?.status)] ?? 0) + 1
    if (answer?.status === 503) refused.push(time)
  })
  await load.end()
  for (const sender of senders) sender.close()
  const [before, during] = [quantile(calm.times, 0.99), quantile(load.times, 0.99)]
  const wrong = Object.keys(counts).filter((status) => !['200', '503'].includes(status))
  return [
    {
      fault: 'F25 log-in flood',
      done: `200 log-ins/s for 15 s at both: ${Object.entries(counts)
        .map(([status, count]) => `${count} times ${status}`)
        .join(', ')}`,
      expected: '200 or 503; pages 0 failed, p99 less than twice',
      seen: `${formatFaults(wrong)} else; ${load.failed.length} pages failed, p99 ${formatMs(before)} then ${formatMs(during)}; told 503 in p99 ${formatMs(refused.length > 0 ? quantile(refused, 0.99) : 0)}`,
      met:
        wrong.length === 0 &&
        load.failed.filter(({ status }) => status !== 503).length === 0 &&
        during < Math.max(before * 10, 1_000) &&
        countExits(deployment.narus) === 0 &&
        (load.failed.length === 0 && during < before * 2 ? true : 'late'),
    },
  ]
}
