// The documents: short enough to be read, and every link, path and figure in them is true.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const readText = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const listMarkdown = (folder: string) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`)
const documents = ['README.md', 'CONTRIBUTING.md', ...listMarkdown('docs')]
/** A decision says what was so on its day: paths in it may be gone. */
const isDecision = (file: string) => /^docs\/decisions\/\d/.test(file)

test('the README has at most 1,200 words', () => {
  expect(readText('README.md').split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(1_200)
})

test('no line of README and CONTRIBUTING has more than 200 columns', () => {
  const listLongLines = (file: string) =>
    readText(file)
      .split('\n')
      .flatMap((line, at) => (line.length > 200 ? [`${file}:${at + 1} has ${line.length}`] : []))
  expect(['README.md', 'CONTRIBUTING.md'].flatMap(listLongLines)).toEqual([])
})

test('the sections of the product have at most 90 KB', () => {
  const bytes = listMarkdown('docs/product').map((file) => fs.statSync(path.join(root, file)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90_000)
})

/** The anchors that GitHub makes of the headings of a page. */
function listAnchors(file: string): string[] {
  const headings = readText(file).matchAll(/^#+ (.+)$/gm)
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test('every link in a document leads somewhere', () => {
  const links = documents.flatMap((file) =>
    [...readText(file).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, to = '']) => ({ file, to })),
  )
  const isBroken = ({ file, to }: { file: string; to: string }) => {
    const [where = '', anchor] = to.split('#')
    const target = where === '' ? file : path.posix.join(path.posix.dirname(file), decodeURI(where))
    if (!fs.existsSync(path.join(root, target))) return true
    return anchor !== undefined && target.endsWith('.md') && !listAnchors(target).includes(anchor)
  }
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(isBroken)).toEqual([])
})

/** `src/i18n/{ko,en}/mail.ts` is two paths. */
function expandBraces(text: string): string[] {
  const [whole, inside] = /\{([\w.,/-]+,[\w.,/-]+)\}/.exec(text) ?? []
  if (whole === undefined || inside === undefined) return [text]
  return inside.split(',').flatMap((choice) => expandBraces(text.replace(whole, choice)))
}

test('every file or folder that a document names is there', () => {
  const folders = 'src|tests|bin|seed|bench|deploy|docs|migrations'
  const named = documents
    .filter((file) => !isDecision(file))
    .flatMap((file) =>
      [...readText(file).matchAll(new RegExp(`\`((?:${folders})/[^\`\\s:]*)`, 'g'))].map(([, to = '']) => ({
        file,
        to,
      })),
    )
  const writtenByRuns = ['bench/latest.json']
  const isFixed = ({ to }: { to: string }) => !/[*…]|\{\w+\}/.test(to) && !writtenByRuns.includes(to)
  const isGone = ({ to }: { to: string }) =>
    expandBraces(to).some((each) => !fs.existsSync(path.join(root, each)))
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(isFixed).filter(isGone)).toEqual([])
})

test('the index of decisions lists every record with its title, and whether it was amended', () => {
  const index = readText('docs/decisions/README.md')
  const listed = [...index.matchAll(/^\| (\d+) \| \[(.+)\]\((.+)\) \| 2\d{3}-\d\d-\d\d \| (.+) \|$/gm)].map(
    ([, number, title, file, status = '']) => ({
      file: `docs/decisions/${file}`,
      heading: `# ${number}. ${title}`,
      isAmended: status !== 'accepted',
    }),
  )
  const records = documents.filter(isDecision).map((file) => {
    const text = readText(file)
    const isAmended = /(?<![a-z])amended|is superseded by/i.test(text)
    return { file, heading: text.split('\n', 1)[0], isAmended }
  })
  const byFile = (one: { file: string }, other: { file: string }) => one.file.localeCompare(other.file)
  expect(listed.sort(byFile)).toEqual(records.sort(byFile))
})

/** Every identifier of the sources, as a set of words. */
function listIdentifiers(): Set<string> {
  const files = ['src', 'tests', 'bin', 'seed', 'migrations'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|sql)$/.test(file))
      .map((file) => `${folder}/${file}`),
  )
  return new Set(files.flatMap((file) => readText(file).match(/[A-Za-z_]\w*/g) ?? []))
}

test('every name in code marks of README and CONTRIBUTING is one of the code', () => {
  const known = listIdentifiers()
  const named = ['README.md', 'CONTRIBUTING.md'].flatMap((file) =>
    [...readText(file).matchAll(/`([^`\n]+)`/g)].flatMap(
      ([, code = '']) => code.match(/[A-Za-z_]\w*/g) ?? [],
    ),
  )
  const isCompound = (name: string) => /[a-z][A-Z]|_/.test(name)
  expect(named.filter(isCompound).length).toBeGreaterThan(30)
  expect(named.filter((name) => isCompound(name) && !known.has(name))).toEqual([])
})
