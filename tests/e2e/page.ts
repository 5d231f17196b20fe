// A page in the one browser of a process, emptied after each visit; and what goes wrong on it by the way.
import os from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { inject } from 'vitest'
import { openBrowser } from '../lent/browser.ts'

// Starting a process for each page costs more than all that is done on it; and compiled where they are run,
// scripts are compiled once for all pages.
const oneProcess = [
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
  '--disable-features=SpareRendererForSitePerProcess,ScriptStreaming,BackgroundResourceFetch',
]

const browsers = new Map<string, Promise<Browser>>()
/**
 * One for all journeys of a process; it ends with the process. Our font is optional on a slow line, and here:
 * laying out its parts as they come is a quarter of what a page costs.
 */
export function theBrowser(font = false): Promise<Browser> {
  // the product goes first: starved by a browser it would shed load
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
  const kind = JSON.stringify({ font, tls: inject('tls') })
  const flags = [...oneProcess, ...(font ? [] : ['--disable-remote-fonts']), ...toProxy()]
  const browser = browsers.get(kind) ?? openBrowser(flags)
  browsers.set(kind, browser)
  return browser
}

/** What is asked of port 443 goes to our own proxy with TLS, if there is one, and its certificate is believed. */
function toProxy(): string[] {
  const tls = inject('tls')
  if (!tls) return []
  const rules = ['*.localhost', '*.naru.test'].map((hosts) => `MAP ${hosts}:443 127.0.0.1:${tls.port}`)
  return [`--host-resolver-rules=${rules.join()}`, `--ignore-certificate-errors-spki-list=${tls.spki}`]
}

/** Live and behind a proxy, with a certificate of its own. */
export const isDeployed = () => inject('port') === 443

/** Of a proxy that is not ours. No passkey is made where a certificate is wrong, so ours is believed instead. */
export const isCertificateWrong = () => isDeployed() && !inject('tls')

/** Where an agency of the demo answers, live or not. */
export const siteOrigin = (key: number) =>
  isDeployed() ? `https://a${key}.localhost` : `http://a${key}.localhost:${inject('port')}`

// A browser of each kind, taken by one visit at a time and emptied after it: what it has loaded and compiled
// of our scripts stays, as on a person's telephone.
// Its first page stays open and empty, and the process with it.
const idle = new Map<string, BrowserContext[]>()
const kindOf = new WeakMap<BrowserContext, string>()

export async function openPage(font: boolean, options: BrowserContextOptions): Promise<Page> {
  const kind = JSON.stringify({ font, port: inject('port'), ...options })
  const context = idle.get(kind)?.pop() ?? (await newContext(font, options))
  kindOf.set(context, kind)
  context.setDefaultTimeout(20_000)
  return context.newPage()
}

async function newContext(font: boolean, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await (await theBrowser(font)).newContext({
    ...options,
    ignoreHTTPSErrors: isCertificateWrong(),
  })
  await context.newPage()
  return context
}

/**
 * Tidies up for the next visit. A page that the browser does not let go of is left alone with its context.
 */
export async function leave(page: Page, origin: string): Promise<void> {
  const context = page.context()
  const isTidy = await Promise.race([tidy(context, page, origin).then(() => true), wait(10_000, false)])
  const kind = kindOf.get(context) ?? ''
  if (isTidy) idle.set(kind, [...(idle.get(kind) ?? []), context])
}

async function tidy(context: BrowserContext, page: Page, origin: string): Promise<void> {
  const [first, ...others] = context.pages()
  for (const each of others) await each.close()
  const inside = await context.newCDPSession(first ?? page)
  await inside.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb,cache_storage',
  })
  await inside.detach()
  await context.clearCookies()
  await context.unrouteAll()
  await context.setOffline(false)
}

/**
 * What Chrome says that is no fault. A failed request is known by its answer. And where Chrome has a larger
 * width of a picture from another page, it takes that one and complains that this page's was not used.
 */
const isKnown = (said: string) =>
  said.startsWith('Failed to load resource') ||
  /\/files\/\S+_\d+\.webp was preloaded using link preload but not used/.test(said)

export function collectFaults(page: Page, origins: string[], refused: string[]): string[] {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (said) => {
    if (!isKnown(said.text()) && ['error', 'warning'].includes(said.type())) faults.push(said.text())
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && !origins.includes(url.origin))
      faults.push(`asked another origin: ${url.href}`)
  })
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const isBreathless = response.status() === 503 && response.headers()['retry-after'] !== undefined
    if (
      response.status() >= 400 &&
      !isBreathless &&
      !refused.some((path) => (path.endsWith('/') ? pathname.startsWith(path) : pathname === path))
    )
      faults.push(`${response.status()} ${pathname}`)
  })
  return faults
}
