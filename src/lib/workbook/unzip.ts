// The texts of a zip, unpacked piece by piece. It stops as soon as they are too large.
import { Unzip, UnzipInflate } from 'fflate'

export type ZipRefusal = 'macro' | 'too_large_inside' | 'broken_file'
type UnzipLimits = { unzipped_bytes: number; zipEntries: number }
type UnzipResult = { texts: Map<string, string> } | { refused: ZipRefusal }

/** How many bytes the unpacker gets at once. */
const chunkBytes = 16 * 1024

/** The sizes that a zip names are not believed. Only names that fit `namePattern` are unpacked at all. */
export function unzip(
  bytes: Uint8Array,
  namePattern: RegExp,
  { unzipped_bytes, zipEntries }: UnzipLimits,
): UnzipResult {
  const texts = new Map<string, string>()
  let [refused, total, entries]: [ZipRefusal | undefined, number, number] = [undefined, 0, 0]
  const unpacker = new Unzip((file) => {
    if (/vbaProject\.bin$|\.(exe|js|vbs|scr)$/i.test(file.name)) refused = 'macro'
    if (++entries > zipEntries) refused = 'too_large_inside'
    if (refused || !namePattern.test(file.name)) return
    const reader = new TextDecoder()
    let text = ''
    file.ondata = (error, chunk, isLast) => {
      if (error) refused ??= 'broken_file'
      if (refused) return
      total += chunk.length
      if (total > unzipped_bytes) refused = 'too_large_inside'
      else text += reader.decode(chunk, { stream: !isLast })
      if (isLast) texts.set(file.name, text)
    }
    file.start()
  })
  unpacker.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length && !refused; at += chunkBytes)
      unpacker.push(bytes.subarray(at, at + chunkBytes), at + chunkBytes >= bytes.length)
  } catch {
    refused ??= 'broken_file' // fflate throws at what is no zip
  }
  return refused ? { refused } : { texts }
}
