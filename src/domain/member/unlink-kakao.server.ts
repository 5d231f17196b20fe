// Kakao is told when a member has left; a job does it, as often as it takes.

import { secretsOf } from '#domain/agency/secrets.server.ts'
import { siteOf } from '#domain/agency/site.server.ts'
import type { JobList } from '#jobs.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import type { Ground } from '#platform/wire/invoke.server.ts'

export async function unlinkKakao(
  { db, memory, keyFor, outside }: Pick<Ground, 'db' | 'memory' | 'keyFor' | 'outside'>,
  { travel_agency, kakao_id }: JobList['unlink-kakao'],
): Promise<void> {
  const { info } = await siteOf({ db, memory, travel_agency })
  const { kakao_admin_key: admin_key } = await inAgency(db, travel_agency, (tx) =>
    secretsOf({ db: tx, travel_agency, keyFor }),
  )
  if (info?.kakao_key) await outside.kakao.unlink({ client_id: info.kakao_key, admin_key }, kakao_id)
}
