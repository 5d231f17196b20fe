// Itineraries in many hands are read as a careful person reads them, and what is not sure is marked.
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { fromHtml } from '#domain/itinerary/from-html.ts'
import { fromText } from '#domain/itinerary/from-text.ts'
import { type FileRefusal, parseItineraryFile } from '#domain/itinerary/parse-file.ts'
import { readItinerary } from '#domain/itinerary/read-itinerary.ts'
import { createDocx, createHwpx, createXlsx } from './itinerary-files.ts'
import { printScores, scoreFolder, scoreSpoilt } from './itinerary-folder.ts'

const folder = path.join(import.meta.dirname, 'itineraries')
const today = '2026-11-16'

test('itineraries in more than a hundred hands are read, and nothing wrong is left unmarked', () => {
  const scores = scoreFolder(folder)
  expect(scores.length).toBeGreaterThanOrEqual(206)
  const { placesRight, wrongUnmarked, unsureOfRight } = printScores('corpus', scores)
  expect(wrongUnmarked).toBe(0)
  expect(placesRight).toBeGreaterThanOrEqual(0.93)
  expect(unsureOfRight).toBeLessThanOrEqual(0.2)
})

test('what does not belong into a text is seldom taken for sure', () => {
  const { texts, wrongUnmarked } = scoreSpoilt(folder, 5)
  expect(texts).toBeGreaterThanOrEqual(190)
  // It was 264 of 195 spoilt texts before a value had to have the shape of its field: most of the rest are
  // whole lines of another trip, which look like lines of this one.
  expect(wrongUnmarked / texts).toBeLessThanOrEqual(0.5)
})

const heldOutScores = scoreFolder(path.join(folder, 'held-out'))

test.skipIf(heldOutScores.length === 0)(
  'itineraries written without sight of the grammar are read, too',
  () => {
    const { placesRight, wrongUnmarked, unsureOfRight } = printScores('held out', heldOutScores)
    expect(wrongUnmarked).toBe(0)
    expect(placesRight).toBeGreaterThanOrEqual(0.8)
    expect(unsureOfRight).toBeLessThanOrEqual(0.35)
  },
)

test.for<[how: string, next: string, arrives: string | null]>([
  ['on a line of its own', '2일차 다낭\n05:30 다낭 도착 후 호텔', '05:30'],
  ['in the heading', '2일차 05:30 다낭 도착 / 호이안', '05:30'],
  ['by another name of the hour', '2일차 다낭\n오전 5시 30분 다낭공항 도착\n09:00 호이안', '05:30'],
  ['at a hotel in the evening', '2일차 다낭\n호이안\n18:30 호텔 도착', null],
  ['after something was seen', '2일차 다낭\n호이안\n11:00 후에 도착', null],
])('a flight that left the evening before has landed: %s', ([, next, arrives]) => {
  const text = `다낭 1박3일\n1일차 인천\n21:20 인천 출발(OZ755)\n석식: 기내식\n${next}\n3일차 다낭\n바나힐`
  const [trip] = readItinerary([fromText(text)], today)
  expect(trip?.schedule[0]?.flights).toMatchObject([
    // Which flight has landed is nowhere said: it must be looked at.
    { value: { number: 'OZ755', departs: '21:20', arrives }, sure: arrives === null },
  ])
})

const tableWithMergedCells = [
  ['일자', '일정', '식사', '호텔'],
  ['1일차', '다낭 대성당 관광', '석식: 한식', '다낭 그랜드 호텔'],
  ['2일차', '바나힐 관광', '전일정 호텔식', '^'],
  ['3일차', '호이안 관광', '^', '^'],
  ['4일차', '오행산 관광', '', '호이안 리버 리조트'],
  ['5일차', '인천 도착', '', ''],
]
const toHtmlTable = (table: string[][]) => {
  const down = (row: number, column: number): number =>
    table[row + 1]?.[column] === '^' ? 1 + down(row + 1, column) : 1
  const cell = (text: string, row: number, column: number) =>
    text === '^' ? '' : `<td rowspan="${down(row, column)}">${text}</td>`
  const rows = table.map(
    (row, at) => `<tr>${row.map((text, column) => cell(text, at, column)).join('')}</tr>`,
  )
  return fromHtml(`<p>다낭 4박5일</p><table>${rows.join('')}</table>`)
}
const readFileSources = (file: Uint8Array) => {
  const sources = parseItineraryFile(file)
  return 'refused' in sources ? expect.fail(sources.refused) : sources
}
const documentPieces = [{ p: '다낭 4박5일' }, { table: tableWithMergedCells }]

