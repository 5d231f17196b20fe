// Bank lines end with the time that the law keeps records of payments.
import { sql } from 'kysely'
import { paymentRecordYears } from '#limits/retention.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

/** Lines are stored as long as bookings are, and as long as a booking that they paid. */
export async function purgeBankLines({ db, travel_agency }: AgencyContext): Promise<void> {
  await sql`
    delete from bank_line l where l.travel_agency = ${travel_agency} and l.booked_on < now() - make_interval(years => ${paymentRecordYears})
      and not exists (select from bank_match m where m.travel_agency = l.travel_agency and m.line = l.id)`.execute(
    db,
  )
  await sql`
    delete from bank_withdrawal w where w.travel_agency = ${travel_agency} and w.booked_on < now() - make_interval(years => ${paymentRecordYears})
      and not exists (select from cost_payment p where p.travel_agency = w.travel_agency and p.withdrawal = w.id)
      and not exists (select from payout_withdrawal p where p.travel_agency = w.travel_agency and p.withdrawal = w.id)`.execute(
    db,
  )
}
