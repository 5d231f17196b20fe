// The [[gaps]] that a standard text leaves to the company, named by what belongs there.
import { escapeHtml } from '#lib/escape-html.ts'

const gapPattern = /\[\[([^[\]]{1,200})\]\]/g
/** An editor may have put part of a name in bold. */
const toName = (inside: string) => inside.replace(/<[^>]*>/g, '').trim()

/** The names of the gaps that are still open, each once. */
export const listGaps = (html: string): string[] => [
  ...new Set([...html.matchAll(gapPattern)].map(([, inside = '']) => toName(inside))),
]

/** A gap without a value stays open. */
export const fillGapsWith = (html: string, values: Readonly<Record<string, string>>): string =>
  html.replaceAll(gapPattern, (gap: string, inside: string) => {
    const value = values[toName(inside)]?.trim()
    return value ? escapeHtml(value) : gap
  })
