// Ways of writing that the grammar was taught, each in a few lines.
import { expect, test } from 'vitest'
import { fromHtml } from '#domain/itinerary/from-html.ts'
import { fromText } from '#domain/itinerary/from-text.ts'
import type { Source } from '#domain/itinerary/itinerary.ts'
import { readItinerary } from '#domain/itinerary/read-itinerary.ts'

const today = '2026-11-16'
const readText = (text: string) => readItinerary([fromText(text)], today)[0]
const readLines = (...lines: string[]) => readText(['다낭 1박2일', ...lines].join('\n'))
const days = ['1일차 인천 - 다낭', '2일차 다낭 - 인천']

test.for<[how: string, lines: string[], items: string[]]>([
  [
    'numbers in circles on one line',
    ['불포함', '① 가이드 경비 ② 선택관광 ③ 개인경비'],
    ['가이드 경비', '선택관광', '개인경비'],
  ],
  ['a sign before each', ['불포함 ○ 가이드 경비 ○ 개인경비'], ['가이드 경비', '개인경비']],
  ['behind what is included', ['포함 : 항공료, 호텔 / 불포함 : 개인경비'], ['개인경비']],
  ['a letter before the heading', ['바. 불포함내역 : 가이드 경비, 개인경비'], ['가이드 경비', '개인경비']],
  [
    'until a line that begins as the heading did',
    ['● 불포함 : 개인경비', '● 골프백은 15kg까지'],
    ['개인경비'],
  ],
  [
    'until a heading of its kind, with items without signs',
    ['◎ 불포함', ' 개인경비', '◎ 골프백은 15kg까지'],
    ['개인경비'],
  ],
  [
    'over a line that goes on in brackets',
    ['불포함', '- 가이드 경비', '(현지에서 지불)', '- 개인경비'],
    ['가이드 경비', '(현지에서 지불)', '개인경비'],
  ],
  ['until a blank line', ['불포함 : 개인경비', '', '* 신분증 필참'], ['개인경비']],
  ['until a note', ['불포함', '- 개인경비', '※ 우천 시 바뀔 수 있음'], ['개인경비']],
])('a list of what is not included is read: %s', ([, lines, items]) => {
  const trip = readLines(...days, ...lines)
  expect(trip?.not_included.map(({ value }) => value)).toEqual(items)
  expect(trip?.schedule[1]?.places.map(({ value }) => value.name)).toEqual(['다낭', '인천'])
})

test.for<[line: string, meals: object]>([
  ['B/ 호텔식  L/ 쌀국수  D/ X', { breakfast: '호텔식', lunch: '쌀국수', dinner: null }],
  ['아침 - 호텔식, 점심 - 회정식, 저녁 - 불포함', { breakfast: '호텔식', lunch: '회정식', dinner: null }],
  ['점심은 쌀국수', { lunch: '쌀국수' }],
  ['점심은 시내의 이름난 식당에서 드십니다', {}],
  ['아침에 인천에 도착하여 여행을 마칩니다', {}],
])('meals of a day: %s', ([line, meals]) => {
  const read = readLines(days[0] ?? '', line, days[1] ?? '')?.schedule[0]?.meals ?? {}
  expect(Object.fromEntries(Object.entries(read).map(([meal, { value }]) => [meal, value]))).toEqual(meals)
})

test.for<[line: string, where: string]>([
  ['집합 : 김포공항 2층 로비', '김포공항 2층 로비'],
  ['라. 집결 : 김포공항 2층 로비', '김포공항 2층 로비'],
  ['김포공항 국내선 2층 3번 게이트 앞 06:50 미팅', '김포공항 국내선 2층 3번 게이트 앞'],
  ['공항에서는 인천공항 2터미널 3층 D카운터 앞에서 뵐게요', '인천공항 2터미널 3층 D카운터 앞'],
])('where people meet: %s', ([line, where]) => {
  expect(readLines(line, ...days)?.meeting_point?.value).toBe(where)
})

