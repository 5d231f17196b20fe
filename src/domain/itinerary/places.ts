// Places in the lines of a day: routes, moves, lists of what is seen, and names in sentences.
import { findTimes, withoutTimes } from './dates.ts'
import { type Read, type ReadPlace, unsure } from './itinerary.ts'
import { endsLikePlace, isKnownPlace } from './known-places.ts'
import { bare, hasBullet, isSentence, splitList, unspaced } from './lines.ts'
import { apart, type Context, isNameLike, mark, readName, stripped, townKey } from './names.ts'
import { activity, generic, move, moveFirst, other, seen, soft } from './place-words.ts'
import { placesIn } from './told.ts'

const arrows = /\s*(?:→|➔|➜|⇒|▶|►|▷|>|»|=>|->|↔)\s*/
const dashes = /\s+[-–—]\s+|\s*[–—]\s*|(?<=[가-힣a-zA-Z])-(?=[가-힣a-zA-Z])|\s+-|-\s+/

/** The towns of a heading or of the column of regions. In a column (`firm`) each line is one. */
export function readRoute(text: string, from: string, firm: boolean): Read<ReadPlace>[] {
  const line = bare(text)
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^[\s:|.]+/, '')
  const byArrow = line.split(arrows)
  const pieces = byArrow.length > 1 ? byArrow : splitRoute(line)
  const names = pieces.flatMap((piece) => apart(stripped(piece))).map(townIn)
  const hasKnown = names.some((name) => name !== undefined && isKnownPlace(name))
  return names.flatMap((name) => {
    if (name === undefined) return []
    const proved = isKnownPlace(name) || (firm && isShort(name) && !soft.test(name))
    if (pieces.length === 1 && !proved) return isNamed(name) ? [unsure({ name, time: null }, from)] : []
    if (!isShort(name) && !proved) return []
    const beside = hasKnown && !/\s/.test(name) && !soft.test(name)
    return [mark({ name, time: null }, proved || beside, from)]
  })
}

/** A town nobody has heard of, alone behind the mark of its day: "DAY 2 | Nusa Dua". */
const isNamed = (name: string) =>
  (/^(?:[A-Z][a-z]+)(?: [A-Z][a-z]+){0,2}$/.test(name) && isShort(name)) ||
  (/^[가-힣]{2,8}$/.test(name) && !soft.test(name) && !activity.test(name))

function splitRoute(line: string): string[] {
  const byDash = line.split(dashes)
  if (byDash.length > 1) return byDash
  if (seen.test(stripped(line))) return [line]
  const bySlash = splitList(line, /[/,·]/)
  return bySlash.length > 1 && bySlash.every((each) => townIn(each) !== undefined && isShort(each.trim()))
    ? bySlash
    : [line]
}

const isShort = (name: string) => name.length <= 12 && name.split(/\s+/).length <= 3
/** "다낭 국제공항 도착" is about 다낭. */
function townIn(piece: string): string | undefined {
  let name = withoutTimes(stripped(piece)).trim()
  for (let tries = 0; tries < 3 && move.test(name); tries++) name = name.replace(move, '')
  name = unspaced(
    name
      .replace(moveFirst, '')
      .replace(/\s*(?:국제)?공항$/, '')
      .replace(/\s+(?:airport|CDG|FCO|LHR|FRA)$/i, ''),
  )
  // "ICN - UBN": airports by their codes.
  if (name === '' || generic.test(name) || other.test(name) || /^[A-Z]{3}$/.test(name)) return undefined
  return /\p{L}{2}|괌|빈/u.test(name) && !/\d{2}/.test(name) ? name : undefined
}

/** A line of what is done on the day. */
export function readPlaces(line: string, context: Context): Read<ReadPlace>[] {
  const isListed = hasBullet(line)
  const text = bare(line)
    .replace(/^[[(<【]([^\])>】]{1,12})[\])>】]\s*/, '$1 : ')
    .trim()
  if (text === '' || text.length > 200) return []
  const clauses = text.split(/\s+\/\s+|\s*;\s*|\s+후\s+|(?<=관광|방문)\s*후\s+/)
  return clauses.flatMap((clause) => readClause(clause, context, isListed))
}

function readClause(clause: string, context: Context, isListed: boolean): Read<ReadPlace>[] {
  const [, time, text = ''] =
    /^(?:(\d{1,2}:\d{2})(?:\s*[-~–]\s*\d{1,2}:\d{2})?\s*)?(.*)$/.exec(withoutHours(clause)) ?? []
  // "오페라하우스 내부투어 10:30"
  const [, told, later] = /^(\D+?)\s+(\d{1,2}:\d{2})$/.exec(time ? '' : text) ?? []
  if (told && later && !moves(told)) return readClause(`${later} ${told}`, context, isListed)
  const at = { ...context, time: time ?? context.time }
  if (text.trim() === '' || findTimes(text).length > 1) return []
  const route = text.split(arrows)
  // "로마 도착, 현지 안내자 만남", "절벽사원, 짐바란 비치 → 공항 이동": what moves stands beside what is seen.
  const pieces = splitList(text)
  const moving = pieces.filter((each) => arrows.test(each) || moves(each))
  if (pieces.length > 1 && moving.length > 0 && moving.length < pieces.length)
    return pieces.flatMap((each, index) => readClause(each, index === 0 ? at : { ...at, time: null }, true))
  if (route.length > 1 || (moves(text) && !/관광|방문/.test(text))) return readMoves(text, context)
  if (isSentence(text) || visitedBy.test(text)) return mentioned(text, context)
  const walk = text.split(/\s+[-–—]\s+|(?<=[가-힣)])-(?=[가-힣])/)
  if (walk.length > 2 && walk.every((each) => each.length <= 20))
    return readNames(walk.join(', '), at, isListed)
  const colon = /^(.{2,24}?)\s*(?::|：|\s[-–]\s)\s*(.+)$/.exec(text)
  if (colon) {
    const [, head = '', tail = ''] = colon
    const isList = splitList(tail).every((each) => each.length <= 16) && !isSentence(tail)
    return [
      ...readNames(head, at, isListed),
      ...(isList ? readNames(tail, { ...at, time: null }, seen.test(stripped(head)) || isListed) : []),
    ]
  }
  return readNames(text, at, isListed)
}

