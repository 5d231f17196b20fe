// Passports at rest: what is in them sealed, pictures encrypted, both bound to the traveller. Decision 15
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { runForEachAgency } from '#domain/agency/for-each-agency.server.ts'
import { passportLimits } from '#limits/trade.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import { decryptSecret, encryptSecret } from '#platform/secret-box.server.ts'
import type { Upload } from '#platform/upload/prepare-uploads.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import type { AgencyContext, Ctx } from '#platform/wire/request-context.ts'
import { getOrCreateDataKey, readDataKey } from './data-key.server.ts'
import { expiresSoon } from './expires-soon.ts'
import { buildEncryptionContext, buildTravellerFilter, type TravellerRef } from './traveller-ref.server.ts'

type VaultContext = AgencyContext & Pick<Ctx, 'keyFor'>
/** Without a nationality where nobody said it, as of old. */
export type PassportDetails = {
  passport_number: string
  passport_expiry: string
  passport_nationality?: string | undefined
}

/**
 * Replaces the number before. `return_date`: until when the traveller needs the passport. `name`: as the passport has
 * it; empty where nobody said it.
 */
export async function savePassportNumber(
  ctx: VaultContext,
  travellerRef: TravellerRef,
  { return_date, name, ...details }: PassportDetails & { return_date: string; name: string },
): Promise<void> {
  const { db, travel_agency } = ctx
  const { id: data_key, key } = await getOrCreateDataKey(ctx)
  const months = await readEntryMonths(ctx, travellerRef.booking)
  await db
    .deleteFrom('passport')
    .where((eb) => eb.and(buildTravellerFilter(travel_agency, travellerRef)))
    .execute()
  await db
    .insertInto('passport')
    .values({
      travel_agency,
      ...travellerRef,
      sealed: encryptSecret(
        key,
        buildEncryptionContext(travel_agency, travellerRef, 'passport'),
        JSON.stringify(details),
      ),
      data_key,
      name,
      has_nationality: details.passport_nationality !== undefined,
      expires_soon: expiresSoon(details.passport_expiry, return_date, months),
      counted_months: months ?? null,
    })
    .execute()
}

/** Adds it to a passport that is in, or corrects it. False where there is none. Nobody sees the number. */
export async function savePassportNationality(
  ctx: VaultContext,
  travellerRef: TravellerRef,
  passport_nationality: string,
): Promise<boolean> {
  const { db, travel_agency } = ctx
  const filter = buildTravellerFilter(travel_agency, travellerRef)
  const passport = await db
    .selectFrom('passport')
    .select(['sealed', 'data_key'])
    .where((eb) => eb.and(filter))
    .forUpdate()
    .executeTakeFirst()
  if (!passport) return false
  const key = await readDataKey(ctx, passport.data_key)
  const context = buildEncryptionContext(travel_agency, travellerRef, 'passport')
  const details = JSON.parse(decryptSecret(key, context, passport.sealed))
  const sealed = encryptSecret(key, context, JSON.stringify({ ...details, passport_nationality }))
  await db
    .updateTable('passport')
    .set({ sealed, has_nationality: true })
    .where((eb) => eb.and(filter))
    .execute()
  return true
}

/** The months that the destination asks for, where the trip says so. */
async function readEntryMonths(
  { db, travel_agency }: AgencyContext,
  booking: number | null,
): Promise<number | undefined> {
  if (booking === null) return undefined
  const row = await db
    .selectFrom('booking as b')
    .innerJoin('package_detail as d', (join) =>
      join.onRef('d.travel_agency', '=', 'b.travel_agency').onRef('d.package_code', '=', 'b.package_code'),
    )
    .select('d.passport_months')
    .where('b.travel_agency', '=', travel_agency)
    .where('b.id', '=', booking)
    .executeTakeFirst()
  return row?.passport_months ?? undefined
}

/**
 * The booking has new dates, so we check again whether its passports are valid long enough. Nobody sees them.
 */
export async function recheckPassportExpiry(
  ctx: VaultContext,
  booking: number,
  return_date: string,
): Promise<void> {
  const { db, travel_agency } = ctx
  const passports = await db
    .selectFrom('passport')
    .select(['traveller', 'sealed', 'data_key'])
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .orderBy('traveller')
    .execute()
  const months = await readEntryMonths(ctx, booking)
  for (const { traveller, sealed, data_key } of passports) {
    const travellerRef = { booking, consult: null, traveller }
    const key = await readDataKey(ctx, data_key)
    const { passport_expiry } = JSON.parse(
      decryptSecret(key, buildEncryptionContext(travel_agency, travellerRef, 'passport'), sealed),
    )
    await db
      .updateTable('passport')
      .set({
        expires_soon: expiresSoon(passport_expiry, return_date, months),
        counted_from_return: true,
        counted_months: months ?? null,
      })
      .where((eb) => eb.and(buildTravellerFilter(travel_agency, travellerRef)))
      .execute()
  }
}

/** Counted from the departure by an older version, or by other months than the trip to come asks for now. */
const isCountedOtherwise = sql<boolean>`(not p.counted_from_return or b.return_date >= ${seoulToday}
  and coalesce(p.counted_months, ${passportLimits.validMonths}::int) <> coalesce(d.passport_months, ${passportLimits.validMonths}::int))`

/** Every night: after a change of a trip's entry rule, its passports are right the next morning. */
export async function recheckOldPassportExpiry({
  db,
  enqueue,
  keyFor,
}: Pick<Deps, 'db' | 'enqueue' | 'keyFor'>) {
  await runForEachAgency(db, async (travel_agency) => {
    const old = await runInTransaction(db, travel_agency, (tx) =>
      tx
        .selectFrom('passport as p')
        .innerJoin('booking as b', (join) =>
          join.onRef('b.travel_agency', '=', 'p.travel_agency').onRef('b.id', '=', 'p.booking'),
        )
        .leftJoin('package_detail as d', (join) =>
          join
            .onRef('d.travel_agency', '=', 'b.travel_agency')
            .onRef('d.package_code', '=', 'b.package_code'),
        )
        .select('b.id as booking')
        .distinct()
        .where('p.travel_agency', '=', travel_agency)
        .where(isCountedOtherwise)
        .execute(),
    )
    for (const { booking } of old)
      await runInTransactionWithJobs({ db, enqueue }, travel_agency, async (ctx) => {
        const { return_date } = await ctx.db
          .selectFrom('booking')
          .select('return_date')
          .where('travel_agency', '=', travel_agency)
          .where('id', '=', booking)
          .forUpdate()
          .executeTakeFirstOrThrow()
        await recheckPassportExpiry({ ...ctx, keyFor }, booking, return_date)
      })
  })
}

/** Encrypted as they arrive; one worker encodes each picture again. */
export async function savePassportFiles(
  ctx: VaultContext & Pick<Ctx, 'enqueue'>,
  travellerRef: TravellerRef,
  files: Upload[],
): Promise<void> {
  const { db, travel_agency, enqueue } = ctx
  for (const { path, size, key: fileKey } of files) {
    if (!fileKey) throw new Error('a passport arrived in clear')
    const id = randomUUID()
    const { id: data_key, key } = await getOrCreateDataKey(ctx)
    await db
      .insertInto('passport_file')
      .values({
        travel_agency,
        id,
        ...travellerRef,
        path,
        size,
        sealed_key: encryptSecret(
          key,
          buildEncryptionContext(travel_agency, travellerRef, `file ${id}`),
          fileKey.toString('base64url'),
        ),
        data_key,
      })
      .execute()
    await enqueue('ready-passport', { travel_agency, id })
  }
}
