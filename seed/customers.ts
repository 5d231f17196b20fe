// The people who book at the demo agencies: names, families, addresses. The same every time.
import type { Party } from '#domain/booking/price.ts'
import { addDays } from '#lib/days.ts'
import type { BookingStory } from './make-bookings.ts'

type SeedName = [shown: string, latin: string]

const surnames: SeedName[] = [
  ['김', 'KIM'],
  ['이', 'LEE'],
  ['박', 'PARK'],
  ['최', 'CHOI'],
  ['정', 'JUNG'],
  ['강', 'KANG'],
  ['조', 'CHO'],
  ['윤', 'YOON'],
  ['장', 'JANG'],
  ['임', 'LIM'],
  ['한', 'HAN'],
  ['오', 'OH'],
  ['서', 'SEO'],
  ['신', 'SHIN'],
  ['권', 'KWON'],
  ['황', 'HWANG'],
  ['안', 'AHN'],
  ['송', 'SONG'],
  ['류', 'RYU'],
  ['홍', 'HONG'],
]
const womenNames: SeedName[] = [
  ['서연', 'SEOYEON'],
  ['미경', 'MIKYUNG'],
  ['은주', 'EUNJU'],
  ['지현', 'JIHYUN'],
  ['순자', 'SOONJA'],
  ['하은', 'HAEUN'],
  ['영숙', 'YOUNGSOOK'],
  ['민서', 'MINSEO'],
  ['혜진', 'HYEJIN'],
  ['정희', 'JUNGHEE'],
  ['수빈', 'SUBIN'],
]
const menNames: SeedName[] = [
  ['준호', 'JUNHO'],
  ['성민', 'SUNGMIN'],
  ['영수', 'YOUNGSU'],
  ['도현', 'DOHYUN'],
  ['재훈', 'JAEHOON'],
  ['상철', 'SANGCHUL'],
  ['우진', 'WOOJIN'],
  ['태영', 'TAEYOUNG'],
  ['동욱', 'DONGWOOK'],
  ['현우', 'HYUNWOO'],
  ['민재', 'MINJAE'],
  ['기태', 'KITAE'],
  ['경식', 'KYUNGSIK'],
]
const foreignSurnames = [
  'Miller',
  'Tanaka',
  'Dubois',
  'Novak',
  'Rossi',
  'Larsen',
  'Okafor',
  'Garcia',
  'Schmidt',
  'Chen',
  'Walsh',
  'Silva',
  'Kaur',
  'Brown',
]
const foreignWomen = [
  'Emma',
  'Yuki',
  'Claire',
  'Hana',
  'Giulia',
  'Ingrid',
  'Ada',
  'Lucia',
  'Anna',
  'Grace',
  'Maeve',
]
const foreignMen = [
  'Daniel',
  'Kenji',
  'Luc',
  'Tomas',
  'Marco',
  'Erik',
  'Chidi',
  'Mateo',
  'Jonas',
  'Wei',
  'Sean',
  'Paulo',
  'Arjun',
]

const pick = <T>(list: T[], at: number, or: T): T => list[at % list.length] ?? or

type SeedPerson = { name: string; name_en: string; gender: 'male' | 'female' }

/**
 * Woman and man by turns. Steps of other lengths through the lists: it takes long until a name comes again.
 */
function createPerson(language: 'ko' | 'en', family: number, at: number): SeedPerson {
  const gender = at % 2 === 0 ? ('female' as const) : ('male' as const)
  if (language === 'en') {
    const surname = pick(foreignSurnames, family, 'Miller')
    const given =
      gender === 'female'
        ? pick(foreignWomen, family * 3 + at, 'Emma')
        : pick(foreignMen, family * 5 + at, 'Luc')
    return { name: `${given} ${surname}`, name_en: `${surname} ${given}`.toUpperCase(), gender }
  }
  const [surname, latin] = pick(surnames, family + Math.floor(at / 2) * 7, ['김', 'KIM'])
  const [given, spelt] =
    gender === 'female'
      ? pick(womenNames, family * 3 + at, ['은주', 'EUNJU'])
      : pick(menNames, family * 5 + at, ['준호', 'JUNHO'])
  return { name: `${surname}${given}`, name_en: `${latin} ${spelt}`, gender }
}

