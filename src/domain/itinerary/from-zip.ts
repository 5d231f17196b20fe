// DOCX, HWPX and XLSX are zips of XML. Only the parts with words are unpacked, and only so far.

import { workbookParts } from '#lib/workbook/read-workbook.ts'
import { unzip, type ZipRefusal } from '#lib/workbook/unzip.ts'
import { itineraryLimits } from '#limits/trade.ts'
import { fromDocx } from './from-docx.ts'
import { fromHwpx } from './from-hwpx.ts'
import { fromXlsx } from './from-xlsx.ts'
import type { Source } from './itinerary.ts'

export type DocumentRefusal = ZipRefusal | 'unknown_file'

const neededFiles = new RegExp(`^word/document\\.xml$|^Contents/section\\d+\\.xml$|${workbookParts.source}`)

export function fromZip(bytes: Uint8Array): Source[] | { refused: DocumentRefusal } {
  const parts = unzip(bytes, neededFiles, itineraryLimits)
  if ('refused' in parts) return parts
  const { texts } = parts
  const document = texts.get('word/document.xml')
  if (document !== undefined) return [fromDocx(document)]
  const sections = [...texts]
    .filter(([name]) => name.startsWith('Contents/'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  if (sections.length > 0) return [fromHwpx(sections.map(([, xml]) => xml))]
  if (texts.has('xl/workbook.xml')) return fromXlsx(texts)
  return { refused: 'unknown_file' }
}
