// A page drawn for everybody: as visitors get it, and with its marked places filled for one member.
import { memberPlace, placesIn, secondsPlace, wishPlace, withoutQuotes } from '#plain/marks.ts'
import type { MarkedPlace } from '#platform/cache/answers.server.ts'

/** Who a page is filled for. `seconds`: how long their access token is still good. */
export type Reader = { wished: ReadonlySet<string>; seconds: number }

const bytesOf = (text: string) => Buffer.from(text).toString('latin1')

/** What visitors get, and the places where members get something else, counted in bytes. */
export function readMarks(marked: string, word: string): { plain: string; places: MarkedPlace[] } {
  const html = withoutQuotes(marked, word)
  const places: MarkedPlace[] = []
  let [plain, from, at] = ['', 0, 0]
  for (const { index, 0: whole, 1: name = '', 2: yes = '', 3: no = '' } of placesIn(html, word)) {
    const before = html.slice(from, index)
    at += Buffer.byteLength(before)
    const length = Buffer.byteLength(no)
    places.push({ name, at, length, yes: bytesOf(yes) })
    plain += before + no
    at += length
    from = index + whole.length
  }
  return { plain: plain + html.slice(from), places }
}

const wishMark = wishPlace('')

/** The trips with a heart on the page. */
export const tripsOn = (places: MarkedPlace[]): string[] => [
  ...new Set(places.flatMap(({ name }) => (name.startsWith(wishMark) ? [name.slice(wishMark.length)] : []))),
]

/** `plain` and what is answered hold bytes as a latin1 string. */
export function fillFor({ wished, seconds }: Reader, plain: string, places: MarkedPlace[]): string {
  const textOf = ({ name, at, length, yes }: MarkedPlace) => {
    if (name === secondsPlace) return String(seconds)
    return name === memberPlace || wished.has(name.slice(wishMark.length))
      ? yes
      : plain.slice(at, at + length)
  }
  let [filled, from] = ['', 0]
  for (const place of places) {
    filled += plain.slice(from, place.at) + textOf(place)
    from = place.at + place.length
  }
  return filled + plain.slice(from)
}
