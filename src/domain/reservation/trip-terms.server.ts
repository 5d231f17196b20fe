// The terms of a trip that is being reserved, the same for all of its departures.
import { sql } from 'kysely'
import { hasBankAccount, paysOnline } from '#domain/agency/rules/pay-ways.server.ts'
import { discountsOnOffer } from '#domain/catalog/discounts.server.ts'
import { listFields } from '#domain/catalog/trip-fields.ts'
import { selectTermsInForce } from '#domain/consent/terms-in-force.server.ts'
import { refuse } from '#errors.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { isVerifiedMember, selectVerifiedEmail } from './holds.server.ts'

export type TripTerms = Awaited<ReturnType<typeof getTripTerms>>
type TermsVersion = { type: 'tour' | 'privacy' | 'special'; version: string; contents: unknown }

type TripQuery = {
  package_code: string
  member_id: number | null
  /** The trip is for one party alone; any other must be on sale. */
  isPrivate: boolean
}

export async function getTripTerms(
  { db, travel_agency }: AgencyContext,
  { package_code, member_id, isPrivate }: TripQuery,
) {
  const terms = sql<TermsVersion[]>`coalesce((
    select json_agg(json_build_object('type', t.type, 'version', t.version, 'contents', t.contents))
    from ${selectTermsInForce(sql.ref('p.travel_agency'))} t where t.type in ('tour', 'privacy', 'special')), '[]')`
  const trip = await db
    .selectFrom('package as p')
    .innerJoin('package_detail as d', (on) =>
      on.onRef('d.travel_agency', '=', 'p.travel_agency').onRef('d.package_code', '=', 'p.package_code'),
    )
    .innerJoin('agency as a', 'a.travel_agency', 'p.travel_agency')
    .leftJoin('agency_info as i', 'i.travel_agency', 'p.travel_agency')
    .select([
      'p.page_title',
      'p.days',
      'd.single_supplement',
      'd.options',
      'd.travel_alert',
      ...listFields('home', 'plan').map((name) => `d.${name}` as const),
      'a.state',
      'a.payment_plan',
      'a.price_split',
      discountsOnOffer.as('discounts'),
      'a.cancel_fees',
      'a.transfer_hours',
      'a.hold_limits',
      'a.default_language',
      terms.as('terms'),
      isVerifiedMember(member_id).as('is_proved'),
      selectVerifiedEmail(member_id).as('proved_address'),
      sql<string>`${seoulToday}`.as('today'),
    ])
    .select(['a.pay_ways', paysOnline.as('pays_online'), hasBankAccount.as('has_account')])
    .where('p.travel_agency', '=', travel_agency)
    .where('p.package_code', '=', package_code)
    .where(isPrivate ? 'p.is_private' : 'p.sale_yn', '=', isPrivate ? true : 'Y')
    .executeTakeFirst()
  const found = trip ?? refuse('PACKAGE_UNAVAILABLE')
  return { ...found, special: found.terms.some(({ type }) => type === 'special') }
}
