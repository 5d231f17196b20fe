// Passports at rest: number and expiry sealed, pictures encrypted, both bound to the traveller. Decision 15
import { randomUUID } from 'node:crypto'
import { runForEachAgency } from '#domain/agency/every-agency.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { within } from '#platform/jobs.server.ts'
import { lock, unlock } from '#platform/secret-box.server.ts'
import type { Upload } from '#platform/upload/prepare.server.ts'
import type { Ctx, InAgency } from '#platform/wire/asking.ts'
import type { Ground } from '#platform/wire/invoke.server.ts'
import { dataKey, presentKey } from './data-key.server.ts'
import { expiresSoon } from './expires-soon.ts'
import { placeOf, rowsOf, type Whose } from './whose.server.ts'

type Locked = InAgency & Pick<Ctx, 'keyFor'>
type Read = { passport_number: string; passport_expiry: string }

/** Replaces the number before. `return_date`: until when the traveller needs the passport. */
export async function keepNumber(
  ctx: Locked,
  whose: Whose,
  { return_date, ...read }: Read & { return_date: string },
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
      expires_soon: expiresSoon(read.passport_expiry, return_date),
    })
    .execute()
}

/**
 * The booking has new dates, so we check again whether its passports are valid long enough. Nobody sees them.
 */
export async function judgeAnew(ctx: Locked, booking: number, return_date: string): Promise<void> {
  const { db, travel_agency } = ctx
  const passports = await db
    .selectFrom('passport')
    .select(['traveller', 'sealed', 'data_key'])
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .orderBy('traveller')
    .execute()
  for (const { traveller, sealed, data_key } of passports) {
    const whose = { booking, consult: null, traveller }
    const key = await dataKey(ctx, data_key)
    const { passport_expiry } = JSON.parse(unlock(key, placeOf(travel_agency, whose, 'passport'), sealed))
    await db
      .updateTable('passport')
      .set({ expires_soon: expiresSoon(passport_expiry, return_date), counted_from_return: true })
      .where((eb) => eb.and(rowsOf(travel_agency, whose)))
      .execute()
  }
}

/**
 * An older version counted from the departure. Those passports are checked again; after the first night there
 * are none.
 */
export async function judgeOld({ db, later, keyFor }: Pick<Ground, 'db' | 'later' | 'keyFor'>) {
  await runForEachAgency(db, async (travel_agency) => {
    const old = await inAgency(db, travel_agency, (tx) =>
      tx
        .selectFrom('passport')
        .select('booking')
        .distinct()
        .where('travel_agency', '=', travel_agency)
        .where('counted_from_return', '=', false)
        .where('booking', 'is not', null)
        .$narrowType<{ booking: number }>()
        .execute(),
    )
    for (const { booking } of old)
      await within({ db, later }, travel_agency, async (ctx) => {
        const { return_date } = await ctx.db
          .selectFrom('booking')
          .select('return_date')
          .where('travel_agency', '=', travel_agency)
          .where('id', '=', booking)
          .forUpdate()
          .executeTakeFirstOrThrow()
        await judgeAnew({ ...ctx, keyFor }, booking, return_date)
      })
  })
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
