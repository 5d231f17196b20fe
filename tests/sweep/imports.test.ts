// Imports run one way, and nothing of the server reaches a browser.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { publicScreens, screens, sharedTexts } from '#office/routes.ts'
import { routes } from '#storefront/routes.ts'

const src = path.resolve(import.meta.dirname, '../../src')
type ImportEdge = { from: string; to: string; typeOnly: boolean; isLate: boolean }

const files = fs
  .readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))

function listImports(file: string): ImportEdge[] {
  const code = fs.readFileSync(path.join(src, file), 'utf8')
  const found = [
    ...code.matchAll(
      /^(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|(typeof )?import\('([^']+)'\)/gm,
    ),
  ]
  return found.flatMap(([, type, statically, typeofImport, dynamically]) => {
    const target = statically ?? dynamically ?? ''
    const beside = target.startsWith('.') ? path.join(path.dirname(file), target) : undefined
    const named = target.startsWith('#seed/') ? path.join('..', target.slice(1)) : target.slice(1)
    const to = target.startsWith('#') ? named : beside
    return to === undefined
      ? []
      : [
          {
            from: file,
            to,
            typeOnly: type !== undefined || typeofImport !== undefined,
            isLate: statically === undefined,
          },
        ]
  })
}
const imports = files.flatMap(listImports)
const readSource = (file: string) => fs.readFileSync(path.join(src, file), 'utf8')

