// An agency's brand: two colours spread by code into everything a screen needs, whatever was picked.
// Text keeps 4.5 to 1 and what can be pressed 3 to 1. A bright brand stays bright: the ink on it turns dark.
import { type Colour, computeContrast, createColour, maxChroma, toHex } from './colour.ts'
import type { HomeSection, TripFact, TripMeasure } from './home-section.ts'

export const fonts = ['sans', 'serif', 'rounded', 'condensed'] as const
export const grounds = ['white', 'tint', 'warm', 'deep', 'dark'] as const
export const heroes = ['full', 'split', 'collage', 'poster', 'counter', 'board', 'stickers'] as const
export const cards = ['photo', 'ticket', 'editorial'] as const
export const patterns = ['none', 'waves', 'contours', 'dots', 'checks', 'rays'] as const
export const densities = ['roomy', 'usual', 'dense'] as const
export const headers = [
  'rows',
  'counter',
  'centred',
  'phone',
  'compact',
  'masthead',
  'pill',
  'sign',
  'overlay',
  'crest',
  'sticker',
] as const
export const lists = [
  'cards',
  'tickets',
  'journal',
  'magazine',
  'gallery',
  'table',
  'large',
  'heights',
  'agenda',
  'pinboard',
] as const
export const filterPlaces = ['side', 'drawer'] as const
export const footers = ['lines', 'columns', 'centred', 'phone', 'band'] as const
export const emptyScenes = [
  'boat',
  'airport',
  'signpost',
  'alley',
  'table',
  'bunker',
  'bench',
  'crevasse',
  'stage',
  'bus-stop',
] as const

export type Look = {
  hue: number
  chroma: number
  /** The lightness of the brand's own colour, as it fills a button or a band. */
  lightness: number
  accent: Colour
  type_scale: number
  font: (typeof fonts)[number]
  /** The radius of a card's corner, in pixels. */
  radius: number
  ground: (typeof grounds)[number]
  hero: (typeof heroes)[number]
  /** The background of the hero and the footer: the page's own, or the brand's colour. */
  band: 'ground' | 'brand'
  card: (typeof cards)[number]
  pattern: (typeof patterns)[number]
  density: (typeof densities)[number]
  header: (typeof headers)[number]
  list: (typeof lists)[number]
  /** The place of a list's filters on a wide screen: beside it, or behind a button. */
  filters: (typeof filterPlaces)[number]
  footer: (typeof footers)[number]
  /** The drawing for an empty or missing page. */
  empty_scene: (typeof emptyScenes)[number]
}

/** The brand kit of an agency: how it looks, and what its home page is made of. Empty: as usual. */
export type Theme = Look & {
  home: HomeSection[]
  /** The facts of each trip beside its card in the list: a first tee, a host. */
  facts: TripFact[]
  /** The one number trips are told apart by: a height, minutes on foot. */
  measure?: TripMeasure | undefined
}

/** How a site looks that has chosen nothing. */
export const defaultLook: Look = {
  hue: 250,
  chroma: 0.14,
  lightness: 0.5,
  accent: { lightness: 0.55, chroma: 0.14, hue: 250 },
  type_scale: 1,
  font: 'sans',
  radius: 12,
  ground: 'white',
  hero: 'full',
  band: 'ground',
  card: 'photo',
  pattern: 'none',
  density: 'usual',
  header: 'rows',
  list: 'cards',
  filters: 'side',
  footer: 'lines',
  empty_scene: 'boat',
}

export const defaultTheme: Theme = { ...defaultLook, home: [], facts: [] }

/**
 * A stored theme with its missing fields filled. Rows from before the brand kit have only hue and strength.
 */
export const completeTheme = (stored: Partial<Theme>): Theme => ({ ...defaultTheme, ...stored })

/** Lightness of each step in OKLCH, and how much of the brand's chroma it carries. */
const lightSteps = {
  50: [0.975, 0.12],
  100: [0.945, 0.24],
  200: [0.895, 0.42],
  300: [0.825, 0.62],
  400: [0.72, 0.86],
  500: [0.61, 1],
  600: [0.5, 1],
  700: [0.42, 0.88],
  800: [0.345, 0.72],
  900: [0.27, 0.56],
} as const
export type ColourStep = keyof typeof lightSteps

