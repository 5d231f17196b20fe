// What sheets, columns and chosen values are called in a file: written in one language, read in both.
import type { Language } from '#words/language.ts'
import { exchange as en } from '#words/office/en/exchange.ts'
import { exchange as ko } from '#words/office/ko/exchange.ts'
import { columns, type SheetName } from './sheets.ts'

const words = { ko, en }

/** The title of a column: its word, and the language its cells are in. */
export function titleOf(column: string, language: Language): string {
  const { columns: names, languages } = words[language]
  const [name = '', of] = column.split('.')
  const title = Object.entries(names).find(([key]) => key === name)?.[1] ?? name
  return of === 'ko' || of === 'en' ? `${title} (${languages[of]})` : title
}

export const sheetTitle = (sheet: SheetName, language: Language) => words[language].sheets[sheet]

export const isSheetCalled = (sheet: SheetName, name: string) =>
  name.trim() === ko.sheets[sheet] || name.trim() === en.sheets[sheet]

export const columnCalled = (sheet: SheetName, title: string): string | undefined =>
  columns[sheet].find((column) =>
    [column, titleOf(column, 'ko'), titleOf(column, 'en')].includes(title.trim()),
  )

const valuesOf = (column: string, language: Language): [code: string, said: string][] => {
  const found = Object.entries(words[language].values).find(([name]) => name === column)
  return found ? Object.entries(found[1]) : []
}

/** What a chosen value is called, and what is meant by a name; whatever else was typed stays. */
export const saidValue = (column: string, code: string, language: Language): string =>
  valuesOf(column, language).find(([value]) => value === code)?.[1] ?? code
export const meantValue = (column: string, said: string): string =>
  [...valuesOf(column, 'ko'), ...valuesOf(column, 'en')].find(([, word]) => word === said.trim())?.[0] ?? said
