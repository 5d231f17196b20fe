// All trips and departures out, and in again: by the same procedures as the editor. Decision 48
import { sql } from 'kysely'
import { type Code, type Fields, isRefusal, refuse } from '#errors.ts'
import { exchangeLimits } from '#limits/trade.ts'
import { isAnswered, onceOnly } from '#platform/once-only.server.ts'
import type { Own, StaffCtx } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import { keyMay, may } from '#roles.ts'
import { errors as en } from '#words/en/errors.ts'
import { errors as ko } from '#words/ko/errors.ts'
import { storeDepartures } from './departures.server.ts'
import { contentOf, findTrip, lockTrips, placesToChoose, saveDraft } from './draft.server.ts'
import type { TripIn, TripOut } from './exchange.ts'
import { firstPlaceInList, insertTrip } from './make-trip.server.ts'
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
  const departures = await departuresOf(ctx, mayDepartures(ctx) ? codes : [])
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

/** A file without departures is brought in as any other: what it does not name stays. */
const mayDepartures = ({ staff: { key, roles } }: StaffCtx) =>
  key ? keyMay(key.scopes, 'departures') : may(roles, 'departures')

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

/** Thrown to roll back what was only tried. */
class Tried extends Error {
  readonly taken: Taken
  constructor(taken: Taken) {
    super('only tried')
    this.taken = taken
  }
}

/**
 * Every fault is looked for before the transaction that writes, trip by trip, and no lock is held for longer
 * than one of them takes. That transaction checks again, because anything may happen in between. A call that
 * is sent again finds its own changes and must still get its first answer.
 */
export async function importTrips(ctx: Own<StaffCtx>, coming: Coming): Promise<Taken> {
  const groups = groupByCode(coming.trips)
  const findFaults = () => takeAll(groups, 1, (group) => tryGroup(ctx, group, coming))
  if (coming.only_try) return findFaults()
  const isRepeated = () => isAnswered(ctx, 'importTrips')
  if (!(await isRepeated()))
    await findFaults().catch(async (error: unknown) => {
      if (!isRefusal(error) || !(await isRepeated())) throw error
    })
  return onceOnly(ctx, 'importTrips', coming, (inside) =>
    writeAll({ ...inside, staff: ctx.staff }, groups, coming),
  )
}

type Group = { trip: TripIn; at: number }[]

/** In the order of their codes, so that two imports cannot deadlock. What concerns one trip stays together. */
function groupByCode(trips: TripIn[]): Group[] {
  const all = trips.map((trip, at) => ({ trip, at }))
  const groups = Map.groupBy(all, ({ trip, at }) => trip.package_code ?? at)
  return [...groups.values()].sort(([one], [other]) =>
    compareCodes(one?.trip.package_code ?? null, other?.trip.package_code ?? null),
  )
}

/** All faults are collected before they are reported. */
async function takeAll(
  groups: Group[],
  atOnce: number,
  takeOne: (group: Group) => Promise<Taken>,
): Promise<Taken> {
  const taken: Taken = { made: [], saved: 0, published: 0, rows: 0 }
  const faults: { code: Code; fields: Fields }[] = []
  for (let from = 0; from < groups.length; from += atOnce) {
    const some = groups.slice(from, from + atOnce)
    // Until all have settled: what still ran would write after the rollback.
    for (const outcome of await Promise.allSettled(some.map(takeOne))) {
      if (outcome.status === 'fulfilled') addTo(taken, outcome.value)
      else if (outcome.reason instanceof Faults) faults.push(...outcome.reason.faults)
      else throw outcome.reason
    }
  }
  const [first] = faults
  if (first) refuse(first.code, { fields: Object.assign({}, ...faults.map(({ fields }) => fields)) })
  return taken
}

function addTo(taken: Taken, more: Taken): void {
  taken.made.push(...more.made)
  taken.saved += more.saved
  taken.published += more.published
  taken.rows += more.rows
}

/** What is wrong with the trips of one code. */
class Faults extends Error {
  readonly faults: { code: Code; fields: Fields }[]
  constructor(faults: Faults['faults']) {
    super('faults')
    this.faults = faults
  }
}

/** In a transaction of its own, which is rolled back. */
async function tryGroup(ctx: Own<StaffCtx>, group: Group, { publish }: Coming): Promise<Taken> {
  try {
    return await ctx.within(async (inside) => {
      throw new Tried(await takeGroup(inside, group, { publish }))
    })
  } catch (error) {
    if (error instanceof Tried) return error.taken
    throw error
  }
}

/** Locked in one order first: the statements of several trips are then sent without waiting for each other. */
async function writeAll(ctx: StaffCtx, groups: Group[], { publish }: Coming): Promise<Taken> {
  const codes = groups.flatMap(([first]) => first?.trip.package_code ?? [])
  await lockTrips(ctx, codes)
  let seq = await firstPlaceInList(ctx)
  return takeAll(groups, exchangeLimits.atOnce, (group) => takeGroup(ctx, group, { publish, seq: seq-- }))
}

async function takeGroup(ctx: StaffCtx, group: Group, how: Omit<Taking, 'taken'>): Promise<Taken> {
  const taken: Taken = { made: [], saved: 0, published: 0, rows: 0 }
  const faults: Faults['faults'] = []
  for (const { trip, at } of group) {
    try {
      await takeTrip(ctx, trip, { ...how, taken })
    } catch (error) {
      if (!isRefusal(error)) throw error
      faults.push({ code: error.refusal, fields: fieldsAt(`trips.${at}`, error.refusal, error.fields) })
    }
  }
  if (faults.length > 0) throw new Faults(faults)
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

/** `seq`: the place of a new trip in the list, where several are made at once. */
type Taking = { publish: boolean; seq?: number; taken: Taken }

async function takeTrip(
  ctx: StaffCtx,
  { content, revision, rows, ...trip }: TripIn,
  { publish, seq, taken }: Taking,
) {
  let { package_code } = trip
  if (package_code === null) {
    const begun = content ?? refuse('PACKAGE_UNAVAILABLE')
    await refuseForeignParts(ctx, begun)
    package_code = (await insertTrip(ctx, begun, seq)).package_code
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
