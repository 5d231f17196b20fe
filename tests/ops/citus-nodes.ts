// A coordinator and two workers of Citus on this machine, each a PostgreSQL of its own, and the databases on
// them.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findServerOwner, listChildren, query } from './postgres.ts'
import { runProgram } from './programs.ts'

export type CitusNodes = Awaited<ReturnType<typeof startCitusNodes>>
type SavedNodes = { ports: number[] }

const nodesFile = 'nodes.json'
const coordinator = 0
const buildUrl = (port: number, database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`

/** What is in the way, in one sentence. */
export async function findCitusObstacle(): Promise<string | undefined> {
  const sharedir = (await runProgram('pg_config', ['--sharedir']).catch(() => '')).trim()
  if (!fs.existsSync(path.join(sharedir, 'extension', 'citus.control')))
    return `test:ops -- citus needs PostgreSQL 15 to 17 with Citus 13 installed in it, and ${sharedir || 'the machine'} has none; or the tree of its source, which is built: CITUS_SOURCE=folder npm run test:ops -- citus. Nothing was tried.`
  if (process.getuid?.() !== 0) return 'test:ops -- citus needs root: it runs the servers as postgres.'
}

/**
 * `spare`: what a database without visitors does beside its work is left out, because tests make hundreds of
 * them.
 */
export async function startCitusNodes(folder: string, { spare: isMinimal = false } = {}) {
  fs.chmodSync(folder, 0o755)
  const owner = findServerOwner()
  const nodes = await Promise.all(
    ['coordinator', 'worker1', 'worker2'].map(async (name) => ({
      cluster: path.join(folder, name),
      port: await findFreePort(),
    })),
  )
  const control = ({ cluster }: { cluster: string }, ...args: string[]) =>
    runProgram('pg_ctl', ['-D', cluster, '-w', '-l', path.join(cluster, 'log'), ...args], owner)
  for (const node of nodes) {
    fs.mkdirSync(node.cluster, { mode: 0o700 })
    fs.chownSync(node.cluster, owner.uid, owner.gid)
    const made = ['-D', node.cluster, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C.UTF-8']
    await runProgram('initdb', made, owner)
    const settings = buildSettings(node.port, isMinimal)
    fs.appendFileSync(
      path.join(node.cluster, 'postgresql.conf'),
      Object.entries(settings)
        .map(([name, value]) => `${name} = '${value}'\n`)
        .join(''),
    )
    await control(node, 'start')
  }
  const saved: SavedNodes = { ports: nodes.map(({ port }) => port) }
  fs.writeFileSync(path.join(folder, nodesFile), JSON.stringify(saved))
  const at = (which: number) => nodes[which] ?? { cluster: '', port: 0 }

  return {
    folder,
    version: (await runProgram('initdb', ['--version'])).replace('initdb (PostgreSQL) ', '').split(' ')[0],
    url: (database: string, which = coordinator) => buildUrl(at(which).port, database),
    getNodePort: (which: number) => at(which).port,
    /** `workers`: over how many of the nodes; all, unless told. */
    addDatabase: (name: string, workers?: number) => createDistributedDatabase(saved, name, workers),
    busy_ms: (which: number) => readCpuTime(readPostmasterPid(at(which).cluster)),
    /** After a kill the last of its processes may still be about to end. */
    async start(which: number) {
      for (let left = 20; ; left--) {
        const started = await control(at(which), 'start').then(
          () => true,
          (error: unknown) => {
            if (left === 0) throw error
          },
        )
        if (started) return
        await wait(500)
      }
    },
    /** The postmaster and all its children, at once. */
    kill(which: number) {
      const first = readPostmasterPid(at(which).cluster)
      spawnSync('kill', ['-9', first, ...listChildren(first)])
    },
    close: () =>
      Promise.allSettled(nodes.map((node) => control(node, 'stop', '-m', 'immediate'))).then(() => {}),
  }
}

const readPostmasterPid = (cluster: string): string =>
  fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0] ?? ''

/** Processor time of a server: its own, that of the children it has, and of those it had. */
function readCpuTime(postmaster: string): number {
  const ticks = (pid: string, of: number[]) => {
    // behind the name, which may hold anything
    const [, counts = ''] = readIfExists(`/proc/${pid}/stat`).split(') ')
    return of.reduce((sum, at) => sum + Number(counts.split(' ')[at] ?? 0), 0)
  }
  const [own, ended] = [
    [11, 12],
    [13, 14],
  ]
  const now = listChildren(postmaster).reduce((sum, pid) => sum + ticks(pid, own), 0)
  return (now + ticks(postmaster, [...own, ...ended])) * tick_ms
}
const tick_ms = 10

/** A child may end while we count. */
const readIfExists = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')

function buildSettings(port: number, isMinimal: boolean): Record<string, string | number> {
  return {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_preload_libraries: 'citus',
    wal_level: 'logical',
    max_connections: 300,
    max_prepared_transactions: 600,
    max_worker_processes: 40,
    timezone: 'UTC',
    jit: 'off',
    deadlock_timeout: '100ms',
    'citus.shard_count': 8,
    'citus.node_conninfo': 'sslmode=disable', // one machine, and no certificates of whoever started it
    'citus.enable_statistics_collection': 'off',
    ...(isMinimal && {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      'citus.shard_count': 4,
      'citus.distributed_deadlock_detection_factor': -1,
      'citus.recover_2pc_interval': -1,
    }),
  }
}

async function createDistributedDatabase(
  { ports }: SavedNodes,
  name: string,
  many = ports.length - 1,
): Promise<void> {
  const [first = 0, ...workers] = ports
  for (const port of ports) {
    await query(buildUrl(port, 'postgres'), `create database ${name}`)
    await query(buildUrl(port, name), 'create extension citus')
  }
  await query(buildUrl(first, name), `select citus_set_coordinator_host('127.0.0.1', ${first})`)
  for (const port of workers.slice(0, many))
    await query(buildUrl(first, name), `select citus_add_node('127.0.0.1', ${port})`)
}

/** For tests that run on nodes that are there already, in the folder they were opened in. */
export function openSavedNodes(folder: string) {
  const saved: SavedNodes = JSON.parse(fs.readFileSync(path.join(folder, nodesFile), 'utf8'))
  const everywhere = async (statement: string) => {
    for (const port of saved.ports.toReversed()) await query(buildUrl(port, 'postgres'), statement)
  }
  return {
    url: buildUrl(saved.ports[coordinator] ?? 0, 'postgres'),
    addDatabase: (name: string) => createDistributedDatabase(saved, name),
    /** The same database on each worker. */
    listWorkerUrls: (url: string) =>
      saved.ports.slice(coordinator + 1).map((port) => buildUrl(port, new URL(url).pathname.slice(1))),
    /** Nobody stays in it, not even Citus' own daemon: only then it can be copied. */
    async closeDatabase(name: string) {
      await everywhere(`alter database ${name} allow_connections false`)
      await everywhere(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`,
      )
    },
    /** A copy on each node is a copy of the whole: what the coordinator knows of the others is the same. */
    copyDatabase: (name: string, from: string) => everywhere(`create database ${name} template ${from}`),
  }
}

export async function findFreePort(): Promise<number> {
  const probe = net.createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
