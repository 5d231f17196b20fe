// The few digits by which a bank line is known: written behind the name of a transfer. Decision 79
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { findBankAccount } from '#domain/agency/rules/bank-account.server.ts'
import { retentionDays } from '#limits/retention.ts'
import { daysAgo } from '#platform/db/days-ago.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { endedProgress } from './progress.ts'

/** Digits of a reference: four while most of them are free, then more. */
const lengths = [4, 4, 5, 6, 8] as const
const candidatesEach = 8

/** Some are tried at once; somebody who takes the same one meanwhile is waited for, and another is tried. */
export async function createTransferReference(
  { db, travel_agency }: AgencyContext,
  booking: number,
): Promise<void> {
  for (const digits of lengths) {
    const candidates = Array.from({ length: candidatesEach }, () =>
      String(randomInt(10 ** digits)).padStart(digits, '0'),
    )
    const { rows } = await sql`
      insert into transfer_reference (travel_agency, reference, booking)
        select ${travel_agency}, r, ${booking}::bigint from unnest(${candidates}::text[]) r
        where not exists (select from transfer_reference t where t.travel_agency = ${travel_agency} and t.reference = r)
        limit 1
      on conflict (travel_agency, reference) do nothing returning 1 as created`.execute(db)
    if (rows.length > 0) return
  }
}

/**
 * The account for a transfer, and the digits to write behind the name; null where the agency has no account.
 */
export async function findTransferTarget(ctx: AgencyContext, booking: number) {
  const { db, travel_agency } = ctx
  const account = await findBankAccount(ctx)
  if (!account) return null
  const found = await db
    .selectFrom('transfer_reference')
    .select('reference')
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .executeTakeFirst()
  return { ...account, reference: found?.reference ?? null }
}

/** A transfer may come late: the digits stay for a while after the last event of a booking that has ended. */
export async function purgeTransferReferences({ db, travel_agency }: AgencyContext): Promise<void> {
  await sql`
    delete from transfer_reference t using booking b
    where t.travel_agency = ${travel_agency} and b.travel_agency = t.travel_agency and b.id = t.booking
      and b.progress in (${sql.join(endedProgress.map((each) => sql.lit(each)))})
      and not exists (select from booking_history h where h.travel_agency = b.travel_agency and h.booking = b.id
        and h.at > ${daysAgo(retentionDays.references)})`.execute(db)
}
