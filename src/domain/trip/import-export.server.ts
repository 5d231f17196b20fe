// Exports all trips and departures, and imports them with the same procedures as the editor. Decision 48
import { sql } from 'kysely'
import { lockTrips } from '#domain/catalog/trip-row.server.ts'
import { storeDepartures } from '#domain/departure/save-departures.server.ts'
import { type Code, type Fields, isRefusal, refuse } from '#errors.ts'
import { importExportLimits } from '#limits/trade.ts'
import { hasStoredAnswer, withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import { getCodeSentence } from '#platform/wire/refuse-at-field.ts'
import type { ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { keyMay, may } from '#roles.ts'
import { getFirstListPosition, insertTrip } from './create-trip.server.ts'
import { getDraftContent, getTrip, listCategoryTree, saveDraft } from './draft.server.ts'
import type { ExportedTrip, ImportedTrip } from './import-export.ts'
import type { tripOfficeCalls as calls } from './office-calls.ts'
import { publishTrip } from './publish.server.ts'
import { refuseForeignReferences } from './trip-references.server.ts'

export async function exportTrips(ctx: StaffCtx, { after }: In<typeof calls.exportTrips>) {
  const { db, travel_agency } = ctx
  const [found, { total }] = await Promise.all([
    db
      .selectFrom('package')
      .select('package_code')
      .where('travel_agency', '=', travel_agency)
      .$if(after !== undefined, (query) => query.where('package_code', '>', after ?? ''))
      .orderBy('package_code')
      .limit(importExportLimits.page)
      .execute(),
    db
      .selectFrom('package')
      .select(sql<number>`count(*)::int`.as('total'))
      .where('travel_agency', '=', travel_agency)
      .executeTakeFirstOrThrow(),
  ])
  const codes = found.map(({ package_code }) => package_code)
  const departures = await listDeparturesByTrip(ctx, canReadDepartures(ctx) ? codes : [])
  const trips: ExportedTrip[] = []
  for (const package_code of codes) {
    const trip = await getTrip(ctx, package_code)
    const { state, revision } = trip
    const content = await getDraftContent(ctx, trip)
    trips.push({ package_code, state, revision, content, departures: departures.get(package_code) ?? [] })
  }
  ctx.logChange({ subject: 'trips', after: { trips: codes.length } })
  const next = codes.length === importExportLimits.page ? (codes.at(-1) ?? null) : null
  return { total, next, categories: await listCategoryTree(ctx), trips }
}

/** A file without departures is brought in as any other: what it does not name stays. */
const canReadDepartures = ({ staff: { key, roles } }: StaffCtx) =>
  key ? keyMay(key.scopes, 'departures') : may(roles, 'departures')

/** Past departures too: an export is complete. */
async function listDeparturesByTrip({ db, travel_agency }: StaffCtx, codes: string[]) {
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

type ImportInput = In<typeof calls.importTrips>
type ImportResult = { made: string[]; saved: number; published: number; rows: number }

/** Thrown to roll back what was only tried. */
class DryRunRollback extends Error {
  readonly taken: ImportResult
  constructor(taken: ImportResult) {
    super('only tried')
    this.taken = taken
  }
}

/**
 * Every fault is looked for before the transaction that writes, trip by trip, and no lock is held for longer
 * than one of them takes. That transaction checks again, because anything may happen in between. A call that
 * is sent again finds its own changes and must still get its first answer.
 */
export async function importTrips(ctx: ManualTxContext<StaffCtx>, input: ImportInput): Promise<ImportResult> {
  const groups = groupByCode(input.trips)
  const findFaults = () => importAll(groups, 1, (group) => dryRunGroup(ctx, group, input))
  if (input.only_try) return findFaults()
  const isRepeated = () => hasStoredAnswer(ctx, 'importTrips')
  if (!(await isRepeated()))
    await findFaults().catch(async (error: unknown) => {
      if (!isRefusal(error) || !(await isRepeated())) throw error
    })
  return withIdempotencyKey(ctx, 'importTrips', input, (tx) =>
    importInTransaction({ ...tx, staff: ctx.staff }, groups, input),
  )
}

type TripGroup = { trip: ImportedTrip; at: number }[]

/**
 * In the order of their codes, so that two imports cannot deadlock. What concerns one trip stays together.
 */
function groupByCode(trips: ImportedTrip[]): TripGroup[] {
  const all = trips.map((trip, at) => ({ trip, at }))
  const groups = Map.groupBy(all, ({ trip, at }) => trip.package_code ?? at)
  return [...groups.values()].sort(([one], [other]) =>
    compareCodes(one?.trip.package_code ?? null, other?.trip.package_code ?? null),
  )
}

/** All faults are collected before they are reported. */
async function importAll(
  groups: TripGroup[],
  atOnce: number,
  importOne: (group: TripGroup) => Promise<ImportResult>,
): Promise<ImportResult> {
  const taken: ImportResult = { made: [], saved: 0, published: 0, rows: 0 }
  const faults: { code: Code; fields: Fields }[] = []
  for (let from = 0; from < groups.length; from += atOnce) {
    const batch = groups.slice(from, from + atOnce)
    // Until all have settled: what still ran would write after the rollback.
    for (const outcome of await Promise.allSettled(batch.map(importOne))) {
      if (outcome.status === 'fulfilled') addResult(taken, outcome.value)
      else if (outcome.reason instanceof ImportFaults) faults.push(...outcome.reason.faults)
      else throw outcome.reason
    }
  }
  const [first] = faults
  if (first) refuse(first.code, { fields: Object.assign({}, ...faults.map(({ fields }) => fields)) })
  return taken
}

function addResult(taken: ImportResult, more: ImportResult): void {
  taken.made.push(...more.made)
  taken.saved += more.saved
  taken.published += more.published
  taken.rows += more.rows
}

/** Faults of the trips of one code. */
class ImportFaults extends Error {
  readonly faults: { code: Code; fields: Fields }[]
  constructor(faults: ImportFaults['faults']) {
    super('faults')
    this.faults = faults
  }
}

/** In a transaction of its own, which is rolled back. */
async function dryRunGroup(
  ctx: ManualTxContext<StaffCtx>,
  group: TripGroup,
  { publish }: ImportInput,
): Promise<ImportResult> {
  try {
    return await ctx.transaction(async (tx) => {
      throw new DryRunRollback(await importGroup(tx, group, { publish }))
    })
  } catch (error) {
    if (error instanceof DryRunRollback) return error.taken
    throw error
  }
}

/**
 * Locked in one order first: the statements of several trips are then sent without waiting for each other.
 */
async function importInTransaction(
  ctx: StaffCtx,
  groups: TripGroup[],
  { publish }: ImportInput,
): Promise<ImportResult> {
  const codes = groups.flatMap(([first]) => first?.trip.package_code ?? [])
  await lockTrips(ctx, codes)
  let seq = await getFirstListPosition(ctx)
  return importAll(groups, importExportLimits.atOnce, (group) =>
    importGroup(ctx, group, { publish, seq: seq-- }),
  )
}

async function importGroup(
  ctx: StaffCtx,
  group: TripGroup,
  options: Omit<ImportOptions, 'taken'>,
): Promise<ImportResult> {
  const taken: ImportResult = { made: [], saved: 0, published: 0, rows: 0 }
  const faults: ImportFaults['faults'] = []
  for (const { trip, at } of group) {
    try {
      await importTrip(ctx, trip, { ...options, taken })
    } catch (error) {
      if (!isRefusal(error)) throw error
      faults.push({ code: error.refusal, fields: prefixFields(`trips.${at}`, error.refusal, error.fields) })
    }
  }
  if (faults.length > 0) throw new ImportFaults(faults)
  return taken
}

const compareCodes = (one: string | null, other: string | null) => {
  const [left, right] = [one ?? '\uffff', other ?? '\uffff']
  if (left === right) return 0
  return left < right ? -1 : 1
}

function prefixFields(at: string, code: Code, fields: Fields | undefined): Fields {
  const entries = Object.entries(fields ?? {})
  if (entries.length === 0) return { [at]: getCodeSentence(code) }
  return Object.fromEntries(entries.map(([name, text]) => [`${at}.${name}`, text]))
}

/** `seq`: the place of a new trip in the list, where several are made at once. */
type ImportOptions = { publish: boolean; seq?: number; taken: ImportResult }

async function importTrip(
  ctx: StaffCtx,
  { content, revision, rows, ...trip }: ImportedTrip,
  { publish, seq, taken }: ImportOptions,
) {
  let { package_code } = trip
  if (package_code === null) {
    const newContent = content ?? refuse('PACKAGE_UNAVAILABLE')
    await refuseForeignReferences(ctx, newContent)
    package_code = (await insertTrip(ctx, newContent, seq)).package_code
    taken.made.push(package_code)
  } else if (content) {
    const { state } = await getTrip(ctx, package_code, 'lock')
    await saveDraft(ctx, { package_code, revision, content })
    taken.saved += 1
    if (publish && (state === 'on_sale' || state === 'ended')) {
      await publishTrip(ctx, { package_code, revision: revision + 1, at: null })
      taken.published += 1
    }
  }
  if (rows.length === 0) return
  const tripRows = rows.map((row) => ({ ...row, package_code }))
  await storeDepartures(ctx, package_code, { rows: tripRows, removed: [] })
  taken.rows += rows.length
}