test.for<[line: string, date: string]>([
  ['Period : 2027.06.24(목) ~ 06.25(금)', '2027-06-24'],
  ['2027년 출발일 : 5월 14일(금)', '2027-05-14'],
  ['날짜 : 12월 12일(토)~13일(일)', '2026-12-12'],
])('when it leaves: %s', ([line, date]) => {
  expect(readLines(line, ...days)?.departures.map(({ value }) => value.date)).toEqual([date])
})

test('a date that has passed is not taken for a departure without a look', () => {
  expect(readLines('날짜 : 2026.11.10', ...days)?.departures).toMatchObject([{ sure: false }])
})

test.for<[line: string, places: string[]]>([
  ['스페이스 니들', ['스페이스 니들']],
  ['전용차량', []],
  ['체조 체험 1시간', []],
  ['영흥사, 한시장 들렀다가 공항으로 갑니다', ['영흥사', '한시장']],
  ['다낭으로 와서 아르크 성과 구르 에미르 영묘를 둘러봅니다.', ['아르크 성', '구르 에미르 영묘']],
  ['- 동전을 던지면 다시 로마에 온다는 트레비 분수', ['트레비 분수']],
  ['- 구로카와 온천마을', ['구로카와 온천마을']],
  ['- 성 베드로 대성전 순례 및 미사', ['성 베드로 대성전']],
])('what is seen: %s', ([line, places]) => {
  const day = readLines('1일차 ICN - DAD', line, '2일차 인천')?.schedule[0]
  expect(day?.places.map(({ value }) => value.name)).toEqual(places)
})

test('a time behind a sight is its time', () => {
  const day = readLines('1일차', '- 오페라하우스 내부투어 10:30', '2일차 인천')?.schedule[0]
  expect(day?.places).toMatchObject([{ value: { name: '오페라하우스', time: '10:30' } }])
})

test('a word alone in the heading may be a town: it is marked, and proves nothing below', () => {
  const schedule = readLines(
    '1일차 사카이미나토',
    '08:00 사카이미나토 입항',
    '2일차 힐링',
    '힐링 관광',
  )?.schedule
  expect(schedule).toMatchObject([
    { places: [{ value: { name: '사카이미나토' }, sure: false }] },
    { places: [{ value: { name: '힐링' }, sure: false }] },
  ])
})

test('where nobody can stand, nobody meets for sure', () => {
  expect(readLines('모임 : 매월 첫째 주', ...days)?.meeting_point?.sure).toBe(false)
  expect(readLines('모임 : 김포공항 2층 로비', ...days)?.meeting_point?.sure).toBe(true)
})

test('a day in two lines: its flight before the sights, its hotel behind the meals', () => {
  const day = readLines(
    '1일) 7C1401 인천 08:30 - 후쿠오카 09:55 / 다자이후 텐만구, 유노츠보 거리',
    '점심 모츠나베 저녁 가이세키 / 벳부 스기노이 호텔 (온천!!)',
    '2일) 인천',
  )?.schedule[0]
  expect(day).toMatchObject({
    flights: [{ value: { number: '7C1401', departs: '08:30', arrives: '09:55' } }],
    hotel: { value: '벳부 스기노이 호텔', sure: false },
  })
})

test('the price of the only departure is that of the trip', () => {
  const trip = readLines('12/15(화)출발 성인 79만9천원 (어린이는 69만9천원)', ...days)
  expect(trip?.departures.map(({ value }) => value)).toEqual([{ date: '2026-12-15' }])
  expect(trip?.prices).toMatchObject({ adult: { value: 799_000, sure: false }, child: { value: 699_000 } })
})

test('a price of millions behind a slash is no day of the month', () => {
  const trip = readLines(
    '출발일 / 성인 / 아동',
    '2027.01.20(수) / 2,290,000원 / 2,090,000원',
    '2027.02.24(수) / 1,990,000원 / 1,790,000원',
    ...days,
  )
  expect(trip?.departures.map(({ value }) => value)).toEqual([
    { date: '2027-01-20', adult: 2_290_000, child: 2_090_000 },
    { date: '2027-02-24', adult: 1_990_000, child: 1_790_000 },
  ])
})

