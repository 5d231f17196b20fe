// The bank account of a customer who is owed money: encrypted as passports are, and erased after use.
import { sql } from 'kysely'
import type { z } from 'zod'
import { maskName } from '#domain/member/mask-name.ts'
import { getOrCreateDataKey, readDataKey } from '#domain/vault/data-key.server.ts'
import { retentionDays } from '#limits/retention.ts'
import { daysAgo } from '#platform/db/days-ago.server.ts'
import { decryptSecret, encryptSecret } from '#platform/secret-box.server.ts'
import type { AgencyContext, Ctx } from '#platform/wire/request-context.ts'
import { PayoutAccount } from './forms.ts'
import { isMoneyOwed, isRefunding } from './money-owed.server.ts'

type AccountContext = AgencyContext & Pick<Ctx, 'keyFor'>
export type PayoutAccountDetails = z.output<typeof PayoutAccount>

/** Who gets money back: whoever booked, or whoever paid one share. Neither ever gets the other's. */
export type Payee = { booking: number; share: number | null }

/** Binds the encrypted text to its booking or share: copied to another row it cannot be opened. */
const buildEncryptionContext = (travel_agency: number, { booking, share }: Payee) =>
  share === null ? `${travel_agency}|booking ${booking}|account` : `${travel_agency}|share ${share}|account`

/** Replaces the account that was given before. */
export async function savePayoutAccount(
  ctx: AccountContext,
  payee: Payee,
  account: PayoutAccountDetails,
): Promise<void> {
  const { db, travel_agency } = ctx
  const { booking, share } = payee
  const { id: data_key, key } = await getOrCreateDataKey(ctx)
  const sealed = encryptSecret(key, buildEncryptionContext(travel_agency, payee), JSON.stringify(account))
  if (share !== null) {
    await db
      .insertInto('share_payout_account')
      .values({ travel_agency, share, booking, sealed, data_key })
      .onConflict((conflict) =>
        conflict
          .columns(['travel_agency', 'share'])
          .doUpdateSet((eb) => ({ sealed, data_key, given: eb.ref('excluded.given'), used: null })),
      )
      .execute()
    return
  }
  await db
    .insertInto('payout_account')
    .values({ travel_agency, booking, sealed, data_key })
    .onConflict((conflict) =>
      conflict
        .columns(['travel_agency', 'booking'])
        .doUpdateSet((eb) => ({ sealed, data_key, given: eb.ref('excluded.given'), used: null })),
    )
    .execute()
}

export async function findPayoutAccount(
  ctx: AccountContext,
  payee: Payee,
): Promise<PayoutAccountDetails | null> {
  const { travel_agency } = ctx
  const stored = await findEncryptedAccount(ctx, payee)
  if (!stored) return null
  const key = await readDataKey(ctx, stored.data_key)
  return PayoutAccount.parse(
    JSON.parse(decryptSecret(key, buildEncryptionContext(travel_agency, payee), stored.sealed)),
  )
}

function findEncryptedAccount({ db, travel_agency }: AgencyContext, { booking, share }: Payee) {
  if (share !== null)
    return db
      .selectFrom('share_payout_account')
      .select(['sealed', 'data_key'])
      .where('travel_agency', '=', travel_agency)
      .where('share', '=', share)
      .executeTakeFirst()
  return db
    .selectFrom('payout_account')
    .select(['sealed', 'data_key'])
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .executeTakeFirst()
}

export const hasPayoutAccount = async (ctx: AgencyContext, payee: Payee): Promise<boolean> =>
  (await findEncryptedAccount(ctx, payee)) !== undefined

/** Masked, so that only its owner recognises it. */
export const maskAccount = ({ account_number, ...account }: PayoutAccountDetails) => ({
  ...account,
  account_holder: maskName(account.account_holder),
  ending: account_number.slice(-4),
})

/** Money was sent, so the days until the account is erased are counted from now. */
export async function markAccountUsed(
  { db, travel_agency }: AgencyContext,
  { booking, share }: Payee,
): Promise<void> {
  const used = { used: sql<string>`now()` }
  if (share === null)
    await db
      .updateTable('payout_account')
      .set(used)
      .where('travel_agency', '=', travel_agency)
      .where('booking', '=', booking)
      .execute()
  else
    await db
      .updateTable('share_payout_account')
      .set(used)
      .where('travel_agency', '=', travel_agency)
      .where('share', '=', share)
      .execute()
}

/** Deletes the account of the customer who handed the booking over. */
export async function deletePayoutAccount(
  { db, travel_agency }: AgencyContext,
  booking: number,
): Promise<void> {
  await db
    .deleteFrom('payout_account')
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .execute()
}

/**
 * An account is erased some days after use, or as many days after it was given if it was never used and
 * nothing is owed.
 */
export async function purgePayoutAccounts({ db, travel_agency }: AgencyContext): Promise<void> {
  const isOver = sql<boolean>`(a.used < ${daysAgo(retentionDays.accounts)}
    or a.used is null and a.given < ${daysAgo(retentionDays.accounts)}
      and not exists (select from booking_money b where b.travel_agency = a.travel_agency and b.id = a.booking
        and (${isMoneyOwed} or ${isRefunding})))`
  await sql`delete from payout_account a where a.travel_agency = ${travel_agency} and ${isOver}`.execute(db)
  await sql`delete from share_payout_account a where a.travel_agency = ${travel_agency} and ${isOver}`.execute(
    db,
  )
}
