// Whatever brand an agency picks, text stays readable: 4.5 to 1, controls 3 to 1.
import { expect, test } from 'vitest'
import { type Colour, computeContrast, toHex } from './colour.ts'
import {
  createNightShade,
  createPalette,
  defaultLook,
  getBrandHex,
  getStepColour,
  grounds,
  type Look,
  pickInk,
  renderThemeCss,
  shadeShare,
} from './theme.ts'

/** Each pair as a screen shows it: what is read on what, and what is pressed on what. */
function listPairs(look: Look): { read: [string, Colour, Colour][]; seen: [string, Colour, Colour][] } {
  const all = createPalette(look)
  const grounds = { ground: all.ground, card: all.card }
  const onGrounds = Object.entries(grounds).flatMap(([name, paper]): [string, Colour, Colour][] => [
    [`ink on ${name}`, all.ink, paper],
    [`soft on ${name}`, all.soft, paper],
    [`good on ${name}`, all.good, paper],
    [`warn on ${name}`, all.warn, paper],
    [`bad on ${name}`, all.bad, paper],
    [`700 on ${name}`, getStepColour(look, 700), paper],
  ])
  return {
    read: [
      ...onGrounds,
      ['ink on wash', all.ink, all.wash],
      ['soft on wash', all.soft, all.wash],
      ['soft on 50', all.soft, getStepColour(look, 50)],
      ['ink on 50', all.ink, getStepColour(look, 50)],
      ['700 on 50', getStepColour(look, 700), getStepColour(look, 50)],
      ['800 on 50', getStepColour(look, 800), getStepColour(look, 50)],
      ['ink on brand', all['brand-on'], all.brand],
      ['ink on brand pressed', all['brand-on'], all['brand-press']],
      ['ink on accent', all['accent-on'], all.accent],
      ['ink on band', all['band-ink'], all.band],
      ['button on band', all['band-press-ink'], all['band-press']],
    ],
    seen: [
      ['edge on card', all.edge, all.card],
      ['button on ground', all['brand-edge'], all.ground],
      ['button on card', all['brand-edge'], all.card],
      ['chosen chip on card', getStepColour(look, 600), all.card],
    ],
  }
}

const strengths = [0.03, 0.1, 0.19]
const lightnesses = [0.3, 0.45, 0.55, 0.62, 0.7, 0.8, 0.9]

test.each(grounds)('on a %s ground every brand can be read and seen', (ground) => {
  const faults: string[] = []
  for (let hue = 0; hue < 360; hue += 10)
    for (const chroma of strengths)
      for (const lightness of lightnesses)
        for (const band of ['ground', 'brand'] as const) {
          const accent = { lightness, chroma, hue: (hue + 180) % 360 }
          const look: Look = { ...defaultLook, hue, chroma, lightness, accent, ground, band }
          const { read, seen } = listPairs(look)
          for (const [least, pairs] of [
            [4.5, read],
            [3, seen],
          ] as const)
            for (const [name, one, other] of pairs)
              if (computeContrast(one, other) < least)
                faults.push(
                  `${name}: ${computeContrast(one, other).toFixed(2)} at ${hue}, ${chroma}, ${lightness}`,
                )
        }
  expect([...new Set(faults)].slice(0, 10)).toEqual([])
})

test.each(['deep', 'dark'] as const)('what is chosen stands out from a %s ground', (ground) => {
  const look: Look = { ...defaultLook, hue: 158, chroma: 0.1, ground }
  expect(getStepColour(look, 50).lightness - createPalette(look).ground.lightness).toBeGreaterThan(0.05)
})

test('a bright brand stays bright: the ink on it turns dark', () => {
  const amber: Look = { ...defaultLook, hue: 72, chroma: 0.16, lightness: 0.8 }
  expect(createPalette(amber).brand.lightness).toBe(0.8)
  expect(createPalette(amber)['brand-on'].lightness).toBeLessThan(0.3)
  expect(pickInk({ lightness: 0.4, chroma: 0.1, hue: 250 }).lightness).toBe(1)
})

test('words on a picture can be read, whatever lies under the shade', () => {
  const faults: number[] = []
  for (let hue = 0; hue < 360; hue += 10) {
    const night = toHex(createNightShade({ ...defaultLook, hue, chroma: 0.19 }))
    const parts = [1, 3, 5].map((at) => Number.parseInt(night.slice(at, at + 2), 16))
    const overWhite = parts.map((part) => (part * shadeShare + 255 * (1 - shadeShare)) / 255)
    const [red = 1, green = 1, blue = 1] = overWhite.map((part) => ((part + 0.055) / 1.055) ** 2.4)
    if (1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) < 4.5) faults.push(hue)
  }
  expect(faults).toEqual([])
})

test('a theme is plain variables', () => {
  const css = renderThemeCss({ ...defaultLook, hue: 250, chroma: 0.14, type_scale: 1.125, radius: 4 })
  expect(css).toContain('--brand-600:oklch(0.5 0.14 250)')
  expect(css).toContain('--type-scale:1.125')
  expect(css).toContain('--radius-card:4px')
})

test('the brand is also known as a hex colour', () => {
  expect(getBrandHex({ ...defaultLook, hue: 255, chroma: 0.17, lightness: 0.5 })).toBe('#0060c1')
})
