// The lists of a trip: included, not included, and cautions.
import type { DemoAgency, Words } from '../demo-types.ts'
import { createExtras } from './extras.ts'
import { countRounds } from './golf.ts'
import { formatCount, joinWords, toSoftForm, words } from './phrases.ts'
import type { TripPlan } from './plan.ts'
import type { TripDay } from './schedule.ts'
import { hasSingleRoom } from './stays.ts'
import { listTagLines } from './tag-lines.ts'
import { treks } from './treks.ts'

const listIf = (when: boolean, ...lines: Words[]): Words[] => (when ? lines : [])

/** What a trip with its distances written out need not say again. */
const vagueTags = new Set(['걷기', '등산', '트레킹'])

export function createSummaryPoints(plan: TripPlan, schedule: TripDay[]): Words[] {
  const sights = listSightNames(plan, schedule)
  const seen = listIf(
    sights.length > 0,
    words(
      `${joinWords(sights.slice(0, 3)).ko}${sights.length > 3 ? ' 등' : ''} ${sights.length}곳 방문`,
      `${joinWords(sights.slice(0, 3)).en}${sights.length > 3 ? ' and more' : ''}: ${sights.length} places seen`,
    ),
  )
  const rounds = countRounds(plan.trip.package_code)
  const played = listIf(
    rounds > 0,
    words(
      `${rounds}라운드 ${rounds * 18}홀, 티오프 시각 확정`,
      `${rounds} rounds, ${rounds * 18} holes, tee times confirmed`,
    ),
  )
  const stages = Object.values(treks[plan.trip.package_code] ?? {})
  const km = Math.round(stages.reduce((sum, stage) => sum + stage.km, 0) * 10) / 10
  const walked = listIf(
    stages.length > 0,
    words(
      `걷는 날 ${stages.length}일, 모두 ${km}km`,
      `${formatCount(stages.length, 'walking day')}, ${km} km in all`,
    ),
  )
  const slept = listHotels(schedule)
    .slice(0, 1)
    .map(({ hotel, nights }) =>
      words(`${hotel.ko} ${nights}박`, `${hotel.en}, ${formatCount(nights, 'night')}`),
    )
  const fallback = words('출발 전날 담당자가 먼저 연락', 'We call you the day before')
  const points = [
    ...played,
    ...walked,
    ...seen.slice(0, played.length + walked.length > 0 ? 0 : 1),
    ...slept,
    ...listTagLines(plan.trip.tags.filter(([tag]) => stages.length === 0 || !vagueTags.has(tag))),
  ].slice(0, 5)
  return points.length < 3
    ? [...points, ...seen.filter(({ ko }) => points.every((point) => point.ko !== ko)), fallback].slice(0, 3)
    : points
}

/** The sights of the schedule: what is neither travel, rest nor an extra. */
function listSightNames({ agency }: TripPlan, schedule: TripDay[]): Words[] {
  const other = new Set([
    '만나는 곳',
    '인천국제공항 집결',
    '전날 밤 22시 인천국제공항 집결',
    '인천 출발',
    '인천 도착',
    '기내에서 하룻밤',
    '여행을 마침',
    '쇼핑 한 곳',
  ])
  const isOther = ({ ko }: Words) =>
    other.has(ko) ||
    / (도착|출발|18홀)$/.test(ko) ||
    ko.endsWith('출발') ||
    ko.startsWith('선택: ') ||
    /쉬는 시간$|자유 시간$|온천 휴식$|산마을 산책$|둘레 산책$/.test(ko)
  const names = schedule
    .flatMap(({ places }) => places.map(({ name }) => name))
    .filter((name) => !isOther(name))
  return agency.travel_agency === 8 ? names.filter((_, at) => at < 6) : names
}

/** Each bed of the trip with its nights, the longest stay first. */
function listHotels(schedule: TripDay[]): { hotel: Words; nights: number }[] {
  const hotels = schedule.flatMap(({ hotel }) => (hotel ? [hotel] : []))
  const counted = [...Map.groupBy(hotels, ({ ko }) => ko).values()].flatMap((same) =>
    same[0] ? [{ hotel: same[0], nights: same.length }] : [],
  )
  return counted.toSorted((one, other) => other.nights - one.nights)
}

