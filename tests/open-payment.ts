// A virtual account that waits for a customer's money.
import { runInTransaction } from '#platform/db/transaction.server.ts'
import type { Site } from './site.ts'

type AccountTry = { order_id: string; hours?: number }

/** Of any booking of the agency; `hours`: how long money may still come in. */
export const addOpenAccount = (site: Site, travel_agency: number, { order_id, hours = 48 }: AccountTry) =>
  runInTransaction(site.db, travel_agency, async (db) => {
    const { id: booking } = await db
      .selectFrom('booking')
      .select('id')
      .where('travel_agency', '=', travel_agency)
      .limit(1)
      .executeTakeFirstOrThrow()
    const account_until = new Date(Date.now() + hours * 3_600_000).toISOString()
    const order = { order_id, booking, amount: 15_000, payment_key: `key-${order_id}`, account_until }
    await db
      .insertInto('payment_try')
      .values({ travel_agency, ...order, way: 'virtual_account', state: 'deposit_waiting' })
      .execute()
  })

export const endOpenPayments = (site: Site, travel_agency: number) =>
  runInTransaction(site.db, travel_agency, (db) =>
    db
      .updateTable('payment_try')
      .set({ state: 'failed' })
      .where('travel_agency', '=', travel_agency)
      .where('state', 'in', ['confirming', 'deposit_waiting'])
      .execute(),
  )
