// The lines of a bank's file or of pasted text: what came in, when, from whom. Runs in the browser.
import { parseDate } from '#lib/parse-date.ts'
import { bankLimits } from '#limits/books.ts'
import {
  type BankColumns,
  type BankField,
  dayPattern,
  findTitleRow,
  isComplete,
  locateColumns,
  recognizeColumns,
  sumPattern,
} from './columns.ts'

/** A line as the bank prints it: the time may lack its seconds, or be empty; the balance may be missing. */
export type ReadLine = {
  booked_on: string
  booked_time: string
  amount: number
  payer: string
  memo: string
  balance: number | null
}
export type ReadLines = {
  columns: BankColumns
  /** The columns that can be named, with what is in the first row that has something. */
  choices: { name: string; sample: string }[]
  lines: ReadLine[]
  /** Withdrawals, whose payer is the payee. They pay costs. */
  withdrawals: ReadLine[]
  /** Rows that look like lines and could not be read. */
  unread: string[]
  /** An account number that is above the titles. */
  account: string | null
}

/** `remembered`: what staff named before for this account; it counts where its titles are there. */
export function readLines(
  rows: readonly string[][],
  { today, remembered }: { today: string; remembered?: BankColumns | undefined },
): ReadLines {
  const titleAt = findTitleRow(rows)
  const titleRow = rows[titleAt]
  const body = rows.slice(titleAt + 1).filter((row) => row.some((cell) => cell.trim() !== ''))
  const columns = pickColumns(titleRow, body, remembered)
  const choices = listChoices(titleRow, body)
  const read: ReadLines = {
    columns,
    choices,
    lines: [],
    withdrawals: [],
    unread: [],
    account: findAccount(rows.slice(0, Math.max(0, titleAt))),
  }
  if (!isComplete(columns)) return read
  const places = locateColumns(columns, titleRow)
  for (const row of body) {
    const line = readLine(row, places, today)
    if (line === 'unreadable') read.unread.push(row.join(' ').trim())
    else if (line !== 'none') (line.isOut ? read.withdrawals : read.lines).push(line.line)
  }
  return read
}

function pickColumns(
  titleRow: string[] | undefined,
  body: readonly string[][],
  remembered: BankColumns | undefined,
): BankColumns {
  if (remembered) {
    const places = locateColumns(remembered, titleRow)
    const isThere = Object.keys(remembered).every((field) => field in places)
    if (isThere && titleRow !== undefined) return addDebit(remembered, titleRow)
    if (isThere && isByPlace(remembered)) return remembered
  }
  return titleRow ? recognizeColumns(titleRow) : guessColumns(body)
}
/** Columns that were named before withdrawals were read lack the one of what went out. */
function addDebit(columns: BankColumns, titleRow: readonly string[]): BankColumns {
  const { debit } = recognizeColumns(titleRow)
  return columns.debit || !debit || Object.values(columns).includes(debit) ? columns : { ...columns, debit }
}

const isByPlace = (columns: BankColumns) => Object.values(columns).every((name) => name.startsWith('#'))

/** Without titles: a day, a sum with its balance and a name say enough; with more of a kind staff are asked. */
function guessColumns(body: readonly string[][]): BankColumns {
  const sample = body.slice(0, 20)
  const width = Math.max(0, ...sample.map((row) => row.length))
  const all = (at: number, test: (cell: string) => boolean) =>
    sample.length > 0 && sample.every((row) => test(row[at]?.trim() ?? ''))
  const places = Array.from({ length: width }, (_, at) => at)
  const days = places.filter((at) => all(at, (cell) => dayPattern.test(cell)))
  const sums = places.filter((at) => all(at, (cell) => sumPattern.test(cell)))
  const names = places.filter((at) => all(at, (cell) => /\p{L}{2}/u.test(cell)) && !days.includes(at))
  const times = places.filter((at) => all(at, (cell) => /^(?:오[전후]\s*)?\d{1,2}:\d{2}/.test(cell)))
  const isClear = sums.length <= 2 && names.length <= 2
  const found = {
    day: days[0],
    time: times[0],
    amount: isClear ? sums[0] : undefined,
    payer: isClear ? names[0] : undefined,
    memo: isClear ? names[1] : undefined,
    balance: isClear ? sums[1] : undefined,
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, at]) => (at === undefined ? [] : [[field, `#${at + 1}`]])),
  )
}