export function listIncluded(plan: TripPlan, schedule: TripDay[]): Words[] {
  const { agency, trip, tags, journey, abroad } = plan
  const count = (meal: 'breakfast' | 'lunch' | 'dinner') =>
    schedule.filter(({ meals }) => meals[meal] && meals[meal].ko !== '기내식').length
  const meals: [ko: string, en: string, times: number][] = [
    ['조식', 'breakfast', count('breakfast')],
    ['중식', 'lunch', count('lunch')],
    ['석식', 'dinner', count('dinner')],
  ]
  const served = meals.filter(([, , times]) => times > 0)
  const total = served.reduce((sum, [, , times]) => sum + times, 0)
  const guide = guideLines[agency.travel_agency]
  return [
    ...listIf(
      journey.kind === 'flight',
      words('왕복 항공권과 유류할증료, 공항세', 'Return flights, fuel surcharge and airport taxes'),
    ),
    ...listIf(
      journey.kind === 'ground' && journey.start.way === 'flight',
      words('김포·제주 왕복 항공권', 'Return flights between Gimpo and Jeju'),
    ),
    ...listIf(
      journey.kind === 'ground' && journey.start.way === 'train',
      words('왕복 기차표', 'Return train tickets'),
    ),
    ...listIf(
      journey.kind === 'ground' && journey.start.way === 'boat',
      words('왕복 배편과 항만 이용료', 'Return ferry and port charges'),
    ),
    ...listIf(
      journey.kind === 'ground' && journey.start.way === 'car',
      words('렌터카와 완전 자차 보험', 'Hire car with full insurance'),
    ),
    ...listIf(
      trip.nights > 0,
      agency.travel_agency === 9
        ? words(`숙박 ${trip.nights}박 (1인실)`, `${trip.nights} nights in a single room`)
        : words(
            `숙박 ${trip.nights}박 (2인 1실 기준)`,
            `${formatCount(trip.nights, 'night')}, two to a room`,
          ),
    ),
    ...listIf(
      total > 0,
      words(
        `일정표에 적힌 식사 ${total}회 (${served.map(([ko, , times]) => `${ko} ${times}`).join(', ')})`,
        `${formatCount(total, 'meal')} as listed (${served.map(([, en, times]) => formatCount(times, en)).join(', ')})`,
      ),
    ),
    ...listIf(
      countRounds(trip.package_code) > 0,
      words('그린피, 2인 1카트, 의무 캐디피', 'Green fees, a cart for two and compulsory caddie fees'),
    ),
    ...listIf(
      Boolean(treks[trip.package_code]),
      agency.travel_agency === 8
        ? words('입산과 산장 예약, 짐 운반', 'Permits, hut bookings and luggage transfer')
        : words('탐방 예약과 짐 운반', 'Trail reservations and luggage transfer'),
    ),
    ...listIf(
      agency.travel_agency === 2 && abroad,
      words('현지 환경세와 입도세', 'Local environment and island fees'),
    ),
    ...listIf(
      agency.travel_agency !== 5 || tags.has('전용 차량'),
      words('일정표의 입장료와 현지 교통', 'Entry fees and local transport as listed'),
    ),
    ...listIf(
      agency.travel_agency === 5 && !tags.has('전용 차량'),
      words('공항과 숙소 사이 이동', 'Transfers between airport and lodging'),
    ),
    ...listTagLines(trip.tags.filter(([tag]) => inclusionTags.has(tag))),
    ...(guide ? [guide] : []),
    ...listIf(tags.has('인솔자 동행'), words('전 일정 인솔자', 'A tour leader throughout')),
    words('여행자보험', 'Travel insurance'),
  ]
}

/** Tags that name a thing the price covers; a car or a boat one sets off with is listed above. */
const inclusionTags = new Set([
  '스노클링',
  '카약',
  '트래블패스',
  '수하물 배송',
  '고속열차',
  '커플 마사지',
  '카타마란',
  '경비행기',
  '열기구',
  '스냅 촬영',
  '골프백 20kg',
  '발 마사지',
  '철도패스 포함',
  '입장 허가 포함',
  '입산 허가 포함',
  '탐방 예약 포함',
  '아이젠 대여',
  '포터 포함',
  '의료 키트',
  '완주 메달',
  '장비 대여',
  '유로스타',
  '사파리',
  '승마',
])

