// Reads the size of a picture from its beginning: a file that is only called a picture has none.
type PictureSize = { width: number; height: number }

/** Undefined while `start` does not hold it yet, null when it never will. */
export function readPictureSize(mime: string, start: Buffer): PictureSize | undefined | null {
  const read = readers[mime]
  const size = read ? read(start) : null
  return size && (size.width === 0 || size.height === 0) ? null : size
}

const readers: Record<string, (start: Buffer) => PictureSize | undefined | null> = {
  'image/png': readPngSize,
  'image/webp': readWebpSize,
  'image/gif': readGifSize,
  'image/jpeg': readJpegSize,
}

function readGifSize(start: Buffer): PictureSize | undefined {
  return start.length < 10 ? undefined : { width: start.readUInt16LE(6), height: start.readUInt16LE(8) }
}

function readPngSize(start: Buffer): PictureSize | undefined | null {
  if (start.length < 24) return undefined
  return start.toString('latin1', 12, 16) === 'IHDR'
    ? { width: start.readUInt32BE(16), height: start.readUInt32BE(20) }
    : null
}

function readWebpSize(start: Buffer): PictureSize | undefined | null {
  if (start.length < 30) return undefined
  const kind = start.toString('latin1', 12, 16)
  if (kind === 'VP8X') return { width: start.readUIntLE(24, 3) + 1, height: start.readUIntLE(27, 3) + 1 }
  if (kind === 'VP8 ')
    return start.readUIntBE(23, 3) === 0x9d012a
      ? { width: start.readUInt16LE(26) & 0x3fff, height: start.readUInt16LE(28) & 0x3fff }
      : null
  if (kind !== 'VP8L' || start[20] !== 0x2f) return null
  const bits = start.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

const isFrameMarker = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

// From segment to segment, until the one that begins the frame.
function readJpegSize(start: Buffer): PictureSize | undefined | null {
  for (let at = 2; at + 9 <= start.length; ) {
    const marker = start[at + 1] ?? 0
    if (start[at] !== 0xff || marker === 0xda) return null
    if (marker === 0xff) at++
    else if (isFrameMarker(marker))
      return { width: start.readUInt16BE(at + 7), height: start.readUInt16BE(at + 5) }
    else at += 2 + start.readUInt16BE(at + 2)
  }
  return undefined
}
