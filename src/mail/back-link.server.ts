// The link in a mail with which a customer says where money goes.
import { issueBookingLink } from '#domain/reservation/booking-link.server.ts'
import type { Db } from '#platform/db/open.server.ts'
import type { Post } from './letter.server.ts'

/** The link is made as it is sent. */
export async function linkFor({ travel_agency, keyFor, ref, origin }: Post, tx: Db): Promise<string> {
  const { code } = await issueBookingLink(
    { db: tx, travel_agency, keyFor },
    { booking: ref, kind: 'back', by_name: null },
  )
  return `${origin}/go#${code}`
}
