// All trips and departures out, and in again: by the same procedures as the editor. Decision 48
import { sql } from 'kysely'
import { type Code, type Fields, isRefusal, refuse } from '#errors.ts'
import { exchangeLimits } from '#limits/trade.ts'
import { onceOnly } from '#platform/once-only.server.ts'
import type { Own, StaffCtx } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import { errors as en } from '#words/en/errors.ts'
import { errors as ko } from '#words/ko/errors.ts'
import { storeDepartures } from './departures.server.ts'
import { contentOf, findTrip, placesToChoose, saveDraft } from './draft.server.ts'
import type { TripIn, TripOut } from './exchange.ts'
import { insertTrip } from './make-trip.server.ts'
import type { tripOfficeCalls as calls } from './office-calls.ts'
import { refuseForeignParts } from './parts.server.ts'
import { publishTrip } from './publish.server.ts'

export async function exportTrips(ctx: StaffCtx, { after }: In<typeof calls.exportTrips>) {
  const { db, travel_agency } = ctx
  const [found, { total }] = await Promise.all([
    db
      .selectFrom('package')
      .select('package_code')
      .where('travel_agency', '=', travel_agency)
      .$if(after !== undefined, (query) => query.where('package_code', '>', after ?? ''))
      .orderBy('package_code')
      .limit(exchangeLimits.page)
      .execute(),
    db
      .selectFrom('package')
      .select(sql<number>`count(*)::int`.as('total'))
      .where('travel_agency', '=', travel_agency)
      .executeTakeFirstOrThrow(),
  ])
  const codes = found.map(({ package_code }) => package_code)
  const departures = await departuresOf(ctx, codes)
  const trips: TripOut[] = []
  for (const package_code of codes) {
    const trip = await findTrip(ctx, package_code)
    const { state, revision } = trip
    const content = await contentOf(ctx, trip)
    trips.push({ package_code, state, revision, content, departures: departures.get(package_code) ?? [] })
  }
  ctx.note({ subject: 'trips', after: { trips: codes.length } })
  const next = codes.length === exchangeLimits.page ? (codes.at(-1) ?? null) : null
  return { total, next, categories: await placesToChoose(ctx), trips }
}

/** Past departures too: an export is complete. */
async function departuresOf({ db, travel_agency }: StaffCtx, codes: string[]) {
  const rows = await db
    .selectFrom('departure')
    .select(['package_code', 'departure_id', 'departure_date', 'adult_price', 'child_price', 'baby_price'])
    .select(['departure_time', 'flights', 'seats', 'minimum', 'closed_yn', 'revision'])
    .where('travel_agency', '=', travel_agency)
    .where('package_code', 'in', codes.length > 0 ? codes : [''])
    .orderBy('departure_date')
    .orderBy('departure_id')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ package_code }) => package_code)].map(([code, list]) => [
      code,
      list.map(({ package_code: _, ...row }) => row),
    ]),
  )
}

type Coming = In<typeof calls.importTrips>
type Taken = { made: string[]; saved: number; published: number; rows: number }

/** Thrown to roll back a trial import. */
class Tried extends Error {
  readonly taken: Taken
  constructor(taken: Taken) {
    super('only tried')
    this.taken = taken
  }
}

export async function importTrips(ctx: Own<StaffCtx>, coming: Coming): Promise<Taken> {
  if (!coming.only_try)
    return onceOnly(ctx, 'importTrips', coming, (inside) => take({ ...inside, staff: ctx.staff }, coming))
  try {
    return await ctx.write(async (inside) => {
      throw new Tried(await take(inside, coming))
    })
  } catch (error) {
    if (error instanceof Tried) return error.taken
    throw error
  }
}

/**
 * Trips are locked in the order of their codes, so that two imports cannot deadlock. All faults are collected
 * before they are reported. Each procedure refuses before it writes, and everything is rolled back anyway.
 */
async function take(ctx: StaffCtx, { trips, publish }: Coming): Promise<Taken> {
  const taken: Taken = { made: [], saved: 0, published: 0, rows: 0 }
  const faults: { code: Code; fields: Fields }[] = []
  const order = trips
    .map((trip, at) => ({ trip, at }))
    .sort((one, other) => compareCodes(one.trip.package_code, other.trip.package_code))
  for (const { trip, at } of order) {
    try {
      await takeTrip(ctx, trip, { publish, taken })
    } catch (error) {
      if (!isRefusal(error)) throw error
      faults.push({ code: error.refusal, fields: fieldsAt(`trips.${at}`, error.refusal, error.fields) })
    }
  }
  const [first] = faults
  if (first) refuse(first.code, { fields: Object.assign({}, ...faults.map(({ fields }) => fields)) })
  return taken
}

const compareCodes = (one: string | null, other: string | null) => {
  const [left, right] = [one ?? '\uffff', other ?? '\uffff']
  if (left === right) return 0
  return left < right ? -1 : 1
}

function fieldsAt(at: string, code: Code, fields: Fields | undefined): Fields {
  const named = Object.entries(fields ?? {})
  if (named.length === 0) return { [at]: { ko: ko[code], en: en[code] } }
  return Object.fromEntries(named.map(([name, said]) => [`${at}.${name}`, said]))
}

type Taking = { publish: boolean; taken: Taken }

async function takeTrip(
  ctx: StaffCtx,
  { content, revision, rows, ...trip }: TripIn,
  { publish, taken }: Taking,
) {
  let { package_code } = trip
  if (package_code === null) {
    const begun = content ?? refuse('PACKAGE_UNAVAILABLE')
    await refuseForeignParts(ctx, begun)
    package_code = (await insertTrip(ctx, begun)).package_code
    taken.made.push(package_code)
  } else if (content) {
    const { state } = await findTrip(ctx, package_code, 'lock')
    await saveDraft(ctx, { package_code, revision, content })
    taken.saved += 1
    if (publish && (state === 'on_sale' || state === 'ended')) {
      await publishTrip(ctx, { package_code, revision: revision + 1, at: null })
      taken.published += 1
    }
  }
  if (rows.length === 0) return
  const own = rows.map((row) => ({ ...row, package_code }))
  await storeDepartures(ctx, package_code, { rows: own, removed: [] })
  taken.rows += rows.length
}