const guideLines: Record<number, Words> = {
  1: words('현지 가이드와 기사 경비', 'Local guide and driver costs'),
  2: words('바다 안전 요원과 장비 대여', 'Water-safety guide and gear'),
  3: words('마을 안내자', 'A village guide'),
  4: words('관광통역안내사와 기사의 몫 (팁 불필요)', 'Licensed guide and driver (no tips needed)'),
  5: words('담당 플래너의 현지 상담', 'Your planner on call throughout'),
  6: words('골프장 왕복 차량과 현지 담당자', 'Course transfers and a local host'),
  7: words('전 일정 인솔자와 기사 봉사료', 'A leader throughout, driver’s gratuity'),
  8: words(
    '현지 공인 가이드와 설산클럽 인솔자, 산악구조 보험',
    'Certified local guide, club leader and rescue insurance',
  ),
  9: words('동행 전문가와 출발 전 살롱의 밤', 'The accompanying expert and the salon evening'),
  10: words('동행 크루와 단톡방 안내', 'A crew member and the group chat'),
}

export function listNotIncluded(plan: TripPlan): Words[] {
  const { agency, trip, tags, journey, abroad } = plan
  const { tours } = createExtras(plan)
  const entry = journey.kind === 'flight' && (journey.out.entry ?? journey.back.entry)
  const joins =
    journey.kind === 'ground' && !abroad && (journey.start.way === 'join' || journey.start.way === 'car')
  return [
    ...listIf(
      joins && trip.days > 1,
      words('만나는 곳까지의 항공권과 교통비', 'Flights or transport to the meeting point'),
    ),
    ...listIf(joins && trip.days === 1, words('만나는 곳까지의 교통비', 'Transport to the meeting point')),
    words('일정표에 없는 식사와 개인 경비', 'Meals not listed and personal expenses'),
    ...listIf(getSingleSupplement(plan) > 0, words('1인실 사용료', 'Single-room supplement')),
    ...listIf(
      tours.length > 0,
      agency.travel_agency === 8
        ? words('장비 대여료', 'Gear hire')
        : words('원하시는 분만 고르는 선택 항목', 'Optional extras, for those who choose them'),
    ),
    ...listIf(Boolean(entry), words('비자와 전자여행허가 수수료', 'Visa and travel-authorisation fees')),
    ...listIf(
      abroad && ![4, 7].includes(agency.travel_agency) && !tags.has('노팁'),
      agency.travel_agency === 6
        ? words('자율 캐디팁', 'Caddie tips, at your discretion')
        : words('자율 팁', 'Tips, at your discretion'),
    ),
  ]
}

/** Rooms of one's own are counted by the night; the salon's rooms are single to begin with. */
export function getSingleSupplement({ agency, trip, days }: TripPlan): number {
  const nights = days.filter(({ bed }) => bed && hasSingleRoom(bed.stay)).length
  if (nights === 0 || agency.travel_agency === 9) return 0
  const share = { 3: 0.2, 8: 0.22, 10: 0.18 }[agency.travel_agency] ?? 0.25
  return Math.max(Math.round(((trip.price / trip.nights) * share * nights) / 10_000) * 10_000, 10_000)
}

/** Agencies ask for half a year on every passport, whatever the country does. At home nothing is asked. */
export function createEntryRules({ agency, journey }: TripPlan) {
  if (journey.kind === 'ground') return {}
  const permits = [...new Set([journey.out.entry, journey.back.entry])].filter((permit) => permit !== null)
  const notes = permits.map(({ note }) => speakAs(agency, note))
  return {
    visa: permits[0]?.visa ?? ('none' as const),
    passport_months: 6,
    entry_note: permits.length === 0 ? null : joinSentences(notes),
  }
}

const joinSentences = (notes: Words[]): Words => ({
  ko: notes.map(({ ko }) => ko).join(' '),
  en: notes.map(({ en }) => en).join(' '),
})

export const listCautions = (plan: TripPlan): Words[] =>
  createWarnings(plan).map((warning) => speakAs(plan.agency, warning))

const speakAs = ({ travel_agency }: DemoAgency, line: Words) =>
  softSpokenAgencies.has(travel_agency) ? toSoftForm(line) : line

