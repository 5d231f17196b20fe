// What sheets, columns and chosen values are called in a file: written in one language, read in both.
import type { Language } from '#i18n/language.ts'
import { imports as en } from '#i18n/office/en/imports.ts'
import { imports as ko } from '#i18n/office/ko/imports.ts'
import { columns, type WorksheetName } from './worksheets.ts'

const words = { ko, en }

/** The title of a column: its word, and the language its cells are in. */
export function getColumnTitle(column: string, language: Language): string {
  const { columns: names, languages } = words[language]
  const [name = '', cellLanguage] = column.split('.')
  const title = Object.entries(names).find(([key]) => key === name)?.[1] ?? name
  return cellLanguage === 'ko' || cellLanguage === 'en' ? `${title} (${languages[cellLanguage]})` : title
}

export const getWorksheetTitle = (sheet: WorksheetName, language: Language) => words[language].sheets[sheet]

export const isWorksheetTitle = (sheet: WorksheetName, name: string) =>
  name.trim() === ko.sheets[sheet] || name.trim() === en.sheets[sheet]

export const findColumn = (sheet: WorksheetName, title: string): string | undefined =>
  columns[sheet].find((column) =>
    [column, getColumnTitle(column, 'ko'), getColumnTitle(column, 'en')].includes(title.trim()),
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
