// Whatever hue an agency picks, text stays readable: 4.5 to 1, controls 3 to 1.
import { expect, test } from 'vitest'
import { colour, hexOf, lightOf, type Step, themeCss } from './theme.ts'

/** As WCAG measures it. */
function luminance(shown: ReturnType<typeof colour>): number {
  const [red, green, blue] = lightOf(shown)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
const white = 1

test.each([0.04, 0.1, 0.14, 0.19, 0.24])('with chroma %d every hue keeps its contrast', (chroma) => {
  for (let hue = 0; hue < 360; hue += 3) {
    const theme = { hue, chroma, type_scale: 1 }
    const at = (step: Step) => luminance(colour(theme, step))
    const ratios = {
      'white on 600': contrast(white, at(600)),
      'white on 700': contrast(white, at(700)),
      '700 on white': contrast(at(700), white),
      '800 on 50': contrast(at(800), at(50)),
      '700 on 50': contrast(at(700), at(50)),
    }
    for (const [pair, ratio] of Object.entries(ratios))
      expect([hue, pair, ratio >= 4.5]).toEqual([hue, pair, true])
    expect([hue, contrast(at(600), white) >= 3]).toEqual([hue, true])
  }
})

test('a theme is plain variables', () => {
  expect(themeCss({ hue: 250, chroma: 0.14, type_scale: 1.125 })).toContain('--brand-600:oklch(0.5 0.14 250)')
})

test('a step is also known as a hex colour', () => {
  expect(hexOf({ hue: 255, chroma: 0, type_scale: 1 }, 600)).toBe('#636363')
  expect(hexOf({ hue: 255, chroma: 0.17, type_scale: 1 }, 600)).toBe('#0060c1')
})
