// F16: the mail server is away, silent, or says no, while people book.
import { once } from 'node:events'
import fs from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { measureTime, quantile } from '../../bench/race.ts'
import { buildReserveRequest, sendRequest } from '../busy-customers.ts'
import { createSender } from '../shared/http-sender.ts'
import type { Ops } from './deployment.ts'
import { compareTime, formatFaults, formatMs, formatSeconds, type OpsResult } from './result-table.ts'

const mailServerModes = {
  refuses: 'the port is closed',
  stalls: 'it takes connections and says nothing',
  451: 'it answers 451',
  550: 'it answers 550',
} as const
const bookings = 10
const outage_ms = 8_000

export async function testMailOutage(ops: Ops): Promise<OpsResult[]> {
  const deployment = await ops.serve('postal')
  const sender = createSender(443, 'one.example', 10)
  const lines: OpsResult[] = []
  for (const [mode, done] of Object.entries(mailServerModes)) {
    const before = new Set(fs.readdirSync(ops.outbox))
    await setMailServerMode(ops, mode)
    const failed: string[] = []
    const times: number[] = []
    for (let turn = 0; turn < bookings; turn++) {
      const [answer, time] = await measureTime(() =>
        sendRequest(sender, { key: crypto.randomUUID(), ...buildReserveRequest() }),
      )
      times.push(time)
      if (answer?.status !== 200) failed.push(`${answer?.status} ${answer?.text}`)
    }
    await wait(outage_ms)
    await setMailServerMode(ops, 'takes')
    const begun = performance.now()
    const taken = () =>
      fs
        .readdirSync(ops.outbox)
        .filter((name) => !before.has(name) && name.includes('booking-reserved'))
        .map((name) => name.replace(/^\d+Z-/, ''))
    while (taken().length < bookings && performance.now() - begun < 90_000) await wait(100)
    const delivered = performance.now() - begun
    await wait(1_000)
    const doubled = taken().length - new Set(taken()).size
    const met = failed.length === 0 && taken().length === bookings && doubled === 0
    lines.push({
      fault: lines.length === 0 ? 'F16 mail' : 'F16',
      done: `${done} for ${outage_ms / 1000} s, ${bookings} bookings`,
      expected: `0 failed, ${bookings} mails once each when it is back`,
      seen: `${formatFaults(failed)} failed (p99 ${formatMs(quantile(times, 0.99))}), ${taken().length} mails within ${formatSeconds(delivered)}, ${doubled} twice`,
      met: met && compareTime(delivered, 30_000),
    })
  }
  sender.close()
  await deployment.stop()
  return lines
}

async function setMailServerMode({ post }: Ops, mode: string): Promise<void> {
  post.send(/^\d+$/.test(mode) ? Number(mode) : mode)
  await once(post, 'message')
}
