// The key of an agency's passports: random, and wrapped with a key made from SECRET_KEY.
// So a new SECRET_KEY only re-encrypts a few keys and no passports.
import { randomBytes, randomUUID } from 'node:crypto'
import { lock, unlockOurs } from '#platform/secret-box.server.ts'
import type { Ctx } from '#platform/wire/asking.ts'

type Keys = Pick<Ctx, 'db' | 'travel_agency' | 'keyFor'>

const use = 'data key'
const aboutOf = (travel_agency: number, id: string) => `${travel_agency}|${id}`

/**
 * The newest key, made when there is none. Two requests at the same moment may make one each; both stay
 * valid.
 */
export async function presentKey(ctx: Keys): Promise<{ id: string; key: Buffer }> {
  const { db, travel_agency, keyFor } = ctx
  const newest = await db
    .selectFrom('data_key')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .orderBy('made', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest) return { id: newest.id, key: await dataKey(ctx, newest.id) }
  const [id, key] = [randomUUID(), randomBytes(32)]
  await db
    .insertInto('data_key')
    .values({
      travel_agency,
      id,
      wrapped: lock(keyFor(use), aboutOf(travel_agency, id), key.toString('base64url')),
    })
    .execute()
  return { id, key }
}

export async function dataKey({ db, travel_agency, keyFor }: Keys, id: string): Promise<Buffer> {
  const { wrapped } = await db
    .selectFrom('data_key')
    .select('wrapped')
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return Buffer.from(
    unlockOurs(keyFor, use, { about: aboutOf(travel_agency, id), locked: wrapped }),
    'base64url',
  )
}

/** Throws when one was wrapped with a secret we do not have. */
export async function readKeys({ db, travel_agency, keyFor }: Keys): Promise<void> {
  const keys = await db
    .selectFrom('data_key')
    .select(['id', 'wrapped'])
    .where('travel_agency', '=', travel_agency)
    .execute()
  for (const { id, wrapped } of keys)
    unlockOurs(keyFor, use, { about: aboutOf(travel_agency, id), locked: wrapped })
}

/** Wraps every key of the agency with the present secret. */
export async function rewrapKeys({ db, travel_agency, keyFor }: Keys): Promise<number> {
  const keys = await db
    .selectFrom('data_key')
    .select(['id', 'wrapped'])
    .where('travel_agency', '=', travel_agency)
    .execute()
  for (const { id, wrapped } of keys) {
    const about = aboutOf(travel_agency, id)
    const anew = lock(keyFor(use), about, unlockOurs(keyFor, use, { about, locked: wrapped }))
    await db
      .updateTable('data_key')
      .set({ wrapped: anew })
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .execute()
  }
  return keys.length
}
