// A transfer to confirm, what is proposed for it, and the bookings that are named.
import type { Api } from '../api.ts'

type OpenLines = Awaited<ReturnType<Api['bank']['openLines']>>
export type OpenLine = OpenLines['lines'][number]
export type LineProposal = OpenLine['proposals'][number]
export type PayableBooking = OpenLines['bookings'][number]

/** What Enter confirms: the first proposal, where nothing has to be chosen. */
export const findMainProposal = ({ proposals, is_ambiguous }: OpenLine): LineProposal | undefined => {
  const [first] = proposals
  return first && !is_ambiguous && first.certainty !== 'unsure' ? first : undefined
}
