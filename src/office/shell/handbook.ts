// The page of the handbook about a screen: docs/handbook, which comes with the office, a page at a time.
import { matchRoutes } from 'react-router'
import type { Language } from '#i18n/language.ts'
import { getOfficeText, loadOfficeText } from '#i18n/office/office-text.ts'
import { screens } from '../routes.ts'
import { findHandbookPage } from './handbook-page.ts'

const texts = import.meta.glob<string>('../../../docs/handbook/*/*.md', { query: '?raw', import: 'default' })

const screenRoutes = screens.map(({ path, page }) => ({ path, id: page }))

const findScreen = (pathname: string) => matchRoutes(screenRoutes, pathname)?.[0]?.route.id

/** Which page is about the screen at this address. */
export function findPageAbout(pathname: string): string | undefined {
  const screen = findScreen(pathname)
  return screen === undefined ? undefined : findHandbookPage(screen)
}

/** What the screen at this address is for. */
export async function readSentence(pathname: string, language: Language): Promise<string | undefined> {
  await loadOfficeText(language, ['help'])
  const sentences: Record<string, string> = getOfficeText('help')
  return sentences[findScreen(pathname) ?? '']
}

/** A page of the handbook, if there is one of this name. */
export const readHandbook = async (page: string, language: Language) =>
  texts[`../../../docs/handbook/${language}/${page}.md`]?.()
