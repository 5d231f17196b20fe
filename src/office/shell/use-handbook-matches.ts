// Sections of the handbook that speak of what is searched for, and the list of its pages.
import { useText } from '#office/kit/use-text.ts'
import { screens } from '#office/routes.ts'
import { useSession } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import { findSections } from './find-sections.ts'
import type { HandbookIndex } from './handbook-index.server.ts'
import { findHandbookPage, firstDayPage } from './handbook-page.ts'
import { useMay, useMe } from './me.ts'

export type HandbookItem = { key: string; title: string; detail: string; page: string; heading: string }

const shownMost = 4
/** What only operators do; nobody else finds it. */
const operatorsPage = 'console'

/** The index is loaded when somebody searches. */
const loadIndex = async (): Promise<HandbookIndex> => (await import('virtual:office-handbook')).default

export function useHandbookMatches(query: string): HandbookItem[] {
  const words = useText('shell')
  const { language } = useSession()
  const { me } = useMe()
  const term = query.trim().toLowerCase()
  const { answer } = useCall(term.length >= 2 ? 'index' : undefined, loadIndex)
  if (term.length < 2) return []
  const sections = answer?.[language] ?? []
  return findSections(me.is_operator ? sections : sections.filter(({ page }) => page !== operatorsPage), term)
    .slice(0, shownMost)
    .map(({ page, title, heading }) => ({
      key: `handbook ${page} ${heading}`,
      title: heading || title,
      detail: words.help,
      page,
      heading,
    }))
}

/** The pages about screens that this person may see, in the order of the menu; asked for once they are wanted. */
export function useHandbookPages(isWanted: boolean): { page: string; title: string }[] {
  const { language } = useSession()
  const { me } = useMe()
  const may = useMay()
  const { answer } = useCall(isWanted ? 'index' : undefined, loadIndex)
  const titles = new Map(answer?.[language].map(({ page, title }) => [page, title]))
  const pages = screens
    .filter((screen) => (screen.operator ? me.is_operator : !screen.may || may(screen.may)))
    .map(({ page }) => findHandbookPage(page))
  const firstDay = may('company') ? [firstDayPage] : []
  return [...new Set([...firstDay, ...pages])].flatMap((page) => {
    const title = titles.get(page)
    return title === undefined ? [] : { page, title }
  })
}
