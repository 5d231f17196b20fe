// Reads a dropped file, recognised by its content. A file that cannot be read gets a refusal word.
import { itineraryLimits as limits } from '#limits/trade.ts'
import { fromHtml } from './from-html.ts'
import { fromText } from './from-text.ts'
import { type DocumentRefusal, fromZip } from './from-zip.ts'
import type { Source } from './itinerary.ts'

/** old_file: HWP, DOC and XLS, or a document with a password, which lies in the same container. */
export type FileRefusal = DocumentRefusal | 'too_large' | 'empty' | 'old_file' | 'pdf' | 'picture'

const fileSignatures: [bytes: string, refused: FileRefusal][] = [
  ['%PDF-', 'pdf'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'old_file'],
  ['HWP Document File', 'old_file'],
  ['{\\rtf', 'old_file'],
  ['\xff\xd8\xff', 'picture'],
  ['\x89PNG', 'picture'],
  ['GIF8', 'picture'],
  ['RIFF', 'picture'],
]

export function parseItineraryFile(bytes: Uint8Array): Source[] | { refused: FileRefusal } {
  if (bytes.length > limits.file_bytes) return { refused: 'too_large' }
  if (bytes.length === 0) return { refused: 'empty' }
  const start = String.fromCharCode(...bytes.subarray(0, 32))
  const signature = fileSignatures.find(([beginning]) => start.startsWith(beginning))
  if (signature) return { refused: signature[1] }
  if (start.startsWith('PK')) return fromZip(bytes)
  const text = readText(bytes)
  if (text === undefined) return { refused: 'unknown_file' }
  return [/^\s*<(!doctype|html|meta|div|table|p\b|b\b)/i.test(text) ? fromHtml(text) : fromText(text)]
}

/** Notepad wrote Korean as EUC-KR for decades, and marks UTF-16 at its beginning. */
function readText(bytes: Uint8Array): string | undefined {
  const encodingByMark: Record<string, string> = { '255,254': 'utf-16le', '254,255': 'utf-16be' }
  const coding = encodingByMark[bytes.subarray(0, 2).join(',')]
  for (const each of coding ? [coding] : ['utf-8', 'euc-kr']) {
    try {
      const text = new TextDecoder(each, { fatal: true }).decode(bytes)
      return /[^\P{Cc}\t\n\r\f]/u.test(text) ? undefined : text
    } catch {
      // The text has another encoding.
    }
  }
  return undefined
}
