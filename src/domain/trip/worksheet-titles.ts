// What sheets, columns and chosen values are called in a file: written in one language, read in both.
import type { Language } from '#i18n/language.ts'
import { imports as en } from '#i18n/office/en/imports.ts'
import { imports as ko } from '#i18n/office/ko/imports.ts'
import { columns, type WorksheetName } from './worksheets.ts'

const words = { ko, en }

/** The title of a column: its word, and the language its cells are in. */
export function getColumnTitle(column: string, language: Language): string {
  const [name = ''] = column.split('.')
  const title = Object.entries(words[language].columns).find(([key]) => key === name)?.[1] ?? name
  return addCellLanguage(title, column, language)
}

function addCellLanguage(title: string, column: string, language: Language): string {
  const [, cellLanguage] = column.split('.')
  return cellLanguage === 'ko' || cellLanguage === 'en'
    ? `${title} (${words[language].languages[cellLanguage]})`
    : title
}

export const getWorksheetTitle = (sheet: WorksheetName, language: Language) => words[language].sheets[sheet]

export const isWorksheetTitle = (sheet: WorksheetName, name: string) =>
  name.trim() === ko.sheets[sheet] || name.trim() === en.sheets[sheet]

/** Files that were downloaded before these columns were renamed are still read. */
const formerNames: Record<string, Record<Language, string>> = {
  tag_list: { ko: '꼬리표 (한국어)', en: 'Tags (Korean)' },
  tag_list_en: { ko: '꼬리표 (영어)', en: 'Tags (English)' },
  summary_points: { ko: '요점', en: 'Points' },
  meeting_point: { ko: '만나는 곳', en: 'Meeting point' },
  contents: { ko: '자세한 글', en: 'Text' },
}

const listColumnTitles = (column: string, language: Language) => {
  const former = formerNames[column.split('.')[0] ?? '']
  const title = getColumnTitle(column, language)
  return former ? [title, addCellLanguage(former[language], column, language)] : [title]
}

export const findColumn = (sheet: WorksheetName, title: string): string | undefined =>
  columns[sheet].find((column) =>
    [column, ...listColumnTitles(column, 'ko'), ...listColumnTitles(column, 'en')].includes(title.trim()),
  )

const listValueLabels = (column: string, language: Language): [code: string, said: string][] => {
  const found = Object.entries(words[language].values).find(([name]) => name === column)
  return found ? Object.entries(found[1]) : []
}

/** What a chosen value is called, and what is meant by a name; whatever else was typed stays. */
export const formatValue = (column: string, code: string, language: Language): string =>
  listValueLabels(column, language).find(([value]) => value === code)?.[1] ?? code
export const parseValue = (column: string, label: string): string =>
  [...listValueLabels(column, 'ko'), ...listValueLabels(column, 'en')].find(
    ([, word]) => word === label.trim(),
  )?.[0] ?? label