test.for<[format: string, sources: ReturnType<typeof readFileSources>]>([
  ['pasted HTML', [toHtmlTable(tableWithMergedCells)]],
  ['DOCX', readFileSources(createDocx(documentPieces))],
  ['HWPX', readFileSources(createHwpx(documentPieces))],
  ['XLSX', readFileSources(createXlsx([{ name: '일정', rows: [['다낭 4박5일'], ...tableWithMergedCells] }]))],
])('a hotel in a cell over several days is that of each of them: %s', ([, sources]) => {
  const [trip] = readItinerary(sources, today)
  const { schedule = [] } = trip ?? {}
  const house = '다낭 그랜드 호텔'
  expect(schedule.map(({ hotel }) => hotel?.value)).toEqual([
    house,
    house,
    house,
    '호이안 리버 리조트',
    undefined,
  ])
  // What is seen on a day is not seen again on the next.
  expect(schedule.map(({ places }) => places.length)).toEqual(schedule.map(() => 1))
})

test('a cell over several days with a hotel for each is not taken for sure', () => {
  const table = tableWithMergedCells.map((row, at) =>
    at === 1 ? row.with(3, '1박 다낭 그랜드 호텔<br>2박 바나힐 호텔') : row,
  )
  const [trip] = readItinerary([toHtmlTable(table)], today)
  const told = trip?.schedule.slice(0, 3).flatMap(({ hotel }) => hotel ?? []) ?? []
  expect(told.filter(({ sure }) => sure)).toEqual([])
})

test.for<[line: string, date: string, days: number]>([
  ['5.12~5.16', '2027-05-12', 5],
  ['2027.5.12(수) ~ 5.16(일)', '2027-05-12', 5],
  ['2027.05.12. ~ 05.16.', '2027-05-12', 5],
  ['5.12~16', '2027-05-12', 5],
  ['12.30~1.3', '2026-12-30', 5],
  ['기간 : 5.12 – 5.16', '2027-05-12', 5],
  ['출발일 5.12~5.16 / 5.19~5.23', '2027-05-12', 5],
])(
  'two dates with a wave between them say when it leaves and how long it takes: %s',
  ([line, date, days]) => {
    const [trip] = readItinerary([fromText(`다낭 자유여행\n${line}\n포함사항 : 왕복항공권, 호텔`)], today)
    expect(trip?.departures[0]).toMatchObject({ value: { date }, sure: false })
    expect(trip?.days).toMatchObject({ value: days, sure: false })
  },
)

test('days that stand together under two dates are each told, and a span above the days is none of them', () => {
  const text =
    '유럽 성지순례\n5.12~5.16\n5.12(수) 인천\n5.13~5.14 로마\n바티칸 박물관 관광\n5.15(토) 아시시\n5.16(일) 인천'
  const [trip] = readItinerary([fromText(text)], today)
  expect(trip?.schedule.map(({ day, date }) => [day.value, date?.value])).toEqual([
    [1, '2027-05-12'],
    [2, undefined],
    [3, undefined],
    [4, '2027-05-15'],
    [5, '2027-05-16'],
  ])
  expect(trip?.schedule[1]?.places.map(({ value }) => value.name)).toEqual(['로마', '바티칸 박물관'])
})

test.for<[line: string, adult: number, child: number]>([
  ['가격: ￦4,450,000 (어른) ￦3,950,000 (어린이 2-11세)', 4_450_000, 3_950_000],
  ['Price: 1,290,000 KRW per adult, 1,090,000 KRW per child (2-11)', 1_290_000, 1_090_000],
  ['금액: 성인 889,000 아동 789,000', 889_000, 789_000],
  ['요금 : 289,000원 / 아동 259,000원', 289_000, 259_000],
  ['상품가 : 899,000원 (소아 동일)', 899_000, 899_000],
  ['성인/아동 동일가 5,290,000 KRW', 5_290_000, 5_290_000],
])('whose price it is stands before it or right behind it: %s', ([line, adult, child]) => {
  const [trip] = readItinerary([fromText(`다낭 3박5일\n${line}\n1일차 인천 - 다낭\n2일차 다낭`)], today)
  expect(trip?.prices).toMatchObject({ adult: { value: adult }, child: { value: child } })
})

