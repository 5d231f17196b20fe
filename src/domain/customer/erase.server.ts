// Erases a person at their request, in one transaction: what may go goes, what the law keeps is stored apart.
// Files go by jobs of the same commit. A receipt says what went and what stays until when. Decision 103
import { sql } from 'kysely'
import { eraseConsultations } from '#domain/board/erase-consultations.server.ts'
import { withdrawFromBoards } from '#domain/board/withdraw.server.ts'
import { eraseBookings } from '#domain/booking/erase-bookings.server.ts'
import { lastHandOver } from '#domain/booking/history.server.ts'
import { eraseMember } from '#domain/member/withdraw.server.ts'
import { hashAdRefusals, listContacts } from '#domain/message/ad-refusals.server.ts'
import { eraseQuotes } from '#domain/quote/erase-quotes.server.ts'
import { eraseReviews } from '#domain/review/erase-reviews.server.ts'
import { eraseDocuments, revokeAndEraseDocuments } from '#domain/vault/erase-documents.server.ts'
import { refuse } from '#errors.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { countErasure, type ErasureCounts } from './count-erasure.server.ts'
import { listEraseBlockers } from './erase-blockers.server.ts'
import { storeKeptRecords } from './kept-records.server.ts'
import type { customerOfficeCalls as calls } from './office-calls.ts'
import { type Customer, describeParts, findCustomer } from './parts.server.ts'

export async function previewErasure(ctx: StaffCtx, { customer: key }: In<typeof calls.previewErasure>) {
  const customer = await findCustomer(ctx, key)
  return {
    ...(await countErasure(ctx, customer)),
    blocked_by: await listEraseBlockers(ctx, customer.bookings),
  }
}

export const eraseCustomer = (ctx: ManualTxContext<StaffCtx>, { customer: key }: In<typeof calls.erase>) =>
  withIdempotencyKey(ctx, 'erase customer', { key }, async (txCtx) => {
    const customer = await lockCustomer(txCtx, key)
    const [blocker] = await listEraseBlockers(txCtx, customer.bookings)
    if (blocker) refuse(blocker.why === 'trip' ? 'CUSTOMER_TRAVELS' : 'CUSTOMER_MONEY_OPEN')
    const counts = await countErasure(txCtx, customer)
    const id = await saveReceipt(txCtx, { counts, by_name: ctx.staff.name })
    await storeKeptRecords(txCtx, id, customer)
    await eraseRows(txCtx, customer)
    // The log names the receipt. It is never erased, so it does not name the person.
    txCtx.logChange({ subject: `erasure ${id}` })
    return { id }
  })

/**
 * Reserving, paying or changing something locks the same rows, so it ends before the erasure or comes after
 * it.
 */
async function lockCustomer(ctx: AgencyContext, key: string): Promise<Customer> {
  const { db, travel_agency } = ctx
  const { members, quotes } = await findCustomer(ctx, key)
  // Accepting a quote locks it before anything else.
  await sql`select from quote where travel_agency = ${travel_agency} and id = any(${quotes}::bigint[]) order by id for update`.execute(
    db,
  )
  await sql`select from member where travel_agency = ${travel_agency} and id = any(${members}::bigint[]) order by id for update`.execute(
    db,
  )
  // Read again: a member may have reserved while we waited, a quote may have been accepted.
  const customer = await findCustomer(ctx, key)
  const { bookings, consults } = customer
  await sql`select from booking where travel_agency = ${travel_agency} and id = any(${bookings}::bigint[]) order by id for update`.execute(
    db,
  )
  await sql`select from consult where travel_agency = ${travel_agency} and id = any(${consults}::bigint[]) order by id for update`.execute(
    db,
  )
  return customer
}

async function saveReceipt(
  { db, travel_agency }: AgencyContext,
  { counts: { erased, kept }, by_name }: { counts: ErasureCounts; by_name: string },
) {
  const { id } = await db
    .insertInto('customer_erasure')
    .values({ travel_agency, erased: JSON.stringify(erased), kept: JSON.stringify(kept), by_name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Each room erases its own rows. Reviews go while their bookings still name the member. */
async function eraseRows(ctx: Ctx, person: Customer): Promise<void> {
  const { db, travel_agency } = ctx
  const { customer, members, bookings, consults, quotes } = person
  await hashAdRefusals(ctx, await listAllContacts(ctx, person))
  await eraseReviews(ctx, bookings)
  for (const booking of bookings) await revokeAndEraseDocuments(ctx, booking)
  for (const consult of consults) await eraseDocuments(ctx, { booking: null, consult })
  await eraseQuotes(ctx, quotes)
  await eraseBookings(ctx, bookings)
  await eraseConsultations(ctx, consults)
  for (const id of members)
    await eraseMember({ ...ctx, member: { id, sid: '' } }, [(each) => withdrawFromBoards(each, 'erase')])
  if (customer !== null)
    await db
      .deleteFrom('customer')
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', customer)
      .execute()
}

/** Every way in which the person was ever reached, also before a correction, and as a member's guest bookings say it. */
async function listAllContacts(ctx: AgencyContext, person: Customer): Promise<string[]> {
  const { db, travel_agency } = ctx
  const { bookings, consults, quotes } = person
  const all = [
    ...person.parts,
    ...bookings.map((ref) => ({ kind: 'booking' as const, ref })),
    ...consults.map((ref) => ({ kind: 'consult' as const, ref })),
    ...quotes.map((ref) => ({ kind: 'quote' as const, ref })),
  ]
  const before = await db
    .selectFrom('contact_change')
    .select(['contact', 'email'])
    .where('travel_agency', '=', travel_agency)
    .where('booking', 'in', [0, ...bookings])
    .where('at', '>', lastHandOver('contact_change'))
    .execute()
  return [...(await describeParts(ctx, { parts: all })), ...before].flatMap(listContacts)
}
