// A visit to an agency's site in a real browser, in the words a test is told in. What goes wrong on a page by
// the way fails its test.
import { setTimeout as wait } from 'node:timers/promises'
import type { Locator, Page, Route } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { issueToken } from '#domain/member/access-token.server.ts'
import { auth as enAuth } from '#i18n/en/auth.ts'
import { shell as en } from '#i18n/en/shell.ts'
import { auth as koAuth } from '#i18n/ko/auth.ts'
import { shell as ko } from '#i18n/ko/shell.ts'
import type { Language } from '#i18n/language.ts'
import { createDatabase } from '#platform/db/database.server.ts'
import { createKeyFor } from '#platform/secrets.server.ts'
import { agencies } from '#seed/agencies.ts'
import { make } from '#seed/make.ts'
import { collectFaults, getSiteOrigin, isDeployed, openPage, releasePage } from './browser-pages.ts'
import { journeySecret } from './demo-server.ts'

export type StorefrontPage = Awaited<ReturnType<typeof openStorefront>>

type VisitOptions = {
  width?: 390 | 820 | 1440
  /** The agency's own unless the visitor chose one before. */
  language?: Language
  touch?: boolean
  script?: boolean
  motion?: boolean
  /** Pixels of the screen for each of the page. Fewer are drawn sooner, for pictures that are made small. */
  pixels?: number
  /** In our own font, where it matters how wide things are. */
  font?: boolean
  /** A member of the agency looks, freshly made and logged in. */
  member?: boolean
  /** Paths of our own that may answer 400 and above; with a / at its end, all below it. */
  refused?: string[]
  /** Of an agency that is none of the demo's. */
  host?: string
  /** Other origins one goes to on purpose. */
  elsewhere?: string[]
}

/** Reads again and again until what is expected of it holds. */
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 20_000 })

/** Counts presses as a customer would: a journey may cost so many and no more. */
export function countTaps() {
  let taps = 0
  const tap = async (part: Pick<Locator, 'click'>) => {
    await part.click()
    taps++
  }
  return { tap, taps: () => taps }
}

/**
 * Whoever did something far below is led to what came of it: it has the focus, and so it is on the screen.
 */
export const expectFocusOn = (shop: StorefrontPage, text: string) =>
  eventually(() => shop.page.evaluate(() => document.querySelector('main :focus')?.textContent)).toContain(
    text,
  )

/** The lightest page of an agency: all of the shell, and no pictures to draw. */
export const emptyListPath = '/travel?tour_category=99999'

const screenHeights = { 390: 844, 820: 1180, 1440: 900 }

export const getStandInOrigin = () => `http://sim.localhost:${inject('standIns')}`

const gateway = 'https://js.tosspayments.com'
/** What a live page has of the gateway's script: it opens the stand-in's window. */
const gatewayScript = () => `
  const payment = (clientKey) => ({ async requestPayment({ amount, method, windowTarget, ...asked }) {
    location.replace('${getStandInOrigin()}/__sim/toss/pay?' + new URLSearchParams({ clientKey, amount: amount.value, ...asked }))
  } })
  window.TossPayments = Object.assign((clientKey) => ({ payment: () => payment(clientKey) }), { ANONYMOUS: 'ANONYMOUS' })`

export const getAgency = (key: number) =>
  agencies.find(({ travel_agency }) => travel_agency === key) ?? expect.fail(`there is no agency ${key}`)

export async function openStorefront(key: number, path = '/', options: VisitOptions = {}) {
  const { language, script = true, member = false } = options
  const origin = options.host ? `https://${options.host}` : getSiteOrigin(key)
  const page = await createPage(origin, options)
  const setCookie = (name: string, value: string) => page.context().addCookies([{ name, value, url: origin }])
  if (language) await setCookie('language', language)
  if (member) await setCookie('token', await createMemberToken(key))

  const words = getText(language ?? getAgency(key).default_language)
  const parts = locateParts(page, words)
  const navigation = createNavigation(page, origin, script)
  const response = await navigation.open(path)
  return {
    page,
    origin,
    response,
    words,
    setCookie,
    ...parts,
    ...navigation,
    ...createHeaderActions(parts, words),
  }
}

