// DOCX, HWPX and XLSX are zips of XML. Only the parts with words are unpacked, and only so far.
import { Unzip, UnzipInflate } from 'fflate'
import { itineraryLimits as limits } from '#limits.ts'
import { fromDocx } from './from-docx.ts'
import { fromHwpx } from './from-hwpx.ts'
import { fromXlsx } from './from-xlsx.ts'
import type { Source } from './itinerary.ts'

export type ZipRefusal = 'macro' | 'too_large_inside' | 'unknown_file' | 'broken_file'

const wanted =
  /^(word\/document\.xml|Contents\/section\d+\.xml|xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/sheet\d+\.xml))$/

export function fromZip(bytes: Uint8Array): Source[] | { refused: ZipRefusal } {
  const parts = unpack(bytes)
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

type Unpacked = { texts: Map<string, string> } | { refused: ZipRefusal }

/** Piece by piece, so that what blows up is let go as soon as it is too much. What a zip says of its sizes is not believed. */
function unpack(bytes: Uint8Array): Unpacked {
  const texts = new Map<string, string>()
  let [refused, total, entries]: [ZipRefusal | undefined, number, number] = [undefined, 0, 0]
  const unzip = new Unzip((file) => {
    if (/vbaProject\.bin$|\.(exe|js|vbs|scr)$/i.test(file.name)) refused = 'macro'
    if (++entries > limits.zipEntries) refused = 'too_large_inside'
    if (refused || !wanted.test(file.name)) return
    const reader = new TextDecoder()
    let text = ''
    file.ondata = (error, chunk, isLast) => {
      if (error) refused ??= 'broken_file'
      if (refused) return
      total += chunk.length
      if (total > limits.unzipped_bytes) refused = 'too_large_inside'
      else text += reader.decode(chunk, { stream: !isLast })
      if (isLast) texts.set(file.name, text)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length && !refused; at += piece)
      unzip.push(bytes.subarray(at, at + piece), at + piece >= bytes.length)
  } catch {
    refused ??= 'broken_file' // fflate throws at what is no zip
  }
  return refused ? { refused } : { texts }
}

const piece = 16 * 1024
