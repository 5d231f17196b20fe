// A tree as data: its rows as they are shown, where one stands, and the same tree with one of them moved.
export type Branch = { id: string; name: string; children?: readonly Branch[] }
/** Among the children of `parent`, or at the top; `at` counts without the one that moves. */
export type Place = { parent: string | null; at: number }
export type Row = { branch: Branch; level: number; parent: string | null; at: number; of: number }

/** Every branch in the order of the screen; what lies inside a shut one is left out. */
export function rowsOf(
  branches: readonly Branch[],
  isShut: (id: string) => boolean,
  parent: string | null = null,
  level = 1,
): Row[] {
  return branches.flatMap((branch, at) => [
    { branch, level, parent, at, of: branches.length },
    ...(isShut(branch.id) ? [] : rowsOf(branch.children ?? [], isShut, branch.id, level + 1)),
  ])
}

const heightOf = ({ children = [] }: Branch): number => 1 + Math.max(0, ...children.map(heightOf))

const holds = (branch: Branch, id: string): boolean =>
  branch.id === id || (branch.children ?? []).some((child) => holds(child, id))

/** Not into itself, and no deeper than the tree may be. */
export function canMove(
  branches: readonly Branch[],
  id: string,
  { parent }: Place,
  deepest: number,
): boolean {
  const rows = rowsOf(branches, () => false)
  const row = rows.find(({ branch }) => branch.id === id)
  if (!row || (parent !== null && holds(row.branch, parent))) return false
  const above = parent === null ? 0 : (rows.find(({ branch }) => branch.id === parent)?.level ?? deepest)
  return above + heightOf(row.branch) <= deepest
}

/** The tree as it is after the move. */
export function moved(branches: readonly Branch[], id: string, to: Place): Branch[] {
  const branch = rowsOf(branches, () => false).find((row) => row.branch.id === id)?.branch
  if (!branch) return [...branches]
  const without = (list: readonly Branch[]): Branch[] =>
    list
      .filter((each) => each.id !== id)
      .map((each) => (each.children ? { ...each, children: without(each.children) } : each))
  const put = (list: readonly Branch[]) => list.toSpliced(to.at, 0, branch)
  const putInto = (list: readonly Branch[]): Branch[] =>
    list.map((each) => {
      if (each.id === to.parent) return { ...each, children: put(each.children ?? []) }
      return each.children ? { ...each, children: putInto(each.children) } : each
    })
  const rest = without(branches)
  return to.parent === null ? put(rest) : putInto(rest)
}

export type Way = 'up' | 'down' | 'in' | 'out'

/** Where a row goes: past its neighbour, into the one above it, or out behind its parent. */
export function placeBeside(rows: readonly Row[], { parent, at, of }: Row, way: Way): Place | undefined {
  if (way === 'up') return at > 0 ? { parent, at: at - 1 } : undefined
  if (way === 'down') return at < of - 1 ? { parent, at: at + 1 } : undefined
  if (way === 'in') {
    const above = rows.find((row) => row.parent === parent && row.at === at - 1)?.branch
    return above && { parent: above.id, at: above.children?.length ?? 0 }
  }
  const outer = rows.find(({ branch }) => branch.id === parent)
  return outer && { parent: outer.parent, at: outer.at + 1 }
}
