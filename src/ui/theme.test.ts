// Whatever hue an agency picks, text stays readable: 4.5 to 1, controls 3 to 1.
import { expect, test } from 'vitest'
import { colour, type Step, themeCss } from './theme.ts'

/** OKLCH to relative luminance, as WCAG measures it; out-of-gamut parts are clipped like a browser's. */
function luminance({ lightness, chroma, hue }: ReturnType<typeof colour>): number {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (part: number) => Math.min(1, Math.max(0, part))
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
const white = 1

test.each([0.04, 0.1, 0.14, 0.19, 0.24])('with chroma %d every hue keeps its contrast', (chroma) => {
  for (let hue = 0; hue < 360; hue += 3) {
    const theme = { hue, chroma, type_scale: 1 }
    const at = (step: Step) => luminance(colour(theme, step))
    const ratios = { 'white on 600': contrast(white, at(600)), 'white on 700': contrast(white, at(700)), '700 on white': contrast(at(700), white), '800 on 50': contrast(at(800), at(50)), '700 on 50': contrast(at(700), at(50)) }
    for (const [pair, ratio] of Object.entries(ratios)) expect([hue, pair, ratio >= 4.5]).toEqual([hue, pair, true])
    expect([hue, contrast(at(600), white) >= 3]).toEqual([hue, true])
  }
})

test('a theme is plain variables', () => {
  expect(themeCss({ hue: 250, chroma: 0.14, type_scale: 1.125 })).toContain('--brand-600:oklch(0.5 0.14 250)')
})
