// Files of a departure, for its guide or for who booked it, and the night in which they are erased.
import { sql } from 'kysely'
import { isBookingUnderWay } from '#domain/booking/progress-conditions.server.ts'
import { lockDeparture } from '#domain/departure/close-departure.server.ts'
import { getOccupancy } from '#domain/departure/occupancy.server.ts'
import { refuse } from '#errors.ts'
import { parsePictureName } from '#lib/picture-name.ts'
import { paymentRecordYears, retentionDays } from '#limits/retention.ts'
import { guideEntryLimits } from '#limits/trade.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import { notify } from '#platform/notify.server.ts'
import { refuseTooMany } from '#platform/upload/file-type.server.ts'
import type { Upload } from '#platform/upload/prepare-uploads.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { listEntries } from './entries.server.ts'
import type { guideOfficeCalls } from './office-calls.ts'

export async function addFile(
  ctx: ManualTxContext<StaffCtx, { file: Upload[] }>,
  { departure_id, for_customers }: In<typeof guideOfficeCalls.addFile>,
) {
  if (!ctx.hasFiles) refuse('FILE_REQUIRED')
  return withIdempotencyKey(ctx, 'guide file', { departure_id, for_customers }, async (txCtx) => {
    const { db, travel_agency } = txCtx
    const [file] = txCtx.files.file
    if (!file) refuse('FILE_REQUIRED')
    await lockDeparture(txCtx, departure_id) // two people cannot both add the last one
    const { files } = await listEntries(txCtx, departure_id)
    const isForCustomers = for_customers === 'Y'
    const beside = files.filter((each) => each.for_customers === isForCustomers)
    if (beside.length >= guideEntryLimits.files) refuseTooMany('file', guideEntryLimits.files)
    const { name, type, size, path } = file
    const { id } = await db
      .insertInto('guide_file')
      .values({
        travel_agency,
        departure_id,
        name,
        type,
        size,
        path,
        by_name: ctx.staff.name,
        for_customers: isForCustomers,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    txCtx.logChange({ subject: `departure ${departure_id}`, after: { file: id, shown: for_customers } })
    return { id }
  })
}

export async function removeFile(ctx: StaffCtx, { id }: In<typeof guideOfficeCalls.removeFile>) {
  const { db, travel_agency, enqueue } = ctx
  const gone = await db
    .deleteFrom('guide_file')
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .returning(['departure_id', 'path'])
    .executeTakeFirst()
  if (!gone) refuse('NOT_FOUND')
  const keys = parsePictureName(gone.path)?.files.map(({ path }) => path) ?? [gone.path]
  await enqueue('remove-files', { travel_agency, scope: 'private', pictures: [], keys })
  ctx.logChange({ subject: `departure ${gone.departure_id}`, before: { file: id } })
  return {}
}

/** The rows are written first: of two who press at once, one finds nothing to tell. */
export function tellOfFiles(
  ctx: ManualTxContext<StaffCtx>,
  { departure_id }: In<typeof guideOfficeCalls.tellOfFiles>,
) {
  return withIdempotencyKey(ctx, 'tell of files', { departure_id }, async (txCtx) => {
    const { db, travel_agency } = txCtx
    if ((await getOccupancy(txCtx, departure_id)).is_cancelled) refuse('DEPARTURE_CANCELLED')
    const files = await db
      .updateTable('guide_file')
      .set({ told: sql<string>`now()` })
      .where('travel_agency', '=', travel_agency)
      .where('departure_id', '=', departure_id)
      .where('for_customers', '=', true)
      .where('told', 'is', null)
      .returning('id')
      .execute()
    if (files.length === 0) refuse('NO_NEW_FILES')
    const bookings = await db
      .selectFrom('booking as b')
      .select('b.id')
      .where('b.travel_agency', '=', travel_agency)
      .where('b.departure_id', '=', departure_id)
      .where(isBookingUnderWay)
      .orderBy('b.id')
      .execute()
    if (bookings.length === 0) refuse('NOBODY_BOOKED')
    for (const { id } of bookings) await notify(txCtx, 'departure-files', { ref: id })
    txCtx.logChange({ subject: `departure ${departure_id}`, after: { told: bookings.length } })
    return { told: bookings.length }
  })
}

/**
 * Links, ticks, notes and papers go some weeks after the return; slips belong to the books and stay as long as
 * those. Answers the files that no row names any more.
 */
export async function purgeGuide({ db, travel_agency }: AgencyContext) {
  const isReturnedBefore = (alias: string, since: ReturnType<typeof sql>) =>
    sql`${sql.ref(`${alias}.travel_agency`)} = ${travel_agency} and exists (
      select from departure o join package p on p.travel_agency = o.travel_agency and p.package_code = o.package_code
      where o.travel_agency = ${travel_agency} and o.departure_id = ${sql.ref(`${alias}.departure_id`)}
        and o.departure_date + p.days < ${since})`
  const weeks = sql`${seoulToday} - ${retentionDays.guide}::int`
  const years = sql`${seoulToday} - make_interval(years => ${paymentRecordYears})`
  await sql`delete from guide_link t where ${isReturnedBefore('t', weeks)}`.execute(db)
  await sql`delete from guide_tick t where ${isReturnedBefore('t', weeks)}`.execute(db)
  const notes = await sql<{ path: string }>`with gone as (
    delete from guide_note t where ${isReturnedBefore('t', weeks)} returning pictures)
    select unnest(pictures) as path from gone`.execute(db)
  const files = await sql<{ path: string }>`
    delete from guide_file t where ${isReturnedBefore('t', weeks)} returning path`.execute(db)
  const slips = await sql<{ path: string | null }>`
    delete from guide_slip t where ${isReturnedBefore('t', years)} returning picture as path`.execute(db)
  const paths = [...notes.rows, ...files.rows, ...slips.rows].flatMap(({ path }) => (path ? [path] : []))
  return { forgotten: 0, paths }
}