test('the number of a day and its date may have columns of their own, and its hotel a row', () => {
  const html = `<p>대만 1박2일</p><table>
    <tr><td>일차</td><td>날짜</td><td>시간</td><td>일정</td><td>조식</td></tr>
    <tr><td rowspan=2>1</td><td rowspan=2>3/18(목)</td><td>14:30</td><td>중정기념당</td><td rowspan=2>X</td></tr>
    <tr><td>호텔</td><td>시저 호텔</td></tr>
    <tr><td>2</td><td>3/19(금)</td><td>09:00</td><td>고궁박물관</td><td>호텔식</td></tr></table>`
  const [trip] = readItinerary([fromHtml(html)], today)
  expect(trip?.schedule).toMatchObject([
    {
      date: { value: '2027-03-18' },
      places: [{ value: { name: '중정기념당', time: '14:30' } }],
      hotel: { value: '시저 호텔' },
    },
    { date: { value: '2027-03-19' }, meals: { breakfast: { value: '호텔식' } } },
  ])
})

test('a table of bars without a frame keeps its empty first cells, and a flight its times in the plan', () => {
  const trip = readLines(
    '일차 | 도시 | 교통 | 내용 | 식사',
    '1일 | 다낭 | KE461 | 08:45 인천 출발 11:40 다낭 도착 | 중:현지식',
    ' | | | 다낭 대성당 | 석:한식',
    ' | | | 숙소:다낭 호텔 |',
    '2일 | 인천 | KE462 | 12:50 다낭 출발 17:20 인천 도착 | 조:호텔식',
  )
  expect(trip?.schedule[0]).toMatchObject({
    meals: { lunch: { value: '현지식' }, dinner: { value: '한식' } },
    hotel: { value: '다낭 호텔' },
    flights: [{ value: { number: 'KE461', departs: '08:45', arrives: '11:40' }, sure: false }],
  })
  expect(trip?.schedule[0]?.places.map(({ value }) => value.name)).toContain('다낭 대성당')
})

test('days of the week as people speak of them', () => {
  expect(readLines('매주 목욜 토욜 출발함다', ...days)?.weekdays).toMatchObject({
    value: ['목', '토'],
    sure: true,
  })
})

test('days counted as people spell them', () => {
  expect(
    readText('남해 1박2일\n첫쨋날\n독일마을\n둘쨋날\n금산 보리암')?.schedule.map(({ day }) => day.value),
  ).toEqual([1, 2])
})

test('a place that is played every day is called without it', () => {
  const [first] = readLines('1일차', '매일 롱비엔CC 라운딩', '2일차 인천')?.schedule ?? []
  expect(first?.places.map(({ value }) => value.name)).toContain('롱비엔CC')
})

test('a title that a sign parts is looked at', () => {
  expect(
    readText('[나일크루즈] 이집트 일주 9일 ♥ 아부심벨 포함 ♥\n1일차 인천\n2일차 카이로')?.title?.sure,
  ).toBe(false)
})

test('a letter in a typeface of signs is a bullet, as Word writes its own', () => {
  const item = (text: string) =>
    `<p><span style='font-family:Wingdings;mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>${text}</p>`
  const html = `<p>다낭 1박2일</p><p>1일차 인천</p><p>2일차 다낭</p><p>불포함</p>${item('가이드 경비')}${item('개인경비')}`
  const [trip] = readItinerary([fromHtml(html)], today)
  expect(trip?.not_included.map(({ value }) => value)).toEqual(['가이드 경비', '개인경비'])
})

test('neither a note of the first day nor a day trip within a day begins another trip', () => {
  const text =
    '다낭 2박3일\n※ 첫날 미팅은 인천공항 3층입니다\n1일차 인천\n2일차 다낭\n1일 자유 관광\n3일차 인천\n첫날 호텔 체크인은 15시부터 가능합니다'
  const trips = readItinerary([fromText(text)], today)
  expect(trips.map(({ schedule }) => schedule.map(({ day }) => day.value))).toEqual([[1, 2, 3]])
})

