// §6 Opens a one-time link: whose it is, of which trip, and whether it still opens anything.

import { sql } from 'kysely'
import { isOverseasTrip } from '#domain/booking/overseas-trip.server.ts'
import { isUnderWay } from '#domain/booking/progress.ts'
import { listTravellerSlots } from '#domain/booking/travellers.server.ts'
import { hashLinkToken, type LinkPurpose } from '#domain/vault/links.server.ts'
import { refuse } from '#errors.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

export type OneTimeLink = Awaited<ReturnType<typeof getOpenLink>>

/**
 * An unknown, expired or revoked link, one of another purpose or agency, and one of a trip that is over or
 * cancelled all get the same refusal. A used link is refused as used.
 */
export async function getOpenLink(
  ctx: AgencyContext,
  token: string,
  { purpose, lock }: { purpose?: LinkPurpose; lock?: true } = {},
) {
  const { db, travel_agency } = ctx
  if (lock) await lockLinkBooking(ctx, token)
  const link = await db
    .selectFrom('link as l')
    .select(['l.id', 'l.purpose', 'l.booking', 'l.consult', 'l.traveller', 'l.email', 'l.expires', 'l.spent'])
    .where('l.travel_agency', '=', travel_agency)
    .where('l.token_hash', '=', hashLinkToken(token))
    .where('l.revoked', 'is', null)
    .where(({ or, eb }) => or([eb('l.spent', 'is not', null), eb('l.expires', '>', sql<string>`now()`)]))
    .$if(purpose !== undefined, (query) => query.where('l.purpose', '=', purpose ?? 'consent'))
    .$if(lock === true, (query) => query.forUpdate('l'))
    .executeTakeFirst()
  if (!link) refuse('LINK_EXPIRED')
  if (link.spent !== null) refuse('LINK_USED')
  const booking = link.booking === null ? undefined : await getLinkBooking(ctx, link.booking)
  const slots = booking && (await listTravellerSlots(ctx, booking))
  const slot = slots?.find(({ traveller }) => traveller === link.traveller)
  if (booking && (!slot || !isUnderWay(booking.progress))) refuse('LINK_EXPIRED')
  return { ...link, trip: booking ?? null, slot: slot ?? null, needsPassport: booking?.is_abroad ?? true }
}

/**
 * Locks the booking before the link, in the same order as cancelling. So one waits for the other, and a link
 * used after a cancellation is refused.
 */
async function lockLinkBooking({ db, travel_agency }: AgencyContext, token: string): Promise<void> {
  await db
    .selectFrom('booking')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('link')
        .select('booking')
        .where('travel_agency', '=', travel_agency)
        .where('token_hash', '=', hashLinkToken(token)),
    )
    .forShare()
    .execute()
}

const getLinkBooking = ({ db, travel_agency }: AgencyContext, booking: number) =>
  db
    .selectFrom('booking as b')
    .select([
      'b.id',
      'b.booking_id',
      'b.progress',
      'b.page_title',
      'b.departure_date',
      'b.return_date',
      'b.adult',
      'b.child',
      'b.baby',
      isOverseasTrip.as('is_abroad'),
    ])
    .where('b.travel_agency', '=', travel_agency)
    .where('b.id', '=', booking)
    .executeTakeFirstOrThrow()
