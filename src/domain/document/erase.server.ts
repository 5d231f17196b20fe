// Erases passports and attached files when they are no longer needed. A receipt stays.
// That is some days after the return, as the agency set it, or when the trip is cancelled.
import { sql } from 'kysely'
import { runForEachAgency } from '#domain/agency/for-each-agency.server.ts'
import { eraseDocuments } from '#domain/vault/erase-documents.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { seoulToday, toSeoulDay } from '#platform/db/seoul.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'

type ErasureTarget = { booking: number | null; consult: number | null; traveller: number | null }

export async function erasePassports({ db, enqueue }: Pick<Deps, 'db' | 'enqueue'>): Promise<void> {
  await runForEachAgency(db, async (travel_agency) => {
    const due = await runInTransaction(db, travel_agency, (tx) => listErasureTargets(tx, travel_agency))
    for (const { traveller, ...target } of due)
      await runInTransactionWithJobs({ db, enqueue }, travel_agency, (ctx) =>
        eraseDocuments(ctx, { ...target, ...(traveller !== null && { travellers: [traveller] }) }),
      )
  })
}

/**
 * Cancelling erases at once. Cancelled bookings are looked for here because an older version may have
 * cancelled them.
 */
async function listErasureTargets(tx: Db, travel_agency: number): Promise<ErasureTarget[]> {
  const isOver = sql<boolean>`(coalesce(b.progress = 'cancel_completed' or b.return_date + a.passport_days < ${seoulToday}, false)
    or coalesce(${toSeoulDay(sql`c.reg_date`)} + a.passport_days < ${seoulToday}, false))`
  const { rows } = await sql<ErasureTarget>`
    select distinct p.booking, p.consult, case when not ${isOver} then p.traveller end as traveller
    from (select booking, consult, traveller from passport where travel_agency = ${travel_agency}
        union select booking, consult, traveller from passport_file where travel_agency = ${travel_agency}
        union select booking, null, 0 from attached_file where travel_agency = ${travel_agency}) p
      join agency a on a.travel_agency = ${travel_agency}
      left join booking b on b.travel_agency = ${travel_agency} and b.id = p.booking
      left join consult c on c.travel_agency = ${travel_agency} and c.id = p.consult
      left join traveller t on t.travel_agency = ${travel_agency} and t.booking = p.booking and t.seq = p.traveller
    where ${isOver} or t.cancelled is not null`.execute(tx)
  return rows
}
