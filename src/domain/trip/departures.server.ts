// The sheet of departures is saved together or not at all.
import { sql } from 'kysely'
import { moveDay } from '#domain/booking/move-day.server.ts'
import { lockSeats } from '#domain/booking/seats.server.ts'
import { departureKey } from '#domain/catalog/leaving-at.ts'
import { type Code, type Fields, refuse } from '#errors.ts'
import { tripLimits } from '#limits/trade.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import { onceOnly } from '#platform/once-only.server.ts'
import type { Own, StaffCtx } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import { errors as en } from '#words/en/errors.ts'
import { errors as ko } from '#words/ko/errors.ts'
import { findTrip } from './draft.server.ts'
import type { tripOfficeCalls as calls } from './office-calls.ts'
import { keepPrices } from './turn-day.server.ts'

type Sheet = In<typeof calls.saveDepartures>
type Row = Sheet['rows'][number] & { package_code: string }
type StoredDeparture = Awaited<ReturnType<typeof standingOf>>[number]

/** One key for one save: sent again, it changes nothing and answers the same. */
export const saveDepartures = (ctx: Own<StaffCtx>, sheet: Sheet) =>
  onceOnly(ctx, 'saveDepartures', sheet, (inside) =>
    storeDepartures({ ...inside, staff: ctx.staff }, sheet.package_code ?? '', sheet),
  )

/**
 * The rows of the trips are locked first, in the order of their codes, then the seats of every departure that
 * changes: from then on nobody takes one of them, and what is read about them holds until all is written.
 */
export async function storeDepartures(
  ctx: StaffCtx,
  package_code: string,
  { removed, ...sheet }: Pick<Sheet, 'rows' | 'removed'>,
) {
  const { db, travel_agency } = ctx
  const rows = sheet.rows.map((row) => ({ ...row, package_code: row.package_code ?? package_code }))
  const codes = await codesOf(ctx, rows, removed)
  for (const code of codes) await findTrip(ctx, code, 'lock')
  const stand = await standingOf(ctx, rows, removed)
  const known = rows.map((row) => knownAs(row, stand))
  const ids = [...known.flatMap((each) => each?.departure_id ?? []), ...removed]
  const seats = new Map((await lockSeats(ctx, ids)).map((each) => [each.departure_id, each]))
  refuseFaults({ rows, removed, known, stand, seats, today: await readToday(db) })
  await remove(ctx, removed)
  await write(
    ctx,
    rows.map((row, at) => ({
      ...row,
      ...leavingOf(row, known[at]),
      departure_id: known[at]?.departure_id ?? null,
    })),
  )
  for (const [at, { departure_date }] of rows.entries()) {
    const old = known[at]
    if (old && old.departure_date !== departure_date) await moveDay(ctx, old, departure_date)
  }
  for (const code of codes) await keepPrices(db, travel_agency, code)
  ctx.note({ subject: `departures ${codes.join(' ')}`, before: stand, after: { rows, removed } })
  return { saved: rows.length, removed: removed.length }
}

async function codesOf({ db, travel_agency }: StaffCtx, rows: Row[], removed: number[]): Promise<string[]> {
  const found = await db
    .selectFrom('departure')
    .select('package_code')
    .distinct()
    .where('travel_agency', '=', travel_agency)
    .where(sql<boolean>`departure_id = any (${removed}::bigint[])`)
    .execute()
  return [...new Set([...rows, ...found].map(({ package_code }) => package_code))].sort()
}

/** What is there already: those that are named, and those of the same trips and days. */
const standingOf = ({ db, travel_agency }: StaffCtx, rows: Row[], removed: number[]) =>
  db
    .selectFrom('departure as d')
    .select(['d.departure_id', 'd.package_code', 'd.departure_date', 'd.departure_time'])
    .select(['d.flights', 'd.adult_price', 'd.child_price', 'd.baby_price', 'd.seats', 'd.minimum'])
    .select(['d.closed_yn', 'd.revision', 'd.cancelled'])
    .where('d.travel_agency', '=', travel_agency)
    .where(
      sql<boolean>`(d.departure_id = any (${[...rows.flatMap(({ departure_id }) => departure_id ?? []), ...removed]}::bigint[])
        or (d.package_code, d.departure_date) in (select * from unnest(
          ${rows.map(({ package_code }) => package_code)}::text[], ${rows.map(({ departure_date }) => departure_date)}::date[])))`,
    )
    .execute()

/** Identified by its number, or by its day if only one leaves on it. */
function knownAs({ departure_id, package_code, departure_date, revision }: Row, stand: StoredDeparture[]) {
  if (departure_id)
    return stand.find((each) => each.departure_id === departure_id && each.package_code === package_code)
  if (revision === 0) return undefined
  const those = stand.filter(
    (each) => each.package_code === package_code && each.departure_date === departure_date,
  )
  return those.length === 1 ? those[0] : undefined
}

/**
 * Fields that are not given stay as they are. The departure time is that of the first flight, if there is
 * one.
 */
