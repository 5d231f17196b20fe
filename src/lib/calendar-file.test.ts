// A trip in the calendar of a phone.
import { expect, test } from 'vitest'
import { createCalendarFile } from './calendar-file.ts'

const entry = {
  uid: 'NR12@a1.example',
  title: '다낭·호이안 5일, 미케 비치; 5성',
  from: '2026-12-30',
  to: '2027-01-03',
  place: '인천공항 1터미널 3층 E 카운터 앞, 하늘길여행 깃발 아래에서 만납니다',
  text: '예약번호 NR12\n02-555-0112',
}
const lines = createCalendarFile(entry, new Date('2026-11-17T01:02:03.456Z')).split('\r\n')

test('whole days to the day after the return, signs of the format taken as text', () => {
  expect(lines).toContain('DTSTART;VALUE=DATE:20261230')
  expect(lines).toContain('DTEND;VALUE=DATE:20270104')
  expect(lines).toContain('DTSTAMP:20261117T010203Z')
  expect(lines).toContain('SUMMARY:다낭·호이안 5일\\, 미케 비치\\; 5성')
  expect(lines).toContain('DESCRIPTION:예약번호 NR12\\n02-555-0112')
})

test('no line is longer than 75 octets, and folded ones are the same text', () => {
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`LOCATION:${entry.place.replace(',', '\\,')}`)
})
