// The page of the handbook about a screen: docs/handbook, which comes with the office, a page at a time.
import { matchRoutes } from 'react-router'
import type { Language } from '#i18n/language.ts'
import { screens } from '../routes.ts'
import { findHandbookPage } from './handbook-page.ts'

const texts = import.meta.glob<string>('../../../docs/handbook/*/*.md', { query: '?raw', import: 'default' })

const screenRoutes = screens.map(({ path, page }) => ({ path, id: page }))

/** What the handbook says about the screen at this address, if it has a page. */
export async function readHandbook(pathname: string, language: Language): Promise<string | undefined> {
  const page = matchRoutes(screenRoutes, pathname)?.[0]?.route.id
  if (page === undefined) return undefined
  return texts[`../../../docs/handbook/${language}/${findHandbookPage(page)}.md`]?.()
}