/**
 * On a dark ground the scale is reversed: a low step is close to the ground, a high one is for text on it.
 */
const darkSteps: Record<ColourStep, readonly [number, number]> = {
  50: [0.29, 0.3],
  100: [0.33, 0.4],
  200: [0.39, 0.5],
  300: [0.47, 0.6],
  400: [0.57, 0.8],
  500: [0.68, 0.9],
  600: [0.76, 0.9],
  700: [0.84, 0.62],
  800: [0.89, 0.4],
  900: [0.94, 0.24],
}
/** A deep ground is lighter than a dark one, so the steps nearest to it are lighter, too. */
const deepSteps: Record<ColourStep, readonly [number, number]> = {
  ...darkSteps,
  50: [0.36, 0.6],
  100: [0.4, 0.65],
  200: [0.45, 0.7],
  300: [0.5, 0.75],
}
const steps: ColourStep[] = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900]

const stepsByGround = {
  white: lightSteps,
  tint: lightSteps,
  warm: lightSteps,
  deep: deepSteps,
  dark: darkSteps,
}

const isDark = ({ ground }: Pick<Look, 'ground'>) => ground === 'deep' || ground === 'dark'

export function getStepColour(brand: Look, step: ColourStep): Colour {
  const [lightness, share] = stepsByGround[brand.ground][step]
  return createColour(lightness, Math.min(brand.chroma, maxChroma) * share, brand.hue)
}

const white = createColour(1, 0, 0)

/** The ink on a colour: white, or a dark ink of the same hue, whichever can be read. */
export function pickInk(fill: Colour): Colour {
  return computeContrast(fill, white) >= 4.5
    ? white
    : createColour(0.19, Math.min(fill.chroma, 0.03), fill.hue)
}

/** A brand colour as a fill. If neither ink is readable on it, it is changed as little as needed. */
function toReadableFill(brandColour: Colour): Colour {
  for (let step = 0; ; step++) {
    const fill = createColour(brandColour.lightness - step * 0.01, brandColour.chroma, brandColour.hue)
    if (computeContrast(fill, pickInk(fill)) >= 4.5) return fill
  }
}

/** The fill a little further from its ink, for the pointer over it and for a press. */
function toPressedColour(fill: Colour): Colour {
  const by = pickInk(fill).lightness > 0.5 ? -0.06 : 0.05
  return createColour(Math.min(0.95, fill.lightness + by), fill.chroma, fill.hue)
}

/** The edge of a fill, visible against its surroundings; the fill itself if that is enough. */
function toVisibleEdge(fill: Colour, surroundings: Colour[]): Colour {
  const by = surroundings.some(({ lightness }) => lightness < 0.5) ? 0.02 : -0.02
  for (let edge = fill; ; edge = createColour(edge.lightness + by, edge.chroma, edge.hue))
    if (
      surroundings.every((each) => computeContrast(edge, each) >= 3) ||
      edge.lightness < 0.1 ||
      edge.lightness > 0.96
    )
      return edge
}

