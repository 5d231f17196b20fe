// The bank account of a supplier: encrypted as passports are, and read after a second factor.
import { sql } from 'kysely'
import type { z } from 'zod'
import { reportSettingsChange } from '#domain/agency/settings/settings-change.server.ts'
import { getOrCreateDataKey, readDataKey } from '#domain/vault/data-key.server.ts'
import { refuse, refuseIfChanged } from '#errors.ts'
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
    .select(['sealed', 'data_key', 'revision'])
    .where('travel_agency', '=', travel_agency)
    .where('supplier', '=', id)
    .executeTakeFirst()
  ctx.logChange({ subject: `supplier ${id}`, after: { name } })
  if (!stored) return { account: null, revision: 0 }
  const key = await readDataKey(ctx, stored.data_key)
  const account = decryptSecret(key, buildEncryptionContext(travel_agency, id), stored.sealed)
  return { account: SupplierAccount.parse(JSON.parse(account)), revision: stored.revision }
}

/**
 * The accounts of several suppliers, for a file of transfers: the caller logs who took it. A supplier without
 * an account is left out.
 */
export async function openSupplierAccounts(ctx: StaffCtx, suppliers: readonly number[]) {
  const { db, travel_agency } = ctx
  const rows = await db
    .selectFrom('supplier_account')
    .select(['supplier', 'sealed', 'data_key'])
    .where('travel_agency', '=', travel_agency)
    .where(sql<boolean>`supplier = any (${suppliers}::bigint[])`)
    .execute()
  const accounts = new Map<number, z.output<typeof SupplierAccount>>()
  for (const { supplier, sealed, data_key } of rows) {
    const key = await readDataKey(ctx, data_key)
    const account = decryptSecret(key, buildEncryptionContext(travel_agency, supplier), sealed)
    accounts.set(supplier, SupplierAccount.parse(JSON.parse(account)))
  }
  return accounts
}

/** Replaces the one before. The log says how it ends, and owners get a mail, so that a swap is noticed. */
export async function saveSupplierAccount(
  ctx: StaffCtx,
  { id, account, revision }: In<typeof calls.saveAccount>,
) {
  const { db, travel_agency, staff } = ctx
  const { name } = await lockName(ctx, id)
  const before = await findRevision(ctx, id)
  refuseIfChanged(before, revision)
  const { id: data_key, key } = await getOrCreateDataKey(ctx)
  const sealed = encryptSecret(key, buildEncryptionContext(travel_agency, id), JSON.stringify(account))
  const row = { sealed, data_key, by_name: staff.name, at: sql<string>`now()`, revision: before + 1 }
  await db
    .insertInto('supplier_account')
    .values({ travel_agency, supplier: id, ...row })
    .onConflict((conflict) => conflict.columns(['travel_agency', 'supplier']).doUpdateSet(row))
    .execute()
  await reportSettingsChange(ctx, 'supplier_account', {
    subject: `supplier ${id}`,
    after: { name, bank: account.bank, ending: account.account_number.slice(-4) },
  })
  return { revision: before + 1 }
}

/** The supplier is locked: there may be no account yet to lock. */
async function findRevision({ db, travel_agency }: AgencyContext, id: number): Promise<number> {
  const stored = await db
    .selectFrom('supplier_account')
    .select('revision')
    .where('travel_agency', '=', travel_agency)
    .where('supplier', '=', id)
    .executeTakeFirst()
  return stored?.revision ?? 0
}

const selectName = ({ db, travel_agency }: AgencyContext, id: number) =>
  db.selectFrom('supplier').select('name').where('travel_agency', '=', travel_agency).where('id', '=', id)

const lockName = async (ctx: AgencyContext, id: number) =>
  (await selectName(ctx, id).forNoKeyUpdate().executeTakeFirst()) ?? refuse('NOT_FOUND')

async function getName(ctx: AgencyContext, id: number) {
  return (await selectName(ctx, id).executeTakeFirst()) ?? refuse('NOT_FOUND')
}
