// One payout, as the list has it.
import type { Api } from '#office/api.ts'

export type Payout = Awaited<ReturnType<Api['payment']['payouts']>>['list'][number]

/** The refund of a share, which goes to whoever paid it; undefined where it goes to the booker. */
export const getShareRefund = ({ is_share, refund_id }: Pick<Payout, 'is_share' | 'refund_id'>) =>
  is_share && refund_id !== null ? refund_id : undefined
