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

/** Binds the encrypted text to its booking: copied to another row it cannot be opened. */
const buildEncryptionContext = (travel_agency: number, booking: number) =>
  `${travel_agency}|booking ${booking}|account`

/** Replaces the account that was given before. */
export async function savePayoutAccount(
  ctx: AccountContext,
  booking: number,
  account: PayoutAccountDetails,
): Promise<void> {
  const { db, travel_agency } = ctx
  const { id: data_key, key } = await getOrCreateDataKey(ctx)
  const sealed = encryptSecret(key, buildEncryptionContext(travel_agency, booking), JSON.stringify(account))
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
  booking: number,
): Promise<PayoutAccountDetails | null> {
  const { db, travel_agency } = ctx
  const stored = await db
    .selectFrom('payout_account')
    .select(['sealed', 'data_key'])
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .executeTakeFirst()
  if (!stored) return null
  const key = await readDataKey(ctx, stored.data_key)
  return PayoutAccount.parse(
    JSON.parse(decryptSecret(key, buildEncryptionContext(travel_agency, booking), stored.sealed)),
  )
}

export async function hasPayoutAccount(
  { db, travel_agency }: AgencyContext,
  booking: number,
): Promise<boolean> {
  const stored = await db
    .selectFrom('payout_account')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .executeTakeFirst()
  return stored !== undefined
}

/** Masked, so that only its owner recognises it. */
export const maskAccount = ({ account_number, ...account }: PayoutAccountDetails) => ({
  ...account,
  account_holder: maskName(account.account_holder),
  ending: account_number.slice(-4),
})

/** Money was sent, so the days until the account is erased are counted from now. */
export async function markAccountUsed({ db, travel_agency }: AgencyContext, booking: number): Promise<void> {
  await db
    .updateTable('payout_account')
    .set({ used: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
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
  await db
    .deleteFrom('payout_account as a')
    .where('a.travel_agency', '=', travel_agency)
    .where(({ or, and, eb, not, exists, selectFrom }) =>
      or([
        eb('a.used', '<', daysAgo(retentionDays.accounts)),
        and([
          eb('a.used', 'is', null),
          eb('a.given', '<', daysAgo(retentionDays.accounts)),
          not(
            exists(
              selectFrom('booking_money as b')
                .select('b.id')
                .whereRef('b.travel_agency', '=', 'a.travel_agency')
                .whereRef('b.id', '=', 'a.booking')
                .where((eb) => eb.or([isMoneyOwed, isRefunding])),
            ),
          ),
        ]),
      ]),
    )
    .execute()
}
