// The files of a post: kept as rows of it, shown as addresses, and the pictures inside its text.
import { randomUUID } from 'node:crypto'
import { largestFile, readPicture } from '#plain/picture-name.ts'
import type { PicturePlacer } from '#platform/rich-text.server.ts'
import type { Upload } from '#platform/upload/prepare.server.ts'
import { readSeal, sealFile } from '#platform/upload/sealed.server.ts'
import type { Ctx } from '#platform/wire/asking.ts'

export type PostFile = { file_id: string; name: string; type: string; size: number; path: string }

const sealed_ms = 10 * 60_000

export const fileRow = ({ name, type, size, path }: Upload): PostFile => ({
  file_id: randomUUID(),
  name,
  type,
  size,
  path,
})

/**
 * What the reader gets: a public picture by its own address, anything else by a sealed one, that of a private
 * post for ten minutes.
 */
export function shownFile(
  { keyFor, travel_agency }: Ctx,
  { file_id, name, type, size, path }: PostFile,
  isPrivate: boolean,
) {
  const is_picture = type.startsWith('image/')
  const file_url = path.startsWith('/files/')
    ? path
    : sealFile(keyFor, {
        travel_agency,
        key: is_picture ? largest(path) : path,
        name,
        type,
        ...(isPrivate && { until: Date.now() + sealed_ms }),
      })
  return { file_id, file_url, file_name: name, file_size: size, is_picture }
}

/**
 * Of a picture several widths are stored, under its name and the width; inside a text it stands in the
 * largest.
 */
const largest = (path: string) => largestFile(path) ?? path

// Only what the gate stored, and only where it stands as a picture: the same letters may be typed into a
// text.
const storedPicture = /<img[^>]*? src="((?:\/files\/|sealed:private\/)([\w-]+)_\d+\.webp)"/g
const sealedPicture = /(<img[^>]*? src=")sealed:(private\/[\w-]+\.webp)"/g

/** Keys become addresses for the reader who may see them. */
export function unsealPictures(
  { keyFor, travel_agency }: Pick<Ctx, 'keyFor' | 'travel_agency'>,
  html: string,
): string {
  return html.replace(
    sealedPicture,
    (_, before: string, key: string) =>
      `${before}${sealFile(keyFor, { travel_agency, key, name: 'picture.webp', type: 'image/webp', until: Date.now() + sealed_ms })}"`,
  )
}

/**
 * The pictures a text may hold: those that came with it, and those it held before. Nobody else's, because its
 * pictures are deleted with it.
 */
export function ownPictures(
  { keyFor, travel_agency }: Pick<Ctx, 'keyFor' | 'travel_agency'>,
  uploads: Upload[],
  stored: string,
): PicturePlacer {
  const held = [...stored.matchAll(storedPicture)].map(([, address = '']) => address)
  return (src) => {
    const upload = uploads[Number(/^upload:(\d{1,2})$/.exec(src)?.[1])]
    if (upload) return placeOf(upload)
    const [, seal] = /^\/files\/sealed\/(.*)$/.exec(src) ?? []
    // however long ago it was shown
    const address = seal === undefined ? src : `sealed:${readSeal(keyFor, travel_agency, seal)?.key}`
    return held.includes(address) ? { src: address } : undefined
  }
}

/** A private picture stands in a text by its key. */
function placeOf({ path }: Upload): ReturnType<PicturePlacer> {
  const size = readPicture(path)
  return {
    src: path.startsWith('/') ? largest(path) : `sealed:${largest(path)}`,
    ...(size && { width: String(size.width), height: String(size.height) }),
  }
}

/** The names of all pictures inside a text. */
export const picturesIn = (html: string) => [...html.matchAll(storedPicture)].map(([, , name = '']) => name)
