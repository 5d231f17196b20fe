// The close of a day: ledger, lines of the bank and payments of one day, compared and stored. Decision 96
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { DayFigures } from './day-figures.ts'
import type { daysCalls as calls } from './days-calls.ts'

/** The moment at which a day of Seoul begins: the index of the ledger is by moments. */
export const toDayStart = (day: string, more = 0) =>
  sql`((${day}::date + ${more}::int)::timestamp at time zone 'Asia/Seoul')`

/** A compensation that is owed is no money yet. Each part by an index of its day. */
export async function readDayFigures({ db, travel_agency }: AgencyContext, day: string): Promise<DayFigures> {
  const inDay = (at: ReturnType<typeof sql>) =>
    sql`${at} >= ${toDayStart(day)} and ${at} < ${toDayStart(day, 1)}`
  const { rows } = await sql<DayFigures>`
    select l.*, l.gateway_in - l.gateway_out + l.transfer_in - l.transfer_out as ledger, c.*, b.*, m.*
    from (
      select coalesce(sum(amount) filter (where kind = 'payment' and gateway_key is not null), 0)::bigint as gateway_in,
        coalesce(sum(amount) filter (where kind in ('refund', 'payment_undone') and gateway_key is not null), 0)::bigint as gateway_out,
        coalesce(sum(amount) filter (where kind = 'payment' and gateway_key is null), 0)::bigint as transfer_in,
        coalesce(sum(amount) filter (where kind in ('refund', 'payment_undone') and gateway_key is null
          or kind = 'compensation_paid'), 0)::bigint as transfer_out
      from ledger where travel_agency = ${travel_agency} and ${inDay(sql`at`)}
    ) l, (
      select coalesce(sum(amount), 0)::bigint as costs_paid from cost_payment
      where travel_agency = ${travel_agency} and paid_on = ${day}::date and undone is null
    ) c, (
      select coalesce(sum(amount), 0)::bigint as bank_in,
        coalesce(sum(amount - matched) filter (where aside is null), 0)::bigint as unmatched,
        coalesce(sum(amount - matched) filter (where aside is not null), 0)::bigint as aside
      from bank_line where travel_agency = ${travel_agency} and booked_on = ${day}::date
        and account in (select account from bank_layout where travel_agency = ${travel_agency})
    ) b, (
      select coalesce(sum(amount) filter (where line is null and ledger is not null), 0)::bigint as without_line,
        coalesce(sum(amount) filter (where ledger is null), 0)::bigint as awaiting
      from bank_match where travel_agency = ${travel_agency} and undone is null and ${inDay(sql`at`)}
    ) m`.execute(db)
  return DayFigures.parse(rows[0])
}

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
export function closeDay(ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.closeDay>) {
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
        figures: JSON.stringify(figures),
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
