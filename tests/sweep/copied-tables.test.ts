// A copy of all data names every table, as in or as left out with a reason, and holds no secret.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { copiedTables, leftOutColumns, tablesLeftOut } from '#domain/archive/tables.ts'

const rows = fs.readFileSync(path.resolve(import.meta.dirname, '../../src/platform/db/rows.ts'), 'utf8')
const [, declared = ''] = /^export type DB = \{(.*?)^\}/ms.exec(rows) ?? []
const tables = [...declared.matchAll(/^ {2}(\w+): \{(.*?)^ {2}\}/gms)].map(([, table = '', body = '']) => ({
  table,
  columns: [...body.matchAll(/^ {4}(\w+):/gm)].map(([, column = '']) => column),
}))
/** A view says nothing that its tables do not. */
const views = ['booking_money']
const ofAgencies = tables.filter(
  ({ table, columns }) => columns.includes('travel_agency') && !views.includes(table),
)

test('each table of an agency is in the copy, or left out with a reason', () => {
  const named = [...copiedTables, ...Object.keys(tablesLeftOut)]
  expect(named.toSorted()).toEqual(ofAgencies.map(({ table }) => table).toSorted())
  for (const reason of Object.values(tablesLeftOut)) expect(reason.length).toBeGreaterThan(3)
})

test('no column of the copy is called like a secret', () => {
  const held = ofAgencies.filter(({ table }) => copiedTables.some((each) => each === table))
  const secret = /password|secret|token|sealed|wrapped|totp|_hash/
  const found = held.flatMap(({ table, columns }) =>
    columns
      .filter((column) => secret.test(column) && !leftOutColumns.test(column))
      .map((column) => [table, column]),
  )
  expect(found).toEqual([])
})