/** Agencies that speak in the softer polite form. */
const softSpokenAgencies = new Set([2, 4, 5, 10])

function createWarnings(plan: TripPlan): Words[] {
  const { agency, journey, abroad, tags, trip } = plan
  const stages = Object.values(treks[trip.package_code] ?? {})
  const high = Math.max(0, ...stages.map(({ high = 0 }) => high))
  const boat = journey.kind === 'ground' && journey.start.way === 'boat'
  return [
    ...listIf(
      !abroad && (boat || (journey.kind === 'ground' && journey.start.way === 'flight')),
      words('신분증 원본을 꼭 챙겨 주세요.', 'Please bring your ID or passport.'),
    ),
    ...listIf(
      tags.has('여권 필수'),
      words('민통선 검문소에서 여권 원본을 확인합니다.', 'The checkpoint asks for your original passport.'),
    ),
    ...listIf(
      boat || agency.travel_agency === 2 || plan.days.some(({ at }) => at.town.region === 'indian'),
      words(
        '바다 날씨에 따라 배 시간과 순서가 바뀔 수 있습니다.',
        'Boats run as the sea allows, so times and order may change.',
      ),
    ),
    ...listIf(
      high > 3500,
      words(
        '해발 3,500m를 넘습니다. 출발 4주 전에 의사와 상의하십시오.',
        'Above 3,500 m: please see a doctor four weeks before.',
      ),
    ),
    ...listIf(
      stages.length > 0,
      words(
        '날씨와 몸 상태에 따라 안내자가 돌아서는 결정을 할 수 있습니다.',
        'The guide may turn the group back for weather or health.',
      ),
    ),
    ...listIf(
      countRounds(trip.package_code) > 0,
      words(
        '우천 시 진행은 골프장이 정하며, 시작 전 폐장하면 전액 환불합니다.',
        'The course decides in rain; if it closes before you start, fees are refunded.',
      ),
    ),
    ownCautions[agency.travel_agency] ??
      words('출발 전날 담당자가 연락드립니다.', 'We call you the day before.'),
    words(
      '현지 사정에 따라 방문 순서가 바뀔 수 있으며, 먼저 알려 드립니다.',
      'The order of visits may change; we tell you first.',
    ),
  ]
}

const ownCautions: Record<number, Words> = {
  1: words(
    '최소 인원이 모이지 않으면 출발 7일 전까지 알려 드리고 전액 환불합니다.',
    'If too few sign up, we tell you seven days before and refund in full.',
  ),
  2: words(
    '래시가드와 갈아입을 옷을 챙겨 주세요. 선크림은 산호에 순한 것으로 준비해요.',
    'Bring a rash guard and a change of clothes; choose reef-safe sun cream.',
  ),
  3: words(
    '발목을 덮는 운동화와 바람막이를 챙겨 주십시오.',
    'Bring shoes that cover the ankle and a windbreaker.',
  ),
  4: words(
    '못 드시는 음식은 예약 때 알려 주세요. 식당마다 미리 이야기해 둡니다.',
    'Tell us what you do not eat when you book; we tell every kitchen.',
  ),
  5: words(
    '허니문 특전을 받으시려면 청첩장 사진을 저장해 주세요.',
    'Keep a photo of your invitation to claim honeymoon extras.',
  ),
  6: words(
    '핸디캡과 원하시는 티오프 시간대를 예약 요청란에 적어 주십시오.',
    'Please note your handicap and preferred tee times when you book.',
  ),
  7: words(
    '드시는 약은 넉넉히 챙기시고, 불편하신 곳을 미리 알려 주십시오.',
    'Bring enough of your medicines and tell us what troubles you.',
  ),
  8: words(
    '길들인 등산화와 겹쳐 입을 옷, 5~7kg 낮 배낭을 준비하십시오.',
    'Bring worn-in boots, layers and a day pack of 5–7 kg.',
  ),
  9: words('굽 낮은 신발과 얇은 숄을 권합니다.', 'We suggest low heels and a light shawl.'),
  10: words(
    '배낭은 40~45리터면 돼요. 여행자보험은 단체로 들어요.',
    'A 40–45 litre pack is enough; insurance is taken for the group.',
  ),
}
