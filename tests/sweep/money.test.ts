// What a booking owes and is owed is worked out in one rule and one view: nowhere is it typed again.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const files = ['src', 'bin'].flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|sql)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
    .filter((file) => file !== 'src/platform/db/rows.ts'),
)
const readCode = (file: string) =>
  fs
    .readFileSync(path.join(root, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1')

const rule = 'src/domain/booking/booking-money.ts'
const [price, money] = ['(?:\\w+\\.)*(?:total|fees_kept|cancel_fee)\\b', '(?:\\w+\\.)*(?:paid|amount)\\b']
const compared = ' *(?:-|<>?|>|<=|>=|[!=]==?) *'
/** What is paid set against what it costs, from either side. */
const retyped = new RegExp(`\\b(?:${money}${compared}${price}|${price}${compared}${money})`)

test('what was paid is set against the price in the rule alone', () => {
  for (const fault of ['b.paid < b.total + b.fees_kept', 'total - paid', 'amount !== booking.total'])
    expect(retyped.test(fault)).toBe(true)
  expect(retyped.test(readCode(rule))).toBe(true)
  const others = files
    .filter((file) => file !== rule)
    .map((file) => [file, retyped.exec(readCode(file))?.[0]])
  expect(others.filter(([, found]) => found)).toEqual([])
})

test('what is left of a bill is said in one rule', () => {
  const bill = '(?:\\w+\\.)*bill_won(?: \\?\\? 0)?\\)?'
  const left = new RegExp(`${bill} *(?:-|[<>]=?) *(?:\\w+\\.)*paid\\b|\\bpaid *[<>]=? *${bill}`)
  for (const fault of ['c.bill_won - c.paid', '(bill_won ?? 0) - cost.paid', 'paid < bill_won'])
    expect(left.test(fault)).toBe(true)
  expect(files.filter((file) => left.test(readCode(file))).sort()).toEqual([
    'src/domain/books/costs.server.ts', // a bill is never below what was paid of it
    'src/domain/books/month-worksheets.server.ts', // at the end of a month, from facts that are stored
    'src/domain/supplier/bill-rest.server.ts',
  ])
})

test('what is left of a share is said in one rule', () => {
  const share = /\bs\.amount *- *\$\{paidByShare\}|\bamount *- *paid\b/
  expect(files.filter((file) => share.test(readCode(file)))).toEqual([
    'src/domain/payment/share-payment.server.ts',
  ])
})

test('which states make a booking open, under way or firm is said in the list of states alone', () => {
  const listed = /'deposit_paid',\s*'payment_completed'/
  const rooms = files.filter((file) => file.startsWith('src/domain/'))
  expect(rooms.filter((file) => listed.test(readCode(file))).sort()).toEqual([
    'src/domain/booking/calls.ts',
    'src/domain/booking/progress.ts',
  ])
})

test('which states of a refund are under way is said once', () => {
  const listed = /'account_needed',\s*'asked'/
  expect(files.filter((file) => listed.test(readCode(file))).sort()).toEqual([
    'src/domain/booking/pending-refunds.server.ts',
    'src/domain/payment/office-calls.ts', // every state, as the list answers it
  ])
})

test('fees that were kept are known to the rule and to who writes them', () => {
  expect(files.filter((file) => readCode(file).includes('fees_kept')).sort()).toEqual([
    rule,
    'src/domain/booking/write.server.ts',
  ])
})
