// The bookings a bank line may be for, each with what speaks for it.
import {
  listTraits,
  type MatchIndex,
  mostCandidates,
  type NameHolder,
  type OpenBooking,
  type OpenLine,
} from './match-index.ts'
import {
  getSurname,
  isLatinTypo,
  isPersonName,
  isTypo,
  listNearLookups,
  listReferenceWords,
  listShorterNames,
  type PayerText,
  readPayer,
} from './payer-text.ts'

/** The payer's relation to the booking. */
type PayerRelation = 'name' | 'traveller' | 'typo' | 'family' | 'stranger'
/** The line's sum beside what the booking owes. `share`: of some of its people. */
export type SumRelation = 'asked' | 'whole' | 'share' | 'part' | 'over'

export type Candidate = {
  booking: OpenBooking
  who: PayerRelation
  isReferenced: boolean
  hasPhone: boolean
  hasTrip: boolean
}
type LineText = { line: OpenLine; text: PayerText }
export type LineCandidates = LineText & { candidates: Candidate[] }

const relationPoints: Record<PayerRelation, number> = {
  name: 40,
  traveller: 38,
  typo: 26,
  family: 12,
  stranger: 0,
}
const sumPoints: Record<SumRelation, number> = { asked: 40, whole: 38, share: 20, part: 8, over: 4 }

/** True if the reference or a name fits, so that it is not the sum alone. */
export const isIdentified = ({ who, isReferenced }: Candidate) =>
  isReferenced || who === 'name' || who === 'traveller' || who === 'typo'

export const scoreCandidate = (candidate: Candidate, sum: SumRelation): number =>
  relationPoints[candidate.who] +
  sumPoints[sum] +
  (candidate.isReferenced ? 50 : 0) +
  (candidate.hasPhone ? 15 : 0) +
  (candidate.hasTrip ? 6 : 0)

export function compareSum(amount: number, { payable, left, people }: Owed): SumRelation {
  if (amount === payable) return 'asked'
  if (amount === left) return 'whole'
  if (amount > left) return 'over'
  const isShare = people > 1 && [payable, left].some((sum) => sum > 0 && (amount * people) % sum === 0)
  return isShare ? 'share' : 'part'
}
type Owed = Pick<OpenBooking, 'payable' | 'left' | 'people'>

/** Families and strangers with the right sum are looked for only where nothing better is known. */
export function findCandidates(index: MatchIndex, line: OpenLine): LineCandidates {
  const text = readPayer(line.payer, line.memo)
  const found = new Map<number, Candidate>()
  const add = (booking: OpenBooking, who: PayerRelation, isReferenced = false) => {
    const before = found.get(booking.id)
    if (before && relationPoints[before.who] >= relationPoints[who]) before.isReferenced ||= isReferenced
    else if (before || found.size < mostCandidates)
      found.set(booking.id, {
        ...describeTraits(booking, text),
        booking,
        who,
        isReferenced: isReferenced || (before?.isReferenced ?? false),
      })
  }
  for (const booking of listReferenced(index, line, text)) add(booking, 'stranger', true)
  addNamed(index, { line, text, referenced: [...found.keys()] }, add)
  if (![...found.values()].some(isIdentified)) addMistyped(index, { line, text }, add)
  if (![...found.values()].some(isIdentified)) addBySum(index, { line, text }, add)
  return { line, text, candidates: [...found.values()] }
}

type AddCandidate = (booking: OpenBooking, who: PayerRelation, isReferenced?: boolean) => void

const listReferenced = ({ byReference }: MatchIndex, line: OpenLine, text: PayerText) =>
  listReferenceWords(line, text).flatMap((word) => byReference.get(word) ?? [])

/** Takes the first name of each word that somebody has: first those whom the line says more of than the name. */
function addNamed(
  index: MatchIndex,
  { line, text, referenced }: LineText & { referenced: readonly number[] },
  add: AddCandidate,
): void {
  const names = [...text.names, [text.latin]].flatMap(
    (group) => group.find((each) => index.byName.has(each)) ?? [],
  )
  const traits = listTraits({ line, digits: text.digits, ids: referenced })
  const addHolder = ({ booking, isBooker }: NameHolder) => add(booking, isBooker ? 'name' : 'traveller')
  for (const name of names)
    if ((index.byName.get(name)?.length ?? 0) > mostCandidates)
      for (const trait of traits)
        for (const holder of listFew(index.byTrait().get(`${name}|${trait}`))) addHolder(holder)
  for (const name of names) for (const holder of listFew(index.byName.get(name))) addHolder(holder)
}

const listFew = <T>(list: readonly T[] = []): readonly T[] => list.slice(0, mostCandidates)

function addMistyped(index: MatchIndex, { line, text }: LineText, add: AddCandidate): void {
  const near = index.near()
  const addHolders = (name: string) => {
    for (const { booking } of listFew(index.byName.get(name))) add(booking, 'typo')
  }
  for (const key of text.masked) for (const name of listFew(near.get(key))) addHolders(name)
  const typed = text.names.flatMap((group) => group.filter(isPersonName)).slice(0, 6)
  let compared = 0
  for (const one of typed) {
    const names = [
      ...listNearLookups(one).flatMap((key) => (near.get(key) ?? []).slice(0, mostNames)),
      ...[...listShorterNames(one), ...listSwapped(one)].filter((name) => index.byName.has(name)),
    ]
    for (const name of names) if (compared++ < mostNames && isTypo(one, name)) addHolders(name)
  }
  if (text.latin !== '') addMistypedLatin(index, { line, text }, add)
}

function addMistypedLatin(index: MatchIndex, { line, text }: LineText, add: AddCandidate): void {
  let compared = 0
  for (const booking of (index.bySum().get(line.amount) ?? []).slice(0, mostCompared))
    for (const key of index.latinKeys(booking))
      if (compared++ < mostNames && isLatinTypo(text.latin, key)) add(booking, 'typo')
}

/** Names that one line is compared with letter by letter, and bookings of one sum whose names these may be. */
const mostNames = 300
const mostCompared = 100

const listSwapped = (name: string) =>
  [...name].slice(1).map((letter, at) =>
    [...name]
      .with(at, letter)
      .with(at + 1, name.charAt(at))
      .join(''),
  )

/** If more bookings than these have the sum, it identifies one only together with a telephone. */
export const mostBySum = 3
/** The most bookings of one sum that are looked at. Other lines may pay some of them, and leave few. */
const mostEqual = 12
function addBySum(index: MatchIndex, { line, text }: LineText, add: AddCandidate): void {
  const name = text.names.flat().find((each) => isPersonName(each) && each.length <= 4)
  const family = name ? (index.bySurnameAndSum().get(`${getSurname(name)}|${line.amount}`) ?? []) : []
  if (family.length <= mostBySum) for (const booking of family) add(booking, 'family')
  const equal = index.bySum().get(line.amount) ?? []
  for (const booking of equal.slice(0, mostCompared))
    if (equal.length <= mostEqual || describeTraits(booking, text).hasPhone) add(booking, 'stranger')
}

/** Other traits of the line that point to this booking. */
function describeTraits(booking: OpenBooking, { digits, words }: PayerText) {
  const { contact } = booking
  return {
    hasPhone: contact.length >= 8 && digits.some((each) => contact.endsWith(each.slice(-8))),
    hasTrip: words.some((word) => word.length >= 2 && booking.title.includes(word)),
  }
}
