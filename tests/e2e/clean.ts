// axe finds nothing at all on what is shown.
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from 'vitest'
import type { Shop } from './shop.ts'

// What stands around every page is looked at with the home page. The pages have no frames, which is all that axe's slower way is for.
export async function expectClean({ page }: Shop, part = 'main') {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}
