// The ways in which customers of an agency may pay. Decision 80

export const payWays = ['card', 'virtual_account', 'bank_transfer'] as const
export type PayWay = (typeof payWays)[number]

type AgencyMeans = { pay_ways: PayWay[] | null; pays_online: boolean; has_account: boolean }

/**
 * In the agency's order, less those it has no keys or no account for. Without a choice it is the card, or a
 * transfer where nothing is paid online.
 */
export function listPayWays({ pay_ways, pays_online, has_account }: AgencyMeans): PayWay[] {
  const isPossible = (way: PayWay) => (way === 'bank_transfer' ? has_account : pays_online)
  const chosen = (pay_ways ?? []).filter(isPossible)
  if (chosen.length > 0) return chosen
  return pays_online ? ['card'] : ['bank_transfer']
}
