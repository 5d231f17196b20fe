// What the keys of a tree do: they walk through it, open and shut its branches, rename and move them.
import type { KeyboardEvent } from 'react'
import type { MoveDirection, Row } from './branches.ts'

type TreeKeyOptions = {
  rows: readonly Row[]
  isCollapsed: (id: string) => boolean
  toggle: (id: string) => void
  focus: (id: string) => void
  rename: ((row: Row) => void) | undefined
  step: (row: Row, direction: MoveDirection) => void
}

type TreeAction =
  | 'previous'
  | 'next'
  | 'first'
  | 'last'
  | 'open'
  | 'shut'
  | 'rename'
  | 'up'
  | 'down'
  | 'in'
  | 'out'

const keys: Record<string, TreeAction> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  Home: 'first',
  End: 'last',
  ArrowRight: 'open',
  ArrowLeft: 'shut',
  F2: 'rename',
  Enter: 'rename',
}
const keysWithAlt: Record<string, TreeAction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

function findTreeAction({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): TreeAction | undefined {
  if (ctrlKey || metaKey) return undefined
  return altKey ? keysWithAlt[key] : keys[key]
}

/** What a key does that is pressed on a row. */
export function createTreeKeyHandler({ rows, isCollapsed, toggle, focus, rename, step }: TreeKeyOptions) {
  const go = (row: Row | undefined) => row && focus(row.branch.id)
  const handlers: Record<TreeAction, (row: Row) => void> = {
    previous: (row) => go(rows[rows.indexOf(row) - 1]),
    next: (row) => go(rows[rows.indexOf(row) + 1]),
    first: () => go(rows[0]),
    last: () => go(rows.at(-1)),
    open(row) {
      if (!row.branch.children?.length) return
      if (isCollapsed(row.branch.id)) toggle(row.branch.id)
      else go(rows[rows.indexOf(row) + 1])
    },
    shut(row) {
      if (row.branch.children?.length && !isCollapsed(row.branch.id)) toggle(row.branch.id)
      else go(rows.find(({ branch }) => branch.id === row.parent))
    },
    rename: (row) => rename?.(row),
    up: (row) => step(row, 'up'),
    down: (row) => step(row, 'down'),
    in: (row) => step(row, 'in'),
    out: (row) => step(row, 'out'),
  }
  return (event: KeyboardEvent, row: Row): void => {
    if (event.target !== event.currentTarget) return // a button, or the name that is typed
    const action = findTreeAction(event)
    if (!action) return
    event.preventDefault()
    handlers[action](row)
  }
}
