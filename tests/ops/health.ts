// What a process says of itself while something else goes wrong.
import fs from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { measureTime } from '../../bench/race.ts'
import { createSender } from '../shared/http-sender.ts'
import type { RunningServer } from '../shared/run-product.ts'

/** Asks /healthz of both ten times a second; the times, when it is over. */
export function watchHealth() {
  const senders = [3001, 3002].map((port) => createSender(port, 'one.example', 4))
  const times: number[] = []
  let isRunning = true
  const watching = (async () => {
    for (let turn = 0; isRunning; turn++) {
      const [answer, time] = await measureTime(async () => senders[turn % 2]?.send('GET', '/healthz'))
      times.push(answer?.status === 200 ? time : Number.POSITIVE_INFINITY)
      await wait(50)
    }
  })()
  return async () => {
    isRunning = false
    await watching
    for (const sender of senders) sender.close()
    return times
  }
}

export const countExits = (narus: RunningServer[]) =>
  narus.filter(({ child }) => child.exitCode !== null).length
export const readMemoryMB = ({ child }: RunningServer) =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024
export const countOpenFiles = ({ child }: RunningServer) => fs.readdirSync(`/proc/${child.pid}/fd`).length
export const measureGrowthMB = (narus: RunningServer[], before: number[]) =>
  Math.max(...narus.map((naru, at) => readMemoryMB(naru) - (before[at] ?? 0)))
