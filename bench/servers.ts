// Servers in processes of their own: neither side shares a thread with the other, nor with the load.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'

export type ChildServer = { port: number; cpu_ms: () => Promise<number>; stop: () => Promise<void> }

const CpuTime = z.object({ cpu_ms: z.number() })
const ListeningMessage = CpuTime.extend({ port: z.int() })

/**
 * Starts a serve-*.ts, hands it its order and waits until it listens. With `--profile` its CPU profile is
 * written when it stops.
 */
export async function startServer(file: URL, order: object): Promise<ChildServer> {
  const execArgv = process.argv.includes('--profile')
    ? [
        '--cpu-prof',
        `--cpu-prof-dir=${os.tmpdir()}/naru-profiles`,
        `--cpu-prof-name=${path.basename(file.pathname, '.ts')}-${Date.now()}.cpuprofile`,
      ]
    : []
  const child = fork(file, {
    execArgv,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const ended = once(child, 'exit')
  child.send(order)
  const [message] = await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error(`${file.pathname} ended before it listened`))),
  ])
  const { port } = ListeningMessage.parse(message)
  return {
    port,
    async cpu_ms() {
      child.send('spent')
      return CpuTime.parse((await once(child, 'message'))[0]).cpu_ms
    },
    async stop() {
      child.disconnect()
      await ended
    },
  }
}

/** Both servers for as long as the work takes. */
export async function withServers<T>(
  starting: Promise<ChildServer>[],
  work: (...servers: [ChildServer, ChildServer]) => Promise<T>,
): Promise<T> {
  const servers = await Promise.all(starting)
  const [ours, floor] = servers
  if (!ours || !floor) throw new Error('a race needs two')
  try {
    return await work(ours, floor)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
