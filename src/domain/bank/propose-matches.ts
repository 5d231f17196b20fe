// Proposes bookings for bank lines. Pure: it reads lines and bookings and confirms nothing. Decision 79
import { toDigits } from '#lib/phone.ts'
import {
  type Candidate,
  compareSum,
  findCandidates,
  isIdentified,
  type LineCandidates,
  mostBySum,
  type SumRelation,
  scoreCandidate,
} from './find-candidates.ts'
import { findJoined, findSplit } from './find-sums.ts'
import { buildMatchIndex, type OpenBooking, type OpenLine, type OpenShare, toNameKey } from './match-index.ts'
import {
  type Certainty,
  deduct,
  findOwed,
  isUnmatched,
  type LineProposal,
  listIdentityReasons,
  type Matching,
  type Proposal,
} from './matching.ts'

const mostProposals = 5

export function proposeMatches(lines: readonly OpenLine[], bookings: readonly OpenBooking[]): LineProposal[] {
  const matching = createMatching(lines, bookings)
  const isExact = (sum: SumRelation) => sum === 'asked' || sum === 'whole'
  proposeSingles(matching, (candidate, sum) => isIdentified(candidate) && isExact(sum))
  proposeSplits(matching)
  proposeJoined(matching)
  proposeSingles(matching, (candidate, sum) => isLooseFit(candidate, sum))
  proposeSingles(matching, (candidate, sum) => !isIdentified(candidate) && isExact(sum))
  return lines.map(({ id }) => matching.done.get(id) ?? { line: id, proposals: [], isAmbiguous: false })
}

/** A mistyped name needs the right sum, or a share of it. */
const isLooseFit = (candidate: Candidate, sum: SumRelation) =>
  isIdentified(candidate) && (candidate.who !== 'typo' || candidate.isReferenced || sum === 'share')

function createMatching(lines: readonly OpenLine[], written: readonly OpenBooking[]): Matching {
  const bookings = written.map((booking) => ({ ...booking, contact: toDigits(booking.contact) }))
  const index = buildMatchIndex(bookings)
  return {
    index,
    lines: lines.map((line) => findCandidates(index, line)),
    equal: countBy(lines.map(toPayerKey)),
    owed: new Map(bookings.map((booking) => [booking.id, booking])),
    done: new Map(),
  }
}

const toPayerKey = ({ payer, amount }: OpenLine) => `${amount}|${payer}`

