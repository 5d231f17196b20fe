// Every line of a pasted itinerary is accounted for: a field has it, or it is in the list of unread lines.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fromHtml } from '#domain/itinerary/from-html.ts'
import { fromText } from '#domain/itinerary/from-text.ts'
import type { Source } from '#domain/itinerary/itinerary.ts'
import { readItinerary } from '#domain/itinerary/read-itinerary.ts'
import { addLineToReview, buildReview, type ReviewGroup } from '#domain/itinerary/review.ts'
import { toDraft } from '#domain/itinerary/to-draft.ts'
import { listUnreadLines } from '#domain/itinerary/unread-lines.ts'
import { createEmptyTrip } from '#domain/trip/empty-trip.ts'
import { TripDraft } from '#domain/trip/trip.ts'
import { readSources } from './itinerary-folder.ts'
import { readTexts, spoilText } from './itinerary-noise.ts'
import {
  chatPrefix,
  extractVisibleText,
  findUntracedLines,
  keepLetters,
  listLines,
  splitWords,
} from './itinerary-trace.ts'
import { pickCount, printSeedOnFailure, seed } from './sampling.ts'

const today = '2026-11-16'
const folder = path.join(import.meta.dirname, 'itineraries')
function readWithReview(sources: readonly Source[]) {
  const trips = readItinerary(sources, today)
  return trips.map((trip) => ({ trip, groups: buildReview(trip) }))
}

const corpus = [folder, path.join(folder, 'held-out')].flatMap((where) =>
  fs
    .readdirSync(where)
    .filter((name) => /^\d+\.(?:txt|html|\w+\.json)$/.test(name))
    .map((name) => path.join(where, name)),
)

test('taken and listed together are the source: every itinerary of the corpus, in every format', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(206)
  const shares = { lines: 0, listed: 0 }
  for (const file of corpus) {
    const text = fs.readFileSync(file, 'utf8')
    const read = readWithReview(readSources(file))
    // A text without an itinerary is refused, and stays in the field where it was pasted.
    if (read.length === 0) continue
    const known = splitWords(
      listLines(read.map(({ trip }) => trip))
        .map((line) => line.text)
        .join('\n'),
    )
    if (file.endsWith('.txt')) expect(known, file).toEqual(splitWords(text.replace(chatPrefix, '')))
    if (file.endsWith('.html'))
      expect(known.join(''), file).toBe(splitWords(extractVisibleText(text)).join(''))
    for (const { trip, groups } of read) {
      expect(findUntracedLines(trip, groups), file).toEqual([])
      shares.lines += trip.lines.length
      shares.listed += listUnreadLines(trip.lines, groups).length
    }
  }
  console.info(`lines of the corpus: ${shares.lines}, listed as unread or read in part: ${shares.listed}`)
})

const spoiltCount = pickCount(1_000, 250)
test(`taken and listed together are the source: ${spoiltCount} spoilt texts`, { timeout: 120_000 }, () => {
  printSeedOnFailure()
  const texts = readTexts(folder)
  let count = 0
  for (let way = pickCount(0, seed % 5); count < spoiltCount; way++)
    for (const { number, text } of texts.slice(0, spoiltCount - count)) {
      const others = texts.filter((each) => each.number !== number).map((each) => each.text)
      const source = spoilText(text, others, 7_000_000 + Number(number) * 1_000 + way)
      const read = readWithReview([fromText(source)])
      if (read.length > 0)
        expect(
          splitWords(
            listLines(read.map(({ trip }) => trip))
              .map((line) => line.text)
              .join('\n'),
          ),
          source,
        ).toEqual(splitWords(source.replace(chatPrefix, '')))
      for (const { trip, groups } of read) expect(findUntracedLines(trip, groups), source).toEqual([])
      count++
    }
  expect(count).toBe(spoiltCount)
})

