// Document links of staff: issued, mailed again, expired.

import { getBookingForStaff } from '#domain/booking/find.server.ts'
import { isUnderWay } from '#domain/booking/progress.ts'
import { listTravellerSlots } from '#domain/booking/travellers.server.ts'
import { issueLink, revokeLinks } from '#domain/vault/links.server.ts'
import { refuse } from '#errors.ts'
import { notify } from '#platform/notify.server.ts'
import type { AgencyContext, Ctx } from '#platform/wire/request-context.ts'
import { hasConsent } from './agree.server.ts'

/** A link for the consents, or for the passport if the traveller has agreed already. */
export async function createTravellerLink(
  ctx: AgencyContext,
  number: string,
  traveller: number,
): Promise<string> {
  const booking = await getBookingForStaff(ctx, number)
  if (!isUnderWay(booking.progress)) refuse('WRONG_PROGRESS')
  if (!(await listTravellerSlots(ctx, booking)).some((slot) => slot.traveller === traveller))
    refuse('NOT_FOUND')
  const travellerRef = { booking: booking.id, consult: null, traveller }
  return (
    await issueLink(ctx, {
      purpose: (await hasConsent(ctx, travellerRef, 'passport')) ? 'passport' : 'consent',
      travellerRef,
    })
  ).token
}

/** One for each traveller, to the address of the booking. */
export async function mailLinks(ctx: AgencyContext & Pick<Ctx, 'enqueue'>, number: string): Promise<void> {
  const booking = await getBookingForStaff(ctx, number)
  if (!isUnderWay(booking.progress)) refuse('WRONG_PROGRESS')
  await notify(ctx, 'papers-asked', { ref: booking.id })
}

export async function endLinks(ctx: AgencyContext, number: string): Promise<number> {
  return revokeLinks(ctx, { booking: (await getBookingForStaff(ctx, number)).id })
}

export async function createConsultationLink(ctx: AgencyContext, id: number): Promise<string> {
  const { db, travel_agency } = ctx
  const consult = await db
    .selectFrom('consult')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!consult) refuse('NOT_FOUND')
  return (
    await issueLink(ctx, { purpose: 'consent', travellerRef: { booking: null, consult: id, traveller: 1 } })
  ).token
}
