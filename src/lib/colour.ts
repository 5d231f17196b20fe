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

/** As WCAG measures it. */
function computeLuminance(colour: Colour): number {
  const [red, green, blue] = toLinearRgb(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function computeContrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** As #rrggbb, for what knows no OKLCH: manifests, mails and drawn pictures. */
export function toHex(colour: Colour): string {
  const parts = toLinearRgb(colour).map((light) =>
    Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)),
  )
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
