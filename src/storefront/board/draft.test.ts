// A draft survives a reload, and nothing else does.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteDraft, getDraftKey, readDraft, saveDraft } from './draft.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const draft = { title: '제목', contents: '<p>글</p>', reg_name: '나루', private_yn: 'Y' }

test('a draft is kept for each board and each edited post, without picked pictures, until it is dropped', () => {
  saveDraft(getDraftKey('QNA'), { ...draft, contents: '<p>글</p><img src="blob:http://a1/1" alt="">' })
  expect(readDraft(getDraftKey('QNA'))).toEqual(draft)
  expect(readDraft(getDraftKey('prep'))).toBeUndefined()
  expect(readDraft(getDraftKey('QNA', 7))).toBeUndefined()
  deleteDraft(getDraftKey('QNA'))
  expect(readDraft(getDraftKey('QNA'))).toBeUndefined()
})

test('what is no draft, or cannot be read, is none', () => {
  for (const text of [
    '{',
    'null',
    '[]',
    '"x"',
    '{"title":"a"}',
    '{"title":1,"contents":"","reg_name":"","private_yn":"N"}',
  ]) {
    kept.set(getDraftKey('QNA'), text)
    expect(readDraft(getDraftKey('QNA'))).toBeUndefined()
  }
  vi.stubGlobal('sessionStorage', {
    getItem: () => expect.fail('forbidden'),
    setItem: () => expect.fail('full'),
  })
  expect(readDraft(getDraftKey('QNA'))).toBeUndefined()
  saveDraft(getDraftKey('QNA'), draft)
})
