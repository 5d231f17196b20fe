// Labels at the beginning of a line, "포함사항 :", "[불포함]", "최소출발 15명", and what is behind them.
import { stripDecoration } from './lines.ts'

export type Label =
  | 'title'
  | 'included'
  | 'not_included'
  | 'price'
  | 'departures'
  | 'minimum'
  | 'shopping'
  | 'airline'
  | 'meeting'
  | 'hotel'
  | 'meals'
  | 'single'
  | 'schedule'
  | 'notes'

/** Korean words may be spaced to fill a line: 포 함 사 항. */
const buildSpacedPattern = (words: string) =>
  words
    .split(' ')
    .map((word) => (/^[가-힣]+$/.test(word) ? [...word].join('\\s*') : word.replaceAll('_', '\\s*')))
    .join('|')

const labelWords: [label: Label, pattern: string][] = [
  ['title', buildSpacedPattern('상품명 여행상품명 상품제목 여행명 행사명 투어명 tour_name title')],
  [
    'not_included',
    buildSpacedPattern(
      '공통_?불포함사항 공통_?불포함내역 공통_?불포함 불포함사항 불포함내역 불포함내용 불포함항목 불포함조건 불포함 미포함사항 미포함내역 미포함 제외사항 제외내역 빠진_?것 별도사항 별도 별도비용 별도경비 개인부담 what.?s_not_included excluded exclusions? not_included 포함_?안_?된_?(?:것|거) 포함되지_?않는_?것 price_excludes excludes? excluding (?:price_|tour_)?does_not_include',
    ),
  ],
  [
    'included',
    buildSpacedPattern(
      '공통_?포함사항 공통_?포함내역 공통_?포함 포함사항 포함내역 포함내용 포함조건 포함항목 포함 포함된_?(?:것|거) 포함되는_?것 제공내역 제공사항 what.?s_included included inclusions? price_includes includes? including tour_includes package_includes',
    ),
  ],
  [
    'single',
    buildSpacedPattern(
      '독방사용료 독방료 독방 싱글차지 싱글룸추가 싱글룸사용시 싱글룸 싱글사용료 독실사용료 독실료 1인실추가요금 1인실사용료 1인실 single_(?:supplement|charge|room)',
    ),
  ],
  [
    'price',
    buildSpacedPattern(
      '상품가격 상품가 판매가격 판매가 여행요금 여행경비 여행비용 여행비 1인요금 1인경비 1인_경비 1인_요금 1인당_?경비 1인당_?요금 1인당_?비용 1인당 총경비 총금액 금액 행사비 요금표 요금 가격 경비 비용 참가비 투어비 회비 price rate tour_fare tour_price cost',
    ),
  ],
  [
    'departures',
    buildSpacedPattern(
      '출발확정일 출발예정일 출발일자 출발일정 출발일 출발날짜 출발가능일 출발요일 출항일 출항 언제 여행일자 여행일시 일시 행사일 출발 (?:여행|순례|행사|연수|방문|투어)?기간 날짜 (?:travel_|tour_)?period departure_dates? departures?',
    ),
  ],
  [
    'minimum',
    buildSpacedPattern(
      '최소출발인원 최소진행인원 최소행사인원 최소출발 최소인원 최소모객 최소모객인원 출발인원 모객인원 인원 minimum min\\.?_pax',
    ),
  ],
  ['shopping', buildSpacedPattern('쇼핑센터 쇼핑횟수 쇼핑 shopping')],
  ['airline', buildSpacedPattern('이용항공 이용항공사 항공사 항공편 항공 airlines?')],
  [
    'meeting',
    buildSpacedPattern(
      '미팅장소 집결장소 집결지 집결 모임장소 만나는장소 만나는곳 모이는곳 모이는장소 탑승장소 공항미팅 미팅 집합장소 집합 모임 meeting_point',
    ),
  ],
  [
    'hotel',
    buildSpacedPattern(
      '숙박호텔 예정호텔 투숙호텔 숙박지 숙박 숙소 호텔 숙소는 호텔은 htl hotels? overnight accommodation stay',
    ),
  ],
  ['meals', buildSpacedPattern('식사조건 식사안내 식사 meals?')],
  [
    'schedule',
    buildSpacedPattern('상세일정 세부일정 여행일정표 여행일정 일정표 일정안내 일정 itinerary schedule'),
  ],
  [
    'notes',
    buildSpacedPattern(
      '유의사항 주의사항 참고사항 참고 안내사항 안내 비고 취소규정 취소수수료 취소료 환불규정 환불 준비물 특전 상품특징 특징 상품포인트 포인트 핵심포인트 선택관광 추천관광 옵션 입금계좌 계좌 문의 여권 비자안내 상품코드 담당자 담당 수신 발신 참조 여행지 여행경보 현지연락처 특이사항 기타 remarks? notes? cancellation highlights? optional_tours?',
    ),
  ],
]

