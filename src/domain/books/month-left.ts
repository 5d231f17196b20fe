// What the margin of a month leaves after payments that no departure causes, such as rent and salaries.

type Sums = {
  margins: readonly { group: string; margin: number }[]
  overheads: readonly { sum: number }[]
}

/** Each group has the same sum of margins: that of the trips is taken. */
export const calculateMonthLeft = ({ margins, overheads }: Sums): number =>
  margins.reduce((all, { group, margin }) => all + (group === 'trip' ? margin : 0), 0) -
  overheads.reduce((all, { sum }) => all + sum, 0)
