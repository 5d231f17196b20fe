// What a process says of itself while something else goes wrong.
import fs from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { stopwatch } from '../../bench/race.ts'
import type { Running } from '../lent/running.ts'
import { senderTo } from '../lent/send.ts'

/** Asks /healthz of both ten times a second; the times, when it is over. */
export function watchHealth() {
  const senders = [3001, 3002].map((port) => senderTo(port, 'one.example', 4))
  const times: number[] = []
  let going = true
  const watching = (async () => {
    for (let turn = 0; going; turn++) {
      const [answer, time] = await stopwatch(async () => senders[turn % 2]?.send('GET', '/healthz'))
      times.push(answer?.status === 200 ? time : Number.POSITIVE_INFINITY)
      await wait(50)
    }
  })()
  return async () => {
    going = false
    await watching
    for (const sender of senders) sender.close()
    return times
  }
}

export const exitsOf = (narus: Running[]) => narus.filter(({ child }) => child.exitCode !== null).length
export const residentMB = ({ child }: Running) =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024
export const openFiles = ({ child }: Running) => fs.readdirSync(`/proc/${child.pid}/fd`).length
export const grownBy = (narus: Running[], before: number[]) =>
  Math.max(...narus.map((naru, at) => residentMB(naru) - (before[at] ?? 0)))
