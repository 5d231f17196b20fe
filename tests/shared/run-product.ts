// The product and its desk as processes of their own, begun as `npm start` and `npm run desk` begin them.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'

export type RunningServer = ReturnType<typeof startServer>

export const testSecret = 'a secret of the tests, long enough'

/** What a program of ours knows of this machine: where programs lie, and what Node has compiled before. */
export const bareEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../../node_modules/.cache/node'),
}

/** `before`: a program that makes room for it, such as a smaller disk. */
export function startServer(env: Record<string, string>, before: string[] = []) {
  const [program = '', ...args] = [...before, process.execPath, 'src/server.ts']
  const child = spawn(program, args, {
    env: { ...bareEnv, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'warn', ...env },
  })
  let output = ''
  let complaint = ''
  child.stderr.on('data', (bytes) => {
    complaint += bytes
  })
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
  return { child, output: () => output, complaint: () => complaint, ended, port }
}

/** The command line as it is typed. */
export const runDesk = (env: Record<string, string>, args: string[], input = '') =>
  runCommand('desk', env, args, input)

/** A command of `bin/`, and all it said. */
export async function runCommand(name: string, env: Record<string, string>, args: string[] = [], input = '') {
  const child = spawn(process.execPath, [`bin/${name}.ts`, ...args], { env: { ...bareEnv, ...env } })
  child.stdin.end(input)
  const ended = new Promise((resolve) => child.once('close', resolve))
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, stdout, stderr }
}
