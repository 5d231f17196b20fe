// The tree as its screen handles it: one kind of node for categories, areas and sub-areas.
import type { LocalizedText } from '#i18n/language.ts'
import type { Api } from '#office/api.ts'

type CategoryWithAreas = Awaited<ReturnType<Api['category']['categories']>>['list'][number]
export type Level = 'category' | 'area' | 'detail'
export type CategoryNode = {
  key: string
  level: Level
  id: number
  name: LocalizedText
  hidden_yn: 'Y' | 'N'
  revision: number
  trips: number
  column?: number
  children: CategoryNode[]
}

export const childLevel: Record<Level, Level | undefined> = {
  category: 'area',
  area: 'detail',
  detail: undefined,
}

const toNode = (
  level: Level,
  stored: Omit<CategoryNode, 'key' | 'level' | 'children'>,
  children: CategoryNode[],
): CategoryNode => ({
  ...stored,
  key: `${level}-${stored.id}`,
  level,
  children,
})
export const toNodes = (list: readonly CategoryWithAreas[]): CategoryNode[] =>
  list.map(({ areas, ...category }) =>
    toNode(
      'category',
      category,
      areas.map(({ details, ...area }) =>
        toNode(
          'area',
          area,
          details.map((detail) => toNode('detail', detail, [])),
        ),
      ),
    ),
  )
export const flattenNodes = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...flattenNodes(node.children)])
