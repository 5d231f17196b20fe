// Types of the matching: a proposal, and what each booking still owes while proposals are worked out.
import type { Candidate, LineCandidates, SumRelation } from './find-candidates.ts'
import type { MatchIndex, OpenBooking } from './match-index.ts'

/** How sure a proposal is; a person looks at each in any case. */
export type Certainty = 'sure' | 'likely' | 'unsure'
/** Reasons that the screen puts into words. */
export type MatchReason =
  | 'reference'
  | 'phone'
  | 'trip'
  | 'name'
  | 'traveller'
  | 'typo'
  | 'family'
  | 'stranger'
  | SumRelation
  | 'several_bookings'
  | 'several_lines'
/** `share`: the share of the booking that it pays. `surplus`: what of it the booking does not owe. */
export type MatchPart = { line: number; booking: number; amount: number; share?: number; surplus?: number }
export type Proposal = { parts: MatchPart[]; reasons: MatchReason[]; certainty: Certainty }
/** `proposals`: the best first. `isAmbiguous`: the first ones fit equally, and none is chosen. */
export type LineProposal = { line: number; proposals: Proposal[]; isAmbiguous: boolean }

export type Matching = {
  index: MatchIndex
  lines: LineCandidates[]
  /** How many lines have this sum and payer. */
  equal: ReadonlyMap<string, number>
  /** The rest of each booking when the lines proposed so far are confirmed. */
  owed: Map<number, OpenBooking>
  done: Map<number, LineProposal>
}

/** A booking as it is after what was proposed before; undefined when nothing is left to pay. */
export function findOwed({ owed }: Matching, { id }: { id: number }): OpenBooking | undefined {
  const booking = owed.get(id)
  return booking && booking.left > 0 ? booking : undefined
}

export function deduct({ owed }: Matching, parts: readonly MatchPart[]): void {
  for (const { booking: id, amount, share } of parts) {
    const booking = owed.get(id)
    if (booking)
      owed.set(id, {
        ...booking,
        payable: Math.max(0, booking.payable - amount),
        left: Math.max(0, booking.left - amount),
        shares: booking.shares?.map((each) =>
          each.id === share ? { ...each, rest: each.rest - amount } : each,
        ),
      })
  }
}

export const isUnmatched = ({ done }: Matching, { line }: LineCandidates) => !done.has(line.id)

export const listIdentityReasons = (candidate: Candidate): MatchReason[] => [
  ...(candidate.isReferenced ? (['reference'] as const) : []),
  ...(candidate.isReferenced && candidate.who === 'stranger' ? [] : [candidate.who]),
  ...(candidate.hasPhone ? (['phone'] as const) : []),
  ...(candidate.hasTrip ? (['trip'] as const) : []),
]
