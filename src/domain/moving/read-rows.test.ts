// Rows of a file by the titles of its columns.
import { expect, test } from 'vitest'
import { listMissingColumns, readRows, recognizeColumns } from './read-rows.ts'

const rows = [
  ['우리 여행사 회원 목록', '', ''],
  ['회원명', 'E-Mail', '휴대폰 번호', '등급'],
  ['홍길동', 'hong@old.example', '010-1111-2222', 'VIP'],
  ['', '', '', ''],
  ['김손님', 'kim@old.example', '', ''],
]

test('columns are known by their titles, and rows keep their number in the file', () => {
  const { titles, columns } = recognizeColumns('members', rows)
  expect(titles).toEqual(['회원명', 'E-Mail', '휴대폰 번호', '등급'])
  expect(columns).toEqual({ name: '회원명', email: 'E-Mail', contact: '휴대폰 번호' })
  expect(listMissingColumns('members', columns)).toEqual([])
  expect(readRows('members', rows, columns)).toEqual([
    { at: 3, cells: { name: '홍길동', email: 'hong@old.example', contact: '010-1111-2222' } },
    { at: 5, cells: { name: '김손님', email: 'kim@old.example', contact: '' } },
  ])
})

test('a file of other columns lacks what is required, and a column can be named by hand', () => {
  const { columns } = recognizeColumns('bookings', rows)
  expect(listMissingColumns('bookings', columns)).toEqual(['trip', 'departure_date', 'adult', 'total'])
  expect(readRows('members', rows, { name: '등급' })[0]).toEqual({ at: 3, cells: { name: 'VIP' } })
})
