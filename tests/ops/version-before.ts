// The version before the newest migration, beside this one: what an operator runs who has not upgraded yet.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const linesOf = (text: string) => (text === '' ? [] : text.split('\n'))

/** Name and content of each migration, in their order. */
const migrationsOf = (commit: string) =>
  linesOf(git('ls-tree', commit, 'migrations/')).map((line) => line.replace(/^\d+ blob /, ''))

const migrationsHere = () =>
  fs
    .readdirSync('migrations')
    .sort()
    .map((name) => `${git('hash-object', `migrations/${name}`)}\tmigrations/${name}`)

/** The newest commit that knows the first of our migrations and not the last. */
function findBefore(): string | undefined {
  const here = migrationsHere()
  const isBefore = (commit: string) => {
    const there = migrationsOf(commit)
    return there.length < here.length && there.every((migration, at) => migration === here[at])
  }
  const changed = linesOf(git('log', '--format=%H', '--', 'migrations'))
  return ['HEAD', ...changed.map((commit) => `${commit}^`)].find(isBefore)
}

/** A work tree of its own, built; undefined when there is no version before. */
export function layOutBefore(folder: string): { remove: () => void } | undefined {
  const commit = findBefore()
  if (!commit) return undefined
  const there = placeBefore(folder)
  git('worktree', 'add', '--detach', there, commit)
  const lock = (place: string) => fs.readFileSync(path.join(place, 'package-lock.json'), 'utf8')
  const inside = { cwd: there, stdio: 'inherit' } as const
  if (lock(there) === lock('.'))
    fs.symlinkSync(path.resolve('node_modules'), path.join(there, 'node_modules'))
  else execFileSync('npm', ['ci'], inside)
  execFileSync(process.execPath, ['bin/build.ts'], inside)
  return { remove: () => git('worktree', 'remove', '--force', there) }
}

export const placeBefore = (folder: string) => path.join(folder, 'before')
