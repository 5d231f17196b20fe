// A tree as data: its rows as they are shown, where one is, and the same tree with one of them moved.
export type Branch = { id: string; name: string; children?: readonly Branch[] }
/** A place among the children of `parent`, or at the top. `at` does not count the branch that moves. */
export type TreePosition = { parent: string | null; at: number }
export type Row = { branch: Branch; level: number; parent: string | null; at: number; siblingCount: number }

/** Every branch in the order of the screen; those inside a collapsed one are left out. */
export function listVisibleRows(
  branches: readonly Branch[],
  isCollapsed: (id: string) => boolean,
  parent: string | null = null,
  level = 1,
): Row[] {
  return branches.flatMap((branch, at) => [
    { branch, level, parent, at, siblingCount: branches.length },
    ...(isCollapsed(branch.id)
      ? []
      : listVisibleRows(branch.children ?? [], isCollapsed, branch.id, level + 1)),
  ])
}

const countLevels = ({ children = [] }: Branch): number => 1 + Math.max(0, ...children.map(countLevels))

const containsBranch = (branch: Branch, id: string): boolean =>
  branch.id === id || (branch.children ?? []).some((child) => containsBranch(child, id))

/** A branch cannot be moved into itself, nor deeper than the tree may be. */
export function canMove(
  branches: readonly Branch[],
  id: string,
  { parent }: TreePosition,
  maxDepth: number,
): boolean {
  const rows = listVisibleRows(branches, () => false)
  const row = rows.find(({ branch }) => branch.id === id)
  if (!row || (parent !== null && containsBranch(row.branch, parent))) return false
  const above = parent === null ? 0 : (rows.find(({ branch }) => branch.id === parent)?.level ?? maxDepth)
  return above + countLevels(row.branch) <= maxDepth
}

/** The tree as it is after the move. */
export function moveBranch(branches: readonly Branch[], id: string, to: TreePosition): Branch[] {
  const branch = listVisibleRows(branches, () => false).find((row) => row.branch.id === id)?.branch
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

export type MoveDirection = 'up' | 'down' | 'in' | 'out'

/** Where a row goes: past its neighbour, into the one above it, or out behind its parent. */
export function findMoveTarget(
  rows: readonly Row[],
  { parent, at, siblingCount }: Row,
  direction: MoveDirection,
): TreePosition | undefined {
  if (direction === 'up') return at > 0 ? { parent, at: at - 1 } : undefined
  if (direction === 'down') return at < siblingCount - 1 ? { parent, at: at + 1 } : undefined
  if (direction === 'in') {
    const above = rows.find((row) => row.parent === parent && row.at === at - 1)?.branch
    return above && { parent: above.id, at: above.children?.length ?? 0 }
  }
  const outer = rows.find(({ branch }) => branch.id === parent)
  return outer && { parent: outer.parent, at: outer.at + 1 }
}