/** Who comes to which agency: couples, families, golfers by fours, parents, people alone. */
const parties: Record<number, Party[]> = {
  5: [{ adult: 2, child: 0, baby: 0 }],
  6: [4, 4, 2, 3, 4, 8].map((adult) => ({ adult, child: 0, baby: 0 })),
  7: [2, 2, 4, 3, 2, 6].map((adult) => ({ adult, child: 0, baby: 0 })),
  8: [2, 1, 2, 3, 1, 4].map((adult) => ({ adult, child: 0, baby: 0 })),
  10: [1, 1, 2, 1, 3, 1].map((adult) => ({ adult, child: 0, baby: 0 })),
}
const usualParties: Party[] = [
  { adult: 2, child: 0, baby: 0 },
  { adult: 2, child: 2, baby: 0 },
  { adult: 3, child: 0, baby: 0 },
  { adult: 2, child: 1, baby: 0 },
  { adult: 2, child: 0, baby: 1 },
  { adult: 4, child: 0, baby: 0 },
  { adult: 1, child: 0, baby: 0 },
]

export const pickParty = (travel_agency: number, at: number): Party =>
  pick(parties[travel_agency] ?? usualParties, at, { adult: 2, child: 0, baby: 0 })

const requests = {
  ko: [
    '',
    '',
    '창가 쪽 자리 부탁드립니다.',
    '',
    '어머니가 무릎이 안 좋으셔서 계단이 적은 방이면 좋겠습니다.',
    '',
    '해산물 알레르기가 있습니다.',
    '',
    '일행과 옆방으로 부탁드려요.',
  ],
  en: [
    '',
    '',
    'A window seat, please.',
    '',
    'My mother walks with a stick; a room without stairs would help.',
    '',
    'One of us is allergic to shellfish.',
    '',
    'Adjoining rooms, if possible.',
  ],
}

/** Somebody who books, number `at` of the agency. */
export function createCustomer(
  { travel_agency, language }: { travel_agency: number; language: 'ko' | 'en' },
  at: number,
) {
  const family = at * 3 + travel_agency
  const { name, name_en } = createPerson(language, family, at)
  const digits = String(10_000_000 + ((travel_agency * 7_919 + at * 104_729) % 89_999_999))
  const [surname = '', given = ''] = name_en.toLowerCase().split(' ')
  return {
    name,
    contact:
      language === 'ko'
        ? `010-${digits.slice(0, 4)}-${digits.slice(4)}`
        : `+1 202 555 0${String(at).padStart(3, '0')}`,
    email: `${given}.${surname}${at}@mail.example`,
    language,
    request: pick(requests[language], at, ''),
  }
}

/** Everybody of a party: who booked comes first, children are born in time to be children. */
export function createTravellers(
  { travel_agency, language }: { travel_agency: number; language: 'ko' | 'en' },
  at: number,
  { party, departure_date }: { party: Party; departure_date: string },
): BookingStory['travellers'] {
  const family = at * 3 + travel_agency
  const year = Number(departure_date.slice(0, 4))
  const born = (age: number, nth: number) => addDays(`${year - age}-01-01`, (at * 37 + nth * 61) % 360)
  const older = travel_agency === 7 ? 24 : 0
  const kinds = [
    ...Array.from({ length: party.adult }, () => 'adult' as const),
    ...Array.from({ length: party.child }, () => 'child' as const),
    ...Array.from({ length: party.baby }, () => 'baby' as const),
  ]
  const ages = { adult: 29 + ((at * 5) % 23) + older, child: 7, baby: 1 }
  return kinds.map((kind, nth) => ({
    kind,
    ...createPerson(language, family, at + nth),
    birthdate:
      kind === 'baby'
        ? addDays(departure_date, -400)
        : born(ages[kind] + (kind === 'adult' ? nth % 4 : nth % 2), nth),
  }))
}
