// Reads one place name. It is sure when two things agree: where it is and what kind of word it is.
import { markSure, markUnsure, type ReadPlace, type ReadValue } from './itinerary.ts'
import { endsLikePlace, isKnownPlace, isOnlyKind } from './known-places.ts'
import { isSentence, joinSpacedLetters } from './lines.ts'
import { activityPattern, doubtfulPlacePattern, genericPattern, notPlacePattern } from './place-words.ts'

export type PlaceContext = {
  /** Towns of this day and the days before it. */
  towns: ReadonlySet<string>
  time: string | null
  from: string
}

export const toTownKey = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()

export const markPlace = (value: ReadPlace, isSure: boolean, from: string) =>
  isSure ? markSure(value, from) : markUnsure(value, from)

export const removeBrackets = (text: string) =>
  text
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** "에펠탑과 개선문" are two; so are "교토 청수사", a town and a sight that is known by itself. */
export function splitPair(part: string): string[] {
  const pair = /^(.{2,}[가-힣])(?:와|과)\s+(.{2,})$/.exec(part)
  // "라이초자와 산장" is one name.
  if (pair && !isOnlyKind(pair[2] ?? '')) return [pair[1] ?? '', pair[2] ?? '']
  const [first = '', ...rest] = part.split(/\s+/)
  return isKnownPlace(first) && rest.length === 1 && isKnownPlace(rest[0] ?? '')
    ? [first, rest[0] ?? '']
    : [part]
}

type NameContext = PlaceContext & { isSeen: boolean; isListed: boolean }

export function readName(
  part: string,
  { isSeen, isListed, towns, time, from }: NameContext,
): ReadValue<ReadPlace>[] {
  let name = joinSpacedLetters(part.replace(/^[\s*"'<[]+|[\s*"'>\].!]+$/g, '')).replace(
    /^(?:매일|(?:오전|오후|저녁|밤)에?)\s+/,
    '',
  )
  let cut = ''
  for (let tries = 0; tries < 5 && activityPattern.test(name); tries++) {
    if (oneWordPattern.test(name)) break
    const shorter = name.replace(activityPattern, '').trim()
    cut = name.slice(shorter.length) + cut
    name = shorter
  }
  const bracket = /\s*\(([^)]*)\)$/.exec(name)?.[1]
  const core = removeBrackets(name)
  if (!isNameLike(core))
    return isListed ? findNameInPraise(core).map((each) => markUnsure({ name: each, time }, from)) : []
  const isPlace =
    isKnownPlace(core) || towns.has(toTownKey(core)) || (endsLikePlace(core) && !isOnlyKind(core))
  if (!isPlace && !isSeen && !isListed && time === null && cut === '')
    return isByItself(core, from) ? [markUnsure({ name: core, time }, from)] : []
  const value = { name: core, time }
  // Two names for one place, or a place and a part of it.
  const isNamedTwice = bracket !== undefined && (isKnownPlace(bracket) || endsLikePlace(bracket))
  const isInPosition = isSeen || isListed || time !== null || cut !== ''
  const proved = isPlace
    ? isInPosition && !isDescribed(core)
    : isSeen && visitPattern.test(from) && /^[^\s]{3,10}$/.test(core) && !isOnlyKind(core)
  const isSoft =
    /\s\S[산호성만강봉궁탑절몰]$/.test(core) ||
    (doubtfulPlacePattern.test(core) && !isKnownPlace(core)) ||
    /벚꽃|단풍|야경|석양|주변|일대|모래썰매|케이블카|유람선|호핑|크루즈/.test(cut)
  return [markPlace(value, proved && !isSoft && !isNamedTwice, from)]
}

/** "동전을 던지면 다시 로마에 온다는 트레비 분수": too long for a name, but it ends with one. */
function findNameInPraise(text: string): string[] {
  const [kind = '', before = ''] = text.split(' ').toReversed()
  return text.split(' ').length > 3 && isOnlyKind(kind) && isNameLike(before) ? [`${before} ${kind}`] : []
}

/** A line that is nothing but one to three Korean words. */
const isByItself = (name: string, line: string) =>
  /^[가-힣]{2,8}(?: [가-힣]{2,8}){0,2}$/.test(name) &&
  removeBrackets(line) === name &&
  !doubtfulPlacePattern.test(name)

/** "해상케이블카" is what it is called, not something that is done there. */
const oneWordPattern = /[가-힣]{2,}(?:케이블카|산악열차)$/

/** One visits a place; one looks at a show, too. */
const visitPattern = /관광|방문|탐방|견학|등정|등반|답사|visit/i

export function isNameLike(name: string): boolean {
  if (name.length < 2 && name !== '괌') return false
  if (genericPattern.test(name) || notPlacePattern.test(name) || isSentence(name) || !/\p{L}{2}/u.test(name))
    return false
  // Latin letters are half as wide as Korean ones.
  return (
    name.length <= (/[가-힣]/.test(name) ? 24 : 40) &&
    name.split(' ').length <= 5 &&
    !/\d{3}(?![가-힣\d])|\d{4}|[~₩$%=]/.test(name)
  )
}

/** Words of praise before a name. We cannot see which of them belong to the name. */
function isDescribed(name: string): boolean {
  const parts = name.split(' ')
  const [first = ''] = parts
  if (/^[a-z]/i.test(first)) return parts.length > 4
  return (
    (parts.length > 1 &&
      /[가-힣](?:은|는|한|운|된|인|던|적인|인기|최고|최대|유명|대표)$/.test(first) &&
      !isKnownPlace(first)) ||
    (parts.length > 2 && !isKnownPlace(first)) ||
    parts.length > 3
  )
}
