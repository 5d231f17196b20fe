// Rich text is safe when it is written and again when it is read: one allow list for both.
import sanitizeHtml from 'sanitize-html'
import type { Words } from '#words/language.ts'

/** How a picture of a text stands in it; one that has no place is left out. */
export type Place = (src: string) => { src: string; width?: string; height?: string } | undefined

/** As anyone may read it: a picture from elsewhere would tell that elsewhere who reads, so only those that came through our upload gate. */
export const cleanHtml = (html: string) =>
  clean(html, (src) => (/^\/files\/(sealed\/)?[\w-][\w.-]*$/.test(src) ? { src } : undefined))

/** Whoever takes a text in says which pictures it may hold; a private one stands there as sealed:{key}. */
export function clean(html: string, place: Place): string {
  return sanitizeHtml(html, {
    allowedTags: [
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
    ],
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
          ...(!isOurs(attribs.href) && { rel: 'noopener noreferrer nofollow', target: '_blank' }),
        },
      }),
      img: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, src: '', ...place(attribs.src ?? ''), loading: 'lazy' },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  })
}

const isOurs = (href = '') => /^[/#](?!\/)/.test(href)

export const cleanWords = ({ ko, en }: Words): Words => ({ ko: cleanHtml(ko), en: cleanHtml(en) })
