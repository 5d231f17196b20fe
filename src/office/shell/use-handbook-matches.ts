// Sections of the handbook that speak of what is searched for.

import { useText } from '#office/kit/use-text.ts'
import { useSession } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import { findSections } from './find-sections.ts'
import type { HandbookIndex } from './handbook-index.server.ts'
import { useMe } from './me.ts'

export type HandbookItem = { key: string; title: string; detail: string; page: string }

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
    }))
}
