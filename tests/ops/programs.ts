// The programs of other houses that are proved with ours: found on the machine, whatever their version.
import { execFile, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const debian = '/usr/lib/postgresql'

const preferredFolders: string[] = []

/** Programs of that folder are taken before all others of their name. */
export function preferProgramsIn(folder: string): void {
  preferredFolders.unshift(folder)
}

/** PostgreSQL's newest folder comes first: Debian keeps its server programs off the path. */
function listFolders(): string[] {
  const versions = fs.existsSync(debian)
    ? fs.readdirSync(debian).sort((one, other) => Number(other) - Number(one))
    : []
  return [
    ...preferredFolders,
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
    '/usr/sbin',
    '/sbin',
  ]
}

const findProgram = (name: string) =>
  listFolders()
    .map((place) => path.join(place, name))
    .find((file) => fs.existsSync(file))

const requiredPrograms = {
  initdb: 'postgresql',
  pg_ctl: 'postgresql',
  pg_dump: 'postgresql',
  nginx: 'nginx',
  openssl: 'openssl',
  ip: 'iproute2',
  unshare: 'util-linux',
} as const

/** What one part needs besides, and where it is not there that part is left out. */
const optionalPrograms = {
  failover: {
    patroni: 'patroni python3-etcd',
    etcd: 'etcd-server',
    haproxy: 'haproxy',
    nsenter: 'util-linux',
    psql: 'postgresql-client',
  },
} as const

export type Program =
  | keyof typeof requiredPrograms
  | keyof (typeof optionalPrograms)['failover']
  | 'pg_config'
  | 'pg_restore'

export const getProgram = (name: Program): string => findProgram(name) ?? name

/** What is in the way, in one sentence. */
export function describeMissing(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'test:ops needs Linux and root: it gives itself a network and a file system of its own.'
  const missing = toPackages(requiredPrograms)
  if (missing) return `test:ops needs what is not there: apt-get install ${missing}`
  if (spawnSync(getProgram('unshare'), buildUnshareArgs('true')).status !== 0)
    return 'test:ops needs a machine on which root may unshare the network and mounts; this one, perhaps a container, does not let it.'
}

/** The packages a part lacks, as they are named to apt-get; none, and it can be tried. */
export const listMissingPackages = (part: keyof typeof optionalPrograms): string =>
  toPackages(optionalPrograms[part])

const toPackages = (programs: Record<string, string>): string =>
  [...new Set(Object.entries(programs).flatMap(([name, of]) => (findProgram(name) ? [] : [of])))].join(' ')

/** A network, mounts and processes of one's own: every port is free, and nothing outlives the end. */
export const buildUnshareArgs = (...command: string[]) => [
  '--net',
  '--mount',
  '--pid',
  '--fork',
  '--kill-child',
  '--mount-proc',
  ...command,
]

export async function runProgram(
  name: Program | 'mount',
  args: string[],
  as: { uid?: number; gid?: number; cwd?: string } = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)(name === 'mount' ? name : getProgram(name), args, as)
  return stdout
}
