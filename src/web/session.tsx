// The reader of the page and their language: for components, without passing them through every one.
import { createContext, useContext } from 'react'
import { type LocalizedText, localize } from '#i18n/language.ts'
import { getTexts, type SectionTexts, type TextSection } from '#i18n/texts.ts'
import type { Session } from './page.ts'

export const SessionContext = createContext<Session>({
  travel_agency: null,
  language: 'ko',
  origin: '',
  isLoggedIn: false,
  mustChange: false,
  tokenSeconds: null,
})

export const useSession = () => useContext(SessionContext)

/** The words of a room in the visitor's language. */
export const useText = <R extends TextSection>(section: R): SectionTexts[R] =>
  getTexts(useSession().language, section)

/** Says a text of the agency in the visitor's language. */
export function useLocalized(): (words: LocalizedText | null | undefined) => string {
  const { language } = useSession()
  return (words) => (words ? localize(words, language) : '')
}
