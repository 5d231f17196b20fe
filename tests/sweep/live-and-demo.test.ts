// Every place where the demo and live part is listed in docs/operations/run.md, with the test that asserts what live does.
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
const isTest = (file: string) => file.startsWith('tests/')

/** Asks which mode it is, or is told so. */
const modeCheck =
  /\bNARU\b\s*(===|!==)|\bmode: env\.NARU|\brequiresSecondFactor\b|\bisDemo\b|\bbuildDemoOrigin\b|\bSMTP_URL \?/

const sources = ['src', 'bin'].flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`),
)

/** Of each file the tests of its live branch, with words of their assertions. */
const assertions: Record<string, [test: string, ...words: string[]][]> = {
  'src/platform/env.server.ts': [
    [
      'tests/process.test.ts',
      "[{ NARU: 'live', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'SECRET_KEY",
    ],
    [
      'tests/http.test.ts',
      "await docs({ NARU: 'live' }), await docs({ NARU: 'live', API_DOCS: 'open' })]).toEqual([404",
    ],
    ['tests/live-mode.test.ts', 'expect(alone.naru.office).toBeUndefined()'],
  ],
  'src/server.ts': [
    [
      'tests/process.test.ts',
      "toContain('There is no office: OFFICE_HOST is not set')",
      "toContain('npm run backup -- ')",
      "select('travel_agency').execute()).toEqual([{ travel_agency: 1 }])",
    ],
  ],
  'src/naru.server.ts': [['tests/live-mode.test.ts', "headers.location, nobodys).toBe('/agencyError')"]],
  'src/domain/agency/address/hosts.ts': [
    ['tests/live-mode.test.ts', 'toContain(`<link rel="canonical" href="https://'],
  ],
  'src/deps.server.ts': [
    ['tests/domains.test.ts', "expect(await origin()).toBe('https://www.mine.example')"],
    ['tests/e2e/office-new-agency.test.ts', String.raw`/https:\S+\/invitation#\S+/`],
  ],
  'src/integrations.server.ts': [
    [
      'tests/live-mode.test.ts',
      '(await liveSite.request(path, { host })).statusCode, path).toBe(404)',
      'kauth',
    ],
  ],
  'src/platform/integrations/mail.server.ts': [
    ['tests/mail.test.ts', "expect(smtp.taken.map(({ to }) => to)).toEqual(['hello@agency1.example'"],
  ],
  'src/serve/office.server.ts': [
    ['tests/live-mode.test.ts', "(await requestOffice('/kit')).statusCode).toBe(404)", 'frame-src'],
    ['tests/e2e/office-trips.test.ts', "page.locator('iframe').waitFor()"],
    ['tests/first-second-factor.test.ts', "toRefusal('FACTOR_REQUIRED')"],
  ],
  'src/serve/office-context.server.ts': [
    ['tests/first-second-factor.test.ts', "toRefusal('FACTOR_REQUIRED')"],
    ['tests/e2e/office-new-agency.test.ts', "page.getByRole('dialog', { name: proof.factorTitle })"],
  ],
  'bin/desk/run-desk-command.ts': [['tests/desk.test.ts', "'no agency a1.localhost'"]],
}

test('run.md lists exactly the files that distinguish demo and live mode', () => {
  const parting = sources.filter((file) => modeCheck.test(readSource(file)))
  expect(rows.flatMap((files) => files.filter((file) => !isTest(file))).toSorted()).toEqual(
    parting.toSorted(),
  )
})

test('each listed file names the tests that assert what it does in live mode', () => {
  const named = rows.map((files) => [files[0], ...files.filter(isTest)])
  const asserted = Object.entries(assertions).map(([file, tests]) => [file, ...tests.map(([test]) => test)])
  expect(named).toEqual(asserted)
  for (const [test, ...words] of Object.values(assertions).flat())
    for (const each of words) expect(readSource(test), test).toContain(each)
})
