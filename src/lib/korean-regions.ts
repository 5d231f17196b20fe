// The seventeen provinces and cities that a Korean address begins with, and where their seats lie.
import type { LocalizedText } from '#i18n/language.ts'
import type { GeoPoint } from './world-map.ts'

type Region = GeoPoint & { name: LocalizedText }

const region = (ko: string, en: string, latitude: number, longitude: number): Region => ({
  name: { ko, en },
  latitude,
  longitude,
})

const regions = [
  region('서울', 'Seoul', 37.567, 126.978),
  region('부산', 'Busan', 35.18, 129.075),
  region('대구', 'Daegu', 35.871, 128.601),
  region('인천', 'Incheon', 37.456, 126.705),
  region('광주', 'Gwangju', 35.16, 126.852),
  region('대전', 'Daejeon', 36.35, 127.385),
  region('울산', 'Ulsan', 35.539, 129.311),
  region('세종', 'Sejong', 36.48, 127.289),
  region('경기', 'Gyeonggi', 37.275, 127.009),
  region('강원', 'Gangwon', 37.885, 127.73),
  region('충청북', 'North Chungcheong', 36.636, 127.491),
  region('충청남', 'South Chungcheong', 36.659, 126.673),
  region('전북', 'North Jeolla', 35.82, 127.109),
  region('전라남', 'South Jeolla', 34.816, 126.463),
  region('경상북', 'North Gyeongsang', 36.576, 128.506),
  region('경상남', 'South Gyeongsang', 35.238, 128.692),
  region('제주', 'Jeju', 33.489, 126.498),
]

/** Undefined where the address does not begin with a region. */
export const findKoreanRegion = (address: string): Region | undefined =>
  regions.find(({ name }) => address.trimStart().startsWith(name.ko))
