// Two versions of a list that went out, compared.
import { expect, test } from 'vitest'
import { compareLists, type SentPerson } from './compare-lists.ts'

const one: SentPerson = { person: 'B-1', name: '김하나', room: 1, kind: 'twin', digest: 'a' }
const two: SentPerson = { person: 'B-2', name: '김두리', room: 1, kind: 'twin', digest: 'b' }
const nothing = { gone: [], added: [], moved: [], corrected: [] }

test('a traveller who was replaced has left, and who has their place has come', () => {
  const now = [one, { ...two, name: '이새로' }]
  expect(compareLists('airline', [one, two], now)).toEqual({
    ...nothing,
    gone: ['김두리'],
    added: ['이새로'],
  })
  expect(compareLists('airline', [one, two], [one, { ...two, name: ' 김두리 ' }])).toEqual(nothing)
})

test('another kind of room and an extra bed are another room, of lists with rooms alone', () => {
  const inDouble = [one, two].map((each) => ({ ...each, kind: 'double' }))
  expect(compareLists('rooming', [one, two], inDouble)).toEqual({ ...nothing, moved: ['김하나', '김두리'] })
  expect(compareLists('hotel', [one, two], [{ ...one, kind: 'twin+' }, two])).toEqual({
    ...nothing,
    moved: ['김하나'],
  })
  expect(compareLists('bus', [one, two], inDouble)).toEqual(nothing)
})

test('who reads otherwise on the list is corrected; a room with another number is no change', () => {
  expect(compareLists('airline', [one, two], [{ ...one, digest: 'c' }, two])).toEqual({
    ...nothing,
    corrected: ['김하나'],
  })
  const renumbered = [one, two].map((each) => ({ ...each, room: 7 }))
  expect(compareLists('rooming', [one, two], renumbered)).toEqual(nothing)
})

test('a list from before kinds and digests were kept is compared by who is on it', () => {
  const old = [one, two].map(({ person, name, room }) => ({ person, name, room }))
  expect(compareLists('rooming', old, [one, two])).toEqual(nothing)
})

test('a person is compared by the room, and not with everybody else', () => {
  let read = 0
  const list = (shift: number): SentPerson[] =>
    Array.from({ length: 900 }, (_, at) => ({
      person: `B-${at}`,
      name: `사람${at}`,
      kind: 'twin',
      get room() {
        read++
        return Math.floor((at + shift) / 2)
      },
    }))
  expect(compareLists('rooming', list(0), list(1)).moved).toHaveLength(900)
  expect(read).toBeLessThan(900 * 40)
})
