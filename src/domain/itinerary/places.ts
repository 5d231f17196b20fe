// Places in the lines of a day: routes, moves, lists of what is seen, and names in sentences.
import { findTimes, removeTimes } from './dates.ts'
import { markUnsure, type ReadPlace, type ReadValue } from './itinerary.ts'
import { endsLikePlace, isKnownPlace } from './known-places.ts'
import { hasBullet, isSentence, joinSpacedLetters, splitList, stripDecoration } from './lines.ts'
import {
  activityPattern,
  doubtfulPlacePattern,
  genericPattern,
  leadingMovePattern,
  movePattern,
  notPlacePattern,
  visitEndPattern,
} from './place-words.ts'
import {
  isNameLike,
  markPlace,
  type PlaceContext,
  readName,
  removeBrackets,
  splitPair,
  toTownKey,
} from './read-name.ts'
import { findPlaceNames } from './sentences.ts'

const arrowPattern = /\s*(?:→|➔|➜|⇒|▶|►|▷|>|»|=>|->|↔)\s*/
const dashPattern = /\s+[-–—]\s+|\s*[–—]\s*|(?<=[가-힣a-zA-Z])-(?=[가-힣a-zA-Z])|\s+-|-\s+/

/** The towns of a heading or of the column of regions. In a column (`firm`) each line is one. */
export function readRoute(text: string, from: string, firm: boolean): ReadValue<ReadPlace>[] {
  const line = stripDecoration(text)
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^[\s:|.]+/, '')
  const byArrow = line.split(arrowPattern)
  const pieces = byArrow.length > 1 ? byArrow : splitRoute(line)
  const names = pieces.flatMap((piece) => splitPair(removeBrackets(piece))).map(findTown)
  const hasKnown = names.some((name) => name !== undefined && isKnownPlace(name))
  return names.flatMap((name) => {
    if (name === undefined) return []
    const proved = isKnownPlace(name) || (firm && isShort(name) && !doubtfulPlacePattern.test(name))
    if (pieces.length === 1 && !proved)
      return isUnknownTown(name) ? [markUnsure({ name, time: null }, from)] : []
    if (!isShort(name) && !proved) return []
    const isBesideKnown = hasKnown && !/\s/.test(name) && !doubtfulPlacePattern.test(name)
    return [markPlace({ name, time: null }, proved || isBesideKnown, from)]
  })
}

/** A town nobody has heard of, alone behind the mark of its day: "DAY 2 | Nusa Dua". */
const isUnknownTown = (name: string) =>
  (/^(?:[A-Z][a-z]+)(?: [A-Z][a-z]+){0,2}$/.test(name) && isShort(name)) ||
  (/^[가-힣]{2,8}$/.test(name) && !doubtfulPlacePattern.test(name) && !activityPattern.test(name))

function splitRoute(line: string): string[] {
  const byDash = line.split(dashPattern)
  if (byDash.length > 1) return byDash
  if (visitEndPattern.test(removeBrackets(line))) return [line]
  const bySlash = splitList(line, /[/,·]/)
  return bySlash.length > 1 && bySlash.every((each) => findTown(each) !== undefined && isShort(each.trim()))
    ? bySlash
    : [line]
}

const isShort = (name: string) => name.length <= 12 && name.split(/\s+/).length <= 3
/** "다낭 국제공항 도착" is about 다낭. */
function findTown(piece: string): string | undefined {
  let name = removeTimes(removeBrackets(piece)).trim()
  for (let tries = 0; tries < 3 && movePattern.test(name); tries++) name = name.replace(movePattern, '')
  name = joinSpacedLetters(
    name
      .replace(leadingMovePattern, '')
      .replace(/\s*(?:국제)?공항$/, '')
      .replace(/\s+(?:airport|CDG|FCO|LHR|FRA)$/i, ''),
  )
  // "ICN - UBN": airports by their codes.
  if (name === '' || genericPattern.test(name) || notPlacePattern.test(name) || /^[A-Z]{3}$/.test(name))
    return undefined
  return /\p{L}{2}|괌|빈/u.test(name) && !/\d{2}/.test(name) ? name : undefined
}