test.for<[line: string, date: string]>([
  ['2027.04.11(일) 18:05 ~ 2027.04.15(목) 07:20', '2027-04-11'],
  ['출발: 27.1.30(토)~2.3(수)', '2027-01-30'],
])('the last day of a trip is no departure, whatever stands between the two: %s', ([line, date]) => {
  const [trip] = readItinerary([fromText(`다낭 자유여행\n${line}\n포함사항 : 왕복항공권, 호텔`)], today)
  expect(trip?.departures.map(({ value }) => value.date)).toEqual([date])
})

test('a page that is copied box by box reads as if its lines stood beside each other', () => {
  const text =
    '방콕 1박2일\n성인\n(만 12세 이상)\n1,049,000원\n1일차\n2027.04.11(일)\n인천 - 방콕\n18:05\n인천국제공항 출발\nKE657\n숙박\n방콕 아바니 호텔\n2일차\n2027.04.12(월)\n방콕'
  const [trip] = readItinerary([fromText(text)], today)
  expect(trip?.prices.adult).toMatchObject({ value: 1_049_000 })
  expect(trip?.schedule[0]).toMatchObject({
    date: { value: '2027-04-11' },
    hotel: { value: '방콕 아바니 호텔' },
    flights: [{ value: { number: 'KE657', departs: '18:05' }, sure: false }],
  })
  expect(trip?.schedule[1]?.date).toMatchObject({ value: '2027-04-12' })
})

test.for<[what: string, below: string[][], isSure: boolean, prices: object]>([
  [
    'one row for each age',
    [
      ['성인', '990,000', '1,040,000'],
      ['아동', '940,000', '990,000'],
      ['유아', '100,000', '100,000'],
    ],
    true,
    { adult: 1_040_000, child: 990_000, baby: 100_000 },
  ],
  [
    'the child first',
    [
      ['소아', '940,000', '990,000'],
      ['성인', '990,000', '1,040,000'],
    ],
    true,
    { adult: 1_040_000, child: 990_000 },
  ],
  ['one row for all', [['상품가', '990,000', '1,040,000']], true, { adult: 1_040_000 }],
  [
    'a row that is no age',
    [
      ['성인', '990,000', '1,040,000'],
      ['특별석', '1,190,000', '1,240,000'],
    ],
    false,
    { adult: 1_040_000 },
  ],
  [
    'two rows for one age',
    [
      ['성인', '990,000', '1,040,000'],
      ['성인(5성)', '1,190,000', '1,240,000'],
    ],
    false,
    { adult: 1_040_000 },
  ],
  [
    'a word in place of a price',
    [
      ['성인', '990,000', '마감'],
      ['아동', '940,000', '990,000'],
    ],
    false,
    { child: 990_000 },
  ],
  [
    'what one alone in a room pays on top',
    [
      ['성인', '990,000', '1,040,000'],
      ['싱글차지', '200,000', '200,000'],
    ],
    true,
    { adult: 1_040_000 },
  ],
])('rows of prices below dates, %s', ([, below, isSure, prices]) => {
  const table = [['출발일', '2027/3/2(화)', '2027/3/9(화)'], ...below]
  const days = '1일차 인천 - 타이베이\n2일차 타이베이 - 인천'
  for (const rows of [
    table.map((row) => row.join('\t')),
    // Without tabs the columns are parted by blanks, and the last has the date that counts here.
    table.map((row) => row.join('   ')),
  ]) {
    const [trip] = readItinerary([fromText(`대만 1박2일\n${rows.join('\n')}\n\n${days}`)], today)
    const { value, sure } = trip?.departures.find((each) => each.value.date === '2027-03-09') ?? {}
    expect({ value, sure }).toEqual({ value: { date: '2027-03-09', ...prices }, sure: isSure })
  }
})

