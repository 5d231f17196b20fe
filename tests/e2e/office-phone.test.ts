// Every screen of the office on a phone, in both languages: nothing beyond its edge, nothing too small for a finger.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pickSample, printSeedOnFailure } from '../sampling.ts'
import { openOfficeAs } from './office-page.ts'
import { agencyWithRows, listScreenPaths } from './office-screens.ts'

const least_px = 24

/** Controls that a finger misses, and words that stand out of the screen where nothing scrolls. */
const measureScreen = (page: Page) =>
  page.evaluate((least) => {
    const describe = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only')
    const list = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen)
    // as high as its line
    const isWithinSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent.trim() !== element.textContent.trim()
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
    return {
      wider: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
      outside: list('#content *')
        .filter((each) => each.children.length === 0 && each.textContent.trim() !== '')
        .filter((each) => each.getBoundingClientRect().right > innerWidth + 1 && !scrolls(each))
        .map(describe),
      small: list('a, button, input, select, summary, textarea')
        .filter((each) => !isWithinSentence(each))
        .filter((each) => {
          const { width, height } = (each.closest('label') ?? each).getBoundingClientRect()
          return width > 1 && Math.min(width, height) < least
        })
        .map(describe),
    }
  }, least_px)

test.each(pickSample(['ko', 'en'] as const, 1))(
  'on a phone no screen is wider than it, and every control can be hit, in %s',
  { timeout: 600_000 },
  async (language) => {
    const { page, open } = await openOfficeAs(agencyWithRows, `/${agencyWithRows}`, {
      role: 'owner',
      width: 390,
      touch: true,
      language,
    })
    printSeedOnFailure()
    const faults = []
    const paths = [...(await listScreenPaths()).values()]
    for (const path of pickSample(paths, 25)) {
      await open(path)
      const found = await measureScreen(page)
      if (found.wider > 0 || found.outside.length > 0 || found.small.length > 0)
        faults.push({ path, ...found })
    }
    expect(faults).toEqual([])
  },
)
