// Publishing a trip: the draft becomes what everybody sees, in one transaction under its lock. Decision 32
import { sql } from 'kysely'
import { isRefusal, refuse, refuseChanged } from '#errors.ts'
import { partsOf } from '#plain/parts-of.ts'
import type { Db } from '#platform/db/open.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { InAgency, StaffCtx } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import { explain, heard } from '#platform/wire/explain.ts'
import { contentOf, findTrip, lockTrip } from './draft.server.ts'
import { hideTripsOf } from './follow-place.server.ts'
import type { tripOfficeCalls as calls } from './office-calls.ts'
import { refuseAt, refuseForeignParts } from './parts.server.ts'
import { placesNamed } from './places.server.ts'
import { cardColumns, detailColumns, readStored } from './stored.server.ts'
import { Trip, type TripDraft, tidied } from './trip.ts'
import { keepPrices } from './turn-day.server.ts'

export async function publishTrip(
  ctx: StaffCtx,
  { package_code, revision, at }: In<typeof calls.publishTrip>,
) {
  const found = await findTrip(ctx, package_code, 'lock')
  refuseChanged(found.revision, revision)
  // There is no second version of the same draft. Whoever comes second learns that a colleague was quicker.
  const isShown = found.version > 0 && found.sale_yn === 'Y' && !found.changed
  if (isShown && found.publish_at === null) refuse('ALREADY_PUBLISHED')
  const content = await contentOf(ctx, found)
  await refuseForeignParts(ctx, content, content)
  const trip = ready(content)
  const { name } = ctx.staff
  const publish_at = at === null ? null : await setTime(ctx, { package_code, revision, trip, at, name })
  const version =
    publish_at === null ? await show(ctx, { package_code, revision, trip, name }) : found.version
  ctx.note({
    subject: `trip ${package_code}`,
    before: { version: found.version, state: found.state },
    after: { version, publish_at },
  })
  return { version, revision, publish_at }
}

/** Refused with each field that hinders it. */
function ready(content: TripDraft): Trip {
  const read = Trip.safeParse(tidied(content), heard)
  if (read.success) return read.data
  const fields = Object.entries(explain(read.error.issues)).map(([name, said]) => [`content.${name}`, said])
  return refuse('TRIP_NOT_READY', { fields: Object.fromEntries(fields) })
}

const noTime = { publish_at: null, publish_content: null, publish_revision: null, publish_staff: null }

type Showing = { package_code: string; revision: number; trip: Trip; name: string }

/** The caller holds the lock. */
async function show(here: InAgency, { package_code, revision, trip, name }: Showing): Promise<number> {
  const version = (await keepFirst(here, package_code)) + 1
  const content = await withPlaces(here, trip)
  await keepVersion(here, { package_code, version, content, name })
  await writeShown(here, { package_code, version, content })
  await here.db
    .updateTable('package_draft')
    .set({ published_revision: revision, ...noTime })
    .where('travel_agency', '=', here.travel_agency)
    .where('package_code', '=', package_code)
    .execute()
  await keepPrices(here.db, here.travel_agency, package_code)
  return version
}

/** What was shown before the first edit in the office is stored as version 1. Returns the present version. */
async function keepFirst(here: InAgency, package_code: string): Promise<number> {
  const { version, published } = await here.db
    .selectFrom('package')
    .select(['version', 'published'])
    .where('travel_agency', '=', here.travel_agency)
    .where('package_code', '=', package_code)
    .executeTakeFirstOrThrow()
  if (version > 0 || published === null) return version
  const content = await readStored(here, package_code)
  await keepVersion(here, { package_code, version: 1, content, name: '', published })
  return 1
}

type Shown = { package_code: string; version: number; content: Trip }

async function writeShown(here: InAgency, { package_code, version, content }: Shown): Promise<void> {
  const { db, travel_agency } = here
  await db
    .updateTable('package')
    .set({
      ...cardColumns(content),
      version,
      published: sql<string>`now()`,
      sale_yn: 'Y',
      hidden_with_place: false,
    })
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', package_code)
    .execute()
  await hideTripsOf(here, package_code)
  await db
    .updateTable('package_detail')
    .set(detailColumns(content))
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', package_code)
    .execute()
}

