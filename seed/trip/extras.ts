// Offers beside the itinerary: shop visits, optional tours and things for hire.
import type { Words } from '../demo-types.ts'
import { countRounds } from './golf.ts'
import { words } from './phrases.ts'
import type { TripPlan } from './plan.ts'
import type { Region } from './regions.ts'
import { treks } from './treks.ts'

/** `stop` is set when the tour belongs to one stop of the route. */
type TourOption = { name: Words; price: number; stop?: string }
type TripExtras = { shops: Words[]; tours: TourOption[] }

const option = (ko: string, en: string, price: number): TourOption => ({ name: words(ko, en), price })

const southeast: Region[] = [
  'vietnam',
  'thailand',
  'laos',
  'cambodia',
  'philippines',
  'indonesia',
  'malaysia',
]
const east: Region[] = ['china', 'taiwan', 'hongkong']

const shopGoods: Partial<Record<Region, Words[]>> = {
  vietnam: [words('커피와 건과일', 'Coffee and dried fruit'), words('라텍스 침구', 'Latex bedding')],
  thailand: [words('천연 꿀과 허브', 'Honey and herbs'), words('라텍스 침구', 'Latex bedding')],
  laos: [words('커피와 차', 'Coffee and tea')],
  cambodia: [words('후추와 캐슈너트', 'Pepper and cashews')],
  philippines: [words('건망고와 코코넛 오일', 'Dried mango and coconut oil')],
  indonesia: [words('커피와 은 공예', 'Coffee and silverwork')],
  malaysia: [words('초콜릿과 주석 공예', 'Chocolate and pewter')],
  japan: [words('면세점 생활용품', 'Household goods, duty free')],
  china: [words('찻잎', 'Tea'), words('실크 이불', 'Silk quilts')],
  taiwan: [words('펑리수 과자', 'Pineapple cakes')],
  hongkong: [words('과자와 차', 'Biscuits and tea')],
  turkiye: [words('가죽옷', 'Leather'), words('로쿰과 향신료', 'Turkish delight and spice')],
  egypt: [words('파피루스와 향유', 'Papyrus and oils')],
  usa: [words('건강식품', 'Health foods')],
  oceania: [words('양모와 꿀', 'Wool and honey')],
  morocco: [words('아르간 오일', 'Argan oil')],
  uae: [words('대추야자와 향', 'Dates and incense')],
}

/** By stop where the tour belongs to one place only, by region where any place of it will do. */
const toursByPlace: Record<string, TourOption[]> = {
  vietnam: [
    option('전통 마사지 90분', 'Traditional massage, 90 min', 50_000),
    option('쿠킹 클래스', 'Cooking class', 60_000),
  ],
  thailand: [
    option('타이 마사지 90분', 'Thai massage, 90 min', 50_000),
    option('전통 공연 관람', 'Evening show', 60_000),
  ],
  방비엥: [option('열기구 40분', 'Balloon ride, 40 min', 160_000), option('짚라인', 'Zip line', 60_000)],
  루앙프라방: [option('메콩강 저녁 배', 'Mekong sunset boat', 30_000)],
  cambodia: [option('압사라 만찬 공연', 'Apsara dinner show', 50_000)],
  philippines: [
    option('체험 다이빙', 'Introductory dive', 90_000),
    option('패러세일링', 'Parasailing', 70_000),
  ],
  indonesia: [
    option('스파 2시간', 'Spa, two hours', 90_000),
    option('발리 래프팅', 'Rafting in Bali', 80_000),
  ],
  싱가포르: [option('야간 동물원', 'Night safari', 80_000)],
  malaysia: [option('발 마사지', 'Foot massage', 40_000)],
  교토: [option('기모노 체험', 'Kimono hire', 50_000)],
  china: [option('저녁 공연', 'Evening show', 60_000), option('발 마사지', 'Foot massage', 40_000)],
  taiwan: [option('발 마사지', 'Foot massage', 40_000)],
  홍콩: [option('항구 저녁 유람선', 'Harbour cruise by night', 60_000)],
  파리: [
    option('센강 유람선', 'Seine cruise', 40_000),
    option('에펠탑 2층 전망대', 'Eiffel Tower, second floor', 60_000),
  ],
  인터라켄: [option('패러글라이딩', 'Tandem paragliding', 250_000)],
  런던: [option('런던 뮤지컬', 'West End musical', 150_000)],
  암스테르담: [option('운하 유람선', 'Canal cruise', 40_000)],
  베네치아: [option('베네치아 수상택시', 'Venice water taxi', 70_000), option('곤돌라', 'Gondola', 60_000)],
  아말피: [option('카프리 푸른 동굴', 'Blue Grotto, Capri', 50_000)],
  세비야: [option('플라멩코 공연', 'Flamenco show', 90_000)],
  산토리니: [option('산토리니 와이너리', 'Santorini winery', 60_000)],
  빈: [option('빈 음악회', 'Concert in Vienna', 90_000)],
  두브로브니크: [option('로크룸섬 배', 'Boat to Lokrum', 40_000)],
  피오르: [option('피오르 고속 보트', 'Fjord speedboat', 120_000)],
  카파도키아: [
    option('카파도키아 열기구', 'Cappadocia balloon', 300_000),
    option('밸리 댄스 공연', 'Belly dance evening', 70_000),
  ],
  그랜드서클: [option('그랜드 캐니언 경비행기', 'Grand Canyon scenic flight', 250_000)],
  라스베이거스: [option('라스베이거스 공연', 'Las Vegas show', 180_000)],
  뉴욕: [option('브로드웨이 뮤지컬', 'Broadway musical', 180_000)],
  나이아가라: [option('폭포 헬리콥터', 'Helicopter over the falls', 220_000)],
  로키: [option('레이크 루이스 카누', 'Canoe on Lake Louise', 80_000)],
  옐로나이프: [option('스노슈 걷기', 'Snowshoe walk', 80_000)],
  pacific: [
    option('체험 다이빙', 'Introductory dive', 120_000),
    option('선셋 크루즈', 'Sunset cruise', 110_000),
  ],
  시드니: [option('시드니 저녁 크루즈', 'Sydney dinner cruise', 130_000)],
  케언스: [option('대보초 헬리콥터', 'Helicopter over the reef', 200_000)],
  퀸스타운: [option('제트 보트', 'Jet boat', 110_000)],
  두바이: [option('돛배 저녁 식사', 'Dhow dinner', 70_000)],
  나일강: [option('룩소르 열기구', 'Luxor balloon', 150_000)],
  페트라: [option('페트라 야간 촛불길', 'Petra by night', 40_000)],
  마라케시: [option('하맘', 'Hammam', 60_000)],
  케냐: [option('열기구 사파리', 'Balloon safari', 600_000)],
}

