// A file of another system as rows of cells, read in the browser. The readers are loaded when first used.
import type { BankFileRefusal } from '#domain/bank/parse-bank-file.ts'
import { movingLimits } from '#limits/files.ts'

export type FileRows = { rows: string[][] } | { refused: BankFileRefusal }

/** Titles and what is above them come on top of the rows. */
const limits = { ...movingLimits, rows: movingLimits.rows + 20, letters: movingLimits.text }

export async function readFile(file: File): Promise<FileRows> {
  if (file.size > limits.file_bytes) return { refused: 'too_large' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { parseBankFile } = await import('#domain/bank/parse-bank-file.ts')
  return parseBankFile(bytes, limits)
}
