// Three whole looks out of the colours of a logo: clear, soft and bold.
import { clamp } from '#lib/clamp.ts'
import { type Colour, maxChroma } from '#lib/colour.ts'
import { defaultLook, type Look } from '#lib/theme.ts'

export const proposalNames = ['clear', 'soft', 'bold'] as const
export type ProposalName = (typeof proposalNames)[number]

/** A colour that is weaker than this counts as grey. */
const leastChroma = 0.035
/** Two hues that are so far apart count as two colours. */
const leastHueGap = 35

const getHueGap = (one: Colour, other: Colour) => {
  const gap = Math.abs(one.hue - other.hue) % 360
  return Math.min(gap, 360 - gap)
}

/** Converts a colour to what the brand kit takes. */
const toBrandColour = ({ lightness, chroma, hue }: Colour): Colour => ({
  lightness: Math.round(clamp(lightness, 0.36, 0.82) * 100) / 100,
  chroma: Math.round(clamp(chroma, 0, maxChroma) * 1000) / 1000,
  hue: Math.round(hue) % 360,
})

/** `colours`: those of the logo, the most used first. Without one it is the usual blue. */
export function proposeLooks(colours: readonly Colour[]): Record<ProposalName, Look> {
  const strong = colours.filter(({ chroma }) => chroma >= leastChroma)
  const grey = colours[0] && { ...colours[0], chroma: 0.02, hue: 255 }
  const brand = toBrandColour(strong[0] ?? grey ?? { lightness: 0.5, chroma: 0.14, hue: 250 })
  const second = strong.find((each) => getHueGap(each, brand) >= leastHueGap)
  const accent = toBrandColour(second ?? { lightness: 0.68, chroma: 0.14, hue: (brand.hue + 150) % 360 })
  const { lightness, chroma, hue } = brand
  const common = { ...defaultLook, lightness, chroma, hue, accent }
  return {
    clear: { ...common, footer: 'columns' },
    soft: {
      ...common,
      ground: 'tint',
      font: 'rounded',
      radius: 22,
      hero: 'split',
      card: 'editorial',
      header: 'centred',
      list: 'gallery',
      filters: 'drawer',
      pattern: 'waves',
      density: 'roomy',
      footer: 'centred',
    },
    bold: {
      ...common,
      ground: 'deep',
      font: 'condensed',
      radius: 4,
      hero: 'poster',
      band: 'brand',
      card: 'ticket',
      header: 'counter',
      list: 'tickets',
      density: 'dense',
      footer: 'band',
    },
  }
}
