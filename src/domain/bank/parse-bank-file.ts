// A bank's file as rows of cells, recognised by its content: XLSX, CSV, or a page saved as .xls.
import { fromHtml } from '#domain/itinerary/from-html.ts'
import { decodeText } from '#lib/decode-text.ts'
import { readWorkbook, workbookParts } from '#lib/workbook/read-workbook.ts'
import { unzip } from '#lib/workbook/unzip.ts'
import { bankLimits } from '#limits/books.ts'
import { splitCells } from './split-cells.ts'

/** old_file: the workbook of older programs, or one with a password, which lies in the same container. */
export type BankFileRefusal =
  | 'too_large'
  | 'too_large_inside'
  | 'empty'
  | 'old_file'
  | 'broken_file'
  | 'macro'
  | 'unknown_file'
  | 'too_many_lines'
type BankRows = { rows: string[][] } | { refused: BankFileRefusal }
type FileLimits = Record<
  'file_bytes' | 'letters' | 'rows' | 'columns' | 'unzipped_bytes' | 'zipEntries',
  number
>

/** `limits`: those of another file that is read the same way. */
export function parseBankFile(bytes: Uint8Array, limits: FileLimits = bankLimits): BankRows {
  if (bytes.length > limits.file_bytes) return { refused: 'too_large' }
  if (bytes.length === 0) return { refused: 'empty' }
  const start = String.fromCharCode(...bytes.subarray(0, 8))
  if (start.startsWith('\xd0\xcf\x11\xe0')) return { refused: 'old_file' }
  if (start.startsWith('PK')) return parseWorkbook(bytes, limits)
  const text = decodeText(bytes)
  return text === undefined ? { refused: 'unknown_file' } : parseBankText(text, limits)
}

export function parseBankText(text: string, limits: FileLimits = bankLimits): BankRows {
  if (text.trim() === '') return { refused: 'empty' }
  if (text.length > limits.letters) return { refused: 'too_large' }
  const rows = /^\s*<(?:!doctype|html|meta|table|div|style|head)/i.test(text)
    ? fromHtml(text).rows.map(({ cells }) => cells.map((lines) => lines.join(' ')))
    : splitCells(text)
  return rows.length > limits.rows ? { refused: 'too_many_lines' } : { rows }
}

/** Reads the worksheet with the most rows, because banks put terms and adverts on the others. */
function parseWorkbook(bytes: Uint8Array, limits: FileLimits): BankRows {
  const parts = unzip(bytes, workbookParts, limits)
  if ('refused' in parts) return parts
  if (!parts.texts.has('xl/workbook.xml')) return { refused: 'unknown_file' }
  const worksheets = readWorkbook(parts.texts, { rows: limits.rows, columns: limits.columns, times: true })
  const worksheet = worksheets.toSorted((one, other) => other.rows.length - one.rows.length)[0]
  if (!worksheet || worksheet.rows.length === 0) return { refused: 'empty' }
  return worksheet.more ? { refused: 'too_many_lines' } : { rows: worksheet.rows.map(({ cells }) => cells) }
}
