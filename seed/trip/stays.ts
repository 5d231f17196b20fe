// Beds for the night, in words that name no brand.
import type { HotelFacts } from '#domain/catalog/trip-field-schemas.ts'
import type { Words } from '../demo-types.ts'
import { findSpot } from './spots.ts'
import type { Setting, Town } from './town.ts'

/**
 * What the bed is, whether another of the kind may stand in for it, and whether a room of one's own can be
 * had.
 */
type BedKind = { ko: string; en: string; alike: boolean; own: boolean; known?: KnownFacts }

/** What its name promises, and how large a room of such a house is at the least. */
type KnownFacts = { stars?: number; room_m2?: number }

const hotel = (ko: string, en: string, known?: KnownFacts): BedKind => ({
  ...{ ko, en, alike: true, own: true },
  ...(known && { known }),
})
const shared = (ko: string, en: string): BedKind => ({ ko, en, alike: false, own: false })
const house = (ko: string, en: string): BedKind => ({ ko, en, alike: false, own: true })

const beds = {
  cityHotel: hotel('시내 4성급 호텔', 'Four-star city hotel', { stars: 4, room_m2: 26 }),
  plainHotel: hotel('시내 3성급 호텔', 'Three-star city hotel', { stars: 3 }),
  fiveStar: hotel('5성급 호텔', 'Five-star hotel', { stars: 5, room_m2: 36 }),
  fiveStarBeach: hotel('5성급 해변 호텔', 'Five-star beach hotel', { stars: 5, room_m2: 40 }),
  beachResort: hotel('해변 리조트', 'Beach resort'),
  spaHotel: hotel('온천 호텔', 'Hot-spring hotel'),
  mountainHotel: hotel('산 전망 호텔', 'Hotel with mountain views'),
  villageHotel: hotel('마을 호텔', 'Village hotel'),
  countryHotel: hotel('전원 호텔', 'Country hotel'),
  desertHotel: hotel('사막 전망 호텔', 'Hotel by the desert'),
  wildLodge: hotel('자연 속 로지', 'Lodge close to nature'),
  boutique: hotel('부티크 호텔', 'Boutique hotel'),
  easyHotel: hotel('승강기가 있는 4성급 호텔', 'Four-star hotel with lifts', { stars: 4, room_m2: 28 }),
  easySpa: hotel('승강기가 있는 온천 호텔', 'Hot-spring hotel with lifts'),
  easyResort: hotel('승강기가 있는 바닷가 리조트', 'Seaside resort with lifts'),
  golfHotel: hotel('골프호텔', 'Golf hotel'),
  golfResort: hotel('골프 리조트', 'Golf resort'),
  transitHotel: hotel('공항 가까운 호텔', 'Hotel near the airport'),
  ryokan: hotel('온천 료칸', 'Hot-spring ryokan'),
  poolVilla: hotel('풀빌라', 'Pool villa'),
  waterVilla: hotel('수상빌라', 'Overwater villa'),
  beachVilla: hotel('비치 빌라', 'Beach villa'),
  caveHotel: hotel('동굴 호텔', 'Cave hotel'),
  caveSuite: hotel('칼데라 전망 케이브 스위트', 'Cave suite over the caldera'),
  desertResort: hotel('사막 리조트', 'Desert resort'),
  safariLodge: hotel('사파리 로지', 'Safari lodge'),
  chateau: hotel('고성 호텔', 'Château hotel'),
  manor: hotel('매너하우스', 'Manor house'),
  wineEstate: hotel('와이너리 농가 호텔', 'Farmhouse hotel on a wine estate'),
  farm: hotel('농가 숙소', 'Farm stay'),
  museum: house('미술관 안의 객실', 'Room inside the museum'),
  mansion: house('옛집 한 채', 'An old house to ourselves'),
  privateHouse: house('돌담 안 독채', 'Stone-walled house to yourselves'),
  hanok: house('한옥', 'Hanok'),
  oldHouse: house('고택', 'Old family house'),
  minbak: house('마을 민박 또는 작은 호텔', 'Village inn or small hotel'),
  inn: house('바닷가 여관', 'Seaside inn'),
  temple: shared('템플스테이 방사', 'Temple-stay room'),
  ship: house('선실', 'Cabin on board'),
  ferry: shared('여객선 침대칸', 'Berth on the ferry'),
  cruiseWindow: house('크루즈 창 있는 객실', 'Cruise cabin with a window'),
  cruiseBalcony: house('크루즈 발코니 객실', 'Cruise cabin with a balcony'),
  sleeper: shared('야간열차 침대칸', 'Berth on the night train'),
  hostel: shared('호스텔 4~6인실', 'Hostel room for four to six'),
  guesthouse: house('게스트하우스', 'Guesthouse'),
  homestay: shared('홈스테이', 'Homestay'),
  ger: shared('게르 캠프', 'Ger camp'),
  yurt: shared('유르트 캠프', 'Yurt camp'),
  desertCamp: house('욕실이 딸린 사막 천막', 'Desert tent with its own bathroom'),
  desertTent: shared('사막 텐트', 'Desert tent'),
  camp: shared('공원 캠핑장 텐트', 'Tent at a park campsite'),
  tent: shared('텐트 야영', 'Tents'),
  hut: shared('산장 다인실', 'Shared room in a mountain hut'),
  lodge: shared('로지 2인실', 'Twin room in a trekking lodge'),
  shelter: shared('대피소', 'Mountain shelter'),
  trailHotel: hotel('길 위 산마을 호텔', 'Village hotel on the trail'),
  trailInn: shared('고갯길 객잔', 'Guesthouse on the high road'),
  highHotel: hotel('고원 온천 숙소', 'High-plateau hot-spring inn'),
} satisfies Record<string, BedKind>