const layers: [pattern: RegExp, floor: number][] = [
  [/^web\/build-pages\.server\.ts$/, 5], // the build itself, which writes down what both hosts answer
  [/^(i18n\/|lib\/|limits\/|(file-types|errors|jobs|occasions|roles)\.ts$)/, 0],
  [/^(platform|ui)\//, 1],
  [/^domain\//, 2],
  [/^web\//, 3],
  [/^(storefront|office)\//, 4],
]
const getLayer = (file: string) => layers.find(([pattern]) => pattern.test(file))?.[1] ?? 5

test('a file imports only from its own layer or below', () => {
  expect(imports.filter(({ from, to }) => getLayer(to) > getLayer(from))).toEqual([])
})

test('what lies beside or below is named from here, all else from the top', () => {
  const climbing = files.filter((file) => /(from|import)\s*\(?\s*'\.\.\//.test(readSource(file)))
  expect(climbing).toEqual([])
})

test('platform and ui do not know each other; storefront and office neither', () => {
  const strangers: Record<string, string> = {
    platform: 'ui',
    ui: 'platform',
    storefront: 'office',
    office: 'storefront',
  }
  expect(imports.filter(({ from, to }) => strangers[from.split('/')[0] ?? ''] === to.split('/')[0])).toEqual(
    [],
  )
})

test('a domain knows only the domains before it', () => {
  const order = [
    ['agency', 'staff'],
    ['consent'],
    ['member', 'catalog', 'vault'],
    ['wish', 'vote', 'board', 'booking'],
    ['departure'],
    ['payment', 'review', 'document', 'trip', 'guide', 'message'],
    ['reservation', 'category', 'itinerary', 'supplier'],
    ['bank', 'quote'],
    ['customer'],
    ['books', 'archive'],
    ['report', 'operator', 'moving'],
  ]
  const getDomain = (file: string) => /^domain\/(\w+)\//.exec(file)?.[1]
  const getRank = (room: string) => order.findIndex((rooms) => rooms.includes(room))
  const wrong = imports.filter(({ from, to }) => {
    const [here, there] = [getDomain(from), getDomain(to)]
    return here !== undefined && there !== undefined && here !== there && getRank(there) >= getRank(here)
  })
  expect(wrong).toEqual([])
  expect(files.map(getDomain).filter((room) => room !== undefined && getRank(room) === -1)).toEqual([])
})

/** What comes with these files, and where `late`, what is loaded after them. */
function listReachable(starts: string[], late: boolean | ((from: string) => boolean)): string[] {
  const reached = new Set<string>()
  const goesOn = (from: string) => (typeof late === 'boolean' ? late : late(from))
  const walk = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    for (const { from, to, typeOnly, isLate } of imports)
      if (from === file && !typeOnly && (!isLate || goesOn(from))) walk(to)
  }
  starts.forEach(walk)
  return [...reached]
}

/** The storefront's start and every page. Forms of the office load their contracts late: see below. */
function listReachableFromStorefront(late: boolean): string[] {
  const reached = listReachable(
    ['storefront/browser.tsx', ...files.filter((file) => file.endsWith('.page.tsx'))],
    (from) => late && from !== 'office/kit/use-call-form.ts',
  )
  expect(reached.length).toBeGreaterThan(20)
  return reached
}

const isSchema = (file: string) =>
  /^(domain\/[\w/-]+\/(forms|package-code|flights|trip-field-schemas)|domain\/trip\/(trip|import-export)|platform\/wire\/(shapes|explain)|web\/form-rules)\.ts$/.test(
    file,
  )
const importsZod = (file: string) =>
  files.includes(file) && /^import (?!type).*'zod'/m.test(fs.readFileSync(path.join(src, file), 'utf8'))

test('what the browser loads holds no server file and no call contract', () => {
  const isOfServer = (file: string) =>
    file.includes('.server.') || file.endsWith('calls.ts') || file.startsWith('platform/')
  expect(listReachableFromStorefront(true).filter((file) => isOfServer(file) && !isSchema(file))).toEqual([])
})

test('the contracts that forms of the office load after the screen hold no server file', () => {
  expect(listReachable(['office/calls.ts'], true).filter((file) => file.includes('.server.'))).toEqual([])
})

test('a page comes without schemas: those of its forms follow it', () => {
  expect(listReachableFromStorefront(false).filter((file) => isSchema(file) || importsZod(file))).toEqual([])
  expect(listReachableFromStorefront(true).filter((file) => importsZod(file) && !isSchema(file))).toEqual([])
})

/** The rooms of texts that these files read: the office's through its own `useText`, the site's through web's. */
function listTextRooms(reached: string[], audience: 'office' | 'site', known: string[]): string[] {
  const isOffice = (code: string) => /use-text\.ts'|office-text\.ts'/.test(code)
  const asked = reached
    .filter((file) => files.includes(file))
    .map(readSource)
    .filter((code) => isOffice(code) === (audience === 'office'))
    .flatMap((code) => [...code.matchAll(/\b(?:useText|getOfficeText)\('(\w+)'\)/g)])
  return [...new Set(asked.map(([, room = '']) => room))].filter((room) => !known.includes(room)).sort()
}

test('a page of the storefront names the words it speaks, also of what it loads later', () => {
  // What comes together with its own words is left out.
  const isUntaught = (from: string) => !/\bloadTexts\(/.test(readSource(from))
  const lacking = routes.flatMap(({ page, texts }) =>
    listTextRooms(listReachable([`storefront/${page}.page.tsx`], isUntaught), 'site', [
      'shell',
      ...texts,
    ]).map((room) => `${page}: ${room}`),
  )
  expect(lacking).toEqual([])
})

test('a screen of the office names the words it speaks, and no others', () => {
  // What comes together with its own words is left out.
  const isUntaught = (from: string) => !/\bloadMoreWords\('/.test(readSource(from))
  const office = (starts: string[]) => ({
    words: listTextRooms(listReachable(starts, isUntaught), 'office', sharedTexts.words),
    siteWords: listTextRooms(listReachable(starts, isUntaught), 'site', sharedTexts.siteWords),
  })
  expect(office(['office/browser.tsx', 'office/shell/not-found.page.tsx'])).toEqual({
    words: [],
    siteWords: [],
  })
  for (const { page, words, siteWords = [] } of [...publicScreens, ...screens])
    expect({ page, words: words.toSorted(), siteWords }).toEqual({
      page,
      ...office([`office/${page}.page.tsx`]),
    })
})

test('there are no import cycles, type imports included', () => {
  const beside = fs.globSync(['bin/**/*.ts', 'seed/**/*.ts'], { cwd: path.dirname(src) })
  expect(beside.length).toBeGreaterThan(100)
  const all = [...files, ...beside.map((file) => path.join('..', file))]
  const importsFrom = new Map(all.map((file) => [file, listImports(file)]))
  const done = new Set<string>()
  const circles: string[][] = []
  const walk = (file: string, trail: string[]) => {
    if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file])
    if (done.has(file) || trail.includes(file)) return
    for (const { to } of importsFrom.get(file) ?? []) walk(to, [...trail, file])
    done.add(file)
  }
  for (const file of all) walk(file, [])
  expect(circles).toEqual([])
})

test('only one file reads the environment, and no folder or file is a junk drawer', () => {
  const reading = files.filter((file) => /process\.env/.test(fs.readFileSync(path.join(src, file), 'utf8')))
  expect(reading).toEqual(['platform/env.server.ts'])
  expect(
    files.filter((file) => /(^|\/)(utils?|helpers?|types|constants|misc|index)(\/|\.tsx?$)/.test(file)),
  ).toEqual([])
  expect(files.filter((file) => !/^[a-z0-9/.-]+$/.test(file))).toEqual([])
})

test('there is one dialog', () => {
  const opening = files.filter((file) =>
    /<dialog\b|showModal\(/.test(fs.readFileSync(path.join(src, file), 'utf8')),
  )
  expect(opening).toEqual(['ui/dialog.tsx'])
})

test('unknown values are read through readFields, never Object(…).field', () => {
  const reads = (file: string) => /(?<!\w|(?<!\.\.)\.)Object\((?!…)/.test(fs.readFileSync(file, 'utf8'))
  const written = ['src', 'tests', 'bench', 'bin', 'seed'].flatMap((folder) =>
    fs.globSync(`${folder}/**/*.{ts,tsx}`, { cwd: path.dirname(src) }),
  )
  expect(written.length).toBeGreaterThan(1_000)
  expect(written.filter((file) => reads(path.join(path.dirname(src), file)))).toEqual([])
})
