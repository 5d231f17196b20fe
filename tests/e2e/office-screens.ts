// The screens of the office, each at an address where it has something to show.
import { sql } from 'kysely'
import { expect } from 'vitest'
import { screens } from '#office/routes.ts'
import { runInAgency } from './reserve-steps.ts'

/** Of the demo: shops, reviews, transfers, a row for every screen. */
export const agencyWithRows = 9

/** Where each screen is, by its path; those about one row with a row of the demo. */
export async function listScreenPaths(): Promise<Map<string, string>> {
  const first = await runInAgency(agencyWithRows, async (tx) => {
    const { rows } = await sql<Record<string, string | null>>`
      select (select b.booking_id from booking b where b.travel_agency = ${agencyWithRows} and progress = 'waiting_for_payment' and pay_by = 'bank_transfer' order by b.id desc limit 1) as number,
        (select d.departure_id from departure d where d.travel_agency = ${agencyWithRows} and departure_date > now()
          and exists (select from booking b where b.travel_agency = ${agencyWithRows} and b.departure_id = d.departure_id) order by departure_date limit 1) as departure,
        (select package_code from package where travel_agency = ${agencyWithRows} order by seq limit 1) as code,
        (select store_id from shop where travel_agency = ${agencyWithRows} order by store_id limit 1) as store,
        (select min(id) from supplier where travel_agency = ${agencyWithRows}) as supplier,
        (select 'b' || max(id) from booking where travel_agency = ${agencyWithRows} and member_id is null) as customer,
        'use' as type,
        (select min(id) from post where travel_agency = ${agencyWithRows} and type = 'NOTICE') as "boards/:id",
        (select min(id) from post where travel_agency = ${agencyWithRows} and type = 'QNA') as "questions/:id",
        (select min(id) from consult where travel_agency = ${agencyWithRows}) as "questions/consultations/:id",
        (select min(id) from review where travel_agency = ${agencyWithRows}) as "boards/reviews/:id"`.execute(
      tx,
    )
    return rows[0] ?? {}
  })
  const findMenuRow = (path: string, name: string) =>
    first[name] ?? first[path.replace('/:agency/', '')] ?? expect.fail(path)
  return new Map(
    screens
      // what agency 9 of the demo has none of is opened by journeys of its own, a guide's departures by a guide, the
      // console by an operator, and the page of all pieces in the demo
      .filter(
        ({ path, operator }) =>
          !operator &&
          path !== '/' &&
          path !== '/kit' &&
          !/\/(?:receipts|quotes|pages)\/:id$|\/guided/.test(path),
      )
      .map(({ path }) => [
        path,
        path
          .replace(':agency', String(agencyWithRows))
          .replace(/:(\w+)/, (_, name: string) => String(findMenuRow(path, name))),
      ]),
  )
}
