// The tree of categories, areas and sub-areas, as the site's menu shows it.
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useLoaderData } from 'react-router'
import { Plus } from '#ui/icons.ts'
import { Problem } from '#ui/problem.tsx'
import { useSay } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Ask } from '../kit/ask.tsx'
import type { Branch, Place } from '../kit/branches.ts'
import { Empty } from '../kit/empty.tsx'
import { Heading } from '../kit/heading.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { useTell } from '../kit/toast.tsx'
import { Tree } from '../kit/tree.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import type { Loading } from '../page.ts'
import { NodeActs } from './node-acts.tsx'
import { AddNode, EditNode } from './node-forms.tsx'
import { allOf, below, type Level, type Node, nodesOf } from './nodes.ts'

export const loader = ({ api }: Loading) => api.category.categories()

export default function CategoriesPage() {
  const words = useOffice('categories')
  const { list } = useLoaderData<typeof loader>()
  const nodes = nodesOf(list)
  const [adding, setAdding] = useState<{ level: Level; parent: Node | null }>()
  const [editing, setEditing] = useState<Node>()
  const [hiding, setHiding] = useState<Node>()
  const { move, hide, rename, saving, problem, misplaced } = useNodes(nodes)
  return (
    <>
      <Heading title={words.title} lead={words.lead}>
        <AddButton onClick={() => setAdding({ level: 'category', parent: null })} />
      </Heading>
      <Problem>{misplaced || problem}</Problem>
      {nodes.length === 0 ? (
        <Empty title={words.none} lead={words.noneLead} />
      ) : (
        <NodeTree
          nodes={nodes}
          onMove={(key, to) => void move(key, to)}
          onRename={(key, name) => void rename(key, name)}
          aside={(node) => (
            <NodeActs
              node={node}
              saving={saving}
              onAdd={() => setAdding({ level: below[node.level] ?? 'detail', parent: node })}
              onEdit={() => setEditing(node)}
              onHide={() => (node.hidden_yn === 'Y' ? void hide(node, 'N') : setHiding(node))}
            />
          )}
        />
      )}
      {adding && <AddNode {...adding} onClose={() => setAdding(undefined)} />}
      {editing && <EditNode node={editing} onClose={() => setEditing(undefined)} />}
      {hiding && (
        <AskToHide
          node={hiding}
          {...{ saving, problem }}
          onClose={() => setHiding(undefined)}
          onAct={() => void hide(hiding, 'Y', () => setHiding(undefined))}
        />
      )}
    </>
  )
}

const AddButton = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className="act-main" onClick={onClick}>
    <Plus size={18} />
    {useOffice('categories').addCategory}
  </button>
)

type Hiding = { node: Node } & Pick<ComponentProps<typeof Ask>, 'saving' | 'problem' | 'onClose' | 'onAct'>

function AskToHide({ node, ...asked }: Hiding) {
  const words = useOffice('categories')
  const title = words.hideAsk(useSay()(node.name))
  return <Ask title={title} lead={words.hideLead(node.trips)} act={words.hideNow} {...asked} />
}

type NodeTreeProps = {
  nodes: Node[]
  onMove: (key: string, to: Place) => void
  onRename: (key: string, name: string) => void
  aside: (node: Node) => ReactNode
}

function NodeTree({ nodes, onMove, onRename, aside }: NodeTreeProps) {
  const words = useOffice('categories')
  const say = useSay()
  const all = allOf(nodes)
  const branchOf = (node: Node): Branch => ({
    id: node.key,
    name: say(node.name),
    children: node.children.map(branchOf),
  })
  return (
    <Tree
      label={words.tree}
      branches={nodes.map(branchOf)}
      deepest={3}
      nameMost={limitsOf('category.changeCategory', 'name.ko').maxLength}
      {...{ onMove, onRename }}
      aside={({ id: key }) => {
        const node = all.find((each) => each.key === key)
        return node ? aside(node) : null
      }}
    />
  )
}

/** What is done with a category, wherever it stands. `misplaced`: why it cannot stand where it was put. */
function useNodes(nodes: Node[]) {
  const words = useOffice('categories')
  const say = useSay()
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem } = useSave()
  const [misplaced, setMisplaced] = useState('')
  const all = allOf(nodes)

  async function move(key: string, { parent, at }: Place): Promise<void> {
    const node = all.find((each) => each.key === key)
    const into = all.find((each) => each.key === parent)
    setMisplaced('')
    if (!node) return
    if ((into ? below[into.level] : 'category') !== node.level) return setMisplaced(words.sameLevel)
    const beside = (into?.children ?? nodes).filter((each) => each.key !== key)
    const place = { parent: into?.id ?? null, before: beside[at]?.id ?? null }
    let trips = 0
    const isDone = await save(async () => {
      trips = (await api.category.moveCategory({ level: node.level, id: node.id, ...place })).trips
    })
    if (isDone) tell(words.moved(trips))
  }
  async function hide({ level, id }: Node, hidden_yn: 'Y' | 'N', onDone?: () => void): Promise<void> {
    if (!(await save(() => api.category.hideCategory({ level, id, hidden_yn })))) return
    onDone?.()
    tell(hidden_yn === 'Y' ? words.hiddenNow : words.shownNow)
  }
  async function rename(key: string, text: string): Promise<void> {
    const node = all.find((each) => each.key === key)
    if (!node) return
    const { level, id, revision, name } = node
    // What the screen shows is renamed: Korean, or English where there is no other.
    const changed = say(name) === name.en && !name.ko ? { ...name, en: text } : { ...name, ko: text }
    if (await save(() => api.category.changeCategory({ level, id, revision, name: changed })))
      tell(words.changed)
  }
  return { move, hide, rename, saving, problem, misplaced }
}
