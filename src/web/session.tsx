// Who looks at the page and in which language: for components, without passing it through every one.
import { createContext, useContext } from 'react'
import { inLanguage, type Words } from '#words/language.ts'
import { type Room, type Rooms, wordsOf } from '#words/speak.ts'
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
export const useWords = <R extends Room>(room: R): Rooms[R] => wordsOf(useSession().language, room)

/** Says a text of the agency in the visitor's language. */
export function useSay(): (words: Words | null | undefined) => string {
  const { language } = useSession()
  return (words) => (words ? inLanguage(words, language) : '')
}
