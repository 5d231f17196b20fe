// A machine that is all theirs, with what is beside Naru: PostgreSQL, nginx with the file from deploy/, a
// mail server, Toss and Kakao.
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { startOwnPostgres } from './postgres.ts'
import { getProgram, runProgram } from './programs.ts'

const nginxFile = path.resolve(import.meta.dirname, '../../deploy/nginx.conf')

export type Machine = Awaited<ReturnType<typeof createMachine>>

export async function createMachine(folder: string) {
  await prepareFolders(folder)
  const outbox = path.join(folder, 'outbox')
  fs.mkdirSync(outbox)
  const ports = { mail: 2525, standIns: 3000 }
  const postgres = await startOwnPostgres(folder)
  const post = await startProcess('smtp-server.ts', String(ports.mail), outbox)
  await startProcess('stand-ins.ts', String(ports.standIns))
  const nginx = [
    getProgram('nginx'),
    '-c',
    nginxFile,
    '-g',
    `daemon off; pid ${path.join(folder, 'nginx.pid')};`,
  ]
  spawnWithFewFiles(nginx, path.join(folder, 'nginx.log')).once('exit', (code) =>
    process.stderr.write(`nginx ended with ${code}\n`),
  )
  return { folder, outbox, postgres, post, ports }
}

/** What nginx and resolvers look for in fixed places: in this mount namespace alone it is of our making. */
export const certificatePath = '/etc/nginx/tls/fullchain.pem'

async function prepareFolders(folder: string): Promise<void> {
  fs.chmodSync(folder, 0o755)
  for (const place of ['/etc/nginx', '/var/lib/nginx', '/var/log/nginx'])
    await runProgram('mount', ['-t', 'tmpfs', 'tmpfs', place])
  fs.mkdirSync('/etc/nginx/tls')
  const names = [
    'one.example',
    'sim.localhost',
    'office.localhost',
    ...Array.from({ length: 10 }, (_, at) => `a${at + 1}.localhost`),
  ]
  const certificate = [
    '-keyout',
    '/etc/nginx/tls/privkey.pem',
    '-out',
    certificatePath,
    '-subj',
    '/CN=naru',
    '-addext',
    `subjectAltName=${names.map((name) => `DNS:${name}`).join()}`,
  ]
  await runProgram('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    ...certificate,
  ])
  fs.writeFileSync(path.join(folder, 'hosts'), `127.0.0.1 localhost ${names.join(' ')}\n`)
  await runProgram('mount', ['--bind', path.join(folder, 'hosts'), '/etc/hosts'])
}

/** As many as systemd lets it have: the file itself must ask for more. */
const spawnWithFewFiles = (command: string[], log: string) =>
  spawn('sh', ['-c', 'ulimit -S -n 1024 && exec "$@"', 'sh', ...command], {
    stdio: ['ignore', 'ignore', fs.openSync(log, 'a')],
  })

async function startProcess(file: string, ...args: string[]): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, file), args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return child
}
