// The departures of a trip as a sheet: read together, saved together or not at all.
import { sql } from 'kysely'
import { lockSeats, type Standing } from '#domain/booking/seats.server.ts'
import { departureState } from '#domain/catalog/departure-state.ts'
import { type Code, type Fields, refuse } from '#errors.ts'
import { tripLimits } from '#limits.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import type { Ctx, StaffCtx } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import { errors as en } from '#words/en/errors.ts'
import { errors as ko } from '#words/ko/errors.ts'
import { contentOf, findTrip } from './draft.server.ts'
import type { tripOfficeCalls as calls } from './office-calls.ts'
import { keepPrices } from './turn-day.server.ts'

export async function departures(ctx: Ctx, { package_code, from }: In<typeof calls.departures>) {
  const { db, travel_agency } = ctx
  const { page_title } = await contentOf(ctx, await findTrip(ctx, package_code))
  const today = await readToday(db)
  const rows = await db
    .selectFrom('departure as d')
    .leftJoin('departure_seat as s', (on) =>
      on.onRef('s.travel_agency', '=', 'd.travel_agency').onRef('s.departure_id', '=', 'd.departure_id'),
    )
    .select(['d.departure_id', 'd.departure_date', 'd.adult_price', 'd.child_price', 'd.baby_price'])
    .select([
      'd.seats',
      'd.minimum',
      'd.closed_yn',
      'd.revision',
      's.confirmed',
      sql<number>`coalesce(s.taken, 0)`.as('taken'),
    ])
    .where('d.travel_agency', '=', travel_agency)
    .where('d.package_code', '=', package_code)
    .where('d.departure_date', '>', from ?? today)
    .orderBy('d.departure_date')
    .limit(tripLimits.rows)
    .execute()
  const list = rows.map(({ confirmed, ...row }) => ({
    ...row,
    state:
      row.departure_date <= today
        ? ('past' as const)
        : departureState({
            seats_left: row.seats - row.taken,
            confirmed: confirmed !== null,
            closed: row.closed_yn === 'Y',
          }),
  }))
  return { page_title, today, list }
}

type Sheet = In<typeof calls.saveDepartures>

/**
 * The trip's row is locked first, then the seats of every day that is touched: from then on nobody takes a
 * seat of them, and what is read about them holds until all is written.
 */
export async function saveDepartures(ctx: StaffCtx, { package_code, rows, removed }: Sheet) {
  const { db, travel_agency } = ctx
  await findTrip(ctx, package_code, 'lock')
  const days = [...rows.map(({ departure_date }) => departure_date), ...removed]
  const stand = await lockSeats(ctx, package_code, days)
  refuseFaults({ rows, removed }, new Map(stand.map((row) => [row.departure_date, row])), await readToday(db))
  await write(ctx, package_code, rows)
  await db
    .deleteFrom('departure')
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', package_code)
    .where(sql<boolean>`departure_date = any (${removed}::date[])`)
    .execute()
  await keepPrices(db, travel_agency, package_code)
  ctx.note({ subject: `departures ${package_code}`, before: stand, after: { rows, removed } })
  return { saved: rows.length, removed: removed.length }
}

/** Every wrong cell at once, each under its own name. */
function refuseFaults(
  { rows, removed }: Pick<Sheet, 'rows' | 'removed'>,
  stand: Map<string, Standing>,
  today: string,
): void {
  const faults: [at: string, code: Code][] = []
  const last = `${Number(today.slice(0, 4)) + tripLimits.yearsAhead}${today.slice(4)}`
  const seen = new Set(removed)
  for (const [at, { departure_date: day, revision, seats, closed_yn }] of rows.entries()) {
    const known = stand.get(day)
    if (day <= today) faults.push([`rows.${at}.departure_date`, 'DAY_IS_OVER'])
    else if (day > last) faults.push([`rows.${at}.departure_date`, 'DAY_TOO_FAR'])
    else if (seen.has(day) || (revision === 0 && known))
      faults.push([`rows.${at}.departure_date`, 'DAY_TWICE'])
    else if (revision !== (known?.revision ?? 0)) faults.push([`rows.${at}`, 'CHANGED_MEANWHILE'])
    else if (known?.is_cancelled && closed_yn === 'N')
      faults.push([`rows.${at}.closed_yn`, 'DEPARTURE_CANCELLED'])
    else if (known && seats < known.taken) faults.push([`rows.${at}.seats`, 'SEATS_TAKEN'])
    seen.add(day)
  }
  for (const [at, day] of removed.entries()) {
    const known = stand.get(day)
    if (known?.is_cancelled) faults.push([`removed.${at}`, 'DEPARTURE_CANCELLED'])
    else if (known?.booked || (known?.taken ?? 0) > 0) faults.push([`removed.${at}`, 'DEPARTURE_BOOKED'])
  }
  const [first] = faults
  if (!first) return
  const fields: Fields = Object.fromEntries(faults.map(([at, code]) => [at, { ko: ko[code], en: en[code] }]))
  refuse(first[1], { fields })
}

async function write(
  { db, travel_agency }: StaffCtx,
  package_code: string,
  rows: Sheet['rows'],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into departure as d (travel_agency, package_code, departure_date, adult_price, child_price, baby_price, seats, minimum, closed_yn)
    select ${travel_agency}, ${package_code}, r.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      r (departure_date date, adult_price int, child_price int, baby_price int, seats int, minimum int, closed_yn text)
    on conflict (travel_agency, package_code, departure_date) do update set adult_price = excluded.adult_price, child_price = excluded.child_price,
      baby_price = excluded.baby_price, seats = excluded.seats, minimum = excluded.minimum, closed_yn = excluded.closed_yn, revision = d.revision + 1`.execute(
    db,
  )
}
