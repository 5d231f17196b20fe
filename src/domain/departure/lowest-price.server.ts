// The lowest price of a trip: it follows from the open departures, and may rise when a day is over.
import { sql } from 'kysely'
import { runForEachAgency } from '#domain/agency/for-each-agency.server.ts'
import { isOnSale } from '#domain/catalog/on-sale.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'

/** Runs at 00:00 in Seoul, one agency at a time. */
export async function runDailyPriceUpdate(db: Db): Promise<void> {
  await runForEachAgency(db, (travel_agency) =>
    runInTransaction(db, travel_agency, (tx) => updateLowestPrices(tx, travel_agency)),
  )
}

/**
 * page_price is the lowest adult price of open departures; only rows that change are written, so only they
 * raise the revision. The prices are gathered into one value first: joined row by row, a plan made before the
 * tables had statistics took the cube of the number of trips.
 */
export async function updateLowestPrices(
  db: Db,
  travel_agency: number,
  package_code?: string,
): Promise<void> {
  const tripCondition = package_code === undefined ? sql`` : sql`and package_code = ${package_code}`
  const lowest = sql`(gathered.prices ->> p.package_code)::bigint`
  await sql`
    with gathered as materialized (
      select jsonb_object_agg(package_code, price) as prices
      from (
        select package_code, min(adult_price) as price from departure o
        where travel_agency = ${travel_agency} ${tripCondition} and ${isOnSale('o')}
        group by package_code
      ) open
    )
    update package p set page_price = ${lowest}
    from gathered
    where p.travel_agency = ${travel_agency} ${tripCondition} and p.page_price is distinct from ${lowest}`.execute(
    db,
  )
  if (package_code !== undefined) return
  // The calendar loses today's departure even where the price stays.
  await sql`select raise_revision(${travel_agency}, 'catalog') where exists (select from departure where travel_agency = ${travel_agency} and departure_date = ${seoulToday})`.execute(
    db,
  )
}
