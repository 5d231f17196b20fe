// The price grid of departures is saved together or not at all.
import { sql } from 'kysely'
import { lockTrips } from '#domain/catalog/trip-row.server.ts'
import { type Code, type Fields, refuse } from '#errors.ts'
import { tripLimits } from '#limits/trip.ts'
import { readToday, seoulToday } from '#platform/db/seoul.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import { getCodeSentence } from '#platform/wire/refuse-at-field.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { confirmDeparture } from './confirm-departure.server.ts'
import { getDepartureKey } from './departure-label.ts'
import { updateLowestPrices } from './lowest-price.server.ts'
import type { departureOfficeCalls as calls } from './office-calls.ts'
import { lockDepartureBookings, rescheduleBookings } from './reschedule-departure.server.ts'
import { type DepartureSeats, lockSeats } from './seats.server.ts'

type DeparturesInput = In<typeof calls.saveDepartures>
type Row = DeparturesInput['rows'][number] & { package_code: string }
type StoredDeparture = Awaited<ReturnType<typeof listStoredDepartures>>[number]

/** One key for one save: sent again, it changes nothing and answers the same. */
export const saveDepartures = (ctx: ManualTxContext<StaffCtx>, input: DeparturesInput) =>
  withIdempotencyKey(ctx, 'saveDepartures', input, (tx) =>
    storeDepartures({ ...tx, staff: ctx.staff }, input.package_code ?? '', input),
  )

/**
 * The rows of the trips are locked first, in the order of their codes, then the bookings that move, then the seats
 * of every departure that changes: from then on nobody takes one of them, and what is read about them holds until
 * all is written.
 */
export async function storeDepartures(
  ctx: StaffCtx,
  package_code: string,
  { removed, ...input }: Pick<DeparturesInput, 'rows' | 'removed'>,
) {
  const { db, travel_agency } = ctx
  const rows = input.rows.map((row) => ({ ...row, package_code: row.package_code ?? package_code }))
  const codes = await listPackageCodes(ctx, rows, removed)
  if ((await lockTrips(ctx, codes)).length < codes.length) refuse('PACKAGE_UNAVAILABLE')
  const stored = await listStoredDepartures(ctx, rows, removed)
  const previous = rows.map((row) => findStoredDeparture(row, stored))
  const ids = [...previous.flatMap((each) => each?.departure_id ?? []), ...removed]
  const moved = previous.filter((each, at) => each && each.departure_date !== rows[at]?.departure_date)
  await lockDepartureBookings(
    ctx,
    moved.flatMap((each) => each?.departure_id ?? []),
  )
  const seats = new Map((await lockSeats(ctx, ids)).map((each) => [each.departure_id, each]))
  refuseFaults({ rows, removed, previous, stored, seats, today: await readToday(db) })
  await deleteDepartures(ctx, removed)
  await writeDepartures(
    ctx,
    rows.map((row, at) => ({
      ...row,
      ...resolveFlights(row, previous[at]),
      departure_id: previous[at]?.departure_id ?? null,
    })),
  )
  for (const [at, { departure_date }] of rows.entries()) {
    const previousDeparture = previous[at]
    if (previousDeparture && previousDeparture.departure_date !== departure_date)
      await rescheduleBookings(ctx, previousDeparture, departure_date)
  }
  for (const [at, { minimum }] of rows.entries()) {
    const previousDeparture = previous[at]
    const isActive = previousDeparture && seats.get(previousDeparture.departure_id)?.active
    // enough people may have paid for the new minimum
    if (isActive && minimum < previousDeparture.minimum) await confirmDeparture(ctx, previousDeparture)
  }
  for (const code of codes) await updateLowestPrices(db, travel_agency, code)
  ctx.logChange({ subject: `departures ${codes.join(' ')}`, before: stored, after: { rows, removed } })
  return { saved: rows.length, removed: removed.length }
}

async function listPackageCodes(
  { db, travel_agency }: StaffCtx,
  rows: Row[],
  removed: number[],
): Promise<string[]> {
  const found = await db
    .selectFrom('departure')
    .select('package_code')
    .distinct()
    .where('travel_agency', '=', travel_agency)
    .where(sql<boolean>`departure_id = any (${removed}::bigint[])`)
    .execute()
  return [...new Set([...rows, ...found].map(({ package_code }) => package_code))].sort()
}

/** Stored departures that are named by their number, and those of the same trips and days. */
const listStoredDepartures = ({ db, travel_agency }: StaffCtx, rows: Row[], removed: number[]) =>
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
function findStoredDeparture(
  { departure_id, package_code, departure_date, revision }: Row,
  stored: StoredDeparture[],
) {
  if (departure_id)
    return stored.find((each) => each.departure_id === departure_id && each.package_code === package_code)
  if (revision === 0) return undefined
  const departures = stored.filter(
    (each) => each.package_code === package_code && each.departure_date === departure_date,
  )
  return departures.length === 1 ? departures[0] : undefined
}

/**
 * Fields that are not given stay as they are. The departure time is that of the first flight, if there is
 * one.
 */
function resolveFlights({ departure_time, flights }: Row, previous: StoredDeparture | undefined) {
  const newFlights = flights ?? (departure_time === undefined ? previous?.flights : undefined) ?? []
  return {
    flights: newFlights,
    departure_time:
      newFlights[0]?.departs ??
      (departure_time === undefined ? previous?.departure_time : departure_time) ??
      null,
  }
}

type DepartureChanges = {
  rows: Row[]
  removed: number[]
  previous: (StoredDeparture | undefined)[]
  stored: StoredDeparture[]
  seats: Map<number, Omit<DepartureSeats, 'departure_id'>>
  today: string
}

