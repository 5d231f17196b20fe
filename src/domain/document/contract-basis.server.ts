// What a contract is written from: the trip, the agency and the terms, in one statement.
import { sql } from 'kysely'
import type { Held } from '#domain/booking/find.server.ts'
import type { Flights } from '#domain/catalog/flights.ts'
import { PackageDetail } from '#domain/catalog/package.ts'
import { textsInForce } from '#domain/consent/texts-in-force.server.ts'
import { refuse } from '#errors.ts'
import type { InAgency } from '#platform/wire/asking.ts'
import type { Words } from '#words/language.ts'

export type Terms = {
  type: string
  version: string
  effective_date: string
  title: Words
  contents: Words
  contents_cleaned: number
}
/** The parts of a trip that are stored as JSON. Their shape is checked before they go into a contract. */
const TripParts = PackageDetail.pick({
  schedule: true,
  included: true,
  not_included: true,
  meeting_point: true,
})
type Leaving = { departure_time: string | null; flights: Flights }
export type Basis = Awaited<ReturnType<typeof findBasis>>

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

export async function findBasis(
  { db, travel_agency }: InAgency,
  package_code: string,
  booking: Held | undefined,
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
      termsFor(booking).as('terms'),
      minimumOf(booking).as('minimum'),
      leavingOf(booking).as('leaving'),
    ])
    .where('p.travel_agency', '=', travel_agency)
    .where('p.package_code', '=', package_code)
    .$if(booking === undefined, (query) => query.where('p.sale_yn', '=', 'Y'))
    .executeTakeFirst()
  const parts = TripParts.safeParse(found)
  return found && parts.success ? { ...found, ...parts.data } : refuse('PACKAGE_UNAVAILABLE')
}

/** The terms in force when it was booked. Later terms change no contract. */
function termsFor(booking: Held | undefined) {
  const day = sql`(${booking?.reg_date ?? sql`now()`}::timestamptz at time zone 'Asia/Seoul')::date`
  return sql<Terms[]>`coalesce((select json_agg(row_to_json(t))
    from ${textsInForce(sql.ref('p.travel_agency'), day)} t where t.type in ('tour', 'special')), '[]')`
}

const chosenIn = (booking: Held | undefined) => sql`${booking?.departure_id ?? null}::bigint`

/** Without a booking: the lowest value of all departures. */
const minimumOf = (booking: Held | undefined) => sql<number | null>`(select min(o.minimum) from departure o
    where o.travel_agency = p.travel_agency and o.package_code = p.package_code
      and (${chosenIn(booking)} is null or o.departure_id = ${chosenIn(booking)}))`

const leavingOf = (booking: Held | undefined) => sql<Leaving | null>`(
    select json_build_object('departure_time', o.departure_time, 'flights', o.flights) from departure o
    where o.travel_agency = p.travel_agency and o.departure_id = ${chosenIn(booking)})`
