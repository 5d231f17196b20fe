// What a departure brought in and cost, divided among those who booked it. Pure. Decision 96

type Part = { heads: number; income: number }
type Share<P> = { part: P | undefined; heads: number; income: number; cost: number }

/**
 * Each has the income of their own bookings, and of the costs a share by travellers, rounded so that all of them sum up
 * to the won. Income that no booking explains, such as a correction after the close, is nobody's, as are costs without a traveller.
 */
export function divideMargin<P extends Part>(
  { income, cost }: { income: number; cost: number },
  parts: readonly P[],
): Share<P>[] {
  const heads = parts.reduce((sum, part) => sum + part.heads, 0)
  let before = 0
  const shares: Share<P>[] = parts.map((part) => {
    const from = divideCost(cost, before, heads)
    before += part.heads
    return { part, heads: part.heads, income: part.income, cost: divideCost(cost, before, heads) - from }
  })
  const sumOf = (key: 'income' | 'cost') => shares.reduce((sum, share) => sum + share[key], 0)
  const rest = { part: undefined, heads: 0, income: income - sumOf('income'), cost: cost - sumOf('cost') }
  return rest.income === 0 && rest.cost === 0 ? shares : [...shares, rest]
}

/** What the first so many travellers cost. Split into whole and rest, because the product may be no safe number. */
const divideCost = (cost: number, first: number, heads: number): number =>
  heads === 0 ? 0 : Math.trunc(cost / heads) * first + Math.round(((cost % heads) * first) / heads)
