// Creates a trip, empty or from an import; copies one; deletes one that was never published.
import { sql } from 'kysely'
import type { PlannedPrices } from '#domain/departure/forms.ts'
import { copyDepartures, deleteAllDepartures } from '#domain/departure/save-departures.server.ts'
import { refuse } from '#errors.ts'
import { tripLetters } from '#limits/trade.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import { createNumber } from '#platform/numbers.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { getDraftContent, getTrip } from './draft.server.ts'
import { createEmptyTrip } from './empty-trip.ts'
import type { tripOfficeCalls as calls } from './office-calls.ts'
import type { TripDraft } from './trip.ts'
import { refuseForeignReferences } from './trip-references.server.ts'
import { toCardColumns } from './trip-rows.server.ts'

/** A trip has a row from the start, so that departures can be given to it before it is shown. */
export const createTrip = (ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.createTrip>) =>
  withIdempotencyKey(ctx, 'createTrip', input, async (tx) => {
    const { content, planned, ...beginning } = input
    const trip = content ?? createEmptyTrip(beginning)
    await refuseForeignReferences(tx, trip)
    const made = await insertTrip({ ...tx, staff: ctx.staff }, trip)
    if (planned) await savePlannedPrices(tx, made.package_code, planned)
    return made
  })

const savePlannedPrices = (
  { db, travel_agency }: AgencyContext,
  package_code: string,
  { adult_price, child_price, baby_price, minimum }: PlannedPrices,
) =>
  db
    .updateTable('package_draft')
    .set({
      planned_adult_price: adult_price,
      planned_child_price: child_price,
      planned_baby_price: baby_price,
      planned_minimum: minimum,
    })
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', package_code)
    .execute()

/** The copy has the departures to come, their seats and prices; nobody is booked on them. */
export const copyTrip = (ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.copyTrip>) =>
  withIdempotencyKey(ctx, 'copyTrip', input, async (tx) => {
    const staffTx = { ...tx, staff: ctx.staff }
    const content = await getDraftContent(staffTx, await getTrip(staffTx, input.package_code))
    const made = await insertTrip(staffTx, { ...content, page_title: createCopyTitle(content) })
    await copyDepartures(staffTx, { from: input.package_code, to: made.package_code })
    return made
  })

/** A draft may have lost its title, but a trip is made with one. */
function createCopyTitle({ page_title: { ko, en } }: TripDraft): TripDraft['page_title'] {
  const appendMark = (title: string, mark: string) =>
    `${title} ${mark}`
      .trim()
      .slice(-tripLetters.title)
      .replace(/^[\udc00-\udfff]/, '') // no half of a letter
  return { ko: ko || !en ? appendMark(ko, '(복사)') : '', en: en || !ko ? appendMark(en, '(copy)') : '' }
}

type StaffTx = Pick<StaffCtx, 'db' | 'travel_agency' | 'staff' | 'logChange'>

/** Before all trips there are. */
export async function getFirstListPosition({ db, travel_agency }: AgencyContext): Promise<number> {
  const { seq } = await db
    .selectFrom('package')
    .select(sql<number>`coalesce(min(seq), 0) - 1`.as('seq'))
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  return seq
}

export async function insertTrip(staffTx: StaffTx, content: TripDraft, position?: number) {
  const { db, travel_agency, staff, logChange } = staffTx
  const package_code = `T${createNumber().slice(0, 8)}`
  const seq = position ?? (await getFirstListPosition(staffTx))
  await db
    .insertInto('package')
    .values({
      travel_agency,
      package_code,
      ...toCardColumns(content),
      sale_yn: 'N',
      seq,
    })
    .execute()
  await db.insertInto('package_detail').values({ travel_agency, package_code }).execute()
  await db
    .insertInto('package_draft')
    .values({ travel_agency, package_code, content: JSON.stringify(content), staff_name: staff.name })
    .execute()
  logChange({ subject: `trip ${package_code}`, after: { page_title: content.page_title } })
  return { package_code }
}

export async function deleteTrip(ctx: StaffCtx, { package_code }: In<typeof calls.deleteTrip>) {
  const { db, travel_agency } = ctx
  const { published } = await getTrip(ctx, package_code, 'lock')
  const booked = await db
    .selectFrom('booking')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', package_code)
    .limit(1)
    .executeTakeFirst()
  const costed = await db
    .selectFrom('cost_line as c')
    .innerJoin('departure as d', (on) =>
      on.onRef('d.travel_agency', '=', 'c.travel_agency').onRef('d.departure_id', '=', 'c.departure_id'),
    )
    .select('c.id')
    .where('d.travel_agency', '=', travel_agency)
    .where('d.package_code', '=', package_code)
    .limit(1)
    .executeTakeFirst()
  if (published !== null || booked || costed) refuse('TRIP_IN_USE')
  await deleteAllDepartures(ctx, package_code)
  await db
    .deleteFrom('package')
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', package_code)
    .execute()
  ctx.logChange({ subject: `trip ${package_code}` })
  return {}
}
