// How much of the screen has moved by itself since the page began, as browsers reckon it.
import type { Page } from 'playwright-core'

export const readLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready
    return new Promise<number>((resolve) => {
      let sum = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
      }).observe({ type: 'layout-shift', buffered: true })
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
    })
  })
