// The categories an agency begins with, so that its first trip has a place; it renames and adds as it likes.
import type { Db } from '#platform/db/database.server.ts'

const names = [
  { ko: '해외여행', en: 'Abroad' },
  { ko: '국내여행', en: 'In Korea' },
]

/** In the transaction that opens the agency. */
export const createFirstCategories = (db: Db, travel_agency: number) =>
  db
    .insertInto('tour_category')
    .values(names.map((tour_category_name, at) => ({ travel_agency, tour_category_name, seq: at + 1 })))
    .execute()
