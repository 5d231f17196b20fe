// Deletes every night what is no longer needed, and what the law requires once its time is over.
// Each room deletes its own rows; here is the order.
import { runForEachAgency } from '#domain/agency/for-each-agency.server.ts'
import { purgeSettingsNotices } from '#domain/agency/settings/settings-change.server.ts'
import { purgeBankLines } from '#domain/bank/retention.server.ts'
import { purgeConsultations } from '#domain/board/retention.server.ts'
import { purgeNetworks } from '#domain/booking/hold.server.ts'
import { purgeBookings } from '#domain/booking/purge-bookings.server.ts'
import { purgeTransferReferences } from '#domain/booking/transfer-reference.server.ts'
import { purgeClosedBooks } from '#domain/books/retention.server.ts'
import { purgeConsents } from '#domain/consent/consents.server.ts'
import { purgeCustomers, purgeKeptRecords } from '#domain/customer/kept-records.server.ts'
import { purgeMessages } from '#domain/departure/departure-message.server.ts'
import { purgeTravellerNotes } from '#domain/departure/people/erase-notes.server.ts'
import { purgeSentLists } from '#domain/departure/people/sent-lists.server.ts'
import { purgeWaitingList } from '#domain/departure/waiting-list.server.ts'
import { purgeGuide } from '#domain/guide/files.server.ts'
import { purgeAccountLog, purgeAccountTraces } from '#domain/member/retention.server.ts'
import { purgeSendingDays } from '#domain/message/sending-limits.server.ts'
import { purgeMoves } from '#domain/moving/moves.server.ts'
import { eraseClosedAgencies } from '#domain/operator/erase-closed.server.ts'
import { purgeGrants } from '#domain/operator/grants.server.ts'
import { purgePayoutAccounts } from '#domain/payment/payout-account.server.ts'
import { purgeReceiptWishes } from '#domain/payment/receipt-wish.server.ts'
import { purgeQuotes } from '#domain/quote/retention.server.ts'
import { purgeProofs } from '#domain/reservation/holds.server.ts'
import { purgeStaffTraces } from '#domain/staff/retention.server.ts'
import { purgeEmergencyContacts } from '#domain/vault/emergency-contacts.server.ts'
import { purgeVotes } from '#domain/vote/retention.server.ts'
import { parsePictureName } from '#lib/picture-name.ts'
import { purgeBatchSize } from '#limits/retention.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { purgeIdempotencyKeys } from '#platform/idempotency.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import { purgeCodes } from '#platform/mail-code.server.ts'
import { purgeRateLimits } from '#platform/rate-limit.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'

type RetentionDeps = Pick<Deps, 'db' | 'enqueue'>

const dailyPurges = [
  purgeAccountTraces,
  purgeCodes,
  purgeProofs,
  purgeNetworks,
  purgeRateLimits,
  purgeIdempotencyKeys,
  purgeConsents,
  purgePayoutAccounts,
  purgeReceiptWishes,
  purgeWaitingList,
  purgeSentLists,
  purgeTravellerNotes,
  purgeEmergencyContacts,
  purgeTransferReferences,
  purgeSettingsNotices,
  purgeGrants,
  purgeMoves,
  purgeSendingDays,
  purgeVotes,
  purgeQuotes,
  purgeKeptRecords,
  purgeCustomers,
]

export async function purgeExpired(deps: RetentionDeps): Promise<void> {
  await runForEachAgency(deps.db, async (travel_agency) => {
    await runInTransaction(deps.db, travel_agency, async (db) => {
      for (const purge of dailyPurges) await purge({ db, travel_agency })
    })
    await runInTransaction(deps.db, travel_agency, (db) => purgeAccountLog({ db, travel_agency }))
    for (const purge of [purgeBookings, purgeConsultations])
      while ((await purgeNextBatch(deps, travel_agency, purge)) === purgeBatchSize);
    await purgeNextBatch(deps, travel_agency, purgeGuide)
    await runInTransaction(deps.db, travel_agency, (db) => purgeBankLines({ db, travel_agency }))
    await runInTransaction(deps.db, travel_agency, (db) => purgeClosedBooks({ db, travel_agency }))
    // A message goes with the last booking that it went to.
    await runInTransaction(deps.db, travel_agency, (db) => purgeMessages({ db, travel_agency }))
  })
  await eraseClosedAgencies(deps)
  // Staff are of no agency, and their tries are counted under 0.
  await purgeStaffTraces(deps.db)
  await purgeRateLimits({ db: deps.db, travel_agency: 0 })
}

/** With their files, which go once the rows are gone for good. A few at a time: nobody waits behind it. */
function purgeNextBatch(
  deps: RetentionDeps,
  travel_agency: number,
  purge: typeof purgeBookings,
): Promise<number> {
  return runInTransactionWithJobs(deps, travel_agency, async (ctx) => {
    const { forgotten, paths } = await purge(ctx)
    const keys = paths.flatMap((path) => parsePictureName(path)?.files.map((file) => file.path) ?? [path])
    if (keys.length > 0)
      await ctx.enqueue('remove-files', { travel_agency, scope: 'private', pictures: [], keys })
    return forgotten
  })
}
