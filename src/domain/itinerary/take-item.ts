// The lists of what is included and what is not: which lines are items, and where a list ends.
import type { ReadTrip } from './itinerary.ts'
import { hasBullet, isSentence, splitList, stripDecoration, stripItemNumber } from './lines.ts'
import type { ReadState } from './read-state.ts'

/** False if the list has ended before the line. */
export function takeItem(state: ReadState, section: 'included' | 'not_included', raw: string): boolean {
  const isListed = hasBullet(raw) || /^\s/.test(raw) || /^(?:\d+|[가-하])[.)]/.test(raw.trim())
  if (phonePattern.test(raw)) {
    state.section = undefined
    return true
  }
  if ((state.inline && (!isListed || state.wasBlank)) || isLikeHeading(state, raw)) {
    state.section = undefined
    return false
  }
  if (isNote(state, raw)) {
    state.section = 'notes'
    return true
  }
  state.bullets.item ??= getBullet(raw)
  const belongs = !state.inline && !state.wasBlank && state.bullets.item === getBullet(raw)
  addItems(state.trip[section], raw, belongs && !isSentence(stripDecoration(raw)))
  return true
}

/** "● 싱글차지 …" behind "● 불포함 : …", or a line of dashes: the next field begins as the heading did. */
function isLikeHeading({ bullets: { head, item }, inline }: ReadState, raw: string): boolean {
  if (/^\s*[-=─━]{3,}/.test(raw)) return true
  const bullet = getBullet(raw)
  return bullet === ''
    ? (item ?? '') !== '' && /^[^\s(]/.test(raw)
    : bullet === head && (inline || item !== head)
}

/** "※ 미사 시간은 바뀔 수 있습니다.", behind items with other signs: the list has ended. */
function isNote({ bullets: { item }, inline, wasBlank }: ReadState, raw: string): boolean {
  const bullet = getBullet(raw)
  const isSentenceLine = isSentence(stripDecoration(raw).replace(/\s*\([^)]*\)$/, ''))
  if (item === undefined) return inline && /[※*★]/.test(bullet)
  return item !== bullet ? isSentenceLine || bullet === '※' || wasBlank : isSentenceLine && wasBlank
}

/** Whom to call is behind the list. */
const phonePattern = /(?<!\d)(?:0\d{1,2}-\d{3,4}|1[568]\d{2})-\d{4}(?!\d)/

/** One sign for all numbers in circles. */
export const getBullet = (raw: string) =>
  /^\s*[①-⒇❶-❿]/.test(raw) ? '①' : (/^\s*([^\p{L}\p{N}\s([<]?)/u.exec(raw)?.[1] ?? '')

/**
 * The line begins as the items before it do, and not as the heading did: a word that could be a label is none
 * here.
 */
export function isLikeItem({ bullets: { head, item } }: ReadState, raw: string): boolean {
  const bullet = getBullet(raw)
  return (
    bullet !== '' && bullet !== head && (item === undefined ? /[-–—·•*∙◦▪①]/.test(bullet) : bullet === item)
  )
}

/** "A / B", "A ○ B", "A ② B": the signs that are before each item part them, too. */
const itemSeparatorPattern = /\s+[/·○●◦•▷▶▸◇◆□■①-⑳✓✔]\s*(?=\S)/

export function addItems(list: ReadTrip['included'], line: string, isSure: boolean): void {
  const parts = splitList(stripItemNumber(stripDecoration(line))).flatMap((part) =>
    part.split(itemSeparatorPattern),
  )
  for (const part of parts) {
    const item = part.replace(/[.;]$/, '').trim()
    if (item !== '')
      list.push({ value: item, sure: isSure && item.length <= 100, from: stripDecoration(line) })
  }
}
