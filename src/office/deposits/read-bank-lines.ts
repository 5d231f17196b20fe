// Reads pasted text or a bank's file, in the browser. The readers of the formats are loaded when first used.
import type { BankColumns } from '#domain/bank/columns.ts'
import type { BankFileRefusal } from '#domain/bank/parse-bank-file.ts'
import type { ReadLines } from '#domain/bank/read-lines.ts'
import { getToday } from '#lib/format.ts'
import { bankLimits } from '#limits/books.ts'

export type BankRows = { rows: string[][] } | { refused: BankFileRefusal }

/** A file that is too large is not even read. */
export async function readBankFile(file: File): Promise<BankRows> {
  if (file.size > bankLimits.file_bytes) return { refused: 'too_large' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { parseBankFile } = await import('#domain/bank/parse-bank-file.ts')
  return parseBankFile(bytes)
}

export async function readBankText(text: string): Promise<BankRows> {
  const { parseBankText } = await import('#domain/bank/parse-bank-file.ts')
  return parseBankText(text)
}

/** The lines of these rows; with `columns` as staff named them, otherwise as they are recognised. */
export async function readBankLines(rows: string[][], columns?: BankColumns): Promise<ReadLines> {
  const { readLines } = await import('#domain/bank/read-lines.ts')
  return readLines(rows, { today: getToday(), remembered: columns })
}
