// A build is there as a whole or not at all, however many make it.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { buildFolderOnce } from './build.server.ts'

function temporary(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-build-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('five who build at once: nobody sees half of it, and one build is left', async () => {
  const folder = temporary()
  const built = path.join(folder, 'built')
  const make = async (here: string) => {
    fs.mkdirSync(here)
    for (const part of ['one', 'two', 'three']) {
      await wait(5)
      fs.writeFileSync(path.join(here, part), part)
    }
  }
  const seen = await Promise.all(
    Array.from({ length: 5 }, async (_, at) => {
      await wait(at * 4)
      await buildFolderOnce(built, make)
      return fs.readdirSync(built).sort()
    }),
  )
  expect(new Set(seen.map(String))).toEqual(new Set(['one,three,two']))
  expect(fs.readdirSync(folder)).toEqual(['built'])
})

test('what fails leaves no build behind that looks whole', async () => {
  const folder = temporary()
  const make = async (here: string) => {
    fs.mkdirSync(here)
    throw new Error('no room')
  }
  await expect(buildFolderOnce(path.join(folder, 'built'), make)).rejects.toThrow('no room')
  expect(fs.existsSync(path.join(folder, 'built'))).toBe(false)
})
