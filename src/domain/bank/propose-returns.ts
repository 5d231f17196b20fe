// Lines that nothing owes: the booking each came for too late, or once too often.
import { findCandidates, isIdentified, scoreCandidate } from './find-candidates.ts'
import { buildMatchIndex, type OpenBooking, type OpenLine } from './match-index.ts'
import { listIdentityReasons, type MatchReason, type Proposal } from './matching.ts'

const mostProposals = 3
const namingReasons: MatchReason[] = ['reference', 'name', 'traveller', 'typo']

/** True if the line says whose it is, beyond its sum. */
export const namesSomebody = ({ reasons }: Proposal) =>
  reasons.some((reason) => namingReasons.includes(reason))

/** Never more than unsure: money that goes back is chosen, and not confirmed with the other lines by Enter. */
export function proposeReturns(
  lines: readonly OpenLine[],
  closed: readonly OpenBooking[],
): Map<number, Proposal[]> {
  if (closed.length === 0) return new Map()
  const index = buildMatchIndex(closed)
  return new Map(
    lines.flatMap((line) => {
      const proposals = findCandidates(index, line)
        .candidates.filter((candidate) => isIdentified(candidate) && candidate.who !== 'typo')
        .toSorted((one, other) => scoreCandidate(other, 'over') - scoreCandidate(one, 'over'))
        .slice(0, mostProposals)
        .map(
          (candidate): Proposal => ({
            parts: [
              { line: line.id, booking: candidate.booking.id, amount: line.amount, surplus: line.amount },
            ],
            reasons: [...listIdentityReasons(candidate), 'over'],
            certainty: 'unsure',
          }),
        )
      return proposals.length > 0 ? [[line.id, proposals] as const] : []
    }),
  )
}
