// The words that are loaded: all of them on the server, the visitor's language and the route's rooms in the
// browser.
import { partsOf } from '#plain/parts-of.ts'
import type { Language } from './language.ts'

export type Rooms = {
  shell: typeof import('./ko/shell.ts').shell
  auth: typeof import('./ko/auth.ts').auth
  mailed: typeof import('./ko/mailed.ts').mailed
  my: typeof import('./ko/my.ts').my
  home: typeof import('./ko/home.ts').home
  catalog: typeof import('./ko/catalog.ts').catalog
  seek: typeof import('./ko/seek.ts').seek
  compare: typeof import('./ko/compare.ts').compare
  trip: typeof import('./ko/trip.ts').trip
  board: typeof import('./ko/board.ts').board
  pages: typeof import('./ko/pages.ts').pages
  review: typeof import('./ko/review.ts').review
  sheet: typeof import('./ko/sheet.ts').sheet
  wish: typeof import('./ko/wish.ts').wish
  write: typeof import('./ko/write.ts').write
  reserve: typeof import('./ko/reserve.ts').reserve
  booking: typeof import('./ko/booking.ts').booking
  papers: typeof import('./ko/papers.ts').papers
}
export type Room = keyof Rooms

const known: Record<Language, Partial<Rooms>> = { ko: {}, en: {} }

/**
 * `module` is a file of words/{language}/{room}.ts; English is checked against Korean where it is written.
 */
export function learn(language: Language, room: Room, module: unknown): void {
  Object.assign(known[language], { [room]: partsOf(module)[room] })
}

export function wordsOf<R extends Room>(language: Language, room: R): Rooms[R] {
  const words = known[language][room]
  if (!words) throw new Error(`the words of ${room} are not loaded in ${language}`)
  return words
}
