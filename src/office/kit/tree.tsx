// A tree whose branches are opened, renamed and moved: by keyboard, by its buttons, or by dragging.
import { type ReactNode, useId } from 'react'
import type { Branch } from './branches.ts'
import { TreeRow } from './tree-row.tsx'
import { useText } from './use-text.ts'
import { type TreeOptions, useTree } from './use-tree.ts'

type Props = TreeOptions & {
  label: string
  maxNameLength?: number
  /** What else is said, or can be done, about one of them. */
  aside?: (branch: Branch) => ReactNode
}

export function Tree({ label, maxNameLength = 60, aside, ...options }: Props) {
  const { tree: words } = useText('kit')
  const id = useId()
  const tree = useTree(options)
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
          <TreeRow key={row.branch.id} row={row} tree={tree} maxNameLength={maxNameLength} aside={aside} />
        ))}
      </div>
      <p id={`${id}-help`} className="hidden text-13 text-soft tablet:block">
        {words.help}
      </p>
      <p role="status" className="sr-only">
        {tree.announcement}
      </p>
    </div>
  )
}
