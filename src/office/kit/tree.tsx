// A tree whose branches are opened, renamed and moved: by keyboard, by its buttons, or by dragging.
import { type ReactNode, useId } from 'react'
import type { Branch } from './branches.ts'
import { TreeRow } from './tree-row.tsx'
import { type TreeUse, useTree } from './use-tree.ts'
import { useOffice } from './use-words.ts'

type Props = TreeUse & {
  label: string
  nameMost?: number
  /** What else is said, or can be done, about one of them. */
  aside?: (branch: Branch) => ReactNode
}

export function Tree({ label, nameMost = 60, aside, ...use }: Props) {
  const { tree: words } = useOffice('kit')
  const id = useId()
  const tree = useTree(use)
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-2">
      <div
        ref={tree.list}
        role="tree"
        aria-label={label}
        aria-describedby={`${id}-help`}
        className="panel grid grid-cols-1 p-1"
      >
        {tree.rows.map((row) => (
          <TreeRow key={row.branch.id} {...{ row, tree, nameMost, aside }} />
        ))}
      </div>
      <p id={`${id}-help`} className="hidden text-13 text-soft tablet:block">
        {words.help}
      </p>
      <p role="status" className="sr-only">
        {tree.said}
      </p>
    </div>
  )
}