function leavingOf({ departure_time, flights }: Row, known: StoredDeparture | undefined) {
  const flown = flights ?? (departure_time === undefined ? known?.flights : undefined) ?? []
  return {
    flights: flown,
    departure_time:
      flown[0]?.departs ?? (departure_time === undefined ? known?.departure_time : departure_time) ?? null,
  }
}

type Found = {
  rows: Row[]
  removed: number[]
  known: (StoredDeparture | undefined)[]
  stand: StoredDeparture[]
  seats: Map<number, { taken: number; booked: boolean; active: boolean }>
  today: string
}

/** Every wrong cell at once, each under its own name. */
function refuseFaults({ rows, removed, known, stand, seats, today }: Found): void {
  const faults: [at: string, code: Code][] = []
  const last = `${Number(today.slice(0, 4)) + tripLimits.yearsAhead}${today.slice(4)}`
  const touched = new Set([...known.flatMap((each) => each?.departure_id ?? []), ...removed])
  const seen = new Set(stand.filter(({ departure_id }) => !touched.has(departure_id)).map(departureKey))
  for (const [at, row] of rows.entries()) {
    const old = known[at]
    const { departure_date: day } = row
    const place = departureKey({ ...row, ...leavingOf(row, old) })
    const fault = faultOf(row, old, { place, seen, last, today })
    if (fault) faults.push([`rows.${at}${fault.column}`, fault.code])
    else if (old && old.cancelled !== null && row.closed_yn === 'N')
      faults.push([`rows.${at}.closed_yn`, 'DEPARTURE_CANCELLED'])
    else if (old && row.seats < (seats.get(old.departure_id)?.taken ?? 0))
      faults.push([`rows.${at}.seats`, 'SEATS_TAKEN'])
    else if (old && day !== old.departure_date && !row.tell_booked && seats.get(old.departure_id)?.active)
      faults.push([`rows.${at}.departure_date`, 'BOOKED_UNTOLD'])
    seen.add(place)
  }
  for (const [at, id] of removed.entries()) {
    const { booked = false, taken = 0 } = seats.get(id) ?? {}
    const isCancelled = stand.some(({ departure_id, cancelled }) => departure_id === id && cancelled !== null)
    if (isCancelled) faults.push([`removed.${at}`, 'DEPARTURE_CANCELLED'])
    else if (booked || taken > 0) faults.push([`removed.${at}`, 'DEPARTURE_BOOKED'])
  }
  const [first] = faults
  if (!first) return
  const fields: Fields = Object.fromEntries(faults.map(([at, code]) => [at, { ko: ko[code], en: en[code] }]))
  refuse(first[1], { fields })
}

type Around = { place: string; seen: Set<string>; last: string; today: string }

function faultOf(row: Row, old: StoredDeparture | undefined, { place, seen, last, today }: Around) {
  const onDay = (code: Code) => ({ column: '.departure_date', code })
  if (row.departure_date <= today) return onDay('DAY_IS_OVER')
  if (row.departure_date > last) return onDay('DAY_TOO_FAR')
  if (row.revision !== (old?.revision ?? 0)) return { column: '', code: 'CHANGED_MEANWHILE' as const }
  return seen.has(place) ? onDay('DAY_TWICE') : undefined
}

async function remove({ db, travel_agency }: StaffCtx, removed: number[]): Promise<void> {
  if (removed.length === 0) return
  await db
    .deleteFrom('departure')
    .where('travel_agency', '=', travel_agency)
    .where(sql<boolean>`departure_id = any (${removed}::bigint[])`)
    .execute()
}

/** The columns of a new departure. */
export const writtenColumns = sql.raw(
  'departure_date, departure_time, flights, adult_price, child_price, baby_price, seats, minimum, closed_yn',
)

type Written = Row & { departure_id: number | null }

async function write({ db, travel_agency }: StaffCtx, rows: Written[]): Promise<void> {
  const recordOf = (those: Written[]) => sql`jsonb_to_recordset(${JSON.stringify(those)}::jsonb) r (
    departure_id bigint, package_code text, departure_date date, departure_time text, flights jsonb, adult_price int,
    child_price int, baby_price int, seats int, minimum int, closed_yn text)`
  const old = rows.filter(({ departure_id }) => departure_id !== null)
  const fresh = rows.filter(({ departure_id }) => departure_id === null)
  if (old.length > 0)
    await sql`
      update departure d set departure_date = r.departure_date, departure_time = r.departure_time, flights = r.flights,
        adult_price = r.adult_price, child_price = r.child_price, baby_price = r.baby_price, seats = r.seats,
        minimum = r.minimum, closed_yn = r.closed_yn, revision = d.revision + 1
      from ${recordOf(old)} where d.travel_agency = ${travel_agency} and d.departure_id = r.departure_id`.execute(
      db,
    )
  if (fresh.length > 0)
    await sql`
      insert into departure (travel_agency, package_code, ${writtenColumns})
      select ${travel_agency}, package_code, ${writtenColumns} from ${recordOf(fresh)}`.execute(db)
}
