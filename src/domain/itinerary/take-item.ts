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
  if (walk.inline && !isListed) {
    walk.section = undefined
    return false
  }
  // "※ 미사 시간은 바뀔 수 있습니다.", behind items with other signs: the list has ended.
  const isNote = isSentence(bare(raw).replace(/\s*\([^)]*\)$/, ''))
  if (isNote && walk.bullets.item !== undefined && walk.bullets.item !== bulletOf(raw)) {
    walk.section = 'notes'
    return true
  }
  walk.bullets.item ??= bulletOf(raw)
  const belongs = !walk.inline && !walk.wasBlank && walk.bullets.item === bulletOf(raw)
  addItems(walk.trip[section], raw, belongs && !isSentence(bare(raw)))
  return true
}

/** Whom to call stands behind the list. */
const isContact = /(?<!\d)(?:0\d{1,2}-\d{3,4}|1[568]\d{2})-\d{4}(?!\d)/

export const bulletOf = (raw: string) => /^\s*([^\p{L}\p{N}\s([<]?)/u.exec(raw)?.[1] ?? ''

/**
 * It begins as the items before it do, and not as the heading did: a word that could be a label is none here.
 */
export function isLikeItem({ bullets: { head, item } }: Walk, raw: string): boolean {
  const own = bulletOf(raw)
  return own !== '' && own !== head && (item === undefined ? /[-–—·•*∙◦▪]/.test(own) : own === item)
}

export function addItems(list: ReadTrip['included'], line: string, isSure: boolean): void {
  const parts = splitList(unnumbered(bare(line))).flatMap((part) => part.split(/\s+\/\s+/))
  for (const part of parts) {
    const item = part.replace(/[.;]$/, '').trim()
    if (item !== '') list.push({ value: item, sure: isSure && item.length <= 100, from: bare(line) })
  }
}
