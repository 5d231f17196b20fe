// Erases the members of a closed agency, some at a time. Their bookings were taken from them before.
import { purgeBatchSize } from '#limits/retention.ts'
import type { TxContext } from '#platform/wire/request-context.ts'

/** Returns how many went. Who logged in by Kakao is unlinked there. */
export async function eraseMembers({ db, travel_agency, enqueue }: TxContext): Promise<number> {
  const gone = await db
    .deleteFrom('member')
    .where('travel_agency', '=', travel_agency)
    .where('id', 'in', (members) =>
      members
        .selectFrom('member')
        .select('id')
        .where('travel_agency', '=', travel_agency)
        .limit(purgeBatchSize),
    )
    .returning('kakao_id')
    .execute()
  for (const { kakao_id } of gone) if (kakao_id) await enqueue('unlink-kakao', { travel_agency, kakao_id })
  return gone.length
}
