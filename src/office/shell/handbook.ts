// The page of the handbook about a screen: docs/handbook, which comes with the office, a page at a time.
import { matchRoutes } from 'react-router'
import type { Language } from '#i18n/language.ts'
import type { OfficeText } from '#i18n/office/office-text.ts'
import { screens } from '#office/routes.ts'
import { findHandbookPage, firstDayPage, hasOwnSection } from './handbook-page.ts'

const texts = import.meta.glob<string>('../../../docs/handbook/*/*.md', { query: '?raw', import: 'default' })
const sentences = import.meta.glob<Record<string, string>>('../../i18n/office/*/help.ts', { import: 'help' })

const firstScreen = 'today/today'
const screenRoutes = screens.map(({ path, page }) => ({ path, id: page }))

const findScreen = (pathname: string) => matchRoutes(screenRoutes, pathname)?.[0]?.route.id

/** Which page is about the screen at this address. An agency that is still preparing begins with its first day. */
export function findPageAbout(pathname: string, isPreparing: boolean): string | undefined {
  const screen = findScreen(pathname)
  if (screen === undefined) return undefined
  return isPreparing && screen === firstScreen ? firstDayPage : findHandbookPage(screen)
}

/** The section to begin with: that of this screen. */
export function findTopic(pathname: string, words: OfficeText['shell']): string | undefined {
  const screen = findScreen(pathname)
  if (screen === undefined || !hasOwnSection(screen)) return undefined
  const { menu } = screens.find(({ page }) => page === screen) ?? {}
  return menu && words.menu[menu.name]
}

/** What the screen at this address is for; while an agency prepares, its first one has the steps instead. */
export async function readSentence(pathname: string, language: Language, isPreparing: boolean) {
  if (isPreparing && findScreen(pathname) === firstScreen) return undefined
  const byScreen = await sentences[`../../i18n/office/${language}/help.ts`]?.()
  return byScreen?.[findScreen(pathname) ?? '']
}

/** A page of the handbook, if there is one of this name. */
export const readHandbook = async (page: string, language: Language) =>
  texts[`../../../docs/handbook/${language}/${page}.md`]?.()