/** Every wrong cell at once, each under its own name. */
function refuseFaults({ rows, removed, previous, stored, seats, today }: DepartureChanges): void {
  const faults: [at: string, code: Code][] = []
  const last = `${Number(today.slice(0, 4)) + tripLimits.yearsAhead}${today.slice(4)}`
  const touched = new Set([...previous.flatMap((each) => each?.departure_id ?? []), ...removed])
  const seenKeys = new Set(
    stored.filter(({ departure_id }) => !touched.has(departure_id)).map(getDepartureKey),
  )
  for (const [at, row] of rows.entries()) {
    const previousDeparture = previous[at]
    const { departure_date: day } = row
    const key = getDepartureKey({ ...row, ...resolveFlights(row, previousDeparture) })
    const fault = findRowFault(row, previousDeparture, { key, seenKeys, last, today })
    if (fault) faults.push([`rows.${at}${fault.column}`, fault.code])
    else if (previousDeparture && previousDeparture.cancelled !== null && row.closed_yn === 'N')
      faults.push([`rows.${at}.closed_yn`, 'DEPARTURE_CANCELLED'])
    else if (previousDeparture && row.seats < (seats.get(previousDeparture.departure_id)?.taken ?? 0))
      faults.push([`rows.${at}.seats`, 'SEATS_TAKEN'])
    else if (
      previousDeparture &&
      day !== previousDeparture.departure_date &&
      !row.tell_booked &&
      seats.get(previousDeparture.departure_id)?.active
    )
      faults.push([`rows.${at}.departure_date`, 'BOOKED_UNTOLD'])
    seenKeys.add(key)
  }
  for (const [at, id] of removed.entries()) {
    const { booked = false, taken = 0, has_costs = false } = seats.get(id) ?? {}
    const isCancelled = stored.some(
      ({ departure_id, cancelled }) => departure_id === id && cancelled !== null,
    )
    if (isCancelled) faults.push([`removed.${at}`, 'DEPARTURE_CANCELLED'])
    else if (booked || taken > 0) faults.push([`removed.${at}`, 'DEPARTURE_BOOKED'])
    else if (has_costs) faults.push([`removed.${at}`, 'DEPARTURE_HAS_COSTS'])
  }
  const [first] = faults
  if (!first) return
  const fields: Fields = Object.fromEntries(faults.map(([at, code]) => [at, getCodeSentence(code)]))
  refuse(first[1], { fields })
}

type RowContext = { key: string; seenKeys: Set<string>; last: string; today: string }

function findRowFault(
  row: Row,
  previousDeparture: StoredDeparture | undefined,
  { key, seenKeys, last, today }: RowContext,
) {
  const onDay = (code: Code) => ({ column: '.departure_date', code })
  if (row.departure_date <= today) return onDay('DAY_IS_OVER')
  if (row.departure_date > last) return onDay('DAY_TOO_FAR')
  if (row.revision !== (previousDeparture?.revision ?? 0))
    return { column: '', code: 'CHANGED_MEANWHILE' as const }
  return seenKeys.has(key) ? onDay('DAY_TWICE') : undefined
}

async function deleteDepartures({ db, travel_agency }: StaffCtx, removed: number[]): Promise<void> {
  if (removed.length === 0) return
  await db
    .deleteFrom('departure')
    .where('travel_agency', '=', travel_agency)
    .where(sql<boolean>`departure_id = any (${removed}::bigint[])`)
    .execute()
}

const departureColumns = sql.raw(
  'departure_date, departure_time, flights, adult_price, child_price, baby_price, seats, minimum, closed_yn',
)

type DepartureToSave = Row & { departure_id: number | null }

async function writeDepartures({ db, travel_agency }: StaffCtx, rows: DepartureToSave[]): Promise<void> {
  const toRecordset = (
    departures: DepartureToSave[],
  ) => sql`jsonb_to_recordset(${JSON.stringify(departures)}::jsonb) r (
    departure_id bigint, package_code text, departure_date date, departure_time text, flights jsonb, adult_price int,
    child_price int, baby_price int, seats int, minimum int, closed_yn text)`
  const previousDeparture = rows.filter(({ departure_id }) => departure_id !== null)
  const fresh = rows.filter(({ departure_id }) => departure_id === null)
  if (previousDeparture.length > 0)
    await sql`
      update departure d set departure_date = r.departure_date, departure_time = r.departure_time, flights = r.flights,
        adult_price = r.adult_price, child_price = r.child_price, baby_price = r.baby_price, seats = r.seats,
        minimum = r.minimum, closed_yn = r.closed_yn, revision = d.revision + 1
      from ${toRecordset(previousDeparture)} where d.travel_agency = ${travel_agency} and d.departure_id = r.departure_id`.execute(
      db,
    )
  if (fresh.length > 0)
    await sql`
      insert into departure (travel_agency, package_code, ${departureColumns})
      select ${travel_agency}, package_code, ${departureColumns} from ${toRecordset(fresh)}`.execute(db)
}

/** The departures to come of one trip, with their seats and prices; nobody is booked on the copies. */
export async function copyDepartures(
  { db, travel_agency }: AgencyContext,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`
    insert into departure (travel_agency, package_code, ${departureColumns})
    select travel_agency, ${to}, ${departureColumns} from departure
    where travel_agency = ${travel_agency} and package_code = ${from} and departure_date > ${seoulToday}`.execute(
    db,
  )
  await updateLowestPrices(db, travel_agency, to)
}

/** All departures of a trip that is deleted. The caller holds the trip and knows that nobody has booked it. */
export async function deleteAllDepartures({ db, travel_agency }: AgencyContext, package_code: string) {
  await db
    .deleteFrom('departure')
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', package_code)
    .execute()
}
