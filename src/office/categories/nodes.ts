// The tree as its screen handles it: one kind of node for categories, areas and sub-areas.
import type { Words } from '#words/language.ts'
import type { Api } from '../api.ts'

type Category = Awaited<ReturnType<Api['category']['categories']>>['list'][number]
export type Level = 'category' | 'area' | 'detail'
export type Node = {
  key: string
  level: Level
  id: number
  name: Words
  hidden_yn: 'Y' | 'N'
  revision: number
  trips: number
  column?: number
  children: Node[]
}

export const below: Record<Level, Level | undefined> = { category: 'area', area: 'detail', detail: undefined }

const nodeOf = (level: Level, found: Omit<Node, 'key' | 'level' | 'children'>, children: Node[]): Node => ({
  ...found,
  key: `${level}-${found.id}`,
  level,
  children,
})
export const nodesOf = (list: readonly Category[]): Node[] =>
  list.map(({ areas, ...category }) =>
    nodeOf(
      'category',
      category,
      areas.map(({ details, ...area }) =>
        nodeOf(
          'area',
          area,
          details.map((detail) => nodeOf('detail', detail, [])),
        ),
      ),
    ),
  )
export const allOf = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...allOf(node.children)])
