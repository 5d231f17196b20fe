// The version before the newest migration, beside this one: what an operator runs who has not upgraded yet.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const runGit = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const splitLines = (text: string) => (text === '' ? [] : text.split('\n'))

/** Name and content of each migration, in their order. */
const listMigrations = (commit: string) =>
  splitLines(runGit('ls-tree', commit, 'migrations/')).map((line) => line.replace(/^\d+ blob /, ''))

const listOwnMigrations = () =>
  fs
    .readdirSync('migrations')
    .sort()
    .map((name) => `${runGit('hash-object', `migrations/${name}`)}\tmigrations/${name}`)

/** The newest commit that knows the first of our migrations and not the last. */
function findPreviousCommit(): string | undefined {
  const here = listOwnMigrations()
  const isBefore = (commit: string) => {
    const there = listMigrations(commit)
    return there.length < here.length && there.every((migration, at) => migration === here[at])
  }
  const changed = splitLines(runGit('log', '--format=%H', '--', 'migrations'))
  return ['HEAD', ...changed.map((commit) => `${commit}^`)].find(isBefore)
}

/** A work tree of its own, built; undefined when there is no version before. */
export function checkOutPreviousVersion(folder: string): { remove: () => void } | undefined {
  const commit = findPreviousCommit()
  if (!commit) return undefined
  const there = getPreviousFolder(folder)
  runGit('worktree', 'add', '--detach', there, commit)
  const lock = (place: string) => fs.readFileSync(path.join(place, 'package-lock.json'), 'utf8')
  const inside = { cwd: there, stdio: 'inherit' } as const
  if (lock(there) === lock('.'))
    fs.symlinkSync(path.resolve('node_modules'), path.join(there, 'node_modules'))
  else execFileSync('npm', ['ci'], inside)
  execFileSync(process.execPath, ['bin/build.ts'], inside)
  return { remove: () => runGit('worktree', 'remove', '--force', there) }
}

export const getPreviousFolder = (folder: string) => path.join(folder, 'before')