test.for<[how: string, source: Source]>([
  ['in lines', fromText('다낭 1박2일\n7/8(목) 1,049,000  7/15(목) 1,099,000\n1일차 인천\n2일차 다낭')],
  [
    'dates above and prices below, parted by blanks',
    fromText('다낭 1박2일\n7/8(목)    7/15(목)\n1,049,000   1,099,000\n1일차 인천\n2일차 다낭'),
  ],
  [
    'dates above and prices below, in a table',
    fromHtml(
      '<p>다낭 1박2일</p><table><tr><td>출발일</td><td>7/8(목)</td><td>7/15(목)</td></tr><tr><td>요금</td><td>1,049,000</td><td>1,099,000</td></tr></table><p>1일차 인천</p><p>2일차 다낭</p>',
    ),
  ],
  [
    'both in one cell',
    fromHtml(
      '<p>다낭 1박2일</p><table><tr><td>7/8(목)<br>1,049,000</td><td>7/15(목)<br>1,099,000</td></tr></table><p>1일차 인천</p><p>2일차 다낭</p>',
    ),
  ],
])('departures with their prices: %s', ([, source]) => {
  const [trip] = readItinerary([source], today)
  expect(trip?.departures.map(({ value }) => value)).toEqual([
    { date: '2027-07-08', adult: 1_049_000 },
    { date: '2027-07-15', adult: 1_099_000 },
  ])
})

test('several sights stand in one line, each behind its sign or parted by dashes', () => {
  const seen = (line: string) =>
    readLines('1일차', line, '2일차 인천')?.schedule[0]?.places.map(({ value }) => value.name)
  expect(seen('▶다낭 대성당 ▶미케 해변 ▶한시장')).toEqual(['다낭 대성당', '미케 해변', '한시장'])
  expect(seen('다낭 대성당-미케 해변-한시장')).toEqual(['다낭 대성당', '미케 해변', '한시장'])
})

test('the last day ends below the table of the days', () => {
  const [trip] = readItinerary(
    [
      fromHtml(
        '<p>다낭 1박2일</p><table><tr><td>일자</td><td>일정</td></tr><tr><td>1일</td><td>다낭 대성당 관광</td></tr><tr><td>2일</td><td>바나힐 관광</td></tr></table><p>호이안 야시장은 따로 신청</p>',
      ),
    ],
    today,
  )
  expect(trip?.schedule[1]?.places.map(({ value }) => value.name)).toEqual(['바나힐'])
  expect(trip?.lines.find(({ text }) => text.startsWith('호이안'))?.days).toEqual([])
})

test('a year above the days is that of the dates that have none; "상  동" is spaced; a meal goes on below', () => {
  const html =
    '<p>2027년 다낭 1박2일</p><table><tr><td>일자</td><td>시간</td><td>일정</td><td>식사</td><td>호텔</td></tr><tr><td>12/15</td><td>전용차량</td><td>바나힐 관광</td><td>중:현지식<br>(쌀국수)</td><td>다낭 호텔</td></tr><tr><td>12/16</td><td></td><td>한시장 방문</td><td></td><td>상  동</td></tr><tr><td>12/17</td><td></td><td>인천</td><td></td><td></td></tr></table>'
  const [trip] = readItinerary([fromHtml(html)], today)
  expect(trip?.schedule.map(({ date, hotel }) => [date?.value, hotel?.value])).toEqual([
    ['2027-12-15', '다낭 호텔'],
    ['2027-12-16', '다낭 호텔'],
    ['2027-12-17', undefined],
  ])
  expect(trip?.schedule[0]?.meals.lunch?.value).toBe('현지식 (쌀국수)')
  expect(trip?.schedule[0]?.places.map(({ value }) => value.name)).toEqual(['바나힐'])
})
