// Passports at rest: number and expiry sealed, pictures encrypted, both bound to the traveller. Decision 15
import { randomUUID } from 'node:crypto'
import { lock } from '#platform/secret-box.server.ts'
import type { Upload } from '#platform/upload/prepare.server.ts'
import type { Ctx, InAgency } from '#platform/wire/asking.ts'
import { presentKey } from './data-key.server.ts'
import { placeOf, rowsOf, type Whose } from './whose.server.ts'

type Locked = InAgency & Pick<Ctx, 'keyFor'>
type Read = { passport_number: string; passport_expiry: string }

/** In the place of the one before. */
export async function keepNumber(
  ctx: Locked,
  whose: Whose,
  { expires_soon, ...read }: Read & { expires_soon: boolean },
): Promise<void> {
  const { db, travel_agency } = ctx
  const { id: data_key, key } = await presentKey(ctx)
  await db
    .deleteFrom('passport')
    .where((eb) => eb.and(rowsOf(travel_agency, whose)))
    .execute()
  await db
    .insertInto('passport')
    .values({
      travel_agency,
      ...whose,
      sealed: lock(key, placeOf(travel_agency, whose, 'passport'), JSON.stringify(read)),
      data_key,
      expires_soon,
    })
    .execute()
}

/** Encrypted on their way; one worker makes each picture anew. */
export async function keepFiles(
  ctx: Locked & Pick<Ctx, 'later'>,
  whose: Whose,
  files: Upload[],
): Promise<void> {
  const { db, travel_agency, later } = ctx
  for (const { path, size, key: fileKey } of files) {
    if (!fileKey) throw new Error('a passport arrived in clear')
    const id = randomUUID()
    const { id: data_key, key } = await presentKey(ctx)
    await db
      .insertInto('passport_file')
      .values({
        travel_agency,
        id,
        ...whose,
        path,
        size,
        sealed_key: lock(key, placeOf(travel_agency, whose, `file ${id}`), fileKey.toString('base64url')),
        data_key,
      })
      .execute()
    await later('ready-passport', { travel_agency, id })
  }
}
