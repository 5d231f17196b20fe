// What search engines and messengers show of a trip; with words of its own, so that no editor waits for it.
import { lazy } from 'react'
import { loadMoreWords } from '#i18n/office/office-text.ts'

const loadFields = async () => {
  const words = loadMoreWords('pages')
  const [fields] = await Promise.all([import('./search-fields.tsx'), words])
  return fields
}
export default lazy(loadFields)