function createPaper({ ground, hue, chroma }: Look) {
  const low = (share: number) => Math.min(chroma, maxChroma) * share
  if (ground === 'deep' || ground === 'dark') {
    const [base, share] = ground === 'deep' ? [0.28, 0.45] : [0.19, 0.1]
    return {
      ground: createColour(base, low(share), hue),
      card: createColour(base + 0.045, low(share), hue),
      wash: createColour(base + 0.07, low(share), hue),
      line: createColour(base + 0.15, low(share), hue),
      edge: createColour(0.69, low(0.2), hue),
      ink: createColour(0.97, low(0.06), hue),
      soft: createColour(0.84, low(0.12), hue),
      good: createColour(0.82, 0.14, 155),
      warn: createColour(0.84, 0.12, 75),
      bad: createColour(0.8, 0.11, 22),
    }
  }
  const paper = {
    white: { ground: createColour(0.992, 0.002, 250), card: white },
    tint: { ground: createColour(0.962, low(0.22), hue), card: createColour(0.995, low(0.03), hue) },
    warm: { ground: createColour(0.975, 0.016, 85), card: createColour(0.995, 0.006, 85) },
  }[ground]
  const tinge = ground === 'warm' ? 60 : 262
  return {
    ...paper,
    wash:
      ground === 'white'
        ? createColour(0.965, 0.005, 262)
        : createColour(0.94, low(0.2), ground === 'warm' ? 80 : hue),
    line: createColour(ground === 'white' ? 0.915 : 0.885, ground === 'white' ? 0.006 : 0.018, tinge),
    edge: createColour(0.64, 0.012, tinge),
    ink: createColour(0.24, 0.018, tinge),
    soft: createColour(0.45, 0.018, tinge),
    good: createColour(0.47, 0.12, 155),
    warn: createColour(0.48, 0.115, 65),
    bad: createColour(0.49, 0.19, 25),
  }
}

/** Every colour a screen of this brand is made of, by the name of its variable. */
export function createPalette(brand: Look) {
  const paper = createPaper(brand)
  const brandFill = toReadableFill(createColour(brand.lightness, brand.chroma, brand.hue))
  const accent = toReadableFill(createColour(brand.accent.lightness, brand.accent.chroma, brand.accent.hue))
  const band = brand.band === 'brand' ? brandFill : paper.ground
  return {
    ...paper,
    brand: brandFill,
    'brand-on': pickInk(brandFill),
    'brand-press': toPressedColour(brandFill),
    'brand-edge': toVisibleEdge(brandFill, [paper.ground, paper.card]),
    accent,
    'accent-on': pickInk(accent),
    band,
    'band-ink': brand.band === 'brand' ? pickInk(brandFill) : paper.ink,
    /** A button on the band: the brand colour on paper, reversed on the brand colour. */
    'band-press': brand.band === 'brand' ? pickInk(brandFill) : brandFill,
    'band-press-ink': brand.band === 'brand' ? brandFill : pickInk(brandFill),
  }
}

/** Every colour by the name of its variable, for pictures that are drawn by the server. */
export const listHexColours = (brand: Look): Record<string, string> =>
  Object.fromEntries([
    ...Object.entries(createPalette(brand)).map(([name, colour]) => [name, toHex(colour)]),
    ...steps.map((step) => [`brand-${step}`, toHex(getStepColour(brand, step))]),
  ])

/** The one colour of the agency, for a browser's bar, a mail or a share picture. */
export const getBrandHex = (brand: Look) => toHex(createPalette(brand).brand)

/** The brand's hue at its darkest: the shade under words on a picture. */
export const createNightShade = ({ hue, chroma }: Look) => createColour(0.2, Math.min(chroma, 0.05), hue)

/** Just enough shade that white text is readable on the whitest cloud; more would hide the picture. */
export const shadeShare = 0.62

export function renderThemeCss(brand: Look): string {
  const css = ({ lightness, chroma, hue }: Colour) => `oklch(${lightness} ${chroma} ${hue})`
  const scale = steps.map((step) => `--brand-${step}:${css(getStepColour(brand, step))}`)
  const palette = Object.entries(createPalette(brand)).map(([name, colour]) => `--${name}:${css(colour)}`)
  const shade = `oklch(${Object.values(createNightShade(brand)).join(' ')} / ${shadeShare})`
  // a picture ends in the page below it where that is as dark as what is written on the picture needs
  const foot = isDark(brand) ? 'var(--ground)' : 'var(--shade)'
  return (
    `:root{color-scheme:${isDark(brand) ? 'dark' : 'light'};${[...scale, ...palette].join(';')};` +
    `--shade:${shade};--hero-foot:${foot};--type-scale:${brand.type_scale};--radius-card:${brand.radius}px;--radius-input:${computeInputRadius(brand)}px}`
  )
}

/** Round cards have round buttons; a button is never rounder than half its height. */
const computeInputRadius = ({ radius }: Look) => (radius >= 20 ? 24 : Math.min(radius, 10))