const withoutHours = (text: string) => {
  const [first] = findTimes(text)
  if (!first || first.at > 1) return text
  return `${first.time} ${text.slice(first.end).replace(/^\s*[-~–]\s*(?=\d)/, '- ')}`.replace(
    /^(\d\d:\d\d) - /,
    '$1 - ',
  )
}

/** "시드니 도착 07:05" */
const moves = (text: string) => move.test(withoutTimes(stripped(text)))

/** Only towns that are known, or that the route has named. */
function readMoves(text: string, { towns, from }: Context): Read<ReadPlace>[] {
  const pieces = stripped(text)
    .split(arrows)
    .flatMap((each) => each.split(/\s*,\s*|\s+-\s+|(?<=출발|도착|경유)\s+/))
  const isWalk = pieces.length > 2 && !pieces.some((piece) => move.test(stripped(piece)))
  return pieces.flatMap((piece) => {
    const town = townIn(piece) ?? ''
    const isNamed = isKnownPlace(town) || endsLikePlace(town)
    // "백아령 → 시신봉 → 광명정": stops of a walk, known or not.
    if (isWalk && !isNamed && isNameLike(town) && !soft.test(town))
      return [unsure({ name: town, time: null }, from)]
    if (!move.test(stripped(piece)) && pieces.length > 1 && !isNamed) return []
    const name = townIn(piece)?.replace(/^(?:.*(?:후|및|하여|조식|석식|중식)\s+)/, '')
    if (!name || !isShort(name)) return []
    const first = name.split(/\s+/)[0] ?? ''
    // "서울로 출발" is on the way there.
    const isThere = !/(?:으로|로)\s*(?:출발|귀환|복귀|향발)/.test(piece)
    if (isKnownPlace(name) || towns.has(townKey(name))) return [mark({ name, time: null }, isThere, from)]
    if (isKnownPlace(first) && first !== name && !endsLikePlace(name))
      return [unsure({ name: first, time: null }, from)]
    return endsLikePlace(name) && !soft.test(name) ? [unsure({ name, time: null }, from)] : []
  })
}

/** Known names in a sentence may be passed by or only spoken of. */
const mentioned = (text: string, { from }: Context): Read<ReadPlace>[] =>
  text
    .split(/(?<=다\.)\s+/)
    .flatMap((sentence) => namedIn(sentence) ?? placesIn(sentence))
    .flatMap((name) => (other.test(name) ? [] : [unsure({ name, time: null }, from)]))

/** "오도리공원, 시계탑을 둘러보고", "영흥사, 한시장 들렀다가 …": whatever stands before the verb is visited. */
const visitedBy =
  /^(?<names>.+?)(?:을|를)?\s(?:걸어서\s)?(?:들렀다|들러|들른|둘러보|둘러본|둘러봅|찾아가|찾아갑|산책하|산책한|산책합|관람하|관람합|구경하|보고\s)/

function namedIn(sentence: string): string[] | undefined {
  const names = visitedBy.exec(sentence)?.groups?.names
  const list = names?.replace(/^.*(?:[가-힣]서|하여|한\s뒤|하고|에는|으로)\s+/, '')
  const found = list === undefined ? undefined : splitList(list).flatMap(apart)
  return found?.every(isNameLike) ? found : undefined
}

function readNames(text: string, { towns, time, from }: Context, isListed: boolean): Read<ReadPlace>[] {
  const isSeen = seen.test(text) || seen.test(stripped(text)) || /\bvisit\s/i.test(text)
  const outside = text.replace(/\([^)]*\)\s*$/, '').trim()
  const list = outside
    .replace(/^.*\bvisit\s+/i, '')
    .replace(/^(?:full|half)[\s-]day\s+(?:trip|tour)\s+(?:to|of)\s+/i, '')
    .replace(/^(?:transfer|return|drive|proceed)(?:\s+back)?\s+to\s+/i, '')
    .replace(/\.$/, '')
    .replace(/\s+(?:및|그리고|and)\s+/gi, ', ')
  const parts = splitList(list, /[,、·/+&]/).flatMap(apart)
  const standing = { isSeen, isListed: isListed || parts.length > 1, towns, from }
  // The time belongs to the first of the list. The others come later, at a time that is not said.
  const listed = parts.flatMap((part, at) => readName(part, { ...standing, time: at === 0 ? time : null }))
  const inside = /\(([^()]*)\)\s*$/.exec(text)?.[1]
  const tour = inside && /투어|시내|관광$/.test(outside) ? splitList(inside) : []
  const more = tour.flatMap((part) =>
    readName(part, { ...standing, isSeen: false, isListed: true, time: null }),
  )
  return [...listed, ...more]
}
