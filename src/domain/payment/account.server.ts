// The account to which a customer wants money sent: locked as passports are, and erased some time after use.
import { sql } from 'kysely'
import type { z } from 'zod'
import { maskName } from '#domain/member/mask-name.ts'
import { dataKey, presentKey } from '#domain/vault/data-key.server.ts'
import { keptDays } from '#limits/machine.ts'
import { daysAgo } from '#platform/db/seoul.server.ts'
import { lock, unlock } from '#platform/secret-box.server.ts'
import type { Ctx, InAgency } from '#platform/wire/asking.ts'
import { PayoutAccount } from './forms.ts'
import { isOwing } from './owing.server.ts'

type Locked = InAgency & Pick<Ctx, 'keyFor'>
type Account = z.output<typeof PayoutAccount>

/** Binds the encrypted text to its booking: copied to another row it cannot be opened. */
const placeOf = (travel_agency: number, booking: number) => `${travel_agency}|booking ${booking}|account`

/** Replaces the account that was given before. */
export async function keepAccount(ctx: Locked, booking: number, account: Account): Promise<void> {
  const { db, travel_agency } = ctx
  const { id: data_key, key } = await presentKey(ctx)
  const sealed = lock(key, placeOf(travel_agency, booking), JSON.stringify(account))
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

export async function accountOf(ctx: Locked, booking: number): Promise<Account | null> {
  const { db, travel_agency } = ctx
  const stored = await db
    .selectFrom('payout_account')
    .select(['sealed', 'data_key'])
    .where((eb) => eb.and({ travel_agency, booking }))
    .executeTakeFirst()
  if (!stored) return null
  const key = await dataKey(ctx, stored.data_key)
  return PayoutAccount.parse(JSON.parse(unlock(key, placeOf(travel_agency, booking), stored.sealed)))
}

export async function hasAccount({ db, travel_agency }: InAgency, booking: number): Promise<boolean> {
  const stored = await db
    .selectFrom('payout_account')
    .select('id')
    .where((eb) => eb.and({ travel_agency, booking }))
    .executeTakeFirst()
  return stored !== undefined
}

/** Masked, so that only its owner recognises it. */
export const masked = ({ account_number, ...account }: Account) => ({
  ...account,
  account_holder: maskName(account.account_holder),
  ending: account_number.slice(-4),
})

/** Money was sent. From now on the days until it is erased are counted. */
export async function noteUse({ db, travel_agency }: InAgency, booking: number): Promise<void> {
  await db
    .updateTable('payout_account')
    .set({ used: sql<string>`now()` })
    .where((eb) => eb.and({ travel_agency, booking }))
    .execute()
}

/**
 * Erased some days after use. An account that was never used is erased as many days after it was given, once
 * nothing is owed.
 */
export async function forgetAccounts({ db, travel_agency }: InAgency): Promise<void> {
  await db
    .deleteFrom('payout_account as a')
    .where('a.travel_agency', '=', travel_agency)
    .where(({ or, and, eb, not, exists, selectFrom }) =>
      or([
        eb('a.used', '<', daysAgo(keptDays.accounts)),
        and([
          eb('a.used', 'is', null),
          eb('a.given', '<', daysAgo(keptDays.accounts)),
          not(
            exists(
              selectFrom('booking as b')
                .select('b.id')
                .whereRef('b.travel_agency', '=', 'a.travel_agency')
                .whereRef('b.id', '=', 'a.booking')
                .where(isOwing),
            ),
          ),
        ]),
      ]),
    )
    .execute()
}
