// Citus built from the source tree that CITUS_SOURCE names, into a copy of the machine's PostgreSQL: it looks
// for extensions beside its own programs, so a copy of both is a server of its own and nothing is installed.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runProgram } from './programs.ts'

// What the headers of PostgreSQL ask for when something is linked with it.
const packages =
  'make gcc flex libssl-dev libxml2-dev libxslt1-dev libpam0g-dev libselinux1-dev libkrb5-dev libedit-dev zlib1g-dev libzstd-dev'

// PostgreSQL was built with LLVM, and would have clang write what its compiler reads; we run it with jit off.
const withoutBitcode = 'with_llvm=no'

/** The folder of the programs, made once for each version of both; or in words why there is none. */
export async function buildCitus(
  source: string,
  say: (text: string) => void,
): Promise<{ programs: string } | { fault: string }> {
  const script = path.join(source, 'configure')
  if (!fs.existsSync(script)) return { fault: `CITUS_SOURCE: ${source} has no file configure.` }
  const ask = async (what: string) => (await runProgram('pg_config', [`--${what}`])).trim()
  const version = await ask('version').catch(() => '')
  const [, major = ''] = /^PostgreSQL (\d+)/.exec(version) ?? []
  if (!major) return { fault: 'CITUS_SOURCE needs a PostgreSQL: apt-get install postgresql' }
  if (!fs.existsSync(await ask('pgxs')) || !fs.existsSync(await ask('includedir-server')))
    return { fault: `CITUS_SOURCE needs: apt-get install postgresql-server-dev-${major} ${packages}` }

  const [, ofCitus = ''] = /^PACKAGE_VERSION='(.*)'$/m.exec(fs.readFileSync(script, 'utf8')) ?? []
  const name = `naru-citus-${ofCitus}-${version.replace(/[^\d.]+/g, '-')}`
  const [made, making] = [path.join(os.tmpdir(), name), path.join(os.tmpdir(), `${name}-${process.pid}`)]
  const bindir = await ask('bindir')
  const programs = path.join(made, bindir)
  if (fs.existsSync(made))
    return fs.statSync(made).uid === process.getuid?.()
      ? { programs }
      : { fault: `${made} belongs to somebody else.` }

  say(`Citus ${ofCitus} is built for ${version}; it takes some ten minutes, and ${made} is kept`)
  const tree = path.join(making, 'source')
  fs.mkdirSync(making, { mode: 0o755 })
  try {
    fs.cpSync(source, tree, { recursive: true, preserveTimestamps: true })
    removeDuplicateFunction(tree, await ask('includedir-server'))
    const fault =
      runAndGetFault(tree, './configure', [
        `PG_CONFIG=${path.join(bindir, 'pg_config')}`,
        '--without-libcurl', // it would tell its makers about us
        '--without-lz4', // columns are not kept compressed here
        '--without-zstd',
      ]) ??
      runAndGetFault(tree, 'make', [`-j${os.availableParallelism()}`, withoutBitcode]) ??
      (await copyServer(ask, making)) ??
      runAndGetFault(tree, 'make', ['install', withoutBitcode, `DESTDIR=${making}`])
    if (fault) return { fault: `${fault}\nPerhaps: apt-get install ${packages}` }
    fs.rmSync(tree, { recursive: true })
    fs.renameSync(making, made)
    return { programs }
  } finally {
    fs.rmSync(making, { recursive: true, force: true })
  }
}

/** From 15.20 on the server has a function of its own where Citus 13.2 brings one of the same name. */
function removeDuplicateFunction(tree: string, headers: string): void {
  const name = 'have_createdb_privilege'
  const [theirs, ours] = [
    path.join(headers, 'commands/dbcommands.h'),
    path.join(tree, 'src/include/pg_version_compat.h'),
  ]
  if (!fs.readFileSync(theirs, 'utf8').includes(name) || !fs.existsSync(ours)) return
  fs.writeFileSync(ours, fs.readFileSync(ours, 'utf8').replaceAll(name, `citus_${name}`))
}

/** Where it lies is found from where its program lies: each folder keeps its place under another root. */
async function copyServer(ask: (what: string) => Promise<string>, root: string): Promise<undefined> {
  for (const what of ['bindir', 'pkglibdir', 'sharedir']) {
    const place = await ask(what)
    fs.cpSync(place, path.join(root, place), { recursive: true, verbatimSymlinks: true })
  }
}

/** The last it said, when it failed. */
function runAndGetFault(tree: string, command: string, args: string[]): string | undefined {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  if (status === 0) return undefined
  const said = `${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-5).join('\n')
  return `CITUS_SOURCE: ${[command, ...args].join(' ')} failed: ${error?.message ?? said}`
}
