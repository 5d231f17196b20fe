// The words of the office in either language at once: for what the server writes for its staff, such as
// files.
import type { Language } from '#i18n/language.ts'
import { words as en } from './en.ts'
import { words as ko } from './ko.ts'

export const getOfficeTextIn = (language: Language) => (language === 'ko' ? ko : en)
