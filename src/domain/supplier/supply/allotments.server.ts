// Allotments of suppliers for a departure: noted, changed, kept or given back before their day.
import { sql } from 'kysely'
import { lockDeparture } from '#domain/departure/close-departure.server.ts'
import { getOccupancy } from '#domain/departure/occupancy.server.ts'
import { refuse, refuseIfChanged } from '#errors.ts'
import { supplyLimits } from '#limits/books.ts'
import { readToday, seoulToday } from '#platform/db/seoul.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { supplyOfficeCalls as calls } from './office-calls.ts'

export async function readSupply(ctx: AgencyContext, { departure_id }: In<typeof calls.departure>) {
  const { db, travel_agency } = ctx
  const { page_title, departure_date, is_cancelled, seats, taken } = await getOccupancy(ctx, departure_id)
  const suppliers = await db
    .selectFrom('supplier')
    .select(['id', 'name', 'kind'])
    .where('travel_agency', '=', travel_agency)
    .where('ended', 'is', null)
    .orderBy('name')
    .execute()
  const about = { departure_id, page_title, departure_date, is_cancelled, seats, taken, suppliers }
  const [allotments, questions] = [
    await listAllotments(ctx, departure_id),
    await listQuestions(ctx, departure_id),
  ]
  return { ...about, today: await readToday(db), allotments, questions }
}

const listAllotments = ({ db, travel_agency }: AgencyContext, departure_id: number) =>
  db
    .selectFrom('allotment as a')
    .innerJoin('supplier as s', (on) =>
      on.onRef('s.travel_agency', '=', 'a.travel_agency').onRef('s.id', '=', 'a.supplier'),
    )
    .select(['a.id', 'a.supplier', 's.name as supplier_name', 'a.kind', 'a.count', 'a.what', 'a.release_on'])
    .select(['a.outcome', 'a.settled', 'a.settled_by', 'a.revision'])
    .where('a.travel_agency', '=', travel_agency)
    .where('a.departure_id', '=', departure_id)
    .orderBy(sql`a.outcome is not null, a.release_on nulls last, a.id`)
    .execute()

const listQuestions = ({ db, travel_agency }: AgencyContext, departure_id: number) =>
  db
    .selectFrom('supplier_question as q')
    .innerJoin('supplier as s', (on) =>
      on.onRef('s.travel_agency', '=', 'q.travel_agency').onRef('s.id', '=', 'q.supplier'),
    )
    .select([
      'q.id',
      'q.supplier',
      's.name as supplier_name',
      's.email as supplier_email',
      'q.kind',
      'q.count',
    ])
    .select(['q.question', 'q.ends', 'q.by_name', 'q.at', 'q.can', 'q.reply', 'q.held_until', 'q.answered'])
    .select([
      'q.seen',
      sql<boolean>`q.can is null and (q.withdrawn is not null or q.ends < ${seoulToday})`.as('is_over'),
    ])
    .where('q.travel_agency', '=', travel_agency)
    .where('q.departure_id', '=', departure_id)
    .orderBy('q.id', 'desc')
    .execute()

export function addAllotment(ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.addAllotment>) {
  return withIdempotencyKey(ctx, 'supply allotment', input, async (txCtx) => {
    const { db, travel_agency } = txCtx
    const { departure_id, ...after } = input
    await checkDepartureGoes(txCtx, departure_id)
    const { name } = await getOpenSupplier(txCtx, input.supplier)
    await lockDeparture(txCtx, departure_id) // two people cannot both add the last one
    if ((await listAllotments(txCtx, departure_id)).length >= supplyLimits.allotments)
      refuse('TOO_MANY_ALLOTMENTS')
    const added = await db
      .insertInto('allotment')
      .values({ travel_agency, ...input, by_name: ctx.staff.name })
      .returning('id')
      .executeTakeFirstOrThrow()
    txCtx.logChange({ subject: `departure ${departure_id}`, after: { ...after, supplier: name } })
    return added
  })
}

export async function changeAllotment(
  ctx: StaffCtx,
  { id, revision, ...fields }: In<typeof calls.changeAllotment>,
) {
  const allotment = await lockOpenAllotment(ctx, { id, revision })
  await checkDepartureGoes(ctx, allotment.departure_id)
  if (allotment.supplier !== fields.supplier) await getOpenSupplier(ctx, fields.supplier)
  await updateAllotment(ctx, id, { ...fields, revision: revision + 1 })
  const { supplier, kind, count, what, release_on } = allotment
  ctx.logChange({
    subject: `departure ${allotment.departure_id}`,
    before: { supplier, kind, count, what, release_on },
    after: fields,
  })
  return { revision: revision + 1 }
}

export async function settleAllotment(
  ctx: StaffCtx,
  { id, revision, outcome }: In<typeof calls.settleAllotment>,
) {
  const { departure_id, kind, count } = await lockOpenAllotment(ctx, { id, revision })
  if (outcome === 'kept') await checkDepartureGoes(ctx, departure_id)
  const settled = { outcome, settled: sql<string>`now()`, settled_by: ctx.staff.name }
  await updateAllotment(ctx, id, { ...settled, revision: revision + 1 })
  ctx.logChange({ subject: `departure ${departure_id}`, after: { kind, count, outcome } })
  return { revision: revision + 1 }
}

/** No allotment is taken for a departure that does not go. */
export async function checkDepartureGoes(ctx: AgencyContext, departure_id: number): Promise<void> {
  const { is_cancelled } = await getOccupancy(ctx, departure_id)
  if (is_cancelled) refuse('DEPARTURE_CANCELLED')
}

export async function getOpenSupplier({ db, travel_agency }: AgencyContext, id: number) {
  const supplier = await db
    .selectFrom('supplier')
    .select('name')
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .where('ended', 'is', null)
    .executeTakeFirst()
  return supplier ?? refuse('NOT_FOUND')
}

async function lockOpenAllotment(
  { db, travel_agency }: AgencyContext,
  { id, revision }: { id: number; revision: number },
) {
  const allotment =
    (await db
      .selectFrom('allotment')
      .selectAll()
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()) ?? refuse('NOT_FOUND')
  if (allotment.outcome !== null) refuse('ALLOTMENT_OVER')
  refuseIfChanged(allotment.revision, revision)
  return allotment
}

type AllotmentChange = Partial<Omit<In<typeof calls.changeAllotment>, 'id'>> & {
  outcome?: In<typeof calls.settleAllotment>['outcome']
  settled?: ReturnType<typeof sql<string>>
  settled_by?: string
}
const updateAllotment = ({ db, travel_agency }: AgencyContext, id: number, to: AllotmentChange) =>
  db
    .updateTable('allotment')
    .set(to)
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
