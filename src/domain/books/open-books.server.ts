// The lock of a departure's books: every write of its costs and its settlement takes it first. Decision 96
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

/**
 * The row is made when it is missing, with what the agency chose last for VAT. Refuses when the departure is not
 * there.
 */
export async function lockBooks({ db, travel_agency }: AgencyContext, departure_id: number) {
  await sql`
    insert into open_books (travel_agency, departure_id, vat_base, cancel_fees_taxed)
    select d.travel_agency, d.departure_id, coalesce(b.vat_base, 'whole'), coalesce(b.cancel_fees_taxed, true)
    from departure d left join (
      select vat_base, cancel_fees_taxed from open_books where travel_agency = ${travel_agency} order by at desc limit 1
    ) b on true
    where d.travel_agency = ${travel_agency} and d.departure_id = ${departure_id}
    on conflict do nothing`.execute(db)
  const books = await db
    .selectFrom('open_books')
    .select(['vat_base', 'fee', 'cancel_fees_taxed', 'revision'])
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .forUpdate()
    .executeTakeFirst()
  return books ?? refuse('DEPARTURE_NOT_FOUND')
}

export async function isClosed({ db, travel_agency }: AgencyContext, departure_id: number): Promise<boolean> {
  const closed = await db
    .selectFrom('settlement')
    .select('departure_id')
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .executeTakeFirst()
  return closed !== undefined
}

/** Locks them, and refuses when a person has closed them. */
export async function lockOpenBooks(ctx: AgencyContext, departure_id: number) {
  const books = await lockBooks(ctx, departure_id)
  if (await isClosed(ctx, departure_id)) refuse('SETTLEMENT_CLOSED')
  return books
}
