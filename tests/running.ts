// The product as a process of its own, begun as `npm start` begins it.
import { spawn } from 'node:child_process'

export type Running = ReturnType<typeof startServer>

export const secret = 'a secret of the tests, long enough'

export function startServer(env: Record<string, string>) {
  const child = spawn(process.execPath, ['src/server.ts'], { env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'warn', ...env } })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const port = new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes) => {
        output += bytes
        const [, port] = /Naru answers.*?:(\d{4,5})/s.exec(output) ?? []
        if (port) resolve(Number(port))
      })
    void ended.then(() => reject(new Error(`it ended before it listened: ${output}`)))
  })
  port.catch(() => {}) // some are started to see them fail
  return { child, output: () => output, ended, port }
}