const listTours = ({ legs }: TripPlan, region: Region): TourOption[] => {
  const here = [...new Set(legs.filter(({ stay }) => stay !== 'transitHotel').map(({ at }) => at))].flatMap(
    (stop) => (toursByPlace[stop] ?? []).map((tour) => ({ ...tour, stop })),
  )
  return here.length > 0 ? here : (toursByPlace[region] ?? [])
}

export function createExtras(plan: TripPlan): TripExtras {
  return { shops: listShops(plan), tours: plan.tags.has('노옵션') ? [] : listOffers(plan).slice(0, 3) }
}

const getMainRegion = ({ legs, days }: TripPlan): Region =>
  days.find(({ at }) => at.leg === legs.toSorted((one, other) => other.nights - one.nights)[0])?.at.town
    .region ?? 'seoul'

function listShops(plan: TripPlan): Words[] {
  const { agency, trip, tags, journey } = plan
  const region = getMainRegion(plan)
  const near = southeast.includes(region)
  if (
    tags.has('노쇼핑') ||
    journey.kind !== 'flight' ||
    plan.days.filter(({ kind, free }) => kind === 'full' && !free).length === 0
  )
    return []
  if (agency.travel_agency === 2) return near ? (shopGoods[region] ?? []).slice(0, 1) : []
  const themed = trip.place.startsWith('허니문·테마') || tags.has('휴양') || (tags.has('자유일정') && !near)
  if (agency.travel_agency !== 1 || themed || trip.price >= 3_500_000) return []
  return (shopGoods[region] ?? []).slice(0, (near || east.includes(region)) && !tags.has('소규모') ? 2 : 1)
}

const listOffers = (plan: TripPlan): TourOption[] =>
  offersByAgency[plan.agency.travel_agency]?.(plan, getMainRegion(plan)) ?? []

const listIf = (when: boolean, ...options: TourOption[]): TourOption[] => (when ? options : [])

/** What each agency offers; those not named offer nothing. */
const offersByAgency: Record<number, (plan: TripPlan, region: Region) => TourOption[]> = {
  1: (plan, region) => {
    const { package_code, place } = plan.trip
    if (place.includes('크루즈')) return [option('기항지 관광', 'Shore excursion', 120_000)]
    if (countRounds(package_code) > 0) return [option('추가 9홀', 'Nine more holes', 60_000)]
    return treks[package_code] || package_code === 'HN213' ? [] : listTours(plan, region)
  },
  2: ({ abroad, days }) =>
    listIf(
      abroad && days.some(({ at }) => at.town.setting === 'beach'),
      option('체험 다이빙', 'Introductory dive', 90_000),
      option('수중 사진 촬영', 'Underwater photographs', 50_000),
    ),
  4: ({ trip, tags }) => [
    ...listIf(
      trip.package_code === 'SP101',
      option('한복 사진 촬영 30분', 'Hanbok portraits, 30 min', 70_000),
    ),
    ...listIf(tags.has('한옥 숙박'), option('한복 대여', 'Hanbok hire', 30_000)),
  ],
  5: ({ tags }) => [
    ...listIf(!tags.has('스냅 촬영'), option('스냅 촬영 2시간', 'Photo session, two hours', 350_000)),
    option('커플 스파 60분', 'Spa for two, 60 min', 160_000),
  ],
  6: ({ tags }) => [
    option('클럽 대여 (1라운드)', 'Club hire, per round', 50_000),
    ...listIf(
      tags.has('36홀 가능') || tags.has('무제한 라운드'),
      option('추가 18홀', 'Eighteen more holes', 90_000),
    ),
    ...listIf(tags.has('야간 라운드'), option('추가 9홀 야간', 'Nine more holes at night', 60_000)),
  ],
  // Prices as in the agency's own notice on gear.
  8: (_, region) => [
    option('스틱 한 벌 10일', 'Poles, ten days', 15_000),
    ...listIf(
      region === 'nepal' || region === 'latin',
      option('동계 침낭 10일', 'Winter sleeping bag, ten days', 60_000),
      option('우모복 10일', 'Down jacket, ten days', 40_000),
    ),
  ],
  10: ({ tags }) => [
    ...listIf(
      tags.has('다이빙 선택'),
      option('체험 다이빙', 'Introductory dive', 90_000),
      option('시나이산 해돋이', 'Mount Sinai at sunrise', 40_000),
    ),
    ...listIf(
      tags.has('호스텔') && !tags.has('다이빙 선택'),
      option('2인실로 바꾸기 (1박)', 'Twin room instead, per night', 30_000),
    ),
    ...listIf(tags.has('백패킹'), option('배낭 대여', 'Backpack hire', 10_000)),
  ],
}
