// Each screen of the office has its page in the handbook, in both languages, with its picture and its labels.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { help as helpEn } from '#i18n/office/en/help.ts'
import { words as en } from '#i18n/office/en.ts'
import { help as helpKo } from '#i18n/office/ko/help.ts'
import { words as ko } from '#i18n/office/ko.ts'
import { kitPath, screens } from '#office/routes.ts'
import { findHandbookPage } from '#office/shell/handbook-page.ts'

const folder = path.resolve(import.meta.dirname, '../../docs/handbook')
const languages = ['ko', 'en'] as const
const listPages = (language: string) =>
  fs.readdirSync(path.join(folder, language)).map((file) => file.replace(/\.md$/, ''))

test('each screen of the office has a page, in both languages', () => {
  const wanted = new Set(
    screens.filter(({ path }) => path !== kitPath).map(({ page }) => findHandbookPage(page)),
  )
  for (const language of languages)
    expect([...wanted].filter((page) => !listPages(language).includes(page)).sort()).toEqual([])
})

test.each(languages)(
  'each screen says in one sentence what it is for, and no other has one: %s',
  (language) => {
    const sentences = { ko: helpKo, en: helpEn }[language]
    expect(Object.keys(sentences).sort()).toEqual([...new Set(screens.map(({ page }) => page))].sort())
    for (const [page, sentence] of Object.entries(sentences))
      expect([page, sentence]).toEqual([page, expect.stringMatching(/^.{8,110}\.$/)])
  },
)

test('both languages have the same pages', () => {
  expect(listPages('en').sort()).toEqual(listPages('ko').sort())
})

test.each(languages)(
  'each page has its picture, of 60 KB at the most, and none lies there unused: %s',
  (language) => {
    const shown = listPages(language).map((page) => {
      const text = fs.readFileSync(path.join(folder, language, `${page}.md`), 'utf8')
      const [, picture = ''] = /!\[[^\]]+\]\(\.\.\/pictures\/([\w-]+\.webp)\)/.exec(text) ?? []
      expect([page, picture]).toEqual([page, `${page}-${language}.webp`])
      const bytes = fs.statSync(path.join(folder, 'pictures', picture)).size
      expect([page, bytes < 60 * 1024]).toEqual([page, true])
      return picture
    })
    const there = fs
      .readdirSync(path.join(folder, 'pictures'))
      .filter((file) => file.endsWith(`-${language}.webp`))
    expect(there.sort()).toEqual(shown.sort())
  },
)

const listLabels = (texts: unknown): string[] => {
  if (typeof texts === 'string') return [texts]
  return texts && typeof texts === 'object' ? Object.values(texts).flatMap(listLabels) : []
}

test.each(languages)('what a page has in bold is a label of the office, word for word: %s', (language) => {
  const labels = new Set(listLabels({ ko, en }[language]))
  const wrong = listPages(language).flatMap((page) => {
    const text = fs.readFileSync(path.join(folder, language, `${page}.md`), 'utf8')
    const bold = [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = '']) => label)
    return bold.filter((label) => !labels.has(label)).map((label) => `${page}: ${label}`)
  })
  expect(wrong).toEqual([])
})
