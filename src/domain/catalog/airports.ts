// Airports that agencies here fly to, by their codes. Any other code is shown as it is.
import type { Words } from '#words/language.ts'

/** Korean, English, and the city where it has more than one airport. */
const airports: Record<string, readonly [ko: string, en: string, city?: string]> = {
  ICN: ['인천', 'Incheon', 'SEL'],
  GMP: ['김포', 'Gimpo', 'SEL'],
  PUS: ['부산', 'Busan'],
  TAE: ['대구', 'Daegu'],
  CJJ: ['청주', 'Cheongju'],
  MWX: ['무안', 'Muan'],
  KWJ: ['광주', 'Gwangju'],
  CJU: ['제주', 'Jeju'],
  YNY: ['양양', 'Yangyang'],
  USN: ['울산', 'Ulsan'],
  RSU: ['여수', 'Yeosu'],
  KPO: ['포항경주', 'Pohang'],
  NRT: ['도쿄 나리타', 'Tokyo Narita', 'TYO'],
  HND: ['도쿄 하네다', 'Tokyo Haneda', 'TYO'],
  KIX: ['오사카', 'Osaka'],
  FUK: ['후쿠오카', 'Fukuoka'],
  CTS: ['삿포로', 'Sapporo'],
  OKA: ['오키나와', 'Okinawa'],
  NGO: ['나고야', 'Nagoya'],
  KOJ: ['가고시마', 'Kagoshima'],
  OIT: ['오이타', 'Oita'],
  KMJ: ['구마모토', 'Kumamoto'],
  TAK: ['다카마쓰', 'Takamatsu'],
  MYJ: ['마쓰야마', 'Matsuyama'],
  SDJ: ['센다이', 'Sendai'],
  TPE: ['타이베이', 'Taipei'],
  KHH: ['가오슝', 'Kaohsiung'],
  RMQ: ['타이중', 'Taichung'],
  HKG: ['홍콩', 'Hong Kong'],
  MFM: ['마카오', 'Macau'],
  PEK: ['베이징', 'Beijing'],
  PVG: ['상하이', 'Shanghai'],
  TAO: ['칭다오', 'Qingdao'],
  DLC: ['다롄', 'Dalian'],
  DYG: ['장자제', 'Zhangjiajie'],
  YNJ: ['옌지', 'Yanji'],
  XIY: ['시안', "Xi'an"],
  KMG: ['쿤밍', 'Kunming'],
  UBN: ['울란바토르', 'Ulaanbaatar'],
  DAD: ['다낭', 'Da Nang'],
  CXR: ['나트랑', 'Nha Trang'],
  PQC: ['푸꾸옥', 'Phu Quoc'],
  HAN: ['하노이', 'Hanoi'],
  SGN: ['호찌민', 'Ho Chi Minh City'],
  DLI: ['달랏', 'Da Lat'],
  BKK: ['방콕', 'Bangkok'],
  DMK: ['방콕 돈므앙', 'Bangkok Don Mueang'],
  HKT: ['푸껫', 'Phuket'],
  CNX: ['치앙마이', 'Chiang Mai'],
  CEB: ['세부', 'Cebu'],
  MNL: ['마닐라', 'Manila'],
  KLO: ['보라카이', 'Boracay'],
  TAG: ['보홀', 'Bohol'],
  CRK: ['클라크', 'Clark'],
  SIN: ['싱가포르', 'Singapore'],
  KUL: ['쿠알라룸푸르', 'Kuala Lumpur'],
  BKI: ['코타키나발루', 'Kota Kinabalu'],
  DPS: ['발리', 'Bali'],
  REP: ['시엠레아프', 'Siem Reap'],
  VTE: ['비엔티안', 'Vientiane'],
  GUM: ['괌', 'Guam'],
  SPN: ['사이판', 'Saipan'],
  HNL: ['호놀룰루', 'Honolulu'],
  SYD: ['시드니', 'Sydney'],
  AKL: ['오클랜드', 'Auckland'],
  LAX: ['로스앤젤레스', 'Los Angeles'],
  SFO: ['샌프란시스코', 'San Francisco'],
  JFK: ['뉴욕', 'New York'],
  YVR: ['밴쿠버', 'Vancouver'],
  YYZ: ['토론토', 'Toronto'],
  CDG: ['파리', 'Paris'],
  LHR: ['런던', 'London'],
  FCO: ['로마', 'Rome'],
  MXP: ['밀라노', 'Milan'],
  FRA: ['프랑크푸르트', 'Frankfurt'],
  MUC: ['뮌헨', 'Munich'],
  ZRH: ['취리히', 'Zurich'],
  VIE: ['빈', 'Vienna'],
  PRG: ['프라하', 'Prague'],
  BUD: ['부다페스트', 'Budapest'],
  ZAG: ['자그레브', 'Zagreb'],
  BCN: ['바르셀로나', 'Barcelona'],
  MAD: ['마드리드', 'Madrid'],
  LIS: ['리스본', 'Lisbon'],
  ATH: ['아테네', 'Athens'],
  HEL: ['헬싱키', 'Helsinki'],
  IST: ['이스탄불', 'Istanbul'],
  DXB: ['두바이', 'Dubai'],
  DOH: ['도하', 'Doha'],
  CAI: ['카이로', 'Cairo'],
  DEL: ['델리', 'Delhi'],
  KTM: ['카트만두', 'Kathmandu'],
  TAS: ['타슈켄트', 'Tashkent'],
  ALA: ['알마티', 'Almaty'],
}

const cities: Record<string, readonly [ko: string, en: string]> = {
  SEL: ['서울', 'Seoul'],
  TYO: ['도쿄', 'Tokyo'],
}

const named = ([ko, en]: readonly [string, string, ...unknown[]]): Words => ({ ko, en })

export const airportName = (code: string): Words => named(airports[code] ?? [code, code])

/** The city an airport is of; most have the airport's own code. */
const cityOf = (airport: string): string => airports[airport]?.[2] ?? airport

export const cityName = (city: string): Words => (cities[city] ? named(cities[city]) : airportName(city))

/** Cities with more than one airport. */
export const severalAirports = Object.keys(cities).map((city) => [city, airportsOf(city)] as const)

/** Every airport of a city. */
export function airportsOf(city: string): string[] {
  const own = Object.keys(airports).filter((code) => cityOf(code) === city)
  return own.length > 0 ? own : [city]
}
