// Rich text is safe when it is written and again when it is read: one allow list for both.
import sanitizeHtml from 'sanitize-html'
import type { Words } from '#words/language.ts'

/** As anyone may read it. */
export const cleanHtml = (html: string) => clean(html, ours)

/** As it comes in: with pictures that are still on their way. */
export const cleanIncoming = (html: string) => clean(html, /^(\/files\/(sealed\/)?[\w-][\w.-]*|upload:\d{1,2})$/)

const ours = /^\/files\/(sealed\/)?[\w-][\w.-]*$/

function clean(html: string, pictures: RegExp): string {
  return sanitizeHtml(html, {
    allowedTags: ['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'img', 'figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
    allowedAttributes: { a: ['href', 'rel', 'target'], img: ['src', 'alt', 'width', 'height', 'loading'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'], ol: ['start'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['upload'] }, // and only where the pattern lets it through
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: { href: attribs.href ?? '', ...(!isOurs(attribs.href) && { rel: 'noopener noreferrer nofollow', target: '_blank' }) } }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
    },
    // A picture from elsewhere would tell that elsewhere who reads: only those that came through our upload gate.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !pictures.test(attribs.src ?? ''),
  })
}

const isOurs = (href = '') => /^[/#](?!\/)/.test(href)

export const cleanWords = ({ ko, en }: Words): Words => ({ ko: cleanHtml(ko), en: cleanHtml(en) })
