// The table of what was attacked: the docs name the families that are tried, and each is tried by tests that
// are there.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { attackFamilies } from '../attacks/families.ts'
import { countFamilyCases, formatAttackTable, parseTable, replaceTable } from '../attacks/table.ts'

const docs = fs.readFileSync('docs/operations/secure.md', 'utf8')

test('docs/operations/secure.md names every family that npm run test:attack tries, and no other', () => {
  expect(parseTable(docs).map(({ name }) => name)).toEqual(attackFamilies.map(({ name }) => name))
})

test('every attack case in the docs has run and was blocked', () => {
  for (const { name, cases, held } of parseTable(docs))
    expect([name, cases > 0, held]).toEqual([name, true, cases])
})

test('every test that a family names is there', () => {
  const sources = new Map<string, string>()
  const missing = attackFamilies.flatMap(({ tests }) =>
    tests.flatMap(([file, ...names]) => {
      const source = sources.get(file) ?? fs.readFileSync(file, 'utf8')
      sources.set(file, source)
      // Within a group the name of the group comes first.
      const isThere = (name: string) => {
        const groups = [...source.matchAll(/describe\((['"`])(.*?)\1/g)].map(([, , group = '']) => group)
        const ends = [
          name,
          ...groups.flatMap((group) => (name.startsWith(`${group} `) ? [name.slice(group.length + 1)] : [])),
        ]
        // a title begins with it, or it would be run and not counted
        const quotes = name.startsWith(':') ? [''] : ["'", '"', '`']
        return ends.some((end) => quotes.some((quote) => source.includes(`${quote}${end}`)))
      }
      return names.filter((name) => !isThere(name)).map((name) => `${file}: ${name}`)
    }),
  )
  expect(missing).toEqual([])
})

test('cases are counted as the tests say, and what failed has not held', () => {
  const results = [
    { fullName: 'a link 20 tokens', status: 'passed', meta: { cases: 20 } },
    { fullName: 'a link is over', status: 'failed', meta: {} },
    { fullName: 'a pass', status: 'passed' },
    { fullName: 'a link that was not tried', status: 'skipped' },
  ]
  const report = { testResults: [{ name: '/root/tests/a.test.ts', assertionResults: results }] }
  const some = [{ name: 'links', tests: [['tests/a.test.ts', 'a link']] satisfies [string, string][] }]
  const tried = countFamilyCases(some, report, '/root')
  expect(tried).toEqual([{ name: 'links', cases: 21, held: 20 }])
  const written = replaceTable(
    '## Attacked\n\nSo.\n\n| family |\n| - |\n| old |\n\n## Next\n',
    formatAttackTable(tried),
  )
  expect(parseTable(written)).toEqual(tried)
  expect(written).toContain('## Next')
})
