// The page of the handbook about a screen: docs/handbook, which comes with the office, a page at a time.
import { matchRoutes } from 'react-router'
import type { Language } from '#i18n/language.ts'
import type { OfficeText } from '#i18n/office/office-text.ts'
import { screens } from '#office/routes.ts'
import { findHandbookPage, hasOwnSection } from './handbook-page.ts'

const texts = import.meta.glob<string>('../../../docs/handbook/*/*.md', { query: '?raw', import: 'default' })
const sentences = import.meta.glob<Record<string, string>>('../../i18n/office/*/help.ts', { import: 'help' })

const screenRoutes = screens.map(({ path, page }) => ({ path, id: page }))

const findScreen = (pathname: string) => matchRoutes(screenRoutes, pathname)?.[0]?.route.id

/** Which page is about the screen at this address. */
export function findPageAbout(pathname: string): string | undefined {
  const screen = findScreen(pathname)
  return screen === undefined ? undefined : findHandbookPage(screen)
}

/** The section to begin with: that of this screen, or the way of an agency that is still preparing. */
export function findTopic(pathname: string, words: OfficeText['shell'], isPreparing: boolean) {
  const screen = findScreen(pathname)
  if (screen === 'today/today') return isPreparing ? words.firstSteps.title : undefined
  if (screen === undefined || !hasOwnSection(screen)) return undefined
  const { menu } = screens.find(({ page }) => page === screen) ?? {}
  return menu && words.menu[menu.name]
}

/** What the screen at this address is for. */
export async function readSentence(pathname: string, language: Language): Promise<string | undefined> {
  const byScreen = await sentences[`../../i18n/office/${language}/help.ts`]?.()
  return byScreen?.[findScreen(pathname) ?? '']
}

/** A page of the handbook, if there is one of this name. */
export const readHandbook = async (page: string, language: Language) =>
  texts[`../../../docs/handbook/${language}/${page}.md`]?.()
