// A try to pay that came to nothing.
import type { AgencyContext } from '#platform/wire/request-context.ts'

export async function failPaymentAttempt(
  { db, travel_agency }: AgencyContext,
  order_id: string,
  code: string,
): Promise<void> {
  await db
    .updateTable('payment_try')
    .set({ state: 'failed', code })
    .where('travel_agency', '=', travel_agency)
    .where('order_id', '=', order_id)
    .where('state', 'in', ['opened', 'confirming', 'deposit_waiting'])
    .execute()
}
