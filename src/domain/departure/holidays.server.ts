// Public holidays of an agency: worked out once for each year, then rows it changes as it likes.
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { listKoreanHolidays } from '#lib/korean-holidays.ts'
import { tripLimits } from '#limits/trip.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, Ctx, StaffCtx } from '#platform/wire/request-context.ts'
import type { departureOfficeCalls as calls } from './office-calls.ts'

/** Only holidays to come: nobody plans around past ones. */
export async function listHolidays({ db, travel_agency }: Ctx) {
  const today = await readToday(db)
  const first = Number(today.slice(0, 4))
  const years = Array.from({ length: tripLimits.yearsAhead + 1 }, (_, at) => first + at)
  await createHolidays({ db, travel_agency }, years)
  const list = await db
    .selectFrom('holiday')
    .select(['day', 'name'])
    .where('travel_agency', '=', travel_agency)
    .where('day', '>=', today)
    .orderBy('day')
    .execute()
  return { list }
}

/**
 * The first request that inserts the year also writes its days. A second request at the same moment does not.
 */
async function createHolidays({ db, travel_agency }: AgencyContext, years: number[]): Promise<void> {
  const newYears = await db
    .insertInto('holiday_year')
    .values(years.map((year) => ({ travel_agency, year })))
    .onConflict((on) => on.doNothing())
    .returning('year')
    .execute()
  const rows = newYears.flatMap(({ year }) => listKoreanHolidays(year))
  if (rows.length === 0) return
  await sql`
    insert into holiday (travel_agency, day, name)
    select ${travel_agency}, r.day, r.name from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (day date, name jsonb)
    on conflict do nothing`.execute(db)
}

export async function saveHoliday(ctx: StaffCtx, { day, name }: In<typeof calls.saveHoliday>) {
  const { db, travel_agency } = ctx
  const today = await readToday(db)
  const year = Number(day.slice(0, 4))
  if (day < today) refuse('DAY_IS_OVER')
  if (year > Number(today.slice(0, 4)) + tripLimits.yearsAhead) refuse('DAY_TOO_FAR')
  await createHolidays(ctx, [year])
  await sql`
    insert into holiday (travel_agency, day, name) values (${travel_agency}, ${day}, ${JSON.stringify(name)}::jsonb)
    on conflict (travel_agency, day) do update set name = excluded.name`.execute(db)
  ctx.logChange({ subject: `holiday ${day}`, after: { name } })
  return {}
}

/** Removing a day that is not there is no error. */
export async function removeHoliday(ctx: StaffCtx, { day }: In<typeof calls.removeHoliday>) {
  const { db, travel_agency } = ctx
  const [deleted] = await db
    .deleteFrom('holiday')
    .where('travel_agency', '=', travel_agency)
    .where('day', '=', day)
    .returning('name')
    .execute()
  if (deleted) ctx.logChange({ subject: `holiday ${day}`, before: deleted })
  return {}
}