test.for<[line: string, prices: object]>([
  ['상품가 : 899,000원 (단, 5월 11일 출발은 959,000원)', { adult: 959_000 }],
  ['(5월 11일은 성인 288,000원, 어린이 268,000원)', { adult: 288_000, child: 268_000 }],
  ['5/11은 639,000원이요^^', { adult: 639_000 }],
])('what one day alone costs is that of its departure, to be looked at: %s', ([line, prices]) => {
  const text = `장가계 1박2일\n출발일 : 2027년 5월 4일(화) / 5월 11일(화)\n${line}\n1일차 부산\n2일차 장사`
  const [trip] = readItinerary([fromText(text)], today)
  expect(trip?.departures).toMatchObject([
    { value: { date: '2027-05-04' }, sure: true },
    { value: { date: '2027-05-11', ...prices }, sure: false },
  ])
})

test('a row with more sums than columns with a name is not taken for sure', () => {
  const rows = ['출발일\t성인\t비고', '2027-03-02\t990,000\t', '2027-03-09\t1,040,000\t아동 990,000']
  const [trip] = readItinerary([fromText(`대만 1박2일\n${rows.join('\n')}\n\n1일차 인천\n2일차 인천`)], today)
  expect(trip?.departures.map(({ sure }) => sure)).toEqual([true, false])
})

const toBytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.for<[what: string, file: Uint8Array, refused: FileRefusal]>([
  ['a PDF', toBytes('%PDF-1.7 ...'), 'pdf'],
  ['an old HWP, DOC or XLS', toBytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 HWP Document File'), 'old_file'],
  ['a picture', toBytes('\x89PNG\r\n\x1a\n'), 'picture'],
  ['nothing', new Uint8Array(), 'empty'],
  ['50 MB', new Uint8Array(50 * 1024 * 1024), 'too_large'],
  ['a program', toBytes('MZ\x00\x01\x02'), 'unknown_file'],
  ['a zip of something else', zipSync({ 'a.txt': strToU8('a') }), 'unknown_file'],
  ['a broken zip', toBytes('PK\x03\x04 no zip at all'), 'unknown_file'],
  [
    'a document with macros',
    zipSync({ 'word/vbaProject.bin': strToU8('x'), 'word/document.xml': strToU8('<w:document/>') }),
    'macro',
  ],
  [
    'a zip bomb',
    zipSync({ 'word/document.xml': new Uint8Array(60 * 1024 * 1024) }, { level: 9 }),
    'too_large_inside',
  ],
])('%s is refused with its own sentence', ([, file, refused]) => {
  expect(parseItineraryFile(file)).toEqual({ refused })
})

test('of pasted HTML only words come in: scripts, styles, frames and pictures stay outside and are told', () => {
  const { rows, dropped } = fromHtml(
    '<style>p{}</style><p onclick="x()">1일차 다낭</p><script>alert(1)</script><iframe src="//evil"></iframe><img src="data:image/png;base64,AAAA"><a href="javascript:x()">호이안</a>',
  )
  expect(rows.map(({ cells }) => cells.flat().join())).toEqual(['1일차 다낭', '호이안'])
  expect(dropped.toSorted()).toEqual(['frame', 'picture', 'script', 'style'])
})

test('Notepad in any of its codings is read', () => {
  const korean = [0xc1, 0xa6, 0x31, 0xc0, 0xcf] // 제1일 in EUC-KR
  const read = (file: number[]) => {
    const sources = parseItineraryFile(Uint8Array.from(file))
    return 'refused' in sources ? sources : sources[0]?.rows[0]?.cells
  }
  expect(read(korean)).toEqual([['제1일']])
  expect(read([0xff, 0xfe, 0x1c, 0xc8, 0x31, 0x00, 0x7c, 0xc7])).toEqual([['제1일']])
})

test('the longest text is read in a moment, whatever is in it', () => {
  const hard = [
    '(((((',
    '조식 '.repeat(20_000),
    '1일차 '.repeat(20_000),
    '가,'.repeat(40_000),
    '12:00 '.repeat(20_000),
  ]
  // The time of this process alone: others may keep the machine busy.
  const start = process.cpuUsage()
  for (const text of hard) readItinerary([fromText(text), fromText(text.replaceAll(' ', '\n'))], today)
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(5_000)
})
