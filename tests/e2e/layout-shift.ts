// How much of the screen has moved by itself since the page began, as browsers reckon it, and what moved.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export const mostShift = 0.02

type LayoutShift = { value: number; sources: { node: Element | null }[] }

export const readLayoutShift = (page: Page): Promise<{ sum: number; moved: string }> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const shifts: LayoutShift[] = []
    new PerformanceObserver((list) =>
      shifts.push(...(list.getEntries() as unknown as LayoutShift[])),
    ).observe({ type: 'layout-shift', buffered: true })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts
        .flatMap(({ value, sources }) =>
          sources.map(({ node }) => `${value}: ${node?.outerHTML?.slice(0, 120)}`),
        )
        .join('\n'),
    }
  })

/** Nothing moved by itself: where something did, the failure says which part of the page. */
export async function expectNoShift(page: Page): Promise<void> {
  const { sum, moved } = await readLayoutShift(page)
  expect(sum, moved).toBeLessThan(mostShift)
}
