// A sheet of a thousand departures, scrolled from its first row to its last as with a wheel: no task may hold
// the browser for longer than a few frames.
import type { Page } from 'playwright-core'
import { team as words } from '#i18n/office/ko/team.ts'
import { demoPassword } from '#seed/staff.ts'
import { launchChromium } from '../tests/shared/chromium.ts'
import { type BenchContext, queryAsOwner } from './bench-context.ts'
import { startServer } from './servers.ts'

export type ScrollTimes = { rows: number; step: number; frames: number; seconds: number; tasks: number[] }

const travel_agency = 8 // no other part asks for its pages
const rows = 1000
/** Pixels a turn: slowly, quickly, and with each turn past all that was in sight. */
const steps = [120, 400, 1200]

export async function measureScroll(bench: BenchContext): Promise<ScrollTimes[]> {
  const demo = await bench.demo()
  const [trip] = await queryAsOwner(
    demo.databaseUrl,
    `insert into departure (travel_agency, package_code, departure_date, adult_price, child_price, baby_price, seats, minimum)
       select travel_agency, package_code, (now() at time zone 'Asia/Seoul')::date + 400 + n, 990000 + n * 1000, 790000, 100000, 20, 8
       from (select * from package where travel_agency = ${travel_agency} order by package_code limit 1) one, generate_series(1, ${rows}) n
       returning package_code`,
  )
  const ours = await startServer(new URL('./serve-ours.ts', import.meta.url), demo)
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const { package_code } = trip as { package_code: string }
    await logInAtOffice(
      page,
      `http://office.localhost:${ours.port}`,
      `/${travel_agency}/trips/${package_code}/departures`,
    )
    const scrolled: ScrollTimes[] = []
    for (const step of steps) {
      await page.reload({ waitUntil: 'networkidle' })
      scrolled.push({ rows, step, ...(await scrollRows(page, step)) })
    }
    return scrolled
  } finally {
    await browser.close()
    await ours.stop()
  }
}

async function logInAtOffice(page: Page, origin: string, to: string): Promise<void> {
  await page.goto(`${origin}/login?to=${encodeURIComponent(to)}`)
  await page.getByLabel(words.login.email).fill(`manager@a${travel_agency}.example`)
  await page.getByLabel(words.login.password, { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: words.login.submit, exact: true }).click()
  await page.locator('[role=grid] tbody tr[aria-rowindex]').first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** One turn of the wheel a frame. Browsers call a task long from 50 ms on. */
async function scrollRows(page: Page, step: number) {
  await page.evaluate(() => {
    const seen = { tasks: [] as number[], frames: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(duration)
    }).observe({ type: 'longtask' })
    const frame = () => {
      seen.frames++
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  await page.locator('[role=grid]').hover()
  const began = performance.now()
  while (!(await isAtEnd(page))) await page.mouse.wheel(0, step)
  const seconds = (performance.now() - began) / 1000
  const seen = await page.evaluate<{ tasks: number[]; frames: number }>('seen')
  return { ...seen, seconds }
}

const isAtEnd = (page: Page) =>
  page.evaluate(() => {
    const drawn = [...document.querySelectorAll('[role=grid] tbody tr[aria-rowindex]')]
    const last = Number(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount'))
    return drawn.some((row) => Number(row.getAttribute('aria-rowindex')) === last)
  })
