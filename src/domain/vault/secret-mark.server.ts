// A word locked with each SECRET_KEY that may have locked something here.
// If all marks can be opened, everything can be opened, however many agencies there are.
import type { Db } from '#platform/db/open.server.ts'
import { lock, unlock } from '#platform/secret-box.server.ts'
import type { KeyFor } from '#platform/secrets.server.ts'

const [use, about, word] = ['secret mark', 'secret mark', 'naru']
type Key = Uint8Array

const keysOf = (keyFor: KeyFor): Key[] => [keyFor(use), ...(keyFor.previous ? [keyFor.previous(use)] : [])]

function opens(key: Key, locked: string): boolean {
  try {
    return unlock(key, about, locked) === word
  } catch {
    return false
  }
}

/** `unmarked`: nothing says yet what this database was locked with. */
export async function readMarks(db: Db, keyFor: KeyFor): Promise<'unmarked' | 'ours' | 'another'> {
  const marks = await db.selectFrom('secret_mark').select('sealed').execute()
  if (marks.length === 0) return 'unmarked'
  const keys = keysOf(keyFor)
  return marks.every(({ sealed }) => keys.some((key) => opens(key, sealed))) ? 'ours' : 'another'
}

/** A secret gets its mark before anything is encrypted with it. */
export async function addMarks(db: Db, keyFor: KeyFor): Promise<void> {
  const marks = await db.selectFrom('secret_mark').select('sealed').execute()
  const missing = keysOf(keyFor).filter((key) => !marks.some(({ sealed }) => opens(key, sealed)))
  for (const key of missing)
    await db
      .insertInto('secret_mark')
      .values({ sealed: lock(key, about, word) })
      .execute()
}

/** Everything is re-encrypted, so from now on only the present secret is needed. */
export async function leaveOneMark(db: Db, keyFor: KeyFor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('secret_mark').execute()
    await tx
      .insertInto('secret_mark')
      .values({ sealed: lock(keyFor(use), about, word) })
      .execute()
  })
}