/** A line of what is done on the day. */
export function readPlaces(line: string, context: PlaceContext): ReadValue<ReadPlace>[] {
  const isListed = hasBullet(line)
  const text = stripDecoration(line)
    .replace(/^[[(<【]([^\])>】]{1,12})[\])>】]\s*/, '$1 : ')
    .trim()
  if (text === '' || text.length > 200) return []
  const clauses = text.split(/\s+\/\s+|\s*;\s*|\s+후\s+|(?<=관광|방문)\s*후\s+/)
  return clauses.flatMap((clause) => readClause(clause, context, isListed))
}

function readClause(clause: string, context: PlaceContext, isListed: boolean): ReadValue<ReadPlace>[] {
  const [, time, text = ''] =
    /^(?:(\d{1,2}:\d{2})(?:\s*[-~–]\s*\d{1,2}:\d{2})?\s*)?(.*)$/.exec(normalizeLeadingTime(clause)) ?? []
  // "오페라하우스 내부투어 10:30"
  const [, activityText, laterTime] = /^(\D+?)\s+(\d{1,2}:\d{2})$/.exec(time ? '' : text) ?? []
  if (activityText && laterTime && !isMove(activityText))
    return readClause(`${laterTime} ${activityText}`, context, isListed)
  const at = { ...context, time: time ?? context.time }
  if (text.trim() === '' || findTimes(text).length > 1) return []
  const route = text.split(arrowPattern)
  // "로마 도착, 현지 안내자 만남", "절벽사원, 짐바란 비치 → 공항 이동": what moves is beside what is seen.
  const pieces = splitList(text)
  const moving = pieces.filter((each) => arrowPattern.test(each) || isMove(each))
  if (pieces.length > 1 && moving.length > 0 && moving.length < pieces.length)
    return pieces.flatMap((each, index) => readClause(each, index === 0 ? at : { ...at, time: null }, true))
  if (route.length > 1 || (isMove(text) && !/관광|방문/.test(text))) return readMoves(text, context)
  if (isSentence(text) || visitVerbPattern.test(text)) return findMentionedPlaces(text, context)
  const walk = text.split(/\s+[-–—]\s+|(?<=[가-힣)])-(?=[가-힣])/)
  if (walk.length > 2 && walk.every((each) => each.length <= 20))
    return readNames(walk.join(', '), at, isListed)
  const colon = /^(.{2,24}?)\s*(?::|：|\s[-–]\s)\s*(.+)$/.exec(text)
  if (colon) {
    const [, head = '', tail = ''] = colon
    const isList = splitList(tail).every((each) => each.length <= 16) && !isSentence(tail)
    return [
      ...readNames(head, at, isListed),
      ...(isList
        ? readNames(tail, { ...at, time: null }, visitEndPattern.test(removeBrackets(head)) || isListed)
        : []),
    ]
  }
  return readNames(text, at, isListed)
}

const normalizeLeadingTime = (text: string) => {
  const [first] = findTimes(text)
  if (!first || first.at > 1) return text
  return `${first.time} ${text.slice(first.end).replace(/^\s*[-~–]\s*(?=\d)/, '- ')}`.replace(
    /^(\d\d:\d\d) - /,
    '$1 - ',
  )
}

/** "시드니 도착 07:05" */
const isMove = (text: string) => movePattern.test(removeTimes(removeBrackets(text)))

