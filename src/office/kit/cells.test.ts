import { expect, test } from 'vitest'
import { areaOf, asTsv, fillDownTo, fromTsv, pasteInto } from './cells.ts'

const area = (top: number, left: number, bottom = top, right = left) =>
  areaOf({ from: { row: bottom, column: right }, to: { row: top, column: left } })

test('what is copied comes back as it went, also tabs, lines and quotes', () => {
  const block = [
    ['2026-12-01', '599000', ''],
    ['a\tb', 'two\nlines', 'say "yes"'],
  ]
  expect(fromTsv(asTsv(block))).toEqual(block)
})

test.each([
  ['599000', [['599000']]],
  ['599000\t80000\r\n', [['599000', '80000']]],
  ['1\n2\n3\n', [['1'], ['2'], ['3']]],
  ['1\t\t3', [['1', '', '3']]],
  ['', [['']]],
])('a spreadsheet’s %j is cells', (pasted, block) => {
  expect(fromTsv(pasted)).toEqual(block)
})

test('one value is pasted into all that is chosen, a block from its first cell', () => {
  expect(pasteInto(area(2, 1, 3, 2), [['7']])).toHaveLength(4)
  expect(pasteInto(area(2, 1), [['7', '8'], ['9']])).toEqual([
    { row: 2, column: 1, text: '7' },
    { row: 2, column: 2, text: '8' },
    { row: 3, column: 1, text: '9' },
  ])
})

test('what is chosen is repeated downwards, two rows in turn', () => {
  const writes = fillDownTo(area(1, 0, 2, 0), 5, ({ row }) => `of ${row}`)
  expect(writes.map(({ row, text }) => [row, text])).toEqual([
    [3, 'of 1'],
    [4, 'of 2'],
    [5, 'of 1'],
  ])
})
