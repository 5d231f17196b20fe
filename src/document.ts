// The HTML document around a rendered page. No inline script: the page's data travels as JSON.
import type { Language } from '#words/language.ts'

export type Assets = { script: string; preloads: string[]; styles: string[] }
type Parts = { language: Language; head: string; body: string; state: unknown; assets: Assets; themeHref: string | undefined; icon: string | undefined }

export function documentOf({ language, head, body, state, assets, themeHref, icon }: Parts): string {
  const styles = [...assets.styles, ...(themeHref ? [themeHref] : [])].map((href) => `<link rel="stylesheet" href="${href}">`)
  const preloads = assets.preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`)
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `${head}${styles.join('')}${icon ? `<link rel="icon" type="image/svg+xml" href="${icon}">` : ''}${preloads.join('')}` +
    `<script type="module" src="${assets.script}"></script></head>` +
    `<body><div id="root">${body}</div><script type="application/json" id="state">${asScript(state)}</script></body></html>`
  )
}

// Nothing in the data may end the script element or start a comment in it; the two separators break old parsers.
const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }
const asScript = (state: unknown) => JSON.stringify(state).replace(/[<\u2028\u2029]/g, (character) => escapes[character] ?? '')
