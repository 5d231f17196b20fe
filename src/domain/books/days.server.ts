// The close of a day: its figures are stored, and corrected by further rows alone. Decision 96
import { refuse } from '#errors.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { DayFigures } from './day-figures.ts'
import type { daysCalls as calls } from './days-office-calls.ts'
import { readGatewayFigures } from './gateway-day.server.ts'
import { readDayFigures } from './read-day-figures.server.ts'

async function findClosedDay({ db, travel_agency }: AgencyContext, day: string) {
  const closed = await db
    .selectFrom('day_close')
    .select(['figures', 'gateway_settled', 'by_name', 'at'])
    .where('travel_agency', '=', travel_agency)
    .where('day', '=', day)
    .executeTakeFirst()
  return closed ? { ...closed, figures: DayFigures.parse(closed.figures) } : null
}

export async function readDay(ctx: AgencyContext, input: In<typeof calls.day>) {
  const { db, travel_agency } = ctx
  const today = await readToday(db)
  const day = input.day ?? today
  const corrections = await db
    .selectFrom('day_correction')
    .select(['id', 'amount', 'reason', 'by_name', 'at'])
    .where('travel_agency', '=', travel_agency)
    .where('day', '=', day)
    .orderBy('id')
    .execute()
  return {
    day,
    today,
    now: await readDayFigures(ctx, day),
    closed: await findClosedDay(ctx, day),
    corrections,
  }
}

/** Two who close at once: the second finds the row of the first. */
export async function closeDay(ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.closeDay>) {
  const gateway = await readGatewayFigures(ctx, input.day)
  return withIdempotencyKey(ctx, 'books close day', input, async (txCtx) => {
    const { db, travel_agency } = txCtx
    const { day, ledger, gateway_settled } = input
    if (day > (await readToday(db))) refuse('DAY_TOO_FAR')
    const figures = await readDayFigures(txCtx, day)
    if (figures.ledger !== ledger) refuse('CHANGED_MEANWHILE')
    const closed = await db
      .insertInto('day_close')
      .values({
        travel_agency,
        day,
        figures: JSON.stringify({ ...figures, gateway }),
        gateway_settled,
        by_name: ctx.staff.name,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst()
    if (!closed) refuse('DAY_CLOSED')
    txCtx.logChange({ subject: `day ${day}`, after: { ledger, gateway_settled } })
    return {}
  })
}

export function correctDay(ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.correctDay>) {
  return withIdempotencyKey(ctx, 'books correct day', input, async (txCtx) => {
    const { db, travel_agency } = txCtx
    if (!(await findClosedDay(txCtx, input.day))) refuse('DAY_OPEN')
    const correction = await db
      .insertInto('day_correction')
      .values({ travel_agency, ...input, by_name: ctx.staff.name })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { day, ...after } = input
    txCtx.logChange({ subject: `day ${day}`, after })
    return correction
  })
}
