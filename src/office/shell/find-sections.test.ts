// The search of the handbook: a heading comes before the words below it, and every word is asked for.
import { expect, test } from 'vitest'
import { findSections } from './find-sections.ts'
import { readHandbookSections } from './handbook-index.server.ts'

const sections = readHandbookSections(
  'company',
  '# 설정\n\n![화면](../pictures/a.webp)\n\n**회사 정보**는 대표만 변경합니다.\n\n## 도메인 연결\n\n1. 화면의 **설정할 레코드**를 DNS에 넣습니다.\n\n## 계좌 변경\n\n도메인과는 상관없습니다. [설명](team.md)을 보세요.\n',
)
const find = (query: string) => findSections(sections, query).map(({ heading }) => heading)

test('a section is found by its heading first, and by the words in it', () => {
  expect(find('도메인')).toEqual(['도메인 연결', '계좌 변경'])
  expect(find('dns 레코드')).toEqual(['도메인 연결'])
  expect(find('대표만')).toEqual([''])
})

test('neither a picture nor the target of a link is a word', () => {
  expect(find('webp')).toEqual([])
  expect(find('team.md')).toEqual([])
  expect(find('레코드 계좌')).toEqual([])
})
