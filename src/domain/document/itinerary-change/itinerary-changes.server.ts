// Staff change a departure that was sold: bookers are asked, reminded once a day, listed with answers.
import { type SqlBool, sql } from 'kysely'
import { openProgress } from '#domain/booking/progress.ts'
import { lockDeparture } from '#domain/departure/close-departure.server.ts'
import { getOccupancy } from '#domain/departure/occupancy.server.ts'
import { refuse } from '#errors.ts'
import { addDays, countDaysBetween } from '#lib/days.ts'
import { changeLimits } from '#limits/trade.ts'
import { readToday, seoulToday, toSeoulDay } from '#platform/db/seoul.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { In } from '#platform/wire/call.ts'
import { refuseAtField } from '#platform/wire/refuse-at-field.ts'
import type { AgencyContext, ManualTxContext, StaffCtx, TxContext } from '#platform/wire/request-context.ts'
import { createItineraryChangeLink } from './itinerary-change-links.server.ts'
import type { itineraryChangeOfficeCalls } from './office-calls.ts'

type ChangeRef = { id: number; departure_id: number }

export async function listItineraryChanges(
  ctx: StaffCtx,
  { departure_id }: In<typeof itineraryChangeOfficeCalls.list>,
) {
  const { page_title, departure_date, return_date, is_cancelled } = await getDeparture(ctx, departure_id)
  const today = await readToday(ctx.db)
  const changes = await selectChangesOf(ctx, departure_id)
  const bookings = await listAnswers(ctx, departure_id)
  return {
    departure_id,
    page_title,
    departure_date,
    return_date,
    is_cancelled,
    changes: changes.map(({ departure_id: _, ...change }) => {
      const starts = addDays(departure_date, change.day - 1)
      const own = bookings.filter((booking) => booking.change === change.id)
      const is_open = change.withdrawn === null && !is_cancelled && today < starts
      return {
        ...change,
        starts,
        is_open,
        to_remind: is_open ? own.filter(({ is_remindable }) => is_remindable).length : 0,
        bookings: own.map(({ change: _change, is_remindable: _is, ...booking }) => booking),
      }
    }),
  }
}

async function getDeparture(ctx: AgencyContext, departure_id: number) {
  const departure = await getOccupancy(ctx, departure_id)
  const { days } = await ctx.db
    .selectFrom('package')
    .select('days')
    .where('travel_agency', '=', ctx.travel_agency)
    .where('package_code', '=', departure.package_code)
    .executeTakeFirstOrThrow()
  return { ...departure, days, return_date: addDays(departure.departure_date, days - 1) }
}

const selectChangesOf = ({ db, travel_agency }: AgencyContext, departure_id: number) =>
  db
    .selectFrom('itinerary_change')
    .selectAll()
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .orderBy('id', 'desc')
    .execute()
    .then((rows) => rows.map(({ travel_agency: _, ...row }) => row))

const hasLeft = sql<SqlBool>`(b.departure_id <> d.departure_id or b.progress not in (${sql.join(openProgress)}))`
const isRemindable = sql<SqlBool>`(c.answer is null and not ${hasLeft}
  and ${toSeoulDay(sql`c.asked`)} < ${seoulToday})`

const listAnswers = ({ db, travel_agency }: AgencyContext, departure_id: number) =>
  db
    .selectFrom('change_consent as c')
    .innerJoin('itinerary_change as d', (on) =>
      on.onRef('d.travel_agency', '=', 'c.travel_agency').onRef('d.id', '=', 'c.change'),
    )
    .innerJoin('booking as b', (on) =>
      on.onRef('b.travel_agency', '=', 'c.travel_agency').onRef('b.id', '=', 'c.booking'),
    )
    .select(['c.change', 'b.booking_id', 'b.name as booker'])
    .select(['c.asked', 'c.answer', 'c.answered', 'c.signed_by', 'c.network', 'c.handed_by'])
    .select([sql<boolean>`${hasLeft}`.as('has_left'), sql<boolean>`${isRemindable}`.as('is_remindable')])
    .where('c.travel_agency', '=', travel_agency)
    .where('d.departure_id', '=', departure_id)
    .orderBy('c.id')
    .execute()

export function addItineraryChange(
  ctx: ManualTxContext<StaffCtx>,
  input: In<typeof itineraryChangeOfficeCalls.add>,
) {
  return withIdempotencyKey(ctx, 'departure change', input, async (txCtx) => {
    const { db, travel_agency } = txCtx
    const { departure_id, day, before, after, reason, cost, kind } = input
    const departure = await getDeparture(txCtx, departure_id)
    if (departure.is_cancelled) refuse('DEPARTURE_CANCELLED')
    const lastDay = countDaysBetween(departure.departure_date, departure.return_date) + 1
    if (day > lastDay) refuseAtField('NO_SUCH_DAY', 'day')
    if ((await readToday(db)) >= addDays(departure.departure_date, day - 1))
      refuseAtField('CHANGE_DAY_BEGUN', 'day')
    await lockDeparture(txCtx, departure_id) // two people cannot both write the last one
    if ((await selectChangesOf(txCtx, departure_id)).length >= changeLimits.most) refuse('TOO_MANY_CHANGES')
    const words = { before, after, reason, cost }
    const { id } = await db
      .insertInto('itinerary_change')
      .values({ travel_agency, departure_id, kind, day, by_name: ctx.staff.name, ...words })
      .returning('id')
      .executeTakeFirstOrThrow()
    const asked = await askNewBookings(txCtx, { id, departure_id })
    if (asked === 0) refuse('NOBODY_BOOKED')
    ctx.logChange({ subject: `departure ${departure_id}`, after: { change: id, kind, day, asked } })
    return { id, asked }
  })
}

