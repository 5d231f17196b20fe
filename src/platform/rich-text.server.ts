// Rich text is cleaned once, when it is written. Decision 22
// A text with a valid stamp is shown as it is, any other as plain words.
import { createHash } from 'node:crypto'
import sanitizeHtml from 'sanitize-html'
import type { LocalizedText } from '#i18n/language.ts'

/**
 * `version` grows with every change of what `sanitizeText` lets through; a job then cleans all texts again.
 * `shownFrom` is the oldest version whose texts are still safe to show until then.
 */
export const sanitiser = { version: 1, shownFrom: 1 } as const

/** Returns how a picture is written in the text; undefined leaves it out. */
export type PictureResolver = (src: string) => { src: string; width?: string; height?: string } | undefined

/** A stamp names the sanitiser and the exact text. Only this file makes one. */
export type SanitizedText<Text> = { text: Text; stamp: string }

/**
 * A picture on another server would tell that server who reads. So only pictures from our upload gate are
 * allowed.
 */
export const resolveOwnPicture: PictureResolver = (src) =>
  /^\/files\/[\w-][\w.-]*$/.test(src) ? { src } : undefined

/** The caller says which pictures the text may hold. A private one is stored as sealed:{key}. */
export function sanitizeText(
  html: string,
  resolvePicture: PictureResolver = resolveOwnPicture,
): SanitizedText<string> {
  const text = toSafeHtml(html, resolvePicture)
  return { text, stamp: createStamp(text) }
}

export function sanitizeLocalizedText({ ko, en }: LocalizedText): SanitizedText<LocalizedText> {
  const text = { ko: toSafeHtml(ko, resolveOwnPicture), en: toSafeHtml(en, resolveOwnPicture) }
  return { text, stamp: createStamp(`${text.ko}\n${text.en}`) }
}

/** True for a text without a word. */
export const isBlank = (html: string) => html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''

/** The stamp is written as cleaned_by in the database reads it. */
const createStamp = (text: string) => `${sanitiser.version}:${createHash('md5').update(text).digest('hex')}`

const isSafe = (cleaned: number | null) => cleaned !== null && cleaned >= sanitiser.shownFrom

/** The HTML that a reader gets of a stored text. */
export const toDisplayHtml = (html: string, cleaned: number | null) =>
  isSafe(cleaned) ? html : toPlainText(html)

/** A row may lack a language. */
export const toDisplayLocalizedText = (words: LocalizedText, cleaned: number): LocalizedText => ({
  ko: toDisplayHtml(words?.ko ?? '', cleaned),
  en: toDisplayHtml(words?.en ?? '', cleaned),
})

/**
 * The words alone, in their lines. No "<" is left, so the result is safe whatever the text was. Each step
 * reads the text once.
 */
const toPlainText = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?(?=<\/\1\b|$)/gi, '')
    .replace(/<([^>]*)(?:>|$)/g, (_, tag: string) => (breaksLine.test(tag) ? '\n' : ''))
    .replace(/[<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('<br />')

const breaksLine = /^\/?(?:p|h\d|li|ul|ol|tr|table|blockquote|pre|figure|div|br|hr)\b/i

const allowedTags = [
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'code',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'a',
  'img',
  'figure',
  'figcaption',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]

function toSafeHtml(html: string, resolvePicture: PictureResolver): string {
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['sealed'] },
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: {
          href: attribs.href ?? '',
          ...(!isOwnLink(attribs.href) && { rel: 'noopener noreferrer nofollow', target: '_blank' }),
        },
      }),
      img: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, src: '', ...resolvePicture(attribs.src ?? ''), loading: 'lazy' },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  })
}

const isOwnLink = (href = '') => /^[/#](?!\/)/.test(href)
