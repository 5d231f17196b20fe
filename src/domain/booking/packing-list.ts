// The packing list: by place, by month, and by what the tags of the trip say one does there.
import { getSeason } from '#lib/season.ts'

export const packingItems = [
  'passport',
  'id_card',
  'roaming',
  'adapter',
  'medicine',
  'warm_clothes',
  'layers',
  'light_clothes',
  'sun_screen',
  'repellent',
  'warm_nights',
  'walking_shoes',
  'swimwear',
  'golf',
] as const
export type PackingItem = (typeof packingItems)[number]

/** `latitude` and `countries`: of the places it names, where somebody has located them. `tags`: in Korean. */
export type Destination = {
  isOverseas: boolean
  latitude: number | null
  countries: string[]
  month: number
  tags: string[]
}

/** Countries where a Korean plug does not fit: flat pins, three pins, or a socket with a hole too few. */
const otherPlugs = [
  'AU',
  'CA',
  'CH',
  'CN',
  'GB',
  'HK',
  'IE',
  'IT',
  'JP',
  'MO',
  'MX',
  'MY',
  'NZ',
  'PH',
  'SG',
  'TW',
  'US',
  'ZA',
]
const tropics = 23.5

const tagPatterns: Partial<Record<PackingItem, RegExp>> = {
  warm_nights: /텐트|게르|유르트|캠핑|백패킹|산장|오로라|별 사진/,
  walking_shoes: /걷기$|트레킹|등산|난이도|백패킹/,
  swimwear: /온천|료칸|스노클링|다이빙|카약|풀빌라|해변|휴양|수영/,
  golf: /골프|라운드|\d+홀/,
}

export function listPackingItems(destination: Destination): PackingItem[] {
  const { isOverseas, countries, tags, latitude } = destination
  const needed = new Set<PackingItem>([
    isOverseas ? 'passport' : 'id_card',
    'medicine',
    ...listClothes(destination),
  ])
  if (isOverseas) needed.add('roaming')
  if (isOverseas && countries.some((country) => otherPlugs.includes(country))) needed.add('adapter')
  if (latitude !== null && Math.abs(latitude) < tropics) needed.add('repellent')
  for (const item of packingItems) if (tags.some((tag) => tagPatterns[item]?.test(tag))) needed.add(item)
  return packingItems.filter((item) => needed.has(item))
}

/** No clothes where nobody has located the place. South of the equator it is winter in July. */
function listClothes({ latitude, month }: Destination): PackingItem[] {
  if (latitude === null) return []
  const degrees = Math.abs(latitude)
  const season = getSeason(latitude < 0 ? ((month + 5) % 12) + 1 : month)
  if (degrees < tropics || (season === 'summer' && degrees < 50)) return ['light_clothes', 'sun_screen']
  return season === 'winter' && degrees > 30 ? ['warm_clothes'] : ['layers']
}
