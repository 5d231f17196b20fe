// The fields of a trip are said once, in their table. Whoever lists them again by hand is found here.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { tripFieldNames } from '#domain/catalog/trip-fields.ts'

const src = path.resolve(import.meta.dirname, '../../src')
const files = fs.readdirSync(src, { recursive: true, encoding: 'utf8' })

/** A file that names so many of them has a list of its own. */
const tooMany = 12

/** These say something else about each field, which no table can say for them. */
const otherLists = [
  'domain/catalog/trip-fields.ts', // the table itself
  'domain/document/compose-contract.server.ts', // the sentences of a contract, in their legal order
  'domain/document/contract-basis.server.ts', // what those sentences are made of
  'domain/itinerary/to-draft.ts', // what a pasted itinerary says, by its own names
  'i18n/office/en/trip-fields.ts', // the name of each
  'i18n/office/ko/trip-fields.ts',
  'platform/db/rows.ts', // written from the database
  'storefront/trip/print.page.tsx', // the printed page, laid out by hand
]

const countFields = (file: string) => {
  const words = new Set(fs.readFileSync(path.join(src, file), 'utf8').match(/\w+/g))
  return tripFieldNames.filter((name) => words.has(name)).length
}

test('no file lists the fields of a trip again', () => {
  const lists = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file) && countFields(file) >= tooMany)
  expect(lists.sort()).toEqual(otherLists)
})
