// The ways to pay that an agency offers, by its settings and by the keys and the account it has.
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.server.ts'
import { listPayWays, type PayWay } from './pay-ways.ts'

/** True if the agency `a` with its company `i` takes payments online. */
export const paysOnline = sql<boolean>`(i.pay_yn = 'Y' and exists (
  select from agency_secret s where s.travel_agency = a.travel_agency and s.name = 'toss_secret_key'))`
export const hasBankAccount = sql<boolean>`coalesce(i.bank, '') <> ''`

/** `transfer_hours`: how long seats are held for who pays into an account. */
export async function readPayWays({ db, travel_agency }: { db: Db; travel_agency: number }) {
  const agency = await db
    .selectFrom('agency as a')
    .leftJoin('agency_info as i', 'i.travel_agency', 'a.travel_agency')
    .select([
      'a.pay_ways',
      'a.transfer_hours',
      paysOnline.as('pays_online'),
      hasBankAccount.as('has_account'),
    ])
    .where('a.travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  return { ways: listPayWays(agency), ...agency }
}

/** How cash receipts are issued; payment/receipt-office-calls.ts explains each field. */
type AgencyReceipts = {
  through: 'toss' | 'hometax'
  base: 'gross' | 'fee'
  percent: number
  moment: 'payment' | 'departure'
}

export async function savePayWays(
  { db, travel_agency }: { db: Db; travel_agency: number },
  { ways, receipts }: { ways: PayWay[]; receipts?: AgencyReceipts },
): Promise<void> {
  await db
    .updateTable('agency')
    .set({
      pay_ways: sql`${JSON.stringify(ways)}::jsonb`,
      ...(receipts && { receipts: sql`${JSON.stringify(receipts)}::jsonb` }),
    })
    .where('travel_agency', '=', travel_agency)
    .execute()
}
