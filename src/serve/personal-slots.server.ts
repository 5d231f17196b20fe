// A page rendered for everybody: as visitors get it, and with its personal slots filled for one member.
import { findSlots, memberSlot, removeSlotQuotes, secondsSlot, wishSlot } from '#lib/personal-slots.ts'
import type { PersonalSlot } from '#platform/cache/response-cache.server.ts'

/** The member a page is filled for. `seconds`: how long their access token is still good. */
export type SlotReader = { wished: ReadonlySet<string>; seconds: number }

const toLatin1Bytes = (text: string) => Buffer.from(text).toString('latin1')

/** The visitors' page, and the places where members get something else, counted in bytes. */
export function parseSlots(markedHtml: string, secret: string): { plain: string; slots: PersonalSlot[] } {
  const html = removeSlotQuotes(markedHtml, secret)
  const slots: PersonalSlot[] = []
  let [plain, from, at] = ['', 0, 0]
  for (const { index, 0: whole, 1: name = '', 2: memberBytes = '', 3: visitorText = '' } of findSlots(
    html,
    secret,
  )) {
    const before = html.slice(from, index)
    at += Buffer.byteLength(before)
    const length = Buffer.byteLength(visitorText)
    slots.push({ name, at, length, memberBytes: toLatin1Bytes(memberBytes) })
    plain += before + visitorText
    at += length
    from = index + whole.length
  }
  return { plain: plain + html.slice(from), slots }
}

const wishPrefix = wishSlot('')

/** The trips with a heart on the page. */
export const listWishTrips = (slots: PersonalSlot[]): string[] => [
  ...new Set(
    slots.flatMap(({ name }) => (name.startsWith(wishPrefix) ? [name.slice(wishPrefix.length)] : [])),
  ),
]

/** `plain` and what is answered hold bytes as a latin1 string. */
export function fillSlots({ wished, seconds }: SlotReader, plain: string, slots: PersonalSlot[]): string {
  const pickText = ({ name, at, length, memberBytes }: PersonalSlot) => {
    if (name === secondsSlot) return String(seconds)
    return name === memberSlot || wished.has(name.slice(wishPrefix.length))
      ? memberBytes
      : plain.slice(at, at + length)
  }
  let [filled, from] = ['', 0]
  for (const slot of slots) {
    filled += plain.slice(from, slot.at) + pickText(slot)
    from = slot.at + slot.length
  }
  return filled + plain.slice(from)
}
