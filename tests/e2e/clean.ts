// axe finds nothing at all on what is shown.
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from 'vitest'
import type { Shop } from './shop.ts'

// A screen has one markup and a brand only other colours: three brands, a width each, in both languages.
export const visits = [
  [1, 390, 'ko'],
  [4, 820, 'en'],
  [7, 1440, 'ko'],
] as const
export const twoVisits = visits.slice(0, 2)

// What stands around every page is looked at with the home page. The pages have no frames, which is all that axe's slower way is for.
export async function expectClean({ page }: Shop, part = 'main') {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

export async function expectCleanAt(shop: Shop, paths: string[]) {
  for (const path of paths) {
    await shop.open(path)
    expect(await shop.page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'nothing is wider than the screen').toBeLessThanOrEqual(0)
    await expectClean(shop)
  }
}
