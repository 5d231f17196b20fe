// A colour in OKLCH: what it is on a screen, and how far it stands out from another.
import { clamp } from './clamp.ts'

export type Colour = { lightness: number; chroma: number; hue: number }

/** Colours stronger than a screen can show would lose contrast, because the screen clips them. */
export const maxChroma = 0.19

const round = (value: number) => Math.round(value * 1000) / 1000
export const createColour = (lightness: number, chroma: number, hue: number): Colour => ({
  lightness: round(lightness),
  chroma: round(Math.min(chroma, maxChroma)),
  hue,
})

/** Parts of light, 0 to 1; what a screen cannot show is clipped, as browsers do. */
function toLinearRgb({ lightness, chroma, hue }: Colour): [red: number, green: number, blue: number] {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (part: number) => clamp(part, 0, 1)
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** The colour of a pixel, whose parts go from 0 to 255. */
export function fromRgb(red: number, green: number, blue: number): Colour {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const [x, y] = [
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(x, y),
    hue: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
  }
}

/** Luminance as WCAG measures it. */
function computeLuminance(colour: Colour): number {
  const [red, green, blue] = toLinearRgb(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function computeContrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The colour as #rrggbb, for formats without OKLCH: manifests, mails and drawn pictures. */
export function toHex(colour: Colour): string {
  const parts = toLinearRgb(colour).map((light) =>
    Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)),
  )
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
