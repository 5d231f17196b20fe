// Sums of several: one line for several bookings, and several lines for one.
import { type Candidate, isIdentified, type LineCandidates } from './find-candidates.ts'
import { type OpenBooking, push } from './match-index.ts'
import {
  findOwed,
  isUnmatched,
  type LineProposal,
  listIdentityReasons,
  type Matching,
  type MatchPart,
  type MatchReason,
  type Proposal,
} from './matching.ts'
import { getSurname, isPersonName } from './payer-text.ts'

/** The most items that are combined: a party has fewer bookings, and pays in fewer transfers. */
const mostSummed = 10

/** Choices of at least two that make the sum; the search ends with the second. */
function findSubsets<T>(items: readonly T[], amountOf: (item: T) => number, target: number): T[][] {
  const few = items.filter((item) => amountOf(item) < target).slice(0, mostSummed)
  /** The sum of the items from each place on; the search stops where it is too small. */
  const rest = few.map(amountOf)
  for (let at = rest.length - 2; at >= 0; at--) rest[at] = (rest[at] ?? 0) + (rest[at + 1] ?? 0)
  const found: T[][] = []
  const search = (from: number, chosen: readonly T[], left: number) => {
    if (left === 0) found.push([...chosen])
    for (let at = from; left > 0 && found.length < 2 && (rest[at] ?? 0) >= left; at++) {
      const item = few[at]
      if (item !== undefined && amountOf(item) <= left)
        search(at + 1, [...chosen, item], left - amountOf(item))
    }
  }
  search(0, [], target)
  return found
}

/** First among what the payer is named in, then with the rest of the party: same telephone, same departure. */
export function findSplit(
  matching: Matching,
  { line, candidates }: LineCandidates,
): Omit<LineProposal, 'line'> | undefined {
  const named = candidates.filter(isIdentified)
  const [strongest] = named
  if (!strongest) return undefined
  const own = listOwed(
    matching,
    named.map(({ booking }) => booking),
  )
  const circles = [own, ...(own.length <= mostOwn ? [[...own, ...listParty(matching, own)]] : [])]
  for (const [at, circle] of circles.entries())
    for (const owes of circle.some(({ payable, left }) => payable < left) ? bothSums : oneSum) {
      const found = findSubsets(circle, (each) => each[owes], line.amount).filter((chosen) =>
        chosen.some((each) => own.includes(each)),
      )
      if (found.length === 0) continue
      const proposals = found.map((chosen) => toSplit(line.id, chosen, { owes, strongest, isOwn: at === 0 }))
      return { proposals, isAmbiguous: found.length > 1 }
    }
  return undefined
}

const bothSums = ['payable', 'left'] as const
const oneSum = ['payable'] as const
/** With more bookings of one name than these, the party of a payer is not guessed. */
const mostOwn = 3

/** The most bookings of one telephone that are looked at: some of them are paid by other lines. */
const mostOfParty = 40

function listParty({ index, ...matching }: Matching, own: readonly OpenBooking[]): OpenBooking[] {
  const near = own.flatMap((each) => [
    ...(index.byContact().get(each.contact) ?? []).slice(0, mostOfParty),
    ...(index.byDeparture().get(each.departure_id) ?? []).slice(0, mostSummed),
  ])
  const others = new Set(near.filter(({ id }) => !own.some((each) => each.id === id)))
  return listOwed({ index, ...matching }, [...others])
}

const listOwed = (matching: Matching, bookings: readonly OpenBooking[]) =>
  bookings.flatMap((each) => findOwed(matching, each) ?? []).filter(({ payable }) => payable > 0)

function toSplit(
  line: number,
  chosen: readonly OpenBooking[],
  { owes, strongest, isOwn }: { owes: 'payable' | 'left'; strongest: Candidate; isOwn: boolean },
): Proposal {
  return {
    parts: chosen.map((each) => ({ line, booking: each.id, amount: each[owes] })),
    reasons: [
      'several_bookings',
      ...listIdentityReasons(strongest),
      owes === 'payable' ? 'asked' : ('whole' as const),
    ],
    certainty: isOwn ? 'likely' : 'unsure',
  }
}

/** For each booking the lines that name it; or one of them with one of its family. */
export function findJoined(matching: Matching): Proposal[] {
  const open = matching.lines.filter((line) => isUnmatched(matching, line))
  const families = new Map<string, LineCandidates[]>()
  for (const each of open) {
    const name = each.text.names.flat().find(isPersonName)
    if (name && !each.candidates.some(isIdentified)) push(families, toFamilyKey(name, each.line.amount), each)
  }
  return [...groupByBooking(open)].flatMap(([id, named]) => {
    const booking = findOwed(matching, { id })
    if (!booking) return []
    for (const owes of listSums(booking)) {
      const [chosen = findFamilyPair(booking, named, { families, target: booking[owes] })] = findSubsets(
        named,
        ({ line }) => line.amount,
        booking[owes],
      )
      if (chosen) return [toJoined(booking, chosen, owes)]
    }
    return []
  })
}

const listSums = ({ payable, left }: OpenBooking) => (payable === left ? oneSum : bothSums)
const toFamilyKey = (name: string, amount: number) => `${getSurname(name)}|${amount}`

function findFamilyPair(
  { name }: OpenBooking,
  named: readonly LineCandidates[],
  { families, target }: { families: ReadonlyMap<string, LineCandidates[]>; target: number },
): LineCandidates[] | undefined {
  for (const each of isPersonName(name) ? named : []) {
    const [other] = families.get(toFamilyKey(name, target - each.line.amount)) ?? []
    if (other) return [each, other]
  }
  return undefined
}

function groupByBooking(open: readonly LineCandidates[]): Map<number, LineCandidates[]> {
  const byBooking = new Map<number, LineCandidates[]>()
  for (const each of open)
    for (const candidate of each.candidates)
      if (isIdentified(candidate)) push(byBooking, candidate.booking.id, each)
  return byBooking
}

function toJoined(
  booking: OpenBooking,
  chosen: readonly LineCandidates[],
  owes: 'payable' | 'left',
): Proposal {
  const relations = chosen.map(({ candidates }) => candidates.find((each) => each.booking.id === booking.id))
  const reasons = new Set<MatchReason>(['several_lines'])
  for (const relation of relations)
    for (const reason of relation ? listIdentityReasons(relation) : (['family'] as const)) reasons.add(reason)
  reasons.add(owes === 'payable' ? 'asked' : 'whole')
  const isNamed = relations.every((relation) => relation && isIdentified(relation))
  return {
    parts: chosen.map(({ line }): MatchPart => ({ line: line.id, booking: booking.id, amount: line.amount })),
    reasons: [...reasons],
    certainty: isNamed ? 'likely' : 'unsure',
  }
}
