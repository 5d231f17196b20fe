// The meeting point and time of a trip, and how it goes on from there.
import type { DemoAgency, DemoPackage, Words } from '../demo-types.ts'
import { hashText, words } from './phrases.ts'

export type TripStart = {
  point: Words
  time: string
  way: 'join' | 'train' | 'coach' | 'boat' | 'flight' | 'car'
}

const start = (way: TripStart['way'], time: string, [ko, en]: [string, string]): TripStart => ({
  way,
  time,
  point: words(ko, en),
})

const jeju = start('join', '10:30', [
  '제주국제공항 1층 3번 출구 앞',
  'Jeju International Airport, 1st floor, exit 3',
])
const jejuCar = start('car', '10:30', [
  '제주국제공항 5번 출구 렌터카 안내소 앞',
  'Jeju International Airport, hire-car desk at exit 5',
])
const seoulTrain = start('train', '08:00', [
  '서울역 3층 대합실 관광안내소 앞',
  'Seoul Station, 3rd-floor concourse, by the tourist desk',
])
const yongsanTrain = start('train', '08:00', [
  '용산역 3층 대합실 안내소 앞',
  'Yongsan Station, 3rd-floor concourse, by the information desk',
])
const seoulCoach = start('coach', '07:30', [
  '서울역 15번 출구 앞 버스 승차장',
  'Coach bay outside exit 15 of Seoul Station',
])
const seoulHotels = start('coach', '08:00', [
  '서울 시내 숙소 로비에서 모시고 출발',
  'Picked up from your hotel lobby in central Seoul',
])
const seoulHotelsTrain = start('train', '08:00', [
  '서울 시내 숙소 로비에서 모시고 서울역으로 이동',
  'Picked up from your hotel lobby, then on to Seoul Station',
])
const daejeon = start('coach', '08:30', [
  '대전 둔산동 효도한마당 사무실 앞 전용버스',
  'Coach outside our office in Dunsan-dong, Daejeon',
])
const uiCoach = start('coach', '06:00', [
  '서울 우이동 설산클럽 사무실 앞',
  'Outside our office in Ui-dong, Seoul',
])
const seoulStroll = start('join', '10:00', [
  '서울 시내 숙소 로비에서 모시고 출발',
  'Picked up from your hotel lobby in central Seoul',
])
const subway = (time: string, ko: string, en: string): TripStart => start('join', time, [`${ko} 출구 앞`, en])
const subwayCoach = (time: string, ko: string, en: string): TripStart =>
  start('coach', time, [`${ko} 출구 앞`, en])

const startsByTrip: Record<string, TripStart> = {
  BD403: start('boat', '08:00', [
    '부산항국제여객터미널 3층 출국장 앞',
    'Busan Port International Passenger Terminal, 3rd floor',
  ]),
  BD501: start('coach', '08:30', ['부산역 광장 택시 승강장 옆', 'Busan Station square, by the taxi rank']),
  BD502: start('boat', '07:00', [
    '목포연안여객선터미널 매표소 앞',
    'Mokpo Coastal Ferry Terminal, ticket hall',
  ]),
  BD503: start('boat', '21:30', [
    '포항 영일만항 여객터미널 대합실',
    'Yeongilman Port passenger terminal, Pohang',
  ]),
  OR105: start('join', '10:00', [
    '제주곶자왈도립공원 탐방안내소 앞',
    'Visitor centre of Jeju Gotjawal Provincial Park',
  ]),
  OR107: jeju,
  OR301: start('join', '11:00', ['경주역 1층 대합실', 'Gyeongju Station, 1st-floor concourse']),
  OR302: start('join', '11:00', ['안동역 광장', 'Andong Station square']),
  OR401: yongsanTrain,
  OR402: start('join', '11:00', ['광주송정역 1층 안내소 앞', 'Gwangju Songjeong Station, 1st floor']),
  OR403: yongsanTrain,
  SP101: subway('09:30', '경복궁역 5번', 'Gyeongbokgung Station, exit 5'),
  SP102: subway('09:30', '안국역 3번', 'Anguk Station, exit 3'),
  SP103: { ...seoulStroll, time: '13:30' },
  SP104: subway('17:00', '종로5가역 8번', 'Jongno 5-ga Station, exit 8'),
  SP105: subway('10:00', '성수역 4번', 'Seongsu Station, exit 4'),
  SP106: subway('17:30', '여의나루역 3번', 'Yeouinaru Station, exit 3'),
  SP107: subway('17:00', '혜화역 2번', 'Hyehwa Station, exit 2'),
  SP201: subwayCoach('07:30', '시청역 4번', 'City Hall Station, exit 4'),
  SP202: subwayCoach('08:00', '시청역 4번', 'City Hall Station, exit 4'),
  SP203: subway('13:00', '수원역 4번', 'Suwon Station, exit 4'),
  SP204: subwayCoach('07:00', '명동역 2번', 'Myeong-dong Station, exit 2'),
  SP401: start('flight', '07:30', [
    '김포국제공항 국내선 3층 8번 게이트 앞',
    'Gimpo Airport domestic terminal, 3rd floor, gate 8',
  ]),
  SP402: start('flight', '07:30', [
    '김포국제공항 국내선 3층 8번 게이트 앞',
    'Gimpo Airport domestic terminal, 3rd floor, gate 8',
  ]),
  SP501: subway('10:00', '제기동역 2번', 'Jegi-dong Station, exit 2'),
  SP504: seoulStroll,
  SP505: seoulStroll,
  DM401: jejuCar,
  DM402: start('train', '09:00', [
    '서울역 3층 대합실 (승차권은 전날 보내 드려요)',
    'Seoul Station, 3rd-floor concourse (tickets sent the day before)',
  ]),
  FW41: jejuCar,
  FW42: start('coach', '06:30', [
    '분당 서현역 5번 출구 앞 전용버스',
    'Coach outside exit 5 of Seohyeon Station, Bundang',
  ]),
  HD201: daejeon,
  HD202: daejeon,
  HD203: start('coach', '08:00', [
    '서울역 15번 출구 앞 또는 대전 둔산동 사무실 앞',
    'Outside exit 15 of Seoul Station, or our office in Daejeon',
  ]),
  HD204: start('train', '09:00', [
    '대전역 동광장 안내 팻말 앞 (서울역 합류 가능)',
    'Daejeon Station east square (you may also board at Seoul)',
  ]),
  HD301: start('join', '11:00', [
    '제주국제공항 1층 5번 출구 앞 가족 전용버스',
    'Family coach at exit 5, 1st floor, Jeju International Airport',
  ]),
  HD401: start('boat', '14:00', [
    '부산항국제여객터미널 2층 (대전에서 버스로 모십니다)',
    'Busan Port International Passenger Terminal, 2nd floor (coach from Daejeon)',
  ]),
  HD501: daejeon,
  SS501: uiCoach,
  SS502: start('coach', '05:00', ['서울 우이동 설산클럽 사무실 앞', 'Outside our office in Ui-dong, Seoul']),
  SS503: start('join', '13:00', [
    '제주국제공항 1층 3번 출구 앞',
    'Jeju International Airport, 1st floor, exit 3',
  ]),
  SV501: start('train', '09:00', ['서울역 4층 라운지 앞', 'Seoul Station, 4th floor, outside the lounge']),
  SV502: start('coach', '09:00', [
    '서울역 15번 출구 앞 (부산역 출발 가능)',
    'Outside exit 15 of Seoul Station (Busan Station on request)',
  ]),
  BN503: start('boat', '21:30', [
    '포항 영일만항 여객터미널 대합실',
    'Yeongilman Port passenger terminal, Pohang',
  ]),
  BN504: start('boat', '07:30', [
    '인천항 연안여객터미널 1층 매표소 앞',
    'Incheon Coastal Ferry Terminal, ticket hall',
  ]),
}

