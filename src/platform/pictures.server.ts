// Pictures as they are served: WebP in several widths.
// The name carries size and average colour, so a list needs no look-up.
import sharp from 'sharp'
import type { JobPayloads } from '#jobs.ts'
import { listWidths, maxPictureHeight, pictureWidths, uploadLimits } from '#limits/files.ts'
import { httpLimits } from '#limits/machine.ts'
import { createFairQueue } from './fair-queue.server.ts'
import type { FileStore } from './integrations/file-store.server.ts'

/** `name` is {id}_{width}x{height}_{colour}, and each of its files has its own width behind that. */
export type Picture = { name: string; widths: number[]; files: { name: string; bytes: Buffer }[] }

// One thread for each picture and no cache: the memory is for the pages.
sharp.concurrency(1)
sharp.cache(false)

const maxWidth = Math.max(...pictureWidths)

/**
 * Decoded once, from the file where there is one and no larger than needed; turned upright, and without a
 * byte of what came beside the pixels.
 */
export async function encodePicture(source: Buffer | string, id: string): Promise<Picture> {
  const readOptions = { limitInputPixels: uploadLimits.pixels, failOn: 'error' } as const
  const { autoOrient: upright } = await sharp(source, readOptions).metadata()
  const fittingWidth = Math.floor(
    upright.width * Math.min(1, maxWidth / upright.width, maxPictureHeight / upright.height),
  )
  const widths = listWidths(Math.max(1, fittingWidth))
  const decoding = sharp(source, readOptions)
    .autoOrient()
    .resize(Math.max(...widths))
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
  const { data, info } = await decoding.raw().toBuffer({ resolveWithObject: true })
  const pixels = { raw: { width: info.width, height: info.height, channels: info.channels } }
  const small = await sharp(data, pixels).resize(64).raw().toBuffer({ resolveWithObject: true })
  // the statistics are of the input: a size asked for here would be ignored
  const { dominant } = await sharp(small.data, { raw: small.info }).stats()
  const colour = [dominant.r, dominant.g, dominant.b]
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')
  const name = `${id}_${info.width}x${info.height}_${colour}`
  const files: Picture['files'] = []
  for (const width of widths)
    files.push({
      name: `${name}_${width}.webp`,
      bytes: await sharp(data, pixels).resize(width).webp({ quality: 76, effort: 2 }).toBuffer(),
    })
  return { name, widths, files }
}

/** One file, upright and without camera data, for pictures that few people see and that are encrypted. */
export const reencodePicture = (source: Buffer, most: number): Promise<Buffer> =>
  sharp(source, { limitInputPixels: uploadLimits.pixels, failOn: 'error' })
    .autoOrient()
    .resize(most, most, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .webp({ quality: 85 })
    .toBuffer()

/** The address under which ui/picture.tsx finds every width. */
export async function storePicture(
  files: FileStore,
  travel_agency: number,
  picture: Picture,
): Promise<string> {
  await Promise.all(picture.files.map(({ name, bytes }) => files.put(travel_agency, `public/${name}`, bytes)))
  return `/files/${picture.name}.webp`
}

/** Smaller AVIF copies for browsers that know AVIF, made later. The picture may have been deleted by then. */
export async function makeAvif(
  files: FileStore,
  { travel_agency, name, widths }: JobPayloads['make-avif'],
): Promise<void> {
  const largest = await files.read(travel_agency, `public/${name}_${Math.max(...widths)}.webp`)
  if (!largest) return
  for (const width of widths) {
    const bytes = await runInFairQueue(travel_agency, () =>
      sharp(largest).resize(width).avif({ quality: 50, effort: 2 }).toBuffer(),
    )
    await files.put(travel_agency, `public/${name}_${width}.avif`, bytes)
  }
}

export async function removeFiles(
  files: FileStore,
  { travel_agency, scope, pictures, keys }: JobPayloads['remove-files'],
): Promise<void> {
  const parts = pictures.flatMap((name) =>
    listWidths(Number(/_(\d+)x\d+_/.exec(name)?.[1] ?? 0)).flatMap((width) =>
      ['webp', 'avif'].map((kind) => `${scope}/${name}_${width}.${kind}`),
    ),
  )
  for (const key of [...parts, ...keys]) await files.remove(travel_agency, key)
}

/** Only a few at once: decoding a hostile picture can take a thousand times the memory of its file. */
export const runInFairQueue = createFairQueue({
  atOnce: uploadLimits.decodedAtOnce,
  waiting: uploadLimits.decodeQueue,
  retryAfter_s: httpLimits.retryAfter_s,
})
