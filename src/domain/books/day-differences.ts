// The differences between the bank and the books of a day, by name. Pure: the screen shows them, too.
import type { DayFigures } from './day-figures.ts'

/** The direction in which each part moves the bank away from the books. */
const parts = {
  unmatched: 1,
  aside: 1,
  confirmed_elsewhere: 1,
  awaiting: 1,
  of_other_days: -1,
  without_line: -1,
  undone_later: -1,
  unexplained: -1,
  undone: 1,
  sent_without_line: 1,
  sent_of_other_days: 1,
  sent_elsewhere: -1,
  costs_without_line: 1,
  unused: -1,
  paid_aside: -1,
} as const
export type DayDifference = keyof typeof parts

export const dayDifferences = Object.keys(parts).filter((name): name is DayDifference => name in parts)

/**
 * The differences between the bank and what transfers and costs say, each by its name. Their sum is exact to
 * the won.
 */
export function listDayDifferences(figures: DayFigures): [DayDifference, number][] {
  return dayDifferences
    .map((name): [DayDifference, number] => [name, parts[name] * figures[name]])
    .filter(([, amount]) => amount !== 0)
}

export const calculateDayDifference = (figures: DayFigures) =>
  figures.bank_in - figures.bank_out - (figures.transfer_in - figures.transfer_out - figures.costs_paid)
