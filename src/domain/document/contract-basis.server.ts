// The basis of a contract: the trip, the agency and the terms, in one statement.
import { sql } from 'kysely'
import type { BookingRow } from '#domain/booking/find.server.ts'
import type { Flights } from '#domain/catalog/flights.ts'
import { PackageDetail } from '#domain/catalog/package.ts'
import { selectTermsInForce } from '#domain/consent/terms-in-force.server.ts'
import { refuse } from '#errors.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { toSeoulDay } from '#platform/db/seoul.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

export type ContractTerms = {
  type: string
  version: string
  effective_date: string
  title: LocalizedText
  contents: LocalizedText
  contents_cleaned: number
}
/** The parts of a trip that are stored as JSON. Their shape is checked before they go into a contract. */
const StoredTripFields = PackageDetail.pick({
  schedule: true,
  included: true,
  not_included: true,
  meeting_point: true,
})
type DepartureDetails = { departure_time: string | null; flights: Flights }
export type ContractBasis = Awaited<ReturnType<typeof getContractBasis>>

const tripColumns = [
  'p.page_title',
  'p.package_code',
  'p.nights',
  'p.days',
  'p.page_price',
  'd.schedule',
  'd.included',
  'd.not_included',
  'd.meeting_point',
  'd.airline',
  'd.shopping_visits',
  'd.travel_alert',
  'd.guide_fee',
  'd.visa',
  'd.passport_months',
  'd.entry_note',
] as const
const agencyColumns = [
  'a.cancel_fees',
  'i.company_name',
  'i.ceo_name',
  'i.address',
  'i.phone',
  'i.biz_number',
  'i.tourism_number',
  'i.insurance',
  'i.bank',
  'i.account_holder',
  'i.account_number',
] as const

export async function getContractBasis(
  { db, travel_agency }: AgencyContext,
  package_code: string,
  booking: BookingRow | undefined,
) {
  const found = await db
    .selectFrom('package as p')
    .innerJoin('package_detail as d', (on) =>
      on.onRef('d.travel_agency', '=', 'p.travel_agency').onRef('d.package_code', '=', 'p.package_code'),
    )
    .innerJoin('agency as a', 'a.travel_agency', 'p.travel_agency')
    .innerJoin('agency_info as i', 'i.travel_agency', 'p.travel_agency')
    .select(tripColumns)
    .select(agencyColumns)
    .select([
      selectTerms(booking).as('terms'),
      selectMinimum(booking).as('minimum'),
      selectDeparture(booking).as('leaving'),
    ])
    .where('p.travel_agency', '=', travel_agency)
    .where('p.package_code', '=', package_code)
    .$if(booking === undefined, (query) => query.where('p.sale_yn', '=', 'Y'))
    .executeTakeFirst()
  const parts = StoredTripFields.safeParse(found)
  return found && parts.success ? { ...found, ...parts.data } : refuse('PACKAGE_UNAVAILABLE')
}

/** The terms in force when it was booked. Later terms change no contract. */
function selectTerms(booking: BookingRow | undefined) {
  const day = toSeoulDay(sql`${booking?.reg_date ?? sql`now()`}::timestamptz`)
  return sql<ContractTerms[]>`coalesce((select json_agg(row_to_json(t))
    from ${selectTermsInForce(sql.ref('p.travel_agency'), day)} t where t.type in ('tour', 'special')), '[]')`
}

const toDepartureId = (booking: BookingRow | undefined) => sql`${booking?.departure_id ?? null}::bigint`

/** Without a booking: the lowest value of all departures. */
const selectMinimum = (booking: BookingRow | undefined) => sql<
  number | null
>`(select min(o.minimum) from departure o
    where o.travel_agency = p.travel_agency and o.package_code = p.package_code
      and (${toDepartureId(booking)} is null or o.departure_id = ${toDepartureId(booking)}))`

const selectDeparture = (booking: BookingRow | undefined) => sql<DepartureDetails | null>`(
    select json_build_object('departure_time', o.departure_time, 'flights', o.flights) from departure o
    where o.travel_agency = p.travel_agency and o.departure_id = ${toDepartureId(booking)})`
