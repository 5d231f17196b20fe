// §5, §8: the sentences that docs/product/ quotes, read from there.
import { readProductSection } from './product-doc.ts'

const [validation = ''] = readProductSection(5).split('**Sentences')
const [, messages = ''] = readProductSection(8).split('| situation')

/** In Korean between single marks, in English between double ones. */
export const quotedSentences = [
  ...new Set(
    [...`${validation}${messages}`.matchAll(/'([^'|]*[가-힣][^'|]*)'|"([A-Za-z][^"|]+)"/g)].map(
      ([, korean, english]) => korean ?? english ?? '',
    ),
  ),
]

/** Which a person meets only in a browser, after doing something: tests/sweep/screen-sentences.e2e.test.ts. */
export const browserSentences = [
  '검색어를 입력하세요.',
  '위시리스트에 추가 실패했습니다.',
  'Post created successfully',
  'edited successfully',
  'Failed to create post',
  'Deletion failed',
  'Failed to send the new password',
  'If this address belongs to a member, a new password was sent to it. Log in and change it.',
  'Sign-up successful',
  'Sign-up failed, contact the administrator if it persists',
  'Password changed successfully',
  'Failed to change password',
  'updated successfully',
  'Failed to update member information',
]
