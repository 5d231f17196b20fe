// Each table has one room that writes it. Others ask that room, or join the table to read. Decision 27
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const readSource = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

const [, declared = ''] =
  /^export (?:interface|type) DB\b[^{]*\{(.*?)^\}/ms.exec(readSource('src/platform/db/rows.ts')) ?? []
const tables = [...declared.matchAll(/^ {2}(\w+):/gm)].map(([, table]) => table)

/** Files that write tables of several rooms, each with its reason. */
const exceptions: Record<string, string> = {
  'src/domain/departure/lowest-price.server.ts':
    'sets page_price of a package, which follows from its departures, and no other column',
  'src/resanitize.server.ts':
    'gives every rich text back as the present sanitiser leaves it: one mechanism over all of them, which writes no other word',
}

type TableWrite = { room: string; table: string; file: string }

/** Comments name tables, too. */
const withoutComments = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')

const byKysely =
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*(?:'(?:public\.)?(\w+)(?: as \w+)?'|([^')\s]))/g
const sqlVerb =
  '\\b(?:insert\\s+into|delete\\s+from|merge\\s+into|truncate(?:\\s+table)?|update)\\s+(?:only\\s+)?'
/** Wherever the text of a statement is, and in whatever quotes. */
const bySql = new RegExp(`${sqlVerb}(?:public\\.)?(${tables.join('|')})(?=[\\s(\`;'"])`, 'gi')
const bySqlUnnamed = new RegExp(`${sqlVerb}()\\$\\{`, 'gi')

const getRoom = (file: string) => /^src\/(?:domain\/)?([\w.-]+)/.exec(file)?.[1] ?? file

function listWrites(file: string): TableWrite[] {
  const code = withoutComments(readSource(file))
  const found = [byKysely, bySql, bySqlUnnamed].flatMap((pattern) => [...code.matchAll(pattern)])
  return found.map(([, table]) => ({ file, room: getRoom(file), table: table || 'named at run time' }))
}

/** Words only say such things, and the seed fills an empty database with rows of all rooms. */
const files = ['src', 'bin'].flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file) && !file.startsWith('i18n/'))
    .map((file) => `${folder}/${file}`),
)
const writes = files.flatMap(listWrites)

test('each table is written by one domain folder', () => {
  const byTable = Map.groupBy(
    writes.filter(({ file }) => !(file in exceptions)),
    ({ table }) => table,
  )
  const shared = [...byTable].flatMap(([table, by]) => {
    const rooms = new Set(by.map(({ room }) => room))
    return rooms.size > 1 ? [{ table, by: [...new Set(by.map(({ file }) => file))].sort() }] : []
  })
  expect(shared).toEqual([])
  expect(byTable.size).toBeGreaterThan(40)
})

test('a table is named where it is written, so that its writer is found', () => {
  const unnamed = writes.filter(({ table }) => table === 'named at run time').map(({ file }) => file)
  expect([...new Set(unnamed)]).toEqual(['src/resanitize.server.ts'])
})

test('a departure has one home: its tables and the lowest price are written there', () => {
  const isOfDeparture = (table = '') => /^(departure|waiting|holiday|flight_template)/.test(table)
  const rooms = writes.filter(({ table }) => isOfDeparture(table)).map(({ room }) => room)
  expect([...new Set(rooms)]).toEqual(['departure'])
  expect(tables.filter(isOfDeparture).filter((table) => !writes.some((one) => one.table === table))).toEqual(
    [],
  )
  const setsPrice = (file: string) =>
    /\b(?:set|values)\b[^`]{0,400}\bpage_price\s*[:=]/.test(withoutComments(readSource(file)))
  expect(files.filter(setsPrice)).toEqual(['src/domain/departure/lowest-price.server.ts'])
})

test('every listed exception still writes other tables', () => {
  expect(Object.keys(exceptions).filter((file) => !writes.some((write) => write.file === file))).toEqual([])
})
