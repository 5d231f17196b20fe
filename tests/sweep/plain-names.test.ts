// Names a stranger would search for: retired words are gone, and one name means one thing. CONTRIBUTING has the words.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const folders = ['src', 'bin', 'tests', 'bench', 'seed']
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 100_000_000,
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && fs.existsSync(path.join(root, file)))

type AstNode = { type: string; [field: string]: unknown }
const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

type Declared = { name: string; file: string; isType: boolean }

/**
 * The names that a file gives: functions, variables, parameters, types, components. One that is only taken out
 * of an object follows the object's field, and fields of calls and rows are addresses.
 */
function listDeclared(file: string): Declared[] {
  const found: Declared[] = []
  const add = (node: unknown, isType = false) => {
    if (!isNode(node)) return
    if (node.type === 'Identifier') found.push({ name: String(node.name), file, isType })
    if (node.type === 'AssignmentPattern') add(node.left)
    if (node.type === 'ArrayPattern' && Array.isArray(node.elements))
      for (const each of node.elements) add(each)
  }
  const walk = (node: AstNode) => {
    if (/^(VariableDeclarator|FunctionDeclaration|FunctionExpression|ClassDeclaration)$/.test(node.type))
      add(node.id)
    if (/^TS(TypeAlias|Interface)Declaration$/.test(node.type)) add(node.id, true)
    if (node.type.includes('Function') && Array.isArray(node.params))
      for (const param of node.params) add(param)
    for (const part of Object.values(node).flat()) if (isNode(part)) walk(part)
  }
  for (const statement of parseSync(file, fs.readFileSync(path.join(root, file), 'utf8')).program.body)
    walk({ ...statement })
  return found
}
const declared = files.flatMap(listDeclared)
const splitWords = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_.-]+/)

/** Each has a plain word in its place. */
const retiredWords = [
  'asking',
  'deed',
  'deeds',
  'hindrance',
  'hindrances',
  'judge',
  'planner',
  'standing',
  'typeset',
  'weigh',
]
/**
 * Retired in one meaning, such as a kept page or a sealed address. These names have another, or wait for a better
 * one; the list only gets shorter.
 */
const retiredButIn: Record<string, string[]> = {
  anew: ['anew'],
  door: ['door'],
  exchange: ['exchange'],
  filling: ['filling isFilling'],
  forget: ['forget forgetKeyword forgetVisitor'],
  ground: ['LogoOnGround ground groundWords logo-ground.ts renderLogoGround stepsByGround'],
  jar: ['jar'],
  kept: [
    'Kept KeptContext KeptKind KeptRow calculateFeesKept consultKeptUntil countKept isKept kept',
    'kept-records.server.ts keptKinds keptPurposes keptUntil listKeptRecords purgeKeptRecords',
    'readKeptRecord storeKeptRecords',
    'isBookingKept',
  ],
  leaving: ['leaving setLeaving useSaveBeforeLeaving'],
  means: ['AgencyMeans means'],
  near: ['buildNearIndex isNear listNearKeys listNearLookups near'],
  noted: ['noted'],
  outside: ['hasOutsideCss hillsOutside outside seaOutside'],
  papers: ['papers'],
  seal: ['seal sealTotp'],
  sealed: ['Sealed SealedPassportRow sealed sealed_key totp_sealed'],
  shed: ['isShed shed'],
  ticket: [
    'ShareTicket Ticket TicketBooking TicketDates TicketHead TicketWords drawTicket',
    'share-ticket.tsx ticket ticket-picture.ts ticket.tsx',
  ],
  tickets: ['DatesTickets'],
  turns: ['assignInTurns byTurns takeTurns turns'],
  waits: ['measureMailWaits measurePictureWaits'],
  whose: ['whose'],
}
const allowedNames = new Map(
  Object.entries(retiredButIn).map(([word, names]) => [word, names.flatMap((line) => line.split(' '))]),
)
const listRetiredIn = (name: string) =>
  splitWords(name).filter((word) => allowedNames.get(word)?.includes(name) === false)

const retiredTypes = [
  'Ground',
  'Door',
  'Jar',
  'Own',
  'Asked',
  'Found',
  'Shown',
  'Said',
  'Told',
  'Noted',
  'Wanted',
  'Kept',
  'Known',
  'Written',
  'Typed',
  'Acting',
  'Whose',
  'Who',
  'Parts',
  'Act',
  'Way',
  'Around',
]
const retiredFunctions = [
  'useWords',
  'useOffice',
  'useTell',
  'useLookAgain',
  'useTakenOver',
  'onceOnly',
  'noteDown',
  'ofStaff',
]
const isRetired = ({ name, isType }: Pick<Declared, 'name' | 'isType'>) =>
  (isType ? retiredTypes : retiredFunctions).includes(name) ||
  splitWords(name).some((word) => retiredWords.includes(word))

test('no name and no file uses a retired word', () => {
  expect(declared.length).toBeGreaterThan(20_000)
  expect([
    isRetired({ name: 'Whose', isType: true }),
    isRetired({ name: 'ofStaff', isType: false }),
    isRetired({ name: 'listHindrances', isType: false }),
    isRetired({ name: 'outstanding', isType: false }),
  ]).toEqual([true, true, true, false])
  const names = declared.filter(isRetired)
  const named = files.filter((file) =>
    splitWords(path.basename(file)).some((word) => retiredWords.includes(word)),
  )
  expect([...names, ...named]).toEqual([])
})

