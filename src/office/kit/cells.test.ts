import { expect, test } from 'vitest'
import { fillDownTo, fromTsv, getNextCell, pasteInto, toArea, toTsv } from './cells.ts'

const area = (top: number, left: number, bottom = top, right = left) =>
  toArea({ from: { row: bottom, column: right }, to: { row: top, column: left } })

test('what is copied comes back as it went, also tabs, lines and quotes', () => {
  const block = [
    ['2026-12-01', '599000', ''],
    ['a\tb', 'two\nlines', 'say "yes"'],
  ]
  expect(fromTsv(toTsv(block))).toEqual(block)
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

test('Enter walks down the columns of an area, Tab along its rows, and both come back to its begin', () => {
  const block = area(1, 2, 2, 3)
  const walk = (key: 'Enter' | 'Tab', step: 1 | -1) => {
    const cells = [{ row: 1, column: 2 }]
    for (let at = cells[0]; at && cells.length < 5; ) {
      at = getNextCell(block, at, key, step)
      cells.push(at)
    }
    return cells.map(({ row, column }) => `${row}${column}`)
  }
  expect(walk('Enter', 1)).toEqual(['12', '22', '13', '23', '12'])
  expect(walk('Tab', 1)).toEqual(['12', '13', '22', '23', '12'])
  expect(walk('Enter', -1)).toEqual(['12', '23', '13', '22', '12'])
})
