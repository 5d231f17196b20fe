// An agency's logo as it is stored: an SVG unchanged, a photograph as a small WebP.
// Its name changes with its content.
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { FileStore } from '#platform/integrations/file-store.server.ts'

/** The highest it is drawn is a share picture's. */
const maxHeight_px = 256

/** Throws when the bytes are no picture. */
export const checkLogo = (bytes: Buffer) => sharp(bytes).metadata()

/** Answers its address. Throws when the bytes are no picture. */
export async function storeLogo(files: FileStore, travel_agency: number, bytes: Buffer): Promise<string> {
  const { format } = await sharp(bytes).metadata()
  const [kind, logo] =
    format === 'svg'
      ? ['svg', bytes]
      : [
          'webp',
          await sharp(bytes)
            .autoOrient()
            .resize({ height: maxHeight_px, withoutEnlargement: true })
            .webp({ quality: 90 })
            .toBuffer(),
        ]
  const name = `logo-${createHash('sha256').update(logo).digest('hex').slice(0, 12)}.${kind}`
  await files.put(travel_agency, `public/${name}`, logo)
  return `/files/${name}`
}
