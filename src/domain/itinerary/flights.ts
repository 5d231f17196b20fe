// Flights by their numbers, with the times beside them; and airlines by their names.
import { addColons, findTimes } from './dates.ts'
import { markSure, markUnsure, type ReadFlight, type ReadValue } from './itinerary.ts'

/** Airlines that fly from Korea, or within the countries it travels to. */
const airlineCodes =
  'KE OZ 7C LJ TW ZE BX RS RF YP CA MU CZ FM HO MF SC 3U ZH HU 9C CX UO HX NX CI BR IT JX JL NH MM GK BC 7G TG FD VZ XJ DD PG SL VN VJ QH MH AK D7 OD SQ TR GA QZ JT ID PR 5J Z2 BI QV VR K6 UL AI 6E UK RA OM M0 EK EY QR WY SV TK PC MS RJ LY ET KQ SA AF BA LH LX OS AZ IB KL AY SK LO OK TP A3 DY FR U2 W6 VY UX SU HY KC J2 UA AA DL HA AS AC WS AM LA AV QF JQ VA NZ FJ PX TN'
const knownAirlineCodes = new Set(airlineCodes.split(' '))
const flightNumberPattern =
  /(?<![A-Za-z0-9-])([A-Z][A-Z0-9]|\d[A-Z])\s?-?(\d{2,4})(?![\dA-Za-z,:.]|\s*(?:원|명|박|홀|km|층|호))/g

const airlineNames = [
  '대한항공',
  '아시아나항공',
  '아시아나',
  '제주항공',
  '진에어',
  '티웨이항공',
  '티웨이',
  '이스타항공',
  '에어부산',
  '에어서울',
  '에어로케이',
  '에어프레미아',
  '베트남항공',
  '비엣젯항공',
  '비엣젯',
  '뱀부항공',
  '타이항공',
  '방콕에어',
  '에어아시아',
  '말레이시아항공',
  '바틱에어',
  '싱가포르항공',
  '싱가폴항공',
  '스쿠트항공',
  '가루다항공',
  '필리핀항공',
  '세부퍼시픽',
  '세부항공',
  '로얄브루나이항공',
  '캐세이퍼시픽',
  '홍콩익스프레스',
  '홍콩항공',
  '에어마카오',
  '마카오항공',
  '중화항공',
  '에바항공',
  '타이거에어',
  '스타럭스항공',
  '스타룩스항공',
  '일본항공',
  '전일본공수',
  '피치항공',
  '에어차이나',
  '중국국제항공',
  '중국동방항공',
  '동방항공',
  '중국남방항공',
  '남방항공',
  '사천항공',
  '산동항공',
  '하이난항공',
  '춘추항공',
  '미아트몽골항공',
  '몽골항공',
  '미아트항공',
  '에미레이트항공',
  '에미레이트',
  '에티하드항공',
  '카타르항공',
  '터키항공',
  '튀르키예항공',
  '터키쉬항공',
  '이집트항공',
  '에티오피아항공',
  '에어프랑스',
  '루프트한자',
  'KLM',
  '영국항공',
  '핀에어',
  '폴란드항공',
  '체코항공',
  '스위스항공',
  '오스트리아항공',
  'ITA항공',
  '아에로플로트',
  '우즈베키스탄항공',
  '에어아스타나',
  '에어인디아',
  '스리랑카항공',
  '네팔항공',
  '라오항공',
  '미얀마국제항공',
  '유나이티드항공',
  '델타항공',
  '아메리칸항공',
  '하와이안항공',
  '에어캐나다',
  '콴타스항공',
  '콴타스',
  '젯스타',
  '에어뉴질랜드',
  '피지항공',
]

/** Each once; "티웨이" is not a second one beside "티웨이항공". */
export function findAirlines(text: string): string[] {
  const found = airlineNames.filter((name) => text.includes(name))
  return found.filter((name) => !found.some((other) => other !== name && other.includes(name)))
}

const findFlightNumbers = (text: string) =>
  [...text.matchAll(flightNumberPattern)].flatMap(([whole, code = '', digits = '']) =>
    knownAirlineCodes.has(code) ? [{ whole, number: `${code}${digits}` }] : [],
  )

