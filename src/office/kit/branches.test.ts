// Where a branch may go, and what the tree is afterwards.
import { expect, test } from 'vitest'
import { type Branch, canMove, findMoveTarget, listVisibleRows, moveBranch } from './branches.ts'

const tree: Branch[] = [
  {
    id: 'asia',
    name: '아시아',
    children: [
      { id: 'japan', name: '일본' },
      { id: 'vietnam', name: '베트남' },
    ],
  },
  { id: 'europe', name: '유럽', children: [] },
  { id: 'jeju', name: '제주' },
]
const all = listVisibleRows(tree, () => false)
const row = (id: string) => all.find(({ branch }) => branch.id === id) ?? expect.fail(id)
const shape = (branches: readonly Branch[]): unknown =>
  branches.map(({ id, children }) => (children?.length ? { [id]: shape(children) } : id))

test('rows stand in the order of the screen, without what lies in a shut branch', () => {
  expect(all.map(({ branch, level }) => `${level} ${branch.id}`)).toEqual([
    '1 asia',
    '2 japan',
    '2 vietnam',
    '1 europe',
    '1 jeju',
  ])
  expect(listVisibleRows(tree, (id) => id === 'asia').map(({ branch }) => branch.id)).toEqual([
    'asia',
    'europe',
    'jeju',
  ])
})

test('a branch goes past its neighbours, into the one above, and out of its parent', () => {
  const go = (id: string, direction: 'up' | 'down' | 'in' | 'out') => {
    const place = findMoveTarget(all, row(id), direction)
    return place && shape(moveBranch(tree, id, place))
  }
  expect(go('vietnam', 'up')).toEqual([{ asia: ['vietnam', 'japan'] }, 'europe', 'jeju'])
  expect(go('asia', 'down')).toEqual(['europe', { asia: ['japan', 'vietnam'] }, 'jeju'])
  expect(go('jeju', 'in')).toEqual([{ asia: ['japan', 'vietnam'] }, { europe: ['jeju'] }])
  expect(go('japan', 'out')).toEqual([{ asia: ['vietnam'] }, 'japan', 'europe', 'jeju'])
  expect([go('asia', 'up'), go('jeju', 'down'), go('asia', 'in'), go('asia', 'out')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('nothing goes into itself or deeper than the tree may be', () => {
  expect(canMove(tree, 'asia', { parent: 'japan', at: 0 }, 5)).toBe(false)
  expect(canMove(tree, 'asia', { parent: 'asia', at: 0 }, 5)).toBe(false)
  expect(canMove(tree, 'asia', { parent: 'europe', at: 0 }, 2)).toBe(false)
  expect(canMove(tree, 'asia', { parent: 'europe', at: 0 }, 3)).toBe(true)
  expect(canMove(tree, 'jeju', { parent: 'europe', at: 0 }, 2)).toBe(true)
})

test('what is not in the tree changes nothing', () => {
  expect(shape(moveBranch(tree, 'mars', { parent: null, at: 0 }))).toEqual(shape(tree))
})