/** Only towns that are known, or that the route has named. */
function readMoves(text: string, { towns, from }: PlaceContext): ReadValue<ReadPlace>[] {
  const pieces = removeBrackets(text)
    .split(arrowPattern)
    .flatMap((each) => each.split(/\s*,\s*|\s+-\s+|(?<=출발|도착|경유)\s+/))
  const isWalk = pieces.length > 2 && !pieces.some((piece) => movePattern.test(removeBrackets(piece)))
  return pieces.flatMap((piece) => {
    const town = findTown(piece) ?? ''
    const isNamed = isKnownPlace(town) || endsLikePlace(town)
    // "백아령 → 시신봉 → 광명정": stops of a walk, known or not.
    if (isWalk && !isNamed && isNameLike(town) && !doubtfulPlacePattern.test(town))
      return [markUnsure({ name: town, time: null }, from)]
    if (!movePattern.test(removeBrackets(piece)) && pieces.length > 1 && !isNamed) return []
    const name = findTown(piece)?.replace(/^(?:.*(?:후|및|하여|조식|석식|중식)\s+)/, '')
    if (!name || !isShort(name)) return []
    const first = name.split(/\s+/)[0] ?? ''
    // "서울로 출발" is on the way there.
    const isThere = !/(?:으로|로)\s*(?:출발|귀환|복귀|향발)/.test(piece)
    if (isKnownPlace(name) || towns.has(toTownKey(name)))
      return [markPlace({ name, time: null }, isThere, from)]
    if (isKnownPlace(first) && first !== name && !endsLikePlace(name))
      return [markUnsure({ name: first, time: null }, from)]
    return endsLikePlace(name) && !doubtfulPlacePattern.test(name)
      ? [markUnsure({ name, time: null }, from)]
      : []
  })
}

/** Known names in a sentence may be passed by or only spoken of. */
const findMentionedPlaces = (text: string, { from }: PlaceContext): ReadValue<ReadPlace>[] =>
  text
    .split(/(?<=다\.)\s+/)
    .flatMap((sentence) => findVisitedNames(sentence) ?? findPlaceNames(sentence))
    .flatMap((name) => (notPlacePattern.test(name) ? [] : [markUnsure({ name, time: null }, from)]))

/** "오도리공원, 시계탑을 둘러보고", "영흥사, 한시장 들렀다가 …": whatever is before the verb is visited. */
const visitVerbPattern =
  /^(?<names>.+?)(?:을|를)?\s(?:걸어서\s)?(?:들렀다|들러|들른|둘러보|둘러본|둘러봅|찾아가|찾아갑|산책하|산책한|산책합|관람하|관람합|구경하|보고\s)/

function findVisitedNames(sentence: string): string[] | undefined {
  const names = visitVerbPattern.exec(sentence)?.groups?.names
  const list = names?.replace(/^.*(?:[가-힣]서|하여|한\s뒤|하고|에는|으로)\s+/, '')
  const found = list === undefined ? undefined : splitList(list).flatMap(splitPair)
  return found?.every(isNameLike) ? found : undefined
}

function readNames(
  text: string,
  { towns, time, from }: PlaceContext,
  isListed: boolean,
): ReadValue<ReadPlace>[] {
  const isSeen =
    visitEndPattern.test(text) || visitEndPattern.test(removeBrackets(text)) || /\bvisit\s/i.test(text)
  const outside = text.replace(/\([^)]*\)\s*$/, '').trim()
  const list = outside
    .replace(/^.*\bvisit\s+/i, '')
    .replace(/^(?:full|half)[\s-]day\s+(?:trip|tour)\s+(?:to|of)\s+/i, '')
    .replace(/^(?:transfer|return|drive|proceed)(?:\s+back)?\s+to\s+/i, '')
    .replace(/\.$/, '')
    .replace(/\s+(?:및|그리고|and)\s+/gi, ', ')
  const parts = splitList(list, /[,、·/+&]/).flatMap(splitPair)
  const nameContext = { isSeen, isListed: isListed || parts.length > 1, towns, from }
  // The time belongs to the first of the list. The others come later, at a time that is not said.
  const listed = parts.flatMap((part, at) => readName(part, { ...nameContext, time: at === 0 ? time : null }))
  const inner = /\(([^()]*)\)\s*$/.exec(text)?.[1]
  const tour = inner && /투어|시내|관광$/.test(outside) ? splitList(inner) : []
  const more = tour.flatMap((part) =>
    readName(part, { ...nameContext, isSeen: false, isListed: true, time: null }),
  )
  return [...listed, ...more]
}
