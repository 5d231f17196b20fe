// What the handbook speaks of, section by section: the build reads it, so that the search finds it.
import fs from 'node:fs'
import path from 'node:path'
import type { Language } from '#i18n/language.ts'

/** `heading`: of the section, blank for what is above the first. `text`: its words in small letters. */
export type HandbookSection = { page: string; title: string; heading: string; text: string }
export type HandbookIndex = Record<Language, HandbookSection[]>

/** As it is read: without pictures, targets of links and signs of emphasis. */
const toSearchText = (markdown: string) =>
  markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`|#>]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

export function readHandbookSections(page: string, markdown: string): HandbookSection[] {
  const [, title = ''] = /^# (.+)$/m.exec(markdown) ?? []
  return markdown.split(/^## /m).map((part, at) => {
    const [heading = '', ...lines] = part.split('\n')
    return at === 0
      ? { page, title, heading: '', text: toSearchText(part) }
      : { page, title, heading, text: toSearchText(lines.join('\n')) }
  })
}

const readFolder = (folder: string): HandbookSection[] =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .flatMap((name) =>
      readHandbookSections(path.basename(name, '.md'), fs.readFileSync(path.join(folder, name), 'utf8')),
    )

export const buildHandbookIndex = (folder: string): HandbookIndex => ({
  ko: readFolder(path.join(folder, 'ko')),
  en: readFolder(path.join(folder, 'en')),
})
