// The HTML document around a rendered page. No inline script: the page's data travels as JSON.

import type { Language } from '#i18n/language.ts'
import { memberSlot } from '#lib/personal-slots.ts'
import { toScriptJson } from '#lib/script-json.ts'
import type { Look } from '#lib/theme.ts'
import type { Session } from '#web/page.ts'
import type { PersonalSlots } from './personal-slots.server.tsx'

/** `start` is loaded with the page, and loads the rest later. */
export type Assets = { start: string; script: string; preloads: string[]; styles: string[] }
/** The brand that the document shows before the page is drawn. */
export type Brand = { themeHref: string; colour: string; logo: string | null; font: Look['font'] }
type DocumentInput = {
  language: Language
  head: string
  body: string
  state: { session: Pick<Session, 'isLoggedIn' | 'mustChange'>; loaderData: object; errors: object | null }
  assets: Assets
  brand: Brand | undefined
  /** Set where the page is rendered for everybody. */
  personalSlots?: PersonalSlots | undefined
}

export function renderDocument({
  language,
  head,
  body,
  state,
  assets,
  brand,
  personalSlots,
}: DocumentInput): string {
  const isMember = state.session.isLoggedIn || state.session.mustChange
  const attribute = isMember ? memberAttribute : ''
  const slotOrAttribute = personalSlots ? personalSlots.markAttribute(memberSlot, memberAttribute) : attribute
  const styles = [...assets.styles, ...(brand ? [brand.themeHref] : [])].map(
    (href) => `<link rel="stylesheet" href="${href}">`,
  )
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `${head}${styles.join('')}${brand ? renderIconLinks(brand) : ''}` +
    `<script type="module" src="${assets.start}" fetchpriority="low"${slotOrAttribute} data-script="${assets.script}" data-preloads="${assets.preloads.join(' ')}"></script></head>` +
    `<body><div id="root">${body}</div><script type="application/json" id="state">${toScriptJson(state, personalSlots?.markJsonValue)}</script></body></html>`
  )
}

/** Tells the first script that the cookies came along. */
const memberAttribute = ' data-known'

function renderIconLinks({ colour, logo }: Brand): string {
  const drawing = logo?.endsWith('.svg') ? `<link rel="icon" type="image/svg+xml" href="${logo}">` : ''
  return (
    `<link rel="icon" sizes="32x32" href="/favicon.ico">${drawing}<link rel="apple-touch-icon" href="/apple-touch-icon.png">` +
    `<link rel="manifest" href="/manifest.webmanifest"><meta name="theme-color" content="${colour}">`
  )
}
