// Pages of the handbook as the help shows them: tables, lists, and the section one came for.
import { expect, test } from 'vitest'
import { parsePage } from './handbook-blocks.ts'

const page = `# 설정

![화면](../pictures/a.webp)

한 줄과
다음 줄.

## 사이트 공개

1. **사이트 공개**를 엽니다.
   이어지는 말.
2. 끝.

| 키 | 기능 |
| --- | --- |
| Enter | 확인 |

## 도메인 연결

- **도메인**에 주소를 넣습니다.
`
const listHeadings = (topic?: string) =>
  parsePage(page, topic).flatMap((block) => (block.kind === 'h2' ? block.text : []))

test('a table is rows of cells, and an indented line belongs to the line of the list before it', () => {
  expect(parsePage(page)).toEqual([
    { kind: 'h1', text: '설정' },
    { kind: 'p', text: '한 줄과 다음 줄.' },
    { kind: 'h2', text: '사이트 공개' },
    { kind: 'ol', lines: ['**사이트 공개**를 엽니다. 이어지는 말.', '끝.'] },
    { kind: 'table', head: ['키', '기능'], rows: [['Enter', '확인']] },
    { kind: 'h2', text: '도메인 연결' },
    { kind: 'ul', lines: ['**도메인**에 주소를 넣습니다.'] },
  ])
})

test('the section of a heading or of a label comes first, and an unknown one changes nothing', () => {
  expect(listHeadings()).toEqual(['사이트 공개', '도메인 연결'])
  expect(listHeadings('도메인 연결')).toEqual(['도메인 연결', '사이트 공개'])
  expect(listHeadings('도메인')).toEqual(['도메인 연결', '사이트 공개'])
  expect(listHeadings('약관')).toEqual(['사이트 공개', '도메인 연결'])
  expect(parsePage(page, '도메인')).toHaveLength(parsePage(page).length)
})
