// The key of an agency's passports: random, and wrapped with a key made from SECRET_KEY.
// So a new SECRET_KEY only re-encrypts a few keys and no passports.
import { randomBytes, randomUUID } from 'node:crypto'
import { decryptOwnSecret, encryptSecret } from '#platform/secret-box.server.ts'
import type { Ctx } from '#platform/wire/request-context.ts'

type DataKeyContext = Pick<Ctx, 'db' | 'travel_agency' | 'keyFor'>

const keyPurpose = 'data key'
const buildKeyContext = (travel_agency: number, id: string) => `${travel_agency}|${id}`

/**
 * The newest key, made when there is none. Two requests at the same moment may make one each; both stay
 * valid.
 */
export async function getOrCreateDataKey(ctx: DataKeyContext): Promise<{ id: string; key: Buffer }> {
  const { db, travel_agency, keyFor } = ctx
  const newest = await db
    .selectFrom('data_key')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .orderBy('made', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest) return { id: newest.id, key: await readDataKey(ctx, newest.id) }
  const [id, key] = [randomUUID(), randomBytes(32)]
  await db
    .insertInto('data_key')
    .values({
      travel_agency,
      id,
      wrapped: encryptSecret(
        keyFor(keyPurpose),
        buildKeyContext(travel_agency, id),
        key.toString('base64url'),
      ),
    })
    .execute()
  return { id, key }
}

export async function readDataKey(
  { db, travel_agency, keyFor }: DataKeyContext,
  id: string,
): Promise<Buffer> {
  const { wrapped } = await db
    .selectFrom('data_key')
    .select('wrapped')
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return Buffer.from(
    decryptOwnSecret(keyFor, keyPurpose, { context: buildKeyContext(travel_agency, id), encrypted: wrapped }),
    'base64url',
  )
}

/** Every key of the agency: two that were made at the same moment are both in use. */
export async function listDataKeys(ctx: DataKeyContext): Promise<Buffer[]> {
  const { db, travel_agency } = ctx
  const keys = await db
    .selectFrom('data_key')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .execute()
  return Promise.all(keys.map(({ id }) => readDataKey(ctx, id)))
}

/** Throws when one was wrapped with a secret we do not have. */
export async function checkDataKeys({ db, travel_agency, keyFor }: DataKeyContext): Promise<void> {
  const keys = await db
    .selectFrom('data_key')
    .select(['id', 'wrapped'])
    .where('travel_agency', '=', travel_agency)
    .execute()
  for (const { id, wrapped } of keys)
    decryptOwnSecret(keyFor, keyPurpose, { context: buildKeyContext(travel_agency, id), encrypted: wrapped })
}

/** Wraps every key of the agency with the present secret. */
export async function rewrapKeys({ db, travel_agency, keyFor }: DataKeyContext): Promise<number> {
  const keys = await db
    .selectFrom('data_key')
    .select(['id', 'wrapped'])
    .where('travel_agency', '=', travel_agency)
    .execute()
  for (const { id, wrapped } of keys) {
    const about = buildKeyContext(travel_agency, id)
    const anew = encryptSecret(
      keyFor(keyPurpose),
      about,
      decryptOwnSecret(keyFor, keyPurpose, { context: about, encrypted: wrapped }),
    )
    await db
      .updateTable('data_key')
      .set({ wrapped: anew })
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .execute()
  }
  return keys.length
}
