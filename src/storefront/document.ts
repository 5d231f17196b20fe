// The HTML document around a rendered page. No inline script: the page's data travels as JSON.

import { asScript } from '#plain/as-script.ts'
import { memberPlace } from '#plain/marks.ts'
import type { Look } from '#plain/theme.ts'
import type { Session } from '#web/page.ts'
import type { Language } from '#words/language.ts'
import type { Marking } from './marking.server.tsx'

/** `start` is loaded with the page, and loads the rest when it is time. */
export type Assets = { start: string; script: string; preloads: string[]; styles: string[] }
/** What the agency looks like before its page is drawn. */
export type Brand = { themeHref: string; colour: string; logo: string | null; font: Look['font'] }
type Parts = {
  language: Language
  head: string
  body: string
  state: { session: Pick<Session, 'isLoggedIn' | 'mustChange'>; loaderData: object; errors: object | null }
  assets: Assets
  brand: Brand | undefined
  /** It is drawn for everybody. */
  marking?: Marking | undefined
}

export function documentOf({ language, head, body, state, assets, brand, marking }: Parts): string {
  const isKnown = state.session.isLoggedIn || state.session.mustChange
  const mark = isKnown ? knownMark : ''
  const known = marking ? marking.inText(memberPlace, knownMark) : mark
  const styles = [...assets.styles, ...(brand ? [brand.themeHref] : [])].map(
    (href) => `<link rel="stylesheet" href="${href}">`,
  )
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `${head}${styles.join('')}${brand ? iconsOf(brand) : ''}` +
    `<script type="module" src="${assets.start}" fetchpriority="low"${known} data-script="${assets.script}" data-preloads="${assets.preloads.join(' ')}"></script></head>` +
    `<body><div id="root">${body}</div><script type="application/json" id="state">${asScript(state, marking?.inData)}</script></body></html>`
  )
}

/** Tells the first script that the cookies came along. */
const knownMark = ' data-known'

function iconsOf({ colour, logo }: Brand): string {
  const drawing = logo?.endsWith('.svg') ? `<link rel="icon" type="image/svg+xml" href="${logo}">` : ''
  return (
    `<link rel="icon" sizes="32x32" href="/favicon.ico">${drawing}<link rel="apple-touch-icon" href="/apple-touch-icon.png">` +
    `<link rel="manifest" href="/manifest.webmanifest"><meta name="theme-color" content="${colour}">`
  )
}
