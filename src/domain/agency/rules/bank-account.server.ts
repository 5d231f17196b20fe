// The account to which customers of an agency transfer money; null where it has none.
import type { Db } from '#platform/db/database.server.ts'

export async function findBankAccount({ db, travel_agency }: { db: Db; travel_agency: number }) {
  const info = await db
    .selectFrom('agency_info')
    .select(['bank', 'account_holder', 'account_number'])
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirst()
  if (!info?.bank) return null
  return {
    bank: info.bank,
    account_holder: info.account_holder ?? '',
    account_number: info.account_number ?? '',
  }
}
