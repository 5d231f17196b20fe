// A machine that is all theirs, with what stands beside Naru: PostgreSQL, nginx with the file from deploy/, a
// mail server, Toss and Kakao.
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { openPostgres } from './postgres.ts'
import { program, run } from './programs.ts'

const nginxFile = path.resolve(import.meta.dirname, '../../deploy/nginx.conf')

export type Machine = Awaited<ReturnType<typeof openMachine>>

export async function openMachine(folder: string) {
  await furnish(folder)
  const outbox = path.join(folder, 'outbox')
  fs.mkdirSync(outbox)
  const ports = { mail: 2525, standIns: 3000 }
  const postgres = await openPostgres(folder)
  const post = await startBeside('post-office.ts', String(ports.mail), outbox)
  await startBeside('stand-ins.ts', String(ports.standIns))
  const nginx = [
    program('nginx'),
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
async function furnish(folder: string): Promise<void> {
  fs.chmodSync(folder, 0o755)
  for (const place of ['/etc/nginx', '/var/lib/nginx', '/var/log/nginx'])
    await run('mount', ['-t', 'tmpfs', 'tmpfs', place])
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
    '/etc/nginx/tls/fullchain.pem',
    '-subj',
    '/CN=naru',
    '-addext',
    `subjectAltName=${names.map((name) => `DNS:${name}`).join()}`,
  ]
  await run('openssl', [
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
  await run('mount', ['--bind', path.join(folder, 'hosts'), '/etc/hosts'])
}

/** As many as systemd lets it have: the file itself must ask for more. */
const spawnWithFewFiles = (command: string[], log: string) =>
  spawn('sh', ['-c', 'ulimit -S -n 1024 && exec "$@"', 'sh', ...command], {
    stdio: ['ignore', 'ignore', fs.openSync(log, 'a')],
  })

async function startBeside(file: string, ...args: string[]): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, file), args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return child
}
