// Marked places of a kept page: drawn for members and for visitors; the server keeps the one that is true.
// Every mark holds a word that nobody outside knows, so nothing an agency writes can pretend to be one.

export const marksOf = (word: string) => ({
  open: (place: string) => `\uE000${word}${place}\uE001`,
  or: `\uE001${word}`,
  close: `\uE002${word}`,
})

/** One place in text; `yes` is what it says of a member. */
export function either(word: string, place: string, [yes, no]: [yes: string, no: string]): string {
  const { open, or, close } = marksOf(word)
  return `${open(place)}${yes}${or}${no}${close}`
}

/** The same for a value in JSON, where the quotes around it are removed again. */
export const eitherValue = (word: string, place: string, values: [yes: string, no: string]) =>
  `\uE003${word}${either(word, place, values)}\uE003${word}`

export const withoutQuotes = (text: string, word: string) =>
  text.replaceAll(`"\uE003${word}`, '').replaceAll(`\uE003${word}"`, '')

/** All places of a text, in their order: [whole, place, yes, no]. */
export const placesIn = (text: string, word: string) =>
  text.matchAll(new RegExp(`\uE000${word}([^\uE001]*)\uE001(.*?)\uE001${word}(.*?)\uE002${word}`, 'gs'))

/** Of a member who has it on the wish list. */
export const wishPlace = (package_code: string) => `wish ${package_code}`
/** Of any member. */
export const memberPlace = 'member'
/** How long the member's access token is still valid: a number, not a choice of two texts. */
export const secondsPlace = 'seconds'
