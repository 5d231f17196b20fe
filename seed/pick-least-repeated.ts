// Chooses what is said next so that no page of reviews says the same thing twice.
export type UsedText = { text: string; at: number; hasPhotos: boolean }

/**
 * Of several texts the one with the most reviews between here and where it is already; among reviews with
 * photos, which one can read by themselves, counted apart. `at` is the moment of the review.
 */
export function pickLeastRepeated<T>(
  choices: T[],
  getText: (one: T) => string,
  { used, at, hasPhotos }: { used: UsedText[]; at: number; hasPhotos: boolean },
): T {
  const shown = used.filter((one) => one.hasPhotos)
  const lists = hasPhotos ? [used, shown] : [used]
  const [first, ...others] = choices.map((one) => ({
    one,
    apart: Math.min(...lists.map((list) => countBetween(list, getText(one), at))),
  }))
  if (first === undefined) throw new Error('Nothing to choose from')
  return others.reduce((best, other) => (other.apart > best.apart ? other : best), first).one
}

/** So many are between this moment and the nearest that says it. */
function countBetween(list: UsedText[], text: string, at: number): number {
  const ways = list
    .filter((one) => one.text === text)
    .map((each) => {
      const [from, to] = [Math.min(each.at, at), Math.max(each.at, at)]
      return list.filter((one) => one.at > from && one.at < to).length
    })
  return Math.min(...ways)
}
