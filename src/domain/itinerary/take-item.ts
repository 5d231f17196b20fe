// The lists of what is included and what is not: which lines are items, and where a list ends.
import type { ReadTrip } from './itinerary.ts'
import { bare, hasBullet, isSentence, splitList, unnumbered } from './lines.ts'
import type { Walk } from './walk.ts'

/** False if the list has ended before the line. */
export function takeItem(walk: Walk, section: 'included' | 'not_included', raw: string): boolean {
  const isListed = hasBullet(raw) || /^\s/.test(raw) || /^(?:\d+|[가-하])[.)]/.test(raw.trim())
  if (isContact.test(raw)) {
    walk.section = undefined
    return true
  }
  if ((walk.inline && (!isListed || walk.wasBlank)) || isLikeHeading(walk, raw)) {
    walk.section = undefined
    return false
  }
  if (isNote(walk, raw)) {
    walk.section = 'notes'
    return true
  }
  walk.bullets.item ??= bulletOf(raw)
  const belongs = !walk.inline && !walk.wasBlank && walk.bullets.item === bulletOf(raw)
  addItems(walk.trip[section], raw, belongs && !isSentence(bare(raw)))
  return true
}

/** "● 싱글차지 …" behind "● 불포함 : …", or a line of dashes: the next field begins as the heading did. */
function isLikeHeading({ bullets: { head, item }, inline }: Walk, raw: string): boolean {
  if (/^\s*[-=─━]{3,}/.test(raw)) return true
  const own = bulletOf(raw)
  return own === '' ? (item ?? '') !== '' && /^[^\s(]/.test(raw) : own === head && (inline || item !== head)
}

/** "※ 미사 시간은 바뀔 수 있습니다.", behind items with other signs: the list has ended. */
function isNote({ bullets: { item }, inline, wasBlank }: Walk, raw: string): boolean {
  const own = bulletOf(raw)
  const isTold = isSentence(bare(raw).replace(/\s*\([^)]*\)$/, ''))
  if (item === undefined) return inline && /[※*★]/.test(own)
  return item !== own ? isTold || own === '※' || wasBlank : isTold && wasBlank
}

/** Whom to call stands behind the list. */
const isContact = /(?<!\d)(?:0\d{1,2}-\d{3,4}|1[568]\d{2})-\d{4}(?!\d)/

/** One sign for all numbers in circles. */
export const bulletOf = (raw: string) =>
  /^\s*[①-⒇❶-❿]/.test(raw) ? '①' : (/^\s*([^\p{L}\p{N}\s([<]?)/u.exec(raw)?.[1] ?? '')

/**
 * It begins as the items before it do, and not as the heading did: a word that could be a label is none here.
 */
export function isLikeItem({ bullets: { head, item } }: Walk, raw: string): boolean {
  const own = bulletOf(raw)
  return own !== '' && own !== head && (item === undefined ? /[-–—·•*∙◦▪①]/.test(own) : own === item)
}

/** "A / B", "A ○ B", "A ② B": the signs that stand before each item part them, too. */
const betweenItems = /\s+[/·○●◦•▷▶▸◇◆□■①-⑳✓✔]\s*(?=\S)/

export function addItems(list: ReadTrip['included'], line: string, isSure: boolean): void {
  const parts = splitList(unnumbered(bare(line))).flatMap((part) => part.split(betweenItems))
  for (const part of parts) {
    const item = part.replace(/[.;]$/, '').trim()
    if (item !== '') list.push({ value: item, sure: isSure && item.length <= 100, from: bare(line) })
  }
}
