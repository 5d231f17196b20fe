// A new SECRET_KEY: what was locked with the one before is locked anew, agency by agency. Passports themselves stay as they are.
import { relockSecrets } from '#domain/agency/secrets.server.ts'
import type { Db } from '#platform/db/open.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import type { KeyFor } from '#platform/secrets.server.ts'
import { rewrapKeys } from './data-key.server.ts'

export async function rotateSecrets(db: Db, keyFor: KeyFor): Promise<{ keys: number; secrets: number }> {
  const done = { keys: 0, secrets: 0 }
  const agencies = await db.selectFrom('agency').select('travel_agency').orderBy('travel_agency').execute()
  for (const { travel_agency } of agencies) {
    const [keys, secrets] = await inAgency(db, travel_agency, async (tx) => [await rewrapKeys({ db: tx, travel_agency, keyFor }), await relockSecrets({ db: tx, travel_agency, keyFor })])
    done.keys += keys ?? 0
    done.secrets += secrets ?? 0
  }
  return done
}
