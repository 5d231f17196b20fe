// The ground behind the logo in a header, and the plate of a logo that could not be read on it.
import { toHex } from './colour.ts'
import { createNightShade, createPalette, type Look } from './theme.ts'

/** On which colour each header lays the logo; the others on a card. */
const logoGrounds: Partial<Record<Look['header'], 'brand' | 'accent' | 'ground'>> = {
  counter: 'brand',
  crest: 'brand',
  sign: 'brand',
  sticker: 'accent',
  masthead: 'ground',
  overlay: 'ground',
}

/** A logo whose ink is too near to its background gets a plate of its own: white, or dark. */
export function renderLogoGround(brand: Look): string {
  const behind = createPalette(brand)[logoGrounds[brand.header] ?? 'card']
  const logo = (tone: string) => `.header-logo img[data-tone=${tone}]`
  const plate = (colour: string) => `{padding:3px 6px;border-radius:6px;background:${colour}}`
  if (behind.lightness >= 0.72) return logo('light') + plate(toHex(createNightShade(brand)))
  const medium = behind.lightness > 0.35 ? `,${logo('medium')}` : ''
  return `${logo('dark')}${medium}${plate('#fff')}${logo('light')}{background:none}`
}
