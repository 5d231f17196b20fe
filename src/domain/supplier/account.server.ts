// The bank account of a supplier: encrypted as passports are, and read after a second factor.
import { sql } from 'kysely'
import { getOrCreateDataKey, readDataKey } from '#domain/vault/data-key.server.ts'
import { refuse } from '#errors.ts'
import { decryptSecret, encryptSecret } from '#platform/secret-box.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'
import { SupplierAccount } from './forms.ts'
import type { supplierOfficeCalls as calls } from './office-calls.ts'

/** Binds the encrypted text to its supplier: copied to another row it cannot be opened. */
const buildEncryptionContext = (travel_agency: number, supplier: number) =>
  `${travel_agency}|supplier ${supplier}|account`

export async function readSupplierAccount(ctx: StaffCtx, { id }: In<typeof calls.account>) {
  const { db, travel_agency } = ctx
  const { name } = await getName(ctx, id)
  const stored = await db
    .selectFrom('supplier_account')
    .select(['sealed', 'data_key'])
    .where('travel_agency', '=', travel_agency)
    .where('supplier', '=', id)
    .executeTakeFirst()
  ctx.logChange({ subject: `supplier ${id}`, after: { name } })
  if (!stored) return { account: null }
  const key = await readDataKey(ctx, stored.data_key)
  const account = decryptSecret(key, buildEncryptionContext(travel_agency, id), stored.sealed)
  return { account: SupplierAccount.parse(JSON.parse(account)) }
}

/** Replaces the one before. The log says that it was changed and how it ends, so that a swap is noticed. */
export async function saveSupplierAccount(ctx: StaffCtx, { id, account }: In<typeof calls.saveAccount>) {
  const { db, travel_agency, staff } = ctx
  const { name } = await getName(ctx, id)
  const { id: data_key, key } = await getOrCreateDataKey(ctx)
  const sealed = encryptSecret(key, buildEncryptionContext(travel_agency, id), JSON.stringify(account))
  const row = { sealed, data_key, by_name: staff.name, at: sql<string>`now()` }
  await db
    .insertInto('supplier_account')
    .values({ travel_agency, supplier: id, ...row })
    .onConflict((conflict) => conflict.columns(['travel_agency', 'supplier']).doUpdateSet(row))
    .execute()
  ctx.logChange({
    subject: `supplier ${id}`,
    after: { name, bank: account.bank, ending: account.account_number.slice(-4) },
  })
  return {}
}

async function getName({ db, travel_agency }: AgencyContext, id: number) {
  const supplier = await db
    .selectFrom('supplier')
    .select('name')
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .executeTakeFirst()
  return supplier ?? refuse('NOT_FOUND')
}
