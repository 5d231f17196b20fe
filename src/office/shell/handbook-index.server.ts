// What each page of the handbook speaks of: the build reads its headings, so that the search finds them.
import fs from 'node:fs'
import path from 'node:path'
import type { Language } from '#i18n/language.ts'

export type HandbookHeading = { page: string; title: string; heading: string }
export type HandbookIndex = Record<Language, HandbookHeading[]>

const readHeadings = (folder: string): HandbookHeading[] =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .flatMap((name) => {
      const [title = '', ...headings] = fs
        .readFileSync(path.join(folder, name), 'utf8')
        .split('\n')
        .flatMap((line) => /^##? (.+)$/.exec(line)?.[1] ?? [])
      return ['', ...headings].map((heading) => ({ page: path.basename(name, '.md'), title, heading }))
    })

export const buildHandbookIndex = (folder: string): HandbookIndex => ({
  ko: readHeadings(path.join(folder, 'ko')),
  en: readHeadings(path.join(folder, 'en')),
})
