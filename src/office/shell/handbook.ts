// The page of the handbook about a screen: docs/handbook, which comes with the office, a page at a time.
import { matchRoutes } from 'react-router'
import type { Language } from '#i18n/language.ts'
import { screens } from '#office/routes.ts'
import { findHandbookPage } from './handbook-page.ts'

const texts = import.meta.glob<string>('../../../docs/handbook/*/*.md', { query: '?raw', import: 'default' })
const sentences = import.meta.glob<Record<string, string>>('../../i18n/office/*/help.ts', { import: 'help' })

const screenRoutes = screens.map(({ path, page }) => ({ path, id: page }))

const findScreen = (pathname: string) => matchRoutes(screenRoutes, pathname)?.[0]?.route.id

/** Which page is about the screen at this address. */
export function findPageAbout(pathname: string): string | undefined {
  const screen = findScreen(pathname)
  return screen === undefined ? undefined : findHandbookPage(screen)
}

/** What the screen at this address is for. */
export async function readSentence(pathname: string, language: Language): Promise<string | undefined> {
  const byScreen = await sentences[`../../i18n/office/${language}/help.ts`]?.()
  return byScreen?.[findScreen(pathname) ?? '']
}

/** A page of the handbook, if there is one of this name. */
export const readHandbook = async (page: string, language: Language) =>
  texts[`../../../docs/handbook/${language}/${page}.md`]?.()
