// A visit to an agency's site in a real browser, in the words a test is told in. What goes wrong on a page by
// the way fails its test.
import { setTimeout as wait } from 'node:timers/promises'
import type { Locator, Page, Route } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { issueToken } from '#domain/member/token.server.ts'
import { openDatabase } from '#platform/db/open.server.ts'
import { openSecrets } from '#platform/secrets.server.ts'
import { agencies } from '#seed/agencies.ts'
import { make } from '#seed/make.ts'
import { auth as enAuth } from '#words/en/auth.ts'
import { shell as en } from '#words/en/shell.ts'
import { auth as koAuth } from '#words/ko/auth.ts'
import { shell as ko } from '#words/ko/shell.ts'
import type { Language } from '#words/language.ts'
import { collectFaults, isDeployed, leave, openPage, siteOrigin } from './page.ts'
import { journeySecret } from './server.ts'

export type Shop = Awaited<ReturnType<typeof visit>>

type Options = {
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
export const expectLedTo = (shop: Shop, text: string) =>
  eventually(() => shop.page.evaluate(() => document.querySelector('main :focus')?.textContent)).toContain(
    text,
  )

/** The lightest page of an agency: all of the shell, and no pictures to draw. */
export const emptyList = '/travel?tour_category=99999'

const heights = { 390: 844, 820: 1180, 1440: 900 }

export const standIns = () => `http://sim.localhost:${inject('standIns')}`

const gateway = 'https://js.tosspayments.com'
/** What a live page has of the gateway's script: it opens the stand-in's window. */
const gatewayScript = () => `
  const payment = (clientKey) => ({ async requestPayment({ amount, method, windowTarget, ...asked }) {
    location.replace('${standIns()}/__sim/toss/pay?' + new URLSearchParams({ clientKey, amount: amount.value, ...asked }))
  } })
  window.TossPayments = Object.assign((clientKey) => ({ payment: () => payment(clientKey) }), { ANONYMOUS: 'ANONYMOUS' })`

export const agency = (key: number) =>
  agencies.find(({ travel_agency }) => travel_agency === key) ?? expect.fail(`there is no agency ${key}`)

export async function visit(key: number, path = '/', options: Options = {}) {
  const { language, script = true, member = false } = options
  const origin = options.host ? `https://${options.host}` : siteOrigin(key)
  const page = await pageFor(origin, options)
  const setCookie = (name: string, value: string) => page.context().addCookies([{ name, value, url: origin }])
  if (language) await setCookie('language', language)
  if (member) await setCookie('token', await tokenOfNewMember(key))

  const words = wordsIn(language ?? agency(key).default_language)
  const parts = partsOf(page, words)
  const ways = waysFrom(page, origin, script)
  const response = await ways.open(path)
  return { page, origin, response, words, setCookie, ...parts, ...ways, ...usesOf(parts, words) }
}

/** A page as this visitor's screen is, whose faults fail the test. */
async function pageFor(
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
  }: Options,
): Promise<Page> {
  const page = await openPage(font, {
    viewport: { width, height: heights[width] },
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
    await leave(page, origin)
    expect(faults, 'what went wrong on the page by the way').toEqual([])
  })
  return page
}

const wordsIn = (language: Language) =>
  language === 'en' ? { ...en, popup: enAuth.popup } : { ...ko, popup: koAuth.popup }
type Words = ReturnType<typeof wordsIn>

/** What stands on every page, and what a list or a trip has. */
function partsOf(page: Page, words: Words) {
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
function waysFrom(page: Page, origin: string, script: boolean) {
  /** Goes to an address as one types it; where there are scripts, the page has taken over. */
  async function open(address: string) {
    const response = await goTo(page, origin + address)
    if (script) await page.locator('html[data-device]').waitFor()
    return response
  }

  /** Goes to an address whose scripts come only when told to. */
  async function openAhead(address: string) {
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
  async function startAfresh() {
    await page.goto('about:blank') // what the page still asks for would be refused
    await page.context().clearCookies()
  }

  /** The path and query one is at. */
  const at = () => decodeURIComponent(page.url().slice(origin.length)).replaceAll('+', ' ')
  /**
   * One has come to that address, and the page that stands there is on the screen and answers: the address
   * changes before it is drawn.
   */
  async function isAt(address: string | RegExp) {
    if (typeof address === 'string') await eventually(at).toBe(address)
    else await eventually(at).toMatch(address)
    await page.locator('.loading-bar').waitFor({ state: 'detached' })
    if (script) await page.locator('html[data-device]').waitFor()
    else await page.waitForLoadState('domcontentloaded')
  }
  return { open, openAhead, startAfresh, at, isAt }
}

/** What one does with the header and what it opens. */
function usesOf({ header, menu, searchBox, popup }: ReturnType<typeof partsOf>, words: Words) {
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
async function goTo(page: Page, address: string) {
  for (let left = 5; ; left--) {
    const response = await page.goto(address, { waitUntil: 'domcontentloaded' })
    if (response?.status() !== 503 || left === 0) return response
    await wait(Number(response.headers()['retry-after']) * 1000)
  }
}

async function tokenOfNewMember(key: number): Promise<string> {
  const { db, close } = openDatabase(inject('databaseUrl'), () => {})
  const person = await make(db, key).member({ login_id: `journey${crypto.randomUUID().slice(0, 12)}` })
  await close()
  return issueToken(openSecrets({ SECRET_KEY: journeySecret, DATA_DIR: '' })('access token'), key, person)
}