const danang = `다낭 1박 2일
상품가 : 성인 899,000원
1일차 인천 - 다낭
바나힐 관광
마사지 1시간 받고 공항 드롭
석식: 한식
2일차 다낭 - 인천
조식: 호텔식
계좌 : 나루은행 123-45`
const readSingleTrip = (text: string) => {
  const [read] = readWithReview([fromText(text)])
  return read ?? expect.fail('nothing was read')
}
const listUnread = ({ trip, groups }: ReturnType<typeof readSingleTrip>) =>
  listUnreadLines(trip.lines, groups).map(({ text, days }) => [text, ...days])

test('what no field has is listed with its day', () => {
  expect(listUnread(readSingleTrip(danang))).toEqual([
    ['마사지 1시간 받고 공항 드롭', 1],
    ['계좌 : 나루은행 123-45'],
  ])
})

test('the heading of a day in words is no line that was not read', () => {
  const text = danang.replace('1일차 인천 - 다낭', '- 첫째날 -').replace('2일차 다낭 - 인천', '- 둘째날 -')
  expect(listUnread(readSingleTrip(text)).flat()).not.toContain('- 첫째날 -')
})

test('a field that is left out brings its line into the list; a field that is changed does not', () => {
  const { trip, groups } = readSingleTrip(danang)
  const change = (made: (group: ReviewGroup) => ReviewGroup) => listUnread({ trip, groups: groups.map(made) })
  const isHill = ({ value }: { value: string }) => value === '바나힐'
  expect(
    change((group) => ({ ...group, fields: group.fields.filter((field) => !isHill(field)) })),
  ).toContainEqual(['바나힐 관광', 1])
  expect(
    change((group) => ({
      ...group,
      fields: group.fields.map((field) => (isHill(field) ? { ...field, value: '바나산' } : field)),
    })),
  ).not.toContainEqual(['바나힐 관광', 1])
})

test('a line is one press from the text of its day, or from the cautions; then it is in the draft', () => {
  const { trip, groups } = readSingleTrip(danang)
  const put = listUnreadLines(trip.lines, groups).reduce(
    (now, line) => addLineToReview(now, line) ?? expect.fail(line.text),
    groups,
  )
  expect(listUnreadLines(trip.lines, put)).toEqual([])
  const none = { ko: '', en: '' }
  const draft = TripDraft.parse(
    toDraft(put, createEmptyTrip({ page_title: none, tour_category_id: 1, nights: 1, days: 2 })),
  )
  expect(draft.schedule[0]?.text.ko).toBe('마사지 1시간 받고 공항 드롭')
  expect(draft.cautions).toEqual([{ ko: '계좌 : 나루은행 123-45', en: '' }])
})

test('a text that is full takes no more, and the line stays in the list', () => {
  const { trip, groups } = readSingleTrip(danang)
  const full = groups.map((group) => (group.number === 1 ? { ...group, text: '가'.repeat(1_990) } : group))
  const [line] = listUnreadLines(trip.lines, full)
  expect(line && addLineToReview(full, line)).toBeUndefined()
})

test('words of a page around the trip, lines that are very long and rows that are too many are listed', () => {
  const long = Array.from({ length: 300 }, (_, at) => `낱말${at}`).join(' ')
  const html = `<nav>회사 소개</nav><p>다낭 1박2일</p><p>1일차 인천</p><p>${long}</p><p>2일차 다낭</p><footer>대표 홍길동</footer>`
  const [page] = readWithReview([fromHtml(html)])
  const listed = page ? listUnreadLines(page.trip.lines, page.groups).map(({ text }) => text) : []
  expect(listed).toContain('회사 소개')
  expect(listed).toContain('대표 홍길동')
  expect(keepLetters(listed.join(''))).toContain('낱말299')
  const many = `${danang}\n${Array.from({ length: 6_000 }, (_, at) => `줄 ${at}번`).join('\n')}`
  const { trip } = readSingleTrip(many)
  expect(trip.lines.at(-1)?.text).toBe('줄 5999번')
})