export type Stay = keyof typeof beds

const stayByTag: Record<string, Stay> = {
  풀빌라: 'poolVilla',
  수상빌라: 'waterVilla',
  '한옥 숙박': 'hanok',
  료칸: 'ryokan',
  '료칸 숙박': 'ryokan',
  '객실 노천탕': 'ryokan',
  템플스테이: 'temple',
  호스텔: 'hostel',
  게스트하우스: 'guesthouse',
  홈스테이: 'homestay',
  '게르 숙박': 'ger',
  유르트: 'yurt',
  백패킹: 'tent',
  독채: 'privateHouse',
  '저택 한 채': 'mansion',
  매너하우스: 'manor',
  동굴호텔: 'caveHotel',
  '리조트 숙박': 'golfResort',
  '대피소 1박': 'shelter',
  '대피소 2박': 'shelter',
}

const usualStays: Record<Setting, Stay> = {
  beach: 'beachResort',
  city: 'cityHotel',
  spa: 'spaHotel',
  mountain: 'mountainHotel',
  country: 'countryHotel',
  desert: 'desertHotel',
  wild: 'wildLodge',
  sea: 'ship',
}

/** Each agency's own taste in beds, where it differs from the usual. */
const agencyStays: Record<number, Partial<Record<Setting, Stay>>> = {
  3: { beach: 'minbak', city: 'minbak', spa: 'minbak', mountain: 'minbak', country: 'minbak' },
  5: { city: 'boutique', country: 'boutique', mountain: 'boutique' },
  6: { beach: 'golfHotel', country: 'golfResort', desert: 'golfResort' },
  7: { city: 'easyHotel', spa: 'easySpa', beach: 'easyResort', mountain: 'easyHotel', country: 'easyHotel' },
  8: { city: 'plainHotel', mountain: 'villageHotel', country: 'villageHotel' },
  9: { city: 'boutique', country: 'countryHotel', beach: 'boutique' },
  10: { city: 'hostel', beach: 'hostel', country: 'guesthouse', mountain: 'guesthouse', wild: 'guesthouse' },
}

export function pickStay({ setting }: Town, tags: Set<string>, travel_agency: number): Stay {
  const tagged = Object.keys(stayByTag).find((tag) => tags.has(tag))
  if (tagged) return stayByTag[tagged] ?? usualStays[setting]
  if (tags.has('5성 호텔')) return setting === 'beach' ? 'fiveStarBeach' : 'fiveStar'
  return agencyStays[travel_agency]?.[setting] ?? usualStays[setting]
}

/** Beds on the way or afloat, which no town can name. */
const staysWithoutTown = new Set<Stay>([
  'ship',
  'ferry',
  'cruiseWindow',
  'cruiseBalcony',
  'sleeper',
  'hut',
  'lodge',
  'trailHotel',
  'trailInn',
])

/** A beach need not be said twice, and a quarter is in town anyway. */
const removeRepeat = (kind: string, place: string): string =>
  kind.replace(place.endsWith('해변') ? '해변 ' : '시내 ', '')

export function describeStay(stay: Stay, { name, spot }: Town): Words {
  const { ko, en, alike } = beds[stay]
  if (staysWithoutTown.has(stay))
    return { ko: `${ko}${alike ? ' 또는 동급' : ''}`, en: `${en}${alike ? ' or similar' : ''}` }
  const place = spot ?? name
  const kind = spot ? removeRepeat(ko, place.ko) : ko
  return {
    ko: `${place.ko} ${kind}${alike ? ' 또는 동급' : ''}`,
    en: `${en} (${place.en})${alike ? ' or similar' : ''}`,
  }
}

/** Null for a bed of which nothing is known but its name. It lies where its beach, quarter or town does. */
export function listStayFacts(stay: Stay, { name, spot }: Town): HotelFacts | null {
  const { known }: BedKind = beds[stay]
  if (!known) return null
  const place = findSpot((spot ?? name).ko) ?? findSpot(name.ko)
  const { stars = null, room_m2 = null } = known
  return { stars, room_m2, latitude: place?.latitude ?? null, longitude: place?.longitude ?? null }
}

export const hasSingleRoom = (stay: Stay): boolean => beds[stay].own