/** For a trip that does not fly from Incheon. */
export function findStart(
  { travel_agency }: DemoAgency,
  { package_code, place, tags }: DemoPackage,
): TripStart {
  const known = startsByTrip[package_code]
  if (known) return known
  const has = (tag: string) => tags.some(([ko]) => ko === tag)
  if (travel_agency === 4) return has('기차여행') ? seoulHotelsTrain : seoulHotels
  if (place.startsWith('제주/')) return jeju
  return has('기차여행') ? seoulTrain : seoulCoach
}

const checkInDesks = ['A', 'C', 'F', 'H', 'K', 'M']

/** Where one may leave from Gimhae as well. */
export const canLeaveFromBusan = ({ travel_agency }: DemoAgency, { place }: DemoPackage) =>
  travel_agency === 2 && /보홀|푸꾸옥|코타키나발루|괌$/.test(place)

/** At Incheon, by the counter of the trip's own airline. */
export function describeAirportPoint(agency: DemoAgency, trip: DemoPackage, terminal: 1 | 2): Words {
  const { travel_agency, info } = agency
  const { package_code } = trip
  const desk = checkInDesks[hashText(package_code) % checkInDesks.length]
  const at = words(
    `인천국제공항 제${terminal}여객터미널 3층 ${desk} 카운터 앞`,
    `Incheon Airport Terminal ${terminal}, 3rd floor, counter ${desk}`,
  )
  const { ko, en } = info.company_name
  if (canLeaveFromBusan(agency, trip))
    return words(
      `${at.ko} ${ko} 팻말, 출발 3시간 전 (김해 출발은 김해국제공항 국제선 2층)`,
      `${at.en}, ${en} sign, three hours before (or Gimhae Airport, international 2nd floor, if you choose Gimhae)`,
    )
  if (travel_agency === 5)
    return words(
      `${at.ko}, 출발 3시간 전 두 분이 직접 탑승 수속 (플래너가 전날 안내)`,
      `${at.en}, three hours before; you check in yourselves, your planner calls the day before`,
    )
  if (travel_agency === 7)
    return words(
      `${at.ko} ${ko} 팻말, 출발 3시간 전 (대전 둔산동 사무실 앞 전용버스 이용 가능)`,
      `${at.en}, ${en} sign, three hours before (coach from our Daejeon office on request)`,
    )
  if (travel_agency === 10)
    return words(
      `${at.ko} ${ko} 깃발, 출발 3시간 전`,
      `${at.en}, look for the ${en} flag, three hours before`,
    )
  return words(`${at.ko} ${ko} 팻말, 출발 3시간 전`, `${at.en}, ${en} sign, three hours before departure`)
}
