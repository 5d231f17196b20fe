// The files of a post: stored as rows, answered as URLs, and the pictures inside its text.
import { randomUUID } from 'node:crypto'
import { findLargestFile, parsePictureName } from '#lib/picture-name.ts'
import type { PictureResolver } from '#platform/rich-text.server.ts'
import type { Upload } from '#platform/upload/prepare-uploads.server.ts'
import { parseSignedUrl, signFileUrl } from '#platform/upload/signed-url.server.ts'
import type { Ctx } from '#platform/wire/request-context.ts'

export type PostFile = { file_id: string; name: string; type: string; size: number; path: string }

const signedUrl_ms = 10 * 60_000

export const toPostFile = ({ name, type, size, path }: Upload): PostFile => ({
  file_id: randomUUID(),
  name,
  type,
  size,
  path,
})

/**
 * The addresses a reader gets. A public picture has its own address. Anything else has a signed URL,
 * which for a private post is good for ten minutes.
 */
export function describePostFile(
  { keyFor, travel_agency }: Ctx,
  { file_id, name, type, size, path }: PostFile,
  isPrivate: boolean,
) {
  const is_picture = type.startsWith('image/')
  const file_url = path.startsWith('/files/')
    ? path
    : signFileUrl(keyFor, {
        travel_agency,
        key: is_picture ? getLargestPath(path) : path,
        name,
        type,
        ...(isPrivate && { until: Date.now() + signedUrl_ms }),
      })
  return { file_id, file_url, file_name: name, file_size: size, is_picture }
}

/**
 * A picture is stored in several widths, each named after the picture and the width. A text names the
 * largest.
 */
const getLargestPath = (path: string) => findLargestFile(path) ?? path

// Only pictures that came through the upload gate, and only inside an img tag: somebody may type the same
// letters as text.
const storedPicture = /<img[^>]*? src="((?:\/files\/|sealed:private\/)([\w-]+)_\d+\.webp)"/g
const privatePicture = /(<img[^>]*? src=")sealed:(private\/[\w-]+\.webp)"/g

/** Replaces keys by addresses, for a reader who may see the pictures. */
export function signPictureUrls(
  { keyFor, travel_agency }: Pick<Ctx, 'keyFor' | 'travel_agency'>,
  html: string,
): string {
  return html.replace(
    privatePicture,
    (_, before: string, key: string) =>
      `${before}${signFileUrl(keyFor, { travel_agency, key, name: 'picture.webp', type: 'image/webp', until: Date.now() + signedUrl_ms })}"`,
  )
}

/**
 * A text may hold the pictures that came with it and those it held before. It may not hold another post's
 * pictures: they would be deleted with it.
 */
export function createPicturePlacer(
  { keyFor, travel_agency }: Pick<Ctx, 'keyFor' | 'travel_agency'>,
  uploads: Upload[],
  stored: string,
): PictureResolver {
  const allowed = [...stored.matchAll(storedPicture)].map(([, address = '']) => address)
  return (src) => {
    const upload = uploads[Number(/^upload:(\d{1,2})$/.exec(src)?.[1])]
    if (upload) return placeUpload(upload)
    const [, token] = /^\/files\/sealed\/(.*)$/.exec(src) ?? []
    // however long ago it was shown
    const address = token === undefined ? src : `sealed:${parseSignedUrl(keyFor, travel_agency, token)?.key}`
    return allowed.includes(address) ? { src: address } : undefined
  }
}

/** A text names a private picture by its key. */
function placeUpload({ path }: Upload): ReturnType<PictureResolver> {
  const size = parsePictureName(path)
  return {
    src: path.startsWith('/') ? getLargestPath(path) : `sealed:${getLargestPath(path)}`,
    ...(size && { width: String(size.width), height: String(size.height) }),
  }
}

/** The names of all pictures inside a text. */
export const listPictures = (html: string) => [...html.matchAll(storedPicture)].map(([, , name = '']) => name)