/** Any of them, spaced or not. */
export const anyLabelPattern = labelWords.map(([, pattern]) => pattern).join('|')

const labelPatterns = labelWords.map(
  ([label, pattern]) =>
    [
      label,
      new RegExp(
        `^(?<open>[\\[【〔<(「]?)\\s*(?:${pattern})\\s*(?:\\([^)]*\\)\\s*)?(?<close>[\\]】〕>)」]?)(?<mark>\\s*[:：●■◆▶★|▷▸►›»⇒○◎◇□◦•①]\\s*|\\s*[-–—]\\s+|\\s+[-–—]\\s*|\\s+|$)(?<value>.*)$`,
        'i',
      ),
    ] as const,
)

/** "따로 내실 것(불포함) : …" */
const bracketedListPattern =
  /^[^:：\d]{2,20}[([](?<not>불|미)?포함[)\]]\s*(?:[:：]\s*(?<value>.*)|(?<=(?:것|거|비용|경비|내역|사항|요금|금액|항목)\s*[([].*))$/
/** "순례비 포함 내역", "회비에 포함 : …": what the money is for. */
const priceListPattern =
  /^[가-힣]{0,4}\s?(?:비|비용|경비|요금|가격|금액|상품가|상품)에?\s*(?<not>불|미)?\s*포함(?:\s*(?:사항|내역|내용|항목|되는\s*것|된\s*것))?\s*(?:$|[:：]\s*(?<value>.*)$)/

/** "5. 포함사항", "마. 포함내역", "2027년 출발일 : 5월 14일", "[숙] A호텔": the label as it usually is. */
const normalizeLabel = (line: string) =>
  line
    .replace(/^(?:\d{1,2}[.)]\s+(?=\D|1인)|[가나다라마바사아자차카타파하][.)]\s+)/, '')
    .replace(/^(20\d{2}년)\s*(출발일\s*[:：])/, '$2 $1')
    .replace(/^([[(<【])숙(?=[\])>】])/, '$1숙박')

/**
 * `firm`: the label has brackets, a colon or nothing after it. Otherwise the value must show that it is a
 * label.
 */
export type LabelMatch = { label: Label; value: string; firm: boolean }

export function findLabel(line: string): LabelMatch | undefined {
  const text = normalizeLabel(stripDecoration(line))
  const list = bracketedListPattern.exec(text)?.groups ?? priceListPattern.exec(text)?.groups
  if (list) return { label: list.not ? 'not_included' : 'included', value: list.value ?? '', firm: true }
  for (const [label, pattern] of labelPatterns) {
    const found = pattern.exec(text)?.groups
    if (!found) continue
    const { open = '', close = '', mark = '', value = '' } = found
    const firm = (open !== '' && close !== '') || mark.trim() !== '' || value === ''
    return { label, value: value.replace(/^[\s:：]+/, '').trim(), firm }
  }
  return undefined
}
