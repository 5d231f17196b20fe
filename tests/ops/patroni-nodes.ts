// A database that fails over: three machines, each on a network of its own, with etcd, Patroni and
// PostgreSQL; HAProxy beside Naru.
import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readFields } from '#lib/read-fields.ts'
import { findServerOwner, query } from './postgres.ts'
import { getProgram, runProgram } from './programs.ts'

const deploy = path.resolve(import.meta.dirname, '../../deploy')
const port = 5000 // where deploy/haproxy.cfg listens
const names = ['db1', 'db2', 'db3'] as const
const password = 'naru'
const whole_ms = 180_000

export type NodeName = (typeof names)[number]
export type PatroniNodes = Awaited<ReturnType<typeof startPatroniNodes>>
type PatroniMember = { name: string; role: string; state: string; timeline: number; lag: number }

const getNodeAddress = (name: NodeName) => `10.213.0.${names.indexOf(name) + 1}`
const getLinkName = (name: NodeName) => `to-${name}`
const runIp = (line: string) => runProgram('ip', line.split(' '))

function createFolders(folder: string, { uid, gid }: ReturnType<typeof findServerOwner>): void {
  for (const part of ['', 'etcd', 'postgres']) {
    const place = path.join(folder, part)
    fs.mkdirSync(place, { recursive: true, mode: part ? 0o700 : 0o755 })
    fs.chownSync(place, uid, gid)
  }
}

export async function startPatroniNodes(top: string) {
  const folder = path.join(top, 'nodes')
  const [owner, log] = [findServerOwner(), fs.openSync(path.join(top, 'nodes.log'), 'a')]
  await createNetwork(path.join(top, 'hosts'))
  for (const name of names) createFolders(path.join(folder, name), owner)

  /** On a machine, as the user of the database. */
  function spawnOn(name: NodeName, command: string[], env: Record<string, string> = {}): ChildProcess {
    const inside = [`--net=/run/netns/${name}`, `--setuid=${owner.uid}`, `--setgid=${owner.gid}`]
    return spawn(getProgram('nsenter'), [...inside, ...command], {
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...env },
      cwd: '/',
      stdio: ['ignore', 'pipe', log],
    })
  }
  function start(name: NodeName): void {
    const place = path.join(folder, name)
    spawnOn(name, [getProgram('etcd')], buildEtcdEnv(name, path.join(place, 'etcd'))).stdout?.resume()
    const patroni = spawnOn(name, [getProgram('patroni'), path.join(deploy, 'patroni.yml')], {
      PATRONI_NAME: name,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${name}:8008`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${name}:5432`,
      PATRONI_POSTGRESQL_DATA_DIR: path.join(place, 'postgres'),
      PATRONI_POSTGRESQL_BIN_DIR: path.dirname(getProgram('pg_ctl')),
      PATRONI_POSTGRESQL_PGPASS: path.join(place, 'pgpass'),
      PATRONI_SUPERUSER_PASSWORD: password,
      PATRONI_REPLICATION_PASSWORD: password,
      PATRONI_REWIND_PASSWORD: password,
    })
    patroni.stdout?.resume()
  }
  async function kill(name: NodeName): Promise<void> {
    for (const pid of (await runIp(`netns pids ${name}`)).split('\n').filter(Boolean))
      killProcess(Number(pid))
  }
  for (const name of names) start(name)
  const haproxy = spawn(getProgram('haproxy'), ['-db', '-f', path.join(deploy, 'haproxy.cfg')], {
    stdio: ['ignore', log, log],
  })
  const urlAs = (user: string, database: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
  const everywhere = urlAs('postgres', 'postgres')
  await whole()
  await query(everywhere, `create role shop login createrole password '${password}'`)

  /** All three follow one primary, and one of them takes part in every commit. */
  async function whole(): Promise<PatroniMember[]> {
    let seen: PatroniMember[] = []
    for (const end = Date.now() + whole_ms; Date.now() < end; await wait(500)) {
      seen = await readMembers()
      const roles = seen.map(({ role }) => role)
      const isWhole =
        seen.length === names.length &&
        roles.filter((role) => role === 'leader').length === 1 &&
        roles.filter((role) => role === 'sync_standby').length === 1 &&
        seen.every(({ state, timeline }) => /running|streaming/.test(state) && timeline === seen[0]?.timeline)
      if (isWhole && (await query(everywhere, 'select 1').catch(() => undefined))) return seen
    }
    throw new Error(`after ${whole_ms / 1000} s the machines are ${JSON.stringify(seen)}`)
  }

  return {
    names,
    port,
    url: (database: string) => urlAs('shop', database),
    superUrl: (database: string) => urlAs('postgres', database),
    addDatabase: (name: string) => query(everywhere, `create database ${name} owner shop`),
    whole,
    async primary(): Promise<NodeName> {
      const leader = (await readMembers()).find(({ role }) => role === 'leader')?.name
      return names.find((name) => name === leader) ?? names[0]
    },
    /** The database of one machine, whatever it is at the time. */
    ask: (name: NodeName, database: string, sql: string) =>
      query(`postgres://postgres:${password}@${getNodeAddress(name)}:5432/${database}`, sql),
    start,
    /** As when its power goes: all that runs there is gone at once. */
    kill,
    cut: (name: NodeName) => runIp(`link set ${getLinkName(name)} down`),
    join: (name: NodeName) => runIp(`link set ${getLinkName(name)} up`),
    /**
     * Somebody on the machine itself who writes on, whoever is the primary; ends with the number of writes
     * that were answered.
     */
    writeOn(name: NodeName, database: string, sql: string): () => number {
      const url = `postgres://postgres:${password}@${getNodeAddress(name)}:5432/${database}?connect_timeout=2`
      const again = 'while :; do "$@"; sleep 0.1; done'
      const psql = [getProgram('psql'), '-X', '-A', '-t', '-q', url, '-c', `${sql} returning 'answered'`]
      const writer = spawnOn(name, ['sh', '-c', again, 'sh', ...psql])
      let said = ''
      writer.stdout?.on('data', (bytes) => {
        said += bytes
      })
      return () => {
        writer.kill('SIGKILL')
        return said.split('answered').length - 1
      }
    },
    async close(): Promise<void> {
      haproxy.kill('SIGKILL')
      for (const name of names) await kill(name)
    },
  }
}