/** A page as this visitor's screen is, whose faults fail the test. */
async function createPage(
  origin: string,
  {
    width = 1440,
    touch = width < 1200,
    script = true,
    motion = false,
    pixels = 1,
    font = false,
    refused = [],
    elsewhere = [],
  }: VisitOptions,
): Promise<Page> {
  const page = await openPage(font, {
    viewport: { width, height: screenHeights[width] },
    hasTouch: touch,
    isMobile: width < 1200,
    deviceScaleFactor: pixels,
    javaScriptEnabled: script,
    reducedMotion: motion ? 'no-preference' : 'reduce',
  })
  const faults = collectFaults(page, [origin, ...elsewhere, ...(isDeployed() ? [gateway] : [])], refused)
  if (isDeployed())
    await page.route(`${gateway}/**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: gatewayScript() }),
    )
  onTestFinished(async () => {
    await releasePage(page)
    expect(faults, 'what went wrong on the page by the way').toEqual([])
  })
  return page
}

const getText = (language: Language) =>
  language === 'en' ? { ...en, popup: enAuth.popup } : { ...ko, popup: koAuth.popup }
type StorefrontText = ReturnType<typeof getText>

/** What is on every page, and what a list or a trip has. */
function locateParts(page: Page, words: StorefrontText) {
  const main = page.getByRole('main')
  return {
    header: page.getByRole('banner'),
    footer: page.getByRole('contentinfo'),
    main,
    popup: page.getByRole('dialog'),
    menu: page.getByRole('dialog', { name: words.menu }),
    searchBox: page.getByRole('search'),
    title: main.getByRole('heading', { level: 1 }),
    /** Days of a calendar one can go on: those whose seats are known, with room for three. */
    openDays: main
      .locator('[data-date]')
      .filter({ hasText: /([3-9]|\d\d)(석 남음| seats left)/ })
      .filter({ visible: true }),
    cards: main.getByRole('link').filter({ has: page.getByRole('heading') }),
  }
}

/** Ways to come to an address, and where one is. */
function createNavigation(page: Page, origin: string, script: boolean) {
  /** Goes to an address as one types it; where there are scripts, the page has taken over. */
  async function open(address: string) {
    const response = await goToWithRetry(page, origin + address)
    if (script) await page.locator('html[data-device]').waitFor()
    return response
  }

  /** Goes to an address whose scripts come only when told to. */
  async function openBeforeScripts(address: string) {
    const { promise, resolve: bringScripts } = Promise.withResolvers<void>()
    const bring = async (route: Route) => {
      await promise
      await route.continue()
    }
    await page.route(/\/assets\/browser-.*\.js$/, bring, { times: 1 })
    await page.goto(origin + address, { waitUntil: 'domcontentloaded' })
    return bringScripts
  }

  /** Somebody whom no site knows yet, from here on. */
  async function forgetVisitor() {
    await page.goto('about:blank') // what the page still asks for would be refused
    await page.context().clearCookies()
  }

  /** The path and query one is at. */
  const getAddress = () => decodeURIComponent(page.url().slice(origin.length)).replaceAll('+', ' ')
  /**
   * One has come to that address, and the page that is there is on the screen and answers: the address
   * changes before it is drawn.
   */
  async function waitForAddress(address: string | RegExp) {
    if (typeof address === 'string') await eventually(getAddress).toBe(address)
    else await eventually(getAddress).toMatch(address)
    await page.locator('.loading-bar').waitFor({ state: 'detached' })
    if (script) await page.locator('html[data-device]').waitFor()
    else await page.waitForLoadState('domcontentloaded')
  }
  return { open, openBeforeScripts, forgetVisitor, getAddress, waitForAddress }
}

/** What one does with the header and what it opens. */
function createHeaderActions(
  { header, menu, searchBox, popup }: ReturnType<typeof locateParts>,
  words: StorefrontText,
) {
  async function openMenu() {
    await header.getByRole('button', { name: words.openMenu }).click()
    await menu.waitFor()
  }
  async function openSearch() {
    await header.getByRole('button', { name: words.search.open }).click()
    await searchBox.waitFor()
  }
  async function searchFor(keyword: string) {
    await openSearch()
    await searchBox.getByRole('searchbox').fill(keyword)
    await searchBox.getByRole('button', { name: words.search.submit, exact: true }).click()
  }
  async function openLogin() {
    await header.getByRole('link', { name: words.login }).click()
    await popup.getByRole('heading', { name: words.popup.login }).waitFor()
  }
  async function switchTo(name: string) {
    await popup.getByRole('button', { name }).click()
    await popup.getByRole('heading', { name }).waitFor()
  }
  return { openMenu, openSearch, searchFor, openLogin, switchTo }
}

/**
 * Comes again after a 503: the machine is busy with other journeys, and nothing is wrong with the page.
 */
async function goToWithRetry(page: Page, address: string) {
  for (let left = 5; ; left--) {
    const response = await page.goto(address, { waitUntil: 'domcontentloaded' })
    if (response?.status() !== 503 || left === 0) return response
    await wait(Number(response.headers()['retry-after']) * 1000)
  }
}

async function createMemberToken(key: number): Promise<string> {
  const { db, close } = createDatabase(inject('databaseUrl'), () => {})
  const person = await make(db, key).member({ login_id: `journey${crypto.randomUUID().slice(0, 12)}` })
  await close()
  return issueToken(createKeyFor({ SECRET_KEY: journeySecret, DATA_DIR: '' })('access token'), key, person)
}
