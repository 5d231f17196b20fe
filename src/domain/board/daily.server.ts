// The daily change of boards: a post is shown from its first day to its last.
import { runForEachAgency } from '#domain/agency/for-each-agency.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'

/**
 * Runs at 00:00 in Seoul, one agency at a time. Only posts that appear or disappear today are written; the
 * database then computes shown_yn.
 */
export async function updateShownPosts(db: Db): Promise<void> {
  await runForEachAgency(db, (travel_agency) =>
    runInTransaction(db, travel_agency, (tx) =>
      tx
        .updateTable('post')
        .set(({ ref }) => ({ hidden_yn: ref('hidden_yn') }))
        .where('travel_agency', '=', travel_agency)
        .where(({ eb, or }) => or([eb('shown_from', 'is not', null), eb('shown_until', 'is not', null)]))
        .where(({ eb, and, or }) =>
          or([
            and([eb('shown_yn', '=', 'Y'), eb('shown_until', '<', seoulToday)]),
            and([
              eb('shown_yn', '=', 'N'),
              eb('hidden_yn', '=', 'N'),
              or([eb('shown_from', 'is', null), eb('shown_from', '<=', seoulToday)]),
              or([eb('shown_until', 'is', null), eb('shown_until', '>=', seoulToday)]),
            ]),
          ]),
        )
        .execute(),
    ),
  )
}
