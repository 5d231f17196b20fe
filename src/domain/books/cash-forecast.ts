// Cash by day: what is expected in and out, and what the accounts hold after each day.
import { type cashKinds, incomingKinds } from './cash-kind.ts'

/** `count` of them, and the names of the largest. */
export type CashPart = { kind: (typeof cashKinds)[number]; sum: number; count: number; names: string[] }
type ExpectedCash = CashPart & { day: string }

export const isIncoming = ({ kind }: Pick<CashPart, 'kind'>) => incomingKinds.some((each) => each === kind)
const sumUp = (parts: readonly CashPart[]) => parts.reduce((all, { sum }) => all + sum, 0)

/** `rows` by day. `left` is null where no bank has said what is there now. */
export function listCashDays(rows: readonly ExpectedCash[], balance: number | null) {
  let left = balance
  return [...Map.groupBy(rows, ({ day }) => day)].map(([day, expected]) => {
    const parts = expected.map(({ kind, sum, count, names }) => ({ kind, sum, count, names }))
    const incoming = sumUp(parts.filter(isIncoming))
    const outgoing = sumUp(parts) - incoming
    if (left !== null) left += incoming - outgoing
    return { day, incoming, outgoing, left, parts }
  })
}

/** The day on which least is left, the first of several. */
export const findLowest = (days: ReturnType<typeof listCashDays>) =>
  days
    .flatMap(({ day, left }) => (left === null ? [] : [{ day, left }]))
    .reduce<{ day: string; left: number } | null>(
      (lowest, each) => (lowest === null || each.left < lowest.left ? each : lowest),
      null,
    )