/** A bridge with a cable to each: what is cut off hears nobody, and nobody hears it. */
async function createNetwork(hosts: string): Promise<void> {
  fs.mkdirSync('/run/netns', { recursive: true })
  await runProgram('mount', ['-t', 'tmpfs', 'tmpfs', '/run/netns'])
  await runIp('link add naru0 type bridge')
  await runIp('addr add 10.213.0.254/24 dev naru0')
  await runIp('link set naru0 up')
  for (const name of names) {
    await runIp(`netns add ${name}`)
    await runIp(`link add ${getLinkName(name)} type veth peer name eth0 netns ${name}`)
    await runIp(`link set ${getLinkName(name)} master naru0 up`)
    await runIp(`-n ${name} addr add ${getNodeAddress(name)}/24 dev eth0`)
    await runIp(`-n ${name} link set eth0 up`)
    await runIp(`-n ${name} link set lo up`)
    fs.appendFileSync(hosts, `${getNodeAddress(name)} ${name}\n`)
  }
}

const buildEtcdEnv = (name: NodeName, data: string) => ({
  ETCD_NAME: name,
  ETCD_DATA_DIR: data,
  ETCD_LISTEN_PEER_URLS: 'http://0.0.0.0:2380',
  ETCD_LISTEN_CLIENT_URLS: 'http://0.0.0.0:2379',
  ETCD_ADVERTISE_CLIENT_URLS: `http://${name}:2379`,
  ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${name}:2380`,
  ETCD_INITIAL_CLUSTER: names.map((one) => `${one}=http://${one}:2380`).join(),
  ETCD_ENABLE_V2: 'true',
  ETCD_PRE_VOTE: 'true',
  ETCD_HEARTBEAT_INTERVAL: '250',
  ETCD_ELECTION_TIMEOUT: '2500',
  ETCD_UNSUPPORTED_ARCH: 'arm64', // asked for there, and nowhere else
})

/** What Patroni says of all, asked at whoever answers. */
async function readMembers(): Promise<PatroniMember[]> {
  const answers = names.map(async (name) => {
    const answer = await fetch(`http://${getNodeAddress(name)}:8008/cluster`, {
      signal: AbortSignal.timeout(2_000),
    })
    const { members } = readFields(await answer.json())
    if (!Array.isArray(members)) throw new Error(`${name} knows nobody`)
    return members.map(readFields).map(({ name, role, state, timeline, lag = 0 }) => ({
      name: String(name),
      role: String(role),
      state: String(state),
      timeline: Number(timeline),
      lag: Number(lag),
    }))
  })
  return Promise.any(answers).catch(() => [])
}

function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it has ended by itself meanwhile
  }
}
