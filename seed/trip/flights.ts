// How the demo's travellers fly: hours from Incheon, the hour of day, the stop on the way, the papers wanted
// on arrival.
import type { Words } from '../demo-types.ts'

/**
 * When one leaves and comes home. evening: late out, overnight home. day: both by day. long: noon out,
 * overnight home.
 *  midnight: as long, but out in the first hour of the day. night: overnight out, by day home.
 *  pacific: as long, but one lands on the morning of the day one left. */
export type FlightRhythm = 'evening' | 'day' | 'long' | 'midnight' | 'night' | 'pacific'

export type Flight = {
  city: Words
  hours: number
  rhythm: FlightRhythm
  via: Words | null
  entry: EntryPermit | null
}

type EntryPermit = { visa: 'authorisation' | 'on_arrival' | 'visa'; note: Words }
type City = [ko: string, en: string]

const flight = (
  [ko, en]: City,
  hours: number,
  rhythm: FlightRhythm,
  { via, entry }: { via?: City; entry?: EntryPermit } = {},
): Flight => ({
  city: { ko, en },
  hours,
  rhythm,
  via: via ? { ko: via[0], en: via[1] } : null,
  entry: entry ?? null,
})

const permit = (visa: EntryPermit['visa'], ko: string, en: string): EntryPermit => ({
  visa,
  note: {
    ko: `${ko}는 각자 공식 사이트에서 신청하며 수수료는 포함되지 않습니다.`,
    en: `${en}: please apply on the official site; the fee is not included.`,
  },
})

const esta = permit('authorisation', '미국 전자여행허가(ESTA)', 'US travel authorisation (ESTA)')
const eta = permit('authorisation', '캐나다 전자여행허가(eTA)', 'Canadian travel authorisation (eTA)')
const australia = permit('authorisation', '호주 전자여행허가(ETA)', 'Australian travel authorisation (ETA)')
const newZealand = permit(
  'authorisation',
  '뉴질랜드 전자여행허가(NZeTA)',
  'New Zealand travel authorisation (NZeTA)',
)
const britain = permit('authorisation', '영국 전자여행허가(ETA)', 'UK travel authorisation (ETA)')
const indonesia = permit('on_arrival', '인도네시아 전자 도착비자', 'Indonesian e-visa on arrival')
const cambodia = permit('visa', '캄보디아 전자비자', 'Cambodian e-visa')
const nepal = permit('on_arrival', '네팔 도착비자', 'Nepalese visa on arrival')
const egypt = permit('on_arrival', '이집트 도착비자', 'Egyptian visa on arrival')
const kenya = permit('authorisation', '케냐 전자여행허가(eTA)', 'Kenyan travel authorisation (eTA)')
const tanzania = permit('visa', '탄자니아 비자', 'Tanzanian visa')
const sriLanka = permit(
  'authorisation',
  '스리랑카 전자여행허가(ETA)',
  'Sri Lankan travel authorisation (ETA)',
)
const bolivia = permit('visa', '볼리비아 비자', 'Bolivian visa')

const bangkok: City = ['방콕', 'Bangkok']
const singapore: City = ['싱가포르', 'Singapore']
const hanoi: City = ['하노이', 'Hanoi']
const paris: City = ['파리', 'Paris']
const frankfurt: City = ['프랑크푸르트', 'Frankfurt']
const helsinki: City = ['헬싱키', 'Helsinki']
const istanbul: City = ['이스탄불', 'Istanbul']
const doha: City = ['도하', 'Doha']
const dubai: City = ['두바이', 'Dubai']
const vancouver: City = ['밴쿠버', 'Vancouver']
const losAngeles: City = ['로스앤젤레스', 'Los Angeles']
const honolulu: City = ['호놀룰루', 'Honolulu']
const sydney: City = ['시드니', 'Sydney']
const auckland: City = ['오클랜드', 'Auckland']