const listChoices = (titleRow: string[] | undefined, body: readonly string[][]) => {
  const width = Math.max(titleRow?.length ?? 0, ...body.slice(0, 20).map((row) => row.length))
  return Array.from({ length: width }, (_, at) => ({
    name: titleRow ? (titleRow[at]?.trim() ?? '') : `#${at + 1}`,
    sample: body.map((row) => row[at]?.trim() ?? '').find((cell) => cell !== '') ?? '',
  })).filter(({ name }) => name !== '')
}

/** Finds the account that banks write above the list: 계좌번호 123-456-789012. */
function findAccount(above: readonly string[][]): string | null {
  const text = above.map((row) => row.join(' ')).join('\n')
  const [, number] = /계좌\s*(?:번호)?[^\d\n]{0,12}(\d[\d-]{8,24}\d)/.exec(text) ?? []
  return number ? number.replaceAll('-', '') : null
}

function readLine(
  row: readonly string[],
  places: Partial<Record<BankField, number>>,
  today: string,
): { line: ReadLine; isOut: boolean } | 'none' | 'unreadable' {
  const cell = (field: BankField) => row[places[field] ?? -1]?.normalize('NFKC').trim() ?? ''
  const day = parseBankDay(cell('day'), today)
  const credit = parseWon(cell('credit'))
  const amount = places.credit === undefined ? parseWon(cell('amount')) : credit
  // Titles that are repeated, sums of a page and remarks below the list have no day.
  if (day === undefined) return amount && dayPattern.test(cell('day')) ? 'unreadable' : 'none'
  if (amount === undefined && (places.credit === undefined || cell('credit') !== '')) return 'unreadable'
  const isOut =
    amount === undefined || amount <= 0 || /출금|지급|보냄|이체출금|debit|withdraw/i.test(cell('direction'))
  const sum = isOut ? readDebit(cell('debit'), amount) : amount
  if (sum === 0) return 'none'
  const payer = cell('payer').replace(/\s+/g, ' ').slice(0, bankLimits.payer)
  const memo = cell('memo').replace(/\s+/g, ' ').slice(0, bankLimits.memo)
  const line = {
    booked_on: day,
    booked_time: parseTime(cell('time') || cell('day').replace(/^\S+\s*(?:\(.\))?/, '')),
    amount: sum,
    payer,
    memo: memo === payer ? '' : memo,
    balance: parseWon(cell('balance')) ?? null,
  }
  return { line, isOut }
}

/** Without a column of its own the sum of what went out is that of the one column, whichever its sign. */
const readDebit = (debit: string, amount = 0) => Math.abs(parseWon(debit) ?? amount)

function parseWon(text: string): number | undefined {
  const digits = text.replace(/[₩\s,원]/g, '').replace(/^\+/, '')
  if (digits === '-') return 0
  if (!/^-?\d{1,13}(?:\.0+)?$/.test(digits)) return undefined
  return Math.round(Number(digits))
}

/** The year may have four digits, two or none. A day without a year is the last such day that has come. */
function parseBankDay(text: string, today: string): string | undefined {
  const [, whole] = /^(\d{4}[.\-/년 ]{1,2}\d{1,2}[.\-/월 ]{1,2}\d{1,2}|\d{8})(?!\d)/.exec(text) ?? []
  if (whole) return parseDate(whole.replace(/\s/g, ''))
  const [, year, month = '', day = ''] =
    /^(?:(\d{2})[.\-/])?(\d{1,2})[.\-/월]\s?(\d{1,2})(?:일)?(?![\d.])/.exec(text) ?? []
  if (!month) return undefined
  if (year) return parseDate(`20${year}-${month}-${day}`)
  const thisYear = parseDate(`${today.slice(0, 4)}-${month}-${day}`)
  if (thisYear !== undefined && thisYear <= today) return thisYear
  return parseDate(`${Number(today.slice(0, 4)) - 1}-${month}-${day}`)
}

/** 09:12:33, 오후 3:05, 091233; empty where there is none. */
function parseTime(text: string): string {
  const [, half, hour = '', minute = '', second] =
    /(오전|오후|am|pm)?\s*(\d{1,2}):(\d{2})(?::(\d{2}))?/i.exec(text) ??
    /^()(\d{2})(\d{2})(\d{2})$/.exec(text) ??
    []
  if (!hour) return ''
  const isAfternoon = /오후|pm/i.test(half ?? '')
  const hours = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour)
  if (hours > 23 || Number(minute) > 59) return ''
  return [String(hours).padStart(2, '0'), minute, ...(second ? [second] : [])].join(':')
}
