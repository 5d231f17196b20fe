// A page in the one browser of a process, emptied after each visit; and what goes wrong on it by the way.
import os from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { inject } from 'vitest'
import { launchChromium } from '../shared/chromium.ts'

// Starting a process for each page costs more than all that is done on it; and compiled where they are run,
// scripts are compiled once for all pages.
const singleProcessFlags = [
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
  '--disable-features=SpareRendererForSitePerProcess,ScriptStreaming,BackgroundResourceFetch',
]

const browsers = new Map<string, Promise<Browser>>()
/**
 * One for all journeys of a process; it ends with the process. Our font is optional on a slow line, and here:
 * laying out its parts as they come is a quarter of what a page costs.
 */
export function getBrowser(font = false): Promise<Browser> {
  // the product goes first: starved by a browser it would shed load
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
  const kind = JSON.stringify({ font, tls: inject('tls') })
  const flags = [...singleProcessFlags, ...(font ? [] : ['--disable-remote-fonts']), ...buildProxyFlags()]
  const browser = browsers.get(kind) ?? launchChromium(flags)
  browsers.set(kind, browser)
  return browser
}

/**
 * What is asked of port 443 goes to the proxy with TLS, if there is one, and its certificate is believed: no passkey is
 * made and nothing kept for a time without a network where one is wrong.
 */
function buildProxyFlags(): string[] {
  const tls = inject('tls')
  if (!tls) return []
  // no machine's own list of hosts has those an agency brings
  const rules = ['*.localhost', '*.naru.test'].map((hosts) => `MAP ${hosts}:443 127.0.0.1:${tls.port}`)
  return [`--host-resolver-rules=${rules.join()}`, `--ignore-certificate-errors-spki-list=${tls.spki}`]
}

/** Live and behind a proxy, with a certificate of its own. */
export const isDeployed = () => inject('port') === 443

/** Where an agency of the demo answers, live or not. */
export const getSiteOrigin = (key: number) =>
  isDeployed() ? `https://a${key}.localhost` : `http://a${key}.localhost:${inject('port')}`

// A browser of each kind, taken by one visit at a time and emptied after it: what it has loaded and compiled
// of our scripts stays, as on a person's telephone.
// Its first page stays open and empty, and the process with it.
const idleContexts = new Map<string, BrowserContext[]>()
const contextKinds = new WeakMap<BrowserContext, string>()

export async function openPage(font: boolean, options: BrowserContextOptions): Promise<Page> {
  const kind = JSON.stringify({ font, port: inject('port'), ...options })
  const context = idleContexts.get(kind)?.pop() ?? (await newContext(font, options))
  contextKinds.set(context, kind)
  context.setDefaultTimeout(20_000)
  return context.newPage()
}

/** The sites that a visit has been at, each of which may keep something. */
const visitedOrigins = new WeakMap<BrowserContext, Set<string>>()

/** Notes every site that a page of it comes to. */
function watchOrigins(context: BrowserContext): void {
  const origins = new Set<string>()
  visitedOrigins.set(context, origins)
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      const { origin, protocol } = new URL(frame.url())
      if (/^https?:$/.test(protocol)) origins.add(origin)
    }),
  )
}

async function newContext(font: boolean, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await (await getBrowser(font)).newContext(options)
  watchOrigins(context)
  await context.newPage()
  return context
}

/**
 * Tidies up for the next visit. A page that the browser does not let go of is left alone with its context.
 */
export async function releasePage(page: Page): Promise<void> {
  const context = page.context()
  const isTidy = await Promise.race([resetContext(context, page).then(() => true), wait(10_000, false)])
  const kind = contextKinds.get(context) ?? ''
  if (isTidy) idleContexts.set(kind, [...(idleContexts.get(kind) ?? []), context])
}

async function resetContext(context: BrowserContext, page: Page): Promise<void> {
  const [first, ...others] = context.pages()
  for (const each of others) await each.close()
  const inside = await context.newCDPSession(first ?? page)
  const origins = visitedOrigins.get(context)
  for (const origin of origins ?? [])
    await inside.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
    })
  origins?.clear()
  await inside.detach()
  await context.clearCookies()
  await context.unrouteAll()
  await context.setOffline(false)
}

/**
 * What Chrome says that is no fault. A failed request is known by its answer. And where Chrome has a larger
 * width of a picture from another page, it takes that one and complains that this page's was not used.
 */
const isHarmlessMessage = (consoleText: string) =>
  consoleText.startsWith('Failed to load resource') ||
  /\/files\/\S+_\d+\.webp was preloaded using link preload but not used/.test(consoleText)

export function collectFaults(page: Page, origins: string[], refused: string[]): string[] {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (consoleText) => {
    if (!isHarmlessMessage(consoleText.text()) && ['error', 'warning'].includes(consoleText.type()))
      faults.push(consoleText.text())
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && !origins.includes(url.origin))
      faults.push(`asked another origin: ${url.href}`)
  })
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const isBusy = response.status() === 503 && response.headers()['retry-after'] !== undefined
    if (
      response.status() >= 400 &&
      !isBusy &&
      !refused.some((path) => (path.endsWith('/') ? pathname.startsWith(path) : pathname === path))
    )
      faults.push(`${response.status()} ${pathname}`)
  })
  return faults
}
