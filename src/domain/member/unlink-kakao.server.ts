// Tells Kakao that a member has withdrawn; a job does it, and tries again until it succeeds.

import { readAgencySecrets } from '#domain/agency/keys/secrets.server.ts'
import { getSite } from '#domain/agency/site.server.ts'
import type { JobPayloads } from '#jobs.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'

export async function unlinkKakao(
  { db, cache, keyFor, integrations }: Pick<Deps, 'db' | 'cache' | 'keyFor' | 'integrations'>,
  { travel_agency, kakao_id }: JobPayloads['unlink-kakao'],
): Promise<void> {
  const { info } = await getSite({ db, cache, travel_agency })
  const { kakao_admin_key: admin_key } = await runInTransaction(db, travel_agency, (tx) =>
    readAgencySecrets({ db: tx, travel_agency, keyFor }),
  )
  if (info?.kakao_key) await integrations.kakao.unlink({ client_id: info.kakao_key, admin_key }, kakao_id)
}
