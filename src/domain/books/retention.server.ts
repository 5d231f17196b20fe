// Closed books end when the law no longer keeps the books of a company.
import { sql } from 'kysely'
import { bookYears } from '#limits/retention.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

const outOfBooks = sql`now() - make_interval(years => ${bookYears})`

/** The trigger of the tables lets no younger one go. */
export async function purgeClosedBooks({ db, travel_agency }: AgencyContext): Promise<void> {
  await sql`
    delete from settlement_correction c where c.travel_agency = ${travel_agency} and c.at < ${outOfBooks}`.execute(
    db,
  )
  await sql`
    delete from settlement s where s.travel_agency = ${travel_agency} and s.at < ${outOfBooks}
      and not exists (select from settlement_correction c where c.travel_agency = s.travel_agency
        and c.departure_id = s.departure_id)`.execute(db)
  await sql`
    delete from month_file where travel_agency = ${travel_agency} and at < ${outOfBooks}`.execute(db)
  await sql`
    delete from tax_invoice where travel_agency = ${travel_agency} and at < ${outOfBooks}`.execute(db)
  await sql`
    delete from day_correction where travel_agency = ${travel_agency} and at < ${outOfBooks}`.execute(db)
  await sql`
    delete from day_close d where d.travel_agency = ${travel_agency} and d.at < ${outOfBooks}
      and not exists (select from day_correction c where c.travel_agency = d.travel_agency and c.day = d.day)`.execute(
    db,
  )
}
