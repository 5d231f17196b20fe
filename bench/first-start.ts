// A first start with the demo, and what the serving process holds after somebody has visited all ten agencies.
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { demoHosts } from '#domain/agency/address/hosts.ts'
import { createSender } from '../tests/shared/http-sender.ts'
import { startServer } from '../tests/shared/run-product.ts'
import type { BenchContext } from './bench-context.ts'

export type FirstStart = { seconds: number; started_mb: number; visited_mb: number; pages: number }

/** A home page, a list, a trip, a board: what a visitor looks at. */
export async function measureFirstStart(bench: BenchContext): Promise<FirstStart> {
  const { databaseUrl } = await bench.emptySite('first_start') // the pages are built by then
  const begun = performance.now()
  const product = startServer({
    NARU: 'demo',
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(bench.folder, 'first_start'),
    SHED_AFTER_MS: '0',
  })
  try {
    const port = await product.port
    const seconds = (performance.now() - begun) / 1000
    const started_mb = readMemoryMB(product.child.pid)
    let pages = 0
    for (const host of [...demoHosts.keys()].filter((name) => name.startsWith('a')))
      pages += await visitAgency(port, `${host}:${port}`)
    return { seconds, started_mb, visited_mb: readMemoryMB(product.child.pid), pages }
  } finally {
    product.child.kill('SIGTERM')
    await product.ended
  }
}

async function visitAgency(port: number, host: string): Promise<number> {
  const { send, close } = createSender(port, host, 1)
  const get = async (address: string) => {
    const answer = await send('GET', address)
    if (answer?.status !== 200) throw new Error(`${host}${address} was answered ${answer?.status}`)
    return answer.text
  }
  const list = await get('/travel')
  const trips = new Set(list.match(/\/travel\/detail\/[\w-]+/g))
  const addresses = ['/', '/board/notice', ...[...trips].slice(0, 5)]
  for (const address of addresses) await get(address)
  close()
  return addresses.length + 1
}

/** What of it lies in memory, as the system counts it. */
function readMemoryMB(pid = 0): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}
