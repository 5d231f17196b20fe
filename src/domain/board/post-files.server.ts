// The files of a post: kept as rows of it, shown as addresses, and the pictures inside its text.
import { randomUUID } from 'node:crypto'
import type { Upload } from '#platform/upload/prepare.server.ts'
import { readSeal, sealFile } from '#platform/upload/sealed.server.ts'
import type { Ctx } from '#platform/wire/asking.ts'
import { largestFile, readPicture } from '#ui/picture-name.ts'

export type PostFile = { file_id: string; name: string; type: string; size: number; path: string }

const sealed_ms = 10 * 60_000

export const keptFile = ({ name, type, size, path }: Upload): PostFile => ({ file_id: randomUUID(), name, type, size, path })

/** What the reader gets: a public picture by its own address, anything else by a sealed one, that of a private post for ten minutes. */
export function shownFile({ keyFor, travel_agency }: Ctx, { file_id, name, type, size, path }: PostFile, isPrivate: boolean) {
  const is_picture = type.startsWith('image/')
  const file_url = path.startsWith('/files/') ? path : sealFile(keyFor, { travel_agency, key: is_picture ? largest(path) : path, name, type, ...(isPrivate && { until: Date.now() + sealed_ms }) })
  return { file_id, file_url, file_name: name, file_size: size, is_picture }
}

/** Of a picture several widths are stored, under its name and the width; inside a text it stands in the largest. */
const largest = (path: string) => largestFile(path) ?? path

/** The text with its new pictures where they belong. A private one stands there by its key. */
export function placePictures(html: string, pictures: Upload[]): string {
  return html.replace(/<img([^>]*?) src="upload:(\d+)"([^>]*)>/g, (_, before: string, number: string, after: string) => {
    const upload = pictures[Number(number)]
    if (!upload) return ''
    const size = readPicture(upload.path)
    return `<img${before} src="${upload.path.startsWith('/') ? largest(upload.path) : `sealed:${largest(upload.path)}`}"${size ? ` width="${size.width}" height="${size.height}"` : ''}${after}>`
  })
}

/** Only what the gate stored: nothing else in a text is worth an address. */
const sealedPicture = / src="sealed:(private\/[\w-]+\.webp)"/g

/** Keys become addresses for the reader who may see them. */
export function unsealPictures({ keyFor, travel_agency }: Pick<Ctx, 'keyFor' | 'travel_agency'>, html: string): string {
  return html.replace(sealedPicture, (_, key: string) => ` src="${sealFile(keyFor, { travel_agency, key, name: 'picture.webp', type: 'image/webp', until: Date.now() + sealed_ms })}"`)
}

/** And back, when a private text that was shown comes back edited, however long that took. */
export function resealPictures({ keyFor, travel_agency }: Pick<Ctx, 'keyFor' | 'travel_agency'>, html: string, stored: string): string {
  const known = [...stored.matchAll(sealedPicture)].map(([, key = '']) => key)
  return html.replace(/ src="\/files\/sealed\/([\w.-]+)"/g, (_, token: string) => {
    const key = readSeal(keyFor, travel_agency, token)?.key ?? ''
    return known.includes(key) ? ` src="sealed:${key}"` : ''
  })
}

/** The keys of all pictures inside a text. */
export const picturesIn = (html: string) => [...html.matchAll(/ src="(?:\/files\/|sealed:private\/)([\w-]+)_\d+\.webp"/g)].map(([, stem = '']) => stem)
