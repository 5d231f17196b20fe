// Deletes every night what nobody needs any more, and what the law keeps once its time is over.
// Each room forgets its own rows; here stands the order.
import { runForEachAgency } from '#domain/agency/every-agency.server.ts'
import { forgetConsults } from '#domain/board/forget.server.ts'
import { forgetBookings } from '#domain/booking/forget.server.ts'
import { forgetWaiting } from '#domain/booking/waiting.server.ts'
import { forgetConsents } from '#domain/consent/consents.server.ts'
import { forgetMessages } from '#domain/filling/message.server.ts'
import { forgetAccountTraces, forgetAudit } from '#domain/member/forget.server.ts'
import { forgetAccounts } from '#domain/payment/account.server.ts'
import { forgetProofs } from '#domain/reservation/holds.server.ts'
import { forgetStaffTraces } from '#domain/staff/forget.server.ts'
import { forgottenAtOnce } from '#limits/machine.ts'
import { readPicture } from '#plain/picture-name.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { within } from '#platform/jobs.server.ts'
import { forgetCodes } from '#platform/mail-code.server.ts'
import { forgetAnswers } from '#platform/once-only.server.ts'
import { forgetTries } from '#platform/tries.server.ts'
import type { Ground } from '#platform/wire/invoke.server.ts'

type Night = Pick<Ground, 'db' | 'later'>

const traces = [
  forgetAccountTraces,
  forgetCodes,
  forgetProofs,
  forgetTries,
  forgetAnswers,
  forgetConsents,
  forgetAccounts,
  forgetWaiting,
]

export async function forget(night: Night): Promise<void> {
  await runForEachAgency(night.db, async (travel_agency) => {
    await inAgency(night.db, travel_agency, async (db) => {
      for (const forgetOf of traces) await forgetOf({ db, travel_agency })
    })
    await inAgency(night.db, travel_agency, (db) => forgetAudit({ db, travel_agency }))
    for (const forgetOf of [forgetBookings, forgetConsults])
      while ((await forgetSome(night, travel_agency, forgetOf)) === forgottenAtOnce);
    // A message goes with the last booking that it went to.
    await inAgency(night.db, travel_agency, (db) => forgetMessages({ db, travel_agency }))
  })
  // Staff are of no agency, and their tries are counted under 0.
  await forgetStaffTraces(night.db)
  await forgetTries({ db: night.db, travel_agency: 0 })
}

/** With their files, which go once the rows are gone for good. A few at a time: nobody waits behind it. */
function forgetSome(night: Night, travel_agency: number, forgetOf: typeof forgetBookings): Promise<number> {
  return within(night, travel_agency, async (ctx) => {
    const { forgotten, paths } = await forgetOf(ctx)
    const keys = paths.flatMap((path) => readPicture(path)?.files.map((file) => file.path) ?? [path])
    if (keys.length > 0)
      await ctx.later('remove-files', { travel_agency, scope: 'private', pictures: [], keys })
    return forgotten
  })
}
