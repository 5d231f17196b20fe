// The keys an agency has with Kakao, Toss and Solapi. No answer has more of them than the last letters.
import type { Db } from '#platform/db/database.server.ts'
import { decryptOwnSecret, encryptSecret } from '#platform/secret-box.server.ts'
import { hashSha256, type KeyFor } from '#platform/secrets.server.ts'

type SecretContext = { db: Db; travel_agency: number; keyFor: KeyFor }
export const secretNames = [
  'kakao_client_secret',
  'kakao_admin_key',
  'toss_client_key',
  'toss_secret_key',
  'toss_webhook_path',
  'solapi_api_key',
  'solapi_api_secret',
] as const
export type SecretName = (typeof secretNames)[number]

/** A key must fit into a header. A path must fit into an address and be too long to guess. */
export const isValidSecret = (name: SecretName, secret: string) =>
  (name === 'toss_webhook_path' ? /^[\w-]{16,128}$/ : /^[!-~]{1,200}$/).test(secret)

const buildSecretContext = (travel_agency: number, name: SecretName) => `${travel_agency}|${name}`

/** Inside a transaction of the agency. */
export async function readAgencySecrets({
  db,
  travel_agency,
  keyFor,
}: SecretContext): Promise<Partial<Record<SecretName, string>>> {
  const rows = await db
    .selectFrom('agency_secret')
    .select(['name', 'sealed'])
    .where('travel_agency', '=', travel_agency)
    .execute()
  return Object.fromEntries(
    rows.map(({ name, sealed }) => [
      name,
      decryptOwnSecret(keyFor, 'agency secret', {
        context: buildSecretContext(travel_agency, name),
        encrypted: sealed,
      }),
    ]),
  )
}

export async function saveSecret(
  { db, travel_agency, keyFor }: SecretContext,
  name: SecretName,
  secret: string,
): Promise<void> {
  const sealed = encryptSecret(keyFor('agency secret'), buildSecretContext(travel_agency, name), secret)
  await db
    .insertInto('agency_secret')
    .values({ travel_agency, name, sealed })
    .onConflict((conflict) => conflict.columns(['travel_agency', 'name']).doUpdateSet({ sealed }))
    .execute()
  if (name === 'toss_secret_key') await saveTossShop({ db, travel_agency }, secret)
}

/** Two agencies with one shop are found by this hash, without opening anybody's key. */
export async function saveTossShop(
  { db, travel_agency }: Pick<SecretContext, 'db' | 'travel_agency'>,
  secretKey: string | undefined,
): Promise<void> {
  const toss_shop_hash = secretKey === undefined ? '' : hashSha256(secretKey)
  await db.updateTable('agency').set({ toss_shop_hash }).where('travel_agency', '=', travel_agency).execute()
}

export async function deleteSecrets(
  { db, travel_agency }: Pick<SecretContext, 'db' | 'travel_agency'>,
  names: readonly SecretName[],
): Promise<void> {
  await db
    .deleteFrom('agency_secret')
    .where('travel_agency', '=', travel_agency)
    .where('name', 'in', names)
    .execute()
  if (names.includes('toss_secret_key')) await saveTossShop({ db, travel_agency }, undefined)
}

/** Encrypts everything with the present SECRET_KEY, also what is still encrypted with the previous one. */
export async function reencryptSecrets(ctx: SecretContext): Promise<number> {
  const { db, travel_agency } = ctx
  const names = await db
    .selectFrom('agency_secret')
    .select('name')
    .where('travel_agency', '=', travel_agency)
    .execute()
  const secrets = await readAgencySecrets(ctx)
  for (const { name } of names) await saveSecret(ctx, name, secrets[name] ?? '')
  return names.length
}
