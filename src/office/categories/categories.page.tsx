// The tree of categories, areas and sub-areas, as the site's menu shows it.
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useLoaderData } from 'react-router'
import { useApi } from '#office/api.ts'
import type { Branch, TreePosition } from '#office/kit/branches.ts'
import { ConfirmDialog } from '#office/kit/confirm-dialog.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { Tree } from '#office/kit/tree.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Plus } from '#ui/more-icons.ts'
import { Problem } from '#ui/problem.tsx'
import { useLocalized } from '#web/session.tsx'
import { NodeActions } from './node-actions.tsx'
import { AddNode, EditNode } from './node-forms.tsx'
import { type CategoryNode, childLevel, flattenNodes, type Level, toNodes } from './nodes.ts'

export const loader = ({ api }: LoaderArgs) => api.category.categories()

export default function CategoriesPage() {
  const words = useText('categories')
  const { list } = useLoaderData<typeof loader>()
  const nodes = toNodes(list)
  const [adding, setAdding] = useState<{ level: Level; parent: CategoryNode | null }>()
  const [editing, setEditing] = useState<CategoryNode>()
  const [hiding, setHiding] = useState<CategoryNode>()
  const { move, hide, rename, saving, problem, placeProblem } = useNodes(nodes)
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        <AddButton onClick={() => setAdding({ level: 'category', parent: null })} />
      </PageHeader>
      <Problem>{placeProblem || problem}</Problem>
      {nodes.length === 0 ? (
        <EmptyState title={words.none} lead={words.noneLead} />
      ) : (
        <NodeTree
          nodes={nodes}
          onMove={(key, to) => void move(key, to)}
          onRename={(key, name) => void rename(key, name)}
          aside={(node) => (
            <NodeActions
              node={node}
              saving={saving}
              onAdd={() => setAdding({ level: childLevel[node.level] ?? 'detail', parent: node })}
              onEdit={() => setEditing(node)}
              onHide={() => (node.hidden_yn === 'Y' ? void hide(node, 'N') : setHiding(node))}
            />
          )}
        />
      )}
      {adding && <AddNode {...adding} onClose={() => setAdding(undefined)} />}
      {editing && <EditNode node={editing} onClose={() => setEditing(undefined)} />}
      {hiding && (
        <HideDialog
          node={hiding}
          saving={saving}
          problem={problem}
          onClose={() => setHiding(undefined)}
          onConfirm={() => void hide(hiding, 'Y', () => setHiding(undefined))}
        />
      )}
    </>
  )
}

const AddButton = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className="button-primary" onClick={onClick}>
    <Plus size={18} />
    {useText('categories').addCategory}
  </button>
)

type HideDialogProps = { node: CategoryNode } & Pick<
  ComponentProps<typeof ConfirmDialog>,
  'saving' | 'problem' | 'onClose' | 'onConfirm'
>

function HideDialog({ node, ...dialogProps }: HideDialogProps) {
  const words = useText('categories')
  const title = words.hideAsk(useLocalized()(node.name))
  return (
    <ConfirmDialog
      title={title}
      lead={words.hideLead(node.trips)}
      confirmLabel={words.hideNow}
      {...dialogProps}
    />
  )
}

type NodeTreeProps = {
  nodes: CategoryNode[]
  onMove: (key: string, to: TreePosition) => void
  onRename: (key: string, name: string) => void
  aside: (node: CategoryNode) => ReactNode
}

function NodeTree({ nodes, onMove, onRename, aside }: NodeTreeProps) {
  const words = useText('categories')
  const localized = useLocalized()
  const all = flattenNodes(nodes)
  const toBranch = (node: CategoryNode): Branch => ({
    id: node.key,
    name: localized(node.name),
    children: node.children.map(toBranch),
  })
  return (
    <Tree
      label={words.tree}
      branches={nodes.map(toBranch)}
      maxDepth={3}
      maxNameLength={getFieldLimits('category.changeCategory', 'name.ko').maxLength}
      onMove={onMove}
      onRename={onRename}
      aside={({ id: key }) => {
        const node = all.find((each) => each.key === key)
        return node ? aside(node) : null
      }}
    />
  )
}

/** The actions of a category. */
function useNodes(nodes: CategoryNode[]) {
  const words = useText('categories')
  const localized = useLocalized()
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const [placeProblem, setPlaceProblem] = useState('')
  const all = flattenNodes(nodes)

  async function move(key: string, { parent, at }: TreePosition): Promise<void> {
    const node = all.find((each) => each.key === key)
    const parentNode = all.find((each) => each.key === parent)
    setPlaceProblem('')
    if (!node) return
    if ((parentNode ? childLevel[parentNode.level] : 'category') !== node.level)
      return setPlaceProblem(words.sameLevel)
    const siblings = (parentNode?.children ?? nodes).filter((each) => each.key !== key)
    const place = { parent: parentNode?.id ?? null, before: siblings[at]?.id ?? null }
    const saved = await save(() => api.category.moveCategory({ level: node.level, id: node.id, ...place }))
    if (saved) toast(words.moved(saved.answer.trips))
  }
  async function hide({ level, id }: CategoryNode, hidden_yn: 'Y' | 'N', onDone?: () => void): Promise<void> {
    if (!(await save(() => api.category.hideCategory({ level, id, hidden_yn })))) return
    onDone?.()
    toast(hidden_yn === 'Y' ? words.hiddenNow : words.shownNow)
  }
  async function rename(key: string, text: string): Promise<void> {
    const node = all.find((each) => each.key === key)
    if (!node) return
    const { level, id, revision, name } = node
    // What the screen shows is renamed: Korean, or English where there is no other.
    const changed = localized(name) === name.en && !name.ko ? { ...name, en: text } : { ...name, ko: text }
    if (await save(() => api.category.changeCategory({ level, id, revision, name: changed })))
      toast(words.changed)
  }
  return { move, hide, rename, saving, problem, placeProblem }
}