/** `rest` is the line without them. Times belong to a flight that is alone on its line. */
export function readFlights(rawLine: string): { flights: ReadValue<ReadFlight>[]; rest: string } {
  const found = findFlightNumbers(rawLine)
  const line = found.length > 0 ? addColons(rawLine) : rawLine
  const rest = found
    .reduce((text, { whole }) => text.replace(whole, ' '), line)
    .replace(/\(\s*[/,]?\s*\)/g, ' ')
  const [only] = found
  if (found.length !== 1 || !only) return { flights: readSeveralFlights(line, found), rest }
  const times = findTimes(line)
  const [first, second] = times
  const leaves = /출발|이륙|depart|향발|출국/i.test(line)
  const lands = /도착|착륙|arriv/i.test(line)
  const between = first && second ? line.slice(first.end, second.at) : ''
  const flight = { number: only.number, departs: first?.time ?? null, arrives: second?.time ?? null }
  if (lands && !leaves && !second)
    return { flights: [markSure({ ...flight, departs: null, arrives: flight.departs }, line.trim())], rest }
  const clear =
    !second ||
    (times.length === 2 &&
      ((leaves && lands) || /^\s*(?:[-–~→/]|도착)?\s*(?:\p{L}{2,12}\s*)?$/u.test(between)))
  return { flights: [{ value: flight, sure: clear, from: line.trim() }], rest }
}

/** Several on one line: each with the two times between its number and the next, if all of them have two. */
function readSeveralFlights(
  line: string,
  found: ReturnType<typeof findFlightNumbers>,
): ReadValue<ReadFlight>[] {
  const starts = found.map(({ whole }) => line.indexOf(whole))
  const times = starts.map((from, at) => findTimes(line.slice(from, starts[at + 1])))
  const isEach = findTimes(line.slice(0, starts[0])).length === 0 && times.every((each) => each.length === 2)
  return found.map(({ number }, at) => {
    const [departs = null, arrives = null] = isEach ? (times[at] ?? []).map(({ time }) => time) : []
    return markUnsure({ number, departs, arrives }, line.trim())
  })
}

/** A row of a table: numbers in one column, times in another. */
export function readFlightRow(
  transport: readonly string[],
  time: readonly string[],
  plan: readonly string[],
): ReadValue<ReadFlight>[] {
  const from = [...transport, ...time].join(' ')
  const numbers = findFlightNumbers(transport.join(' '))
  const columnTimes = findTimes(time.join(' ')).map((each) => each.time)
  // Without a column of times they are below the number: "OZ158 11:20-13:00".
  const isRange = time.length === 0 && /\d:\d\d\s*[-~–]\s*\d/.test(transport.join(' '))
  const times = isRange ? findTimes(transport.join(' ')).map((each) => each.time) : columnTimes
  const [number, more] = numbers
  const departureLines = plan.filter((line) => /출발/.test(line) && findTimes(line).length > 0)
  // "KE821 | 08:45 인천 출발 11:40 장사 도착": the text does not say that this is the flight, so it is unsure.
  if (
    number &&
    !more &&
    times.length === 0 &&
    departureLines.length === 1 &&
    !/호텔|숙소|버스/.test(departureLines[0] ?? '')
  )
    return readFlights(`${number.number} ${departureLines[0]}`).flights.map((flight) => ({
      ...flight,
      sure: false,
    }))
  const moves = plan.filter((line) => /출발|도착/.test(line)).length
  // "TK090 | 18:10 | 인천공항 도착": nothing leaves on this day, so the last time is that of a landing.
  const isLanding = moves > 0 && !plan.some((line) => /출발|향발|이륙/.test(line))
  if (number && !more && isLanding && times.length > 0)
    return [
      {
        value: { number: number.number, departs: null, arrives: times.at(-1) ?? null },
        sure: times.length === 1,
        from,
      },
    ]
  return numbers.map(({ number }) => {
    const clear = numbers.length === 1 && times.length <= 2 && (isRange || moves >= times.length)
    const [departs = null, arrives = null] = numbers.length === 1 ? times : []
    return { value: { number, departs, arrives }, sure: clear, from }
  })
}
