// The link in a mail with which a customer says where money goes.
import { createBookingLink } from '#domain/reservation/booking-link.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { MailContext } from './letter.server.ts'

/** The link is made as it is sent. */
export async function createRefundLink(
  { travel_agency, keyFor, ref, origin }: MailContext,
  tx: Db,
): Promise<string> {
  const { code } = await createBookingLink(
    { db: tx, travel_agency, keyFor },
    { booking: ref, kind: 'back', by_name: null },
  )
  return `${origin}/go#${code}`
}
