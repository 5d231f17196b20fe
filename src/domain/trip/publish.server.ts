// Publishing a trip: the draft becomes what everybody sees, in one transaction under its lock. Decision 32
import { sql } from 'kysely'
import { findDepositAbovePrice } from '#domain/agency/rules/payment-plan.ts'
import { lockTrips } from '#domain/catalog/trip-row.server.ts'
import { updateLowestPrices } from '#domain/departure/lowest-price.server.ts'
import { isRefusal, refuse, refuseIfChanged } from '#errors.ts'
import { readFields } from '#lib/read-fields.ts'
import type { Db } from '#platform/db/database.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { In } from '#platform/wire/call.ts'
import { parseForPublish } from '#platform/wire/read-input.ts'
import { getCodeSentence, refuseAtField } from '#platform/wire/refuse-at-field.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'
import { syncHiddenTrips } from './category-trips.server.ts'
import { getDraftContent, getTrip, readPublishFacts } from './draft.server.ts'
import type { tripOfficeCalls as calls } from './office-calls.ts'
import { findOrCreatePlaces } from './places.server.ts'
import { Trip, type TripDraft, tidyDraft } from './trip.ts'
import { refuseForeignReferences } from './trip-references.server.ts'
import { readStoredTrip, toCardColumns, toDetailColumns } from './trip-rows.server.ts'

export async function publishTrip(
  ctx: StaffCtx,
  { package_code, revision, at }: In<typeof calls.publishTrip>,
) {
  const found = await getTrip(ctx, package_code, 'lock')
  if (found.is_private) refuse('TRIP_PRIVATE')
  refuseIfChanged(found.revision, revision)
  // There is no second version of the same draft. Whoever comes second learns that a colleague was quicker.
  const isPublished = found.version > 0 && found.sale_yn === 'Y' && !found.changed
  if (isPublished && found.publish_at === null) refuse('ALREADY_PUBLISHED')
  const content = await getDraftContent(ctx, found)
  await refuseForeignReferences(ctx, content, content)
  const trip = parseForPublish(Trip, tidyDraft(content), 'TRIP_NOT_READY')
  const { lowest_price } = await readPublishFacts(ctx, package_code)
  const field = findDepositAbovePrice(trip, lowest_price)
  if (field)
    refuse('TRIP_NOT_READY', { fields: { [`content.${field}`]: getCodeSentence('DEPOSIT_ABOVE_PRICE') } })
  const { name } = ctx.staff
  const publish_at =
    at === null ? null : await schedulePublish(ctx, { package_code, revision, trip, at, name })
  const version =
    publish_at === null ? await publishNow(ctx, { package_code, revision, trip, name }) : found.version
  ctx.logChange({
    subject: `trip ${package_code}`,
    before: { version: found.version, state: found.state },
    after: { version, publish_at },
  })
  return { version, revision, publish_at }
}

const noPublishTime = { publish_at: null, publish_content: null, publish_revision: null, publish_staff: null }

type PublishInput = { package_code: string; revision: number; trip: Trip; name: string }

/** The caller holds the lock. */
async function publishNow(
  ctx: AgencyContext,
  { package_code, revision, trip, name }: PublishInput,
): Promise<number> {
  const version = (await saveFirstVersion(ctx, package_code)) + 1
  const content = await createTypedPlaces(ctx, trip)
  await saveVersion(ctx, { package_code, version, content, name })
  await writePublished(ctx, { package_code, version, content })
  await ctx.db
    .updateTable('package_draft')
    .set({ published_revision: revision, ...noPublishTime })
    .where('travel_agency', '=', ctx.travel_agency)
    .where('package_code', '=', package_code)
    .execute()
  await updateLowestPrices(ctx.db, ctx.travel_agency, package_code)
  return version
}

