// Reads a dropped file, recognised by its content. A file that cannot be read gets a refusal word.
import { decodeText } from '#lib/decode-text.ts'
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
  const text = decodeText(bytes)
  if (text === undefined) return { refused: 'unknown_file' }
  return [/^\s*<(!doctype|html|meta|div|table|p\b|b\b)/i.test(text) ? fromHtml(text) : fromText(text)]
}
