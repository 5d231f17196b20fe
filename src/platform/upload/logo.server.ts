// A logo as it is stored: a drawing unchanged where nothing in it acts, anything else as a small WebP.
import sharp from 'sharp'
import { refuse } from '#errors.ts'
import { fromRgb } from '#lib/colour.ts'
import type { LogoTone } from '#lib/logo-name.ts'
import { logoLimits } from '#limits/files.ts'
import { refuseAtField } from '#platform/wire/refuse-at-field.ts'
import { isSafeSvg, looksLikeSvg } from './svg.ts'

/** Throws when the bytes are no picture; refuses one that acts, or that is too small or too large. */
export async function encodeLogo(bytes: Buffer, id: string): Promise<{ name: string; bytes: Buffer }> {
  const isDrawing = looksLikeSvg(bytes)
  if (isDrawing && bytes.length > logoLimits.drawing_bytes) refuse('FILE_TOO_LARGE')
  if (isDrawing && !isSafeSvg(bytes.toString('utf8'))) refuseAtField('LOGO_UNSAFE', 'logo')
  const { autoOrient: size } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const { least_px, most_px } = logoLimits
  if (Math.min(size.width, size.height) < least_px || Math.max(size.width, size.height) > most_px)
    refuseAtField('LOGO_SIZE', 'logo')
  const logo = isDrawing ? bytes : await encodeWebp(bytes)
  const name = `logo-${id}_${size.width}x${size.height}_${await findTone(bytes)}`
  return { name: `${name}.${isDrawing ? 'svg' : 'webp'}`, bytes: logo }
}

const encodeWebp = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: logoLimits.most_px ** 2, failOn: 'error' })
    .autoOrient()
    .resize({
      height: logoLimits.stored_px,
      width: logoLimits.stored_px * 4,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .webp({ quality: 90 })
    .toBuffer()

const sample_px = 64

/** How light its ink is, out of the pixels one can see. */
async function findTone(bytes: Buffer): Promise<LogoTone> {
  const pixels = await sharp(bytes, { limitInputPixels: logoLimits.most_px ** 2 })
    .resize(sample_px, sample_px, { fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const lights: number[] = []
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha > 127) lights.push(fromRgb(red, green, blue).lightness)
  }
  if (lights.length > (pixels.length / 4) * logoLimits.solidShare) return 'solid'
  const mean = lights.reduce((sum, light) => sum + light, 0) / (lights.length || 1)
  if (mean < logoLimits.darkUntil) return 'dark'
  return mean > logoLimits.lightFrom ? 'light' : 'medium'
}
