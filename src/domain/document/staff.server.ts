// What staff do about papers: a link handed over, links mailed anew, links that end.
import { demoOrigin } from '#domain/agency/hosts.ts'
import { ofStaff } from '#domain/booking/find.server.ts'
import { isUnderWay } from '#domain/booking/progress.ts'
import { slotsOf } from '#domain/booking/travellers.server.ts'
import { issueLink, revokeLinks } from '#domain/vault/links.server.ts'
import { refuse } from '#errors.ts'
import type { Ctx, InAgency } from '#platform/wire/asking.ts'
import { hasConsent } from './agree.server.ts'

/** A link for the consents, or for the passport if the traveller has agreed already. */
export async function linkOfTraveller(here: InAgency, number: string, traveller: number): Promise<string> {
  const booking = await ofStaff(here, number)
  if (!isUnderWay(booking.progress)) refuse('WRONG_PROGRESS')
  if (!(await slotsOf(here, booking)).some((slot) => slot.traveller === traveller)) refuse('NOT_FOUND')
  const whose = { booking: booking.id, consult: null, traveller }
  return (
    await issueLink(here, {
      purpose: (await hasConsent(here, whose, 'passport')) ? 'passport' : 'consent',
      whose,
    })
  ).token
}

/** One for each traveller, to the address of the booking. */
export async function mailLinks(ctx: InAgency & Pick<Ctx, 'later'>, number: string): Promise<void> {
  const booking = await ofStaff(ctx, number)
  if (!isUnderWay(booking.progress)) refuse('WRONG_PROGRESS')
  await ctx.later('send-mail', { travel_agency: ctx.travel_agency, kind: 'papers-asked', ref: booking.id })
}

export async function endLinks(here: InAgency, number: string): Promise<number> {
  return revokeLinks(here, { booking: (await ofStaff(here, number)).id })
}

export async function linkOfConsult(here: InAgency, id: number): Promise<string> {
  const { db, travel_agency } = here
  const consult = await db
    .selectFrom('consult')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!consult) throw new Error(`There is no consultation ${id}.`)
  return (await issueLink(here, { purpose: 'consent', whose: { booking: null, consult: id, traveller: 1 } }))
    .token
}

/** The address of a link, on the agency's own site. `demo`: the port of the demo's hosts. */
export async function addressOf(
  { db, travel_agency }: InAgency,
  token: string,
  demo?: { port: number },
): Promise<string> {
  if (demo) return `${demoOrigin(travel_agency, demo.port)}/papers#${token}`
  const site = await db
    .selectFrom('agency_domain')
    .select('domain')
    .where('travel_agency', '=', travel_agency)
    .orderBy('domain')
    .limit(1)
    .executeTakeFirst()
  return `${site ? `https://${site.domain}` : ''}/papers#${token}`
}