test('a word that is retired in one meaning stands in no new name', () => {
  expect([listRetiredIn('keptPage'), listRetiredIn('isKept'), listRetiredIn('sealed-address.ts')]).toEqual([
    ['kept'],
    [],
    ['sealed'],
  ])
  const names = [...declared.map(({ name }) => name), ...files.map((file) => path.basename(file))]
  expect([...new Set(names)].filter((name) => listRetiredIn(name).length > 0)).toEqual([])
  for (const [word, allowed] of allowedNames)
    expect(
      allowed.filter((name) => !names.includes(name)),
      word,
    ).toEqual([])
})

test('a function begins with its verb: at most 100 names end in Of', () => {
  expect(declared.filter(({ name }) => name.endsWith('Of')).length).toBeLessThanOrEqual(100)
})

test('a type has a name of its own: none but Props and Row is declared in more than three files', () => {
  const types = Map.groupBy(
    declared.filter(({ isType, file }) => isType && file.startsWith('src/')),
    ({ name }) => name,
  )
  const common = [...types].filter(([name, all]) => !['Props', 'Row'].includes(name) && all.length > 3)
  expect(common.map(([name, all]) => [name, all.map(({ file }) => file)])).toEqual([])
})

test('a sheet is a page of a workbook; the panel that comes from below is a bottom sheet', () => {
  const sheets = declared.filter(({ name, file }) => file.startsWith('src/') && /sheet/i.test(name))
  const isWorkbook = (file: string) =>
    /workbook|worksheet|export|import|trips-file|missing-columns|itinerary/.test(file)
  expect(
    sheets.filter(({ name, file }) => !isWorkbook(file) && !/bottomSheet|worksheet|styleSheet/i.test(name)),
  ).toEqual([])
})

test('comments and the keys of sentences say which sheet they mean', () => {
  const bare = /(?<!(?:bottom|style)[ -])\bsheets?\b/i
  expect([bare.test('opens the sheet'), bare.test('a bottom sheet'), bare.test('worksheets')]).toEqual([
    true,
    false,
    false,
  ])
  const found = files
    .filter((file) => file.startsWith('src/') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const code = fs.readFileSync(path.join(root, file), 'utf8')
      const comments = [...code.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ [^\n]*/g)].map(
        ([comment]) => comment,
      )
      const keys = file.startsWith('src/i18n/')
        ? [...code.matchAll(/^ *(\w+): /gm)].map(([, key = '']) => key)
        : []
      return [...comments, ...keys].filter((text) => bare.test(text)).map((text) => [file, text])
    })
  expect(found).toEqual([])
})

test('a comment says is, lies or holds, never stands, unless something stands for another', () => {
  const vague = /(?<![\w-])(?:stands?|stood)(?![\w-]| (?:for|out|in for)\b)/i
  expect(['it stands in the log', 'Stands for itself', 'a stand-in'].map((text) => vague.test(text))).toEqual(
    [true, false, false],
  )
  const found = files
    .filter((file) => file.startsWith('src/'))
    .flatMap((file) =>
      [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ [^\n]*/g)]
        .map(([comment]) => comment)
        .filter((comment) => vague.test(comment))
        .map((comment) => `${file}: ${comment}`),
    )
  expect(found).toEqual([])
})

/** A comment that names something in backticks names it as its own file does, or as the rooms export it. */
test('no comment names a parameter, a function or a table that is gone', () => {
  const sources = files
    .filter((file) => file.startsWith('src/'))
    .map((file) => {
      const comments: string[] = []
      const code = fs
        .readFileSync(path.join(root, file), 'utf8')
        .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ [^\n]*/g, (comment) => {
          comments.push(comment)
          return ' '
        })
      return { file, comments, words: new Set(code.match(/[A-Za-z_$][\w$]*/g)) }
    })
  const byFolder = Map.groupBy(sources, ({ file }) => path.dirname(file))
  const exported = new Set(
    files.flatMap((file) =>
      [
        ...fs
          .readFileSync(path.join(root, file), 'utf8')
          .matchAll(/export (?:async )?(?:const|function\*?|type|class) (\w+)/g),
      ].map(([, name]) => name),
    ),
  )
  const schema = new Set(
    fs
      .readdirSync(path.join(root, 'migrations'))
      .flatMap((file) =>
        fs.readFileSync(path.join(root, 'migrations', file), 'utf8').match(/[a-z]+_[a-z_]+/g),
      ),
  )
  const isCommon = (name: string, file: string) =>
    exported.has(name) ||
    schema.has(name) ||
    (byFolder.get(path.dirname(file)) ?? []).some(({ words }) => words.has(name))
  const isParameter = (comment: string, name: string) => comment.includes(`\`${name}\`:`)
  const gone = sources.flatMap(({ file, comments, words }) =>
    comments.flatMap((comment) =>
      [...comment.matchAll(/`([A-Za-z]\w*)`/g)].flatMap(([, name = '']) =>
        words.has(name) || (isCommon(name, file) && !isParameter(comment, name)) ? [] : [`${file}: ${name}`],
      ),
    ),
  )
  expect(gone).toEqual([])
})
