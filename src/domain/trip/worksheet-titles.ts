// The titles of worksheets, columns and values in a file: written in one language, read in both.
import type { Language } from '#i18n/language.ts'
import { imports as en } from '#i18n/office/en/imports.ts'
import { imports as ko } from '#i18n/office/ko/imports.ts'
import { columns, type WorksheetName } from './worksheets.ts'

const words = { ko, en }

/** The title of a column: its word, and the language its cells are in. A fact of a hotel has a word of its own. */
export function getColumnTitle(column: string, language: Language): string {
  const [name = '', part = ''] = column.split('.')
  const titles: Readonly<Record<string, string>> = words[language].columns
  const title = titles[name] ?? titles[part] ?? name
  return addCellLanguage(title, column, language)
}

function addCellLanguage(title: string, column: string, language: Language): string {
  const [, cellLanguage] = column.split('.')
  return cellLanguage === 'ko' || cellLanguage === 'en'
    ? `${title} (${words[language].languages[cellLanguage]})`
    : title
}

export const getWorksheetTitle = (sheet: WorksheetName, language: Language) =>
  words[language].worksheets[sheet]

export const isWorksheetTitle = (sheet: WorksheetName, name: string) =>
  name.trim() === ko.worksheets[sheet] || name.trim() === en.worksheets[sheet]

/** Files that were downloaded before these columns were renamed are still read. */
const formerTitles: Record<Language, Record<string, string>> = {
  ko: {
    tag_list: '꼬리표 (한국어)',
    tag_list_en: '꼬리표 (영어)',
    summary_points: '요점',
    meeting_point: '만나는 곳',
    contents: '자세한 글',
    guide_fee: '현지에서 내는 비용',
    file_request: '받을 서류',
    text: '하루 이야기',
    transport: '이동',
    on_day: '며칠째',
    option_id: '선택 번호',
    price: '값',
    seats: '자리',
  },
  en: {
    state: 'State',
    summary_points: 'Points',
    contents: 'Text',
    cautions: 'Cautions',
    travel_alert: 'Travel alert',
    single_supplement: 'Single room',
    file_request: 'Papers asked for',
    text: 'Story',
    line: 'Line',
    path: 'Picture',
    departure_time: 'Leaves at',
    baby_price: 'Baby',
  },
}

const listColumnTitles = (column: string, language: Language) => {
  const former = formerTitles[language][column.split('.')[0] ?? '']
  const title = getColumnTitle(column, language)
  return former ? [title, addCellLanguage(former, column, language)] : [title]
}

export const findColumn = (sheet: WorksheetName, title: string): string | undefined =>
  columns[sheet].find((column) =>
    [column, ...listColumnTitles(column, 'ko'), ...listColumnTitles(column, 'en')].includes(title.trim()),
  )

const listValueLabels = (column: string, language: Language): [code: string, said: string][] => {
  const found = Object.entries(words[language].values).find(([name]) => name === column)
  return found ? Object.entries(found[1]) : []
}

/** The name of a chosen value, and the value of a name; any other text stays as it is. */
export const formatValue = (column: string, code: string, language: Language): string =>
  listValueLabels(column, language).find(([value]) => value === code)?.[1] ?? code
export const parseValue = (column: string, label: string): string =>
  [...listValueLabels(column, 'ko'), ...listValueLabels(column, 'en')].find(
    ([, word]) => word === label.trim(),
  )?.[0] ?? label