export const flights = {
  danang: flight(['다낭', 'Da Nang'], 4.5, 'evening'),
  nhatrang: flight(['나트랑', 'Nha Trang'], 5, 'evening'),
  phuquoc: flight(['푸꾸옥', 'Phu Quoc'], 5.5, 'evening'),
  hanoi: flight(hanoi, 4.5, 'evening'),
  condao: flight(['꼰다오', 'Con Dao'], 8, 'evening', { via: ['호찌민', 'Ho Chi Minh City'] }),
  bangkok: flight(bangkok, 6, 'evening'),
  phuket: flight(['푸껫', 'Phuket'], 6.5, 'evening'),
  chiangmai: flight(['치앙마이', 'Chiang Mai'], 6, 'evening'),
  chiangrai: flight(['치앙라이', 'Chiang Rai'], 9, 'evening', { via: bangkok }),
  samui: flight(['코사무이', 'Koh Samui'], 9, 'evening', { via: bangkok }),
  krabi: flight(['끄라비', 'Krabi'], 9, 'evening', { via: bangkok }),
  vientiane: flight(['비엔티안', 'Vientiane'], 5.5, 'evening'),
  luangprabang: flight(['루앙프라방', 'Luang Prabang'], 8, 'evening', { via: hanoi }),
  siemreap: flight(['시엠레아프', 'Siem Reap'], 8, 'evening', { via: hanoi, entry: cambodia }),
  cebu: flight(['세부', 'Cebu'], 4.5, 'evening'),
  bohol: flight(['보홀', 'Bohol'], 4.5, 'evening'),
  kalibo: flight(['깔리보', 'Kalibo'], 4.5, 'evening'),
  palawan: flight(['푸에르토프린세사', 'Puerto Princesa'], 7.5, 'evening', { via: ['마닐라', 'Manila'] }),
  clark: flight(['클라크', 'Clark'], 4, 'evening'),
  bali: flight(['발리', 'Bali'], 7, 'evening', { entry: indonesia }),
  yogyakarta: flight(['족자카르타', 'Yogyakarta'], 10, 'evening', {
    via: ['자카르타', 'Jakarta'],
    entry: indonesia,
  }),
  surabaya: flight(['수라바야', 'Surabaya'], 10, 'evening', {
    via: ['자카르타', 'Jakarta'],
    entry: indonesia,
  }),
  lombok: flight(['롬복', 'Lombok'], 10, 'evening', { via: ['자카르타', 'Jakarta'], entry: indonesia }),
  kinabalu: flight(['코타키나발루', 'Kota Kinabalu'], 5.5, 'evening'),
  kualalumpur: flight(['쿠알라룸푸르', 'Kuala Lumpur'], 6.5, 'evening'),
  langkawi: flight(['랑카위', 'Langkawi'], 9, 'evening', { via: ['쿠알라룸푸르', 'Kuala Lumpur'] }),
  singapore: flight(singapore, 6.5, 'evening'),
  fukuoka: flight(['후쿠오카', 'Fukuoka'], 1.5, 'day'),
  kumamoto: flight(['구마모토', 'Kumamoto'], 1.5, 'day'),
  kagoshima: flight(['가고시마', 'Kagoshima'], 1.5, 'day'),
  miyazaki: flight(['미야자키', 'Miyazaki'], 1.5, 'day'),
  osaka: flight(['오사카', 'Osaka'], 2, 'day'),
  takamatsu: flight(['다카마쓰', 'Takamatsu'], 1.5, 'day'),
  tokyo: flight(['도쿄', 'Tokyo'], 2.5, 'day'),
  nagoya: flight(['나고야', 'Nagoya'], 2, 'day'),
  komatsu: flight(['고마쓰', 'Komatsu'], 2, 'day'),
  sapporo: flight(['신치토세', 'New Chitose'], 3, 'day'),
  okinawa: flight(['오키나와', 'Okinawa'], 2.5, 'day'),
  miyako: flight(['미야코지마', 'Miyakojima'], 2.5, 'day'),
  beijing: flight(['베이징', 'Beijing'], 2, 'day'),
  qingdao: flight(['칭다오', 'Qingdao'], 1.5, 'day'),
  yanji: flight(['연길', 'Yanji'], 2.5, 'day'),
  shanghai: flight(['상하이', 'Shanghai'], 2, 'day'),
  zhangjiajie: flight(['장자제', 'Zhangjiajie'], 3.5, 'day'),
  guilin: flight(['구이린', 'Guilin'], 4, 'day'),
  taipei: flight(['타이베이', 'Taipei'], 2.5, 'day'),
  taichung: flight(['타이중', 'Taichung'], 2.5, 'day'),
  kaohsiung: flight(['가오슝', 'Kaohsiung'], 3, 'day'),
  hongkong: flight(['홍콩', 'Hong Kong'], 4, 'day'),
  kunming: flight(['쿤밍', 'Kunming'], 4.5, 'day'),
  lijiang: flight(['리장', 'Lijiang'], 7, 'day', { via: ['청두', 'Chengdu'] }),
  sanya: flight(['싼야', 'Sanya'], 5, 'evening'),
  ulaanbaatar: flight(['울란바토르', 'Ulaanbaatar'], 3.5, 'day'),
  bishkek: flight(['비슈케크', 'Bishkek'], 9, 'long', { via: ['알마티', 'Almaty'] }),
  paris: flight(paris, 14, 'long'),
  nice: flight(['니스', 'Nice'], 17, 'long', { via: paris }),
  marseille: flight(['마르세유', 'Marseille'], 17, 'long', { via: paris }),
  zurich: flight(['취리히', 'Zurich'], 13.5, 'long'),
  geneva: flight(['제네바', 'Geneva'], 16, 'long', { via: frankfurt }),
  london: flight(['런던', 'London'], 14.5, 'long', { entry: britain }),
  edinburgh: flight(['에든버러', 'Edinburgh'], 18, 'long', { via: ['런던', 'London'], entry: britain }),
  amsterdam: flight(['암스테르담', 'Amsterdam'], 14, 'long'),
  rome: flight(['로마', 'Rome'], 13.5, 'long'),
  milan: flight(['밀라노', 'Milan'], 13.5, 'long'),
  venice: flight(['베네치아', 'Venice'], 16, 'long', { via: frankfurt }),
  barcelona: flight(['바르셀로나', 'Barcelona'], 14.5, 'long'),
  madrid: flight(['마드리드', 'Madrid'], 14.5, 'long'),
  bilbao: flight(['빌바오', 'Bilbao'], 17, 'long', { via: ['마드리드', 'Madrid'] }),
  seville: flight(['세비야', 'Seville'], 17, 'long', { via: ['마드리드', 'Madrid'] }),
  lisbon: flight(['리스본', 'Lisbon'], 15, 'long'),
  porto: flight(['포르투', 'Porto'], 18, 'long', { via: ['리스본', 'Lisbon'] }),
  athens: flight(['아테네', 'Athens'], 15, 'long', { via: istanbul }),
  prague: flight(['프라하', 'Prague'], 13, 'long'),
  vienna: flight(['빈', 'Vienna'], 13, 'long'),
  budapest: flight(['부다페스트', 'Budapest'], 13, 'long'),
  munich: flight(['뮌헨', 'Munich'], 13, 'long'),
  ljubljana: flight(['류블랴나', 'Ljubljana'], 16, 'long', { via: frankfurt }),
  dubrovnik: flight(['두브로브니크', 'Dubrovnik'], 15, 'long', { via: istanbul }),
  copenhagen: flight(['코펜하겐', 'Copenhagen'], 16, 'long', { via: helsinki }),
  helsinki: flight(helsinki, 14, 'long'),
  bergen: flight(['베르겐', 'Bergen'], 18, 'long', { via: helsinki }),
  stavanger: flight(['스타방에르', 'Stavanger'], 18, 'long', { via: helsinki }),
  reykjavik: flight(['레이캬비크', 'Reykjavík'], 18, 'long', { via: helsinki }),
  istanbul: flight(istanbul, 11.5, 'long'),
  kayseri: flight(['카이세리', 'Kayseri'], 14, 'long', { via: istanbul }),
  losangeles: flight(losAngeles, 11, 'pacific', { entry: esta }),
  lasvegas: flight(['라스베이거스', 'Las Vegas'], 11.5, 'pacific', { entry: esta }),
  sanfrancisco: flight(['샌프란시스코', 'San Francisco'], 10.5, 'pacific', { entry: esta }),
  newyork: flight(['뉴욕', 'New York'], 14, 'pacific', { entry: esta }),
  toronto: flight(['토론토', 'Toronto'], 13, 'pacific', { entry: eta }),
  phoenix: flight(['피닉스', 'Phoenix'], 14, 'pacific', { via: losAngeles, entry: esta }),
  vancouver: flight(vancouver, 10, 'pacific', { entry: eta }),
  calgary: flight(['캘거리', 'Calgary'], 13, 'pacific', { via: vancouver, entry: eta }),
  honolulu: flight(honolulu, 8.5, 'pacific', { entry: esta }),
  kona: flight(['코나', 'Kona'], 11, 'pacific', { via: honolulu, entry: esta }),
  maui: flight(['마우이', 'Maui'], 11, 'pacific', { via: honolulu, entry: esta }),
  guam: flight(['괌', 'Guam'], 4.5, 'day'),
  saipan: flight(['사이판', 'Saipan'], 4.5, 'day'),
  palau: flight(['팔라우', 'Palau'], 8, 'evening', { via: ['타이베이', 'Taipei'] }),
  fiji: flight(['나디', 'Nadi'], 14, 'night', { via: ['홍콩', 'Hong Kong'] }),
  sydney: flight(sydney, 10, 'night', { entry: australia }),
  melbourne: flight(['멜버른', 'Melbourne'], 13, 'night', { via: sydney, entry: australia }),
  brisbane: flight(['브리즈번', 'Brisbane'], 10, 'night', { entry: australia }),
  auckland: flight(auckland, 11.5, 'night', { entry: newZealand }),
  christchurch: flight(['크라이스트처치', 'Christchurch'], 14, 'night', { via: auckland, entry: newZealand }),
  queenstown: flight(['퀸스타운', 'Queenstown'], 15, 'night', { via: auckland, entry: newZealand }),
  male: flight(['말레', 'Malé'], 13, 'long', { via: singapore }),
  mauritius: flight(['모리셔스', 'Mauritius'], 18, 'midnight', { via: dubai }),
  colombo: flight(['콜롬보', 'Colombo'], 12, 'long', { via: singapore, entry: sriLanka }),
  dubai: flight(dubai, 10, 'night'),
  abudhabi: flight(['아부다비', 'Abu Dhabi'], 10, 'night'),
  cairo: flight(['카이로', 'Cairo'], 15, 'long', { via: istanbul, entry: egypt }),
  amman: flight(['암만', 'Amman'], 15, 'long', { via: istanbul }),
  casablanca: flight(['카사블랑카', 'Casablanca'], 18, 'long', { via: paris }),
  marrakech: flight(['마라케시', 'Marrakech'], 18, 'long', { via: paris }),
  nairobi: flight(['나이로비', 'Nairobi'], 18, 'midnight', { via: doha, entry: kenya }),
  kilimanjaro: flight(['킬리만자로', 'Kilimanjaro'], 18, 'midnight', { via: doha, entry: tanzania }),
  zanzibar: flight(['잔지바르', 'Zanzibar'], 18, 'midnight', { via: doha, entry: tanzania }),
  victoriafalls: flight(['빅토리아폭포', 'Victoria Falls'], 22, 'midnight', {
    via: ['아디스아바바', 'Addis Ababa'],
  }),
  capetown: flight(['케이프타운', 'Cape Town'], 21, 'midnight', { via: ['아디스아바바', 'Addis Ababa'] }),
  kathmandu: flight(['카트만두', 'Kathmandu'], 7, 'long', { entry: nepal }),
  santiago: flight(['산티아고', 'Santiago'], 25, 'long', { via: losAngeles }),
  calafate: flight(['엘칼라파테', 'El Calafate'], 30, 'long', { via: losAngeles }),
  lima: flight(['리마', 'Lima'], 24, 'long', { via: losAngeles, entry: bolivia }),
  lapaz: flight(['라파스', 'La Paz'], 27, 'long', { via: losAngeles }),
} satisfies Record<string, Flight>

export type Gate = keyof typeof flights
