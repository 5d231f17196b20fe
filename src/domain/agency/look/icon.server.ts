// The agency's mark as browsers and phones want it, drawn from its logo.
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Site } from '#domain/agency/site.server.ts'
import { getBrandHex } from '#lib/theme.ts'
import { cacheLimits } from '#limits/machine.ts'
import type { FileStore } from '#platform/integrations/file-store.server.ts'

/**
 * Size in pixels, the share of it that stays free at each edge, and whether it has a ground: a phone would
 * lay a mark without one on black.
 */
const icons = {
  'favicon.ico': { size: 32, edge: 0, solid: false },
  'icon-192.png': { size: 192, edge: 0.06, solid: false },
  'icon-512.png': { size: 512, edge: 0.06, solid: false },
  'apple-touch-icon.png': { size: 180, edge: 0.14, solid: true },
} as const
type IconName = keyof typeof icons
export const iconNames = Object.keys(icons) as IconName[] // Object.keys loses the type of the keys

/** Drawn once, and stored under the logo's own name, which changes with its content. */
export function createIconRenderer(files: FileStore) {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: cacheLimits.icons })
  return function renderIcon(
    { agency, info, travel_agency }: Site & { travel_agency: number },
    name: IconName,
  ): Promise<Buffer> {
    const colour = agency ? getBrandHex(agency.theme) : '#5b6b86'
    const key = `${travel_agency}|${info?.logo ?? colour}|${name}`
    const cached = cache.get(key)
    if (cached) return cached
    const icon = readPublicFile(files, travel_agency, info?.logo).then((logo) =>
      renderLogoIcon(logo ?? buildPlainMark(colour), name),
    )
    cache.set(key, icon)
    icon.catch(() => cache.delete(key))
    return icon
  }
}

function renderLogoIcon(logo: Buffer, name: IconName): Promise<Buffer> {
  const { size, edge, solid } = icons[name]
  const background = solid ? '#ffffff' : '#ffffff00'
  const margin = Math.round(size * edge)
  const txCtx = size - 2 * margin
  const mark = sharp(logo)
    .resize(txCtx, txCtx, { fit: 'contain', background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
  return (solid ? mark.flatten({ background }) : mark).png().toBuffer()
}

/** Shown in place of a missing logo. */
const buildPlainMark = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" rx="16" fill="${colour}"/></svg>`,
  )

/** The file at this address of the agency; undefined when it is gone, or the address is another agency's. */
export async function readPublicFile(
  files: FileStore,
  travel_agency: number,
  path: string | null | undefined,
): Promise<Buffer | undefined> {
  const name = /^\/files\/([\w.-]+)$/.exec(path ?? '')?.[1]
  return name === undefined ? undefined : files.read(travel_agency, `public/${name}`)
}
