// What a phone loads to see the list for the first time, and whether anything moves while it does.
import type { Page, Request } from 'playwright-core'
import { agencies } from '#seed/agencies.ts'
import { launchChromium } from '../tests/shared/chromium.ts'
import type { BenchContext } from './bench-context.ts'
import { fetchAnswer, fetchCachedAnswer, requestHeaders } from './server-answers.ts'
import { type ChildServer, startServer } from './servers.ts'

declare global {
  interface Window {
    shifted?: number
  }
  interface PerformanceEntry {
    value?: number
  }
}

export type FirstVisit = {
  bytes: Record<'script' | 'stylesheet' | 'document' | 'font' | 'image' | 'other', number>
  requests: number
  foreign: string[]
  cls: number
  /** The font files that a brand brings, of the agency that has most of them. */
  fontBytes: number
}

// The phone most people hold; its three pixels to one decide which width of a picture is loaded.
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }

export async function measureFirstVisit(bench: BenchContext): Promise<FirstVisit> {
  const ours = await startServer(new URL('./serve-ours.ts', import.meta.url), {
    ...(await bench.demo()),
    keepAnswers: true,
  })
  const browser = await launchChromium()
  try {
    const host = `${requestHeaders.host}:${ours.port}`
    await fetchCachedAnswer(ours, '/travel', host) // the visitor is new, the page is not
    // Chromium would ask for brotli here, too; gzip is what every proxy and phone can do, so the number is
    // the larger one.
    const page = await browser.newPage({ ...phone, extraHTTPHeaders: { 'accept-encoding': 'gzip' } })
    return { ...(await loadPage(page, `http://${host}`)), fontBytes: await measureHeaviestFont(ours) }
  } finally {
    await browser.close()
    await ours.stop()
  }
}

async function measureHeaviestFont(ours: ChildServer): Promise<number> {
  const weights = agencies.map(async ({ travel_agency, theme }) => {
    if (theme.font === 'sans') return 0
    const host = `a${travel_agency}.localhost`
    const files = ['latin', 'korean'].map((script) =>
      fetchAnswer(ours, `/theme/${theme.font}-${script}.woff2`, host),
    )
    return (await Promise.all(files)).reduce((sum, { body }) => sum + body.length, 0)
  })
  return Math.max(...(await Promise.all(weights)))
}

async function loadPage(page: Page, origin: string): Promise<Omit<FirstVisit, 'fontBytes'>> {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const { value = 0 } of list.getEntries()) window.shifted = (window.shifted ?? 0) + value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`${origin}/travel`, { waitUntil: 'networkidle' })
  const loaded = [...requests]
  await scrollToEnd(page) // pictures below the fold arrive late: they must not push anything either
  const bytes = { script: 0, stylesheet: 0, document: 0, font: 0, image: 0, other: 0 }
  // negative where Chromium had the file already
  for (const request of loaded)
    bytes[getResourceKind(request)] += Math.max(0, (await request.sizes()).responseBodySize)
  const cls = await page.evaluate(() => window.shifted ?? 0)
  return {
    bytes,
    requests: loaded.length,
    foreign: requests
      .map((request) => request.url())
      .filter((url) => !url.startsWith(`${origin}/`) && !url.startsWith('data:')),
    cls,
  }
}

const kinds = ['script', 'stylesheet', 'document', 'font', 'image'] as const
const getResourceKind = (request: Request) => kinds.find((kind) => kind === request.resourceType()) ?? 'other'

async function scrollToEnd(page: Page): Promise<void> {
  const { height, screen } = await page.evaluate(() => ({
    height: document.body.scrollHeight,
    screen: innerHeight,
  }))
  for (let at = 0; at < height; at += screen) {
    await page.evaluate((y) => scrollTo(0, y), at)
    await page.waitForTimeout(100)
  }
  await page.waitForLoadState('networkidle')
}
