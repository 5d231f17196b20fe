// A confirmation taken back, and lines that fit nothing: each with a reason. Nothing is deleted. Decision 79
import { sql } from 'kysely'
import { getBookingForStaff } from '#domain/booking/find.server.ts'
import { undoTransfer } from '#domain/payment/transfer.server.ts'
import { refuse } from '#errors.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { BankContext } from './confirm.server.ts'

/** Lines, then the match, then the booking are locked. What was never recorded leaves no trace in the ledger. */
export async function undoMatch(ctx: BankContext, { id, reason }: { id: number; reason: string }) {
  const { db, travel_agency, staff } = ctx
  await sql`
    select l.id from bank_line l where l.travel_agency = ${travel_agency} and l.id = (
      select m.line from bank_match m where m.travel_agency = ${travel_agency} and m.id = ${id}) for update`.execute(
    db,
  )
  const match = await db
    .selectFrom('bank_match as m')
    .innerJoin('booking as b', (on) =>
      on.onRef('b.travel_agency', '=', 'm.travel_agency').onRef('b.id', '=', 'm.booking'),
    )
    .select(['m.amount', 'm.share', 'm.surplus', 'm.ledger', 'm.undone', 'b.booking_id'])
    .where('m.travel_agency', '=', travel_agency)
    .where('m.id', '=', id)
    .forUpdate('m')
    .executeTakeFirst()
  if (!match) refuse('NOT_FOUND')
  if (match.undone !== null) refuse('CONFIRMATION_OVER')
  const booking = await getBookingForStaff(ctx, match.booking_id, 'lock')
  const { amount, share, surplus } = match
  if (match.ledger !== null) await undoTransfer(ctx, booking, { amount, share, surplus, reason })
  await db
    .updateTable('bank_match')
    .set({ undone: sql<string>`now()`, undone_by: staff.name, undone_reason: reason })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
  return { booking_id: match.booking_id, amount }
}

/** Takes back only what nobody has confirmed meanwhile. */
export async function setLineAside(
  ctx: BankContext,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const { db, travel_agency, staff } = ctx
  const { amount, matched, aside } = await lockLine(ctx, id)
  if (aside !== null || matched === amount) refuse('LINE_TAKEN')
  await db
    .updateTable('bank_line')
    .set({ aside: sql<string>`now()`, aside_by: staff.name, aside_reason: reason })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
}

/** Puts the line back among those that wait. Doing it twice changes nothing. */
export async function bringLineBack(ctx: AgencyContext, id: number): Promise<void> {
  await lockLine(ctx, id)
  await ctx.db
    .updateTable('bank_line')
    .set({ aside: null, aside_by: null, aside_reason: null })
    .where('travel_agency', '=', ctx.travel_agency)
    .where('id', '=', id)
    .execute()
}

async function lockLine({ db, travel_agency }: AgencyContext, id: number) {
  const line = await db
    .selectFrom('bank_line')
    .select(['amount', 'matched', 'aside'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return line ?? refuse('LINE_NOT_FOUND')
}
