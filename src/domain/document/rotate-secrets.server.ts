// Encrypts again with a new SECRET_KEY what the former key encrypted, agency by agency.
// Passports themselves stay as they are.
import { iterateAgencies } from '#domain/agency/for-each-agency.server.ts'
import { readAgencySecrets, reencryptSecrets } from '#domain/agency/keys/secrets.server.ts'
import { reencryptFactors } from '#domain/staff/second-factor.server.ts'
import { checkDataKeys, rewrapKeys } from '#domain/vault/data-key.server.ts'
import {
  addMissingSecretMarks,
  readSecretMarks,
  replaceSecretMarks,
} from '#domain/vault/secret-mark.server.ts'
import { startLimits } from '#limits/machine.ts'
import { createDatabase, type Db } from '#platform/db/database.server.ts'
import { isUnavailable, runInTransaction } from '#platform/db/transaction.server.ts'
import type { KeyFor } from '#platform/secrets.server.ts'

type RotationCounts = { keys: number; secrets: number; factors: number }

export async function rotateSecrets(db: Db, keyFor: KeyFor): Promise<RotationCounts> {
  const done = { keys: 0, secrets: 0, factors: await reencryptFactors({ db, keyFor }) }
  for await (const travel_agency of iterateAgencies(db)) {
    const [keys, secrets] = await runInTransaction(db, travel_agency, async (tx) => [
      await rewrapKeys({ db: tx, travel_agency, keyFor }),
      await reencryptSecrets({ db: tx, travel_agency, keyFor }),
    ])
    done.keys += keys ?? 0
    done.secrets += secrets ?? 0
  }
  await replaceSecretMarks(db, keyFor)
  return done
}

/**
 * A start with a wrong secret would break payments and encrypt new passports with another key than the old
 * ones. Marks in the database say which secret is in use. Only a database without marks is checked agency by
 * agency.
 */
export async function checkSecretKey(databaseUrl: string, keyFor: KeyFor): Promise<void> {
  const { db, close } = createDatabase(databaseUrl, () => {}, { limits: startLimits })
  try {
    const marks = await readSecretMarks(db, keyFor)
    if (marks === 'another') throw createWrongSecretError('What is kept here')
    if (marks === 'unmarked') await checkAllDecryptable(db, keyFor)
    await addMissingSecretMarks(db, keyFor)
  } finally {
    await close()
  }
}

/** Opens every agency's keys and secrets. Throws at the first that cannot be opened. */
export async function checkAllDecryptable(db: Db, keyFor: KeyFor): Promise<void> {
  for await (const travel_agency of iterateAgencies(db)) {
    const readable = await runInTransaction(db, travel_agency, (tx) =>
      canDecryptAll({ db: tx, travel_agency, keyFor }),
    )
    if (!readable) throw createWrongSecretError(`What agency ${travel_agency} keeps`)
  }
}

const createWrongSecretError = (what: string) =>
  new Error(
    `${what} is locked with another SECRET_KEY (in the demo: the file secret in DATA_DIR); set that one, or give it as SECRET_KEY_PREVIOUS: see "The secret" in docs/operations/secure.md.`,
  )

async function canDecryptAll(ctx: Parameters<typeof checkDataKeys>[0]): Promise<boolean> {
  try {
    await readAgencySecrets(ctx)
    await checkDataKeys(ctx)
    return true
  } catch (error) {
    if (isUnavailable(error)) throw error
    return false
  }
}
