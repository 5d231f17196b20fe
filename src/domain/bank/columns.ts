// The columns of a bank's file: recognised by their titles, or named by staff and remembered.
import { findColumns } from '#lib/find-columns.ts'

/** `credit`: what came in. `debit`: what went out. `amount`: both ways in one column, told apart by its sign or by `direction`. */
export const bankFields = [
  'day',
  'time',
  'credit',
  'debit',
  'amount',
  'direction',
  'payer',
  'memo',
  'balance',
] as const
export type BankField = (typeof bankFields)[number]

/** A column by its title; in a file without titles by its place, as `#3`. */
export type BankColumns = Partial<Record<BankField, string>>

/** Titles of KB, Shinhan, Woori, Hana, NH, IBK, Kakao Bank and Toss Bank; the first that is there counts. */
const titles: Record<BankField, readonly string[]> = {
  day: ['거래일시', '거래일자', '거래일', '일시', '일자', '날짜', '입금일시', '입금일', '거래날짜', 'date'],
  time: ['거래시간', '거래시각', '시간', '시각', 'time'],
  credit: ['입금액', '입금금액', '맡기신금액', '입금', '받은금액', '대변', 'credit', 'deposit'],
  debit: [
    '출금액',
    '출금금액',
    '찾으신금액',
    '출금',
    '보낸금액',
    '지급금액',
    '지급',
    '차변',
    'debit',
    'withdrawal',
  ],
  amount: ['거래금액', '금액', 'amount'],
  direction: ['구분', '입출금구분', '거래구분', '거래유형', '입출구분', '입출금', 'type'],
  payer: [
    '보낸분받는분',
    '보낸분',
    '보낸사람',
    '의뢰인수취인',
    '의뢰인',
    '입금자명',
    '입금자',
    '기재내용',
    '거래기록사항',
    '상대계좌예금주명',
    '상대예금주명',
    '상대예금주',
    '통장표시내용',
    '내용',
    '거래내용',
    '적요',
    'name',
    'payer',
    'description',
  ],
  memo: ['송금메모', '이체메모', '받는통장메모', '메모', '거래특이사항', '비고', '적요', '거래내용', 'memo'],
  balance: ['거래후잔액', '잔액', '남은금액', '거래후잔고', '잔고', 'balance'],
}

/** `보낸분/받는분`, `입금액(원)`, `거래 후 잔액`: a unit is no part of the title. */
const unit = /\((?:원|krw|won)\)/g

/** The fields that the titles of this row name. */
export function recognizeColumns(row: readonly string[]): BankColumns {
  const places = findColumns(row, { fields: bankFields, known: titles, dropped: unit })
  const columns: BankColumns = {}
  for (const [field, at] of places) columns[field] = row[at]?.trim() ?? ''
  return columns
}

/** True if these columns are enough to read lines. */
export const isComplete = ({ day, credit, amount, payer }: BankColumns) =>
  day !== undefined && payer !== undefined && (credit !== undefined || amount !== undefined)

/** The row of titles, among the first: above it a bank writes whose account it is, and for which days. */
export function findTitleRow(rows: readonly string[][]): number {
  const counts = rows.slice(0, titleRowsRead).map((row) => Object.keys(recognizeColumns(row)).length)
  const most = Math.max(0, ...counts)
  return most >= 3 ? counts.indexOf(most) : findUnknownTitles(rows)
}
const titleRowsRead = 30

/** Finds titles that nobody knows: a row of words, with a day and a sum in the row below. */
const findUnknownTitles = (rows: readonly string[][]) =>
  rows
    .slice(0, titleRowsRead)
    .findIndex(
      (row, at) =>
        row.filter((cell) => /\p{L}/u.test(cell)).length >= 2 && !isLine(row) && isLine(rows[at + 1] ?? []),
    )

const isLine = (row: readonly string[]) =>
  row.some((cell) => dayPattern.test(cell.trim())) && row.some((cell) => sumPattern.test(cell.trim()))
export const dayPattern = /^(?:\d{4}|\d{2})?[.\-/년 ]*\d{1,2}[.\-/월 ]+\d{1,2}|^\d{8}\b/
export const sumPattern = /^[+-]?₩?\s*\d{1,3}(?:,\d{3})+\s*원?$|^[+-]?\d{4,}\s*원?$/

/** Places of the fields in a row; a title that is not there has none. */
export function locateColumns(
  columns: BankColumns,
  titleRow: readonly string[] | undefined,
): Partial<Record<BankField, number>> {
  const places: Partial<Record<BankField, number>> = {}
  for (const field of bankFields) {
    const name = columns[field]
    if (name === undefined) continue
    const place = name.startsWith('#')
      ? Number(name.slice(1)) - 1
      : (titleRow ?? []).findIndex((title) => title.trim() === name)
    if (place >= 0) places[field] = place
  }
  return places
}
