// Rich text is safe when it is written and again when it is read: one allow list for both.
import sanitizeHtml from 'sanitize-html'
import type { Words } from '#words/language.ts'

function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'img', 'figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
    allowedAttributes: { a: ['href', 'rel', 'target'], img: ['src', 'alt', 'width', 'height', 'loading'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'], ol: ['start'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: { href: attribs.href ?? '', ...(!isOurs(attribs.href) && { rel: 'noopener noreferrer nofollow', target: '_blank' }) } }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
    },
    // A picture from elsewhere would tell that elsewhere who reads: only those that came through our upload gate.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/files\/[\w./-]+$/.test(attribs.src ?? ''),
  })
}

const isOurs = (href = '') => /^[/#](?!\/)/.test(href)

export const cleanWords = ({ ko, en }: Words): Words => ({ ko: cleanHtml(ko), en: cleanHtml(en) })
