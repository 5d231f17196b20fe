// The comparison of two versions of terms.
import { expect, test } from 'vitest'
import { diffLines } from './diff-lines.ts'

test('a changed line is removed and added, and what surrounds it is the same', () => {
  expect(diffLines('one\ntwo\n\nthree', 'one\n2\nthree\nfour')).toEqual([
    { kind: 'same', lines: ['one'] },
    { kind: 'removed', lines: ['two'] },
    { kind: 'added', lines: ['2'] },
    { kind: 'same', lines: ['three'] },
    { kind: 'added', lines: ['four'] },
  ])
})

test('equal texts differ in nothing, and an empty one in everything', () => {
  expect(diffLines('a\nb', 'a\nb')).toEqual([{ kind: 'same', lines: ['a', 'b'] }])
  expect(diffLines('', 'a')).toEqual([{ kind: 'added', lines: ['a'] }])
  expect(diffLines('a', '')).toEqual([{ kind: 'removed', lines: ['a'] }])
})
