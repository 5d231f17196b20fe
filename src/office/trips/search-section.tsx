// What search engines and messengers show of a trip; with words of its own, so that no editor waits for it.
import { lazy } from 'react'
import { isLanguage } from '#i18n/language.ts'
import { loadOfficeText } from '#i18n/office/office-text.ts'

const { lang } = document.documentElement
const loadFields = async () => {
  const words = loadOfficeText(isLanguage(lang) ? lang : 'ko', ['pages'])
  const [fields] = await Promise.all([import('./search-fields.tsx'), words])
  return fields
}
export default lazy(loadFields)
