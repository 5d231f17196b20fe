// Every place where the demo and live part is listed in docs/operations/run.md, with a test that goes the live way.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const readSource = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const [, section = ''] = /^### Where they part$(.*?)^## /ms.exec(readSource('docs/operations/run.md')) ?? []
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => [...line.matchAll(/`([^`]+\.tsx?)`/g)].map(([, file = '']) => file))

/** Asks which mode it is, or is told so. */
const modeCheck =
  /\bNARU\b\s*(===|!==)|\bmode: env\.NARU|\brequiresSecondFactor\b|\bisDemo\b|\bbuildDemoOrigin\b|\bSMTP_URL \?/

const sources = ['src', 'bin'].flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`),
)

test('run.md lists exactly the files that distinguish demo and live mode', () => {
  const parting = sources.filter((file) => modeCheck.test(readSource(file)))
  expect(rows.flatMap((files) => files.filter((file) => !file.startsWith('tests/'))).toSorted()).toEqual(
    parting.toSorted(),
  )
})

test('each listed file names a test of live mode', () => {
  for (const files of rows) {
    const tests = files.filter((file) => file.startsWith('tests/'))
    expect(tests.length, files.join()).toBeGreaterThan(0)
    for (const file of tests)
      expect(
        /NARU: 'live'|shared\/crash|\/office-|live-server\.ts/.test(`${file} ${readSource(file)}`),
        file,
      ).toBe(true)
  }
})
