// Locks anew with a new SECRET_KEY what was locked with the one before, agency by agency.
// Passports themselves stay as they are.
import { everyAgency } from '#domain/agency/every-agency.server.ts'
import { relockSecrets, secretsOf } from '#domain/agency/secrets.server.ts'
import { relockFactors } from '#domain/staff/second-factor.server.ts'
import { readKeys, rewrapKeys } from '#domain/vault/data-key.server.ts'
import { addMarks, leaveOneMark, readMarks } from '#domain/vault/secret-mark.server.ts'
import { startLimits } from '#limits/machine.ts'
import { type Db, openDatabase } from '#platform/db/open.server.ts'
import { inAgency, isUnavailable } from '#platform/db/transaction.server.ts'
import type { KeyFor } from '#platform/secrets.server.ts'

type Relocked = { keys: number; secrets: number; factors: number }

export async function rotateSecrets(db: Db, keyFor: KeyFor): Promise<Relocked> {
  const done = { keys: 0, secrets: 0, factors: await relockFactors({ db, keyFor }) }
  for await (const travel_agency of everyAgency(db)) {
    const [keys, secrets] = await inAgency(db, travel_agency, async (tx) => [
      await rewrapKeys({ db: tx, travel_agency, keyFor }),
      await relockSecrets({ db: tx, travel_agency, keyFor }),
    ])
    done.keys += keys ?? 0
    done.secrets += secrets ?? 0
  }
  await leaveOneMark(db, keyFor)
  return done
}

/**
 * A start with a wrong secret would break payments and encrypt new passports with another key than the old
 * ones. Marks in the database say which secret is in use. Only a database without marks is checked agency by
 * agency.
 */
export async function refuseOtherSecret(databaseUrl: string, keyFor: KeyFor): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, () => {}, { limits: startLimits })
  try {
    const marks = await readMarks(db, keyFor)
    if (marks === 'another') throw otherSecret('What is kept here')
    if (marks === 'unmarked') await refuseWhatStaysShut(db, keyFor)
    await addMarks(db, keyFor)
  } finally {
    await close()
  }
}

/** Opens every agency's keys and secrets. Throws at the first that cannot be opened. */
export async function refuseWhatStaysShut(db: Db, keyFor: KeyFor): Promise<void> {
  for await (const travel_agency of everyAgency(db)) {
    const readable = await inAgency(db, travel_agency, (tx) => opensAll({ db: tx, travel_agency, keyFor }))
    if (!readable) throw otherSecret(`What agency ${travel_agency} keeps`)
  }
}

const otherSecret = (what: string) =>
  new Error(
    `${what} is locked with another SECRET_KEY (in the demo: the file secret in DATA_DIR); set that one, or give it as SECRET_KEY_PREVIOUS: see "The secret" in docs/operations/secure.md.`,
  )

async function opensAll(of: Parameters<typeof readKeys>[0]): Promise<boolean> {
  try {
    await secretsOf(of)
    await readKeys(of)
    return true
  } catch (error) {
    if (isUnavailable(error)) throw error
    return false
  }
}
