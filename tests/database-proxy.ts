// Sits between us and the database, as a network does that is slow, falls silent, or breaks at the very commit.

import net from 'node:net'
import { getPort } from './shared/get-port.ts'

export type DatabaseProxy = Awaited<ReturnType<typeof createDatabaseProxy>>

/**
 * `next`: at the next commit the connection breaks, before PostgreSQL hears of it or after it was done.
 * `delay_ms` and `isSilent` are for what PostgreSQL says.
 */
export async function createDatabaseProxy(databaseUrl: string) {
  const faults = { cutNext: undefined as 'commit' | 'its answer' | undefined, delay_ms: 0, isSilent: false }
  const held: (() => void)[] = []
  const { hostname, port } = new URL(databaseUrl)
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), hostname)
    let committing: string | undefined // statements are named, and from then on known by their names
    let isCut = false
    let due = 0
    near.on(
      'data',
      splitMessages((message) => {
        const [first, second] = message.subarray(5).toString('latin1').split('\0')
        const type = String.fromCharCode(message[0] ?? 0)
        if (type === 'P' && second === 'commit') committing = first
        if (type !== 'B' || second !== committing || !faults.cutNext) return far.write(message)
        isCut = true
        if (faults.cutNext === 'commit') near.destroy()
        else far.write(message)
        faults.cutNext = undefined
      }),
    )
    const say = (bytes: Buffer) => void (near.destroyed || near.write(bytes))
    far.on('data', (bytes) => {
      if (isCut) return near.destroy()
      if (faults.isSilent || held.length > 0) return held.push(() => say(bytes))
      due = Math.max(due, performance.now() + faults.delay_ms) // nothing overtakes what was said before
      if (due > performance.now()) setTimeout(say, due - performance.now(), bytes)
      else say(bytes)
    })
    near.on('error', () => {}).on('close', () => far.destroy())
    far.on('error', () => {}).on('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const proxyPort: number = getPort(server)
  return {
    faults,
    port: proxyPort,
    url: databaseUrl.replace(`:${port}/`, `:${proxyPort}/`),
    delay(ms: number) {
      faults.delay_ms = ms
    },
    silence() {
      faults.isSilent = true
    },
    /** What was held back is said after all. */
    resume() {
      faults.isSilent = false
      for (const say of held.splice(0)) say()
    },
    close: () => void server.close(),
  }
}

/**
 * Whole messages of PostgreSQL's protocol, however they arrive: a letter and a length, but for the first,
 * which has no letter.
 */
function splitMessages(take: (message: Buffer) => void): (bytes: Buffer) => void {
  let waiting = Buffer.alloc(0)
  let letter = 0
  return (bytes) => {
    waiting = Buffer.concat([waiting, bytes])
    while (waiting.length >= letter + 4 && waiting.length >= letter + waiting.readInt32BE(letter)) {
      const end = letter + waiting.readInt32BE(letter)
      take(waiting.subarray(0, end))
      waiting = waiting.subarray(end)
      letter = 1
    }
  }
}
