// A word encrypted with each SECRET_KEY in use: a start checks with it that it has the right keys.
// If all marks can be opened, everything can be opened, however many agencies there are.
import type { Db } from '#platform/db/database.server.ts'
import { decryptSecret, encryptSecret } from '#platform/secret-box.server.ts'
import type { KeyFor } from '#platform/secrets.server.ts'

const [keyPurpose, encryptionContext, plaintext] = ['secret mark', 'secret mark', 'naru']
type SecretKey = Uint8Array

const listKeys = (keyFor: KeyFor): SecretKey[] => [
  keyFor(keyPurpose),
  ...(keyFor.previous ? [keyFor.previous(keyPurpose)] : []),
]

function canOpen(key: SecretKey, locked: string): boolean {
  try {
    return decryptSecret(key, encryptionContext, locked) === plaintext
  } catch {
    return false
  }
}

/** `unmarked`: nothing says yet what this database was locked with. */
export async function readSecretMarks(db: Db, keyFor: KeyFor): Promise<'unmarked' | 'ours' | 'another'> {
  const marks = await db.selectFrom('secret_mark').select('sealed').execute()
  if (marks.length === 0) return 'unmarked'
  const keys = listKeys(keyFor)
  return marks.every(({ sealed }) => keys.some((key) => canOpen(key, sealed))) ? 'ours' : 'another'
}

/** A secret gets its mark before anything is encrypted with it. */
export async function addMissingSecretMarks(db: Db, keyFor: KeyFor): Promise<void> {
  const marks = await db.selectFrom('secret_mark').select('sealed').execute()
  const missing = listKeys(keyFor).filter((key) => !marks.some(({ sealed }) => canOpen(key, sealed)))
  for (const key of missing)
    await db
      .insertInto('secret_mark')
      .values({ sealed: encryptSecret(key, encryptionContext, plaintext) })
      .execute()
}

/** Everything is re-encrypted, so from now on only the present secret is needed. */
export async function replaceSecretMarks(db: Db, keyFor: KeyFor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('secret_mark').execute()
    await tx
      .insertInto('secret_mark')
      .values({ sealed: encryptSecret(keyFor(keyPurpose), encryptionContext, plaintext) })
      .execute()
  })
}
