// The categories an agency begins with, so that its first trip has a place; it renames and adds as it likes.
import type { Db } from '#platform/db/database.server.ts'
import { insertCategory } from './tables.server.ts'

const names = [
  { ko: '해외여행', en: 'Abroad' },
  { ko: '국내여행', en: 'In Korea' },
]

/** In the transaction that opens the agency. */
export async function createFirstCategories(db: Db, travel_agency: number): Promise<void> {
  for (const name of names) await insertCategory({ db, travel_agency }, 'category', null, name)
}
