// Airlines: those from here, and those of the places where one changes planes.
import type { Words } from '../demo-types.ts'
import type { Flight } from './flights.ts'
import { hashText, words } from './phrases.ts'

export type Carrier = { code: string; name: Words; terminal: 1 | 2 }

const carrier = (code: string, ko: string, en: string, terminal: 1 | 2 = 1): Carrier => ({
  code,
  name: words(ko, en),
  terminal,
})

const fullServiceCarriers = [
  carrier('KE', '대한항공', 'Korean Air', 2),
  carrier('OZ', '아시아나항공', 'Asiana Airlines', 2),
]
export const lowCostCarriers = [
  carrier('7C', '제주항공', 'Jeju Air'),
  carrier('TW', '티웨이항공', "T'way Air"),
  carrier('ZE', '이스타항공', 'Eastar Jet'),
]
export const fromBusan = carrier('BX', '에어부산', 'Air Busan')

/**
 * Who changes planes there flies with this one; hours from Seoul; the airport, and its hours from Greenwich.
 */
type Hub = { carrier: Carrier; hours: number; airport: string; offset: number }

const hub = (airport: string, offset: number, hours: number, ...name: [string, string, string, 2?]): Hub => ({
  airport,
  offset,
  hours,
  carrier: carrier(...name),
})

export const hubs: Record<string, Hub> = {
  방콕: hub('BKK', 7, 5.5, 'TG', '타이항공', 'Thai Airways'),
  호찌민: hub('SGN', 7, 5, 'VN', '베트남항공', 'Vietnam Airlines'),
  하노이: hub('HAN', 7, 4.5, 'VN', '베트남항공', 'Vietnam Airlines'),
  마닐라: hub('MNL', 8, 4, 'PR', '필리핀항공', 'Philippine Airlines'),
  자카르타: hub('CGK', 7, 7, 'GA', '가루다인도네시아항공', 'Garuda Indonesia', 2),
  쿠알라룸푸르: hub('KUL', 8, 6.5, 'MH', '말레이시아항공', 'Malaysia Airlines'),
  싱가포르: hub('SIN', 8, 6.5, 'SQ', '싱가포르항공', 'Singapore Airlines'),
  청두: hub('TFU', 8, 4, 'CA', '중국국제항공', 'Air China'),
  타이베이: hub('TPE', 8, 2.5, 'CI', '중화항공', 'China Airlines', 2),
  홍콩: hub('HKG', 8, 4, 'CX', '캐세이퍼시픽항공', 'Cathay Pacific'),
  알마티: hub('ALA', 5, 6, 'KC', '에어아스타나', 'Air Astana'),
  파리: hub('CDG', 1, 14, 'AF', '에어프랑스', 'Air France', 2),
  프랑크푸르트: hub('FRA', 1, 13, 'LH', '루프트한자', 'Lufthansa'),
  런던: hub('LHR', 0, 14.5, 'BA', '영국항공', 'British Airways'),
  마드리드: hub('MAD', 1, 14, 'KE', '대한항공', 'Korean Air', 2),
  리스본: hub('LIS', 0, 14.5, 'KE', '대한항공', 'Korean Air', 2),
  헬싱키: hub('HEL', 2, 13.5, 'AY', '핀에어', 'Finnair'),
  이스탄불: hub('IST', 3, 11.5, 'TK', '터키항공', 'Turkish Airlines'),
  두바이: hub('DXB', 4, 10, 'EK', '에미레이트항공', 'Emirates'),
  도하: hub('DOH', 3, 10.5, 'QR', '카타르항공', 'Qatar Airways'),
  아디스아바바: hub('ADD', 3, 12.5, 'ET', '에티오피아항공', 'Ethiopian Airlines'),
  로스앤젤레스: hub('LAX', -8, 11, 'KE', '대한항공', 'Korean Air', 2),
  밴쿠버: hub('YVR', -8, 10, 'AC', '에어캐나다', 'Air Canada'),
  호놀룰루: hub('HNL', -10, 8.5, 'HA', '하와이안항공', 'Hawaiian Airlines'),
  시드니: hub('SYD', 10, 10, 'QF', '콴타스항공', 'Qantas'),
  오클랜드: hub('AKL', 12, 11, 'NZ', '에어뉴질랜드', 'Air New Zealand'),
}

/** The airline of a journey: that of the place where one changes, or one from here. */
export function pickCarrier(
  { out, back, lowCost }: { out: Flight; back: Flight; lowCost: boolean },
  package_code: string,
): Carrier {
  const change = hubs[out.via?.ko ?? back.via?.ko ?? '']
  const choice = lowCost ? lowCostCarriers : fullServiceCarriers
  return change?.carrier ?? choice[hashText(package_code) % choice.length] ?? fromBusan
}
