// Document links of staff: issued, mailed again, expired.

import { buildDemoOrigin } from '#domain/agency/address/hosts.ts'
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
  if (!consult) throw new Error(`There is no consultation ${id}.`)
  return (
    await issueLink(ctx, { purpose: 'consent', travellerRef: { booking: null, consult: id, traveller: 1 } })
  ).token
}

/** The address of a link, on the agency's own site. `demo`: the port of the demo's hosts. */
export async function buildLinkUrl(
  { db, travel_agency }: AgencyContext,
  token: string,
  demo?: { port: number },
): Promise<string> {
  if (demo) return `${buildDemoOrigin(travel_agency, demo.port)}/papers#${token}`
  const site = await db
    .selectFrom('agency_domain')
    .select('domain')
    .where('travel_agency', '=', travel_agency)
    .orderBy('is_main', 'desc')
    .orderBy('domain')
    .limit(1)
    .executeTakeFirst()
  return `${site ? `https://${site.domain}` : ''}/papers#${token}`
}
