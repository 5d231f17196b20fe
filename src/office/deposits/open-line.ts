// A transfer to confirm, what is proposed for it, and the bookings that are named.
import type { Api } from '#office/api.ts'

type OpenLines = Awaited<ReturnType<Api['bank']['openLines']>>
export type OpenLine = OpenLines['lines'][number]
export type LineProposal = OpenLine['proposals'][number]
export type PayableBooking = OpenLines['bookings'][number]

/** What of a line is more than its booking owes, where a proposal leaves that on the line. */
export function splitSurplus({ rest }: OpenLine, { parts }: LineProposal): LineProposal['parts'] | undefined {
  const [part, ...others] = parts
  if (!part || others.length > 0 || part.share !== undefined || part.amount >= rest) return undefined
  return [{ ...part, amount: rest, surplus: rest - part.amount }]
}

export const sumSurplus = (parts: LineProposal['parts']) =>
  parts.reduce((sum, { surplus = 0 }) => sum + surplus, 0)

/** What Enter confirms: the first proposal, where nothing has to be chosen. */
export const findMainProposal = ({ proposals, is_ambiguous }: OpenLine): LineProposal | undefined => {
  const [first] = proposals
  return first && !is_ambiguous && first.certainty !== 'unsure' ? first : undefined
}
