// Pictures as they are served: WebP in several widths. The name carries size and average colour, so a list needs no look-up.
import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { pictureWidths } from '#limits.ts'

export type Picture = { name: string; files: { name: string; bytes: Buffer }[] }

export async function makePicture(source: Buffer): Promise<Picture> {
  const { data, info } = await sharp(source).rotate().removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } }
  const { dominant } = await sharp(data, raw).resize(64).stats()
  const colour = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 16)
  const name = `${hash}_${info.width}x${info.height}_${colour}`
  const files = await Promise.all(pictureWidths.filter((width) => width <= info.width).map(async (width) => ({ name: `${name}_${width}.webp`, bytes: await sharp(data, raw).resize(width).webp({ quality: 76, effort: 2 }).toBuffer() })))
  return { name: `${name}.webp`, files }
}

/** The address under which ui/picture.tsx finds every width. */
export async function storePicture(dataDir: string, travel_agency: number, { name, files }: Picture): Promise<string> {
  const folder = publicFolder(dataDir, travel_agency)
  await fs.mkdir(folder, { recursive: true })
  await Promise.all(files.map((file) => fs.writeFile(path.join(folder, file.name), file.bytes)))
  return `/files/${name}`
}

export const publicFolder = (dataDir: string, travel_agency: number) => path.join(dataDir, 'files', String(travel_agency), 'public')
