// Costs as they are typed or pasted into a grid: texts by column, read into lines where each can be read.
import { costBases, costKinds } from '#domain/books/cost-kind.ts'
import { parseRate, parseSum } from '#domain/books/currency.ts'
import { type Currency, currencies } from '#lib/currencies.ts'
import { parseTypedDate } from '#lib/parse-typed-date.ts'

/** In the order of the grid. */
export const costColumns = [
  'supplier',
  'kind',
  'what',
  'basis',
  'currency',
  'estimate',
  'rate',
  'rate_on',
  'due_on',
] as const
export type CostColumn = (typeof costColumns)[number]
export type CostRow = { key: string; texts: Readonly<Record<CostColumn, string>> }

const currencyNames: Readonly<Record<string, Currency>> = {
  원: 'KRW',
  원화: 'KRW',
  '₩': 'KRW',
  달러: 'USD',
  미화: 'USD',
  $: 'USD',
  유로: 'EUR',
  '€': 'EUR',
  엔: 'JPY',
  엔화: 'JPY',
  '¥': 'JPY',
  위안: 'CNY',
  바트: 'THB',
  동: 'VND',
}

/** What the texts of some columns mean. Words are compared without spaces, and in small letters. */
export type CostWords = {
  suppliers: readonly { id: number; name: string }[]
  kinds: Readonly<Record<(typeof costKinds)[number], string>>
  bases: Readonly<Record<(typeof costBases)[number], readonly string[]>>
  today: string
}

const blank: CostRow['texts'] = {
  supplier: '',
  kind: '',
  what: '',
  basis: '',
  currency: '',
  estimate: '',
  rate: '',
  rate_on: '',
  due_on: '',
}
export const createCostRow = (key: string): CostRow => ({ key, texts: blank })
export const isBlankRow = ({ texts }: CostRow): boolean => costColumns.every((column) => texts[column] === '')

const plain = (text: string) => text.normalize('NFKC').replace(/\s/g, '').toLowerCase()
const isSame = (one: string, other: string) => plain(one) === plain(other)

/** Also with the name of its currency, as a spreadsheet shows it. */
const toDigits = (text: string) => text.normalize('NFKC').replace(/[\p{Sc}원A-Z]/gu, '')

/** A line as the call takes it, and the columns whose text says nothing that it could be. */
export function readCostRow({ texts }: CostRow, words: CostWords) {
  const invalid = new Set<CostColumn>()
  const read = <T>(column: CostColumn, empty: T, parse: (text: string) => T | undefined): T => {
    if (texts[column] === '') return empty
    const value = parse(texts[column])
    if (value !== undefined && !Number.isNaN(value)) return value
    invalid.add(column)
    return empty
  }
  const supplier = read<number | null>(
    'supplier',
    null,
    (text) => words.suppliers.find(({ name }) => isSame(name, text))?.id,
  )
  const kind = read('kind', 'other', (text) => costKinds.find((each) => isSame(words.kinds[each], text)))
  const basis = read('basis', 'lump', (text) =>
    costBases.find((each) => words.bases[each].some((word) => isSame(word, text))),
  )
  const currency = read<Currency>(
    'currency',
    'KRW',
    (text) => currencies.find((each) => isSame(each, text)) ?? currencyNames[plain(text)],
  )
  const isWon = currency === 'KRW'
  const estimate = read('estimate', Number.NaN, (text) => parseSum(toDigits(text), currency))
  const rate = read<number | null>('rate', null, (text) => parseRate(toDigits(text)))
  const rate_on = read<string | null>('rate_on', isWon && rate === null ? null : words.today, (text) =>
    parseTypedDate(text, words.today),
  )
  const due_on = read<string | null>('due_on', null, (text) => parseTypedDate(text, words.today))
  return {
    line: { supplier, kind, what: texts.what, basis, currency, estimate, rate, rate_on, due_on },
    invalid,
  }
}

/** How a text that was read is shown: a number with its thousands, a word as the screen has it. */
export function formatCostCell(row: CostRow, column: CostColumn, words: CostWords): string {
  const text = row.texts[column]
  if (isBlankRow(row)) return ''
  const { line, invalid } = readCostRow(row, words)
  if (invalid.has(column)) return text
  if (column === 'kind') return words.kinds[line.kind]
  if (column === 'basis') return words.bases[line.basis][0] ?? ''
  if (column === 'currency') return line.currency
  if (column === 'rate_on') return line.rate_on ?? ''
  if (column === 'due_on') return line.due_on ?? ''
  return column === 'estimate' || column === 'rate' ? groupDigits(text) : text
}

const groupDigits = (text: string) =>
  toDigits(text)
    .replace(/[,\s]/g, '')
    .replace(/^(-?\d+)/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','))