/** Places that were only typed become the agency's own, to be chosen the next time. */
async function withPlaces(here: InAgency, trip: Trip): Promise<Trip> {
  const typed = trip.schedule.flatMap(({ places }) => places.filter(({ place_id }) => place_id === null))
  const ids = await placesNamed(
    here,
    typed.map(({ name }) => name),
  )
  return {
    ...trip,
    schedule: trip.schedule.map((day) => ({
      ...day,
      places: day.places.map((place) => ({ ...place, place_id: place.place_id ?? ids(place.name) })),
    })),
  }
}

type Version = { package_code: string; version: number; content: TripDraft; name: string; published?: string }

const keepVersion = (
  { db, travel_agency }: InAgency,
  { content, name: staff_name, ...version }: Version,
): Promise<unknown> =>
  db
    .insertInto('package_version')
    .values({ travel_agency, staff_name, content: JSON.stringify(content), ...version })
    .execute()

type Setting = { package_code: string; revision: number; trip: Trip; at: string; name: string }

/** The content of now is set to be published. Later changes need another publishing. */
async function setTime(ctx: StaffCtx, { package_code, revision, trip, at, name }: Setting): Promise<string> {
  const { db, travel_agency } = ctx
  if (new Date(at) <= new Date()) refuseAt('TIME_IS_OVER', 'at')
  const due = {
    publish_at: at,
    publish_content: JSON.stringify(trip),
    publish_revision: revision,
    publish_staff: name,
  }
  await db
    .insertInto('package_draft')
    .values({ travel_agency, package_code, content: JSON.stringify(trip), staff_name: name, ...due })
    .onConflict((conflict) => conflict.columns(['travel_agency', 'package_code']).doUpdateSet(due))
    .execute()
  return at
}

export async function callOff(ctx: StaffCtx, { package_code }: In<typeof calls.callOff>) {
  const { db, travel_agency } = ctx
  await findTrip(ctx, package_code, 'lock')
  await db
    .updateTable('package_draft')
    .set(noTime)
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', package_code)
    .execute()
  ctx.note({ subject: `trip ${package_code}` })
  return {}
}

export async function takeDown(ctx: StaffCtx, { package_code }: In<typeof calls.takeDown>) {
  const { db, travel_agency } = ctx
  const { state } = await findTrip(ctx, package_code, 'lock')
  await db
    .updateTable('package')
    .set({ sale_yn: 'N', hidden_with_place: false })
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', package_code)
    .execute()
  ctx.note({ subject: `trip ${package_code}`, before: { state }, after: { state: 'hidden' } })
  return {}
}

/**
 * Runs every minute and publishes what is due, each trip in its own transaction. One failure does not stop
 * the others.
 */
export async function publishDue({ db, log }: { db: Db; log: Log }): Promise<void> {
  const due = await db
    .selectFrom('package_draft')
    .select(['travel_agency', 'package_code'])
    .where('publish_at', '<=', sql<string>`now()`)
    .orderBy('publish_at')
    .execute()
  for (const { travel_agency, package_code } of due)
    await inAgency(db, travel_agency, (tx) => showDue({ db: tx, travel_agency }, package_code, log)).catch(
      (error: unknown) =>
        log.warn(
          { agency: travel_agency, package_code, error: String(partsOf(error).message) },
          'a trip is not published yet',
        ),
    )
}

/** Its category may be gone meanwhile. Then nothing is published, and the date is dropped. */
async function showDue(here: InAgency, package_code: string, log: Log): Promise<void> {
  const { db, travel_agency } = here
  await lockTrip(here, package_code)
  const due = await db
    .selectFrom('package_draft')
    .select(['publish_content', 'publish_revision', 'publish_staff'])
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', package_code)
    .where('publish_at', '<=', sql<string>`now()`)
    .executeTakeFirst()
  if (!due) return // another process was quicker
  try {
    const trip = Trip.parse(due.publish_content)
    await refuseForeignParts(here, trip, trip)
    await show(here, {
      package_code,
      revision: due.publish_revision ?? 0,
      trip,
      name: due.publish_staff ?? '',
    })
  } catch (error) {
    if (!isRefusal(error)) throw error
    log.warn({ agency: travel_agency, package_code, code: error.refusal }, 'a trip could not be published')
    await db
      .updateTable('package_draft')
      .set(noTime)
      .where('travel_agency', '=', travel_agency)
      .where('package_code', '=', package_code)
      .execute()
  }
}