/** Everybody who has booked it and was not asked yet. */
async function askNewBookings(ctx: TxContext, { id: change, departure_id }: ChangeRef): Promise<number> {
  const { db, travel_agency } = ctx
  const bookings = await db
    .selectFrom('booking')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .where('progress', 'in', openProgress)
    .orderBy('id')
    .execute()
  if (bookings.length === 0) return 0
  const asked = await db
    .insertInto('change_consent')
    .values(bookings.map(({ id: booking }) => ({ travel_agency, change, booking })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  for (const { id } of asked) await notify(ctx, 'itinerary-change-asked', { ref: id })
  return asked.length
}

export function remindOfItineraryChange(
  ctx: ManualTxContext<StaffCtx>,
  { id }: In<typeof itineraryChangeOfficeCalls.remind>,
) {
  return withIdempotencyKey(ctx, 'remind of change', { id }, async (txCtx) => {
    const { departure_id } = await getOpenChange(txCtx, id)
    const asked =
      (await askAgain(txCtx, { id, departure_id })) + (await askNewBookings(txCtx, { id, departure_id }))
    if (asked === 0) refuse('ASKED_TODAY')
    ctx.logChange({ subject: `departure ${departure_id}`, after: { change: id, asked } })
    return { asked }
  })
}

async function askAgain(ctx: TxContext, { id }: ChangeRef): Promise<number> {
  const { db, travel_agency } = ctx
  const { rows } = await sql<{ id: number }>`update change_consent c set asked = clock.now
    from itinerary_change d, booking b, (select now() as now) clock
    where c.travel_agency = ${travel_agency} and c.change = ${id}
      and d.travel_agency = ${travel_agency} and d.id = c.change
      and b.travel_agency = ${travel_agency} and b.id = c.booking and ${isRemindable}
    returning c.id`.execute(db)
  for (const row of rows) await notify(ctx, 'itinerary-change-asked', { ref: row.id })
  return rows.length
}

/** Locked: an answer, a reminder and a withdrawal come one after the other. */
async function getChange({ db, travel_agency }: AgencyContext, id: number) {
  const change = await db
    .selectFrom('itinerary_change')
    .select(['departure_id', 'day', 'withdrawn'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return change ?? refuse('NOT_FOUND')
}

async function getOpenChange(ctx: AgencyContext, id: number) {
  const change = await getChange(ctx, id)
  const { departure_date, is_cancelled } = await getOccupancy(ctx, change.departure_id)
  if (change.withdrawn !== null || is_cancelled) refuse('NOT_FOUND')
  if ((await readToday(ctx.db)) >= addDays(departure_date, change.day - 1)) refuse('CHANGE_DAY_BEGUN')
  return change
}

export async function withdrawItineraryChange(
  ctx: StaffCtx,
  { id }: In<typeof itineraryChangeOfficeCalls.withdraw>,
) {
  const { db, travel_agency } = ctx
  const { departure_id, withdrawn } = await getChange(ctx, id)
  if (withdrawn !== null) return {}
  const answered = await db
    .selectFrom('change_consent')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('change', '=', id)
    .where('answer', 'is not', null)
    .executeTakeFirst()
  if (answered) refuse('CHANGE_ANSWERED')
  const { rows } = await sql<{ now: string }>`select now()::text as now`.execute(db)
  await db
    .updateTable('itinerary_change')
    .set({ withdrawn: rows[0]?.now ?? null })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
  ctx.logChange({ subject: `departure ${departure_id}`, before: { change: id } })
  return {}
}

export async function handItineraryChangeLink(
  ctx: StaffCtx,
  { id, booking_id }: In<typeof itineraryChangeOfficeCalls.handLink>,
) {
  const { db, travel_agency } = ctx
  await getOpenChange(ctx, id)
  const consent = await db
    .selectFrom('change_consent as c')
    .innerJoin('booking as b', (on) =>
      on.onRef('b.travel_agency', '=', 'c.travel_agency').onRef('b.id', '=', 'c.booking'),
    )
    .select(['c.id', 'c.answer', 'b.booking_id'])
    .where('c.travel_agency', '=', travel_agency)
    .where('c.change', '=', id)
    .where('b.booking_id', '=', booking_id.replaceAll('-', ''))
    .executeTakeFirst()
  if (!consent) refuse('NOT_FOUND')
  if (consent.answer === 'agreed') refuse('CHANGE_ANSWERED')
  ctx.logChange({ subject: `booking ${consent.booking_id}`, after: { change: id } })
  const token = await createItineraryChangeLink(ctx, consent.id, ctx.staff.name)
  return {
    address: `${await ctx.siteOrigin(travel_agency)}/change#${token}`,
  }
}
