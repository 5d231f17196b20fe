// F16: the mail server is away, silent, or says no, while people book.
import { once } from 'node:events'
import fs from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { quantile, stopwatch } from '../../bench/race.ts'
import { reserving, sendAct } from '../crowd.ts'
import { senderTo } from '../lent/send.ts'
import type { Ops } from './deployment.ts'
import { type Line, ms, none, s, soon } from './table.ts'

const moods = {
  refuses: 'the port is closed',
  stalls: 'it takes connections and says nothing',
  451: 'it answers 451',
  550: 'it answers 550',
} as const
const bookings = 10
const lasting_ms = 8_000

export async function postal(ops: Ops): Promise<Line[]> {
  const deployment = await ops.serve('postal')
  const sender = senderTo(443, 'one.example', 10)
  const lines: Line[] = []
  for (const [mood, done] of Object.entries(moods)) {
    const before = new Set(fs.readdirSync(ops.outbox))
    await tell(ops, mood)
    const failed: string[] = []
    const times: number[] = []
    for (let turn = 0; turn < bookings; turn++) {
      const [answer, time] = await stopwatch(() =>
        sendAct(sender, { key: crypto.randomUUID(), ...reserving() }),
      )
      times.push(time)
      if (answer?.status !== 200) failed.push(`${answer?.status} ${answer?.text}`)
    }
    await wait(lasting_ms)
    await tell(ops, 'takes')
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
      done: `${done} for ${lasting_ms / 1000} s, ${bookings} bookings`,
      expected: `0 failed, ${bookings} mails once each when it is back`,
      seen: `${none(failed)} failed (p99 ${ms(quantile(times, 0.99))}), ${taken().length} mails within ${s(delivered)}, ${doubled} twice`,
      met: met && soon(delivered, 30_000),
    })
  }
  sender.close()
  await deployment.stop()
  return lines
}

async function tell({ post }: Ops, mood: string): Promise<void> {
  post.send(/^\d+$/.test(mood) ? Number(mood) : mood)
  await once(post, 'message')
}
