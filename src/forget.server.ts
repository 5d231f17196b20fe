// Deletes every night what nobody needs any more, and what the law keeps once its time is over.
// That is ended log-ins, used mails, old tries, answers nobody asks for again; later records of log-ins,
// bookings and consultations.
import { sql } from 'kysely'
import { everyAgency } from '#domain/agency/every-agency.server.ts'
import { forgottenAtOnce, keptDays, keptLogInMonths } from '#limits.ts'
import { readPicture } from '#plain/picture-name.ts'
import type { Db } from '#platform/db/open.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { within } from '#platform/jobs.server.ts'
import type { Ground } from '#platform/wire/invoke.server.ts'

type Night = Pick<Ground, 'db' | 'later'>

export async function forget(night: Night): Promise<void> {
  for (const travel_agency of await everyAgency(night.db)) {
    await inAgency(night.db, travel_agency, (tx) => forgetTraces(tx, travel_agency))
    for (const ask of [oldBookings, oldConsults])
      while ((await forgetSome(night, travel_agency, ask)) === forgottenAtOnce);
  }
}

const before = (days: number) => sql<string>`now() - make_interval(days => ${days})`

async function forgetTraces(tx: Db, travel_agency: number): Promise<void> {
  const now = sql<string>`now()`
  await tx
    .deleteFrom('session')
    .where('travel_agency', '=', travel_agency)
    .where('expires', '<', now)
    .execute()
  await tx
    .deleteFrom('kakao_state')
    .where('travel_agency', '=', travel_agency)
    .where('expires', '<', now)
    .execute()
  await tx
    .deleteFrom('member_mail')
    .where('travel_agency', '=', travel_agency)
    .where('reg_date', '<', before(keptDays.mail))
    .execute()
  await tx
    .deleteFrom('mail_code')
    .where('travel_agency', '=', travel_agency)
    .where('asked', '<', before(keptDays.codes))
    .execute()
  await tx
    .deleteFrom('reserve_proof')
    .where('travel_agency', '=', travel_agency)
    .where('proved', '<', before(keptDays.proofs))
    .execute()
  await tx
    .deleteFrom('failed_try')
    .where('travel_agency', '=', travel_agency)
    .where('latest', '<', before(keptDays.tries))
    .execute()
  await tx
    .deleteFrom('once_only')
    .where('travel_agency', '=', travel_agency)
    .where('asked', '<', before(keptDays.answers))
    .execute()
  await tx
    .deleteFrom('consent')
    .where('travel_agency', '=', travel_agency)
    .where('member_id', 'is', null)
    .where('booking', 'is', null)
    .where('consult', 'is', null)
    .execute()
  await sql`select forget_audit(${travel_agency}, make_interval(months => ${keptLogInMonths}))`.execute(tx)
}

type Gone = { forgotten: number; paths: string[] }
const oldBookings = (travel_agency: number) =>
  sql<Gone>`select * from forget_bookings(${travel_agency}, ${forgottenAtOnce})`
const oldConsults = (travel_agency: number) =>
  sql<Gone>`select * from forget_consults(${travel_agency}, ${forgottenAtOnce})`

/** With their files, which go once the rows are gone for good. A few at a time: nobody waits behind it. */
function forgetSome(night: Night, travel_agency: number, ask: typeof oldBookings): Promise<number> {
  return within(night, travel_agency, async ({ db, later }) => {
    const [gone] = (await ask(travel_agency).execute(db)).rows
    const keys =
      gone?.paths.flatMap((path) => readPicture(path)?.files.map((file) => file.path) ?? [path]) ?? []
    if (keys.length > 0) await later('remove-files', { travel_agency, scope: 'private', pictures: [], keys })
    return gone?.forgotten ?? 0
  })
}
