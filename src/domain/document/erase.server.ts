// Erases passports and attached files when their purpose is reached. A receipt stays.
// That is some days after the return, as the agency set it, or when the trip is cancelled.
import { sql } from 'kysely'
import { runForEachAgency } from '#domain/agency/every-agency.server.ts'
import { erasePapersOf } from '#domain/vault/end-papers.server.ts'
import type { Db } from '#platform/db/open.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { within } from '#platform/jobs.server.ts'
import type { Ground } from '#platform/wire/invoke.server.ts'

type Due = { booking: number | null; consult: number | null; traveller: number | null }

export async function erasePassports({ db, later }: Pick<Ground, 'db' | 'later'>): Promise<void> {
  await runForEachAgency(db, async (travel_agency) => {
    const due = await inAgency(db, travel_agency, (tx) => findDue(tx, travel_agency))
    for (const { traveller, ...of } of due)
      await within({ db, later }, travel_agency, (ctx) =>
        erasePapersOf(ctx, { ...of, ...(traveller !== null && { travellers: [traveller] }) }),
      )
  })
}

/**
 * Cancelling erases at once. Cancelled bookings are looked for here because an older version may have
 * cancelled them.
 */
async function findDue(tx: Db, travel_agency: number): Promise<Due[]> {
  const isOver = sql<boolean>`(coalesce(b.progress = 'cancel_completed' or b.return_date + a.passport_days < ${seoulToday}, false)
    or coalesce((c.reg_date at time zone 'Asia/Seoul')::date + a.passport_days < ${seoulToday}, false))`
  const { rows } = await sql<Due>`
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
