// axe finds nothing at all on what is shown.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { expect } from 'vitest'
import type { StorefrontPage } from './storefront-page.ts'

const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// What surrounds every page is looked at with the home page.
/** `more`: rules that axe does not look at by itself. */
export async function expectAccessible(
  { page }: Pick<StorefrontPage, 'page'>,
  part = 'main',
  more: string[] = [],
) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const options = { part, rules: Object.fromEntries(more.map((rule) => [rule, { enabled: true }])) }
  const found = await page.evaluate(async ({ part, rules }) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe // put there just now
    // what it would load ahead are style sheets of other origins
    const { violations } = await run(part, { resultTypes: ['violations'], preload: false, rules })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, options)
  expect(found).toEqual([])
}

export async function expectAccessibleAt(shop: StorefrontPage, paths: string[]) {
  for (const path of paths) {
    await shop.open(path)
    expect(
      await shop.page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      'nothing is wider than the screen',
    ).toBeLessThanOrEqual(0)
    await expectAccessible(shop)
  }
}