/** The content before the first edit in the office is stored as version 1. Returns the present version. */
async function saveFirstVersion(ctx: AgencyContext, package_code: string): Promise<number> {
  const { version, published } = await ctx.db
    .selectFrom('package')
    .select(['version', 'published'])
    .where('travel_agency', '=', ctx.travel_agency)
    .where('package_code', '=', package_code)
    .executeTakeFirstOrThrow()
  if (version > 0 || published === null) return version
  const content = await readStoredTrip(ctx, package_code)
  await saveVersion(ctx, { package_code, version: 1, content, name: '', published })
  return 1
}

type PublishedTrip = { package_code: string; version: number; content: Trip }

async function writePublished(
  ctx: AgencyContext,
  { package_code, version, content }: PublishedTrip,
): Promise<void> {
  const { db, travel_agency } = ctx
  await db
    .updateTable('package')
    .set({
      ...toCardColumns(content),
      version,
      published: sql<string>`now()`,
      sale_yn: 'Y',
      hidden_with_place: false,
    })
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', package_code)
    .execute()
  await syncHiddenTrips(ctx, package_code)
  await db
    .updateTable('package_detail')
    .set(toDetailColumns(content))
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', package_code)
    .execute()
}

/** Places that were only typed become the agency's own, to be chosen the next time. */
async function createTypedPlaces(ctx: AgencyContext, trip: Trip): Promise<Trip> {
  const typedPlaces = trip.schedule.flatMap(({ places }) =>
    places.filter(({ place_id }) => place_id === null),
  )
  const ids = await findOrCreatePlaces(
    ctx,
    typedPlaces.map(({ name }) => name),
  )
  return {
    ...trip,
    schedule: trip.schedule.map((day) => ({
      ...day,
      places: day.places.map((place) => ({ ...place, place_id: place.place_id ?? ids(place.name) })),
    })),
  }
}

type TripVersion = {
  package_code: string
  version: number
  content: TripDraft
  name: string
  published?: string
}

const saveVersion = (
  { db, travel_agency }: AgencyContext,
  { content, name: staff_name, ...version }: TripVersion,
): Promise<unknown> =>
  db
    .insertInto('package_version')
    .values({ travel_agency, staff_name, content: JSON.stringify(content), ...version })
    .execute()

type ScheduledPublish = { package_code: string; revision: number; trip: Trip; at: string; name: string }

/** The content of now is set to be published. Later changes need another publishing. */
async function schedulePublish(
  ctx: StaffCtx,
  { package_code, revision, trip, at, name }: ScheduledPublish,
): Promise<string> {
  const { db, travel_agency } = ctx
  if (new Date(at) <= new Date()) refuseAtField('TIME_IS_OVER', 'at')
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
  await getTrip(ctx, package_code, 'lock')
  await db
    .updateTable('package_draft')
    .set(noPublishTime)
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', package_code)
    .execute()
  ctx.logChange({ subject: `trip ${package_code}` })
  return {}
}

export async function takeDown(ctx: StaffCtx, { package_code }: In<typeof calls.takeDown>) {
  const { db, travel_agency } = ctx
  const { state } = await getTrip(ctx, package_code, 'lock')
  await db
    .updateTable('package')
    .set({ sale_yn: 'N', hidden_with_place: false })
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', package_code)
    .execute()
  ctx.logChange({ subject: `trip ${package_code}`, before: { state }, after: { state: 'hidden' } })
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
    await runInTransaction(db, travel_agency, (tx) =>
      publishDueTrip({ db: tx, travel_agency }, package_code, log),
    ).catch((error: unknown) =>
      log.warn(
        { agency: travel_agency, package_code, error: String(readFields(error).message) },
        'a trip is not published yet',
      ),
    )
}

/** Its category may be gone meanwhile. Then nothing is published, and the date is dropped. */
async function publishDueTrip(ctx: AgencyContext, package_code: string, log: Log): Promise<void> {
  const { db, travel_agency } = ctx
  await lockTrips(ctx, [package_code])
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
    await refuseForeignReferences(ctx, trip, trip)
    await publishNow(ctx, {
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
      .set(noPublishTime)
      .where('travel_agency', '=', travel_agency)
      .where('package_code', '=', package_code)
      .execute()
  }
}
