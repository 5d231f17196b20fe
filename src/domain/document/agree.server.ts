// §2 The consent page: what a link asks for, and storing the consents.
// A consent is given once and stored with the text it was given to.

import { sql } from 'kysely'
import { calculateAge } from '#domain/booking/ages.ts'
import { listConsentProofs, saveConsents } from '#domain/consent/consents.server.ts'
import { maskName } from '#domain/member/mask-name.ts'
import { saveEmergencyContact } from '#domain/vault/emergency-contacts.server.ts'
import { issueLink, spendLink } from '#domain/vault/links.server.ts'
import { buildTravellerFilter, type TravellerRef } from '#domain/vault/traveller-ref.server.ts'
import { refuse } from '#errors.ts'
import { guardianUnder } from '#limits/trade.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, Ctx } from '#platform/wire/request-context.ts'
import type { documentCalls } from './calls.ts'
import { getOpenLink, type OneTimeLink } from './link.server.ts'

/** The link is only read, so a robot that follows it does not use it up. */
export async function describeLink(ctx: Ctx, token: string) {
  const link = await getOpenLink(ctx, token)
  const { purpose, expires, traveller, trip, slot, needsPassport } = link
  const files = await ctx.db
    .selectFrom('passport_file')
    .select([sql<number>`count(*)::int`.as('count'), sql<string | null>`max(reg_date)`.as('since')])
    .where((eb) => eb.and(buildTravellerFilter(ctx.travel_agency, link)))
    .executeTakeFirstOrThrow()
  const number = await ctx.db
    .selectFrom('passport')
    .select('id')
    .where((eb) => eb.and(buildTravellerFilter(ctx.travel_agency, link)))
    .executeTakeFirst()
  return {
    purpose,
    expires,
    traveller,
    name: slot?.name ? maskName(slot.name) : '',
    page_title: trip?.page_title ?? null,
    departure_date: trip?.departure_date ?? null,
    return_date: trip?.return_date ?? null,
    needs_guardian: link.slot !== null && (await isMinor(ctx, link.slot)),
    needs_passport: needsPassport,
    files: files.count,
    since: files.since,
    has_number: number !== undefined,
  }
}

export async function privacyAgree(
  ctx: Ctx,
  { token, consents, guardian, emergency }: In<typeof documentCalls.privacyAgree>,
) {
  const link = await getOpenLink(ctx, token, { purpose: 'consent', lock: true })
  // The age of a traveller in a consultation is unknown, so we believe what the traveller says.
  const needsGuardian = link.slot ? await isMinor(ctx, link.slot) : guardian !== undefined
  if (needsGuardian && !guardian) refuse('GUARDIAN_REQUIRED')
  // Known minors are not asked whether they are of age. Anybody else may say so, also with a guardian.
  const isOfAge = !needsGuardian || (!link.slot && consents.age === true)
  const types = (['age', 'use', 'privacy', 'tour', 'passport'] as const).filter((type) =>
    type === 'passport' ? link.needsPassport : type !== 'age' || isOfAge,
  )
  if (types.some((type) => !consents[type])) refuse('CONSENT_REQUIRED')
  const agreed_at = await recordTravellerConsents(ctx, link, {
    types,
    guardian: needsGuardian ? guardian : undefined,
  })
  if (emergency && link.booking !== null)
    await saveEmergencyContact(
      ctx,
      { booking: link.booking, traveller: link.traveller },
      { ...emergency, by_name: null },
    )
  await spendLink(ctx, link.id)
  // Trips within the country need no passport. A guardian still signs the minor's part of the contract.
  if (!link.needsPassport && !(link.trip && needsGuardian)) return { agreed_at, token: null }
  // The page goes on with its own token. The mailed token is for coming back later.
  if (link.needsPassport) await notify(ctx, 'passport-asked', { ref: link.id })
  return {
    agreed_at,
    token: (await issueLink(ctx, { purpose: 'passport', travellerRef: toTravellerRef(link) })).token,
  }
}

export const toTravellerRef = ({ booking, consult, traveller }: TravellerRef): TravellerRef => ({
  booking,
  consult,
  traveller,
})

type TravellerConsents = {
  types: readonly ('age' | 'use' | 'privacy' | 'tour' | 'passport')[]
  guardian?: { name: string; contact: string }
  member_id?: number | null
}

export async function recordTravellerConsents(
  ctx: Ctx,
  travellerRef: TravellerRef,
  { types, guardian, member_id = null }: TravellerConsents,
): Promise<string> {
  const consenter = {
    member_id,
    ...toTravellerRef(travellerRef),
    guardian_name: guardian?.name ?? null,
    guardian_contact: guardian?.contact ?? null,
  }
  await saveConsents(ctx, consenter, await listConsentProofs(ctx, types))
  const { rows } = await sql<{ now: string }>`select now() as now`.execute(ctx.db)
  return rows[0]?.now ?? ''
}

export async function hasConsent(
  { db, travel_agency }: AgencyContext,
  travellerRef: TravellerRef,
  type: 'passport',
): Promise<boolean> {
  const found = await db
    .selectFrom('consent')
    .select('id')
    .where((eb) => eb.and({ ...buildTravellerFilter(travel_agency, travellerRef), type }))
    .executeTakeFirst()
  return found !== undefined
}

type TravellerAge = Pick<NonNullable<OneTimeLink['slot']>, 'kind' | 'birthdate'>

/**
 * A traveller booked as a child or baby needs a guardian, whatever the birth date. For an adult the birth
 * date decides.
 */
export async function isMinor({ db }: AgencyContext, { kind, birthdate }: TravellerAge): Promise<boolean> {
  if (kind !== 'adult') return true
  return birthdate !== null && calculateAge(birthdate, await readToday(db)) < guardianUnder
}

/** The person who agreed on behalf of a traveller, if there was one. */
export async function findGuardianName(
  { db, travel_agency }: AgencyContext,
  travellerRef: TravellerRef,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('consent')
    .select('guardian_name')
    .where((eb) => eb.and(buildTravellerFilter(travel_agency, travellerRef)))
    .where('guardian_name', 'is not', null)
    .executeTakeFirst()
  return found?.guardian_name ?? undefined
}
