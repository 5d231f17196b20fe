// The colours of a logo, the most used first, read from its pixels in the browser.
import { type Colour, fromRgb } from '#lib/colour.ts'

const sample_px = 96
/** Hues are gathered in so many slices; greys in one of their own. */
const slices = 24
const leastChroma = 0.035

/** `url`: of our own host, or of a file the person dropped: a canvas tells nothing of another host's pixels. */
export async function readLogoColours(url: string): Promise<Colour[]> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  const scale = sample_px / Math.max(image.naturalWidth, image.naturalHeight, 1)
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  const context = canvas.getContext('2d')
  if (!context) return []
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return countColours(context.getImageData(0, 0, canvas.width, canvas.height).data)
}

/** Paper and ink count little: a logo is known by what is neither white nor black. */
function countColours(pixels: ArrayLike<number>): Colour[] {
  const groups = new Map<number, { weight: number; sum: Colour }>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue
    const colour = fromRgb(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    if (colour.lightness > 0.96) continue
    const isGrey = colour.chroma < leastChroma
    const slice = isGrey ? -1 : Math.floor((colour.hue / 360) * slices)
    const weight = isGrey ? 0.05 : colour.chroma
    const group = groups.get(slice) ?? { weight: 0, sum: { lightness: 0, chroma: 0, hue: 0 } }
    group.weight += weight
    group.sum.lightness += colour.lightness * weight
    group.sum.chroma += colour.chroma * weight
    group.sum.hue += colour.hue * weight
    groups.set(slice, group)
  }
  return [...groups.values()]
    .sort((one, other) => other.weight - one.weight)
    .map(({ weight, sum }) => ({
      lightness: sum.lightness / weight,
      chroma: sum.chroma / weight,
      hue: sum.hue / weight,
    }))
}
