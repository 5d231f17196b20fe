// The synonyms that every agency has from its first day; each may have its own list.
import type { Db } from '#platform/db/database.server.ts'

const defaultSynonyms = [
  ['효도', '부모님'],
  ['환갑', '부모님'],
  ['칠순', '부모님'],
  ['어르신', '부모님'],
  ['시니어', '부모님'],
  ['부모님', '효도'],
  ['parents', 'senior'],
  ['아이', '가족'],
  ['아기', '가족'],
  ['초등', '가족'],
  ['가족', '아이와'],
  ['kids', 'family'],
  ['family', 'kids'],
  ['신혼', '허니문'],
  ['신혼여행', '허니문'],
  ['연인', '커플'],
  ['부부', '커플'],
  ['둘이', '커플'],
  ['커플', '허니문'],
  ['couples', 'honeymoon'],
  ['나홀로', '혼자'],
  ['1인', '혼자'],
  ['혼행', '혼자'],
  ['alone', 'solo'],
  ['우정', '친구'],
  ['제주도', '제주'],
  ['북해도', '홋카이도'],
  ['맛집', '미식'],
  ['먹방', '미식'],
  ['온천욕', '온천'],
  ['스파', '온천'],
  ['올레길', '올레'],
] as const

/** In the transaction that opens the agency. */
export const createDefaultSynonyms = (db: Db, travel_agency: number) =>
  db
    .insertInto('search_synonym')
    .values(defaultSynonyms.map(([word, means]) => ({ travel_agency, word, means })))
    .execute()
