// The columns of somebody's file, found by the titles people give them.

/**
 * The place of each field among the titles of a row. `known`: the titles of a field, the likeliest first. A column is one
 * field at the most. Titles are compared without marks and gaps, and without what `dropped` finds.
 */
export function findColumns<F extends string>(
  row: readonly string[],
  { fields, known, dropped }: { fields: readonly F[]; known: Record<F, readonly string[]>; dropped: RegExp },
): Map<F, number> {
  const normalized = row.map((title) => normalizeTitle(title, dropped))
  const places = new Map<F, number>()
  const taken = new Set<number>()
  for (const field of fields) {
    const at = known[field]
      .map((title) => normalized.findIndex((each, place) => each === title && !taken.has(place)))
      .find((place) => place >= 0)
    if (at === undefined) continue
    taken.add(at)
    places.set(field, at)
  }
  return places
}

const normalizeTitle = (title: string, dropped: RegExp) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(dropped, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