function countBy(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

type Fit = {
  candidate: Candidate
  sum: SumRelation
  score: number
  owed: OpenBooking
  share: OpenShare | undefined
}

function listFits(
  matching: Matching,
  { line, text, candidates }: LineCandidates,
  isWanted: (candidate: Candidate, sum: SumRelation) => boolean,
): Fit[] {
  return candidates
    .flatMap((candidate) => {
      const owed = findOwed(matching, candidate.booking)
      if (!owed) return []
      const share = findPaidShare(owed, { line, text }, candidate)
      const sum = share?.rest === line.amount ? 'asked' : compareSum(line.amount, owed)
      const score = scoreCandidate(candidate, sum)
      return isWanted(candidate, sum) ? [{ candidate, sum, owed, share, score }] : []
    })
    .toSorted((one, other) => other.score - one.score)
}

/**
 * The share of whoever the line names; or, where somebody else sent it with the reference, the one share that
 * has this sum.
 */
function findPaidShare(
  { shares = [] }: OpenBooking,
  { line, text }: Pick<LineCandidates, 'line' | 'text'>,
  { isReferenced }: Candidate,
): OpenShare | undefined {
  if (shares.length === 0) return undefined
  const named = new Set([...text.names.flat(), text.latin])
  const own = shares.find(({ name, rest }) => rest >= line.amount && named.has(toNameKey(name)))
  const equal = shares.filter(({ rest }) => rest === line.amount)
  return own ?? (isReferenced && equal.length === 1 ? equal[0] : undefined)
}

/** Gives each booking one line. The best fits of all lines come first, and the others get what is left. */
function proposeSingles(
  matching: Matching,
  isWanted: (candidate: Candidate, sum: SumRelation) => boolean,
): void {
  const open = matching.lines
    .filter((line) => isUnmatched(matching, line))
    .map((line) => ({ line, best: listFits(matching, line, isWanted)[0]?.score ?? 0 }))
    .filter(({ best }) => best > 0)
    .toSorted((one, other) => other.best - one.best)
  for (const { line } of open) {
    const fits = listFits(matching, line, isWanted)
    if (fits.length > 0) finishSingle(matching, line, fits)
  }
}

function finishSingle(matching: Matching, { line, text }: LineCandidates, fits: Fit[]): void {
  const [best] = fits
  const tied = fits.filter((fit) => fit.score >= (best?.score ?? 0) - 3 || isContradiction(best, fit))
  if (tied.length > mostBySum && !tied.some(({ candidate }) => isIdentified(candidate))) return
  const isAmbiguous = tied.length > 1 && !isSamePayerTwice(matching, { line, text }, tied)
  const proposals = fits.slice(0, mostProposals).map((fit) => toProposal(line, fit, isAmbiguous))
  matching.done.set(line.id, { line: line.id, proposals, isAmbiguous })
  if (!isAmbiguous) deduct(matching, proposals[0]?.parts ?? [])
}

/** True if the digits name one booking, the name another, and the sum is right for both. */
const isContradiction = (best: Fit | undefined, { candidate, sum }: Fit) =>
  best?.candidate.who === 'stranger' &&
  best.candidate.isReferenced &&
  candidate.who === 'name' &&
  sum === best.sum

/** One person booked twice and pays each by itself: which line is for which booking makes no difference. */
function isSamePayerTwice(
  { equal }: Matching,
  { line }: Pick<LineCandidates, 'line' | 'text'>,
  tied: readonly Fit[],
): boolean {
  const contacts = new Set(tied.map(({ candidate }) => candidate.booking.contact))
  if (contacts.size > 1) return false
  return (equal.get(toPayerKey(line)) ?? 0) >= tied.length
}

function toProposal(line: OpenLine, { candidate, sum, owed, share }: Fit, isAmbiguous: boolean): Proposal {
  const amount = Math.min(line.amount, owed.left)
  return {
    parts: [{ line: line.id, booking: owed.id, amount, ...(share && { share: share.id }) }],
    reasons: [...listIdentityReasons(candidate), sum],
    certainty: isAmbiguous ? 'unsure' : findCertainty(candidate, sum),
  }
}

function findCertainty(candidate: Candidate, sum: SumRelation): Certainty {
  const isExact = sum === 'asked' || sum === 'whole'
  if (!isIdentified(candidate)) return 'unsure'
  if (candidate.isReferenced || candidate.who === 'name' || candidate.who === 'traveller')
    return isExact ? 'sure' : 'likely'
  return isExact ? 'likely' : 'unsure'
}

/** Finds lines that pay several bookings of the same person or party. */
function proposeSplits(matching: Matching): void {
  for (const each of matching.lines) {
    if (!isUnmatched(matching, each)) continue
    const found = findSplit(matching, each)
    if (!found) continue
    matching.done.set(each.line.id, { line: each.line.id, ...found })
    if (!found.isAmbiguous) deduct(matching, found.proposals[0]?.parts ?? [])
  }
}

/** Finds lines that pay one booking together. Each of them shows the same proposal. */
function proposeJoined(matching: Matching): void {
  for (const proposal of findJoined(matching)) {
    const lines = new Set(proposal.parts.map(({ line }) => line))
    if ([...lines].some((line) => matching.done.has(line))) continue
    for (const line of lines) matching.done.set(line, { line, proposals: [proposal], isAmbiguous: false })
    deduct(matching, proposal.parts)
  }
}
