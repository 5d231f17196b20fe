// What is typed or pasted into the grid of costs is read as it is meant, and what says nothing is named.
import { expect, test } from 'vitest'
import { type CostWords, createCostRow, formatCostCell, readCostRow } from './cost-grid-cells.ts'

const kinds = {
  land: '지상비',
  air: '항공',
  hotel: '숙박',
  bus: '차량',
  guide: '가이드',
  advance: '인솔자 전도금',
  meal: '식사',
  entrance: '입장료',
  insurance: '보험',
  commission: '제휴점 수수료',
  other: '기타',
}
const words: CostWords = {
  kinds,
  suppliers: [{ id: 7, name: '다낭 랜드' }],
  bases: { head: ['1인당', '인당'], lump: ['총액', '일괄'] },
  today: '2026-11-19',
}
const createRow = (texts: object) => {
  const blank = createCostRow('1')
  return { ...blank, texts: { ...blank.texts, ...texts } }
}

test('a line from a spreadsheet is read with its names, signs and days', () => {
  const row = createRow({
    supplier: '다낭랜드',
    kind: '숙박',
    what: '호텔 3박',
    basis: '인당',
    currency: '$',
    estimate: 'US$1,250.50',
    rate: '1,385.2원',
    rate_on: '11/18',
    due_on: '2026. 12. 1',
  })
  expect(readCostRow(row, words)).toEqual({
    line: {
      supplier: 7,
      kind: 'hotel',
      what: '호텔 3박',
      basis: 'head',
      currency: 'USD',
      estimate: 125_050,
      rate: 1_385_200_000,
      rate_on: '2026-11-18',
      due_on: '2026-12-01',
    },
    invalid: new Set(),
  })
  expect(formatCostCell(row, 'basis', words)).toBe('1인당')
})

test('blank cells mean a lump in won of another kind; a foreign sum takes today for its rate', () => {
  const { line } = readCostRow(createRow({ what: '팁', estimate: '₩ 1,200,000' }), words)
  expect(line).toMatchObject({
    supplier: null,
    kind: 'other',
    basis: 'lump',
    currency: 'KRW',
    estimate: 1_200_000,
    rate: null,
    rate_on: null,
    due_on: null,
  })
  expect(readCostRow(createRow({ currency: 'JPY', rate: '9.1' }), words).line.rate_on).toBe('2026-11-19')
})

test.each([
  ['supplier', '없는 곳'],
  ['kind', '세금'],
  ['basis', '반반'],
  ['currency', 'ABC'],
  ['estimate', '백만'],
  ['estimate', '10.5'],
  ['rate', '많이'],
  ['rate_on', '어제'],
  ['due_on', '2026-13-01'],
])('%s says nothing as “%s”, and stays as it was typed', (column, text) => {
  const row = createRow({ what: '팁', [column]: text })
  expect([...readCostRow(row, words).invalid]).toEqual([column])
})
