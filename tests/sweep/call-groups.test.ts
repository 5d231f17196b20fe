// A call is named after the room that answers it, and its contract after whom it is for. Addresses are the contracts' own.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { calls as officeCalls } from '#office/calls.ts'
import type { Call, Calls } from '#platform/wire/call.ts'
import { calls as siteCalls } from '#storefront/calls.ts'

const domain = path.resolve(import.meta.dirname, '../../src/domain')
const files = fs.globSync('**/*.ts', { cwd: domain }).filter((file) => !file.endsWith('.test.ts'))
const contracts = files.filter((file) => file.endsWith('calls.ts'))

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'who' in value
/** The file in which each call lies; a contract that spreads another is not where the call lies. */
const fileByCall = new Map<unknown, string>()
for (const file of contracts)
  for (const exported of Object.values<unknown>(await import(path.join(domain, file))))
    for (const each of typeof exported === 'object' && exported !== null ? Object.values(exported) : []) {
      const before = fileByCall.get(each)
      if (isCall(each) && (!before || file.split('/').length > before.split('/').length))
        fileByCall.set(each, file)
    }

const toFolderName = (group: string) => group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The innermost folder of the file that names a group of these calls. */
const findFolder = (file: string, groups: string[]) =>
  path
    .dirname(file)
    .split('/')
    .findLast((folder) => groups.includes(folder))

function listMisplaced(calls: Calls): string[] {
  const groups = Object.keys(calls).map(toFolderName)
  return Object.entries(calls).flatMap(([group, all]) =>
    Object.entries(all).flatMap(([name, each]) => {
      const file = fileByCall.get(each) ?? ''
      return findFolder(file, groups) === toFolderName(group) ? [] : [`${group}.${name} lies in ${file}`]
    }),
  )
}

test('the group of a call is the folder of its contract, or the room around it', () => {
  expect(fileByCall.size).toBeGreaterThan(400)
  expect([...listMisplaced(siteCalls), ...listMisplaced(officeCalls)]).toEqual([])
  const misplaced = listMisplaced({ catalog: siteCalls.catalog, wish: { login: siteCalls.member.login } })
  expect(misplaced).toEqual(['wish.login lies in member/calls.ts'])
})

test('a contract for staff is called office-calls, and no other is', () => {
  const wrong = [...fileByCall].filter(
    ([call, file]) =>
      isCall(call) && call.path.startsWith('/api/office/') !== /(^|[/-])office-calls\.ts$/.test(file),
  )
  expect(wrong.map(([, file]) => file)).toEqual([])
})

test('a contract and its handlers lie in one room', () => {
  const read = (file: string) => fs.readFileSync(path.join(domain, file), 'utf8')
  const getRoom = (file: string) => file.split('/')[0]
  const roomByContract = new Map(
    contracts.flatMap((file) =>
      [...read(file).matchAll(/export const (\w+Calls) = /g)].map(
        ([, name]) => [name, getRoom(file)] as const,
      ),
    ),
  )
  const handled = files.flatMap((file) =>
    [...read(file).matchAll(/: Handlers<typeof (\w+)>/g)].map(([, name]) => {
      const [, original] = new RegExp(`(\\w+) as ${name}\\b`).exec(read(file)) ?? []
      return { contract: original ?? name, file }
    }),
  )
  expect(handled.length).toBeGreaterThan(40)
  expect(handled.filter(({ contract, file }) => roomByContract.get(contract) !== getRoom(file))).toEqual([])
})

test('a write drops only answers that the browser holds', () => {
  const listIdle = (calls: Calls) => {
    const holds = (group: string) => Object.values(calls[group] ?? {}).some(({ cachedBy }) => cachedBy)
    return Object.entries(calls).flatMap(([group, all]) =>
      Object.entries(all).flatMap(([name, { invalidates = [] }]) =>
        invalidates.filter((dropped) => !holds(dropped)).map((dropped) => `${group}.${name}: ${dropped}`),
      ),
    )
  }
  expect([...listIdle(siteCalls), ...listIdle(officeCalls)]).toEqual([])
})
