// Staff say that two cards are one person, or separate what was joined; and what they note about the person.

import { refuse } from '#errors.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { customerOfficeCalls as calls } from './office-calls.ts'
import { type Customer, findCustomer, formatKey, parseKey } from './parts.server.ts'

type JoinContext = AgencyContext & Pick<StaffCtx, 'staff'>

/** The row that a note or a join hangs on, with the card itself as its first part. */
async function getOrCreateCustomer({ db, travel_agency, staff }: JoinContext, { customer, root }: Customer) {
  if (customer !== null) return customer
  const { id } = await db
    .insertInto('customer')
    .values({ travel_agency })
    .returning('id')
    .executeTakeFirstOrThrow()
  // Two colleagues at once: the second finds the first one's row.
  await db
    .insertInto('customer_part')
    .values({ travel_agency, ...root, customer: id, by_name: staff.name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { customer: stored } = await db
    .selectFrom('customer_part')
    .select('customer')
    .where('travel_agency', '=', travel_agency)
    .where((eb) => eb.and(root))
    .executeTakeFirstOrThrow()
  if (stored !== id) await deleteCustomer({ db, travel_agency }, id)
  return stored
}

const deleteCustomer = ({ db, travel_agency }: AgencyContext, id: number) =>
  db.deleteFrom('customer').where('travel_agency', '=', travel_agency).where('id', '=', id).execute()

export async function joinCustomers(
  ctx: StaffCtx,
  { customer: key, other: otherKey }: In<typeof calls.join>,
) {
  const { db, travel_agency, staff } = ctx
  const customer = await findCustomer(ctx, key)
  const other = await findCustomer(ctx, otherKey)
  const id = await getOrCreateCustomer(ctx, customer)
  if (other.customer === id) return {}
  await db
    .insertInto('customer_part')
    .values(other.parts.map((part) => ({ travel_agency, ...part, customer: id, by_name: staff.name })))
    .onConflict((conflict) =>
      conflict.columns(['travel_agency', 'kind', 'ref']).doUpdateSet({ customer: id, by_name: staff.name }),
    )
    .execute()
  if (other.customer !== null) {
    await db
      .updateTable('customer_note')
      .set({ customer: id })
      .where('travel_agency', '=', travel_agency)
      .where('customer', '=', other.customer ?? 0)
      .execute()
    await deleteCustomer(ctx, other.customer)
  }
  ctx.logChange({ subject: `customer ${key}`, after: { customer: otherKey } })
  return {}
}

/** Notes stay with the card that the part leaves. */
export async function separateCustomer(ctx: StaffCtx, { customer: key }: In<typeof calls.separate>) {
  const { db, travel_agency } = ctx
  const { customer, root, parts } = await findCustomer(ctx, key)
  if (customer === null || parts.length < 2) refuse('NOT_FOUND')
  // A guest's booking may have become a member's since it was joined.
  await db
    .deleteFrom('customer_part')
    .where('travel_agency', '=', travel_agency)
    .where('customer', '=', customer)
    .where((eb) => eb.or([eb.and(root), eb.and(parseKey(key))]))
    .execute()
  ctx.logChange({ subject: `customer ${key}`, before: { customer: parts.slice(1).map(formatKey) } })
  return {}
}

export const addCustomerNote = (
  ctx: ManualTxContext<StaffCtx>,
  { customer: key, text }: In<typeof calls.addNote>,
) =>
  withIdempotencyKey(ctx, 'customer note', { key, text }, async (txCtx) => {
    const { db, travel_agency } = txCtx
    const joinCtx = { db, travel_agency, staff: ctx.staff }
    const customer = await getOrCreateCustomer(joinCtx, await findCustomer(txCtx, key))
    txCtx.logChange({ subject: `customer ${key}` })
    return db
      .insertInto('customer_note')
      .values({ travel_agency, customer, text, by_name: ctx.staff.name })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
