// Names of places in the lines of a day. A name is sure by two proofs: where it stands, and what it is.
import { findTimes, withoutTimes } from './dates.ts'
import { type Read, type ReadPlace, sure, unsure } from './itinerary.ts'
import { endsLikePlace, isKnownPlace, isOnlyKind } from './known-places.ts'
import { bare, hasBullet, isSentence, splitList, unspaced } from './lines.ts'
import { activity, generic, move, moveFirst, other, seen, soft } from './place-words.ts'
import { placesIn } from './told.ts'

const arrows = /\s*(?:→|➔|➜|⇒|▶|►|▷|>|»|=>|->|↔)\s*/
const dashes = /\s+[-–—]\s+|\s*[–—]\s*|(?<=[가-힣a-zA-Z])-(?=[가-힣a-zA-Z])|\s+-|-\s+/

type Context = {
  /** Towns of this day and the days before it. */
  towns: ReadonlySet<string>
  time: string | null
  from: string
}

const key = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()

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
const mark = (value: ReadPlace, isSure: boolean, from: string) =>
  isSure ? sure(value, from) : unsure(value, from)

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

const stripped = (text: string) =>
  text
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

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
  const at = { ...context, time: time ?? context.time }
  if (text.trim() === '' || findTimes(text).length > 1) return []
  const route = text.split(arrows)
  // "로마 도착, 현지 안내자 만남", "절벽사원, 짐바란 비치 → 공항 이동": what moves stands beside what is seen.
  const pieces = splitList(text)
  const moving = pieces.filter((each) => arrows.test(each) || moves(each))
  if (pieces.length > 1 && moving.length > 0 && moving.length < pieces.length)
    return pieces.flatMap((each, index) => readClause(each, index === 0 ? at : { ...at, time: null }, true))
  if (route.length > 1 || (moves(text) && !/관광|방문/.test(text))) return readMoves(text, context)
  if (isSentence(text)) return mentioned(text, context)
  const walk = text.split(/\s+[-–—]\s+/)
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
  return pieces.flatMap((piece) => {
    const town = townIn(piece) ?? ''
    const isNamed = isKnownPlace(town) || endsLikePlace(town)
    if (!move.test(stripped(piece)) && pieces.length > 1 && !isNamed) return []
    const name = townIn(piece)?.replace(/^(?:.*(?:후|및|하여|조식|석식|중식)\s+)/, '')
    if (!name || !isShort(name)) return []
    const first = name.split(/\s+/)[0] ?? ''
    // "서울로 출발" is on the way there.
    const isThere = !/(?:으로|로)\s*(?:출발|귀환|복귀|향발)/.test(piece)
    if (isKnownPlace(name) || towns.has(key(name))) return [mark({ name, time: null }, isThere, from)]
    if (isKnownPlace(first) && first !== name && !endsLikePlace(name))
      return [unsure({ name: first, time: null }, from)]
    return endsLikePlace(name) && !soft.test(name) ? [unsure({ name, time: null }, from)] : []
  })
}

/** Known names in a sentence may be passed by or only spoken of. */
const mentioned = (text: string, { from }: Context): Read<ReadPlace>[] =>
  placesIn(text).flatMap((name) => (other.test(name) ? [] : [unsure({ name, time: null }, from)]))

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
  // What stands later in the list comes later, too: its time is not said.
  const listed = parts.flatMap((part, at) => readName(part, { ...standing, time: at === 0 ? time : null }))
  const inside = /\(([^()]*)\)\s*$/.exec(text)?.[1]
  const tour = inside && /투어|시내|관광$/.test(outside) ? splitList(inside) : []
  const more = tour.flatMap((part) =>
    readName(part, { ...standing, isSeen: false, isListed: true, time: null }),
  )
  return [...listed, ...more]
}

/** "에펠탑과 개선문" are two; so are "교토 청수사", a town and a sight that is known by itself. */
function apart(part: string): string[] {
  const pair = /^(.{2,}[가-힣])(?:와|과)\s+(.{2,})$/.exec(part)
  // "라이초자와 산장" is one name.
  if (pair && !isOnlyKind(pair[2] ?? '')) return [pair[1] ?? '', pair[2] ?? '']
  const [first = '', ...rest] = part.split(/\s+/)
  return isKnownPlace(first) && rest.length === 1 && isKnownPlace(rest[0] ?? '')
    ? [first, rest[0] ?? '']
    : [part]
}

type Standing = Context & { isSeen: boolean; isListed: boolean }

function readName(part: string, { isSeen, isListed, towns, time, from }: Standing): Read<ReadPlace>[] {
  let name = unspaced(part.replace(/^[\s*"'<[]+|[\s*"'>\].!]+$/g, '')).replace(
    /^(?:오전|오후|저녁|밤)에?\s+/,
    '',
  )
  let cut = ''
  for (let tries = 0; tries < 5 && activity.test(name); tries++) {
    if (isOneWord.test(name)) break
    const shorter = name.replace(activity, '').trim()
    cut = name.slice(shorter.length) + cut
    name = shorter
  }
  const bracket = /\s*\(([^)]*)\)$/.exec(name)?.[1]
  const core = stripped(name)
  if (!isNameLike(core)) return []
  const isPlace = isKnownPlace(core) || towns.has(key(core)) || (endsLikePlace(core) && !isOnlyKind(core))
  if (!isPlace && !isSeen && !isListed && time === null && cut === '') return []
  const value = { name: core, time }
  // Two names for one place, or a place and a part of it.
  const isNamedTwice = bracket !== undefined && (isKnownPlace(bracket) || endsLikePlace(bracket))
  const stands = isSeen || isListed || time !== null || cut !== ''
  const proved = isPlace
    ? stands && !isDescribed(core)
    : isSeen && visitedFor.test(from) && /^[^\s]{3,10}$/.test(core) && !isOnlyKind(core)
  const isSoft =
    (soft.test(core) && !isKnownPlace(core)) ||
    /벚꽃|단풍|야경|석양|주변|일대|모래썰매|케이블카|유람선|호핑|크루즈/.test(cut)
  return [mark(value, proved && !isSoft && !isNamedTwice, from)]
}

/** "해상케이블카" is what it is called, not something that is done there. */
const isOneWord = /[가-힣]{2,}(?:케이블카|산악열차)$/

/** One visits a place; one looks at a show, too. */
const visitedFor = /관광|방문|탐방|견학|등정|등반|답사|visit/i

function isNameLike(name: string): boolean {
  if (name.length < 2 && name !== '괌') return false
  if (generic.test(name) || other.test(name) || isSentence(name) || !/\p{L}{2}/u.test(name)) return false
  // Latin letters are half as wide as Korean ones.
  return (
    name.length <= (/[가-힣]/.test(name) ? 24 : 40) &&
    name.split(' ').length <= 5 &&
    !/\d{3}(?![가-힣\d])|\d{4}|[~₩$%=]/.test(name)
  )
}

/** Words before the name that praise it: which of them belong to it is not to be seen. */
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

/** The first telling of a name stays; a surer one makes it sure, and a time is kept. */
export function joined(places: readonly Read<ReadPlace>[]): Read<ReadPlace>[] {
  const byName = new Map<string, Read<ReadPlace>>()
  for (const place of places) {
    const before = byName.get(key(place.value.name))
    if (!before) byName.set(key(place.value.name), { ...place, value: { ...place.value } })
    else {
      before.sure ||= place.sure
      before.value.time ??= place.value.time
    }
  }
  return [...byName.values()]
}

export const townKey = key
