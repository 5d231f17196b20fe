// Somebody of the demo's staff at their browser, logged in, with what goes wrong on the page by the way.
import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { demoPassword } from '#seed/staff.ts'
import { people as enPeople } from '#words/office/en/people.ts'
import { people as koPeople } from '#words/office/ko/people.ts'
import { theBrowser } from './page.ts'

/** `touch`: under a finger. */
type Options = { role?: string; width?: number; language?: 'ko' | 'en'; touch?: boolean }

/** Opens `path` as somebody of agency `key`. */
export async function workAt(
  key: number,
  path: string,
  { role = 'manager', width = 1440, language = 'ko', touch = false }: Options = {},
) {
  const origin = `http://office.localhost:${inject('port')}`
  const context = await (await theBrowser()).newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    acceptDownloads: true,
    hasTouch: touch,
    isMobile: touch,
  })
  await context.addCookies([{ name: 'language', value: language, url: origin }])
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
  onTestFinished(async () => {
    await context.close()
    expect(faults, 'what went wrong on the page by the way').toEqual([])
  })
  const { login } = language === 'ko' ? koPeople : enPeople
  await page.goto(`${origin}/login?to=${encodeURIComponent(path)}`)
  await page.getByLabel(login.email).fill(`${role}@a${key}.example`)
  await page.getByLabel(login.password, { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: login.submit, exact: true }).click()
  await page.locator('#content h1').waitFor() // inside the shell: the log-in has a heading of its own
  return {
    page,
    faults,
    origin,
    open: async (to: string) => {
      await page.goto(origin + to)
      await page.locator('#content h1').waitFor()
    },
  }
}

/**
 * Does something and waits until the office tells exactly this of it. What it told before still stands for
 * seconds, and does not count.
 */
export async function told(page: Page, sentence: string | RegExp, act: () => Promise<unknown>) {
  await page.locator('[role=status] > div').evaluateAll((lines) => {
    for (const line of lines) line.setAttribute('data-before', '')
  })
  await act()
  await page.locator('[role=status] > div:not([data-before])').getByText(sentence, { exact: true }).waitFor()
}
