// The bookings a bank line may be for, each with what speaks for it.
import type { MatchIndex, OpenBooking, OpenLine } from './match-index.ts'
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
  toLatinKey,
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
    else
      found.set(booking.id, {
        ...describeTraits(booking, text),
        booking,
        who,
        isReferenced: isReferenced || (before?.isReferenced ?? false),
      })
  }
  for (const booking of listReferenced(index, line, text)) add(booking, 'stranger', true)
  addNamed(index, text, add)
  if (![...found.values()].some(isIdentified)) addMistyped(index, { line, text }, add)
  if (![...found.values()].some(isIdentified)) addBySum(index, { line, text }, add)
  return { line, text, candidates: [...found.values()] }
}

type AddCandidate = (booking: OpenBooking, who: PayerRelation, isReferenced?: boolean) => void

const listReferenced = ({ byReference }: MatchIndex, line: OpenLine, text: PayerText) =>
  listReferenceWords(line, text).flatMap((word) => byReference.get(word) ?? [])

/** Takes the first name of each word that somebody has. */
function addNamed(index: MatchIndex, { names, latin }: PayerText, add: AddCandidate): void {
  for (const group of [...names, [latin]]) {
    const name = group.find((each) => index.byName.has(each))
    for (const holder of (name && index.byName.get(name)) || [])
      add(holder.booking, holder.isBooker ? 'name' : 'traveller')
  }
}

function addMistyped(index: MatchIndex, { line, text }: LineText, add: AddCandidate): void {
  const near = index.near()
  for (const key of text.masked) for (const { booking } of near.get(key) ?? []) add(booking, 'typo')
  const typed = text.names.flatMap((group) => group.filter(isPersonName)).slice(0, 6)
  for (const name of typed) {
    const holders = [
      ...listNearLookups(name).flatMap((key) => near.get(key) ?? []),
      ...listShorterNames(name).flatMap((key) => index.byName.get(key) ?? []),
      ...listSwapped(name).flatMap((key) => index.byName.get(key) ?? []),
    ]
    for (const holder of holders) if (isTypo(name, holder.name)) add(holder.booking, 'typo')
  }
  if (text.latin === '') return
  for (const booking of (index.bySum().get(line.amount) ?? []).slice(0, mostCompared))
    if ([booking.name, ...booking.travellers].some((name) => isLatinTypo(text.latin, toLatinKey(name))))
      add(booking, 'typo')
}

/** Bookings of one sum whose names are compared letter by letter. */
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
